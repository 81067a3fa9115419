import { withUnit, plain } from '@/app/_components/format'
import type { AnyGame, Rules } from '@/lib/games/game'
import type { SkillFigures } from '@/lib/games/skills'
import type { Clock, Plan } from '@/lib/quiz/plan'

/* What a plan is called on its button and on the sheet where it is chosen. */

/** `5 s each`, `3 min run`. */
export function clockName(clock: Clock): string {
  if (clock.kind === 'faultless') return 'to the first miss'
  if (clock.kind === 'decision') return `${clock.seconds} s each`
  return clock.seconds % 60 === 0 ? `${clock.seconds / 60} min run` : `${clock.seconds} s run`
}

/** What is trained: “As dealt”, “Close calls, up to 0.1 antes”. */
export function subjectName(game: AnyGame, rules: Rules, { drill, choice, gap, skill }: Plan): string {
  switch (choice) {
    case 'dealt':
    case 'drill':
      return game.drills.find(({ id }) => id === drill)?.name ?? drill
    case 'close':
      return `Close calls, up to ${withUnit(String(gap ?? 0), game.unit)}`
    case 'skill':
      return game.skillName(rules, skill ?? '')
    case 'due':
      return 'Due again'
    case 'worth':
      return 'By value'
    case 'replay':
      return 'Replay'
  }
}

/** The whole plan, in a few words. */
export function planName(game: AnyGame, rules: Rules, plan: Plan): string {
  const { length, clock, choice } = plan
  const parts = [subjectName(game, rules, plan), ...(length === undefined || (choice === 'replay' && length === 1) ? [] : [`${length} hands`]), ...(clock === undefined ? [] : [clockName(clock)])]
  return parts.join(' · ')
}

/** `once in 150 rounds`, `2.4 times a round`: how often something comes. */
export function oftenInWords(perRound: number): string {
  if (perRound >= 0.995) return perRound < 1.05 ? 'once a round' : `${plain(perRound, 1)} times a round`
  if (perRound <= 0) return 'never met'
  const rounds = 1 / perRound
  return `once in ${rounds < 9.95 ? plain(rounds, 1) : plain(Number(rounds.toPrecision(2)), 0)} rounds`
}

/** A skill's difficulty: the mean gap of its decisions. */
export const difficultyInWords = ({ gap }: SkillFigures, unit: string): string =>
  gap === null ? 'nothing can go wrong' : `gap ${withUnit(plain(gap, gap < 0.1 ? 3 : 2), unit)}`

/** `November 3`, with the year where it is another. */
export function dayInWords(at: number, now: number): string {
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', ...(sameYear ? {} : { year: 'numeric' }) }).format(at)
}

/** `in 12 minutes`, `in 5 hours`, `on 3 November`: when something is due. */
export function whenInWords(at: number, now: number): string {
  const minutes = Math.max(1, Math.ceil((at - now) / 60_000))
  if (minutes < 90) return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`
  if (minutes < 36 * 60) return `in ${Math.round(minutes / 60)} hours`
  return `on ${dayInWords(at, now)}`
}
