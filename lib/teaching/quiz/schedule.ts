import { FSRSAlgorithm, type Grade as FsrsGrade, Rating } from 'ts-fsrs'
import { isMiss, type Mark } from '@/lib/teaching/quiz/grade'
import { placed, type Placed } from '@/lib/teaching/quiz/fresh'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { counts } from '@/lib/teaching/quiz/session'

/*
 * When each skill is due again, by FSRS-6 with its published weights, computed by replaying the log. Nothing else is
 * stored, so two tabs or two merged files agree. What a person remembers is a skill, not a deal. Only the memory model
 * of the library is used (`next_state`): it takes elapsed days as a number and reads no clock.
 *
 * A skill enters the schedule with its first answer that counts: to a decision that wasn't obvious, or one that was
 * missed. From then on every fresh deal of it is a repetition, obvious or not; otherwise a skill whose later deals are
 * obvious could never be finished. A right answer to cards seen before is no repetition. A wrong one is: the person
 * didn't remember it even so.
 */

const DAY = 86_400_000
/** After a miss, the skill is due again in the same sitting: the usual relearning step of FSRS, in milliseconds. */
const STEP_AFTER_MISS = 10 * 60_000
/** Answers closer together than this, in days, belong to one sitting, for which FSRS has a separate formula. */
const SITTING = 0.5

/** The chance to remember at which a skill is due: 90%, as usual with FSRS. */
const RETENTION = 0.9

/**
 * How well an answer was remembered. Nobody can feel a loss below a hundredth of a bet, so `fine` counts as remembered
 * with effort. Whoever followed the rule remembered it. An inaccuracy costs about as much as the house edge and counts as forgotten. Nothing is rated easy:
 * hardly any decision that counts is, and several easy ones in a sitting would put a skill off for years.
 */
const RATINGS: Readonly<Record<Mark, FsrsGrade>> = {
  best: Rating.Good,
  followed: Rating.Good,
  fine: Rating.Hard,
  inaccuracy: Rating.Again,
  mistake: Rating.Again,
  blunder: Rating.Again,
}

/**
 * What the scheduler needs of an answer, a player's or one in the dealer school (lib/teaching/dealer-school/records/record.ts).
 */
export type Repetition = Pick<
  AnswerRecord,
  'id' | 'at' | 'game' | 'rules' | 'seed' | 'skill' | 'spot' | 'stage' | 'grade' | 'cost' | 'isObvious' | 'aid'
>

export interface ScheduledSkill {
  readonly game: string
  readonly skill: string
  readonly stage: string
  /** When it is due, in milliseconds since 1970. */
  readonly due: number
  /** Days until the chance to remember falls to 90%. */
  readonly stability: number
  /** From 1 to 10. */
  readonly difficulty: number
  /** The last repetition, in milliseconds since 1970. */
  readonly last: number
  readonly answers: number
  /** How many of the answers weren't remembered. */
  readonly misses: number
}

export type Schedule = readonly ScheduledSkill[]

/** The game and rules; without a property, all. Best play under other rules is learned separately. */
export interface ScheduleOf {
  readonly game?: string
  /** `makeRules` of the rules; empty for the usual ones. */
  readonly rules?: string
}

const memory = new FSRSAlgorithm({ request_retention: RETENTION, enable_fuzz: false, enable_short_term: true })

/** Days between two times, for the memory model; 0 within one sitting. */
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

/** The first due first, ties by name. */
const byDue = (a: ScheduledSkill, b: ScheduledSkill): number => a.due - b.due || (keyOf(a) < keyOf(b) ? -1 : 1)

const keyOf = ({ game, skill }: { readonly game: string; readonly skill: string }): string => `${game}/${skill}`

/** Replays the log. Returns every scheduled skill, the first due first. */
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

/** The skills due at a time (milliseconds since 1970), the most overdue first. */
export const dueAt = (schedule: Schedule, now: number): Schedule => schedule.filter(({ due }) => due <= now).sort(byDue)

/** The chance that a skill is remembered at a time (milliseconds since 1970), from 0 to 1. */
export const retrievability = ({ stability, last }: Pick<ScheduledSkill, 'stability' | 'last'>, at: number): number =>
  memory.forgetting_curve(Math.max(0, at - last) / DAY, stability)

export interface CalendarDay {
  /** Start and end, in milliseconds since 1970. */
  readonly from: number
  readonly to: number
  readonly due: Schedule
}

/**
 * The skills due on each day. `midnights` ascend in the person's time zone, today's first; days are between them.
 * Overdue skills are due today. Each skill is counted once, since its later dates depend on the next answer.
 */
export function calendarOf(schedule: Schedule, midnights: readonly number[]): readonly CalendarDay[] {
  return midnights.slice(0, -1).map((from, i) => {
    const to = midnights[i + 1]!
    return { from, to, due: schedule.filter(({ due }) => due < to && (i === 0 || due >= from)) }
  })
}
