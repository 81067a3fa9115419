import type { Card } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import { readSeven, type Seven, sortHand } from '@/lib/engines/pai-gow/hand'
import type { Clause, Condition } from '@/lib/engines/pai-gow/house-way'
import { rankingOf } from '@/lib/engines/pai-gow/ranking'
import { handFacts, type HandFacts, partsMissing } from '@/lib/engines/pai-gow/set-hand'
import { clausesIn, type Dealing } from '@/lib/engines/pai-gow/ways'
import { GROUP_NAMES, groupInWords, isMany, LISTS, partInWords, partsOf, rangeInWords, ranksInWords } from './words'

/** A clause before the one that sets the hand, and why it doesn't cover the hand. */
export interface PassedOver {
  readonly clause: Clause
  /** Whether it is about hands with other groups. */
  readonly otherGroups: boolean
  /** What the hand lacks: the first missing part of each case that comes nearest. */
  readonly lacks: readonly Lack[]
}

/** A part of a condition that a hand doesn't have. */
export interface Lack {
  readonly facts: HandFacts
  readonly condition: Condition
  readonly part: keyof Condition
}

const singlesInWords = ({ singles }: HandFacts): string =>
  singles.length === 0
    ? 'there are none'
    : `${singles.length === 1 ? 'the only one is' : 'yours are'} ${LISTS.and(singles.map((rank) => rankInWords(rank)))}`

/** Why a hand lacks a part of a condition. */
function because({ facts, condition, part }: Lack): string {
  const { groups, grouped } = facts
  const asks = partInWords(groups, condition, part)!
  switch (part) {
    case 'groups':
      return `it is for ${asks}; this is ${GROUP_NAMES[groups].toLowerCase()}`
    case 'first':
    case 'second': {
      const at = part === 'first' ? 0 : 1
      if (grouped[at] === undefined) return 'it wants another group of cards'
      return `${groupInWords(groups, at)} must be ${rangeInWords(condition[part]!)}; here ${isMany(groups, at) ? 'they are' : 'it is'} ${rankInWords(grouped[at], 2)}`
    }
    case 'single':
      return `it wants ${ranksInWords(condition.single!)} as a single card; ${singlesInWords(facts)}`
    case 'alsoSingle':
      return `it wants ${ranksInWords(condition.alsoSingle!)} too as a single card; ${singlesInWords(facts)}`
    case 'singles':
      return `the single cards must be exactly ${ranksInWords(condition.singles!, 'and')}; ${singlesInWords(facts)}`
    case 'complete':
      return condition.complete
        ? 'it wants a straight or flush, and no five of these cards make one'
        : 'five of these cards make a straight or flush'
    case 'completeSplits':
      return condition.completeSplits === 'one'
        ? 'it wants a straight or flush, and only one way to keep it'
        : 'it wants a straight or flush, and several ways to keep it'
    case 'completeKinds':
      return condition.completeKinds === 'one'
        ? 'it wants complete hands of one kind only'
        : 'it wants complete hands of more than one kind'
    case 'completeBehind':
      return `it wants that ${asks}; none does`
    case 'betterFront':
      return `it wants that ${asks}; they are not`
    case 'aceAndJokerInStraight':
      if (condition.aceAndJokerInStraight === 'any')
        return 'it wants an ace-high straight with ace and joker in it, and these cards make none'
      return condition.aceAndJokerInStraight
        ? 'it wants an ace-high straight with ace and joker as the one that would be kept; here that is another hand'
        : 'the straight that would be kept is ace-high, with ace and joker in it'
  }
}

/** “it wants an ace as a single card; yours are king, seven and four”. Empty if the hand lacks nothing. */
export const lacksInWords = (lacks: readonly Lack[]): string =>
  [...new Set(lacks.map(because))].join('; or, in its other case, ')

/** How near a clause comes to a hand it doesn't cover. */
export interface Near extends PassedOver {
  /** How many parts its nearest case lacks. */
  readonly missing: number
}

/**
 * How near a clause comes, judged by the case with the fewest missing parts. If several cases are equally near, all are
 * reported: naming only the first would be a false reason, because the hand needn't meet that one.
 */
export function nearness(clause: Clause, hand: Seven, facts: HandFacts, dealing: Dealing): Near {
  const all = clause.when.map((condition) => ({
    condition,
    missing: partsMissing(condition, hand, rankingOf(dealing.wheel)),
  }))
  const fitting = all.filter(({ missing }) => missing[0] !== 'groups')
  const cases = fitting.length > 0 ? fitting : all
  const missing = Math.min(...cases.map((one) => one.missing.length))
  const lacks = cases
    .filter((one) => one.missing.length === missing)
    .flatMap(({ condition, missing: parts }): Lack[] => {
      const part = partsOf(condition).find((name) => parts.includes(name))
      return part === undefined ? [] : [{ facts, condition, part }]
    })
  return { clause, otherGroups: fitting.length === 0, missing, lacks }
}

export interface Trace {
  readonly facts: HandFacts
  /** The clause that sets the hand; undefined if none covers it. */
  readonly clause: Clause | undefined
  /** Every clause before it, in order. */
  readonly passed: readonly PassedOver[]
}

/** Tries the clauses in order until one covers the hand. */
export function traceHand(dealing: Dealing, cards: readonly Card[]): Trace {
  const hand = readSeven(sortHand(cards))
  const facts = handFacts(hand)
  const clauses = clausesIn(dealing)
  const at = clauses.findIndex(({ when }) =>
    when.some((condition) => partsMissing(condition, hand, rankingOf(dealing.wheel)).length === 0),
  )
  const before = at < 0 ? clauses : clauses.slice(0, at)
  return { facts, clause: clauses[at], passed: before.map((clause) => nearness(clause, hand, facts, dealing)) }
}
