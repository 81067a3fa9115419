import { percent, plain, signed, whole } from '@/app/_components/format'
import type { SideFigures } from '@/lib/games/game'

/* Numbers of side bets as they are said. */

/** `6.1`, `39,688`: how rarely something comes. */
export const rarity = (times: number): string => (times < 100 ? plain(times, 1) : whole(Math.round(times)))

/** `1 in 6.1`; `never` where there is no way. */
export const oneIn = (ways: number, deals: number): string => (ways === 0 ? 'never' : `1 in ${rarity(deals / ways)}`)

/** `23.94%`, `0.0014%`: a chance with as many digits as a rare one needs. */
export function chance(share: number): string {
  if (share === 0 || share >= 0.001) return percent(share, 2)
  return percent(share, share >= 0.00001 ? 4 : 6)
}

/** One line of a bet's results: what it pays, how often, and what it brings back. */
export interface ReturnLine {
  readonly id: string
  readonly name: string
  readonly pay: number
  readonly ways: number
  /** The part of every bet that comes back through this hand, stake included: chance × (pay + 1). */
  readonly back: number
}

/** The winning hands, the rarest last as the solver has them, and what is lost. */
export function returnsOf({ hits, deals }: SideFigures): { readonly lines: readonly ReturnLine[]; readonly wins: number; readonly back: number } {
  const lines = hits.map((hit) => ({ ...hit, back: (hit.ways * (hit.pay + 1)) / deals }))
  return { lines, wins: hits.reduce((sum, { ways }) => sum + ways, 0), back: lines.reduce((sum, line) => sum + line.back, 0) }
}

/** `+1.25%`: an EV in percent of the bet. */
export const percentSigned = (share: number, digits = 2): string => `${signed(share * 100, digits)}%`

/** A point of a shoe's running line. */
export interface RunPoint {
  /** Cards out by then. */
  readonly gone: number
  /** The bet's EV, in bets. */
  readonly ev: number
}
