import { money, percent, signedMoney, whole, type Currency } from '@/app/_components/format'
import type { SessionFigures, SessionMoment } from '@/lib/math/session-figures'
import { SHARES } from '@/lib/math/session-figures'
import type { ShownSession } from './use-risk'

/* What a session comes to, in words and figures. */

/** A chance with as many digits as it needs: `31%`, `2.4%`, `0.03%`; what is hardly possible, or not at all, is `under 0.01%`. */
export function chance(share: number): string {
  if (share < 0.0001) return 'under 0.01%'
  if (share === 1) return '100%'
  if (share > 0.9999) return 'over 99.99%'
  const digits = share < 0.01 || share > 0.99 ? 2 : share < 0.1 || share > 0.9 ? 1 : 0
  return percent(share, digits)
}

/** `4 hours`, `1 hour`, `500 rounds`. */
export function lengthInWords(by: 'hours' | 'rounds', text: string, rounds: number): string {
  if (by === 'rounds') return rounds === 1 ? 'one round' : `${whole(rounds)} rounds`
  return Number(text) === 1 ? 'an hour' : `${text.trim()} hours`
}

/** `0:30`, `1:15`: hours and minutes, to the minute. */
export function clock(hours: number): string {
  const minutes = Math.round(hours * 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** The place of a share among the quantiles. */
export const shareAt = (share: (typeof SHARES)[number]): number => SHARES.indexOf(share)

export interface Purse {
  readonly stake: number
  readonly currency: Currency
}

/** Nets to whole units of money where they are large: cents say nothing there. */
export const inMoney = (bets: number, { stake, currency }: Purse): string => signedMoney(rounded(bets * stake), currency)

const rounded = (amount: number): number => (Math.abs(amount) >= 100 ? Math.round(amount) : amount)

export const plainMoney = (bets: number, { stake, currency }: Purse): string => money(rounded(bets * stake), currency)

/** The answer in one sentence. */
export function answer(length: string, end: SessionMoment, purse: Purse): string {
  const [low, high] = [end.quantiles[shareAt(0.25)]!, end.quantiles[shareAt(0.75)]!]
  return `After ${length} at ${money(purse.stake, purse.currency)} you are ahead ${chance(end.ahead)} of the time; half of all sessions end between ${inMoney(low, purse)} and ${inMoney(high, purse)}.`
}

/** What stands before a quantile's amount. */
export const QUANTILE_NAMES: Readonly<Record<(typeof SHARES)[number], string>> = {
  0.01: 'The worst 1 in 100 end at or below',
  0.05: 'The worst 1 in 20 end at or below',
  0.25: 'The worst quarter ends at or below',
  0.5: 'The median: half end at or below',
  0.75: 'Three quarters end at or below',
  0.95: '19 in 20 end at or below',
  0.99: '99 in 100 end at or below',
}

/** About `count` moments of the course, the last among them. */
export function someOf(course: readonly SessionMoment[], count: number): readonly SessionMoment[] {
  const stride = Math.max(1, Math.ceil(course.length / count))
  return course.filter((_, i) => (course.length - 1 - i) % stride === 0)
}

/** How the chance of ruin sooner or later reads: certain, a chance, or two bounds. */
export function forEverInWords({ least, most }: SessionFigures['ruin'][number]['forEver']): string {
  if (least === 1) return 'certain'
  const [low, high] = [chance(least), chance(most)]
  return low === high ? low : `${low} to ${high}`
}

/** A time of the session as it is told: hours where the session is of hours. */
export const timeOf = (rounds: number, { by, session }: Pick<ShownSession, 'by' | 'session'>): number => (by === 'hours' ? rounds / session.pace : rounds)
