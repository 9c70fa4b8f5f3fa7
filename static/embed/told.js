// What a page is told of a table (docs/embed.md): from the engine's replies, which hold no hidden card, to events of the embed.

/** @import { HalfResult, LegalView, PotResult, TableEvent, View } from "../app/model.js" */
/** @import { Staged } from "../app/stage.js" */
/** @import { Voice } from "../i18n/words.js" */

/** Replies that tell a hand from its start: that is no news. */
const AGAIN = new Set(["view", "restore", "open_from", "stage"]);
/** Replies of the page's clock, which come every second. */
const TICKS = new Set(["tick", "away", "back", "more_time"]);

/** @param {LegalView | null} legal */
export const legalOf = (legal) =>
  legal && {
    canCheck: legal.can_check,
    call: legal.call,
    verb: legal.verb,
    minTo: legal.min_to,
    maxTo: legal.max_to,
  };

/** The table as the engine shows it to the reader. @param {View} view */
export const stateOf = (view) => ({
  variant: view.variant,
  structure: view.structure,
  hand: view.hand,
  phase: view.phase,
  street: view.street,
  button: view.button,
  hero: view.me,
  pot: view.pots.length > 0 ? view.pots.map(({ amount }) => amount) : [view.pot],
  seats: view.seats.map((seat) => ({
    seat: seat.seat,
    name: seat.name,
    stack: seat.stack,
    committed: seat.committed,
    state: seat.state,
    cards: seat.cards,
    won: seat.won,
  })),
  board: view.board,
  toAct: view.turn,
  legal: legalOf(view.legal),
});

/** @param {HalfResult} half @param {Voice} voice */
const winnersOf = ({ shares, made }, voice) =>
  shares.map((share) => {
    const hand = share.made ?? made;
    return {
      seat: share.seat,
      amount: share.amount,
      hand: hand?.category ?? null,
      handText: hand ? voice.made(hand) : "",
      hole: hand?.hole ?? [],
      board: hand?.board ?? [],
    };
  });

/** @param {PotResult} pot @param {Voice} voice */
function potOf({ index, amount, high, low }, voice) {
  const shares = [high, ...(low ? [low] : [])].flatMap((half) => half.shares);
  return {
    index,
    amount,
    hi: winnersOf(high, voice),
    lo: low && winnersOf(low, voice),
    shares: shares.map((share) => [share.seat, share.amount]),
  };
}

/**
 * @param {object} parts
 * @param {(name: string, payload: object) => void} parts.tell
 * @param {() => Voice} parts.voice
 * @param {(table: string) => Promise<any>} parts.ledger  of the hand just over
 */
export function createTelling({ tell, voice, ledger }) {
  let seen = "";
  /** @type {string | null | undefined} */
  let asked = null;
  let isComplete = false;

  /** @param {TableEvent} event @param {View} view @param {string} table @param {boolean} isTold  the reader's own act was told when he did it */
  function tellEvent(event, view, table, isTold) {
    if (event.type === "acted" && !(isTold && event.seat === view.me)) {
      const { seat, action, to, by } = event;
      tell("action", { seat, type: action, to, amount: by, cause: seat === view.me ? "script" : "bot" });
    }
    if (event.type === "street_dealt") tell("street", { name: event.street, cards: event.cards });
    if (event.type !== "hand_ended") return;
    if (event.ending === "showdown")
      tell("showdown", { pots: view.results.map((pot) => potOf(pot, voice())) });
    ledger(table).then(
      (reply) => reply.ok && tell("handEnd", { hand: view.hand, net: reply.ledger.nets }),
      () => {}, // the engine is gone, which is told elsewhere
    );
  }

  /** @param {Staged} stage @param {any} judged @param {any} given */
  function tellStage(stage, judged, given) {
    const { questions = [], question, score = 0, max_score: maxScore = 0 } = stage;
    if (judged) {
      const { question: id, is_right: correct, attempt } = judged;
      tell("answer", { id, given, correct, score, maxScore, attempt });
    }
    const waiting = questions.find(({ id }) => id === question);
    if (waiting && asked !== question)
      tell("question", { id: waiting.id, type: waiting.type, ask: waiting.ask, score, maxScore });
    asked = question;
    if (stage.is_complete && !isComplete) tell("complete", { score, maxScore, steps: stage.of ?? 0 });
    isComplete = stage.is_complete === true;
  }

  return {
    /** @param {any} request @param {any} reply */
    hear({ type, table, byPage, given }, { view, events = [], seq, stage, judged }) {
      if (!view) return;
      const mark = `${table} ${seq}`;
      if (TICKS.has(type) && mark === seen) return;
      seen = mark;
      if (!AGAIN.has(type))
        for (const event of events) tellEvent(event, view, table, type === "act" && !byPage);
      tell("state", stateOf(view));
      if (view.turn !== null && !stage?.question)
        tell("turn", {
          seat: view.turn,
          hero: view.turn === view.me,
          toCall: view.turn === view.me ? view.to_call : null,
          legal: legalOf(view.legal),
        });
      if (type === "stage") [asked, isComplete] = [null, false];
      if (stage) tellStage(stage, judged, given);
    },
  };
}
