import { cardOf } from '@/lib/cards/card'
import { evaluate5, evaluate6 } from '@/lib/cards/evaluate'
import { POKER_HANDS } from '@/lib/cards/hands'
import {
  FIVE_SUITED,
  type FlushLanes,
  FOUR_SUITED,
  LANE_PAIR,
  LANES,
  multisetRanks,
  PAIR_HIGH,
  PAIR_LOW,
  ranksIn,
  strengthTables,
  SUITED_OFF,
  SUITED_SUITED,
  THREE_SUITED,
} from '@/lib/engines/holdem/index'
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
const pairOfLane = LANE_PAIR
const low = PAIR_LOW
const high = PAIR_HIGH
const key = riverKey

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

/** The places of a lane's two cards in `OneMore`, and its suited ranks as a mask. */
function cardsOfLane(lane: number): readonly [x: number, y: number, suited: number] {
  const [low, high] = [PAIR_LOW[LANE_PAIR[lane]!]!, PAIR_HIGH[LANE_PAIR[lane]!]!]
  if (lane >= SUITED_SUITED) return [13 + low, 13 + high, (1 << low) | (1 << high)]
  if (lane < SUITED_OFF) return [low, high, 0]
  const suited = Math.floor((lane - SUITED_OFF) / 13)
  return [13 + suited, (lane - SUITED_OFF) % 13, 1 << suited]
}

const CARDS_OF_LANE = /* @__PURE__ */ Array.from({ length: LANES }, (_, lane) => cardsOfLane(lane))
const firsts = /* @__PURE__ */ Uint8Array.from(CARDS_OF_LANE, ([x]) => x)
const seconds = /* @__PURE__ */ Uint8Array.from(CARDS_OF_LANE, ([, y]) => y)
const suitedMasks = /* @__PURE__ */ Uint16Array.from(CARDS_OF_LANE, ([, , suited]) => suited)

/** Hot: the keys of all live lanes of a flush type; `others` are its ranks outside the suit. */
export function flushTypeKeys(lanes: FlushLanes, board: number, others: readonly number[], out: Uint32Array): void {
  const look = lookAt(ranksIn(lanes.set), others)
  const { boardAndPair, flush, category } = strengthTables()
  const { live, set } = lanes
  const count = lanes.lanes
  for (let i = 0; i < count; i++) {
    const lane = live[i]!
    const pair = pairOfLane[lane]!
    const own = Math.max(boardAndPair[board * 91 + pair]!, flush[set | suitedMasks[lane]!]!)
    out[lane] = keyOf(look, own, category[own]!, firsts[lane]!, seconds[lane]!, high[pair]!)
  }
}

/** The ranks outside the suit of a flush type. */
export function othersOfType(type: number): readonly number[] {
  if (type >= FIVE_SUITED) return []
  if (type >= FOUR_SUITED) return [(type - FOUR_SUITED) % 13]
  const pair = (type - THREE_SUITED) % 91
  return [PAIR_LOW[pair]!, PAIR_HIGH[pair]!]
}
