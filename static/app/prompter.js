// Says what a scenario asks and what became of an answer, once for each; after what happened in the hand.
import { isDone, shownQuestion } from "./asked.js";
import { askText, hintText, howId, linesOf, lineText, verdictText } from "./stage-words.js";

/** @import { View } from "./model.js" */
/** @import { Question } from "./stage.js" */
/** @import { State, Store } from "./store.js" */
/** @import { Voice } from "../i18n/words.js" */

/** @param {State} state */
export const isScored = ({ stage, answered, isScoreRead }) =>
  stage?.mode === "quiz" && stage.is_complete === true && answered === null && !isScoreRead;

/** @param {Voice} voice @param {import("./stage.js").Staged} stage */
export const scoreText = ({ t }, { score = 0, max_score: max = 0 }) => t("score", { score, max });

/** @param {Voice} voice @param {View} view @param {Question} question */
function explained(voice, view, question) {
  const { t } = voice;
  const lines = linesOf(question).map((line) =>
    t("tell-hand-line", {
      name: voice.name(view, line.seat),
      half: t(`${line.half}-name`),
      hand: line.made ? voice.spoken(line.made) : lineText(voice, line),
    }),
  );
  return [t("tell-sentence", { text: verdictText(voice, view, question) }), ...lines];
}

/** @param {Voice} voice @param {View} view @param {State} state @param {Question} question */
function asked(voice, view, { stage }, question) {
  const questions = stage?.questions ?? [];
  const how = howId(question);
  return [
    voice.t("tell-question", { n: questions.indexOf(question) + 1, of: questions.length }),
    askText(voice, view, question),
    ...(how ? [voice.t(how)] : []),
  ];
}

/** What there is to say now. @param {Voice} voice @param {State} state @returns {string[]} */
export function promptOf(voice, state) {
  const { view, stage } = state;
  if (!view || !stage) return [];
  const question = shownQuestion(state);
  if (!question) return isScored(state) ? [voice.t("tell-sentence", { text: scoreText(voice, stage) })] : [];
  if (isDone(question)) return explained(voice, view, question);
  if (question.attempts === 0) return asked(voice, view, state, question);
  const hint = question.hint ? hintText(voice, view, question.hint) : null;
  return [voice.t("wrong"), ...(hint ? [voice.t("tell-hint", { text: hint })] : [])];
}

/** @param {State} state */
function keyOf(state) {
  const question = shownQuestion(state);
  const now = question ? `${question.id} ${question.state} ${question.attempts}` : isScored(state);
  return `${state.seq} ${now}`;
}

/** @param {{store: Store, voice: () => Voice, say: (text: string) => void}} parts */
export function createPrompter({ store, voice, say }) {
  let told = "";
  store.subscribe((state) => {
    if (state.status !== "idle" || !state.stage || state.frames) return;
    const key = keyOf(state);
    if (key === told) return;
    told = key;
    queueMicrotask(() => {
      for (const text of promptOf(voice(), store.get())) say(text);
    });
  });
}
