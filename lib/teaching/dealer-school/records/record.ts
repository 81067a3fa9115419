import { groupedBy } from '@/lib/teaching/quiz/fresh'
import type { SchoolPart, SchoolRecord } from '@/lib/teaching/quiz/record'
import { dueAt, type Repetition, scheduleOf } from '@/lib/teaching/quiz/schedule'

/*
 * What the log says about a dealer in training: how often each clause, payout, error and dispute was answered rightly,
 * and which of them are due by the scheduler that also serves the players.
 */

/** An answer before the page adds its time and id. */
export type SchoolAnswer = Omit<SchoolRecord, 'kind' | 'id' | 'at'>

/**
 * The name under which an item is scheduled. The clauses of two house ways are different items; a payout, an error or a
 * ruling is the same under any rules.
 */
const skillOf = ({ part, rules, item }: Pick<SchoolRecord, 'part' | 'rules' | 'item'>): string =>
  part === 'house-way' ? `${part} ${rules} ${item}` : `${part} ${item}`

/** A right answer counts as remembered, a wrong one as forgotten: dealers have no grades in between. */
const repetitionOf = (record: SchoolRecord): Repetition => {
  const { id, at, game, seed, spot, part, isRight } = record
  const worth = isRight ? ({ grade: 'best', cost: 0 } as const) : ({ grade: 'blunder', cost: 1 } as const)
  return { id, at, game, rules: '', seed, spot, stage: part, skill: skillOf(record), isObvious: false, ...worth }
}

/** One item that a dealer must know, and the answers to it. */
export interface KnownItem extends Pick<SchoolRecord, 'part' | 'game' | 'rules' | 'item'> {
  readonly asked: number
  readonly right: number
  /** When it is due again, in milliseconds since 1970. */
  readonly due: number
}

/** Every item that was answered, the first due first. */
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

/** The items of a part that are due at a time, optionally of one game, or of one house way by its text. */
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
