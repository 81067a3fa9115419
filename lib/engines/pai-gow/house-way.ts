import { type RankLetter, rankOfLetter, RANKS } from '@/lib/cards/card'
import { hintOf } from '@/lib/nearest'
import type { Message } from '@/lib/messages/message'
import type { parts } from '@/lib/messages/words/problems/ways/en'
import { fail, ok, type Problem, type Result } from '@/lib/result'
import { isVisible, turnsText } from '@/lib/text'

/*
 * A house way is data: ordered clauses, of which the first whose condition holds sets the hand. This file defines the
 * vocabulary, in which a casino can write its own way; `set-hand.ts` applies it to seven cards.
 */

/**
 * The ranks the hand holds more than once, with the joker as an ace: `3+2` is three of a kind and a pair (and two
 * singles). `first` is the rank of the largest group, or the higher of two equally large ones; then come `second` and
 * `third`.
 */
export const GROUPS = ['5+2', '5', '4+3', '4+2', '4', '3+3', '3+2+2', '3+2', '3', '2+2+2', '2+2', '2', 'none'] as const
export type Groups = (typeof GROUPS)[number]

/** A card that a clause puts in front: one of a group, the highest, second or third single, or any card. */
export const FRONT_CARDS = ['first', 'second', 'third', 'single-1', 'single-2', 'single-3', 'any'] as const
export type FrontCard = (typeof FRONT_CARDS)[number]
export type Front = readonly [FrontCard, FrontCard]

/** A range such as `J-K` or `2-6`, or a single rank. */
export type RankRange = string

/**
 * All the parts present must hold. “Complete” means a straight, flush, straight flush or royal, with the joker used
 * freely.
 */
export interface Condition {
  readonly groups?: readonly Groups[]
  /** The rank of the first or of the second group is in this range. */
  readonly first?: RankRange
  readonly second?: RankRange
  /** At least one of these ranks is held once. */
  readonly single?: readonly RankLetter[]
  /** At least one of these ranks is also held once: `single` K with `alsoSingle` Q asks for both. */
  readonly alsoSingle?: readonly RankLetter[]
  /** The ranks held once are exactly these. */
  readonly singles?: readonly RankLetter[]
  /** Whether some split leaves a complete hand behind. */
  readonly complete?: boolean
  /** How many of the 21 splits leave a complete hand behind. */
  readonly completeSplits?: 'one' | 'several'
  /** How many kinds of hand those are: straight, flush, straight flush (which includes the royal). */
  readonly completeKinds?: 'one' | 'several'
  /** With these cards in front a complete hand can stay behind. */
  readonly completeBehind?: Front
  /** These cards in front are higher than every front that leaves a complete hand behind. */
  readonly betterFront?: Front
  /**
   * An ace and the joker are both in an ace-high straight or straight flush: in the complete hand that would be kept,
   * or with `any` in one that the hand holds, even if another would be kept.
   */
  readonly aceAndJokerInStraight?: boolean | 'any'
}

export type SetAs =
  /** Puts these ranks in front. If there are several ways to pick the cards, the strongest hand stays behind. */
  | { readonly kind: 'front'; readonly cards: Front }
  /**
   * Keeps a complete hand behind: the highest front that allows one, then the strongest hand behind. The `cards`, if
   * present, must be in front.
   */
  | { readonly kind: 'complete'; readonly cards?: Front }

export interface Clause {
  readonly id: string
  /** The clause in a dealer's words. */
  readonly sentence: string
  /** At least one of them must hold. */
  readonly when: readonly Condition[]
  readonly set: SetAs
  /**
   * The clause is left out when the rules don't keep a complete hand for its own sake; the clauses after it then
   * decide.
   */
  readonly reading?: 'keep-complete'
}

export interface HouseWay {
  readonly id: string
  readonly name: string
  readonly source: string
  readonly note: string
  readonly clauses: readonly Clause[]
}

/** The way without its words, which sets every hand as the way does. Clauses keep their ids. */
export const withoutWords = ({ clauses }: HouseWay): HouseWay => ({
  id: '',
  name: '',
  source: '',
  note: '',
  clauses: clauses.map((clause) => ({ ...clause, sentence: '' })),
})

// ——— Reading ————————————————————————————————————————————————————————————————————————————————————————————

type Fields = Readonly<Record<string, unknown>>

/** A problem found while reading. Only `parseHouseWay` catches it. */
interface Refusal {
  readonly problem: Problem
}

function refuse(at: string, wrong: Message<typeof parts>): never {
  const refusal: Refusal = fail('BadHouseWay', { id: 'way-part', args: { at, wrong } }, at)
  throw refusal
}

const MOST_TEXT = 1000
const MOST_CLAUSES = 200
const MOST_CONDITIONS = 20

function fieldsOf(at: string, value: unknown, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse(at, { id: 'record', args: { known } })
  const stray = Object.keys(value).find((key) => !known.includes(key))
  if (stray !== undefined) refuse(at, { id: 'unknown', args: { text: stray.slice(0, 40), hint: hintOf(stray, known) } })
  return value as Fields
}

function textOf(at: string, value: unknown, most = MOST_TEXT): string {
  if (typeof value !== 'string') refuse(at, { id: 'text' })
  if (value.trim() === '') refuse(at, { id: 'empty' })
  if (turnsText(value) || !isVisible(value)) refuse(at, { id: 'strange-text' })
  return value.length > most ? refuse(at, { id: 'long-text', args: { most } }) : value
}

