// The shapes of what Python says, as types. Fields and their meaning: py/omaha8/views/view.py and docs/protocol.md.

/** @typedef {{strength: number, category: string, ranks: string, hole: string[], board: string[]}} Made */
/** @typedef {{action: string, amount: number, is_all_in: boolean}} LastAction */
/**
 * @typedef {object} SeatView
 * @property {number} seat
 * @property {string} name
 * @property {number} stack
 * @property {number} committed
 * @property {number} contributed
 * @property {"active" | "folded" | "allin" | "out" | "winner"} state
 * @property {"small_blind" | "big_blind" | null} marker
 * @property {number} card_count
 * @property {string[] | null} cards
 * @property {LastAction | null} last
 * @property {number} won
 * @property {number} net
 * @property {Made | null} high  of a hand turned up, once the board is whole
 * @property {Made | null} low
 */
/** @typedef {{name: string, to: number}} Preset */
/**
 * @typedef {object} LegalView
 * @property {boolean} can_check
 * @property {number} call
 * @property {"bet" | "raise" | null} verb
 * @property {number} min_to
 * @property {number} max_to
 * @property {string | null} no_raise
 * @property {boolean} call_is_all_in
 * @property {boolean} max_is_all_in
 * @property {Preset[]} presets
 * @property {number} step
 * @property {number} page
 */
/** @typedef {{state: "made" | "possible" | "impossible", needs: number, made: Made | null, is_nuts: boolean}} LowReading */
/** @typedef {{high: Made, high_is_nuts: boolean, low: LowReading | null}} Lens */
/** @typedef {{seat: number, amount: number, part: [number, number]}} Share */
/** @typedef {{amount: number, made: Made | null, shares: Share[]}} HalfResult */
/**
 * @typedef {object} PotResult
 * @property {number} index
 * @property {number} amount
 * @property {number} rake
 * @property {number[]} claimants
 * @property {HalfResult} high
 * @property {HalfResult | null} low
 * @property {boolean} both
 */
/** @typedef {{small_blind: number, big_blind: number, small_bet: number, big_bet: number, ante: number, dollar: number}} Stakes */
/**
 * @typedef {object} View
 * @property {"omaha8" | "omaha_high"} variant
 * @property {"fixed_limit" | "pot_limit" | "no_limit"} structure
 * @property {Stakes} stakes
 * @property {number} hand
 * @property {"idle" | "dealing" | "betting" | "showdown" | "between"} phase
 * @property {"preflop" | "flop" | "turn" | "river"} street
 * @property {number | null} me
 * @property {number | null} button
 * @property {number | null} turn
 * @property {SeatView[]} seats
 * @property {string[]} board
 * @property {number} pot
 * @property {{amount: number, seats: number[]}[]} pots
 * @property {number} to_call
 * @property {LegalView | null} legal
 * @property {Lens | null} lens
 * @property {PotResult[]} results
 * @property {"fold" | "showdown" | null} ending
 * @property {number} bank
 * @property {"chips" | "dollars"} money
 */

/** @typedef {{type: "hand_started", button: number, seats: number[], stacks: number[]}} HandStarted */
/** @typedef {{type: "posted", seat: number, kind: string, amount: number, is_all_in: boolean}} Posted */
/** @typedef {{type: "hole_dealt", seat: number, cards: string[]}} HoleDealt */
/** @typedef {{type: "acted", seat: number, street: string, action: string, to: number, by: number, is_all_in: boolean, is_cap: boolean}} Acted */
/** @typedef {{type: "bet_returned", seat: number, amount: number}} BetReturned */
/** @typedef {{type: "street_dealt", street: string, cards: string[]}} StreetDealt */
/** @typedef {{type: "hole_shown", seat: number, cards: string[], high: Made | null, low: Made | null}} HoleShown */
/** @typedef {{type: "hole_mucked", seat: number}} HoleMucked */
/** @typedef {{type: "pot_awarded", index: number, amount: number, rake: number, claimants: number[]}} PotAwarded */
/** @typedef {{type: "hand_ended", ending: string, stacks: number[]}} HandEnded */
/** @typedef {HandStarted | Posted | HoleDealt | Acted | BetReturned | StreetDealt | HoleShown | HoleMucked | PotAwarded | HandEnded} TableEvent */

/** @typedef {"you" | "bot" | "deal" | "award" | "between" | "rebuy"} Next */
/** @typedef {{code: string, params: Record<string, any>, report?: string}} Failure */
/**
 * @typedef {object} Reply
 * @property {boolean} ok
 * @property {number} [seq]
 * @property {TableEvent[]} [events]
 * @property {View} [view]
 * @property {Next} [next]
 * @property {any} [options]
 * @property {Failure} [error]
 * @property {string} [report]
 */

/** What may be sent: a request without its frame. @typedef {{type: string, [field: string]: any}} Request */

export {};
