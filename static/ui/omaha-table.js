// <omaha-table> of the game's own page: one table in one open shadow root.
import { Table } from "./table.js";

/** @import { Setting } from "./table.js" */

export class OmahaTable extends HTMLElement {
  #table = new Table(this, this.attachShadow({ mode: "open" }));

  connectedCallback() {
    this.#table.listen();
  }

  disconnectedCallback() {
    this.#table.rest();
  }

  get store() {
    return this.#table.store;
  }

  get book() {
    return this.#table.book;
  }

  get director() {
    return this.#table.director;
  }

  get stage() {
    return this.#table.stage;
  }

  /** Shows the start screen, or the table when the address names a game. @param {Setting} setting */
  start(setting) {
    return this.#table.start({
      ...setting,
      onLook: (settings, lang) => {
        this.lang = lang;
        setting.onLook?.(settings, lang);
      },
    });
  }

  /** The engine answers: the start screen may ask it, a table opens. */
  engineReady() {
    return this.#table.engineReady();
  }

  /** A promise of the state at the next rest. */
  settled() {
    return this.#table.settled();
  }

  /** An intent by its name, as from a button. @param {string} name @param {any} [arg] */
  perform(name, arg) {
    return this.#table.perform(name, arg);
  }
}
