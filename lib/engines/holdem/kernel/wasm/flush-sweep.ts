import { flushKind, placeOfTwo, setAt, setMask, straightPairs, straightSingles, turnTo } from './flush-tables'
import { and, asCounts, at, inRow, pairOf, put, relations, SIZE, sub, T, VS, VS_OF_PAIR } from './lanes'
import {
  addI32, ALL_SHORT, BELOW, COUNTS, FIRST_STRONG, FLUSH_BELOW, FLUSH_COUNTS, FLUSH_SHORTS, FLUSH_TIES, FREE, FREE_BELOW, FREE_KINDS, high, i16At, i32At, INFO, KINDS, LANES, low, numberAt,
  OFF_OF, ORDER, ORDERED, PAIRS, PLAIN_FLUSH, RANKS_OF, ROW, ROWS, SEGMENT, setCount, setI32, setNumber, setU8, SHORT, SHORT_OF, SHORT_ROWS, SHORTS,
  STRAIGHT_ROWS, STRONG, STRONG_ROWS, STRONG_WITHOUT, TIES, u16At, u8At, VECTOR, WIDE,
} from './memory'
import { addSuitedHands, shortsOnFour, shortsOnThree } from './qualifying'

/*
 * All starting hands on one flush type.
 *
 * Three suited: X and Y, the opponent's flushes taken from what a hand without one has below and beside it, in the lanes of the three
 * relations at COUNTS. One walk over the pairs in order of strength, with the suited pairs counted so far (all) and those of them
 * with each rank (rows): a hand with a suited card of rank x leaves all − rows[x]. At most 45.
 * Four and five suited: W and T themselves at COUNTS, N at SHORT_OF, the segments at KINDS.
 */

@inline function setCounts(pair: i32, none: i32, one: i32, other: i32): void {
  const to = COUNTS + <usize>pair * VECTOR
  store<T>(to, none)
  store<T>(to, one, SIZE)
  store<T>(to, other, 2 * SIZE)
}
@inline function rowOf(place: i32): usize {
  return ROWS + <usize>place
}

/** Hot: X and Y on three suited. */
function sweepThree(board: i32): void {
  const order = ORDER + <usize>(board * ROW)
  const strong = u8At(FIRST_STRONG, board)
  memory.fill(ROWS, 0, 64)
  let all = 0
  let i = 0
  while (i < strong) {
    const pair = u8At(order, i) & 127
    if (u8At(order, i + 1) >= 128) {
      let end = i + 2
      while (u8At(order, end) >= 128) end++
      all = sweepTied(order, i, end, all)
      i = end
      continue
    }
    const info = i32At(INFO, pair)
    const both = (info >> 16) & 1
    const atX = rowOf(info & 255)
    const atY = rowOf((info >> 8) & 255)
    const rowX = load<i32>(atX)
    const rowY = load<i32>(atY)
    setCounts(pair, all | (both << 16), all - rowX, all - rowY)
    all += both
    store<i32>(atX, rowX + both)
    store<i32>(atY, rowY + both)
    i++
  }
  sweepStrong(order, strong, u8At(ORDERED, board))
}

@inline function sweepTied(order: usize, first: i32, end: i32, before: i32): i32 {
  let all = before
  for (let i = first; i < end; i++) {
    const pair = u8At(order, i) & 127
    setCounts(pair, before, before - i32At(ROWS, low(pair)), before - i32At(ROWS, high(pair)))
  }
  for (let i = first; i < end; i++) {
    const pair = u8At(order, i) & 127
    const both = (i32At(INFO, pair) >> 16) & 1
    if (both === 0) continue
    all++
    addI32(ROWS, low(pair), 1)
    addI32(ROWS, high(pair), 1)
  }
  if (all === before) return all
  for (let i = first; i < end; i++) {
    const pair = u8At(order, i) & 127
    const one = all - i32At(ROWS, low(pair))
    const other = all - i32At(ROWS, high(pair))
    for (let v = pair * VS_OF_PAIR; v < (pair + 1) * VS_OF_PAIR; v++) {
      const below = at(COUNTS + inRow(v))
      put(COUNTS + inRow(v), asCounts(below, sub(relations(all, one, other, all, v), below)))
    }
  }
  return all
}

/** Full houses and quads: every suited pair was below, and stays there unless it makes a straight flush. */
function sweepStrong(order: usize, first: i32, count: i32): void {
  for (let i = first; i < count; i++) {
    const pair = u8At(order, i) & 127
    setCounts(pair, straightPairs, straightPairs - i32At(STRAIGHT_ROWS, low(pair)), straightPairs - i32At(STRAIGHT_ROWS, high(pair)))
  }
}

