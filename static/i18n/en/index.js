import announce from "./announce.ftl";
import cards from "./cards.ftl";
import embed from "./embed.ftl";
import engine from "./engine.ftl";
import errors from "./errors.ftl";
import events from "./events.ftl";
import help from "./help.ftl";
import history from "./history.ftl";
import ledger from "./ledger.ftl";
import lens from "./lens.ftl";
import lobby from "./lobby.ftl";
import offline from "./offline.ftl";
import options from "./options.ftl";
import room from "./room.ftl";
import scenario from "./scenario.ftl";
import settings from "./settings.ftl";
import short from "./short.ftl";
import table from "./table.ftl";
import english from "./terms-english.ftl";
import tournament from "./tournament.ftl";

/** English has one set of terms: its local words are the international ones. @type {import("../i18n.js").Language} */
export const en = {
  messages: [
    cards,
    short,
    table,
    lens,
    events,
    announce,
    settings,
    help,
    history,
    ledger,
    lobby,
    offline,
    options,
    room,
    scenario,
    tournament,
    embed,
    engine,
    errors,
  ],
  terms: { english, local: english },
};
