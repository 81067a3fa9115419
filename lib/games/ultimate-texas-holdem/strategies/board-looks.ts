import { multisetRanks } from '@/lib/cards/rank-multisets'
import { POKER_HANDS } from '@/lib/cards/hands'
import { flushStrength, NO_RANKS, type RankMasks, ranksStrength, STRENGTHS, withRank } from '@/lib/cards/strength'
import { bitCount } from '@/lib/math/combinations'
import { LANES, ranksIn, strengthTables } from '@/lib/engines/holdem/index'
import { improves } from '../strategy'
import { riverKey } from './river-looks'

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

function lookAt(suited: readonly number[], others: readonly number[]): BoardLook {
  const ranks = [...suited, ...others].reduce(withRank, NO_RANKS)
  outsKnown.fill(-1)
  const set = suited.reduce((mask, rank) => mask | (1 << rank), 0)
  const strength = suited.length === 5 ? flushStrength(set) : ranksStrength(...ranks)
  return { strength, hand: strengthTables().category[strength]!, mask: ranks[0], more: oneMore(ranks, set, others) }
}

/** `set` are the ranks in the flush suit. Five of them leave no room for a hand above a flush, but a straight flush. */
function oneMore(board: RankMasks, set: number, others: readonly number[]): OneMore {
  const more: OneMore = { strength: new Int16Array(26).fill(-1), left: new Int8Array(26) }
  const [isFlush, inSuit] = [set !== 0, bitCount(set)]
  for (let rank = 0; rank < 13; rank++) {
    const bit = 1 << rank
    const byRanks = ranksStrength(...withRank(board, rank))
    const left = (isFlush ? 3 : 4) - others.filter((other) => other === rank).length
    more.left[rank] = left
    if (left > 0) more.strength[rank] = inSuit === 5 ? flushStrength(set) : byRanks
    if (!isFlush || (set & bit) !== 0) continue
    more.left[13 + rank] = 1
    more.strength[13 + rank] = inSuit >= 4 ? flushStrength(set | bit) : byRanks
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
