import { commonDivisor, scaleToIntegers } from '@/lib/math/fraction'

/*
 * The net result of a round as chances on a lattice, where every net is a whole number of steps. Sums of rounds are on
 * the same lattice.
 */

/** A net result in base wagers, and its number of ways or its chance. */
export type Weighted = readonly [net: number, weight: number]

export interface Lattice {
  /** Base wagers between adjacent points. */
  readonly step: number
  /** Nets in steps, ascending, and their chances, which sum to 1. */
  readonly nets: readonly number[]
  readonly chances: readonly number[]
  /**
   * Whether every net is on the lattice. If not, each was divided between the two points around it so as to keep the
   * mean.
   */
  readonly exact: boolean
}

/** The lattice of one round. Throws if there is no result or a weight isn't above 0. */
export function latticeOf(outcomes: readonly Weighted[]): Lattice {
  const total = outcomes.reduce((sum, [, weight]) => sum + weight, 0)
  if (!(total > 0) || outcomes.some(([, weight]) => !(weight > 0)))
    throw new RangeError('results of a round need weights above zero')
  const { unit, integers } = scaleToIntegers(outcomes.map(([net]) => net))
  const common = integers.reduce(commonDivisor, 0) || 1
  const sums = new Map<number, number>()
  outcomes.forEach(([, weight], i) => add(sums, integers[i]! / common, weight / total))
  return { step: common / unit, ...sorted(sums), exact: true }
}

const add = (sums: Map<number, number>, net: number, chance: number): unknown =>
  sums.set(net + 0, (sums.get(net + 0) ?? 0) + chance)

function sorted(sums: ReadonlyMap<number, number>): Pick<Lattice, 'nets' | 'chances'> {
  const all = [...sums].filter(([, chance]) => chance > 0).sort((a, b) => a[0] - b[0])
  return { nets: all.map(([net]) => net), chances: all.map(([, chance]) => chance) }
}

/**
 * A lattice with steps `factor` times as long, for pays with many decimals. A net between two points is divided between
 * both so as to keep the mean.
 */
export function coarsened(lattice: Lattice, factor: number): Lattice {
  if (factor <= 1) return lattice
  const sums = new Map<number, number>()
  lattice.nets.forEach((net, i) => {
    const below = Math.floor(net / factor)
    const part = net / factor - below
    add(sums, below, lattice.chances[i]! * (1 - part))
    if (part > 0) add(sums, below + 1, lattice.chances[i]! * part)
  })
  return { step: lattice.step * factor, ...sorted(sums), exact: false }
}

/** The mean of a round in base wagers. */
export const meanOf = ({ step, nets, chances }: Lattice): number =>
  step * nets.reduce((sum, net, i) => sum + net * chances[i]!, 0)

/** The standard deviation of a round in base wagers. */
export function deviationOf(lattice: Lattice): number {
  const mean = meanOf(lattice) / lattice.step
  return (
    lattice.step * Math.sqrt(lattice.nets.reduce((sum, net, i) => sum + (net - mean) ** 2 * lattice.chances[i]!, 0))
  )
}

// ——— Bounds ——————————————————————————————————————————————————————————————————————————————————————————————

/** The chance cut off on each side of an unbounded distribution. */
export const CUT = 1e-15

/** The logarithm of the mean of exp(t × net), with nets in steps. Computed so that nothing overflows. */
export function logMoment({ nets, chances }: Pick<Lattice, 'nets' | 'chances'>, t: number): number {
  const top = Math.max(t * nets[0]!, t * nets.at(-1)!)
  return top + Math.log(nets.reduce((sum, net, i) => sum + chances[i]! * Math.exp(t * net - top), 0))
}

/** Values of t to try. Each gives a valid bound; the best of many is close. */
const TRIED = Array.from({ length: 160 }, (_, i) => 1e-6 * 1.12 ** i)

/**
 * Chernoff: P(sum ≥ h) ≤ exp(n·logM(t) − t·h) for every t > 0. Returns the smallest h, in steps, that the sum of
 * `rounds` rounds reaches with a chance of at most CUT.
 */
export function highest(lattice: Lattice, rounds: number): number {
  const bound = Math.min(...TRIED.map((t) => (rounds * logMoment(lattice, t) - Math.log(CUT)) / t))
  return Math.min(rounds * lattice.nets.at(-1)!, Math.ceil(bound))
}

const turned = ({ nets, chances }: Lattice): Pick<Lattice, 'nets' | 'chances'> => ({
  nets: nets.map((net) => -net).reverse(),
  chances: chances.toReversed(),
})

/** The same bound from below. */
export const lowest = (lattice: Lattice, rounds: number): number => -highest({ ...lattice, ...turned(lattice) }, rounds)

/**
 * Doob: exp(−t·sum) divided by its mean is a martingale, so the chance of ever falling by h within `rounds` rounds is
 * at most exp(max(0, n·logM(−t)) − t·h). Returns the smallest h, in steps and at least 1, for which that is below CUT.
 */
export function deepest(lattice: Lattice, rounds: number): number {
  const bound = Math.min(...TRIED.map((t) => (Math.max(0, rounds * logMoment(lattice, -t)) - Math.log(CUT)) / t))
  return Math.max(1, Math.min(-rounds * lattice.nets[0]!, Math.ceil(bound)))
}
