import { percent, plain, signed, whole } from '@/app/_languages/format'
import { numbers, sideBets } from '@/app/_languages/words'
import type { SideFigures } from '@/lib/game/figures'

/* Figures of side bets as text. */

/** `6.1`, `39,688`: how rarely something occurs. */
export const rarity = (times: number): string => (times < 100 ? plain(times, 1) : whole(Math.round(times)))

/** `1 in 6.1`; `never` for 0 ways. */
export const oneIn = (ways: number, deals: number): string =>
  ways === 0 ? sideBets.never : sideBets.oneIn(rarity(deals / ways))

/** `23.94%`, `0.0014%`: a chance. Rare ones have more decimals. */
export function chance(share: number): string {
  if (share === 0 || share >= 0.001) return percent(share, 2)
  return percent(share, share >= 0.00001 ? 4 : 6)
}

/** A line of a bet's results: its pay, how often it occurs, and what it returns. */
export interface ReturnLine {
  readonly id: string
  readonly pay: number
  readonly ways: number
  /** The share of the bet that this hand returns, stake included: chance × (pay + 1). */
  readonly back: number
}

/** A line with the name of its hand. */
export interface NamedLine extends ReturnLine {
  readonly name: string
}

export interface Returns {
  /** All hands that return something, in the solver's order. */
  readonly lines: readonly ReturnLine[]
  /** The number of deals that win and that lose. Hands with a pay of 0 push. */
  readonly wins: number
  readonly losses: number
  /** The sum of the lines: 1 minus the house edge. */
  readonly back: number
}

/** The return of a bet, by hand. */
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

/** A point of the chart of a shoe. */
export interface RunPoint {
  /** The number of cards that have left. */
  readonly gone: number
  /** The bet's EV, in bets. */
  readonly ev: number
}
