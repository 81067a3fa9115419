import { money, percent, plain, whole, withUnit, type Currency } from '@/app/_components/format'
import type { ErrorRate, Estimate } from '@/lib/quiz/error-rate'
import type { LuckReport, Trend } from './report'

/* What the page says, in words and figures. */

/** What a bet is worth and how fast they come, as the person has set it. */
export interface Purse {
  readonly stake: number
  readonly currency: Currency
  readonly pace: number
}

/** Thousandths with one decimal where they are few: `8.4`, `34`. */
export const thousandths = (value: number): string => plain(value, value < 9.95 ? 1 : 0)

/** `20 to 48`: the bounds of an error rate. */
export const rateBounds = ({ low, high }: Estimate): string => `${thousandths(low)} to ${thousandths(high)}`

/** `2.1% to 3.4%`. */
export const edgeBounds = ({ low, high }: Estimate): string => `${percent(low)} to ${percent(high)}`

/** What so much EV a round comes to in an hour, at the person's stake and pace. */
export const anHour = (perRound: number, { stake, pace, currency }: Purse): string => money(hourly(perRound * stake * pace), currency)

/** Whole units of money where they are many. */
const hourly = (amount: number): number => (Math.abs(amount) >= 100 ? Math.round(amount) : amount)

/** `168 obvious, 3 of them missed`: those that are counted apart; undefined where none is. */
export const obviousInWords = ({ obvious, obviousMissed }: ErrorRate): string | undefined =>
  obvious === 0 ? undefined : `${whole(obvious)} obvious${obviousMissed === 0 ? '' : `, ${whole(obviousMissed)} of them missed`}`

/** `1 answer`, `1,204 answers`. */
export const answers = (count: number): string => withUnit(whole(count), 'answer')
export const rounds = (count: number): string => withUnit(whole(count), 'round')

export const TRENDS: Readonly<Record<Trend, { readonly name: string; readonly title: string; readonly look: string }>> = {
  falling: { name: 'Fewer errors', title: 'The last third of your decisions cost less than those before: more so than chance would explain.', look: 'text-best-ink' },
  rising: { name: 'More errors', title: 'The last third of your decisions cost more than those before: more so than chance would explain.', look: 'text-blunder-ink' },
  unclear: { name: 'No clear change', title: 'The last third of your decisions and those before differ by no more than chance would explain.', look: 'text-ink' },
  early: { name: 'Too early for a trend', title: 'A change can be told from chance after more decisions.', look: 'text-muted' },
}

/** A chance as one of so many: `1 in 40`. */
const oneIn = (chance: number): string => `1 in ${whole(Math.max(2, Math.round(1 / chance)))}`

/** How unusual the luck was. */
export function unusual({ rounds: count, luck, below }: LuckReport['total']): string {
  if (below === null) return 'How unusual that luck was cannot be said here.'
  const side = luck < 0 ? below : 1 - below
  const word = luck < 0 ? 'bad' : 'good'
  if (side > 0.25) return `That is ordinary luck: ${percent(side, 0)} of all players have as ${word} luck or ${luck < 0 ? 'worse' : 'better'} in ${rounds(count)}.`
  if (side > 0.05) return `Rather ${word} luck: ${percent(side, 0)} of all players have as much or more of it in ${rounds(count)}.`
  if (side < 1e-6) return `Very ${word} luck indeed: fewer than one in a million have as much of it in ${rounds(count)}.`
  return `Unusually ${word} luck: only ${oneIn(side)} has as much of it in ${rounds(count)}.`
}
