/* What goes on a wallet card: two sides of 85.6 × 54 millimetres. */

/** Letters that two sides hold at the smallest size that can be read. */
const MOST_LETTERS = 1700

/** A number and a break take the room of some letters. */
const lettersOf = (rules: readonly string[]): number => rules.reduce((sum, rule) => sum + rule.length + 6, 0)

/** Whether the rules fit a card, folded. */
export const fitsCard = (rules: readonly string[]): boolean => lettersOf(rules) <= MOST_LETTERS

/** What of best play its card shows: the chart on one side and the rules on the other, or one of them on both. */
export type CardParts = 'both' | 'chart' | 'rules' | 'none'

/** How much of a side is left under the card's head, beside the chart. */
const ONE_SIDE = 0.42

/** `isChart`: whether the game has a chart, and no list of clauses in its place; `isLong`: whether it takes two sides. */
export function cardParts(
  rules: readonly string[],
  { isChart, isLong }: { readonly isChart: boolean; readonly isLong: boolean },
): CardParts {
  if (!isChart) return fitsCard(rules) ? 'rules' : 'none'
  if (!isLong && lettersOf(rules) <= MOST_LETTERS * ONE_SIDE) return 'both'
  return isLong || !fitsCard(rules) ? 'chart' : 'rules'
}
