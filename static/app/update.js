// A newer version of the page waits: when that is said, and what the player can do about it.

/** @import { Intent } from "./intents.js" */
/** @import { State } from "./store.js" */

/** What a table waits for while no hand runs. @type {Set<import("./model.js").Next | null>} */
const PAUSES = new Set(["between", "rebuy", "won", "over"]);

/** Whether a reload would disturb nobody. @param {State} state */
function isBetweenHands({ status, view, next, stage }) {
  if (!view) return status === "idle" || status === "error";
  // Practice and scenarios are kept nowhere, so they would not come back.
  return status === "idle" && PAUSES.has(next) && !view.practice && !stage;
}

/** Only in the tab that plays: the others come along. @param {State} state */
export const isUpdateOffered = (state) =>
  state.update === "waiting" && !state.isElsewhere && isBetweenHands(state);

/** @type {Record<string, Intent>} */
export const UPDATE_INTENTS = {
  "update-apply": {
    label: (_state, { t }) => t("update-apply"),
    offered: isUpdateOffered,
    run: () => ({ patch: { update: "applying" } }),
  },
  "update-later": {
    label: (_state, { t }) => t("update-later"),
    offered: isUpdateOffered,
    run: () => ({ patch: { update: "" } }),
  },
};
