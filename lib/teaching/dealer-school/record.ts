import { groupedBy } from '@/lib/teaching/quiz/fresh'
import type { SchoolPart, SchoolRecord } from '@/lib/teaching/quiz/record'
import { dueAt, type Repetition, scheduleOf } from '@/lib/teaching/quiz/schedule'

/*
 * What the log tells of a dealer in training: how often each clause, payout, error and dispute was answered right, and which of them the
 * scheduler of the players' skills brings back.
 */

/** An answer before the page says when it was given and names it. */
export type SchoolAnswer = Omit<SchoolRecord, 'kind' | 'id' | 'at'>

/** Clauses of two house ways are two things to know; a payout, an error and a ruling are the same by any rules. */
const skillOf = ({ part, rules, item }: Pick<SchoolRecord, 'part' | 'rules' | 'item'>): string =>
  part === 'house-way' ? `${part} ${rules} ${item}` : `${part} ${item}`

/** A right answer is remembered, a wrong one is not: there is nothing between the two behind a table. */
const repetitionOf = (record: SchoolRecord): Repetition => {
  const { id, at, game, seed, spot, part, isRight } = record
  const worth = isRight ? ({ grade: 'best', cost: 0 } as const) : ({ grade: 'blunder', cost: 1 } as const)
  return { id, at, game, rules: '', seed, spot, stage: part, skill: skillOf(record), isObvious: false, ...worth }
}

/** One thing that a dealer must know, by the answers to it. */
export interface KnownItem extends Pick<SchoolRecord, 'part' | 'game' | 'rules' | 'item'> {
  readonly asked: number
  readonly right: number
  /** When it is to come again, in milliseconds since 1970. */
  readonly due: number
}

/** Everything that was answered, by item: what is due first before the others. */
export function knownItems(records: readonly SchoolRecord[]): readonly KnownItem[] {
  const schedule = new Map<string, number>(
    scheduleOf(records.map(repetitionOf)).map(({ game, skill, due }) => [`${game} ${skill}`, due] as const),
  )
  return [...groupedBy(records, (one) => `${one.game} ${skillOf(one)}`)]
    .map(([key, list]): KnownItem => {
      const { part, game, rules, item } = list[0]!
      const right = list.filter(({ isRight }) => isRight).length
      return { part, game, rules, item, asked: list.length, right, due: schedule.get(key) ?? Infinity }
    })
    .sort((a, b) => a.due - b.due)
}

/** The items of a part that are due at a time, of a game and, for a house way, by its text: what is asked next if it can be. */
export function dueItems(
  records: readonly SchoolRecord[],
  part: SchoolPart,
  now: number,
  of: { readonly game?: string; readonly rules?: string } = {},
): ReadonlySet<string> {
  const own = records.filter(
    (one) => one.part === part && one.game === (of.game ?? one.game) && one.rules === (of.rules ?? one.rules),
  )
  const skills = new Set(dueAt(scheduleOf(own.map(repetitionOf)), now).map(({ skill }) => skill))
  return new Set(own.filter((one) => skills.has(skillOf(one))).map(({ item }) => item))
}
