// What a page may ask of a table, by name: the methods of docs/embed.md.
import { settingFromParam, settingOf } from "../app/settings.js";
import { isWhere } from "../app/stage.js";
import { EmbedError } from "./failures.js";

/** @import { Failure } from "../app/model.js" */
/** @import { Table } from "../ui/table.js" */
/** @import { Engine } from "./engine.js" */
/** @import { Params } from "./params.js" */

const VERBS = new Set(["fold", "check", "call"]);
const BETS = new Set(["bet", "raise"]);

/** Whether it could be an action at all; the engine judges it by the rules. @param {any} type @param {any} to */
const isAction = (type, to) =>
  (VERBS.has(type) && to === undefined) || (BETS.has(type) && Number.isSafeInteger(to));

/** @param {Failure | null | undefined} failure @param {object} [more] */
export function mustBeNone(failure, more = {}) {
  if (failure) throw new EmbedError(failure.code, { ...failure.params, ...more });
}

/** Options as text: settings that take effect at once, and what needs another table. @param {Record<string, unknown>} options */
function sorted(options) {
  /** @type {{settings: Record<string, any>, others: Params, ignored: string[]}} */
  const found = { settings: {}, others: {}, ignored: [] };
  for (const [key, value] of Object.entries(options)) {
    const setting = settingFromParam(key, String(value));
    if (setting) Object.assign(found.settings, setting);
    else if (settingOf(key)) found.ignored.push(key);
    else found.others[key] = String(value);
  }
  return found;
}

/**
 * @param {object} parts
 * @param {Table} parts.table
 * @param {Engine} parts.engine
 * @param {(change: Params, data?: object | null) => Promise<string[]>} parts.fill  puts what the changed parameters ask for on the
 *   table; gives the keys that were passed over
 * @returns {Record<string, (payload: any) => unknown>}  what they return, or a promise of it, is the answer
 */
export function createCommands({ table, engine, fill }) {
  const now = () => table.store.get();

  /** @param {string} name @param {string | null} [wanted]  what the table must wait for */
  function mustWait(name, wanted) {
    const { status, next } = now();
    if (status !== "idle") throw new EmbedError("busy", { status });
    if (wanted && next !== wanted) throw new EmbedError("not_now", { name, next });
  }

  /** @param {string} name */
  function mustAsk(name) {
    if (!now().stage?.question) throw new EmbedError("not_now", { name, next: now().next });
  }

  return {
    start: () => table.settled().then(() => {}),
    load: async ({ scenario, data = null }) => ({ ignored: await fill({ scenario: scenario ?? "" }, data) }),
    goTo({ to }) {
      if (!isWhere(to)) throw new EmbedError("bad_parameter", { key: "to", value: to ?? null });
      if (!table.stage?.goTo(to)) throw new EmbedError("not_now", { name: "goTo", next: now().next });
    },
    async act({ type, to }) {
      mustWait("act", "you");
      const legal = now().view?.legal;
      if (!isAction(type, to)) throw new EmbedError("illegal_action", { legal });
      const action = { type, ...(to === undefined ? {} : { to }) };
      mustBeNone(await table.director?.send({ type: "act", action, byPage: true }), { legal });
    },
    async checkAnswer({ given }) {
      mustAsk("checkAnswer");
      mustBeNone(await table.stage?.answer(given));
    },
    async showSolution() {
      mustAsk("showSolution");
      mustBeNone(await table.stage?.solution());
    },
    async retry() {
      const { error, stage } = now();
      if (error) return table.perform("retry");
      if (stage) return mustBeNone(await table.stage?.again());
      mustWait("retry", "between");
      mustBeNone(await table.director?.send({ type: "next_hand" }));
    },
    pause() {
      if (!now().paused) table.perform("pause");
    },
    resume() {
      if (now().paused) table.perform("pause");
    },
    async getHistory({ format = "text" }) {
      if (format !== "text" && format !== "json")
        throw new EmbedError("bad_parameter", { key: "format", value: format });
      const { record, events, view } = now();
      if (format === "json") return { hero: view?.me ?? null, events };
      if (record === null) return { text: "" };
      const reply = await engine.request({ type: "export", format: "pokerstars", records: [record] });
      mustBeNone(reply.ok ? null : reply.error);
      return { text: reply.text };
    },
    async setOptions(options) {
      const { settings, others, ignored } = sorted(options);
      await table.set(settings);
      if (Object.keys(others).length > 0) ignored.push(...(await fill(others)));
      return { ignored };
    },
    focusActions: () => table.focus("actions"),
  };
}
