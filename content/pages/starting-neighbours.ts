import { RANKS } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import { classIdOf, type StartingHand } from '@/lib/games/starting-hands'

/* The hands around a starting hand: those that differ by one rank or by their suits. */

/** A run of hands that differ in one card, the best first: the pairs, the offsuit kings. */
export interface Family {
  /** “pair”, “offsuit king”. */
  readonly one: string
  /** “pairs”, “offsuit kings”. */
  readonly all: string
  readonly hands: readonly StartingHand[]
}

const DOWN = RANKS.map((_, i) => RANKS.length - 1 - i)

/** The pairs, or the kickers of the hand’s high card in its suits. */
export function familyOf({ high, low, suited }: StartingHand): Family {
  if (high === low)
    return { one: 'pair', all: 'pairs', hands: DOWN.map((rank) => ({ high: rank, low: rank, suited: false })) }
  const suits = suited ? 'suited' : 'offsuit'
  return {
    one: `${suits} ${rankInWords(high)}`,
    all: `${suits} ${rankInWords(high, 2)}`,
    hands: DOWN.filter((rank) => rank < high).map((rank) => ({ high, low: rank, suited })),
  }
}

export const isSame = (a: StartingHand, b: StartingHand): boolean => classIdOf(a) === classIdOf(b)

/** The same ranks in the other suits; undefined of a pair. */
export const twinOf = ({ high, low, suited }: StartingHand): StartingHand | undefined =>
  high === low ? undefined : { high, low, suited: !suited }

/** The same kicker beside the next higher or lower card; undefined where there is none. */
export function besideOf({ high, low, suited }: StartingHand, step: 1 | -1): StartingHand | undefined {
  const next = high + step
  return high === low || next > 12 || next <= low ? undefined : { high: next, low, suited }
}

/** How many neighbours on either side in the family are shown. */
const ROUND = 2

/** The hands of the family next to this one, itself among them, from strong to weak. */
export function nextInFamily(hand: StartingHand): readonly StartingHand[] {
  const { hands } = familyOf(hand)
  const at = hands.findIndex((one) => isSame(one, hand))
  const from = Math.max(0, Math.min(at - ROUND, hands.length - 1 - 2 * ROUND))
  return hands.slice(from, Math.max(at + ROUND, from + 2 * ROUND) + 1)
}
