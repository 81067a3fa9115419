import { loss, withUnit } from '@/app/_components/format'
import { trainerSummary } from '@/app/_languages/english/trainer-summary'
import { scoreOf, type Answered } from '@/lib/teaching/quiz/session'

/* What a friend did with the same hands, as the link he sent holds it: `vs=9.12.340`. A wish, not a proof: anybody can write one. */

/** The key of it in an address. */
export const CHALLENGE_KEY = 'vs'

export interface Challenge {
  readonly right: number
  readonly asked: number
  /** EV given away, in base wagers, to the thousandth. */
  readonly cost: number
}

const SHAPE = /^([0-9]{1,4})\.([1-9][0-9]{0,3})\.([0-9]{1,7})$/

/** `9.12.340`: nine right of twelve, 0.340 base wagers given away. */
export function makeChallenge(answers: readonly Answered[]): string {
  const { right, asked, cost } = scoreOf(answers)
  return `${right}.${asked}.${Math.round(cost * 1000)}`
}

/** Reads what `makeChallenge` wrote; null for anything else: the hands are played without it. */
export function parseChallenge(text: string | null): Challenge | null {
  const match = SHAPE.exec(text ?? '')
  if (!match) return null
  const [right, asked, thousandths] = match.slice(1).map(Number) as [number, number, number]
  return right <= asked ? { right, asked, cost: thousandths / 1000 } : null
}

/** How a session went against the one that the link came from, in two sentences. */
export function challengeInWords(challenge: Challenge, answers: readonly Answered[], unit: string): string {
  const { cost, asked } = scoreOf(answers)
  const theirs = trainerSummary.linkCameWith(challenge.right, challenge.asked, withUnit(loss(challenge.cost), unit))
  if (asked !== challenge.asked) return `${theirs} ${trainerSummary.doNotCompare(asked)}`
  const difference = Math.round(cost * 1000) / 1000 - challenge.cost
  if (Math.abs(difference) < 0.0005) return `${theirs} ${trainerSummary.gaveTheSame}`
  const amount = withUnit(loss(Math.abs(difference)), unit)
  return `${theirs} ${difference < 0 ? trainerSummary.gaveLess(amount) : trainerSummary.gaveMore(amount)}`
}
