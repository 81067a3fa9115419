import { MOST_POINTS } from '@/lib/math/session'
import { coarsened, deepest, type Lattice, logMoment } from '@/lib/math/session-lattice'

/*
 * Ruin: the chance to have lost a bankroll at some time. After each round one looks; one is ruined as soon as what was lost comes to
 * the bankroll, even if that last round lost more than was left.
 */

/** The chance of ruin by a bankroll in base wagers, within so many rounds. */
export type RuinBy = (bankroll: number) => number

export interface Ruin {
  readonly by: RuinBy
  /** The smallest bankroll in base wagers that is lost with at most such a chance. */
  readonly least: (chance: number) => number
  /** For one bankroll, after each of the rounds asked for. */
  readonly over: readonly { readonly rounds: number; readonly chance: number }[]
  /** The lattice in use: as given, or coarser. */
  readonly lattice: Lattice
}

export interface RuinOptions {
  readonly rounds: number
  /** The bankroll to follow through the rounds `after`, ascending, in base wagers. */
  readonly bankroll: number
  readonly after: readonly number[]
  readonly onProgress?: (done: number) => void
}

/** Points times results times rounds: some seconds of work, which no known game needs. Beyond it, or MOST_POINTS, the lattice is made coarser. */
const MOST_WORK = 6e9

function affordable(lattice: Lattice, rounds: number): Lattice {
  // How many times too much it is; below one it is not.
  const excess = (one: Lattice): number =>
    deepest(one, rounds) * Math.max(1 / MOST_POINTS, (one.nets.length * rounds) / MOST_WORK)
  let fitted = lattice
  for (let factor = Math.ceil(excess(lattice)); excess(fitted) > 1; factor++) fitted = coarsened(lattice, factor)
  return fitted
}

/**
 * The chance of ruin within n rounds for every bankroll at once: with b left it is the mean, over one round, of the chance within n − 1
 * rounds with what is left then; 1 from zero down. Bankrolls so large that ruin within all rounds has no chance worth CUT count as 0.
 */
export function ruinWithin(given: Lattice, { rounds, bankroll, after, onProgress }: RuinOptions): Ruin {
  const lattice = affordable(given, rounds)
  const { step, nets, chances } = lattice
  const size = deepest(lattice, rounds)
  // The point of a bankroll b is pad + b: the points up to pad are ruin.
  const pad = Math.max(0, -nets[0]!)
  let now = new Float64Array(pad + size + 1).fill(1, 0, pad + 1)
  let next = now.slice()
  const at = (one: Float64Array, bets: number): number => {
    const point = Math.ceil(bets / step - 1e-9)
    return point <= 0 ? 1 : point > size ? 0 : one[pad + point]!
  }
  const over: { rounds: number; chance: number }[] = []
  for (let done = 0; done <= rounds; done++) {
    if (done > 0) {
      next.fill(0, pad + 1)
      nets.forEach((net, j) => addShifted(next, now, pad + 1, net, chances[j]!))
      ;[now, next] = [next, now]
    }
    if (after.includes(done)) over.push({ rounds: done, chance: at(now, bankroll) })
    if (done % 16 === 0) onProgress?.(done / rounds)
  }
  const least = (chance: number): number => {
    const point = now.findIndex((lost, i) => i > pad && lost <= chance)
    return step * (point < 0 ? size + 1 : point - pad)
  }
  return { by: (bets) => at(now, bets), least, over, lattice }
}

/** Adds `chance` times what lies `shift` points further on, from a point on; beyond the end there is nothing. */
function addShifted(into: Float64Array, from: Float64Array, first: number, shift: number, chance: number): void {
  const end = Math.min(into.length, from.length - shift)
  for (let i = first; i < end; i++) into[i]! += chance * from[i + shift]!
}

/** Between two bounds; both the same where they are known exactly. */
export interface Bounds {
  readonly least: number
  readonly most: number
}

/**
 * The chance of ruin sooner or later. Without an advantage it is certain. With one, let t > 0 solve mean(exp(−t·net)) = 1: then
 * exp(−t·sum) is a martingale, and the chance is 1 / mean(exp(−t·sum at ruin)). There the sum is between the bankroll and the largest
 * loss, less a step, below it: hence the bounds, the same where no round loses more than one step.
 */
export function ruinForEver(lattice: Lattice, bankroll: number): Bounds {
  const { step, nets, chances } = lattice
  if (bankroll <= 0) return { least: 1, most: 1 }
  if (nets[0]! >= 0) return { least: 0, most: 0 }
  const mean = nets.reduce((sum, net, i) => sum + net * chances[i]!, 0)
  if (mean <= 0) return { least: 1, most: 1 }
  const t = adjustment(lattice)
  const bets = Math.ceil(bankroll / step - 1e-9)
  return { least: Math.exp(-t * (bets - nets[0]! - 1)), most: Math.exp(-t * bets) }
}

/** The t > 0 with logM(−t) = 0: it falls below zero first, as the mean is above zero, and rises for ever after, as a round may lose. */
function adjustment(lattice: Lattice): number {
  let high = 1e-9
  while (logMoment(lattice, -high) <= 0) high *= 2
  let low = high / 2
  for (let i = 0; i < 200; i++) {
    const middle = (low + high) / 2
    if (logMoment(lattice, -middle) <= 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}
