/* The contents of a wallet card, which has two sides of 85.6 × 54 millimeters. */

/** The letters that fit on two sides in the smallest legible size. */
const MOST_LETTERS = 1700

/** A rule's number and line break count as six letters. */
const lettersOf = (rules: readonly string[]): number => rules.reduce((sum, rule) => sum + rule.length + 6, 0)

/** Whether the rules fit on a folded card. */
export const fitsCard = (rules: readonly string[]): boolean => lettersOf(rules) <= MOST_LETTERS

/** What the card of best play shows: the chart on one side and the rules on the other, or only one of them. */
export type CardParts = 'both' | 'chart' | 'rules' | 'none'

/** The share of MOST_LETTERS that fits on one side, below the card's heading. */
const ONE_SIDE = 0.42

/**
 * `isChart`: whether the game has a chart rather than a list of clauses. `isLong`: whether the chart takes both sides.
 */
export function cardParts(
  rules: readonly string[],
  { isChart, isLong }: { readonly isChart: boolean; readonly isLong: boolean },
): CardParts {
  if (!isChart) return fitsCard(rules) ? 'rules' : 'none'
  if (!isLong && lettersOf(rules) <= MOST_LETTERS * ONE_SIDE) return 'both'
  return isLong || !fitsCard(rules) ? 'chart' : 'rules'
}
