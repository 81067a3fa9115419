import { coarsened, CUT, highest, type Lattice, lowest } from '@/lib/math/session-lattice'

/*
 * The net result of n independent rounds with the same chances, summed exactly instead of simulated. The chance of a
 * sum is a coefficient of p(x)^n, with p the polynomial of one round. p is evaluated at the L-th roots of unity, its
 * values are raised to the n-th power, and one fast Fourier transform gives the coefficients. With L points, sums are
 * known modulo L; outside a window of L points there is at most CUT on each side (Chernoff's bound). That and rounding,
 * about 1e-14, are the only errors.
 */

/** Chances of sums, starting at `least` steps. */
export interface Spread {
  /** Base wagers between adjacent sums. */
  readonly step: number
  readonly least: number
  readonly chances: Float64Array
}

/** With more points than this, the lattice is made coarser. */
export const MOST_POINTS = 2 ** 18

const powerOfTwo = (n: number): number => 2 ** Math.ceil(Math.log2(Math.max(2, n)))

/** How many points the sums of up to `rounds` rounds need. */
const pointsFor = (lattice: Lattice, rounds: number): number => highest(lattice, rounds) - lowest(lattice, rounds) + 1

/** The lattice, made coarser until sums of that many rounds fit. */
export function fitting(lattice: Lattice, rounds: number): Lattice {
  let fitted = lattice
  for (let factor = 1; pointsFor(fitted, rounds) > MOST_POINTS; factor++) {
    factor = Math.max(factor, Math.ceil(pointsFor(lattice, rounds) / MOST_POINTS))
    fitted = coarsened(lattice, factor)
  }
  return fitted
}

/**
 * Returns the spread of the sum of a number of rounds from 0 to `most`, on a lattice that `fitting` returned. The function
 * returned throws a RangeError on other numbers.
 */
export function makeSums(lattice: Lattice, most: number): (rounds: number) => Spread {
  const size = powerOfTwo(pointsFor(lattice, most))
  const turns = makeTurns(size)
  const one = valuesAtRoots(lattice, turns)
  return (rounds) => {
    if (!Number.isInteger(rounds) || rounds < 0 || rounds > most)
      throw new RangeError(`${rounds} is no number of rounds from 0 to ${most}`)
    const least = lowest(lattice, rounds)
    const count = highest(lattice, rounds) - least + 1
    const { re } = inverse(raised(one, rounds), turns)
    const chances = new Float64Array(count)
    for (let i = 0; i < count; i++) chances[i] = Math.max(0, re[mod(least + i, size)]! / size)
    return { step: lattice.step, least, chances }
  }
}

const mod = (a: number, n: number): number => ((a % n) + n) % n

// ——— Fourier —————————————————————————————————————————————————————————————————————————————————————————————

/** Complex numbers as two arrays. */
interface Complex {
  readonly re: Float64Array
  readonly im: Float64Array
}

const makeComplex = (size: number): Complex => ({ re: new Float64Array(size), im: new Float64Array(size) })

/** The roots of unity, exp(2πi·k / size). */
function makeTurns(size: number): Complex {
  const turns = makeComplex(size)
  for (let k = 0; k < size; k++) {
    turns.re[k] = Math.cos((2 * Math.PI * k) / size)
    turns.im[k] = Math.sin((2 * Math.PI * k) / size)
  }
  return turns
}

/**
 * The polynomial of one round at exp(−2πi·k / size). Summed directly from its few terms, so that each value is accurate
 * to the last digits.
 */
function valuesAtRoots({ nets, chances }: Lattice, turns: Complex): Complex {
  const size = turns.re.length
  const values = makeComplex(size)
  nets.forEach((net, j) => {
    const stride = mod(-net, size)
    const chance = chances[j]!
    for (let k = 0, at = 0; k < size; k++) {
      values.re[k]! += chance * turns.re[at]!
      values.im[k]! += chance * turns.im[at]!
      at += stride
      if (at >= size) at -= size
    }
  })
  return values
}

/** Raises each number to a whole power by repeated squaring. */
function raised(base: Complex, power: number): Complex {
  const size = base.re.length
  const all = makeComplex(size)
  for (let k = 0; k < size; k++) {
    let [re, im, x, y] = [1, 0, base.re[k]!, base.im[k]!]
    for (let left = power; left > 0; left = Math.floor(left / 2)) {
      if (left % 2 === 1) [re, im] = [re * x - im * y, re * y + im * x]
      ;[x, y] = [x * x - y * y, 2 * x * y]
    }
    all.re[k] = re
    all.im[k] = im
  }
  return all
}

/** The sums over k of values[k]·exp(2πi·jk / size), in place: bit reversal, then Cooley–Tukey butterflies. */
function inverse(values: Complex, turns: Complex): Complex {
  const { re, im } = values
  const size = re.length
  reverseBits(values)
  for (let half = 1; half < size; half *= 2) {
    const stride = size / (2 * half)
    for (let start = 0; start < size; start += 2 * half)
      for (let k = 0; k < half; k++) {
        const [a, b] = [start + k, start + k + half]
        const [c, s] = [turns.re[k * stride]!, turns.im[k * stride]!]
        const x = re[b]! * c - im[b]! * s
        const y = re[b]! * s + im[b]! * c
        re[b] = re[a]! - x
        im[b] = im[a]! - y
        re[a]! += x
        im[a]! += y
      }
  }
  return values
}

function reverseBits({ re, im }: Complex): void {
  const size = re.length
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i >= j) continue
    ;[re[i], re[j]] = [re[j]!, re[i]!]
    ;[im[i], im[j]] = [im[j]!, im[i]!]
  }
}

// ——— What a spread says ——————————————————————————————————————————————————————————————————————————————————

export interface Standing {
  readonly ahead: number
  readonly even: number
  readonly behind: number
}

/** The chances of being ahead, even and behind. */
export function standingOf({ least, chances }: Spread): Standing {
  let [ahead, even, behind] = [0, 0, 0]
  chances.forEach((chance, i) => {
    if (least + i > 0) ahead += chance
    else if (least + i < 0) behind += chance
    else even += chance
  })
  return { ahead, even, behind }
}

/** A tolerance for rounding, so that a net counts as a whole number of steps despite its last digit. */
const HAIR = 1e-9

/** The chance that the net is at most `net` base wagers. */
export function chanceAtMost({ step, least, chances }: Spread, net: number): number {
  const last = Math.floor(net / step + HAIR) - least
  let sum = 0
  for (let i = 0; i <= last && i < chances.length; i++) sum += chances[i]!
  return sum
}

/**
 * The smallest net, in base wagers, that the result doesn't exceed with a chance of at least `share`: 0.5 is the
 * median.
 */
export function quantile({ step, least, chances }: Spread, share: number): number {
  let sum = 0
  for (let i = 0; i < chances.length; i++) {
    sum += chances[i]!
    if (sum >= share - 8 * CUT) return step * (least + i)
  }
  return step * (least + chances.length - 1)
}
