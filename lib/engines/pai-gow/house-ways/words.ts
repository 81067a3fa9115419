import { listsOf } from '@/lib/messages/lists'
import { type RankLetter, rankOfLetter } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import {
  type Condition,
  type Front,
  type FrontCard,
  type Groups,
  ranksOfRange,
  type SetAs,
} from '@/lib/engines/pai-gow/house-way'

/*
 * The vocabulary of house ways in a dealer's words: what a condition asks of a hand with given groups, and what a
 * setting does with the hand.
 */

export const GROUP_NAMES: Readonly<Record<Groups, string>> = {
  '5+2': 'Five aces and a pair',
  '5': 'Five aces',
  '4+3': 'Four of a kind and three of a kind',
  '4+2': 'Four of a kind and a pair',
  '4': 'Four of a kind',
  '3+3': 'Two sets of trips',
  '3+2+2': 'Three of a kind and two pair',
  '3+2': 'Full house',
  '3': 'Three of a kind',
  '2+2+2': 'Three pairs',
  '2+2': 'Two pair',
  '2': 'One pair',
  none: 'No pair',
}

/** The names of the groups of a pattern, in order. */
const NAMES: Readonly<Record<Groups, readonly string[]>> = {
  '5+2': ['the aces', 'the pair'],
  '5': ['the aces'],
  '4+3': ['the four', 'the three'],
  '4+2': ['the four', 'the pair'],
  '4': ['the four'],
  '3+3': ['the higher three', 'the lower three'],
  '3+2+2': ['the three', 'the higher pair', 'the lower pair'],
  '3+2': ['the three', 'the pair'],
  '3': ['the three'],
  '2+2+2': ['the highest pair', 'the middle pair', 'the lowest pair'],
  '2+2': ['the higher pair', 'the lower pair'],
  '2': ['the pair'],
  none: [],
}

const GROUP_PLACES: readonly FrontCard[] = ['first', 'second', 'third']

/**
 * The name of a group, such as `the higher pair`. If the pattern isn't known or has no such group, the group is named
 * by its position.
 */
export const groupInWords = (groups: Groups | undefined, at: number): string =>
  (groups === undefined ? undefined : NAMES[groups][at]) ??
  ['the largest group', 'the second group', 'the third group'][at]!

const sizeOf = (groups: Groups | undefined, at: number): number => Number(groups?.split('+')[at] ?? 2) || 0

/** Whether a group has more than two cards. */
export const isMany = (groups: Groups | undefined, at: number): boolean => sizeOf(groups, at) > 2

const oneRank = (letter: RankLetter): string => rankInWords(rankOfLetter(letter))
const manyOf = (rank: number): string => rankInWords(rank, 2)

/** A range in words: `jacks to kings`, `aces`. */
export function rangeInWords(range: string): string {
  const [low, high] = ranksOfRange(range)!
  return low === high ? manyOf(low) : `${manyOf(low)} to ${manyOf(high)}`
}

/** “a, b or c” */
export const LISTS = listsOf('en-GB')

