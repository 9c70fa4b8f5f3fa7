// The site's exercises: a list from which each is opened.
import { html } from "lit";
import { EXERCISES } from "../app/exercises.js";

/** @import { Context } from "./context.js" */

/** @param {Context} context */
export const exercises = ({ voice, perform }) =>
  html`<p>${voice.t("exercises-text")}</p><ul class="exercises">${EXERCISES.map(
    ({ id, mode }) =>
      html`<li><button data-testid="exercise-${id}" @click=${() => perform("exercise", id)}><b>${voice.t(`scenario-${id}`)}</b><small>${voice.t(`mode-${mode}`)}</small></button></li>`,
  )}</ul>`;
