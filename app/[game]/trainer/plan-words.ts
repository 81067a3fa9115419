import { skillName } from '@/app/_felt/names'
import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { decimal, withUnit, plain } from '@/app/_languages/format'
import { messagesOf } from '@/app/_languages/messages'
import { dateLanguage } from '@/app/_languages/date-language'
import { trainer } from '@/app/_languages/words'
import type { SkillFigures } from '@/lib/game/precomputed/skills'
import type { Clock, Plan } from '@/lib/teaching/quiz/plan'

/* The names of plans, on the button and on the sheet. */

/** The name of a clock: `5 s each`, `3 min run`. */
export function clockName(clock: Clock): string {
  if (clock.kind === 'faultless') return trainer.toFirstMiss
  if (clock.kind === 'decision') return trainer.secondsEach(clock.seconds)
  return clock.seconds % 60 === 0 ? trainer.minutesRun(clock.seconds / 60) : trainer.secondsRun(clock.seconds)
}

/** What is trained: “As dealt”, “Close calls, up to 0.1 antes”. */
export function subjectName(game: AnyTaughtGame, rules: Rules, { drill, choice, gap, skill }: Plan): string {
  switch (choice) {
    case 'dealt':
    case 'drill':
      return messagesOf(game).drills[drill]?.name ?? drill
    case 'close':
      return trainer.closeUpTo(withUnit(decimal(gap ?? 0), game.unit))
    case 'skill':
      return skillName(game, rules, skill ?? '')
    case 'due':
      return trainer.dueAgain
    case 'worth':
      return trainer.byValue
    case 'replay':
      return trainer.replay
    case 'course':
      return trainer.course
    case 'placement':
      return trainer.placement
    case 'mistakes':
      return trainer.mistakes
  }
}

/** The whole plan in a few words. */
export function planName(game: AnyTaughtGame, rules: Rules, plan: Plan): string {
  const { length, clock, choice, seats } = plan
  const parts = [
    subjectName(game, rules, plan),
    ...(length === undefined || (choice === 'replay' && length === 1) ? [] : [trainer.hands(length)]),
    ...(seats === undefined ? [] : [seats === 'all' ? trainer.seesAll : trainer.seesNeighbors]),
    ...(clock === undefined ? [] : [clockName(clock)]),
  ]
  return parts.join(' · ')
}

/** How often something occurs: `once in 150 rounds`, `2.4 times a round`. */
export function oftenInWords(perRound: number): string {
  if (perRound >= 0.995) return perRound < 1.05 ? trainer.onceARound : trainer.timesARound(plain(perRound, 1))
  if (perRound <= 0) return trainer.neverMet
  const rounds = 1 / perRound
  return trainer.onceIn(rounds < 9.95 ? plain(rounds, 1) : plain(Number(rounds.toPrecision(2)), 0))
}

/** A skill's difficulty: the mean gap of its decisions. */
export const difficultyInWords = ({ gap }: SkillFigures, unit: string): string =>
  gap === null ? trainer.cannotGoWrong : trainer.gap(withUnit(plain(gap, gap < 0.1 ? 3 : 2), unit))

/** `3 November`, with the year if it isn't the current one. */
export function dayInWords(at: number, now: number): string {
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return new Intl.DateTimeFormat(dateLanguage(), {
    day: 'numeric',
    month: 'long',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(at)
}

/** When something is due: `in 12 minutes`, `in 5 hours`, `on 3 November`. */
export function whenInWords(at: number, now: number): string {
  const minutes = Math.max(1, Math.ceil((at - now) / 60_000))
  if (minutes < 90) return trainer.inMinutes(minutes)
  if (minutes < 36 * 60) return trainer.inHours(Math.round(minutes / 60))
  return trainer.onDay(dayInWords(at, now))
}
