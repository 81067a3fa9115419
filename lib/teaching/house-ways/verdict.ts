import { type HalfHand } from '@/lib/messages/words/felt/en'
import type { Card } from '@/lib/cards/card'
import {
  behindValue,
  cardsOf,
  type Clause,
  clausesIn,
  completeKind,
  type Dealing,
  frontValue,
  handFacts,
  type HouseWay,
  isFoul,
  type Lack,
  type Near,
  nearness,
  type PassedOver,
  type Ranking,
  rankingOf,
  readSeven,
  setByWay,
  halvesOf,
  type Seven,
  sortHand,
  splitBy,
  splitOf,
  SPLITS,
  traceHand,
} from '@/lib/engines/pai-gow/index'

/* Compares a dealer's setting of seven cards with the setting of their house way. */

/** A mistake with a name. */
export type Reading =
  | 'broke-complete'
  | 'kept-complete'
  | 'other-complete'
  | 'highest-front'
  | 'strongest-behind'
  | 'pair-in-front'
  | 'pair-behind'
  | 'other-pair'
  | 'high-card-behind'
  | 'high-card-in-front'

/** What the trainee seems to have done: the first explanation that fits, in this order. */
export type Applied =
  /** The two cards in front outrank the five behind. */
  | { readonly kind: 'foul' }
  /** The right ranks in front, but chosen so that the hand behind is weaker than it could be. */
  | { readonly kind: 'weaker-behind' }
  /** Another clause of the way sets the hand so. */
  | {
      readonly kind: 'clause'
      readonly clause: Clause
      /**
       * The conditions of that clause that the hand doesn't meet; empty if it meets them all and the governing clause
       * only comes first.
       */
      readonly lacks: readonly Lack[]
      readonly governing: Clause
    }
  /** Another house way sets the hand so. */
  | { readonly kind: 'way'; readonly way: HouseWay; readonly clause: Clause }
  /** A common mistake of dealers. */
  | { readonly kind: 'reading'; readonly reading: Reading }
  | { readonly kind: 'unknown' }

export interface Verdict {
  readonly isRight: boolean
  /** The governing clause, and the setting it makes. */
  readonly clause: Clause
  readonly low: readonly Card[]
  readonly high: readonly Card[]
  readonly front: HalfHand
  readonly behind: HalfHand
  /** Right, but with other cards than the way's own. The two settings are equal in value. */
  readonly isOtherCards: boolean
  readonly passed: readonly PassedOver[]
  /** Only if the setting is wrong. */
  readonly applied?: Applied
  /** The trainee's own two hands. */
  readonly own: { readonly front: HalfHand; readonly behind: HalfHand }
}

/** A hand and one of its splits. */
interface Set {
  readonly hand: Seven
  readonly ranking: Ranking
  readonly split: number
}

const isSame = ({ hand, ranking, split }: Set, other: number): boolean =>
  frontValue(hand, split) === frontValue(hand, other) &&
  behindValue(ranking, hand, split) === behindValue(ranking, hand, other)

// ——— Readings ————————————————————————————————————————————————————————————————————————————————————————————

const allSplits: readonly number[] = Array.from({ length: SPLITS }, (_, split) => split)

const completes = ({ hand, ranking }: Set): readonly number[] =>
  allSplits.filter((split) => completeKind(behindValue(ranking, hand, split)) > 0)

const legal = ({ hand, ranking }: Set): readonly number[] =>
  allSplits.filter((split) => !isFoul(frontValue(hand, split), behindValue(ranking, hand, split)))

const highest = (splits: readonly number[], value: (split: number) => number): number => Math.max(...splits.map(value))

