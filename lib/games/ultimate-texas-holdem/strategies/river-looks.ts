import { cardOf, rankOf } from '@/lib/cards/card'
import { evaluate5, evaluate6 } from '@/lib/cards/evaluate'
import { type PokerHand, POKER_HANDS } from '@/lib/cards/hands'
import { ranksOf } from '@/lib/cards/hole-cards'
import { strengthOfCards } from '@/lib/cards/one-hand'
import { handOf, STRENGTHS } from '@/lib/cards/strength'
import { bitCount } from '@/lib/math/combinations'
import { LANES, multisetRanks, ranksIn, strengthTables } from '@/lib/engines/holdem/index'
import type { UltimateState } from '../round'
import { dealerOuts, improves } from '../strategy'

/*
 * What the rules of a strategy look at on the river. Each look has a number, its key. A whole game asks about millions
 * of hands, but about few different looks.
 */

export interface RiverLook {
  /** Whether the player's own cards improve the board by more than a kicker: a hidden pair or better. */
  readonly improves: boolean
  /** The hand that the board alone makes. */
  readonly board: PokerHand
  /** How many unseen cards beat the player, each taken alone with the board. */
  readonly outs: number
  readonly high: number
  /** How many ranks above `high` aren't on the board: 0 for the best kicker there is. */
  readonly kickersAbove: number
}

/** All keys are below this number. */
export const RIVER_KEYS = 1 << 19

/** How many ranks above `high` aren't in a mask of ranks. */
const ranksAbove = (high: number, mask: number): number => 12 - high - bitCount(mask >> (high + 1))

/** The key of a look. `board` is the index in POKER_HANDS of the board's hand, `mask` the board's ranks. */
const riverKey = (better: boolean, board: number, outs: number, high: number, mask: number): number =>
  +better | (board << 1) | (outs << 5) | (high << 11) | (ranksAbove(high, mask) << 15)

/** The look that a key stands for. */
export const readRiverKey = (key: number): RiverLook => ({
  improves: (key & 1) !== 0,
  board: POKER_HANDS[(key >> 1) & 15]!,
  outs: (key >> 5) & 63,
  high: (key >> 11) & 15,
  kickersAbove: key >> 15,
})

/** The look of a state on the river. Dead cards are no outs. */
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
 * The keys of all hands on a board type. One representative board and one more card are enough: 13 ranks in the flush
 * suit and 13 outside it tell how many of the dealer's single cards beat a hand.
 */

/**
 * One more card on a board: the strength that it makes (−1 if there is no such card), and how many such cards are left.
 * The first 13 entries are ranks outside the flush suit, the others ranks in it.
 */
interface OneMore {
  readonly strength: Int16Array
  readonly left: Int8Array
}

interface BoardLook {
  /** The board's strength, the index of its hand in POKER_HANDS, and its ranks as a mask. */
  readonly strength: number
  readonly hand: number
  readonly mask: number
  readonly more: OneMore
}

/**
 * The cards of a board: suited ranks in suit 0, the others in the other suits by turns, so that they never make a
 * flush. Without suited ranks, all four suits take turns.
 */
function boardCards(suited: readonly number[], others: readonly number[]): number[] {
  const suits = suited.length > 0 ? [1, 2, 3] : [0, 1, 2, 3]
  return [...suited.map((rank) => cardOf(rank, 0)), ...others.map((rank, i) => cardOf(rank, suits[i % suits.length]!))]
}

function lookAt(suited: readonly number[], others: readonly number[]): BoardLook {
  const board = boardCards(suited, others) as [number, number, number, number, number]
  outsKnown.fill(-1)
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

/** How many single cards beat a strength. */
function outsAgainst({ strength, left }: OneMore, own: number): number {
  let outs = 0
  for (let i = 0; i < 26; i++) if (strength[i]! > own) outs += left[i]!
  return outs
}

/** By strength: how many single cards beat it on the last board looked at, or −1. Many hands of a board are as strong. */
const outsKnown = /* @__PURE__ */ new Int8Array(STRENGTHS)

/**
 * By index in POKER_HANDS: 1 for hands that the player's cards can only improve by a kicker if the board makes them
 * already.
 */
const KICKERS_ALONE = /* @__PURE__ */ Uint8Array.from(
  POKER_HANDS,
  (hand) => +['high-card', 'pair', 'three-of-a-kind', 'four-of-a-kind'].includes(hand),
)

// A local copy: bundlers read imports through their module object each time, which is slow in inner loops.
const kickersAlone = KICKERS_ALONE

/** The lower and the higher rank of each pair of ranks. */
const PAIRS = /* @__PURE__ */ Array.from({ length: 13 }, (_, high) =>
  Array.from({ length: high + 1 }, (_, low) => [low, high] as const),
).flat()
const low = /* @__PURE__ */ Uint8Array.from(PAIRS, ([rank]) => rank)
const high = /* @__PURE__ */ Uint8Array.from(PAIRS, ([, rank]) => rank)

/**
 * The key of a hand with strength `own`, whose index in POKER_HANDS is `hand`. Its cards are at indexes x and y in
 * `OneMore`, and `top` is the higher rank. Called for every hand on every board type, so it has to be fast.
 */
function keyOf(look: BoardLook, own: number, hand: number, x: number, y: number, top: number): number {
  const better = hand !== look.hand || (kickersAlone[hand] === 0 && improves(own, look.strength))
  const { strength } = look.more
  let outs = outsKnown[own]!
  if (outs < 0) outsKnown[own] = outs = outsAgainst(look.more, own)
  // The player's own cards are not among those left.
  if (strength[x]! > own) outs--
  if (strength[y]! > own) outs--
  return riverKey(better, look.hand, outs, top, look.mask)
}

/**
 * Writes the keys of the 91 pairs of ranks on a board of five ranks without a flush. `board` is the index of the ranks'
 * multiset. Pairs that can't occur get meaningless keys.
 */
export function rankTypeKeys(board: number, out: Uint32Array): void {
  const look = lookAt([], Array.from(multisetRanks(5).subarray(board * 5, board * 5 + 5)))
  const { boardAndPair, category } = strengthTables()
  for (let pair = 0; pair < 91; pair++) {
    const own = boardAndPair[board * 91 + pair]!
    out[pair] = keyOf(look, own, category[own]!, low[pair]!, high[pair]!, high[pair]!)
  }
}

/**
 * Writes the keys of those lanes of a flush type that aren't 0 in `wanted`, all of which must be live: suited ranks
 * `set`, and `others` outside the suit. Called for every flush type, so it has to be fast.
 */
export function flushTypeKeys(
  wanted: ArrayLike<number>,
  set: number,
  board: number,
  others: readonly number[],
  out: Uint32Array,
): void {
  const look = lookAt(ranksIn(set), others)
  const { boardAndPair, flush, category } = strengthTables()
  for (let lane = 0; lane < LANES; lane++) {
    if (wanted[lane] === 0) continue
    const pair = lane >> 2
    // Bit 0 of a lane: the lower rank is in the suit. Bit 1: the higher rank is.
    const [x, y, isLow, isHigh] = [low[pair]!, high[pair]!, lane & 1, (lane >> 1) & 1]
    const own = Math.max(boardAndPair[board * 91 + pair]!, flush[set | (isLow << x) | (isHigh << y)]!)
    out[lane] = keyOf(look, own, category[own]!, x + 13 * isLow, y + 13 * isHigh, y)
  }
}
