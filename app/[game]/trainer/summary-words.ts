import { loss, plain, withUnit } from '@/app/_components/format'
import type { AnyGame } from '@/lib/games/game'
import { type ErrorRate, errorRateOf, type Estimate } from '@/lib/quiz/error-rate'
import type { AnswerRecord } from '@/lib/quiz/record'
import { scoreOf } from '@/lib/quiz/session'

/* The sentences of a session's summary. */

const decisions = (count: number): string => (count === 1 ? '1 decision' : `${count} decisions`)

/** What the page is called: how it went, in a few words. */
export function headline(records: readonly AnswerRecord[]): string {
  const { asked, right } = scoreOf(records)
  if (asked === 0) return 'Nothing was answered'
  if (asked === 1) return right === 1 ? 'One decision, and it was right' : 'One decision, and there was a better one'
  if (right === asked) return `All ${asked} right: nothing given away`
  return `${right} of ${asked} right`
}

/** `6.2 s`, `1:05 min`: a time in milliseconds. */
export function seconds(milliseconds: number): string {
  const whole = Math.round(milliseconds / 1000)
  if (milliseconds < 59_950) return `${plain(milliseconds / 1000, 1)} s`
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} min`
}

const range = ({ low, high }: Estimate): string => `${plain(low, 1)} to ${plain(high, 1)}`

/** Whether one error rate is surely another than the one before: only where their ranges do not meet. */
function comparedInWords(now: Estimate, before: Estimate): string {
  if (now.high < before.low) return 'You did better than that, and not by chance.'
  if (now.low > before.high) return 'You did worse than that, and not by chance.'
  return 'The ranges meet: so few decisions cannot tell the two apart.'
}

/** The obvious decisions, which are counted apart; nothing where there was none. */
function obviousInWords({ obvious, obviousMissed }: ErrorRate): string {
  const right = obvious - obviousMissed
  const besides = right === 0 ? '' : ` Not counted: ${right} that ${right === 1 ? 'was' : 'were'} obvious and right.`
  return obviousMissed === 0 ? besides : `${besides} Counted though obvious, because missed: ${obviousMissed}.`
}

/** The error rate of the session with its range, and what the same exercise came to before. */
export function rateInWords(records: readonly AnswerRecord[], earlier: readonly AnswerRecord[], unit: string): string {
  const now = errorRateOf(records)
  const before = errorRateOf(earlier)
  if (now.rate === null) return 'All of it was obvious: decisions that nearly everybody gets right do not count for the error rate.'
  const rate = `Over ${now.counted === 1 ? 'the one decision that counts' : `the ${now.counted} decisions that count`}, your true error rate may be anything from ${range(now.rate)} thousandths of one ${unit} (95%).`
  const all = `${rate}${obviousInWords(now)}`
  if (before.rate === null) return all
  return `${all} Your earlier sessions of the same kind: ${plain(before.rate.value, 1)}, over ${decisions(before.counted)} (${range(before.rate)}). ${comparedInWords(now.rate, before.rate)}`
}

/** What a friend is told: the game and the score to beat, no hand. */
export function sharedText(game: AnyGame, records: readonly AnswerRecord[]): string {
  const { asked, right, cost } = scoreOf(records)
  return `${game.name}: I got ${right} of ${asked}, and gave away ${withUnit(loss(cost), game.unit)}. The same hands for you:`
}
