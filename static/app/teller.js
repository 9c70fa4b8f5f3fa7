// Collects what is to be said and hands it on in pieces that can be followed.
import { actedText, announcements, droppedSentence, sentencesOf, turnSentences } from "./narrator.js";

/** @import { Stage } from "./director.js" */
/** @import { TableEvent, View } from "./model.js" */
/** @import { Prepared } from "./preactions.js" */
/** @import { Store } from "./store.js" */
/** @import { Voice } from "../i18n/words.js" */

/** @param {{store: Store, stage: Stage, voice: () => Voice}} parts */
export function createTeller({ store, stage, voice }) {
  /** What happened and was not yet put into words: neighbours that did the same become one sentence. @type {TableEvent[]} */
  let events = [];
  /** The view after them. @type {View | null} */
  let seen = null;
  /** @type {string[]} */
  let sentences = [];

  function word() {
    const { speech_verbosity: verbosity } = store.get().settings;
    if (seen) sentences.push(...sentencesOf(voice(), seen, events, verbosity));
    events = [];
  }

  function speak() {
    word();
    for (const text of announcements(sentences)) stage.say(text);
    sentences = [];
  }

  return {
    /** Keeps what happened; streets and awards are not kept waiting. @param {View} view @param {TableEvent[]} news @param {Prepared | null} dropped */
    tell(view, news, dropped) {
      events.push(...news);
      seen = view;
      if (dropped) {
        word();
        const last = news.findLast((event) => event.type === "acted");
        const why = last?.type === "acted" ? actedText(voice(), view, last) : "";
        sentences.push(droppedSentence(voice(), dropped, why));
      }
      if (!store.get().hurry) stage.hear(news, view);
      if (news.some(({ type }) => type === "street_dealt" || type === "pot_awarded")) speak();
    },
    /** Says what is left, and what the player is asked. */
    settle() {
      const { view, next, settings } = store.get();
      word();
      if (view && next === "you") {
        sentences.push(...turnSentences(voice(), view, settings.speech_verbosity));
        stage.turn();
      }
      speak();
    },
    forget() {
      events = [];
      sentences = [];
    },
  };
}
