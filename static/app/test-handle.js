// What tests hold of the page: promises of a view at rest, never a time.

/** @import { View } from "./model.js" */
/** @import { State } from "./store.js" */

/**
 * @typedef {object} Table  the element, as far as tests need it
 * @property {() => Promise<State>} settled
 * @property {{get(): State}} store
 * @property {ShadowRoot | null} shadowRoot
 * @property {import("./director.js").Director} [director]
 */

/** An action as scripts may write it: "fold", ["raise", 60], {type: "raise", to: 60}. @param {any} action */
const asList = (action) => {
  if (typeof action === "string") return [action];
  if (Array.isArray(action)) return action;
  return action.to === undefined ? [action.type] : [action.type, action.to];
};

/** An item as it is read aloud. @param {Element} item */
function spokenText(item) {
  const copy = /** @type {Element} */ (item.cloneNode(true));
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
}

/**
 * @param {Table} table
 * @param {Promise<string>} version
 */
export function createTestHandle(table, version) {
  /** @type {string[]} */
  const errors = [];
  addEventListener("error", ({ message }) => errors.push(message));
  addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));

  /** @returns {Promise<View | null>} */
  const rest = async () => {
    const { error, view } = await table.settled();
    if (error) throw new Error(`${error.code} ${JSON.stringify(error.params)}`);
    return view;
  };
  /** @param {import("./model.js").Request} request */
  const send = async (request) => {
    await rest();
    const refused = await table.director?.send(request);
    if (refused) throw new Error(`${refused.code} ${JSON.stringify(refused.params)}`);
    return rest();
  };
  const handle = {
    version: "",
    ready: version.then((text) => {
      handle.version = text;
      return rest();
    }),
    state: () => table.store.get().view,
    legal: () => table.store.get().view?.legal ?? null,
    /** @param {any} intent  an action, or {action} */
    act: (intent) => send({ type: "act", action: intent.action ?? intent }),
    /** A hand made to order. @param {{deck?: string, button?: number, stacks?: Record<string, number>, actions?: any[]}} setup */
    deal: (setup) => send({ type: "stack", ...setup }),
    /** What seats do next, before their bots are asked. @param {Record<string, any[]>} seats */
    script: (seats) =>
      send({
        type: "script",
        seats: Object.fromEntries(Object.entries(seats).map(([seat, list]) => [seat, list.map(asList)])),
      }),
    /** On to the next rest; between hands the next one is dealt. */
    step: async () => {
      await rest();
      return table.store.get().next === "between" ? send({ type: "next_hand" }) : rest();
    },
    log: () => [...(table.shadowRoot?.querySelectorAll(".log li") ?? [])].map(spokenText),
    errors,
  };
  handle.ready.catch((error) => errors.push(String(error)));
  return handle;
}
