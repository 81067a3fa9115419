/**
 * An exact rational number, not necessarily reduced, with a positive denominator. Plain data with bigints, so that it
 * can be posted to and from a worker.
 */
export interface Fraction {
  readonly num: bigint
  readonly den: bigint
}

/** `num / den` from integers (numbers must be safe integers). Throws on a zero denominator. */
export function fraction(num: bigint | number, den: bigint | number = 1n): Fraction {
  const d = BigInt(den)
  if (d === 0n) throw new RangeError('a fraction needs a denominator other than zero')
  return d < 0n ? { num: -BigInt(num), den: -d } : { num: BigInt(num), den: d }
}

/** The greatest common divisor, never negative. */
export function gcd(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a
  let y = b < 0n ? -b : b
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

/** The greatest common divisor of safe integers. */
export const commonDivisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : commonDivisor(b, a % b))

/** The same number in lowest terms. */
export function reduce(f: Fraction): Fraction {
  const g = gcd(f.num, f.den)
  return g <= 1n ? f : { num: f.num / g, den: f.den / g }
}

/** The sum in lowest terms, like the results of `subtract`, `multiply` and `divide`. */
export const add = (a: Fraction, b: Fraction): Fraction =>
  reduce({ num: a.num * b.den + b.num * a.den, den: a.den * b.den })
export const negate = (a: Fraction): Fraction => ({ num: -a.num, den: a.den })
export const subtract = (a: Fraction, b: Fraction): Fraction => add(a, negate(b))
export const multiply = (a: Fraction, b: Fraction): Fraction => reduce({ num: a.num * b.num, den: a.den * b.den })
/** Throws if `b` is zero. */
export const divide = (a: Fraction, b: Fraction): Fraction => reduce(fraction(a.num * b.den, a.den * b.num))

/** Negative, zero or positive as `a` is less than, equal to or greater than `b`. Exact, so it finds ties. */
export function compare(a: Fraction, b: Fraction): number {
  const left = a.num * b.den
  const right = b.num * a.den
  return left < right ? -1 : left > right ? 1 : 0
}

/** The nearest double, to within one unit in the last place, however large the parts are. */
export function toNumber(f: Fraction): number {
  const { num, den } = reduce(f)
  const n = Number(num)
  const d = Number(den)
  if (Number.isSafeInteger(n) && Number.isSafeInteger(d)) return n / d
  return wideQuotient(num, den)
}

/** The quotient from 64 significant bits by integer division, rounded once. */
function wideQuotient(num: bigint, den: bigint): number {
  const size = (x: bigint): number => (x < 0n ? -x : x).toString(2).length
  const shift = 64 - (size(num) - size(den))
  const scaled = shift >= 0 ? (num << BigInt(shift)) / den : num / (den << BigInt(-shift))
  return Number(scaled) * 2 ** -shift
}

/** The plain `num/den` for proofs and tests. Pages format fractions themselves. */
export const makeFraction = (f: Fraction): string => `${f.num}/${f.den}`

/** The exact value of a decimal as written: 1.5 is 3/2, 0.05 is 1/20. Throws on NaN and infinities. */
export function exactDecimal(value: number): Fraction {
  // Most are whole, and the plain method asks of every deal.
  if (Number.isSafeInteger(value)) return fraction(value)
  if (!Number.isFinite(value)) throw new RangeError(`${value} is no decimal`)
  const [digits = '0', exponent = '0'] = String(value).split('e')
  const [whole = '0', places = ''] = digits.split('.')
  const power = Number(exponent) - places.length
  const num = BigInt(whole + places)
  return reduce(power >= 0 ? fraction(num * 10n ** BigInt(power)) : fraction(num, 10n ** BigInt(-power)))
}

/**
 * The least common denominator of decimals, and each of them multiplied by it, so that a solver can turn pays into
 * integers. `scaleToIntegers([1.5, 3])` is `{ unit: 2, integers: [3, 6] }`.
 */
export function scaleToIntegers(values: readonly number[]): {
  readonly unit: number
  readonly integers: readonly number[]
} {
  const exact = values.map(exactDecimal)
  const unit = exact.reduce((lcm, f) => (lcm / gcd(lcm, f.den)) * f.den, 1n)
  return { unit: Number(unit), integers: exact.map((f) => Number((f.num * unit) / f.den)) }
}
