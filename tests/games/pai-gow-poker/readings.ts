import { behindValue, FRONT_1, FRONT_2, frontValue, type Seven, SPLITS } from '@/lib/engines/pai-gow/hand'
import { completeKind, isAceHighStraight, JOKER_SYMBOL, type Ranking } from '@/lib/engines/pai-gow/ranking'

/*
 * The house ways as HOUSE-WAYS.md tells them, read once more as plain code, without clauses as data: which of the 21 splits a hand takes.
 * Ranks are 0 to 12, the joker an ace. Only the values of hands are shared with the ways that are tested.
 */

const [SIX, SEVEN, TEN, JACK, KING, ACE] = [4, 5, 8, 9, 11, 12]

export interface Reading {
  readonly joker: boolean
  /** Ranks held more than once, the largest group first, then the higher. */
  readonly groups: readonly { readonly rank: number; readonly count: number }[]
  readonly singles: readonly number[]
  /** The front ranks of a split, the higher first. */
  readonly fronts: readonly (readonly [number, number])[]
  readonly front: readonly number[]
  readonly behind: readonly number[]
  /** The splits with a complete hand behind. */
  readonly complete: readonly number[]
}

/** What every way looks at in a hand. */
export function readHand(hand: Seven, ranking: Ranking): Reading {
  const ranks = Array.from(hand.symbols, (symbol) => Math.min(symbol, ACE))
  const counts = [...new Set(ranks)].map((rank) => ({ rank, count: ranks.filter((other) => other === rank).length }))
  const splits = Array.from({ length: SPLITS }, (_, split) => split)
  const behind = splits.map((split) => behindValue(ranking, hand, split))
  return {
    joker: hand.symbols[0] === JOKER_SYMBOL,
    groups: counts.filter(({ count }) => count > 1).sort((a, b) => b.count - a.count || b.rank - a.rank),
    singles: counts
      .filter(({ count }) => count === 1)
      .map(({ rank }) => rank)
      .sort((a, b) => b - a),
    fronts: splits.map((split) => [ranks[FRONT_1[split]!]!, ranks[FRONT_2[split]!]!]),
    front: splits.map((split) => frontValue(hand, split)),
    behind,
    complete: splits.filter((split) => completeKind(behind[split]!) > 0),
  }
}

/** Of these splits the one with the highest front, then the strongest hand behind. */
function best({ front, behind }: Reading, splits: readonly number[]): number {
  return splits.reduce((top, split) =>
    front[split]! > front[top]! || (front[split] === front[top] && behind[split]! > behind[top]!) ? split : top,
  )
}

/** Two ranks in front, the strongest hand behind. */
function inFront(hand: Reading, a: number, b: number): number {
  const [high, low] = [Math.max(a, b), Math.min(a, b)]
  return best(
    hand,
    hand.fronts.flatMap(([x, y], split) => (x === high && y === low ? [split] : [])),
  )
}

const singlesInFront = (hand: Reading, from = 0): number => inFront(hand, hand.singles[from]!, hand.singles[from + 1]!)
const has = (hand: Reading, ...ranks: readonly number[]): boolean => ranks.some((rank) => hand.singles.includes(rank))

export type WayName = 'playnow' | 'ballys-ac' | 'foxwoods' | 'mgm'

function quads(way: WayName, hand: Reading, rank: number): number {
  const split = inFront(hand, rank, rank)
  const keep = singlesInFront(hand)
  if (rank === ACE) return split
  if (rank >= JACK) return (way === 'playnow' || way === 'ballys-ac') && has(hand, ACE) ? keep : split
  if (rank >= SEVEN) return has(hand, ...(way === 'mgm' ? [ACE] : [KING, ACE])) ? keep : split
  return keep
}

function twoPairs(way: WayName, hand: Reading, high: number, low: number): number {
  const split = inFront(hand, low, low)
  const keep = singlesInFront(hand)
  if (way === 'foxwoods') {
    if (high >= JACK) return split
    return has(hand, ...(high >= SEVEN ? [ACE] : [KING, ACE])) ? keep : split
  }
  if (way === 'mgm') {
    if (high <= SIX) return keep
    if (high <= TEN) return has(hand, ACE) ? keep : split
    return high <= KING && low <= SIX && has(hand, ACE) ? keep : split
  }
  if (high === ACE) return split
  if (high >= JACK && low >= SEVEN) return split
  if (high >= JACK || low >= SEVEN) return has(hand, ACE) ? keep : split
  return has(hand, KING, ACE) ? keep : split
}

/** One pair and a straight or flush. */
function pairWithComplete(way: WayName, hand: Reading, rank: number): number {
  const kept = best(hand, hand.complete)
  const pairBehind = singlesInFront(hand)
  if (way === 'ballys-ac' && hand.joker && rank === ACE && isAceHighStraight(hand.behind[kept]!)) return pairBehind
  if (rank >= TEN && rank <= KING && has(hand, ACE)) {
    if (way === 'foxwoods' && hand.front[pairBehind]! > hand.front[kept]!) return pairBehind
    if (way === 'mgm') {
      const withAce = hand.complete.filter((split) => hand.fronts[split]!.includes(ACE))
      return withAce.length > 0 ? best(hand, withAce) : pairBehind
    }
  }
  return kept
}

/** The split that a house way takes of a hand. */
export function splitByReading(way: WayName, hand: Reading): number {
  const [first, second, third] = hand.groups
  if (!first) return hand.complete.length > 0 ? best(hand, hand.complete) : singlesInFront(hand, 1)
  const pairOf = (group: { readonly rank: number }): number => inFront(hand, group.rank, group.rank)
  switch (first.count) {
    case 5:
      return second?.rank === KING ? pairOf(second) : pairOf(first)
    case 4:
      return second ? pairOf(second) : quads(way, hand, first.rank)
    case 3: {
      if (second?.count === 3) return pairOf(first)
      if (third) return pairOf(second!)
      if (second)
        return way !== 'foxwoods' && second.rank === 0 && has(hand, ACE) && has(hand, KING)
          ? singlesInFront(hand)
          : pairOf(second)
      if (hand.complete.length > 0) return best(hand, hand.complete)
      return first.rank === ACE ? inFront(hand, ACE, hand.singles[0]!) : singlesInFront(hand)
    }
    default:
      if (third) return pairOf(first)
      if (second) return twoPairs(way, hand, first.rank, second.rank)
      return hand.complete.length > 0 ? pairWithComplete(way, hand, first.rank) : singlesInFront(hand)
  }
}