const article = (word: string): string => (/^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`)

/** Ranks in words, the highest last: `a king or an ace`. */
export const ranksInWords = (letters: readonly RankLetter[], word: 'or' | 'and' = 'or'): string =>
  LISTS[word]([...letters].sort((a, b) => rankOfLetter(a) - rankOfLetter(b)).map((letter) => article(oneRank(letter))))

// ——— Settings ————————————————————————————————————————————————————————————————————————————————————————————

const SINGLES: Readonly<Record<string, string>> = {
  'single-1': 'the highest single card',
  'single-2': 'the second highest single card',
  'single-3': 'the third highest single card',
  any: 'any card',
}

/** One card that goes in front, in words: `one of the four`, `the highest single card`. */
export function frontCardInWords(groups: Groups | undefined, card: FrontCard): string {
  const at = GROUP_PLACES.indexOf(card)
  return at < 0 ? SINGLES[card]! : `one of ${groupInWords(groups, at)}`
}

/** The two cards that go in front, in words: `the two highest single cards`, `two of the four`, `the lower pair`. */
export function frontInWords(groups: Groups | undefined, [a, b]: Front): string {
  const names = [a, b].sort()
  if (names.join() === 'any,any') return 'any two cards'
  const only = groups === 'none'
  if (names.join() === 'single-1,single-2') return only ? 'the two highest cards' : 'the two highest single cards'
  if (names.join() === 'single-2,single-3')
    return only ? 'the second and third highest cards' : 'the second and third highest single cards'
  const at = GROUP_PLACES.indexOf(a)
  if (a === b && at >= 0) return isMany(groups, at) ? `two of ${groupInWords(groups, at)}` : groupInWords(groups, at)
  return `${frontCardInWords(groups, a)} and ${frontCardInWords(groups, b)}`
}

/** A setting in words: `the lower pair in front`. */
export function setInWords(groups: Groups | undefined, set: SetAs): string {
  switch (set.kind) {
    case 'front':
      return `${frontInWords(groups, set.cards)} in front`
    case 'complete':
      return set.cards
        ? `a complete hand behind, ${frontInWords(groups, set.cards)} in front`
        : 'a complete hand behind, the highest two cards that it spares in front'
  }
}

// ——— Conditions ——————————————————————————————————————————————————————————————————————————————————————————

type Parts = {
  readonly [K in keyof Required<Condition>]: (groups: Groups | undefined, value: Required<Condition>[K]) => string
}

const are = (groups: Groups | undefined, at: number): string => (isMany(groups, at) ? 'are' : 'is')

/** What each part of a condition asks of a hand with given groups. */
const PARTS: Parts = {
  groups: (_, groups) => LISTS.or(groups.map((one) => GROUP_NAMES[one].toLowerCase())),
  first: (groups, range) => `${groupInWords(groups, 0)} ${are(groups, 0)} ${rangeInWords(range)}`,
  second: (groups, range) => `${groupInWords(groups, 1)} ${are(groups, 1)} ${rangeInWords(range)}`,
  single: (_, letters) => `there is ${ranksInWords(letters)} as a single card`,
  alsoSingle: (_, letters) => `there is ${ranksInWords(letters)} too`,
  singles: (_, letters) => `the single cards are exactly ${ranksInWords(letters, 'and')}`,
  complete: (_, yes) => (yes ? 'five cards make a straight or flush' : 'no five cards make a straight or flush'),
  completeSplits: (_, number) =>
    number === 'one'
      ? 'a straight or flush can be kept in one way only'
      : 'a straight or flush can be kept in several ways',
  completeKinds: (_, number) =>
    number === 'one'
      ? 'all complete hands are of one kind'
      : 'there are complete hands of more than one kind, such as a straight and a flush',
  completeBehind: (groups, front) => `a straight or flush stays behind with ${frontInWords(groups, front)} in front`,
  betterFront: (groups, front) =>
    `${frontInWords(groups, front)} in front are higher than any front that a straight or flush spares`,
  aceAndJokerInStraight: (_, which) =>
    which === 'any'
      ? 'ace and joker can stand in an ace-high straight, kept or not'
      : which
        ? 'the straight that would be kept is ace-high, with ace and joker in it'
        : 'the straight that would be kept is not ace-high with ace and joker in it',
}

/** One part of a condition in words; undefined if the condition doesn't ask for it. */
export function partInWords<K extends keyof Condition>(
  groups: Groups | undefined,
  condition: Condition,
  part: K,
): string | undefined {
  const value = condition[part]
  return value === undefined
    ? undefined
    : (PARTS[part] as (groups: Groups | undefined, value: unknown) => string)(groups, value)
}

const ORDER: readonly (keyof Condition)[] = Object.keys(PARTS) as (keyof Condition)[]

/** The parts that a condition has, the groups first. */
export const partsOf = (condition: Condition): readonly (keyof Condition)[] =>
  ORDER.filter((part) => condition[part] !== undefined)

/** What a condition asks of a hand besides its groups; empty if nothing. */
export const conditionInWords = (groups: Groups | undefined, condition: Condition): string =>
  LISTS.and(
    partsOf(condition)
      .filter((part) => part !== 'groups')
      .map((part) => partInWords(groups, condition, part)!),
  )
