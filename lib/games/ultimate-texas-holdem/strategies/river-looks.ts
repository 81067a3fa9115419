import { cardOf, rankOf } from '@/lib/cards/card'
import { evaluate5, evaluate6 } from '@/lib/cards/evaluate'
import { type PokerHand, POKER_HANDS } from '@/lib/cards/hands'
import { ranksOf } from '@/lib/cards/hole-cards'
import { strengthOfCards } from '@/lib/cards/one-hand'
import { handOf } from '@/lib/cards/strength'
import { bitCount } from '@/lib/math/combinations'
import { LANES, multisetRanks, ranksIn, strengthTables } from '@/lib/engines/holdem/index'
import type { UltimateState } from '../round'
import { dealerOuts, improves } from '../strategy'

/*
 * What the rules of a strategy look at on the river. A look has a number, its key: a whole game asks about millions of hands, but about
 * few different looks.
 */

export interface RiverLook {
  /** The player's own cards make the board better, kickers apart: a hidden pair or more. */
  readonly improves: boolean
  /** What the board alone is. */
  readonly board: PokerHand
  /** How many unseen cards, each alone with the board, beat the player. */
  readonly outs: number
  readonly high: number
  /** How many ranks above it are not on the board: 0 for the best kicker there is. */
  readonly kickersAbove: number
}

/** The number of different keys; a key is below it. */
export const RIVER_KEYS = 1 << 19

/** How many ranks above one are not in a mask. */
const ranksAbove = (high: number, mask: number): number => 12 - high - bitCount(mask >> (high + 1))

/** The key of a look; `board` is the board's hand by its place in POKER_HANDS, `mask` its ranks. */
const riverKey = (better: boolean, board: number, outs: number, high: number, mask: number): number =>
  +better | (board << 1) | (outs << 5) | (high << 11) | (ranksAbove(high, mask) << 15)

/** What a key says. */
export const readRiverKey = (key: number): RiverLook => ({
  improves: (key & 1) !== 0,
  board: POKER_HANDS[(key >> 1) & 15]!,
  outs: (key >> 5) & 63,
  high: (key >> 11) & 15,
  kickersAbove: key >> 15,
})

/** Dead cards are no outs. */
export function riverLook(state: UltimateState): RiverLook {
  const board = strengthOfCards(state.board)
  const mask = state.board.reduce((ranks, card) => ranks | (1 << rankOf(card)), 0)
  const better = improves(strengthOfCards([...state.hand, ...state.board]), board)
  return readRiverKey(
    riverKey(better, POKER_HANDS.indexOf(handOf(board)), dealerOuts(state), ranksOf(state.hand)[1], mask),
  )
}

// ——— A board type ———————————————————————————————————————————————————————————————————————————————————————

/*
 * The keys of all hands on a board type. One representative board of the type and one card more: thirteen ranks of the flush suit and
 * thirteen of another say how many of the dealer's single cards beat a hand.
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

/** The lower and the higher rank of each pair. */
const PAIRS = /* @__PURE__ */ Array.from({ length: 13 }, (_, high) =>
  Array.from({ length: high + 1 }, (_, low) => [low, high] as const),
).flat()
const low = /* @__PURE__ */ Uint8Array.from(PAIRS, ([rank]) => rank)
const high = /* @__PURE__ */ Uint8Array.from(PAIRS, ([, rank]) => rank)

/** Hot: the key of a hand of strength `own`, named by `hand`, its cards at x and y in `OneMore`, `top` the rank of the higher. */
function keyOf(look: BoardLook, own: number, hand: number, x: number, y: number, top: number): number {
  const better = hand !== look.hand || (kickersAlone[hand] === 0 && improves(own, look.strength))
  return riverKey(better, look.hand, outsAgainst(look.more, own, x, y), top, look.mask)
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
