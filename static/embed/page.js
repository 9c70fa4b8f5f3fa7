// embed.html: a page that is nothing but a table, and speaks with the page around it.
import { showLook } from "../app/look.js";
import { createSaves } from "../app/saves.js";
import { OmahaTableElement } from "./element.js";
import { EmbedError } from "./failures.js";
import { createFrame } from "./frame.js";
import { VERSION } from "./messages.js";
import { OWN } from "./params.js";
import { errorText } from "./words.js";

const params = Object.fromEntries(new URLSearchParams(location.search));
const { v = String(VERSION), id = "", origin, load = "lazy" } = params;

/** In the address of a frame that loaded itself anew, when its table was wanted already. */
const AT_ONCE = "#now";
const isAgain = location.hash === AT_ONCE;

function loadAgain() {
  location.replace(AT_ONCE);
  location.reload();
}

/** Whether the device keeps anything for this frame: not where its origin is hidden from it. */
function mayKeep() {
  try {
    return localStorage !== null;
  } catch {
    return false;
  }
}

class FrameTable extends OmahaTableElement {
  /** @override @type {import("./element.js").Around} */
  around = {
    place: "frame",
    params: () => params,
    saves: createSaves(() => localStorage),
    look: showLook,
    check() {
      if (v !== String(VERSION)) throw new EmbedError("unsupported_version", { v, versions: [VERSION] });
    },
    // Once: a host that lacks its own files would have it go on for ever.
    ...(isAgain ? {} : { reload: loadAgain }),
  };

  /** @override @param {string} name @param {any} payload */
  emit(name, payload) {
    frame.tell(name, payload);
    if (name === "ready" && !mayKeep()) tellStorage();
    return super.emit(name, payload);
  }
}

/** What is chosen here will be forgotten. */
function tellStorage() {
  const [code, why] = ["storage_unavailable", {}];
  table
    .words()
    .then((t) =>
      table.tell("error", { code, params: why, recoverable: true, messageText: errorText(t, code, why) }),
    );
}

const frame = createFrame({
  run: (name, payload) => table.run(name, payload),
  say: (code, why) =>
    table.words().then(
      (t) => errorText(t, code, why),
      () => "",
    ),
  origin,
  id: OWN.id.test(id) ? id : "",
  build: OMAHA8_VERSION,
});
const table = /** @type {FrameTable} */ (document.querySelector("omaha-table"));
table.setAttribute("loading", isAgain ? "eager" : OWN.load.test(load) ? load : "lazy");
frame.open();
customElements.define("omaha-table", FrameTable);
