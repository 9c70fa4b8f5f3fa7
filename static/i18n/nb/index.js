import announce from "./announce.ftl";
import cards from "./cards.ftl";
import errors from "./errors.ftl";
import events from "./events.ftl";
import help from "./help.ftl";
import history from "./history.ftl";
import ledger from "./ledger.ftl";
import lens from "./lens.ftl";
import lobby from "./lobby.ftl";
import room from "./room.ftl";
import settings from "./settings.ftl";
import table from "./table.ftl";
import english from "./terms-english.ftl";
import local from "./terms-local.ftl";
import tournament from "./tournament.ftl";

/** Norwegian (bokmål). @type {import("../i18n.js").Language} */
export const nb = {
  messages: [
    cards,
    table,
    lens,
    events,
    announce,
    settings,
    help,
    history,
    ledger,
    lobby,
    room,
    tournament,
    errors,
  ],
  terms: { english, local },
};