/** The full houses by the ranks that a hand must not hold, and at 13 all. */
function countStrong(board: i32): void {
  const all = i16At(STRONG, board)
  for (let rank = 0; rank < 13; rank++) setI32(STRONG_WITHOUT, rank, all - i16At(STRONG_ROWS, board * 13 + rank))
  setI32(STRONG_WITHOUT, 13, all)
}
/** What the free pair number i has below it on three suited, with its two suited cards: its flushes, less full houses unless it is a straight flush. */
@inline export function belowTwo(i: i32): i32 {
  const pair = u8At(FREE, i)
  const strong = u8At(FREE_KINDS, i) < 16 ? i32At(STRONG_WITHOUT, low(pair)) + i32At(STRONG_WITHOUT, high(pair)) - i32At(STRONG_WITHOUT, 13) : 0
  return i16At(FREE_BELOW, i) - strong
}

/** At SHORTS the hands short of qualifying by the rank of a suited card that is held, at 13 all. */
function countShorts(board: i32): void {
  const all = i16At(ALL_SHORT, board)
  if (!hasShorts) memory.fill(SHORTS, 0, 56)
  for (let rank = 0; rank < 13; rank++) setI32(FLUSH_SHORTS, rank, all + i32At(SHORTS, 13) - i16At(SHORT_ROWS, board * 13 + rank) - i32At(SHORTS, rank))
  setI32(FLUSH_SHORTS, 13, all + i32At(SHORTS, 13))
}
/** And short of qualifying. */
@inline export function shortTwo(pair: i32): i32 {
  return i32At(FLUSH_SHORTS, low(pair)) + i32At(FLUSH_SHORTS, high(pair)) - i32At(FLUSH_SHORTS, 13)
}
@inline function setLane(pair: i32, relation: i32, place: i32): void {
  const lane = pair * 4 + relation
  const kind = flushKind(place)
  setNumber(FLUSH_COUNTS, lane, i16At(FLUSH_BELOW, setAt + place) | (i16At(FLUSH_TIES, setAt + place) << 16))
  setNumber(PLAIN_FLUSH, lane, kind < 16 ? -1 : 0)
  setU8(KINDS, lane, kind)
}

/** Whether all flushes of the set at hand are plain, no straight ones among them. */
export let onlyPlain: bool = false
/** The segment of a plain flush. */
export const FLUSH_KIND: i32 = 11

function findStraight(): bool {
  for (let lane = 0; lane < LANES; lane++) if (u8At(KINDS, lane) >= 16) return true
  return false
}

/** When a set of four or five comes up: its flushes. Dead lanes pass for plain ones. */
function listFlushes(suited: i32): void {
  memory.fill(FLUSH_COUNTS, 0, WIDE)
  memory.fill(PLAIN_FLUSH, 0, WIDE)
  memory.fill(KINDS, <u8>FLUSH_KIND, LANES)
  for (let pair = 0; pair < PAIRS; pair++) {
    if (suited === 5) setLane(pair, 0, 0)
    if (((setMask >> low(pair)) & 1) === 0) setLane(pair, 1, 1 + low(pair))
    if (((setMask >> high(pair)) & 1) === 0) setLane(pair, 2, 1 + high(pair))
    if (((i32At(INFO, pair) >> 16) & 1) !== 0) setLane(pair, 3, placeOfTwo(pair))
  }
  onlyPlain = !findStraight()
}

/** Hot: W, T, N and segments on four suited and a card of rank `other`. */
function sweepFour(board: i32, other: i32): void {
  shortsOnFour(board, other)
  countStrong(board)
  const from = board * ROW
  const all = i16At(ALL_SHORT, board)
  const shorts = i32At(SHORTS, 13)
  for (let v = 0; v < VS; v++) {
    const x = low(pairOf(v))
    const y = high(pairOf(v))
    const i = inRow(v)
    const strong = relations(0, i32At(STRONG_WITHOUT, y), i32At(STRONG_WITHOUT, x), i32At(STRONG_WITHOUT, 13), v)
    put(COUNTS + i, sub(at(FLUSH_COUNTS + i), and(strong, at(PLAIN_FLUSH + i))))
    if (all === 0) continue
    const off = i16At(SHORT, from + pairOf(v)) + shorts - i32At(SHORTS, x) - i32At(SHORTS, y)
    const withLow = all - i16At(SHORT_ROWS, board * 13 + y) - i32At(SHORTS, y)
    const withHigh = all - i16At(SHORT_ROWS, board * 13 + x) - i32At(SHORTS, x)
    put(SHORT_OF + i, relations(off, withLow, withHigh, all - shorts, v))
  }
  if (all === 0) memory.fill(SHORT_OF, 0, WIDE)
  for (let pair = 0; pair < PAIRS; pair++) setU8(KINDS, pair * 4, u8At(SEGMENT, from + pair))
  sweepOffOff(board, other)
}

