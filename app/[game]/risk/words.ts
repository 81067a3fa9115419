import { money, percent, signedMoney, whole, type Currency } from '@/app/_languages/format'
import { risk } from '@/app/_languages/words'
import type { SessionFigures, SessionMoment } from '@/lib/math/session-figures'
import { SHARES } from '@/lib/math/session-figures'
import type { ShownSession } from './use-risk'

/* Figures of a session as text. */

/** Smaller chances are shown as “under” this. */
const LEAST = 0.0001

/** A chance with as many digits as it needs: `31%`, `2.4%`, `0.03%`, `under 0.01%` (also for 0), `over 99.99%`. */
export function chance(share: number): string {
  if (share < LEAST) return risk.under(percent(LEAST))
  if (share === 1) return percent(1, 0)
  if (share > 1 - LEAST) return risk.over(percent(1 - LEAST))
  const digits = share < 0.01 || share > 0.99 ? 2 : share < 0.1 || share > 0.9 ? 1 : 0
  return percent(share, digits)
}

/** The length of a session: `4 hours`, `1 hour`, `500 rounds`. */
export function lengthInWords(by: 'hours' | 'rounds', text: string, rounds: number): string {
  if (by === 'rounds') return rounds === 1 ? risk.oneRound : risk.someRounds(whole(rounds))
  return Number(text) === 1 ? risk.oneHour : risk.someHours(text.trim())
}

/** `0:30`, `1:15`: hours and minutes, rounded to the minute. */
export function clock(hours: number): string {
  const minutes = Math.round(hours * 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** The index of a share among the quantiles. */
export const shareAt = (share: (typeof SHARES)[number]): number => SHARES.indexOf(share)

export interface Purse {
  readonly stake: number
  readonly currency: Currency
}

/** Large amounts are rounded to whole units of the currency. */
export const inMoney = (bets: number, { stake, currency }: Purse): string =>
  signedMoney(rounded(bets * stake), currency)

const rounded = (amount: number): number => (Math.abs(amount) >= 100 ? Math.round(amount) : amount)

export const plainMoney = (bets: number, { stake, currency }: Purse): string => money(rounded(bets * stake), currency)

/** The answer as a sentence. */
export function answer(length: string, end: SessionMoment, purse: Purse): string {
  const [low, high] = [end.quantiles[shareAt(0.25)]!, end.quantiles[shareAt(0.75)]!]
  return risk.answer(
    length,
    money(purse.stake, purse.currency),
    chance(end.ahead),
    inMoney(low, purse),
    inMoney(high, purse),
  )
}

const QUANTILES = {
  0.01: 'worst1',
  0.05: 'worst5',
  0.25: 'worst25',
  0.5: 'half',
  0.75: 'most75',
  0.95: 'most95',
  0.99: 'most99',
} as const

/** The label of a quantile's amount. */
export const quantileName = (share: (typeof SHARES)[number]): string => risk[QUANTILES[share]]

/** About `count` moments of the course, including the last. */
export function someOf(course: readonly SessionMoment[], count: number): readonly SessionMoment[] {
  const stride = Math.max(1, Math.ceil(course.length / count))
  return course.filter((_, i) => (course.length - 1 - i) % stride === 0)
}

/** The chance of eventual ruin: certain, a chance, or two bounds. */
export function forEverInWords({ least, most }: SessionFigures['ruin'][number]['forEver']): string {
  if (least === 1) return risk.certain
  const [low, high] = [chance(least), chance(most)]
  return low === high ? low : risk.range(low, high)
}

/** A time in the session: in hours if its length is in hours, otherwise in rounds. */
export const timeOf = (rounds: number, { by, session }: Pick<ShownSession, 'by' | 'session'>): number =>
  by === 'hours' ? rounds / session.pace : rounds
