import { html } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import help from "lucide-static/icons/circle-question-mark.svg";
import log from "lucide-static/icons/list.svg";
import menu from "lucide-static/icons/menu.svg";
import minus from "lucide-static/icons/minus.svg";
import pause from "lucide-static/icons/pause.svg";
import play from "lucide-static/icons/play.svg";
import plus from "lucide-static/icons/plus.svg";
import theme from "lucide-static/icons/sun-moon.svg";
import close from "lucide-static/icons/x.svg";

const FILES = { close, help, log, menu, minus, pause, play, plus, theme };

/** @type {Map<string, unknown>} */
const drawn = new Map();

/** An icon of the interface; its button carries the name. @param {keyof typeof FILES} name */
export function icon(name) {
  if (!drawn.has(name)) {
    const lines = FILES[name]
      .replace(/<!--.*?-->/s, "")
      .replace(/class="[^"]*"/, 'class="icon" aria-hidden="true"');
    drawn.set(name, unsafeHTML(lines));
  }
  return html`${drawn.get(name)}`;
}