/** Hands without a suited card: what the ranks have below and beside them, less all hands with one. */
function sweepOffOff(board: i32, other: i32): void {
  const order = ORDER + <usize>(board * ROW)
  const at = board * ROW
  const strong = u8At(FIRST_STRONG, board)
  memory.fill(ROWS, 0, 64)
  for (let rank = 0; rank < 13; rank++) setI32(OFF_OF, rank, rank === other ? 2 : 3)
  let all = 0
  for (let i = 0; i < strong; ) {
    if (u8At(order, i + 1) >= 128) {
      let end = i + 2
      while (u8At(order, end) >= 128) end++
      all = sweepTiedOffOff(order, at, i, end, all, other)
      i = end
    } else all = sweepOneOffOff(at, u8At(order, i++) & 127, all)
  }
  const lost = straightPairs + straightSingles * 36 + ((straightSingles * (straightSingles - 1)) >> 1) + straightSingles * (9 - straightSingles)
  for (let i = strong, count = u8At(ORDERED, board); i < count; i++) {
    const pair = u8At(order, i) & 127
    setNumber(COUNTS, pair * 4, (i16At(BELOW, at + pair) - lost) | (i16At(TIES, at + pair) << 16))
  }
}

/** A pair that ties with no other: of the hands beside it, those with a suited card go. */
@inline function sweepOneOffOff(at: i32, pair: i32, all: i32): i32 {
  const info = i32At(INFO, pair)
  const freeX = (info >> 17) & 1
  const freeY = (info >> 18) & 1
  const atX = rowOf(info & 255)
  const atY = rowOf((info >> 8) & 255)
  const below = i16At(BELOW, at + pair) - all + load<i32>(atX) + load<i32>(atY)
  const offX = load<i32>(OFF_OF + <usize>(info & 255))
  const offY = load<i32>(OFF_OF + <usize>((info >> 8) & 255))
  const added = atX === atY ? freeX * offX : freeX * freeY + freeX * offY + freeY * offX
  setNumber(COUNTS, pair * 4, below | ((i16At(TIES, at + pair) - added + freeX + freeY) << 16))
  store<i32>(atX, load<i32>(atX) + freeY)
  if (atX !== atY) store<i32>(atY, load<i32>(atY) + freeX)
  return all + added
}

function sweepTiedOffOff(order: usize, at: i32, first: i32, end: i32, before: i32, other: i32): i32 {
  let all = before
  for (let i = first; i < end; i++) {
    const pair = u8At(order, i) & 127
    setNumber(COUNTS, pair * 4, i16At(BELOW, at + pair) - all + i32At(ROWS, low(pair)) + i32At(ROWS, high(pair)))
  }
  for (let i = first; i < end; i++) all += addSuitedHands(u8At(order, i) & 127, other)
  for (let i = first; i < end; i++) {
    const pair = u8At(order, i) & 127
    const below = <i32>numberAt(COUNTS, pair * 4)
    const after = i16At(BELOW, at + pair) - all + i32At(ROWS, low(pair)) + i32At(ROWS, high(pair))
    setNumber(COUNTS, pair * 4, below | ((i16At(TIES, at + pair) - below + after) << 16))
  }
  return all
}

/** Whether, on three suited, some of the opponent's suited pairs would not qualify without their flush. */
export let hasShorts: bool = false

function sweepType(suited: i32, board: i32, x: i32): void {
  if (suited === 3) {
    sweepThree(board)
    hasShorts = shortsOnThree(board)
    countStrong(board)
    countShorts(board)
  } else if (suited === 4) sweepFour(board, x)
  else {
    // Everyone has a flush, no dealer fails to qualify.
    memory.copy(COUNTS, FLUSH_COUNTS, WIDE)
    memory.fill(SHORT_OF, 0, WIDE)
  }
}

function visit(suited: i32, type: i32, x: i32, y: i32, see: (suited: i32, board: i32, x: i32, y: i32) => void): void {
  sweepType(suited, u16At(RANKS_OF, type), x)
  see(suited, u16At(RANKS_OF, type), x, y)
}

/**
 * Sweeps all flush types, by set of suited ranks: `begin` when a set comes up, `see` for each board type swept (its five ranks, and those
 * outside the suit, y <= x, −1 for none), `end` when all boards of the set were seen.
 */
export function walk(begin: (suited: i32) => void, see: (suited: i32, board: i32, x: i32, y: i32) => void, end: (suited: i32) => void): void {
  for (let suited = 3, type = 0; suited <= 5; suited++) {
    for (let n = 0, count = setCount(suited); n < count; n++) {
      turnTo(suited, n)
      if (suited > 3) listFlushes(suited)
      begin(suited)
      if (suited === 5) visit(5, type++, -1, -1, see)
      for (let x = 0; x < 13 && suited < 5; x++) {
        if (suited === 4) visit(4, type++, x, -1, see)
        else for (let y = 0; y <= x; y++) visit(3, type++, x, y, see)
      }
      end(suited)
    }
  }
}
