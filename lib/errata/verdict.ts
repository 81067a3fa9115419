import { add, compare, exactDecimal, type Fraction, fraction, multiply, reduce, subtract } from '@/lib/math/fraction'
import type { Published, PublishedUnit } from './published'

/* Whether a published figure and ours are the same: a matter of the published figure's last digit. */

/** A figure of ours: a share as a share, not in percent. `standardError` where it is estimated from a sample. */
export interface Measured {
  readonly value: Fraction
  /** Whether `value` is the figure itself, and no double near it. */
  readonly isExact: boolean
  readonly standardError?: number
}

export type Verdict =
  /** Ours, rounded to the published digits, is the published figure. */
  | { readonly kind: 'agrees' }
  /** Ours with its further digits dropped is: it was cut off instead of rounded. */
  | { readonly kind: 'cut' }
  /** Ours less the published one, in the published unit. */
  | { readonly kind: 'differs'; readonly by: Fraction }
  /** Nothing to compare with. */
  | { readonly kind: 'unchecked' }

export const VERDICTS = ['differs', 'cut', 'agrees', 'unchecked'] as const satisfies readonly Verdict['kind'][]

/** How many of a unit make one: a share is published in hundredths. */
const SCALE: Readonly<Record<PublishedUnit, bigint>> = { percent: 100n, wagers: 1n, dollars: 1n, bets: 1n }

/** The digits after the point of a figure as it is printed. Throws on what is no decimal. */
export function placesOf(text: string): number {
  const found = /^-?\d+(?:\.(\d+))?$/.exec(text)
  if (!found) throw new RangeError(`“${text}” is no decimal`)
  return found[1]?.length ?? 0
}

/** The figure as it is printed, exactly. */
export function decimalOf(text: string): Fraction {
  const places = placesOf(text)
  return reduce(fraction(BigInt(text.replace('.', '')), 10n ** BigInt(places)))
}

/** Our figure in the published unit. */
export const inUnit = (value: Fraction, unit: PublishedUnit): Fraction => multiply(value, fraction(SCALE[unit]))

/** The whole number below, of a number that is not negative. */
const floor = ({ num, den }: Fraction): bigint => num / den

const size = (value: Fraction): Fraction => (value.num < 0n ? { num: -value.num, den: value.den } : value)

/** Half away from zero, as tables are rounded. */
function rounded(value: Fraction): bigint {
  const up = floor({ num: size(value).num * 2n + value.den, den: value.den * 2n })
  return value.num < 0n ? -up : up
}

function cut(value: Fraction): bigint {
  const down = floor(size(value))
  return value.num < 0n ? -down : down
}

/** What a published figure is, beside ours. */
export function verdictOf(
  { value: text, unit }: Pick<Published, 'value' | 'unit'>,
  ours: Measured | undefined,
): Verdict {
  if (!ours) return { kind: 'unchecked' }
  const published = decimalOf(text)
  const own = inUnit(ours.value, unit)
  const digits = fraction(10n ** BigInt(placesOf(text)))
  const printed = multiply(published, digits).num
  if (rounded(multiply(own, digits)) === printed) return { kind: 'agrees' }
  // An estimate may well be as far off as two standard errors: it agrees where it could round to the published figure.
  const slack = add(inUnit(exactDecimal(2 * (ours.standardError ?? 0)), unit), fraction(1n, 2n * digits.num))
  if (ours.standardError !== undefined && compare(size(subtract(own, published)), slack) <= 0) return { kind: 'agrees' }
  if (cut(multiply(own, digits)) === printed) return { kind: 'cut' }
  return { kind: 'differs', by: subtract(own, published) }
}
