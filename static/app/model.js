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
 * @property {boolean} may_show  its hand went down unseen: its owner may turn it up
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
/** @typedef {"hi" | "lo"} Half */
/** A hand that is none, see py/omaha8/views/temptations.py. @typedef {{code: string, hole: string[], board: string[]}} Temptation */
/** @typedef {{high: Made, high_is_nuts: boolean, low: LowReading | null, temptations: Temptation[]}} Lens */
/** @typedef {{seat: number, amount: number, part: [number, number], made: Made | null}} Share */
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
 * @property {{street: string, is_exact: boolean, shares: {seat: number, share: number}[]}[]} [all_in]  equity by street, once hands lie open
 * @property {number} bank
 * @property {"chips" | "dollars"} money
 * @property {boolean} practice  no hand of the table counts
 * @property {boolean} learning_reveal  all cards lie face up for the player: no hand counts either
 * @property {string} house  the text that named the house rules
 * @property {Room | null} room
 * @property {Tournament | null} tournament
 * @property {ClockView | null} clock
 * @property {string | null} commitment
 * @property {string | null} next_commitment
 * @property {boolean} seeded
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

/** @typedef {"you" | "bot" | "deal" | "award" | "between" | "rebuy" | "won" | "over" | "question"} Next */
/** @typedef {{kind: string, live: number, dead: number, asks: boolean}} DuePost */
/** @typedef {{live: number, dead: number, why: string}} EntryCost */
/**
 * @typedef {object} OwnRoom
 * @property {string} sits
 * @property {boolean} auto_post
 * @property {boolean} waits
 * @property {"big_blind" | "button"} waits_for
 * @property {EntryCost | null} entry
 * @property {DuePost | null} due
 * @property {number | null} seat_lost_after
 * @property {boolean} has_lost_seat
 * @property {{min_to: number, max_to: number} | null} top_up
 */
/** @typedef {{seat: number, sits: string, missed: number}} Sitting */
/** @typedef {{seats: Sitting[], you: OwnRoom, can_deal: boolean, won: boolean, broke: number[], draw: {seat: number, cards: string[]}[]}} Room */
/** @typedef {{number: number, of: number, stakes: Stakes, next_stakes: Stakes | null, hands_left: number | null, seconds_left: number | null}} Level */
/** @typedef {{place: number, seat: number, is_shared: boolean, prize: number, hand: number}} Standing */
/**
 * @typedef {object} Tournament
 * @property {"draw" | "running" | "watching" | "over"} status
 * @property {{cards: string[], seat: number} | null} draw
 * @property {Level} level
 * @property {number} players
 * @property {number[]} prizes
 * @property {Standing[]} standings
 */
/** @typedef {{phase: "silent" | "counting" | "expired", left_ms: number, of_ms: number, is_away: boolean, more_left: number}} ClockView */
/** @typedef {{code: string, params: Record<string, any>, report?: string}} Failure */
/**
 * @typedef {object} Reply
 * @property {boolean} ok
 * @property {number} [seq]
 * @property {TableEvent[]} [events]
 * @property {View} [view]
 * @property {Next} [next]
 * @property {any} [options]
 * @property {LedgerReply} [ledger]
 * @property {string} [record]  of a hand that has just ended
 * @property {import("./stage.js").Staged} [stage]  of a table with a scenario on it
 * @property {Failure} [error]
 * @property {string} [report]
 */

/** @typedef {{cards: string[], board: string[], lens: Lens | null}} Rabbit */
/** @typedef {[number, number][]} Chips  seat and amount */
/** @typedef {{seat: number | null, chips: number, why: string}} OddChip */
/** @typedef {{part: "whole" | "high" | "low", amount: number, each: number, winners: number[], shares: Chips, odd: OddChip[]}} LedgerHalf */
/**
 * @typedef {object} LedgerPot
 * @property {number} index
 * @property {number} amount
 * @property {Chips} paid
 * @property {Chips} dead
 * @property {number[]} claimants
 * @property {{why: string, amount: number}} rake
 * @property {string} why
 * @property {OddChip[]} odd
 * @property {LedgerHalf[]} halves
 */
/**
 * @typedef {object} LedgerReply  py/omaha8/rules/ledger.py
 * @property {Chips} contributed
 * @property {Chips} returned
 * @property {LedgerPot[]} pots
 * @property {Chips} won
 * @property {Chips} nets
 * @property {{before: number, after: number, rake: number}} check
 * @property {boolean} is_even
 */
/** @typedef {{key: string, page: string, value: any, differs: boolean}} Difference */
/** @typedef {{default: Record<string, any>, choices: Record<string, any[]>, profiles: Record<string, Record<string, any>>, differences: Difference[]}} RulesReply */

/** What may be sent: a request without its frame. @typedef {{type: string, [field: string]: any}} Request */

export {};
