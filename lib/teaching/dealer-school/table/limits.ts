import { fail, ok, type Result } from '@/lib/result'

/*
 * The least and the most that a table accepts as a base wager, in whole dollars, and the wagers that players then make.
 */

export interface TableLimits {
  readonly least?: number
  readonly most?: number
}

const MOST = 10_000

const readLimit = (text: string): number => (/^\d{1,5}$/.test(text) ? Number(text) : NaN)

/** Reads two typed limits, each a number or empty; undefined if both are empty. Fails with `BadLimits`. */
export function readLimits(least: string, most: string): Result<TableLimits | undefined> {
  const limits: TableLimits = {
    ...(least.trim() !== '' && { least: readLimit(least.trim()) }),
    ...(most.trim() !== '' && { most: readLimit(most.trim()) }),
  }
  const numbers = Object.values(limits) as readonly number[]
  const isWithin = numbers.every((number) => number >= 1 && number <= MOST)
  if (!isWithin || (limits.least ?? 1) > (limits.most ?? MOST))
    return fail('BadLimits', { id: 'table-limits', args: { most: MOST } }, 'limits')
  return ok(numbers.length === 0 ? undefined : limits)
}

/** `25-500`, `25-`, `-500`; an empty text for no limits. */
export const makeLimits = (limits: TableLimits | undefined): string =>
  limits ? `${limits.least ?? ''}-${limits.most ?? ''}` : ''

/** Reads the text that `makeLimits` wrote. Fails with `BadLimits`. */
export function parseLimits(text: string): Result<TableLimits | undefined> {
  const [least = '', most = '', ...more] = text.split('-')
  const read = readLimits(least, most)
  return read.ok && (more.length > 0 || makeLimits(read.value) !== text)
    ? fail(
        'BadLimits',
        { id: 'not-limits', args: { text: text.slice(0, 20), such: makeLimits({ least: 25, most: 500 }) } },
        'limits',
      )
    : read
}

/** The base wagers of a layout at a table with limits: scaled up with the minimum, without those above the maximum. */
export function wagersWithin(wagers: readonly number[], limits: TableLimits | undefined): readonly number[] {
  if (!limits) return wagers
  const [first = 1] = wagers
  const { least = Math.min(first, limits.most ?? first), most = Infinity } = limits
  return wagers.map((wager) => Math.round((wager * least) / first)).filter((wager) => wager <= most)
}
