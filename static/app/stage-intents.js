// What a reader of a scenario can want: the ways through its steps, and to answer what it asks.
import { chosenFor, isList, moved, openQuestion, toggled, whyNoAnswer } from "./asked.js";

/** @import { Intent } from "./intents.js" */
/** @import { Question } from "./stage.js" */
/** @import { State } from "./store.js" */

/** @param {State} state */
const isIdle = ({ status }) => status === "idle";
/** @param {State} state */
const isAsked = (state) => isIdle(state) && openQuestion(state) !== null;
/** @param {State} state */
const asked = (state) => /** @type {Question} */ (openQuestion(state));

/** @param {State} state @param {any} value @param {string | null} [text]  as typed */
const choose = (state, value, text = null) => ({
  patch: { given: { question: asked(state).id, value, text }, note: null },
});

/** @param {string} way @param {string} key @returns {Intent} */
const step = (way, key) => ({
  label: (_state, { t }) => t(`hh-${way}`),
  keys: [key],
  offered: (state) => state.frames !== null && state.dialog === null,
  run: () => ({ stage: (stage) => stage.goTo(/** @type {import("./stage.js").Where} */ (way)) }),
});

/** @type {Record<string, Intent>} */
export const STAGE_INTENTS = {
  stepFirst: step("first", "Home"),
  stepPrev: step("prev", "ArrowLeft"),
  stepNext: step("next", "ArrowRight"),
  stepLast: step("last", "End"),
  stepTo: {
    label: (_state, { t }) => t("hh-streets"),
    offered: (state) => state.frames !== null,
    run: (_state, to) => ({ stage: (stage) => stage.goTo(to) }),
  },
  /** A choice of the question, or an amount as it was typed. */
  pick: {
    label: (_state, { t }) => t("question"),
    offered: isAsked,
    run: (state, choice) => {
      const question = asked(state);
      if (question.type === "amount") return choose(state, choice.amount, choice.text);
      if (!question.choices.includes(choice)) return {};
      return choose(state, isList(question) ? toggled(state, question, choice) : choice);
    },
  },
  /** The same on the table itself. */
  pickCard: {
    label: (_state, { t }) => t("question"),
    offered: (state) => isAsked(state) && asked(state).type === "cards",
    run: (state, card) => STAGE_INTENTS.pick.run(state, card),
  },
  move: {
    label: (_state, { t }) => t("question"),
    offered: isAsked,
    run: (state, { at, by }) => {
      const question = asked(state);
      const seat = chosenFor(state, question)[at];
      const value = moved(state, question, at, by);
      const place = value.indexOf(seat) + 1;
      return {
        ...choose(state, value),
        say: ({ t, name }) =>
          t("tell-place", { name: state.view ? name(state.view, seat) : "", n: place, of: value.length }),
      };
    },
  },
  check: {
    label: (_state, { t }) => t("check-answer"),
    offered: isAsked,
    whyNot: (state) => whyNoAnswer(state, asked(state)),
    run: () => ({ stage: (stage) => stage.answer() }),
  },
  solution: {
    label: (_state, { t }) => t("show-answer"),
    offered: (state) => isAsked(state) && asked(state).can_show,
    run: () => ({ stage: (stage) => stage.solution() }),
  },
  /** On from an explanation. */
  goOn: {
    label: (_state, { t }) => t("go-on"),
    offered: (state) => isIdle(state) && state.answered !== null,
    run: () => ({ stage: (stage) => stage.goOn() }),
  },
  again: {
    label: (_state, { t }) => t("again"),
    offered: (state) => state.status !== "booting" && state.stage !== null,
    run: () => ({ stage: (stage) => stage.again() }),
  },
  /** To the start screen's list. */
  moreExercises: {
    label: (_state, { t }) => t("exercises"),
    offered: ({ place, stage }) => place === "page" && stage !== null,
    run: () => ({ leave: "exercises" }),
  },
  /** From the score to the table, where the hand is not over. */
  playOut: {
    label: (_state, { t }) => t("play-out"),
    offered: (state) => state.stage?.is_complete === true && state.next === "you",
    run: () => ({ patch: { isScoreRead: true } }),
  },
};