function idOf(at: string, value: unknown): string {
  const id = textOf(at, value, 40)
  return /^[A-Za-z0-9][A-Za-z0-9-]*$/.test(id) ? id : refuse(at, { id: 'id' })
}

function listOf(at: string, value: unknown, most: number): readonly unknown[] {
  if (!Array.isArray(value) || value.length === 0) return refuse(at, { id: 'list' })
  return value.length > most ? refuse(at, { id: 'long-list', args: { most } }) : value
}

function oneOf<T extends string>(at: string, value: unknown, known: readonly T[]): T {
  const found = known.find((word) => word === value)
  if (found !== undefined) return found
  const text = typeof value === 'string' ? value.slice(0, 40) : undefined
  return refuse(at, { id: 'one-of', args: { text, known } })
}

/** The lowest and highest rank of a range; undefined if the text isn't a range. */
export function ranksOfRange(range: string): readonly [number, number] | undefined {
  const [low, high = low, ...more] = range.split('-').map((letter) => rankOfLetter(letter as RankLetter))
  return low === undefined || high === undefined || more.length > 0 || low < 0 || high < low ? undefined : [low, high]
}

function rangeOf(at: string, value: unknown): RankRange {
  const range = textOf(at, value, 10)
  return ranksOfRange(range) ? range : refuse(at, { id: 'range', args: { text: range } })
}

function frontOf(at: string, value: unknown): Front {
  const cards = listOf(at, value, 2)
  if (cards.length !== 2) refuse(at, { id: 'front' })
  const [a, b] = cards.map((card, i) => oneOf(`${at}[${i}]`, card, FRONT_CARDS)) as [FrontCard, FrontCard]
  return [a, b]
}

function truthOf(at: string, value: unknown): boolean {
  return typeof value === 'boolean' ? value : refuse(at, { id: 'truth' })
}

function truthOrAny(at: string, value: unknown): boolean | 'any' {
  return typeof value === 'boolean' || value === 'any' ? value : refuse(at, { id: 'truth-or-any' })
}

const wordsOf =
  <T extends string>(known: readonly T[]) =>
  (at: string, value: unknown): readonly T[] =>
    listOf(at, value, known.length).map((word, i) => oneOf(`${at}[${i}]`, word, known))

const numberWord = (at: string, value: unknown) => oneOf(at, value, ['one', 'several'] as const)

const CONDITION: { readonly [K in keyof Required<Condition>]: (at: string, value: unknown) => Required<Condition>[K] } =
  {
    groups: wordsOf(GROUPS),
    first: rangeOf,
    second: rangeOf,
    single: wordsOf(RANKS),
    alsoSingle: wordsOf(RANKS),
    singles: wordsOf(RANKS),
    complete: truthOf,
    completeSplits: numberWord,
    completeKinds: numberWord,
    completeBehind: frontOf,
    betterFront: frontOf,
    aceAndJokerInStraight: truthOrAny,
  }

function conditionOf(at: string, value: unknown): Condition {
  const fields = fieldsOf(at, value, Object.keys(CONDITION))
  const read = Object.entries(fields).map(([key, one]) => [key, CONDITION[key as keyof Condition](`${at}.${key}`, one)])
  return Object.fromEntries(read) as Condition
}

function setOf(at: string, value: unknown): SetAs {
  const { kind, cards } = fieldsOf(at, value, ['kind', 'cards'])
  switch (oneOf(`${at}.kind`, kind, ['front', 'complete'] as const)) {
    case 'front':
      return { kind: 'front', cards: frontOf(`${at}.cards`, cards) }
    case 'complete':
      return cards === undefined ? { kind: 'complete' } : { kind: 'complete', cards: frontOf(`${at}.cards`, cards) }
  }
}

function clauseOf(at: string, value: unknown): Clause {
  const { id, sentence, when, set, reading } = fieldsOf(at, value, ['id', 'sentence', 'when', 'set', 'reading'])
  return {
    id: idOf(`${at}.id`, id),
    sentence: textOf(`${at}.sentence`, sentence),
    when: listOf(`${at}.when`, when, MOST_CONDITIONS).map((one, i) => conditionOf(`${at}.when[${i}]`, one)),
    set: setOf(`${at}.set`, set),
    ...(reading === undefined ? {} : { reading: oneOf(`${at}.reading`, reading, ['keep-complete'] as const) }),
  }
}

function wayOf(value: unknown): HouseWay {
  const { id, name, source, note, clauses } = fieldsOf('house way', value, ['id', 'name', 'source', 'note', 'clauses'])
  const read = listOf('clauses', clauses, MOST_CLAUSES).map((one, i) => clauseOf(`clauses[${i}]`, one))
  const twice = read.find((clause, i) => read.findIndex((other) => other.id === clause.id) !== i)
  if (twice) refuse('clauses', { id: 'same-id', args: { text: twice.id } })
  return {
    id: idOf('id', id),
    name: textOf('name', name, 80),
    source: textOf('source', source),
    note: textOf('note', note, 4000),
    clauses: read,
  }
}

/**
 * Reads a house way from untrusted data. Fails with `BadHouseWay`, which says where. `proveHouseWay` proves that it
 * sets every hand.
 */
export function parseHouseWay(value: unknown): Result<HouseWay> {
  try {
    return ok(wayOf(value))
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal
    return { ok: false, problem: (refusal as Refusal).problem }
  }
}
