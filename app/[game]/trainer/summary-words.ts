import { loss, plain, withUnit } from '@/app/_components/format'
import { numbers } from '@/app/_languages/english/numbers'
import { trainerSummary } from '@/app/_languages/english/trainer-summary'
import type { AnyGame } from '@/lib/games/game'
import { type ErrorRate, errorRateOf, type Estimate } from '@/lib/teaching/quiz/error-rate'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { scoreOf } from '@/lib/teaching/quiz/session'

/* The sentences of a session's summary. */

/** What the page is called: how it went, in a few words. */
export function headline(records: readonly AnswerRecord[]): string {
  const { asked, right } = scoreOf(records)
  if (asked === 0) return trainerSummary.nothingAnswered
  if (asked === 1) return right === 1 ? trainerSummary.oneRight : trainerSummary.oneWrong
  if (right === asked) return trainerSummary.allRight(asked)
  return trainerSummary.someRight(right, asked)
}

/** `6.2 s`, `1:05 min`: a time in milliseconds. */
export function seconds(milliseconds: number): string {
  const whole = Math.round(milliseconds / 1000)
  if (milliseconds < 59_950) return `${plain(milliseconds / 1000, 1)} s`
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} min`
}

const range = ({ low, high }: Estimate): string => trainerSummary.range(plain(low, 1), plain(high, 1))

/** Whether one error rate is surely another than the one before: only where their ranges do not meet. */
function comparedInWords(now: Estimate, before: Estimate): string {
  if (now.high < before.low) return trainerSummary.better
  if (now.low > before.high) return trainerSummary.worse
  return trainerSummary.cannotTell
}

/** The obvious decisions, which are counted apart: a sentence each, none where there was none. */
function obviousInWords({ obvious, obviousMissed }: ErrorRate): readonly string[] {
  const right = obvious - obviousMissed
  return [
    ...(right === 0 ? [] : [trainerSummary.notCounted(right)]),
    ...(obviousMissed === 0 ? [] : [trainerSummary.countedThoughObvious(obviousMissed)]),
  ]
}

/** The error rate of the session with its range, and what the same exercise came to before. */
export function rateInWords(records: readonly AnswerRecord[], earlier: readonly AnswerRecord[], unit: string): string {
  const now = errorRateOf(records)
  const before = errorRateOf(earlier)
  if (now.rate === null) return trainerSummary.allObvious
  const all = [trainerSummary.rate(now.counted, range(now.rate), numbers.unit(unit)), ...obviousInWords(now)]
  const compared =
    before.rate === null
      ? []
      : [
          trainerSummary.earlier(plain(before.rate.value, 1), before.counted, range(before.rate)),
          comparedInWords(now.rate, before.rate),
        ]
  return [...all, ...compared].join(' ')
}

/** What a friend is told: the game and the score to beat, no hand. */
export function sharedText(game: AnyGame, records: readonly AnswerRecord[]): string {
  const { asked, right, cost } = scoreOf(records)
  return trainerSummary.shared(game.name, right, asked, withUnit(loss(cost), game.unit))
}
