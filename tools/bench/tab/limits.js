// Two limits in the same tab, on the evaluator's own tables: a loop in plain JavaScript and a kernel compiled to WebAssembly.

/** @typedef {{places: Record<string, number>, data: Uint8Array}} Tables  of tools/bench/tables.py */
/** @typedef {(trials: number) => number} Run  gives the known hand's equity */

const LIVE = 48;

/** The known hand, then all other cards. @param {number[]} hand */
function deckFor(hand) {
  const others = Array.from({ length: 52 }, (_, card) => card).filter((card) => !hand.includes(card));
  return Uint8Array.from([...hand, ...others]);
}

/**
 * The kernel of kernel.ts.
 * @param {Tables} tables
 * @param {BufferSource} wasm
 * @returns {Promise<(hand: number[], others: number) => Run>}
 */
export async function kernel({ places, data }, wasm) {
  const { instance } = await WebAssembly.instantiate(wasm, {});
  const { memory, init, seed, equity } = /** @type {any} */ (instance.exports);
  const first = 64;
  memory.grow(Math.ceil((first + data.length) / 65536));
  new Uint8Array(memory.buffer).set(data, first);
  const order = ["board_steps", "rows", "low_of", "low_rows", "hole_steps", "holes", "flushes"];
  init(...order.map((name) => first + places[name]));
  seed(Math.random() * 2 ** 32);
  return (hand, others) => {
    const deck = deckFor(hand);
    return (trials) => {
      new Uint8Array(memory.buffer).set(deck);
      return equity(trials, others, LIVE);
    };
  };
}

/**
 * @typedef {object} Arrays  the tables as the loop reads them
 * @property {Uint16Array} boardSteps
 * @property {Uint16Array} rows
 * @property {Uint8Array} lowOf
 * @property {Uint8Array} lowRows
 * @property {Uint16Array} holeSteps
 * @property {Uint8Array} holes
 * @property {Uint16Array} flushes
 * @property {Uint16Array} bits  by suit * 64 + card, the card's rank bit where it is of the suit
 */

/** The larger of two small numbers, without a branch that would be guessed wrong half of the time. @param {number} a @param {number} b */
function larger(a, b) {
  const less = a - b;
  return a - (less & (less >> 31));
}

/** Best high by ranks alone. @param {Uint16Array} rows @param {Uint8Array} holes @param {number} row @param {number} hole */
function unsuited(rows, holes, row, hole) {
  const a = larger(rows[row + holes[hole]], rows[row + holes[hole + 1]]);
  const b = larger(rows[row + holes[hole + 2]], rows[row + holes[hole + 3]]);
  const c = larger(rows[row + holes[hole + 4]], rows[row + holes[hole + 5]]);
  return larger(larger(a, b), c);
}

/** Where the hand that begins at place `i` of the deck leads to. @param {Uint16Array} steps @param {Uint8Array} deck @param {number} i */
function holeAt(steps, deck, i) {
  const two = steps[steps[deck[i] >> 2] + (deck[i + 1] >> 2)];
  return steps[steps[two + (deck[i + 2] >> 2)] + (deck[i + 3] >> 2)] << 3;
}

/** The ranks of a suit in four cards. @param {Uint16Array} bits @param {Uint8Array} deck @param {number} i @param {number} suit */
function heldAt(bits, deck, i, suit) {
  return (
    bits[suit | deck[i]] | bits[suit | deck[i + 1]] | bits[suit | deck[i + 2]] | bits[suit | deck[i + 3]]
  );
}

/** Two of the hand's and three of the board's ranks where more than five are of the suit. @param {Uint16Array} flushes @param {number} board @param {number} hole */
function flushOfMany(flushes, board, hole) {
  let best = 0;
  for (let h = hole; h; h &= h - 1)
    for (let i = h & (h - 1); i; i &= i - 1)
      for (let a = board; a; a &= a - 1)
        for (let b = a & (a - 1); b; b &= b - 1)
          for (let c = b & (b - 1); c; c &= c - 1) {
            const five = (h & -h) | (i & -i) | (a & -a) | (b & -b) | (c & -c);
            best = larger(best, flushes[five]);
          }
  return best;
}

