import type { Counts } from './hand-on-ranks'
import { strengthTables } from './strengths'

/** How many of the equally likely deals end how, for a hand that is played to the showdown. */
export interface Tally {
  /** Wins by the player's hand (its place in POKER_HANDS), the dealer qualifying. */
  readonly winsQualified: Float64Array
  /** Wins by the player's hand, the dealer not qualifying. */
  readonly winsShort: Float64Array
  ties: number
  lossesQualified: number
  lossesShort: number
}

export const emptyTally = (): Tally => ({
  winsQualified: new Float64Array(10),
  winsShort: new Float64Array(10),
  ties: 0,
  lossesQualified: 0,
  lossesShort: 0,
})

/** The deals in a tally. */
export const dealsIn = (t: Tally): number =>
  t.winsQualified.reduce((a, b) => a + b, 0) +
  t.winsShort.reduce((a, b) => a + b, 0) +
  t.ties +
  t.lossesQualified +
  t.lossesShort

/** Adds every board type's results, each as often as `weights` says. */
export function addToTally(
  into: Tally,
  counts: Counts,
  dealers: number,
  qualifies: number,
  weights: Float64Array,
): void {
  const { category } = strengthTables()
  for (let type = 0; type < weights.length; type++) {
    const weight = weights[type]!
    if (weight === 0) continue
    const below = counts.below[type]!
    const ties = counts.ties[type]!
    const short = counts.short[type]!
    const strength = counts.strength[type]!
    const c = category[strength]!
    into.ties += weight * ties
    if (strength >= qualifies) {
      // Every dealer's hand that does not qualify is below.
      into.winsShort[c] = into.winsShort[c]! + weight * short
      into.winsQualified[c] = into.winsQualified[c]! + weight * (below - short)
      into.lossesQualified += weight * (dealers - below - ties)
    } else {
      // No hand below qualifies, and every hand that qualifies is above.
      into.winsShort[c] = into.winsShort[c]! + weight * below
      into.lossesShort += weight * (short - below - ties)
      into.lossesQualified += weight * (dealers - short)
    }
  }
}

/** Adds one tally to another, `times` over. */
export function addTally(into: Tally, tally: Tally, times: number): void {
  for (let c = 0; c < 10; c++) {
    into.winsQualified[c] = into.winsQualified[c]! + tally.winsQualified[c]! * times
    into.winsShort[c] = into.winsShort[c]! + tally.winsShort[c]! * times
  }
  into.ties += tally.ties * times
  into.lossesQualified += tally.lossesQualified * times
  into.lossesShort += tally.lossesShort * times
}
