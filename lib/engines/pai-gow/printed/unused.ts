import { type Condition, type FrontCard, type Groups, ranksOfRange, type SetAs } from '@/lib/engines/pai-gow/house-way'
import type { Ranks } from './chunks'
import { isKind, KINDS_OF, ranksOfLetters } from './hands'
import {
  type Action,
  fromBehind,
  isHigher,
  isLower,
  isPair,
  KEPT,
  type Named,
  type Setting,
  SPLIT,
  isComplete as asksComplete,
} from './settings'

/*
 * Whether a setting does everything that the sentence says. A sentence such as “both pairs behind, an ace in front”
 * says more than “both pairs behind”: it may be read only for hands that have the ace.
 */

const GROUP_AT: readonly FrontCard[] = ['first', 'second', 'third']

const bitsOf = (range: string | undefined): Ranks => {
  const ends = range === undefined ? undefined : ranksOfRange(range)
  return ends ? ((1 << (ends[1] + 1)) - 1) & ~((1 << ends[0]) - 1) : 0
}

/** Ranks of which a hand certainly puts one in front, one set for each card that the condition asks for. */
function certainly({ first, second, single, alsoSingle, singles }: Condition, set: SetAs): readonly Ranks[] {
  const cards: readonly FrontCard[] = set.cards ?? []
  return [
    ...(cards.includes('first') ? [bitsOf(first)] : []),
    ...(cards.includes('second') ? [bitsOf(second)] : []),
    ...[single, alsoSingle].flatMap((letters) => (letters ? [ranksOfLetters(letters)] : [])),
    ...(singles ?? []).map((letter) => ranksOfLetters([letter])),
  ].filter((ranks) => ranks !== 0)
}

/** “An ace in front” holds if the condition asks for the ace, and so does “kings” if the group in front is of kings. */
function hasRanks({ ranks, sorts }: Named, condition: Condition, groups: Groups, set: SetAs): boolean {
  if (ranks === 0) return true
  // Five aces have no other rank than aces but in their pair.
  if (groups.startsWith('5') && ranks === 1 << 12) return true
  const sure = certainly(condition, set)
  if (groups === '3' && set.cards?.includes('first') === true && set.cards.includes('single-1'))
    return (bitsOf(condition.first) & ~ranks) === 0 && bitsOf(condition.first) !== 0
  if (sorts.has('cards') && (ranks & (ranks - 1)) !== 0) {
    const exact = sure.filter((one) => (one & ~ranks) === 0)
    return exact.reduce((sum, one) => sum | one, 0) === ranks || exact.length > 0
  }
  return sure.some((one) => (one & ~ranks) === 0)
}

const isGroupFront = (set: SetAs): boolean =>
  set.kind === 'front' && set.cards[0] === set.cards[1] && GROUP_AT.includes(set.cards[0])

/** Whether the words for the front describe the two cards of a setting. */
function fitsFront(cards: Named, setting: Setting, groups: Groups): boolean {
  const { sorts, number, many } = cards
  if (sorts.has('higher') && sorts.has('lower')) return false
  const { set } = setting
  if (set.kind === 'front' && !isGroupFront(set)) {
    // “One of the aces”, “the third ace and the highest other card”.
    if (set.cards.includes('first')) return !isLower(cards) && (number === 1 || sorts.has('cards'))
    // Two cards that are no group are the highest of the hand: never “the lowest”, “the third”, or “the highest card”.
    if (isLower(cards) || sorts.has('middle')) return false
    if (groups !== 'none' && (sorts.has('second') || sorts.has('third'))) return false
    if (groups === 'none') return !sorts.has('pair')
    return number === 2 || many || sorts.has('cards')
  }
  if (set.kind === 'complete')
    return !isLower(cards) && !sorts.has('middle') && !sorts.has('second') && !sorts.has('third')
  return true
}

const sameSet = (a: SetAs | undefined, b: SetAs): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Whether the words for the hand behind describe what a setting leaves there. */
function fitsBehind(behind: Named, setting: Setting, condition: Condition, groups: Groups): boolean {
  const { sorts } = behind
  if (sorts.size === 0) return true
  if (setting.set.kind === 'complete') return sorts.has('complete') || (groups === 'none' && isHigher(behind))
  if (groups === 'none') return isHigher(behind) && !isPair(behind)
  const left = fromBehind(behind, groups)
  return sameSet(left, setting.set) && (behind.ranks === 0 || groups.startsWith('5') || hasOwnRanks(behind, condition))
}

const hasOwnRanks = ({ ranks }: Named, { first, second }: Condition): boolean =>
  [first, second].some((range) => range !== undefined && (bitsOf(range) & ~ranks) === 0)

const isOther = (sort: string, groups: Groups): boolean =>
  isKind(sort) && sort !== 'complete' && !KINDS_OF[groups].includes(sort)

const OBJECTS = new Set(['pair', 'number', 'and', 'comma', 'both', 'card', 'ranks', 'other', 'cards'])

/**
 * The words of a sentence that its setting does nothing about, as printed; undefined if there are none. `condition` is
 * the one that the hands meet.
 */
export function unusedIn(
  { verb, front, behind, loose }: Action,
  setting: Setting,
  condition: Condition,
  groups: Groups,
): string | undefined {
  const { set } = setting
  // “… in front that do not break the straight”.
  const isKept = set.kind === 'complete' && verb === 'keep' && loose?.sorts.size === 1 && loose.sorts.has('complete')
  if (loose && (front || behind) && !isKept) return loose.text
  if (loose && ![...loose.sorts].every((sort) => isKind(sort) || OBJECTS.has(sort))) return loose.text
  // “Keep the flush” says nothing of three of a kind without one.
  const other = [loose, front, behind].find((part) =>
    [...(part?.sorts ?? [])].some((sort) =>
      sort === 'complete'
        ? set.kind !== 'complete' && !asksComplete(condition)
        : part === loose && isOther(sort, groups),
    ),
  )
  if (other) return other.text
  if (front && !(fitsFront(front, setting, groups) && hasRanks(front, condition, groups, set))) return front.text
  if (behind && !fitsBehind(behind, setting, condition, groups)) return behind.text
  // “Split, the two highest other cards in front” contradicts itself.
  const isFrontOnly = front !== undefined && behind === undefined && set.kind === 'front'
  const isUnsplit = set.kind === 'complete' || (isFrontOnly && sameSet(KEPT[groups], set))
  if (verb === 'split' && isUnsplit && !sameSet(SPLIT[groups], set)) return 'split'
  if (verb === 'keep' && isFrontOnly && isGroupFront(set) && !sameSet(KEPT[groups], set)) return 'keep'
  return undefined
}
