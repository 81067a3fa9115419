import { cardOf } from '@/lib/cards/card'
import { evaluate5, evaluate6 } from '@/lib/cards/evaluate'
import { POKER_HANDS } from '@/lib/cards/hands'
import { LANES, multisetRanks, ranksIn, strengthTables } from '@/lib/engines/holdem/index'
import { improves } from '../strategy'
import { riverKey } from './looks'

/*
 * The keys of the looks (`looks.ts`) of all hands on a board type: what a strategy's river rules can tell apart. One representative
 * board of the type and one card more: thirteen ranks of the flush suit and thirteen of another say how many of the dealer's single
 * cards beat a hand.
 */

/** One card more on a board: its strength by rank, and how many such cards are left. The first 13 outside the flush suit, then in it. */
interface OneMore {
  readonly strength: Int16Array
  readonly left: Int8Array
}

interface BoardLook {
  /** The board's strength, its hand's place in POKER_HANDS, and its ranks as a mask. */
  readonly strength: number
  readonly hand: number
  readonly mask: number
  readonly more: OneMore
}

/** Cards of a board: suited ranks in suit 0, the others in other suits by turns, so that those never make a flush. Without a flush suit all four take turns. */
function boardCards(suited: readonly number[], others: readonly number[]): number[] {
  const suits = suited.length > 0 ? [1, 2, 3] : [0, 1, 2, 3]
  return [...suited.map((rank) => cardOf(rank, 0)), ...others.map((rank, i) => cardOf(rank, suits[i % suits.length]!))]
}

function lookAt(suited: readonly number[], others: readonly number[]): BoardLook {
  const board = boardCards(suited, others) as [number, number, number, number, number]
  const strength = evaluate5(...board)
  const mask = [...suited, ...others].reduce((ranks, rank) => ranks | (1 << rank), 0)
  return { strength, hand: strengthTables().category[strength]!, mask, more: oneMore(board, suited, others) }
}

function oneMore(
  board: readonly [number, number, number, number, number],
  suited: readonly number[],
  others: readonly number[],
): OneMore {
  const more: OneMore = { strength: new Int16Array(26).fill(-1), left: new Int8Array(26) }
  const isFlush = suited.length > 0
  for (let rank = 0; rank < 13; rank++) {
    const off = [1, 2, 3, ...(isFlush ? [] : [0])]
      .map((suit) => cardOf(rank, suit))
      .find((card) => !board.includes(card))
    more.left[rank] = (isFlush ? 3 : 4) - others.filter((other) => other === rank).length
    if (off !== undefined) more.strength[rank] = evaluate6(...board, off)
    if (!isFlush || suited.includes(rank)) continue
    more.left[13 + rank] = 1
    more.strength[13 + rank] = evaluate6(...board, cardOf(rank, 0))
  }
  return more
}

/** Hot: how many single cards beat a strength, the player's two (by place in `OneMore`) taken out. */
function outsAgainst({ strength, left }: OneMore, own: number, x: number, y: number): number {
  let outs = 0
  for (let i = 0; i < 26; i++) if (strength[i]! > own) outs += left[i]!
  if (strength[x]! > own) outs--
  if (strength[y]! > own) outs--
  return outs
}

/** Hands that differ in kickers alone where they are of the same name as the board's, by place in POKER_HANDS. */
const KICKERS_ALONE = /* @__PURE__ */ Uint8Array.from(
  POKER_HANDS,
  (hand) => +['high-card', 'pair', 'three-of-a-kind', 'four-of-a-kind'].includes(hand),
)

// Bundlers reach imports through their module each time: hot loops use constants of their own.
const kickersAlone = KICKERS_ALONE
const key = riverKey

/** The lower and the higher rank of each pair. */
const PAIRS = /* @__PURE__ */ Array.from({ length: 13 }, (_, high) =>
  Array.from({ length: high + 1 }, (_, low) => [low, high] as const),
).flat()
const low = /* @__PURE__ */ Uint8Array.from(PAIRS, ([rank]) => rank)
const high = /* @__PURE__ */ Uint8Array.from(PAIRS, ([, rank]) => rank)

/** Hot: the key of a hand of strength `own`, named by `hand`, its cards at x and y in `OneMore`, `top` the rank of the higher. */
function keyOf(look: BoardLook, own: number, hand: number, x: number, y: number, top: number): number {
  const better = hand !== look.hand || (kickersAlone[hand] === 0 && improves(own, look.strength))
  return key(better, look.hand, outsAgainst(look.more, own, x, y), top, look.mask)
}

/** The keys of the 91 pairs of ranks on the board of a multiset of five ranks without a flush; impossible pairs get any. */
export function rankTypeKeys(board: number, out: Uint32Array): void {
  const look = lookAt([], Array.from(multisetRanks(5).subarray(board * 5, board * 5 + 5)))
  const { boardAndPair, category } = strengthTables()
  for (let pair = 0; pair < 91; pair++) {
    const own = boardAndPair[board * 91 + pair]!
    out[pair] = keyOf(look, own, category[own]!, low[pair]!, high[pair]!, high[pair]!)
  }
}

/** Hot: the keys of all live lanes of a flush type, of some suited ranks and others outside the suit. */
export function flushTypeKeys(
  live: Uint8Array,
  set: number,
  board: number,
  others: readonly number[],
  out: Uint32Array,
): void {
  const look = lookAt(ranksIn(set), others)
  const { boardAndPair, flush, category } = strengthTables()
  for (let lane = 0; lane < LANES; lane++) {
    if (live[lane] === 0) continue
    const pair = lane >> 2
    // Bit 0 of a lane: its lower rank is in the suit; bit 1: its higher.
    const [x, y, isLow, isHigh] = [low[pair]!, high[pair]!, lane & 1, (lane >> 1) & 1]
    const own = Math.max(boardAndPair[board * 91 + pair]!, flush[set | (isLow << x) | (isHigh << y)]!)
    out[lane] = keyOf(look, own, category[own]!, x + 13 * isLow, y + 13 * isHigh, y)
  }
}
