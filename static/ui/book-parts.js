// What the list of hands and the replayer share.
import { html, nothing } from "lit";
import { ref } from "lit/directives/ref.js";

/** @import { Context } from "./context.js" */
/** @import { Voice } from "../i18n/words.js" */

const FORMATS = /** @type {const} */ (["pokerstars", "phh", "json"]);

/** @param {Voice} voice @param {{variant: string, structure: string}} game */
export const shortGame = ({ t }, { variant, structure }) =>
  `${t(`limit-short-${structure}`)} ${t(`game-${variant}`)}`;

/** The formats a file can have. @param {Context} context @param {number[] | null} ids  null: the hand in the replayer */
export const formats = ({ voice, perform }, ids) =>
  html`<div class="book-panel" role="group" aria-label=${voice.t("hh-export")} data-testid="hh-formats">${FORMATS.map(
    (format) =>
      html`<button data-testid="hh-export-${format}" @click=${() => perform("book-export", { format, ids })}>${voice.t(`format-${format}`)}</button>`,
  )}</div>`;

/** What the last act came to, and the text to be copied by hand. @param {Context} context */
export function outcome({ state, voice }) {
  const { note, text } = state.book;
  return html`<p class="book-note" role="status" data-testid="hh-note" data-note=${note?.id ?? nothing}>${note ? voice.t(note.id, note.args) : nothing}</p>
    ${text ? html`<textarea readonly data-testid="hh-text" aria-label=${voice.t("hh-copy")} .value=${text} ${ref(selectAll)}></textarea>` : nothing}`;
}

/** @param {Element | undefined} area */
const selectAll = (area) => /** @type {HTMLTextAreaElement | undefined} */ (area)?.select();

/** What a view of the drawer begins with has the focus when it comes. @param {Element | undefined} element */
export const takeFocus = (element) => {
  if (element) queueMicrotask(() => /** @type {HTMLElement} */ (element).focus({ preventScroll: true }));
};
