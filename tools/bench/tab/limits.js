// Two limits in the same tab, on the evaluator's own tables: a loop in plain JavaScript and a kernel compiled to WebAssembly.

/** @typedef {{places: Record<string, number>, data: Uint8Array}} Tables  of tools/bench/tables.py */
/** @typedef {(trials: number) => number} Run  gives the known hand's equity */

const LIVE = 48;
const TO_ONE = 2 ** -32;

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
 * The same loop in plain JavaScript.
 * @param {Tables} tables
 * @returns {(hand: number[], others: number) => Run}
 */
export function plain({ places, data }) {
  const bytes = (/** @type {string} */ name) => data.subarray(places[name]);
  const words = (/** @type {string} */ name) => new Uint16Array(data.buffer, data.byteOffset + places[name]);
  const [lowOf, lowRows, holes] = [bytes("low_of"), bytes("low_rows"), bytes("holes")];
  const [boardSteps, rows, flushes] = [words("board_steps"), words("rows"), words("flushes")];
  const holeSteps = words("hole_steps");

  /** Two of the hand's and three of the board's ranks where more than five are of the suit. */
  const flushOfMany = (/** @type {number} */ board, /** @type {number} */ hole) => {
    let best = 0;
    for (let h = hole; h; h &= h - 1)
      for (let i = h & (h - 1); i; i &= i - 1)
        for (let a = board; a; a &= a - 1)
          for (let b = a & (a - 1); b; b &= b - 1)
            for (let c = b & (b - 1); c; c &= c - 1) {
              const five = (h & -h) | (i & -i) | (a & -a) | (b & -b) | (c & -c);
              if (flushes[five] > best) best = flushes[five];
            }
    return best;
  };

  /** Best high by ranks alone. */
  const unsuited = (/** @type {number} */ row, /** @type {number} */ hole) => {
    let best = rows[row + holes[hole]];
    let other = rows[row + holes[hole + 1]];
    if (other > best) best = other;
    other = rows[row + holes[hole + 2]];
    if (other > best) best = other;
    other = rows[row + holes[hole + 3]];
    if (other > best) best = other;
    other = rows[row + holes[hole + 4]];
    if (other > best) best = other;
    other = rows[row + holes[hole + 5]];
    return other > best ? other : best;
  };

  const flush = (/** @type {number} */ board, /** @type {number} */ hole) =>
    flushes[board | hole] || flushOfMany(board, hole);

  return (hand, others) => {
    const deck = deckFor(hand);
    const need = 5 + 4 * others;
    const end = 4 + need;
    let node = 0;
    for (const card of hand) node = holeSteps[node + (card >> 2)];
    const mine = node << 3;
    const myMask = holes[mine + 6];
    const bitOf = (/** @type {number} */ i, /** @type {number} */ suit) =>
      (deck[i] & 3) === suit ? 1 << (deck[i] >> 2) : 0;
    const state = crypto.getRandomValues(new Int32Array(4));
    const heldAt = (/** @type {number} */ i, /** @type {number} */ suit) =>
      bitOf(i, suit) | bitOf(i + 1, suit) | bitOf(i + 2, suit) | bitOf(i + 3, suit);
    return (trials) => {
      let total = 0;
      // xorshift128 in local variables: in shared ones its numbers would be boxed.
      let [x, y, z, w] = state;
      for (let trial = 0; trial < trials; trial += 1) {
        for (let i = 4; i < end; i += 1) {
          const t = x ^ (x << 11);
          x = y;
          y = z;
          z = w;
          w = w ^ (w >>> 19) ^ t ^ (t >>> 8);
          const j = i + (((w >>> 0) * TO_ONE * (LIVE + 4 - i)) | 0);
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
        const suit = three ? (31 - Math.clz32(three)) >> 2 : -1;
        const dealt = three ? heldAt(4, suit) | bitOf(8, suit) : 0;
        const row = board * 91;
        let strength = unsuited(row, mine);
        if (three) {
          const held = heldAt(0, suit);
          if (held & (held - 1)) strength = Math.max(strength, flush(dealt, held));
        }
        const lowRow = lowOf[board] << 8;
        const myLow = lowRows[lowRow + myMask];
        let highWays = 1;
        let lowWays = 1;
        let anyLow = myLow;
        for (let i = 9; i < end; i += 4) {
          let theirs = holeSteps[deck[i] >> 2];
          theirs = holeSteps[theirs + (deck[i + 1] >> 2)];
          theirs = holeSteps[theirs + (deck[i + 2] >> 2)];
          theirs = holeSteps[theirs + (deck[i + 3] >> 2)] << 3;
          let other = unsuited(row, theirs);
          if (three) {
            const held = heldAt(i, suit);
            if (held & (held - 1)) other = Math.max(other, flush(dealt, held));
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
    };
  };
}
