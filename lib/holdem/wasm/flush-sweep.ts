import { addSuitedHands, shortsOnFour } from './qualifying'
import { setAt, setMask, setSize, straightPairs, straightSingles } from './flush-tables'
import {
  addI32, ALL_SHORT, BELOW, BOTH, FIRST_STRONG, FLUSH_BELOW, FLUSH_STRENGTH, FLUSH_TIES, high, i16At, i32At, KINDS, low, ORDER, ORDERED, PAIRS, ROW, ROWS, SEGMENT, SEGMENT_OF,
  setI32, setU8, setVector, SHORT, SHORT_ROWS, SHORTS, STRAIGHT_ROWS, STRONG, STRONG_ROWS, TIES, u8At, X, Y, Z,
} from './memory'

/*
 * All starting hands on one flush type.
 *
 * Three suited: X and Y, the opponent's flushes taken from what a hand without one has below and beside it, as vectors of the three
 * relations. One walk over the pairs in order of strength, with the suited pairs counted so far (all) and those of them with each
 * rank (rows): a hand with a suited card of rank x leaves all − rows[x]. At most 45.
 * Four and five suited: W, T and N themselves, at X, Y and Z, with the segments at KINDS.
 */

@inline function lanes(a: i32, b: i32, c: i32): v128 {
  return i32x4.replace_lane(i32x4.replace_lane(i32x4.splat(a), 1, b), 2, c)
}

/** Hot: fills X and Y. */
export function sweepThree(board: i32): void {
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
    const x = low(pair)
    const y = high(pair)
    const both = u8At(BOTH, pair)
    const rowX = i32At(ROWS, x)
    const rowY = i32At(ROWS, y)
    setVector(X, pair, lanes(all, all - rowX, all - rowY))
    setVector(Y, pair, i32x4.replace_lane(i32x4.splat(0), 0, both))
    all += both
    setI32(ROWS, x, rowX + both)
    setI32(ROWS, y, rowY + both)
    i++
  }
  sweepStrong(order, strong, u8At(ORDERED, board))
}

function sweepTied(order: usize, first: i32, end: i32, before: i32): i32 {
  let all = before
  for (let i = first; i < end; i++) {
    const pair = u8At(order, i) & 127
    setVector(X, pair, lanes(before, before - i32At(ROWS, low(pair)), before - i32At(ROWS, high(pair))))
  }
  for (let i = first; i < end; i++) {
    const pair = u8At(order, i) & 127
    const both = u8At(BOTH, pair)
    all += both
    addI32(ROWS, low(pair), both)
    addI32(ROWS, high(pair), both)
  }
  for (let i = first; i < end; i++) {
    const pair = u8At(order, i) & 127
    const after = lanes(all, all - i32At(ROWS, low(pair)), all - i32At(ROWS, high(pair)))
    setVector(Y, pair, i32x4.sub(after, v128.load(X + (<usize>pair << 4))))
  }
  return all
}

/** Full houses and quads: every suited pair was below, and stays there unless it makes a straight flush. */
function sweepStrong(order: usize, first: i32, count: i32): void {
  for (let i = first; i < count; i++) {
    const pair = u8At(order, i) & 127
    setVector(X, pair, lanes(straightPairs, straightPairs - i32At(STRAIGHT_ROWS, low(pair)), straightPairs - i32At(STRAIGHT_ROWS, high(pair))))
    setVector(Y, pair, i32x4.splat(0))
  }
}

/** A hand with two suited cards on three suited: its segment, and (when asked for next) what it has below it and short. */
@inline export function flushKind(place: i32): i32 {
  return u8At(SEGMENT_OF, i16At(FLUSH_STRENGTH, setAt + place))
}
@inline export function flushBelowOnThree(board: i32, pair: i32, kind: i32, place: i32): i32 {
  const strong = i16At(STRONG, board) - i16At(STRONG_ROWS, board * 13 + low(pair)) - i16At(STRONG_ROWS, board * 13 + high(pair))
  return i16At(FLUSH_BELOW, setAt + place) - (kind >= 16 ? 0 : strong)
}
/** `hasShorts` is what `shortsOnThree` said. */
@inline export function flushShortOnThree(board: i32, pair: i32, hasShorts: bool): i32 {
  const x = low(pair)
  const y = high(pair)
  const short = i16At(ALL_SHORT, board) - i16At(SHORT_ROWS, board * 13 + x) - i16At(SHORT_ROWS, board * 13 + y)
  return hasShorts ? short + i32At(SHORTS, 13) - i32At(SHORTS, x) - i32At(SHORTS, y) : short
}
/** Where a pair of different suited ranks stands among the flushes of a set. */
@inline export function placeOfTwo(pair: i32): i32 {
  return 14 + pair - high(pair)
}

