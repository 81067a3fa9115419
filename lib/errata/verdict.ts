import { add, compare, exactDecimal, type Fraction, fraction, multiply, reduce, subtract } from '@/lib/math/fraction'
import type { Published, PublishedUnit } from './published'

/* Whether a published figure and ours agree, to the published figure's last digit. */

/** Our figure: shares as fractions of 1, not percent. `standardError` if it is estimated from a sample. */
export interface Measured {
  readonly value: Fraction
  /** Whether `value` is the exact figure rather than a double close to it. */
  readonly isExact: boolean
  readonly standardError?: number
}

export type Verdict =
  /** Ours, rounded to the published digits, equals the published figure. */
  | { readonly kind: 'agrees' }
  /** Ours equals it if the further digits are cut off instead of rounded. */
  | { readonly kind: 'cut' }
  /** `by` is ours minus the published figure, in the published unit. */
  | { readonly kind: 'differs'; readonly by: Fraction }
  /** There is nothing to compare with. */
  | { readonly kind: 'unchecked' }

export const VERDICTS = ['differs', 'cut', 'agrees', 'unchecked'] as const satisfies readonly Verdict['kind'][]

/** How many of a unit make 1: shares are published in percent. */
const SCALE: Readonly<Record<PublishedUnit, bigint>> = { percent: 100n, wagers: 1n, dollars: 1n, bets: 1n }

/** The number of digits after the point in a printed figure. Throws if the text isn't a decimal. */
export function placesOf(text: string): number {
  const found = /^-?\d+(?:\.(\d+))?$/.exec(text)
  if (!found) throw new RangeError(`“${text}” is no decimal`)
  return found[1]?.length ?? 0
}

/** The printed figure, exactly. */
export function decimalOf(text: string): Fraction {
  const places = placesOf(text)
  return reduce(fraction(BigInt(text.replace('.', '')), 10n ** BigInt(places)))
}

/** Our figure in the published unit. */
export const inUnit = (value: Fraction, unit: PublishedUnit): Fraction => multiply(value, fraction(SCALE[unit]))

/** The floor of a number that isn't negative. */
const floor = ({ num, den }: Fraction): bigint => num / den

const size = (value: Fraction): Fraction => (value.num < 0n ? { num: -value.num, den: value.den } : value)

/** Rounds half away from zero, as printed tables do. */
function rounded(value: Fraction): bigint {
  const up = floor({ num: size(value).num * 2n + value.den, den: value.den * 2n })
  return value.num < 0n ? -up : up
}

function cut(value: Fraction): bigint {
  const down = floor(size(value))
  return value.num < 0n ? -down : down
}

/** The verdict on a published figure, given ours. */
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
  // An estimate may be off by two standard errors. It agrees if it could round to the published figure.
  const slack = add(inUnit(exactDecimal(2 * (ours.standardError ?? 0)), unit), fraction(1n, 2n * digits.num))
  if (ours.standardError !== undefined && compare(size(subtract(own, published)), slack) <= 0) return { kind: 'agrees' }
  if (cut(multiply(own, digits)) === printed) return { kind: 'cut' }
  return { kind: 'differs', by: subtract(own, published) }
}
