import { lowerFirst } from '@/lib/text'

/* The words of payout tables: headings, amounts in chips, odds. */

/** `31,250`, `12.50`: cents as a dealer writes them. */
const amount = (cents: number): string =>
  (cents / 100).toLocaleString('en', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })

export const payouts = {
  hand: 'Hand',
  bet: 'Bet',
  raise: 'Raise',
  pays: 'Pays',
  /** The heading of amounts on one stake, in dollars. */
  on: (stake: number): string => `on ${stake}`,
  amount,
  /** `3 to 2`: a pay as a fraction. */
  odds: (num: bigint, den: bigint): string => `${num.toLocaleString('en')} to ${den}`,
  pushes: 'pushes',
  meter: 'the meter',
  /** Neighboring hands with the same pays. */
  range: (first: string, last: string): string => `${first} to ${lowerFirst(last)}`,
  /** The ways of rounding commission, by id. */
  roundings: { cent: 'Exact', quarter: 'Quarter', half: 'Half', dollar: 'Dollar' } as Readonly<Record<string, string>>,
}

export type PayoutWords = typeof payouts
