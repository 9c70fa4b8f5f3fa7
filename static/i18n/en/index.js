import cards from "./cards.ftl";
import events from "./events.ftl";
import lobby from "./lobby.ftl";
import table from "./table.ftl";
import english from "./terms-english.ftl";

/** English has one set of terms: its local words are the international ones. @type {import("../i18n.js").Language} */
export const en = { messages: [cards, table, events, lobby], terms: { english, local: english } };
