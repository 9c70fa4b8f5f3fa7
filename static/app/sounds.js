// Sounds made on the spot: no files. Off until the player turns them on; a short buzz goes with them where the device can.

/** @import { Settings } from "./settings.js" */
/** @import { TableEvent, View } from "./model.js" */

/** @typedef {{at: number, for: number, from: number, to?: number, shape?: OscillatorType, gain?: number}} Tone  seconds and hertz */
/** @typedef {{at: number, for: number, pass: number, gain?: number}} Noise  a rustle around a pitch */

/** @type {Record<string, {tones?: Tone[], noises?: Noise[]}>} */
const SOUNDS = {
  deal: { noises: [0, 0.09, 0.18, 0.27].map((at) => ({ at, for: 0.06, pass: 2600, gain: 0.5 })) },
  card: { noises: [{ at: 0, for: 0.08, pass: 2200, gain: 0.6 }] },
  chip: {
    tones: [
      { at: 0, for: 0.05, from: 2100, to: 1700, shape: "triangle", gain: 0.35 },
      { at: 0.05, for: 0.06, from: 2500, to: 1900, shape: "triangle", gain: 0.28 },
    ],
  },
  check: {
    tones: [
      { at: 0, for: 0.06, from: 190, to: 120, gain: 0.7 },
      { at: 0.11, for: 0.06, from: 180, to: 110, gain: 0.6 },
    ],
  },
  fold: { noises: [{ at: 0, for: 0.16, pass: 900, gain: 0.45 }] },
  turn: {
    tones: [
      { at: 0, for: 0.16, from: 660, gain: 0.4 },
      { at: 0.12, for: 0.24, from: 880, gain: 0.4 },
    ],
  },
  pot: {
    tones: [0, 0.07, 0.13, 0.2].map((at, i) => ({
      ...{ at, for: 0.07, from: 1700 + 180 * i, to: 1500 },
      ...{ shape: /** @type {const} */ ("triangle"), gain: 0.25 },
    })),
  },
  win: {
    tones: [523, 659, 784].map((from, i) => ({ at: 0.12 * i, for: 0.3, from, gain: 0.3 })),
  },
};

const ACTS = /** @type {Record<string, string>} */ ({
  fold: "fold",
  check: "check",
  call: "chip",
  bet: "chip",
  raise: "chip",
});
const BUZZ = { turn: [30], win: [20, 60, 20] };

/** What a turn of events sounds like, in their order, each once. @param {TableEvent[]} events @param {View} view @returns {string[]} */
export function soundsOf(events, view) {
  const names = events.flatMap((event) => {
    if (event.type === "hand_started") return ["deal"];
    if (event.type === "street_dealt") return ["card"];
    if (event.type === "acted") return [ACTS[event.action]];
    return event.type === "hand_ended"
      ? [view.me !== null && view.seats[view.me].net > 0 ? "win" : "pot"]
      : [];
  });
  return [...new Set(names)];
}

/** @param {() => AudioContext} [open]  where sound comes out */
export function createSounds(open = () => new AudioContext()) {
  /** @type {AudioContext | null} */
  let audio = null;

  /** @param {AudioContext} out @param {number} level @param {number} start @param {{at: number, for: number, gain?: number}} part */
  function envelope(out, level, start, part) {
    const gain = out.createGain();
    const from = start + part.at;
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(level * (part.gain ?? 0.5), from + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + part.for);
    gain.connect(out.destination);
    return gain;
  }

  /** @param {AudioContext} out @param {number} level @param {number} start @param {Tone} tone */
  function playTone(out, level, start, tone) {
    const source = out.createOscillator();
    source.type = tone.shape ?? "sine";
    source.frequency.setValueAtTime(tone.from, start + tone.at);
    source.frequency.exponentialRampToValueAtTime(tone.to ?? tone.from, start + tone.at + tone.for);
    source.connect(envelope(out, level, start, tone));
    source.start(start + tone.at);
    source.stop(start + tone.at + tone.for);
  }

  /** @param {AudioContext} out @param {number} level @param {number} start @param {Noise} noise */
  function playNoise(out, level, start, noise) {
    const buffer = out.createBuffer(1, Math.ceil(out.sampleRate * noise.for), out.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = 2 * Math.random() - 1;
    const source = out.createBufferSource();
    source.buffer = buffer;
    const filter = out.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = noise.pass;
    source.connect(filter).connect(envelope(out, level, start, noise));
    source.start(start + noise.at);
  }

  /** @param {string} name @param {Settings} settings */
  function play(name, { sound, volume }) {
    if (!sound) return;
    buzz(name);
    audio ??= open();
    if (audio.state !== "running") return; // nobody has touched the page yet
    const start = audio.currentTime + 0.01;
    const level = (volume / 100) ** 2;
    for (const tone of SOUNDS[name].tones ?? []) playTone(audio, level, start, tone);
    for (const noise of SOUNDS[name].noises ?? []) playNoise(audio, level, start, noise);
  }

  return {
    /** In a tap or a press of a key: only then may a page begin to sound. @param {Settings} settings */
    async wake(settings) {
      audio ??= open();
      await audio.resume();
      play("chip", settings);
    },
    /** @param {Settings} settings */
    resume({ sound }) {
      if (!sound) return;
      audio ??= open();
      if (audio.state === "suspended") audio.resume();
    },
    /** @param {TableEvent[]} events @param {View} view @param {Settings} settings */
    hear(events, view, settings) {
      for (const name of soundsOf(events, view)) play(name, settings);
    },
    /** The player is asked. @param {Settings} settings */
    turn(settings) {
      if (settings.turn_sound) play("turn", settings);
    },
  };
}

/** @param {string} name */
function buzz(name) {
  const pattern = /** @type {Record<string, number[]>} */ (BUZZ)[name];
  if (pattern) globalThis.navigator?.vibrate?.(pattern);
}
