import { percent, plain, signed, whole } from '@/app/_languages/format'
import { numbers } from '@/app/_languages/english/numbers'
import { sideBets } from '@/app/_languages/english/side-bets'
import type { SideFigures } from '@/lib/games/figures'

/* Numbers of side bets as they are said. */

/** `6.1`, `39,688`: how rarely something comes. */
export const rarity = (times: number): string => (times < 100 ? plain(times, 1) : whole(Math.round(times)))

/** `1 in 6.1`; `never` where there is no way. */
export const oneIn = (ways: number, deals: number): string =>
  ways === 0 ? sideBets.never : sideBets.oneIn(rarity(deals / ways))

/** `23.94%`, `0.0014%`: a chance with as many digits as a rare one needs. */
export function chance(share: number): string {
  if (share === 0 || share >= 0.001) return percent(share, 2)
  return percent(share, share >= 0.00001 ? 4 : 6)
}

/** One line of a bet's results: what it pays, how often, and what it brings back. */
export interface ReturnLine {
  readonly id: string
  readonly pay: number
  readonly ways: number
  /** The part of every bet that comes back through this hand, stake included: chance × (pay + 1). */
  readonly back: number
}

/** A line with what its hand is called. */
export interface NamedLine extends ReturnLine {
  readonly name: string
}

export interface Returns {
  /** Every hand that brings something back, in the solver's order. */
  readonly lines: readonly ReturnLine[]
  /** In how many deals the bet wins; one that pays nothing pushes. */
  readonly wins: number
  readonly losses: number
  /** The sum of the lines: one less the house edge. */
  readonly back: number
}

/** What comes back, hand by hand. */
export function returnsOf({ hits, deals }: SideFigures): Returns {
  const lines = hits.map((hit) => ({ ...hit, back: (hit.ways * (hit.pay + 1)) / deals }))
  const ways = (some: readonly ReturnLine[]): number => some.reduce((sum, line) => sum + line.ways, 0)
  return {
    lines,
    wins: ways(lines.filter(({ pay }) => pay > 0)),
    losses: deals - ways(lines),
    back: lines.reduce((sum, line) => sum + line.back, 0),
  }
}

/** `+1.25%`: an EV in percent of the bet. */
export const percentSigned = (share: number, digits = 2): string => numbers.percent(signed(share * 100, digits))

/** A point of a shoe's running line. */
export interface RunPoint {
  /** Cards out by then. */
  readonly gone: number
  /** The bet's EV, in bets. */
  readonly ev: number
}