@inline function setLane(pair: i32, relation: i32, below: i32, ties: i32, short: i32, kind: i32): void {
  const at = pair * 4 + relation
  setI32(X, at, below)
  setI32(Y, at, ties)
  setI32(Z, at, short)
  setU8(KINDS, at, kind)
}

/** Fills X, Y, Z and KINDS for four suited and a card of rank `other`. */
export function sweepFour(board: i32, other: i32): void {
  shortsOnFour(board, other)
  sweepOffOff(board, other)
  const at = board * ROW
  const all = i16At(ALL_SHORT, board)
  for (let pair = 0; pair < PAIRS; pair++) {
    const x = low(pair)
    const y = high(pair)
    setI32(Z, pair * 4, all === 0 ? 0 : i16At(SHORT, at + pair) + i32At(SHORTS, 13) - i32At(SHORTS, x) - i32At(SHORTS, y))
    setU8(KINDS, pair * 4, u8At(SEGMENT, at + pair))
    if (((setMask >> x) & 1) === 0) flushOnFour(board, pair, 1, 1 + x, y)
    if (((setMask >> y) & 1) === 0) flushOnFour(board, pair, 2, 1 + y, x)
    if (u8At(BOTH, pair) !== 0) flushOnFour(board, pair, 3, placeOfTwo(pair), -1)
  }
}

/** The flush at a place, with one certain card of rank `off` outside the suit, or with none. */
@inline function flushOnFour(board: i32, pair: i32, relation: i32, place: i32, off: i32): void {
  const kind = flushKind(place)
  const strong = off < 0 ? i16At(STRONG, board) : i16At(STRONG, board) - i16At(STRONG_ROWS, board * 13 + off)
  const shorts = off < 0 ? i32At(SHORTS, 13) : i16At(SHORT_ROWS, board * 13 + off) + i32At(SHORTS, off)
  setLane(pair, relation, i16At(FLUSH_BELOW, setAt + place) - (kind >= 16 ? 0 : strong), i16At(FLUSH_TIES, setAt + place), i16At(ALL_SHORT, board) - shorts, kind)
}

/** Hands without a suited card: what the ranks have below and beside them, less all hands with one. */
function sweepOffOff(board: i32, other: i32): void {
  const order = ORDER + <usize>(board * ROW)
  const at = board * ROW
  const strong = u8At(FIRST_STRONG, board)
  memory.fill(ROWS, 0, 64)
  let all = 0
  for (let first = 0, end = 0; first < strong; first = end) {
    end = first + 1
    while (u8At(order, end) >= 128) end++
    for (let i = first; i < end; i++) {
      const pair = u8At(order, i) & 127
      setI32(X, pair * 4, i16At(BELOW, at + pair) - all + i32At(ROWS, low(pair)) + i32At(ROWS, high(pair)))
    }
    for (let i = first; i < end; i++) all += addSuitedHands(u8At(order, i) & 127, other)
    for (let i = first; i < end; i++) {
      const pair = u8At(order, i) & 127
      const after = i16At(BELOW, at + pair) - all + i32At(ROWS, low(pair)) + i32At(ROWS, high(pair))
      setI32(Y, pair * 4, i16At(TIES, at + pair) - i32At(X, pair * 4) + after)
    }
  }
  const lost = straightPairs + straightSingles * 36 + ((straightSingles * (straightSingles - 1)) >> 1) + straightSingles * (9 - straightSingles)
  for (let i = strong, count = u8At(ORDERED, board); i < count; i++) {
    const pair = u8At(order, i) & 127
    setI32(X, pair * 4, i16At(BELOW, at + pair) - lost)
    setI32(Y, pair * 4, i16At(TIES, at + pair))
  }
}

/** Fills X, Y, Z and KINDS for five suited: everyone has a flush, no dealer fails to qualify. */
export function sweepFive(): void {
  const all = flushKind(0)
  for (let pair = 0; pair < PAIRS; pair++) {
    const x = low(pair)
    const y = high(pair)
    setLane(pair, 0, i16At(FLUSH_BELOW, setAt), i16At(FLUSH_TIES, setAt), 0, all)
    if (((setMask >> x) & 1) === 0) flushOnFive(pair, 1, 1 + x)
    if (((setMask >> y) & 1) === 0) flushOnFive(pair, 2, 1 + y)
    if (u8At(BOTH, pair) !== 0) flushOnFive(pair, 3, placeOfTwo(pair))
  }
}

@inline function flushOnFive(pair: i32, relation: i32, place: i32): void {
  setLane(pair, relation, i16At(FLUSH_BELOW, setAt + place), i16At(FLUSH_TIES, setAt + place), 0, flushKind(place))
}

