import { type Currency, money, percent, whole } from '@/app/_languages/format'
import { hourlyCost, hourOf } from '@/app/_settings/pace'
import { progress } from '@/app/_languages/words'
import type { ErrorRate, Estimate } from '@/lib/teaching/quiz/error-rate'
import { skillName } from '@/app/_felt/names'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import type { LuckReport, Trend } from './report'

/* The page's texts and figures. */

/** The reader's stake, currency and pace. */
export interface Purse {
  readonly stake: number
  readonly currency: Currency
  readonly pace: number
}

type Stake = Pick<Purse, 'stake' | 'currency'>

/** An error rate, in thousandths of a base wager, as money per decision: `$0.34`. */
export const aDecision = (rate: number, { stake, currency }: Stake): string => money((rate / 1000) * stake, currency)

/** The bounds of an error rate: `$0.20 to $0.48`. */
export const rateBounds = ({ low, high }: Estimate, purse: Stake): string =>
  progress.bounds(aDecision(low, purse), aDecision(high, purse))

/** The bounds of an edge: `2.1% to 3.4%`. */
export const edgeBounds = ({ low, high }: Estimate): string => progress.bounds(percent(low), percent(high))

/** An EV per round as money per hour of a game, at the reader's stake and pace. */
export const anHour = (perRound: number, purse: Purse, game: { readonly pace?: number } = {}): string =>
  money(hourly(hourlyCost(perRound, hourOf(game, undefined, purse))), purse.currency)

/** The rounds an hour of each game by its id, at the reader's pace. */
export const paces =
  (facts: readonly { readonly id: string; readonly pace?: number }[], pace: number) =>
  (id: string): number =>
    hourOf(facts.find((one) => one.id === id) ?? {}, undefined, { stake: 1, pace }).rounds

/** Large amounts are rounded to whole units. */
const hourly = (amount: number): number => (Math.abs(amount) >= 100 ? Math.round(amount) : amount)

/** `168 obvious, 3 of them missed`: the decisions counted separately; undefined if there are none. */
export function obviousInWords({ obvious, obviousMissed }: ErrorRate): string | undefined {
  if (obvious === 0) return undefined
  return obviousMissed === 0
    ? progress.obvious(whole(obvious))
    : progress.obviousMissed(whole(obvious), whole(obviousMissed))
}

export const answers = (count: number): string => progress.answers(whole(count))
export const rounds = (count: number): string => progress.rounds(whole(count))

const TRENDS = {
  falling: { name: 'trendFalling', title: 'trendFallingTitle', look: 'text-best-ink' },
  rising: { name: 'trendRising', title: 'trendRisingTitle', look: 'text-blunder-ink' },
  unclear: { name: 'trendUnclear', title: 'trendUnclearTitle', look: 'text-ink' },
  early: { name: 'trendEarly', title: 'trendEarlyTitle', look: 'text-muted' },
} as const satisfies Readonly<Record<Trend, object>>

/** The name of a trend, and its style. */
export function trendInWords(trend: Trend): { readonly name: string; readonly title: string; readonly look: string } {
  const { name, title, look } = TRENDS[trend]
  return { name: progress[name], title: progress[title], look }
}

/** A sentence about how unusual the luck was. */
export function unusual({ rounds: count, luck, below }: LuckReport['total']): string {
  if (below === null) return progress.luckUnknown
  const isGood = luck >= 0
  const side = isGood ? 1 - below : below
  const played = rounds(count)
  if (side > 0.25) return progress.luckOrdinary(isGood, percent(side, 0), played)
  if (side > 0.05) return progress.luckRather(isGood, percent(side, 0), played)
  if (side < 1e-6) return progress.luckVery(isGood, played)
  return progress.luckUnusual(isGood, whole(Math.max(2, Math.round(1 / side))), played)
}

export type Games = ReadonlyMap<string, AnyTaughtGame>

/** The name of a skill; its id if the game isn't loaded. */
export type SkillNames = (gameId: string, skill: string) => string

/** Returns the skill names of these games. Each is computed only once. */
export function skillNames(games: Games): SkillNames {
  const kept = new Map<string, string>()
  return (gameId, skill) => {
    const key = `${gameId} ${skill}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const game = games.get(gameId)
    const name = game ? skillName(game, game.variants[0].rules, skill) : skill
    kept.set(key, name)
    return name
  }
}
