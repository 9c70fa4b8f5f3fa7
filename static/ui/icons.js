import { html } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import back from "lucide-static/icons/arrow-left.svg";
import curve from "lucide-static/icons/chart-line.svg";
import check from "lucide-static/icons/check.svg";
import down from "lucide-static/icons/chevron-down.svg";
import first from "lucide-static/icons/chevron-first.svg";
import last from "lucide-static/icons/chevron-last.svg";
import prev from "lucide-static/icons/chevron-left.svg";
import next from "lucide-static/icons/chevron-right.svg";
import up from "lucide-static/icons/chevron-up.svg";
import help from "lucide-static/icons/circle-question-mark.svg";
import stacks from "lucide-static/icons/coins.svg";
import copy from "lucide-static/icons/copy.svg";
import download from "lucide-static/icons/download.svg";
import more from "lucide-static/icons/ellipsis.svg";
import history from "lucide-static/icons/history.svg";
import exercises from "lucide-static/icons/lightbulb.svg";
import link from "lucide-static/icons/link.svg";
import log from "lucide-static/icons/list.svg";
import leave from "lucide-static/icons/log-out.svg";
import menu from "lucide-static/icons/menu.svg";
import minus from "lucide-static/icons/minus.svg";
import pause from "lucide-static/icons/pause.svg";
import play from "lucide-static/icons/play.svg";
import plus from "lucide-static/icons/plus.svg";
import ledger from "lucide-static/icons/receipt-text.svg";
import fair from "lucide-static/icons/shield-check.svg";
import settings from "lucide-static/icons/sliders-horizontal.svg";
import theme from "lucide-static/icons/sun-moon.svg";
import trash from "lucide-static/icons/trash-2.svg";
import trophy from "lucide-static/icons/trophy.svg";
import upload from "lucide-static/icons/upload.svg";
import sound from "lucide-static/icons/volume-2.svg";
import mute from "lucide-static/icons/volume-x.svg";
import close from "lucide-static/icons/x.svg";

const FILES = {
  back,
  check,
  close,
  copy,
  curve,
  down,
  download,
  exercises,
  fair,
  first,
  help,
  history,
  last,
  leave,
  ledger,
  link,
  log,
  menu,
  minus,
  more,
  mute,
  next,
  pause,
  play,
  plus,
  prev,
  settings,
  sound,
  stacks,
  theme,
  trash,
  trophy,
  up,
  upload,
};

/** @type {Map<string, unknown>} */
const drawn = new Map();

/** @typedef {keyof typeof FILES} IconName */

/** An icon of the interface; its button carries the name. @param {IconName} name */
export function icon(name) {
  if (!drawn.has(name)) {
    const lines = FILES[name]
      .replace(/<!--.*?-->/s, "")
      .replace(/class="[^"]*"/, 'class="icon" aria-hidden="true"');
    drawn.set(name, unsafeHTML(lines));
  }
  return html`${drawn.get(name)}`;
}
