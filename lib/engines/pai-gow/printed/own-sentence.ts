import { type RankLetter, RANKS } from '@/lib/cards/card'
import {
  type Clause,
  type Condition,
  type Front,
  FRONT_CARDS,
  type Groups,
  GROUPS,
  type SetAs,
} from '@/lib/engines/pai-gow/house-way'
import { rangeOf, sentenceOf } from '@/lib/engines/pai-gow/house-ways/editing'
import {
  GROUP_NAMES,
  partInWords,
  partsOf,
  rangeInWords,
  ranksInWords,
  setInWords,
} from '@/lib/engines/pai-gow/house-ways/words'

/*
 * Reads the sentences that the editor writes for clauses (`sentenceOf`), which a house's own sheet prints. They use few
 * words in few ways, so each is read exactly, or not at all.
 */

type Read = Pick<Clause, 'when' | 'set'>

const FRONTS: readonly Front[] = FRONT_CARDS.flatMap((a, i) => FRONT_CARDS.slice(i).map((b) => [a, b] as const))
const SETS: readonly SetAs[] = [
  { kind: 'complete' },
  ...FRONTS.map((cards) => ({ kind: 'front', cards }) as const),
  ...FRONTS.map((cards) => ({ kind: 'complete', cards }) as const),
]

/** Values by their words. */
const byWords = <T>(values: readonly T[], wordsOf: (value: T) => string): ReadonlyMap<string, T> =>
  new Map(values.map((value) => [wordsOf(value), value] as const).toReversed())

const RANGES = byWords(
  RANKS.flatMap((low, i) => RANKS.slice(i).map((high) => rangeOf(low, high)!)),
  rangeInWords,
)
const LETTERS = byWords(RANKS, (letter) => ranksInWords([letter]))
const NAMES = byWords(GROUPS, (groups) => GROUP_NAMES[groups].toLowerCase())

const sets = new Map<Groups | undefined, ReadonlyMap<string, SetAs>>()
function setOf(groups: Groups | undefined, words: string): SetAs | undefined {
  if (!sets.has(groups))
    sets.set(
      groups,
      byWords(SETS, (set) => setInWords(groups, set)),
    )
  return sets.get(groups)!.get(words)
}

/** The parts of a condition that have few values, each with its words. */
const FEW: readonly Condition[] = [
  { complete: true },
  { complete: false },
  { completeSplits: 'one' },
  { completeSplits: 'several' },
  { completeKinds: 'one' },
  { completeKinds: 'several' },
  ...FRONTS.map((front) => ({ completeBehind: front })),
  ...FRONTS.map((front) => ({ betterFront: front })),
  { aceAndJokerInStraight: true },
  { aceAndJokerInStraight: false },
  { aceAndJokerInStraight: 'any' },
]

/** One part at the start of the words, with whatever follows it. */
type Part = readonly [part: Condition, rest: string]

/** `a king or an ace` at the start of the words. */
function lettersAt(words: string): readonly [readonly RankLetter[], string] | undefined {
  const found: RankLetter[] = []
  let rest = words
  for (;;) {
    const from = found.length === 0 ? rest : rest.replace(/^(?:, | or | and )/, '')
    const name = (found.length > 0 && from === rest ? null : /^an? [a-z]+/.exec(from))?.[0]
    const letter = name === undefined ? undefined : LETTERS.get(name)
    if (letter === undefined) return found.length === 0 ? undefined : [found, rest]
    found.push(letter)
    rest = from.slice(name!.length)
  }
}

function partsAt(words: string, groups: Groups | undefined): readonly Part[] {
  const found: Part[] = []
  for (const part of FEW) {
    const said = partInWords(groups, part, partsOf(part)[0]!)!
    if (words.startsWith(said)) found.push([part, words.slice(said.length)])
  }
  for (const key of ['first', 'second'] as const) {
    const before = partInWords(groups, { [key]: 'A' }, key)!.slice(0, -rangeInWords('A').length)
    if (!words.startsWith(before)) continue
    for (const [said, range] of RANGES)
      if (words.startsWith(before + said)) found.push([{ [key]: range }, words.slice(before.length + said.length)])
  }
  for (const key of ['single', 'alsoSingle', 'singles'] as const) {
    const [before, after] = partInWords(groups, { [key]: ['A'] }, key)!.split(ranksInWords(['A'])) as [string, string]
    const letters = words.startsWith(before) ? lettersAt(words.slice(before.length)) : undefined
    if (letters?.[1].startsWith(after)) found.push([{ [key]: letters[0] }, letters[1].slice(after.length)])
  }
  return found
}

/** All the parts in some words, joined by commas and “and”. */
function moreOf(words: string, groups: Groups | undefined): Condition | undefined {
  for (const [part, rest] of partsAt(words, groups)) {
    if (rest === '') return part
    const next = /^(?:, and |, | and )/.exec(rest)?.[0]
    const more = next === undefined ? undefined : moreOf(rest.slice(next.length), groups)
    if (more) return { ...more, ...part }
  }
  return undefined
}

function conditionOf(words: string): Condition | undefined {
  const [names = '', ...more] = words.split(', if ')
  const groups = names === 'any hand' ? [] : names.split(/, | or /).map((name) => NAMES.get(name))
  if (groups.includes(undefined) || more.length > 1) return undefined
  const known = groups as readonly Groups[]
  const asked = more.length === 0 ? {} : moreOf(more[0]!, known.length === 1 ? known[0] : undefined)
  return asked && { ...(known.length > 0 ? { groups: known } : {}), ...asked }
}

/** A clause from the sentence that the editor writes for it; undefined for any other sentence. */
export function readOwnSentence(text: string): Read | undefined {
  const cut = text.lastIndexOf(': ')
  if (cut < 0 || text.length > 1000 || !text.endsWith('.')) return undefined
  const when = `${text[0]!.toLowerCase()}${text.slice(1, cut)}`.split(/; (?:or )?/).map(conditionOf)
  if (when.includes(undefined)) return undefined
  const known = when as readonly Condition[]
  const all = new Set(known.flatMap(({ groups }) => groups ?? GROUPS))
  const set = setOf(all.size === 1 ? [...all][0] : undefined, text.slice(cut + 2, -1))
  const read = set && { when: known, set }
  return read && sentenceOf(read) === text ? read : undefined
}
