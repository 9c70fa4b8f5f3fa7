// What a page may ask of a table, by name: the methods of docs/embed.md.
import { sceneFailure } from "../app/scenario.js";
import { DEFAULTS, settingFromParam, settingOf } from "../app/settings.js";
import { isWhere } from "../app/stage.js";
import { EmbedError } from "./failures.js";
import { isLook, mayBe } from "./params.js";

/** @import { Failure } from "../app/model.js" */
/** @import { Table } from "../ui/table.js" */
/** @import { Engine } from "./engine.js" */
/** @import { Params } from "./params.js" */

const VERBS = new Set(["fold", "check", "call"]);
const BETS = new Set(["bet", "raise"]);

/** Whether it could be an action at all; the engine judges it by the rules. @param {any} type @param {any} to */
const isAction = (type, to) =>
  (VERBS.has(type) && to === undefined) || (BETS.has(type) && Number.isSafeInteger(to));

/** What Python calls an answer, or an action, that can be none. */
const UNREADABLE = new Set(["bad_value", "bad_card", "missing_key", "too_long", "bad_json"]);

/** @param {Failure | null | undefined} failure @param {string} code  what that is called here @param {object} params */
const renamed = (failure, code, params) =>
  failure && UNREADABLE.has(failure.code) ? { code, params } : failure;

/** @param {Failure | null | undefined} failure @param {object} [more] */
export function mustBeNone(failure, more = {}) {
  if (failure) throw new EmbedError(failure.code, { ...failure.params, ...more });
}

/**
 * Options as text: settings that take effect at once, an empty one as it is usual, and what needs another table.
 * @param {Record<string, unknown>} options @param {Record<string, any>} usual
 */
function sorted(options, usual) {
  /** @type {{settings: Record<string, any>, others: Params, refused: Params}} */
  const found = { settings: {}, others: {}, refused: {} };
  for (const [key, value] of Object.entries(options)) {
    const text = String(value ?? "");
    const name = settingOf(key) ?? key;
    if (!isLook(key)) found.others[key] = text;
    else if (text === "") found.settings[name] = { ...DEFAULTS, ...usual }[name];
    else if (mayBe(key, text)) Object.assign(found.settings, settingFromParam(key, text));
    else found.refused[key] = text;
  }
  return found;
}

/**
 * @param {object} parts
 * @param {Table} parts.table
 * @param {Engine} parts.engine
 * @param {(change: Params, how?: {data?: object | null, isAnew?: boolean}) => Promise<string[]>} parts.fill  puts what the changed parameters ask for on the
 *   table; gives the keys that were passed over
 * @param {(code: string, params: object) => void} parts.complain  tells what was passed over
 * @param {Record<string, any>} parts.usual  settings that are otherwise here than in the game's own page
 * @returns {Record<string, (payload: any) => unknown>}  what they return, or a promise of it, is the answer
 */
export function createCommands({ table, engine, fill, complain, usual }) {
  const now = () => table.store.get();

  /** @param {string} name @param {string | null} [wanted]  what the table must wait for */
  function mustWait(name, wanted) {
    const { status, next } = now();
    if (status !== "idle") throw new EmbedError("busy", { name, status });
    if (wanted && next !== wanted) throw new EmbedError("not_now", { name, next });
  }

  /** @param {string} name */
  function mustAsk(name) {
    if (!now().stage?.question) throw tooSoon(name);
  }

  /** @param {string} name @param {object} [more] */
  function tooSoon(name, more = {}) {
    const { status, next } = now();
    return status === "idle"
      ? new EmbedError("not_now", { name, ...more, next })
      : new EmbedError("busy", { name, status });
  }

  return {
    start: () => table.settled().then(() => {}),
    load: async ({ scenario, data = null }) => ({
      ignored: await fill({ scenario: scenario ?? "" }, { data, isAnew: true }),
    }),
    goTo({ to }) {
      if (!isWhere(to)) throw new EmbedError("bad_parameter", { key: "to", value: to ?? null });
      if (!table.stage?.goTo(to)) throw tooSoon("goTo", { to });
      return table.settled().then(() => {}); // what comes after an answer has to be played
    },
    async act({ type, to }) {
      mustWait("act", "you");
      const asked = { type: type ?? null, to: to ?? null, legal: now().view?.legal };
      if (!isAction(type, to)) throw new EmbedError("illegal_action", asked);
      const action = { type, ...(to === undefined ? {} : { to }) };
      const failure = await table.director?.send({ type: "act", action, byPage: true });
      mustBeNone(renamed(failure, "illegal_action", {}), asked);
      mustBeNone(now().error); // what came of it
    },
    async checkAnswer({ given }) {
      mustAsk("checkAnswer");
      mustBeNone(renamed(await table.stage?.answer(given), "bad_value", { path: "request.given" }));
    },
    async showSolution() {
      mustAsk("showSolution");
      mustBeNone(await table.stage?.solution());
    },
    async retry() {
      const { error, stage } = now();
      if (error) return table.perform("retry");
      if (stage) {
        const failure = await table.stage?.again();
        return mustBeNone(failure && sceneFailure(failure));
      }
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
      const { settings, others, refused } = sorted(options, usual);
      await table.set(settings);
      for (const [key, value] of Object.entries(refused)) complain("bad_parameter", { key, value });
      const passed = Object.keys(others).length > 0 ? await fill(others) : [];
      return { ignored: [...Object.keys(refused), ...passed] };
    },
    focusActions: () => table.focus("actions"),
  };
}
