import { type RankLetter, rankOfLetter, RANKS } from '@/lib/cards/card'
import {
  type Clause,
  type Condition,
  type Front,
  FRONT_CARDS,
  type Groups,
  GROUPS,
  type HouseWay,
  parseHouseWay,
  ranksOfRange,
  type SetAs,
} from '@/lib/engines/pai-gow/house-way'
import type { Problem } from '@/lib/result'
import { capital } from '@/lib/text'
import { conditionInWords, GROUP_NAMES, LISTS, setInWords } from './words'

export { FRONT_CARDS, GROUPS }

/*
 * A house way being written: the same data as a finished one, changed by events. The form rules out most mistakes. The
 * rest, such as an empty text or a repeated id, stays as typed with the problem shown beside it.
 */

export type Edit =
  | { readonly kind: 'text'; readonly field: 'id' | 'name' | 'source' | 'note'; readonly text: string }
  | { readonly kind: 'clause'; readonly at: number; readonly clause: Clause }
  | { readonly kind: 'move'; readonly at: number; readonly by: -1 | 1 }
  | { readonly kind: 'remove'; readonly at: number }
  | { readonly kind: 'insert'; readonly at: number; readonly clause: Clause }
  | { readonly kind: 'replace'; readonly way: HouseWay }

const freeId = (clauses: readonly Clause[], start: string): string => {
  const taken = (id: string): boolean => clauses.some((clause) => clause.id === id)
  if (!taken(start)) return start
  for (let i = 2; ; i++) if (!taken(`${start}-${i}`)) return `${start}-${i}`
}

/** The clause to start from: it covers every hand with exactly one pair. */
export const newClause = (clauses: readonly Clause[]): Clause => {
  const clause: Clause = {
    id: freeId(clauses, 'new'),
    sentence: '',
    when: [{ groups: ['2'] }],
    set: { kind: 'front', cards: ['single-1', 'single-2'] },
  }
  return { ...clause, sentence: sentenceOf(clause) }
}

const swapped = (clauses: readonly Clause[], a: number, b: number): readonly Clause[] =>
  clauses.map((clause, i) => (i === a ? (clauses[b] ?? clause) : i === b ? (clauses[a] ?? clause) : clause))

function clausesAfter(clauses: readonly Clause[], edit: Extract<Edit, { at: number }>): readonly Clause[] {
  switch (edit.kind) {
    case 'clause':
      return clauses.map((clause, i) => (i === edit.at ? edit.clause : clause))
    case 'move': {
      const to = edit.at + edit.by
      return to < 0 || to >= clauses.length ? clauses : swapped(clauses, edit.at, to)
    }
    case 'remove':
      return clauses.length === 1 ? clauses : clauses.filter((_, i) => i !== edit.at)
    case 'insert': {
      const clause = { ...edit.clause, id: freeId(clauses, edit.clause.id) }
      return [...clauses.slice(0, edit.at), clause, ...clauses.slice(edit.at)]
    }
  }
}

/** The way after an edit. */
export function editWay(way: HouseWay, edit: Edit): HouseWay {
  switch (edit.kind) {
    case 'text':
      return { ...way, [edit.field]: edit.text }
    case 'replace':
      return edit.way
    default:
      return { ...way, clauses: clausesAfter(way.clauses, edit) }
  }
}

// ——— Parts of a clause ———————————————————————————————————————————————————————————————————————————————————

/** A condition with one part set, or removed if the value is undefined. */
export function withPart<K extends keyof Condition>(
  condition: Condition,
  part: K,
  value: Condition[K] | undefined,
): Condition {
  const { [part]: _before, ...others } = condition
  return value === undefined ? others : { ...others, [part]: value }
}

/** Switches a group on or off, keeping the usual order. An empty list becomes undefined, which means any. */
export function toggleGroup(groups: readonly Groups[] | undefined, one: Groups): readonly Groups[] | undefined {
  const next = GROUPS.filter((name) => (name === one) !== (groups ?? []).includes(name))
  return next.length === 0 ? undefined : next
}

export function toggleRank(
  letters: readonly RankLetter[] | undefined,
  one: RankLetter,
): readonly RankLetter[] | undefined {
  const next = RANKS.filter((letter) => (letter === one) !== (letters ?? []).includes(letter))
  return next.length === 0 ? undefined : next
}

/** A range such as `J-K` from its two ends, in either order; undefined if both are “any”. */
export function rangeOf(low: RankLetter | undefined, high: RankLetter | undefined): string | undefined {
  if (low === undefined && high === undefined) return undefined
  const ends = [low ?? '2', high ?? 'A'].map((letter) => rankOfLetter(letter as RankLetter)).sort((a, b) => a - b)
  const [from, to] = ends.map((rank) => RANKS[rank]!)
  return from === to ? from : `${from}-${to}`
}

/** The two ends of a range; undefined for none. */
export function endsOf(range: string | undefined): readonly [RankLetter | undefined, RankLetter | undefined] {
  const ranks = range === undefined ? undefined : ranksOfRange(range)
  return ranks ? [RANKS[ranks[0]], RANKS[ranks[1]]] : [undefined, undefined]
}

export const setAs = (kind: SetAs['kind'], cards: Front | undefined): SetAs =>
  kind === 'front' ? { kind, cards: cards ?? ['single-1', 'single-2'] } : cards ? { kind, cards } : { kind }

// ——— Words and problems ——————————————————————————————————————————————————————————————————————————————————

/** A sentence for a clause, made from its own parts. */
export function sentenceOf({ when, set }: Pick<Clause, 'when' | 'set'>): string {
  const asked = when.map((condition) => {
    const groups = condition.groups?.length === 1 ? condition.groups[0]! : undefined
    const names = condition.groups
      ? LISTS.or(condition.groups.map((one) => GROUP_NAMES[one].toLowerCase()))
      : 'any hand'
    const more = conditionInWords(groups, condition)
    return more === '' ? names : `${names}, if ${more}`
  })
  const all = new Set(when.flatMap(({ groups }) => groups ?? GROUPS))
  const only = all.size === 1 ? [...all][0] : undefined
  return `${capital(LISTS.or(asked, ';'))}: ${setInWords(only, set)}.`
}

/**
 * The first problem with the data and its location, such as `clauses[3].sentence`; undefined if they are a valid house
 * way.
 */
export function problemOf(way: HouseWay): Problem | undefined {
  const read = parseHouseWay(way)
  return read.ok ? undefined : read.problem
}

/** The index of the clause that a problem belongs to. */
export function clauseAt(problem: Problem | undefined): number | undefined {
  const found = /^clauses\[(\d+)\]/.exec(problem?.at ?? '')?.[1]
  return found === undefined ? undefined : Number(found)
}
