/** An exact rational number. Not necessarily reduced; the denominator is positive. Plain data with bigints: it crosses the worker. */
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

/** The greatest common divisor, of no sign. */
export function gcd(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a
  let y = b < 0n ? -b : b
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

/** The same of safe integers. */
export const commonDivisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : commonDivisor(b, a % b))

export function reduce(f: Fraction): Fraction {
  const g = gcd(f.num, f.den)
  return g <= 1n ? f : { num: f.num / g, den: f.den / g }
}

export const add = (a: Fraction, b: Fraction): Fraction =>
  reduce({ num: a.num * b.den + b.num * a.den, den: a.den * b.den })
export const negate = (a: Fraction): Fraction => ({ num: -a.num, den: a.den })
export const subtract = (a: Fraction, b: Fraction): Fraction => add(a, negate(b))
export const multiply = (a: Fraction, b: Fraction): Fraction => reduce({ num: a.num * b.num, den: a.den * b.den })
export const divide = (a: Fraction, b: Fraction): Fraction => reduce(fraction(a.num * b.den, a.den * b.num))

/** Negative, zero or positive as `a` is less than, equal to or greater than `b`: exact, so ties are found. */
export function compare(a: Fraction, b: Fraction): number {
  const left = a.num * b.den
  const right = b.num * a.den
  return left < right ? -1 : left > right ? 1 : 0
}

/** The nearest double, to within one unit in its last place whatever the size of the parts. */
export function toNumber(f: Fraction): number {
  const { num, den } = reduce(f)
  const n = Number(num)
  const d = Number(den)
  if (Number.isSafeInteger(n) && Number.isSafeInteger(d)) return n / d
  return wideQuotient(num, den)
}

/** 64 significant bits of the quotient by integer division, then one rounding. */
function wideQuotient(num: bigint, den: bigint): number {
  const size = (x: bigint): number => (x < 0n ? -x : x).toString(2).length
  const shift = 64 - (size(num) - size(den))
  const scaled = shift >= 0 ? (num << BigInt(shift)) / den : num / (den << BigInt(-shift))
  return Number(scaled) * 2 ** -shift
}

/** `−493,274,081 / 4,195,144,800` is the view's business; this is the plain `num/den` of proofs and tests. */
export const makeFraction = (f: Fraction): string => `${f.num}/${f.den}`

/** The exact value of a decimal as it is written: 1.5 is 3/2, 0.05 is 1/20. Throws on NaN and infinities. */
export function exactDecimal(value: number): Fraction {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is no decimal`)
  const [digits = '0', exponent = '0'] = String(value).split('e')
  const [whole = '0', places = ''] = digits.split('.')
  const power = Number(exponent) - places.length
  const num = BigInt(whole + places)
  return reduce(power >= 0 ? fraction(num * 10n ** BigInt(power)) : fraction(num, 10n ** BigInt(-power)))
}

/**
 * The least common denominator of decimals, and each of them times it: how a solver turns pays into integers.
 * `scaleToIntegers([1.5, 3])` is `{ unit: 2, integers: [3, 6] }`.
 */
export function scaleToIntegers(values: readonly number[]): {
  readonly unit: number
  readonly integers: readonly number[]
} {
  const exact = values.map(exactDecimal)
  const unit = exact.reduce((lcm, f) => (lcm / gcd(lcm, f.den)) * f.den, 1n)
  return { unit: Number(unit), integers: exact.map((f) => Number((f.num * unit) / f.den)) }
}
