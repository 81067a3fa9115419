import type { Card } from '@/lib/cards/card'
import { handOf, STRENGTHS } from '@/lib/cards/strength'
import { DECK, without } from '@/lib/cards/deck'
import { POKER_HANDS } from '@/lib/cards/hands'
import { HANDS } from '@/lib/engines/holdem/numbering/starting-hands'
import { plainSweep, type PlainHand } from './plain-sweep'
import { type BonusRules, type CasinoRules, emptyTally, type Tally, type UltimateRules } from './plain-tally'

/*
 * The referee of the whole games: one flop with all its 1,081 run-outs, each board sorted and counted by itself, every hand settled
 * by the rules as they are written. No board types, no suits that are alike, no sums over anything but run-outs.
 */

/** One board for all hands (`a + b(b − 1)/2` of the cards a < b): the opponent's hands below, beside and, by qualifying strength, short. */
export interface PlainBoard {
  /** −1 for hands that share a card with the board. */
  readonly strength: Int16Array
  readonly below: Int16Array
  readonly ties: Int16Array
  readonly short: ReadonlyMap<number, Int16Array>
}

const OPPONENTS = 990

const handNumber = (a: Card, b: Card): number => (a < b ? a + (b * (b - 1)) / 2 : b + (a * (a - 1)) / 2)

/** The place in POKER_HANDS by strength. */
const PLACES = Array.from({ length: STRENGTHS }, (_, strength) => POKER_HANDS.indexOf(handOf(strength)))

/** Hands that do not qualify and hold neither card of a hand, for every hand of a board. */
function countShort(hands: readonly PlainHand[], qualifies: number): Int16Array {
  const byCard = new Int32Array(52)
  let all = 0
  for (const { cards, strength } of hands) {
    if (strength >= qualifies) continue
    all++
    byCard[cards[0]]! += 1
    byCard[cards[1]]! += 1
  }
  const counts = new Int16Array(HANDS)
  for (const { cards, strength } of hands)
    counts[handNumber(cards[0], cards[1])] =
      all - byCard[cards[0]]! - byCard[cards[1]]! + (strength < qualifies ? 1 : 0)
  return counts
}

/** Sorts and counts one board. */
export function plainBoard(
  flop: readonly Card[],
  runOut: readonly [Card, Card],
  qualifying: readonly number[],
): PlainBoard {
  const list = (): Int16Array => new Int16Array(HANDS)
  const hands = plainSweep([...flop, ...runOut], 0)
  const board = {
    strength: list().fill(-1),
    below: list(),
    ties: list(),
    short: new Map(qualifying.map((q) => [q, countShort(hands, q)])),
  }
  for (const hand of hands) {
    const place = handNumber(hand.cards[0], hand.cards[1])
    board.strength[place] = hand.strength
    board.below[place] = hand.below
    board.ties[place] = hand.ties
  }
  return board
}

/** All boards of a flop. */
export function plainBoards(flop: readonly Card[], qualifying: readonly number[]): readonly PlainBoard[] {
  const rest = without(DECK, flop)
  return rest.flatMap((river, i) => rest.slice(0, i).map((turn) => plainBoard(flop, [turn, river], qualifying)))
}

/** How the 990 opponents end against one hand on one board. */
export interface Ends {
  /** The place in POKER_HANDS. */
  readonly hand: number
  readonly winsQualified: number
  readonly winsShort: number
  readonly ties: number
  readonly lossesQualified: number
  readonly lossesShort: number
}

export function endsOf(board: PlainBoard, number: number, qualifies: number): Ends {
  const strength = board.strength[number]!
  const below = board.below[number]!
  const ties = board.ties[number]!
  const short = board.short.get(qualifies)![number]!
  const qualified = strength >= qualifies
  return {
    hand: PLACES[strength]!,
    ties,
    winsQualified: qualified ? below - short : 0,
    winsShort: qualified ? short : below,
    lossesQualified: qualified ? OPPONENTS - below - ties : OPPONENTS - short,
    lossesShort: qualified ? 0 : short - below - ties,
  }
}

export function addEnds(tally: Tally, ends: Ends, times = 1): void {
  tally.winsQualified[ends.hand]! += ends.winsQualified * times
  tally.winsShort[ends.hand]! += ends.winsShort * times
  tally.ties += ends.ties * times
  tally.lossesQualified += ends.lossesQualified * times
  tally.lossesShort += ends.lossesShort * times
}

/** Ultimate Texas Hold'em: what a play bet of `bet` antes comes to, in 1/unit, and the fold. */
export function ultimateNet(ends: Ends, bet: number, { unit, blind }: UltimateRules): number {
  const pay = blind[ends.hand]! + bet * unit
  return (
    ends.winsQualified * (pay + unit) +
    ends.winsShort * pay -
    ends.lossesQualified * (2 + bet) * unit -
    ends.lossesShort * (1 + bet) * unit
  )
}
const ultimateFold = ({ unit }: UltimateRules): number => -2 * OPPONENTS * unit

/** What becomes of one hand on one flop. */
export interface UltimateFlop {
  /** What raising gains over checking, in 1/unit over 1,081 × 990 deals. */
  readonly edge: number
  /** If it is raised; if it is checked, the river's raises. */
  readonly raised: Tally
  readonly river: Tally
  /** Boards folded on the river, and those of them where raising was worth the same. */
  readonly folded: number
  readonly riverTies: number
}

export function ultimateFlop(boards: readonly PlainBoard[], hand: number, rules: UltimateRules): UltimateFlop {
  const [raised, river] = [emptyTally(), emptyTally()]
  let [edge, folded, riverTies] = [0, 0, 0]
  for (const board of boards) {
    if (board.strength[hand]! < 0) continue
    const ends = endsOf(board, hand, rules.qualifies)
    const [play, fold] = [ultimateNet(ends, 1, rules), ultimateFold(rules)]
    edge += ultimateNet(ends, 2, rules) - Math.max(play, fold)
    addEnds(raised, ends)
    if (play > fold) addEnds(river, ends)
    else folded++
    if (play === fold) riverTies++
  }
  return { edge, raised, river, folded, riverTies }
}

/** Casino Hold'em: what a call gains over a fold, in 1/unit: exact, for the largest pays go beyond doubles. */
export function casinoEdge(
  boards: readonly PlainBoard[],
  hand: number,
  { unit, ante, qualifies, noGame }: CasinoRules,
): bigint {
  let edge = 0n
  for (const board of boards) {
    if (board.strength[hand]! < 0) continue
    const ends = endsOf(board, hand, qualifies)
    const isHigh = board.strength[hand]! >= qualifies
    const tiesShort = isHigh ? 0 : ends.ties
    edge += BigInt(ends.winsQualified) * BigInt(ante[ends.hand]! + 2 * unit) - BigInt(ends.lossesQualified * 3 * unit)
    edge +=
      BigInt(ends.winsShort) * BigInt(noGame.higher[ends.hand]!) + BigInt(tiesShort) * BigInt(noGame.equal[ends.hand]!)
    edge += BigInt(ends.lossesShort) * BigInt(noGame.lower[ends.hand]!) + BigInt(OPPONENTS * unit)
  }
  return edge
}

/** Texas Hold'em Bonus: what one more ante brings on these boards. */
export function bonusEdge(boards: readonly PlainBoard[], hand: number, { tiesLose }: BonusRules): number {
  let edge = 0
  for (const board of boards) {
    if (board.strength[hand]! < 0) continue
    const { winsQualified, ties, lossesQualified } = endsOf(board, hand, 0)
    edge += winsQualified - lossesQualified - (tiesLose ? ties : 0)
  }
  return edge
}
