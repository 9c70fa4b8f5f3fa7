// What stands where a table will be: the page's poster or ours, how far the start has come, and what went wrong.
import tokens from "../styles/tokens.css";
import look from "./shell.css";

/** @typedef {import("../i18n/i18n.js").Translate} Translate */

const SVG = "http://www.w3.org/2000/svg";

/** @param {string} name @param {Record<string, string>} attributes @param {...Node} children */
function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** The sign of the game: HI solid, LO dashed. */
function sign() {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("viewBox", "0 0 48 64");
  drawing.setAttribute("class", "sign");
  drawing.setAttribute("aria-hidden", "true");
  for (const [name, cy, r] of [
    ["lo", "43.5", "15"],
    ["hi", "17", "11.5"],
  ]) {
    const loop = document.createElementNS(SVG, "circle");
    for (const [key, value] of Object.entries({ class: name, cx: "24", cy, r }))
      loop.setAttribute(key, value);
    drawing.append(loop);
  }
  return drawing;
}

/** Style sheets of all shells: a page's policy does not concern those that a script makes. @type {CSSStyleSheet[] | undefined} */
let sheets;

/** @param {string} text */
function sheet(text) {
  const made = new CSSStyleSheet();
  made.replaceSync(text);
  return made;
}

/**
 * @param {ShadowRoot} root
 * @param {{onStart: () => void}} actions
 */
export function createShell(root, { onStart }) {
  sheets ??= [sheet(tokens), sheet(look)];
  const grown = new CSSStyleSheet();
  root.adoptedStyleSheets = [...sheets, grown];
  // All languages of the table run to the right, whatever that of the page does.
  const said = element("p", { class: "said", role: "status", dir: "ltr" });
  const bar = element("progress", { max: "100", hidden: "" });
  const button = element("button", { class: "go", part: "button", type: "button", hidden: "" });
  const link = element("a", { class: "way", target: "_blank", rel: "noopener", hidden: "" });
  const poster = element("div", { class: "poster" }, element("slot", { name: "poster" }, sign()));
  const fallback = element("div", { class: "fallback" }, element("slot", {}));
  const cover = element("div", { class: "cover" }, poster, fallback, said, bar, button, link);
  const stage = element("div", { class: "stage", dir: "ltr" });
  const caption = element("div", { class: "caption" }, element("slot", { name: "caption" }));
  const shell = element("div", { class: "shell" }, cover, stage, caption);
  const box = element("div", {}, shell);
  root.append(box);
  button.addEventListener("click", onStart);

  /** A page's style sheet may say `all: revert` to everything: then the host has no box, and what is in it must have one. */
  function keepBox() {
    box.className = getComputedStyle(root.host).display === "inline" ? "boxed" : "box";
  }

  /** @param {string} text @param {{button?: string, link?: [string, string]}} [more] */
  function say(text, more = {}) {
    if (said.textContent !== text) said.textContent = text;
    const hadFocus = root.activeElement === button;
    button.hidden = more.button === undefined;
    button.textContent = more.button ?? "";
    link.hidden = more.link === undefined;
    link.textContent = more.link?.[1] ?? "";
    if (more.link) link.setAttribute("href", more.link[0]);
    if (hadFocus && button.hidden) root.getElementById("actions")?.focus();
  }

  return {
    stage,
    /** Waits to be looked at. */
    wait() {
      cover.hidden = false;
      bar.hidden = true;
      say("");
    },
    /** Waits for a press. @param {Translate} t */
    offer(t) {
      cover.hidden = false;
      bar.hidden = true;
      say("", { button: t("embed-start") });
    },
    /** @param {Translate} t @param {{phase: string, loaded: number, total: number}} progress */
    load(t, { phase, loaded, total }) {
      keepBox();
      cover.hidden = false;
      const isCounting = phase === "download" && total > 0;
      bar.hidden = false;
      bar.setAttribute("aria-label", t("loading"));
      if (isCounting) bar.setAttribute("value", String(Math.floor((100 * loaded) / total)));
      else bar.removeAttribute("value");
      say(t(`loading-${phase}`));
    },
    /** The table stands there now. */
    done() {
      cover.hidden = true;
      say("");
    },
    /** @param {Translate | null} t  null: there are no words @param {string} text @param {string | null} again  of the button @param {URL} site */
    fail(t, text, again, site) {
      cover.hidden = false;
      bar.hidden = true;
      say(text, {
        ...(again ? { button: again } : {}),
        link: [site.href, t?.("embed-open") ?? "Omaha8"],
      });
    },
    /** Makes room for what is higher than its box. @param {number} height  in px; 0: as it was */
    grow(height) {
      grown.replaceSync(height > 0 ? `:host { --omaha-grown: ${height}px; }` : "");
    },
  };
}

/** @typedef {ReturnType<typeof createShell>} Shell */
