import { MOST_POINTS } from '@/lib/math/session'
import { coarsened, deepest, type Lattice, logMoment } from '@/lib/math/session-lattice'

/*
 * Ruin: the chance of losing a bankroll at some time. Checked after each round: a player is ruined once the losses
 * reach the bankroll, even if the last round lost more than was left.
 */

/** The chance of ruin within the rounds, by the bankroll in base wagers. */
export type RuinBy = (bankroll: number) => number

export interface Ruin {
  readonly by: RuinBy
  /** The smallest bankroll in base wagers that is lost with at most this chance. */
  readonly least: (chance: number) => number
  /** For one bankroll, after each of the rounds asked for. */
  readonly over: readonly { readonly rounds: number; readonly chance: number }[]
  /** The lattice used: as given, or coarser. */
  readonly lattice: Lattice
}

export interface RuinOptions {
  readonly rounds: number
  /** The bankroll in base wagers to follow through the rounds `after`, ascending. */
  readonly bankroll: number
  readonly after: readonly number[]
  readonly onProgress?: (done: number) => void
}

/**
 * The largest product of points, results and rounds: a few seconds of work, which no known game needs. Above it, or
 * above MOST_POINTS, the lattice is made coarser.
 */
const MOST_WORK = 6e9

function affordable(lattice: Lattice, rounds: number): Lattice {
  // How many times the work exceeds its limit; below 1 it is within it.
  const excess = (one: Lattice): number =>
    deepest(one, rounds) * Math.max(1 / MOST_POINTS, (one.nets.length * rounds) / MOST_WORK)
  let fitted = lattice
  for (let factor = Math.ceil(excess(lattice)); excess(fitted) > 1; factor++) fitted = coarsened(lattice, factor)
  return fitted
}

/**
 * The chance of ruin within n rounds for every bankroll at once. With b left, it is the mean over one round of the
 * chance within n − 1 rounds with what is then left; at 0 and below it is 1. Bankrolls so large that the chance is
 * below CUT count as 0.
 */
export function ruinWithin(given: Lattice, { rounds, bankroll, after, onProgress }: RuinOptions): Ruin {
  const lattice = affordable(given, rounds)
  const { step, nets, chances } = lattice
  const size = deepest(lattice, rounds)
  // A bankroll of b is at point pad + b. The points up to pad mean ruin.
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

/** Adds `chance` times the values `shift` points further on, from a point on. Beyond the end, values are 0. */
function addShifted(into: Float64Array, from: Float64Array, first: number, shift: number, chance: number): void {
  const end = Math.min(into.length, from.length - shift)
  for (let i = first; i < end; i++) into[i]! += chance * from[i + shift]!
}

/** Two bounds, equal if the value is known exactly. */
export interface Bounds {
  readonly least: number
  readonly most: number
}

/**
 * The chance of ruin sooner or later. Without an advantage it is 1. With one, let t > 0 solve mean(exp(−t·net)) = 1:
 * then exp(−t·sum) is a martingale, and the chance is 1 / mean(exp(−t·sum at ruin)). The loss at ruin is at least the
 * bankroll, and less than the bankroll plus the largest loss: hence the bounds, which are equal if no round loses more
 * than one step.
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

/**
 * The t > 0 with logM(−t) = 0. That function falls below 0 first, because the mean is above 0, and then rises for good,
 * because a round can lose.
 */
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