/** Mistakes with a name, each with a test on a wrong setting and the right split. */
const READINGS: readonly { readonly id: Reading; readonly is: (set: Set, right: number) => boolean }[] = [
  {
    id: 'broke-complete',
    is: (set, right) =>
      completeKind(behindValue(set.ranking, set.hand, right)) > 0 &&
      completeKind(behindValue(set.ranking, set.hand, set.split)) === 0,
  },
  {
    id: 'kept-complete',
    is: (set, right) =>
      completeKind(behindValue(set.ranking, set.hand, right)) === 0 &&
      completeKind(behindValue(set.ranking, set.hand, set.split)) > 0,
  },
  {
    id: 'other-complete',
    is: (set) =>
      completes(set).includes(set.split) &&
      frontValue(set.hand, set.split) < highest(completes(set), (split) => frontValue(set.hand, split)),
  },
  {
    id: 'highest-front',
    is: (set) => frontValue(set.hand, set.split) === highest(legal(set), (split) => frontValue(set.hand, split)),
  },
  {
    id: 'strongest-behind',
    is: (set) =>
      behindValue(set.ranking, set.hand, set.split) ===
      highest(allSplits, (split) => behindValue(set.ranking, set.hand, split)),
  },
  {
    id: 'pair-in-front',
    is: (set, right) => isPair(frontValue(set.hand, set.split)) && !isPair(frontValue(set.hand, right)),
  },
  {
    id: 'pair-behind',
    is: (set, right) => !isPair(frontValue(set.hand, set.split)) && isPair(frontValue(set.hand, right)),
  },
  {
    id: 'other-pair',
    is: (set, right) => isPair(frontValue(set.hand, set.split)) && isPair(frontValue(set.hand, right)),
  },
  {
    id: 'high-card-behind',
    is: (set, right) => frontValue(set.hand, set.split) < frontValue(set.hand, right),
  },
  {
    id: 'high-card-in-front',
    is: (set, right) => frontValue(set.hand, set.split) > frontValue(set.hand, right),
  },
]

/** Two-card values from here on are pairs. */
const FIRST_PAIR = 78
const isPair = (front: number): boolean => front >= FIRST_PAIR

// ——— What was applied ————————————————————————————————————————————————————————————————————————————————————

/**
 * Of the clauses that set the hand so, the one with the fewest unmet conditions: a mistake is nearly always one
 * condition away.
 */
function clauseApplied(dealing: Dealing, set: Set, governing: Clause): Near | undefined {
  const facts = handFacts(set.hand)
  return clausesIn(dealing)
    .filter((clause) => {
      if (clause === governing) return false
      const split = splitBy(clause.set, set.hand, set.ranking)
      return split !== undefined && isSame(set, split)
    })
    .map((clause) => nearness(clause, set.hand, facts, dealing))
    .filter(({ otherGroups }) => !otherGroups)
    .reduce<Near | undefined>((best, one) => (best && best.missing <= one.missing ? best : one), undefined)
}

function appliedBy(
  dealing: Dealing,
  others: readonly HouseWay[],
  cards: readonly Card[],
  set: Set,
  right: number,
  governing: Clause,
): Applied {
  const { hand, ranking, split } = set
  if (isFoul(frontValue(hand, split), behindValue(ranking, hand, split))) return { kind: 'foul' }
  if (frontValue(hand, split) === frontValue(hand, right)) return { kind: 'weaker-behind' }
  const near = clauseApplied(dealing, set, governing)
  if (near) return { kind: 'clause', clause: near.clause, lacks: near.lacks, governing }
  for (const way of others) {
    const other = setByWay({ ...dealing, way }, cards)
    if (other && isSame(set, other.split)) return { kind: 'way', way, clause: other.clause }
  }
  const reading = READINGS.find(({ is }) => is(set, right))
  return reading ? { kind: 'reading', reading: reading.id } : { kind: 'unknown' }
}

/**
 * Judges two cards put in front. A setting with the same ranks in front and a hand of equal value behind is right.
 * `others` are ways that the trainee may confuse with this one. Throws a RangeError if the cards aren't two of the
 * hand, or if the way doesn't set the hand.
 */
export function judgeSetting(
  dealing: Dealing,
  cards: readonly Card[],
  low: readonly Card[],
  others: readonly HouseWay[] = [],
): Verdict {
  const sorted = sortHand(cards)
  const split = splitOf(sorted, low)
  const wanted = setByWay(dealing, cards)
  if (split === undefined || !wanted) throw new RangeError('two cards of a hand that the way sets go in front')
  const set: Set = { hand: readSeven(sorted), ranking: rankingOf(dealing.wheel), split }
  const isRight = isSame(set, wanted.split)
  const own = cardsOf(sorted, split)
  return {
    isRight,
    clause: wanted.clause,
    low: wanted.low,
    high: wanted.high,
    ...halvesOf(dealing, wanted.low, wanted.high),
    isOtherCards: isRight && split !== wanted.split,
    passed: traceHand(dealing, cards).passed,
    own: halvesOf(dealing, own.low, own.high),
    ...(isRight
      ? {}
      : {
          applied: appliedBy(
            dealing,
            others.filter(({ id }) => id !== dealing.way.id),
            cards,
            set,
            wanted.split,
            wanted.clause,
          ),
        }),
  }
}
