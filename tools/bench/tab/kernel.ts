// biome-ignore-all lint/correctness/noUndeclaredVariables: AssemblyScript has its types and memory reads built in
// biome-ignore-all lint/correctness/noPrecisionLoss: its integers have 64 bits
// The limit of this machine's tab: sampled Omaha-8 equity of one known hand before the flop, compiled from AssemblyScript.
//
// It reads the tables of tools/bench/tables.py, which its host has laid into memory. No table lies below address 64, where the
// deck is.

let boardSteps: usize = 0;
let rows: usize = 0;
let lowOf: usize = 0;
let lowRows: usize = 0;
let holeSteps: usize = 0;
let holes: usize = 0;
let flushes: usize = 0;
let chance: u64 = 0x9e3779b97f4a7c15;

/** Where the tables lie. */
export function init(a: usize, b: usize, c: usize, d: usize, e: usize, f: usize, g: usize): void {
  boardSteps = a;
  rows = b;
  lowOf = c;
  lowRows = d;
  holeSteps = e;
  holes = f;
  flushes = g;
}

export function seed(value: u32): void {
  chance = 0x9e3779b97f4a7c15 ^ ((<u64>value) << 17);
}

/** A number below `n`: the high half of xorshift64* scaled down. */
function below(n: u32): u32 {
  let x = chance;
  x ^= x >> 12;
  x ^= x << 25;
  x ^= x >> 27;
  chance = x;
  return <u32>((((x * 0x2545f4914f6cdd1d) >> 32) * <u64>n) >> 32);
}

function card(place: u32): u32 {
  return <u32>load<u8>(place);
}

function boardStep(node: u32, c: u32): u32 {
  return <u32>load<u16>(boardSteps + ((node + (c >> 2)) << 1));
}

function holeStep(node: u32, c: u32): u32 {
  return <u32>load<u16>(holeSteps + ((node + (c >> 2)) << 1));
}

function value(row: usize, pair: usize): u32 {
  return <u32>load<u16>(row + ((<usize>load<u8>(pair)) << 1));
}

function larger(a: u32, b: u32): u32 {
  return b > a ? b : a;
}

/** The card's rank bit in the mask of its suit; the four masks of 13 bits lie 16 bits apart. */
function bit(c: u32): u64 {
  return (<u64>1) << (<u64>(c >> 2) | ((<u64>(c & 3)) << 4));
}

function flush(mask: u32): u32 {
  return <u32>load<u16>(flushes + (mask << 1));
}

/** Two of the hand's and three of the board's ranks where more than five are of the suit. */
function flushOfMany(board: u32, hole: u32): u32 {
  let best: u32 = 0;
  for (let h = hole; h; h &= h - 1) {
    for (let i = h & (h - 1); i; i &= i - 1) {
      const two = (h & -h) | (i & -i);
      for (let a = board; a; a &= a - 1) {
        for (let b = a & (a - 1); b; b &= b - 1) {
          for (let c = b & (b - 1); c; c &= c - 1) {
            best = larger(best, flush(two | (a & -a) | (b & -b) | (c & -c)));
          }
        }
      }
    }
  }
  return best;
}

/** The best high of a hand whose class lies at `hole`: `held` are its ranks by suit, `suit` that of a flush, else above 3. */
function high(row: usize, hole: usize, held: u64, dealt: u64, suit: u32): u32 {
  const strength = larger(
    larger(larger(value(row, hole), value(row, hole + 1)), value(row, hole + 2)),
    larger(larger(value(row, hole + 3), value(row, hole + 4)), value(row, hole + 5)),
  );
  if (suit > 3) return strength;
  const mine = <u32>(held >> (suit << 4)) & 0x1fff;
  if ((mine & (mine - 1)) === 0) return strength;
  const board = <u32>(dealt >> (suit << 4)) & 0x1fff;
  const simple = flush(board | mine);
  return larger(strength, simple ? simple : flushOfMany(board, mine));
}

/** The suit with three or more ranks, else 4. */
function flushSuit(dealt: u64): u32 {
  for (let suit: u32 = 0; suit < 4; suit++) {
    const mask = <u32>(dealt >> (suit << 4)) & 0x1fff;
    if (popcnt(mask) > 2) return suit;
  }
  return 4;
}

/**
 * Equity of the known hand against `others` unknown ones. The deck begins at address 0: the known hand, then `live` cards that may
 * come.
 */
export function equity(trials: u32, others: u32, live: u32): f64 {
  const need: u32 = 5 + 4 * others;
  let mine: u32 = 0;
  let held: u64 = 0;
  for (let i: u32 = 0; i < 4; i++) {
    mine = holeStep(mine, card(i));
    held |= bit(card(i));
  }
  const hole = holes + (mine << 3);
  const low = <u32>load<u8>(hole + 6);
  let total: f64 = 0;
  for (let trial: u32 = 0; trial < trials; trial++) {
    for (let i: u32 = 0; i < need; i++) {
      const j = 4 + i + below(live - i);
      const drawn = load<u8>(j);
      store<u8>(j, load<u8>(4 + i));
      store<u8>(4 + i, drawn);
    }
    let board: u32 = 0;
    let dealt: u64 = 0;
    for (let i: u32 = 4; i < 9; i++) {
      board = boardStep(board, card(i));
      dealt |= bit(card(i));
    }
    const row = rows + board * 182;
    const suit = flushSuit(dealt);
    const strength = high(row, hole, held, dealt, suit);
    const lowRow = lowRows + ((<u32>load<u8>(lowOf + board)) << 8);
    const myLow = <u32>load<u8>(lowRow + low);
    let highWays: u32 = 1;
    let lowWays: u32 = 1;
    let anyLow = myLow;
    for (let i: u32 = 9; i < 4 + need; i += 4) {
      const a = card(i),
        b = card(i + 1),
        c = card(i + 2),
        d = card(i + 3);
      const theirs = holes + (holeStep(holeStep(holeStep(holeStep(0, a), b), c), d) << 3);
      const ranks = suit > 3 ? 0 : bit(a) | bit(b) | bit(c) | bit(d);
      const other = high(row, theirs, ranks, dealt, suit);
      if (other > strength) highWays = 0;
      else if (other === strength && highWays) highWays++;
      const otherLow = <u32>load<u8>(lowRow + <u32>load<u8>(theirs + 6));
      anyLow |= otherLow;
      if (otherLow > myLow) lowWays = 0;
      else if (otherLow === myLow && lowWays) lowWays++;
    }
    const half: f64 = anyLow ? 0.5 : 1;
    if (highWays) total += half / <f64>highWays;
    if (myLow && lowWays) total += 0.5 / <f64>lowWays;
  }
  return total / <f64>trials;
}
