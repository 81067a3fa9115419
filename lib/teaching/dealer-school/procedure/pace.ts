import { type Round, STEP_KINDS, type StepKind } from './audition'
import { medianOf } from '@/lib/math/median'

/* How fast rounds were dealt, and how many mistakes were made. */

export interface StepPace {
  readonly kind: StepKind
  readonly count: number
  /** The median and the longest time, in milliseconds. */
  readonly middle: number
  readonly worst: number
  readonly slips: number
}

export interface Pace {
  readonly rounds: number
  readonly hands: number
  readonly roundsAnHour: number
  readonly handsAnHour: number
  readonly steps: readonly StepPace[]
  /** How many bets were settled, and how many of them wrongly. */
  readonly payouts: number
  readonly errors: number
  readonly perHundred: number
  /** How many rulings, announcements, changes of chips and wrong bets there were, and how many were handled wrongly. */
  readonly handled: number
  readonly mishandled: number
}

export const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The time that rounds took, in milliseconds. Breaks between rounds don't count. */
export const timeOf = (rounds: readonly Round[]): number =>
  rounds.flatMap(({ done }) => done).reduce((sum, { ms }) => sum + ms, 0)

/** Whether a shift of this many minutes is over. It ends with the round in which the time runs out. */
export const isShiftOver = (rounds: readonly Round[], minutes: number): boolean => timeOf(rounds) >= minutes * MINUTE

/** The pace of the finished rounds; undefined before the first. */
export function paceOf(rounds: readonly Round[]): Pace | undefined {
  if (rounds.length === 0) return undefined
  const done = rounds.flatMap((round) => round.done)
  const time = Math.max(1, timeOf(rounds))
  const hands = rounds.reduce((sum, { board }) => sum + board.seats.length, 0)
  const judged = done.flatMap((one) => (one.judged ? [one.judged] : []))
  const handled = done.flatMap(({ isRight }) => (isRight === undefined ? [] : [isRight]))
  const errors = judged.filter(({ isRight }) => !isRight).length
  return {
    rounds: rounds.length,
    hands,
    roundsAnHour: (rounds.length * HOUR) / time,
    handsAnHour: (hands * HOUR) / time,
    steps: STEP_KINDS.flatMap((kind): readonly StepPace[] => {
      const own = done.filter(({ step }) => step.kind === kind)
      if (own.length === 0) return []
      const times = own.map(({ ms }) => ms)
      const slips = own.reduce((sum, one) => sum + one.slips, 0)
      return [{ kind, count: own.length, middle: medianOf(times)!, worst: Math.max(...times), slips }]
    }),
    payouts: judged.length,
    errors,
    perHundred: judged.length === 0 ? 0 : (100 * errors) / judged.length,
    handled: handled.length,
    mishandled: handled.filter((isRight) => !isRight).length,
  }
}
