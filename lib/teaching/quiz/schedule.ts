import { FSRSAlgorithm, type Grade as FsrsGrade, Rating } from 'ts-fsrs'
import { type Grade, isMiss } from '@/lib/teaching/quiz/grade'
import { placed, type Placed } from '@/lib/teaching/quiz/fresh'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { counts } from '@/lib/teaching/quiz/session'

/*
 * When each skill is to come again: FSRS-6 with its published weights, worked out from the log by replaying it. Nothing is kept, so two
 * tabs and two merged files agree. What is remembered is a skill, not a deal; the memory model alone is used (`next_state`), which
 * takes elapsed days as a number and asks no clock.
 *
 * A skill enters at its first answer that counts: a decision that was not obvious, or one that was missed. From then on every fresh
 * deal of it is a repetition, obvious ones too, or a skill whose deals turned obvious could never be done with. An answer to cards seen
 * before is no repetition if it is right; if it is wrong, it was not remembered even so, and is one.
 */

const DAY = 86_400_000
/** After a miss the skill comes again in the same sitting: the usual relearning step of FSRS. */
const STEP_AFTER_MISS = 10 * 60_000
/** Answers closer together than this are of one sitting, for which FSRS has a formula of its own. */
const SITTING = 0.5

/** What a person is to remember of nine in ten, the usual aim of FSRS. */
const RETENTION = 0.9

/**
 * How well it was remembered. Less than a hundredth of a bet is within what anybody could feel: remembered, if not to the last. An
 * inaccuracy costs about the house edge once more: forgotten. Nothing is rated easy: hardly any decision that counts is, and several
 * in one sitting would put a skill off for years.
 */
const RATINGS: Readonly<Record<Grade, FsrsGrade>> = {
  best: Rating.Good,
  fine: Rating.Hard,
  inaccuracy: Rating.Again,
  mistake: Rating.Again,
  blunder: Rating.Again,
}

/** What the scheduler needs of an answer: a player's own, or one of the dealer school (lib/teaching/dealer-school/record.ts). */
export type Repetition = Pick<
  AnswerRecord,
  'id' | 'at' | 'game' | 'rules' | 'seed' | 'skill' | 'spot' | 'stage' | 'grade' | 'cost' | 'isObvious' | 'aid'
>

export interface ScheduledSkill {
  readonly game: string
  readonly skill: string
  readonly stage: string
  /** When it is to come again, in milliseconds since 1970. */
  readonly due: number
  /** Days until the chance to remember has fallen to nine in ten. */
  readonly stability: number
  /** From 1 to 10. */
  readonly difficulty: number
  /** The last repetition, in milliseconds since 1970. */
  readonly last: number
  readonly answers: number
  /** Those among the answers that were not remembered. */
  readonly misses: number
}

export type Schedule = readonly ScheduledSkill[]

/** Of which game and rules; absent: of all. Best play under other rules is another thing to remember. */
export interface ScheduleOf {
  readonly game?: string
  /** `makeRules` of the rules; empty for the usual ones. */
  readonly rules?: string
}

const memory = new FSRSAlgorithm({ request_retention: RETENTION, enable_fuzz: false, enable_short_term: true })

/** Days between two times for the memory; 0 within one sitting. */
function daysBetween(from: number, to: number): number {
  const days = Math.max(0, to - from) / DAY
  return days < SITTING ? 0 : days
}

const isRepetition = ({ answer, isFresh }: Placed<Repetition>, before: ScheduledSkill | undefined): boolean =>
  before === undefined ? isFresh && counts(answer) : isFresh || isMiss(answer)

function repeated(before: ScheduledSkill | undefined, answer: Repetition): ScheduledSkill {
  const { game, skill, stage, at } = answer
  const days = before === undefined ? 0 : daysBetween(before.last, at)
  const { stability, difficulty } = memory.next_state(before ?? null, days, RATINGS[answer.grade])
  const due = at + (isMiss(answer) ? STEP_AFTER_MISS : memory.next_interval(stability, days) * DAY)
  const [answers, misses] = [(before?.answers ?? 0) + 1, (before?.misses ?? 0) + (isMiss(answer) ? 1 : 0)]
  return { game, skill, stage, due, stability, difficulty, last: at, answers, misses }
}

/** The order of a schedule: what was due first; ties by name. */
const byDue = (a: ScheduledSkill, b: ScheduledSkill): number => a.due - b.due || (keyOf(a) < keyOf(b) ? -1 : 1)

const keyOf = ({ game, skill }: { readonly game: string; readonly skill: string }): string => `${game}/${skill}`

/** Replays the log: every skill that is to be repeated, what was due first before the others. */
export function scheduleOf(answers: readonly Repetition[], { game, rules }: ScheduleOf = {}): Schedule {
  const found = new Map<string, ScheduledSkill>()
  const asked = answers.filter((one) => one.game === (game ?? one.game) && one.rules === (rules ?? one.rules))
  for (const one of placed(asked)) {
    const key = keyOf(one.answer)
    const before = found.get(key)
    if (isRepetition(one, before)) found.set(key, repeated(before, one.answer))
  }
  return [...found.values()].sort(byDue)
}

/** Those that are due at a time (milliseconds since 1970), the longest overdue first. */
export const dueAt = (schedule: Schedule, now: number): Schedule => schedule.filter(({ due }) => due <= now).sort(byDue)

/** The chance that a skill is remembered at a time, from 0 to 1. */
export const retrievability = ({ stability, last }: Pick<ScheduledSkill, 'stability' | 'last'>, at: number): number =>
  memory.forgetting_curve(Math.max(0, at - last) / DAY, stability)

export interface CalendarDay {
  /** From this time to the next, in milliseconds since 1970. */
  readonly from: number
  readonly to: number
  readonly due: Schedule
}

/**
 * What comes due day by day. `midnights` ascend, where the person lives, today's first: the days between them. What is overdue is
 * due today. A skill is counted once: when it comes after that depends on the answer.
 */
export function calendarOf(schedule: Schedule, midnights: readonly number[]): readonly CalendarDay[] {
  return midnights.slice(0, -1).map((from, i) => {
    const to = midnights[i + 1]!
    return { from, to, due: schedule.filter(({ due }) => due < to && (i === 0 || due >= from)) }
  })
}