/**
 * The loop. Everything it reads is an argument: what closures share would be looked up anew each time.
 * @param {number} trials
 * @param {number} others
 * @param {Uint8Array} deck
 * @param {Int32Array} state  of the generator
 * @param {Arrays} arrays
 */
function sample(trials, others, deck, state, arrays) {
  const { boardSteps, rows, lowOf, lowRows, holeSteps, holes, flushes, bits } = arrays;
  const end = 9 + 4 * others;
  const mine = holeAt(holeSteps, deck, 0);
  const myMask = holes[mine + 6];
  let total = 0;
  let [x, y, z, w] = state;
  for (let trial = 0; trial < trials; trial += 1) {
    for (let i = 4; i < end; i += 1) {
      // xorshift128
      const t = x ^ (x << 11);
      x = y;
      y = z;
      z = w;
      w = w ^ (w >>> 19) ^ t ^ (t >>> 8);
      const j = i + (((w >>> 11) * (LIVE + 4 - i)) >>> 21);
      const drawn = deck[j];
      deck[j] = deck[i];
      deck[i] = drawn;
    }
    let board = 0;
    let suits = 0;
    for (let i = 4; i < 9; i += 1) {
      board = boardSteps[board + (deck[i] >> 2)];
      suits += 1 << ((deck[i] & 3) << 2);
    }
    // Nibbles of three and more: adding five carries into their highest bit.
    const three = (suits + 0x5555) & 0x8888;
    const suit = ((31 - Math.clz32(three)) >> 2) << 6;
    const dealt = three ? heldAt(bits, deck, 4, suit) | bits[suit | deck[8]] : 0;
    const row = board * 91;
    let strength = unsuited(rows, holes, row, mine);
    if (three) {
      const held = heldAt(bits, deck, 0, suit);
      if (held & (held - 1))
        strength = larger(strength, flushes[dealt | held] || flushOfMany(flushes, dealt, held));
    }
    const lowRow = lowOf[board] << 8;
    const myLow = lowRows[lowRow + myMask];
    let highWays = 1;
    let lowWays = 1;
    let anyLow = myLow;
    for (let i = 9; i < end; i += 4) {
      const theirs = holeAt(holeSteps, deck, i);
      let other = unsuited(rows, holes, row, theirs);
      if (three) {
        const held = heldAt(bits, deck, i, suit);
        if (held & (held - 1))
          other = larger(other, flushes[dealt | held] || flushOfMany(flushes, dealt, held));
      }
      if (other > strength) highWays = 0;
      else if (other === strength && highWays) highWays += 1;
      const otherLow = lowRows[lowRow + holes[theirs + 6]];
      anyLow |= otherLow;
      if (otherLow > myLow) lowWays = 0;
      else if (otherLow === myLow && lowWays) lowWays += 1;
    }
    if (highWays) total += (anyLow ? 0.5 : 1) / highWays;
    if (myLow && lowWays) total += 0.5 / lowWays;
  }
  state.set([x, y, z, w]);
  return total / trials;
}

/**
 * The same in plain JavaScript.
 * @param {Tables} tables
 * @returns {(hand: number[], others: number) => Run}
 */
export function plain({ places, data }) {
  const bytes = (/** @type {string} */ name) => data.subarray(places[name]);
  const words = (/** @type {string} */ name) => new Uint16Array(data.buffer, data.byteOffset + places[name]);
  const bits = new Uint16Array(256);
  for (let card = 0; card < 52; card += 1) bits[((card & 3) << 6) | card] = 1 << (card >> 2);
  const arrays = {
    boardSteps: words("board_steps"),
    rows: words("rows"),
    lowOf: bytes("low_of"),
    lowRows: bytes("low_rows"),
    holeSteps: words("hole_steps"),
    holes: bytes("holes"),
    flushes: words("flushes"),
    bits,
  };
  return (hand, others) => {
    const deck = deckFor(hand);
    const state = crypto.getRandomValues(new Int32Array(4));
    return (trials) => sample(trials, others, deck, state, arrays);
  };
}
