// Keys and pointers, from the document and the shadow root to intents.
import { captured, keyMeaning, REPEATS, seatMove } from "./keys.js";
import { createLead } from "./lead.js";

/** @import { Store } from "../app/store.js" */
/** @import { Guard } from "./guard.js" */

/**
 * @param {object} parts
 * @param {HTMLElement} parts.host
 * @param {ShadowRoot} parts.root
 * @param {Store} parts.store
 * @param {Guard} parts.guard
 * @param {() => boolean} parts.ownsPage  keys work wherever the focus is
 * @param {(name: string, arg?: any) => void} parts.perform
 * @param {() => void} parts.onTouch  before anything else that a press does
 * @param {(id: string) => void} parts.focus
 */
export function createInput({ host, root, store, guard, ownsPage, perform, onTouch, focus }) {
  const page = host.ownerDocument;
  const lead = createLead(perform);

  const place = () => `${store.get().screen} ${store.get().dialog}`;
  /** Where the first press of a double click was made. */
  let pressed = "";

  /** The second one is not for what the first one has brought. @param {MouseEvent} event */
  const isStray = ({ detail }) => {
    if (detail < 2) pressed = place();
    return detail > 1 && pressed !== place();
  };

  /** @param {MouseEvent} event */
  const onClick = (event) => {
    const button = /** @type {Element} */ (event.target).closest(".act");
    const isTooSoon = guard.isTooSoon(event, button);
    if (!isStray(event) && !isTooSoon) return;
    event.stopPropagation();
    event.preventDefault();
  };

  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    const [target] = /** @type {HTMLElement[]} */ (event.composedPath());
    const isInside = event.composedPath().includes(host);
    if (store.get().controls === "none") return;
    if (!isInside && !(ownsPage() && target === page.body)) return;
    onTouch();
    const state = store.get();
    if (lead.takes(event, target, state)) return event.preventDefault();
    const meaning = captured(event, state) ?? seatMove(event, target) ?? keyMeaning(event, target, state);
    if (!meaning) return;
    event.preventDefault();
    if ("focus" in meaning) return meaning.focus.focus();
    if (!event.repeat || REPEATS.has(meaning.name)) perform(meaning.name, meaning.arg);
    const opensBox = meaning.name === "raise" || meaning.name === "allIn";
    if (!opensBox || !store.get().panel) return;
    focus("amount-box");
    lead.begin();
  };

  const listeners = /** @type {[EventTarget, string, any, boolean][]} */ ([
    [root, "pointerdown", onTouch, false],
    [root, "pointerdown", lead.end, false],
    [root, "click", onClick, true],
    [page, "keydown", onKey, false],
  ]);
  return {
    listen() {
      for (const [target, type, listener, capture] of listeners)
        target.addEventListener(type, listener, { capture });
    },
    end() {
      for (const [target, type, listener, capture] of listeners)
        target.removeEventListener(type, listener, { capture });
    },
  };
}
