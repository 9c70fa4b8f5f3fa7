// People: the only place that knows what their pictures are called.
import { assetUrl } from "../assets.js";
import { PLAYER } from "../i18n/words.js";

const CAST = ["ana", "bo", "cy", "dea", "eli", "fay", "gus", "hal", "ida"];

/** @import { SeatView, View } from "../app/model.js" */

/** @param {View} view @param {SeatView} seat */
export function personOf(view, seat) {
  const name = seat.name.toLowerCase();
  if (view.me === null ? name === PLAYER : seat.seat === view.me) return "you";
  return CAST.includes(name) ? name : CAST[seat.seat % CAST.length];
}

/** @param {View} view @param {SeatView} seat */
export function moodOf(view, seat) {
  if (seat.state === "folded") return "folded";
  if (seat.state === "winner" || seat.won > 0) return "winning";
  return view.turn === seat.seat ? "thinking" : "calm";
}

const MOODS = ["calm", "thinking", "folded", "winning"];

/** Asks for all faces of those at a table before their moods change: a face must not come after its moment. They are held: else each change of mood asks again. */
export function createFaces() {
  /** @type {Map<string, HTMLImageElement[]>} */
  const held = new Map();
  return {
    /** @param {View} view */
    ask(view) {
      for (const seat of view.seats) {
        const person = personOf(view, seat);
        if (seat.state === "out" || held.has(person)) continue;
        const all = MOODS.map((mood) =>
          Object.assign(new Image(), { fetchPriority: "low", src: faceUrl(person, mood) }),
        );
        held.set(person, all);
      }
    },
  };
}

/** @param {string} person @param {string} mood  calm, thinking, folded or winning */
export const faceUrl = (person, mood) => assetUrl(`faces/${person}-${mood}.svg`);
