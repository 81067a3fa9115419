import { type Card, rankOf, RANKS, suitOf } from '@/lib/cards/card'
import type { DecisionMap } from '@/lib/game/figures'

/*
 * Maps of starting hands that several games share: thirteen by thirteen, ace to two, suited hands above the diagonal.
 */

const HIGH_FIRST = RANKS.map((_, i) => RANKS.length - 1 - i)
const COLUMNS = HIGH_FIRST.map((rank) => RANKS[rank]!)

const thirteen = (cellOf: (row: number, column: number) => string | null): DecisionMap['rows'] =>
  HIGH_FIRST.map((row) => ({ id: RANKS[row]!, cells: HIGH_FIRST.map((column) => cellOf(row, column)) }))

/** The class of two cards by their ranks (0 to 12, higher first): `K5s`, `K5o`, `88`. */
export const twoCardClass = (high: number, low: number, suited: boolean): string =>
  RANKS[high]! + RANKS[low]! + (high === low ? '' : suited ? 's' : 'o')

/** The 169 hands of two cards; a cell is a `twoCardClass`. */
export const TWO_CARD_MAP: DecisionMap = {
  columns: COLUMNS,
  rows: thirteen((row, column) => twoCardClass(Math.max(row, column), Math.min(row, column), row > column)),
}

// ——— Three cards ————————————————————————————————————————————————————————————————————————————————————————

/**
 * The cell of three cards: `QQ` for a pair or three of queens, otherwise the two highest ranks, `QJs` if all three
 * cards are suited, `QJ` if not.
 */
export function threeCardCell(hand: readonly Card[]): string {
  const [a, b, c] = hand.map(rankOf).sort((x, y) => y - x) as [number, number, number]
  if (a === b || b === c) return RANKS[b]! + RANKS[b]!
  const suited = hand.every((card) => suitOf(card) === suitOf(hand[0]!))
  return RANKS[a]! + RANKS[b]! + (suited ? 's' : '')
}

/** No cell has a two as its second rank, because the third card is lower than both. */
const threeCardCellAt = (row: number, column: number): string | null => {
  const [high, low] = [Math.max(row, column), Math.min(row, column)]
  if (high === low) return RANKS[high]! + RANKS[high]!
  return low === 0 ? null : RANKS[high]! + RANKS[low]! + (row > column ? 's' : '')
}

/** Hands of three cards by their two highest ranks; a cell is a `threeCardCell`. */
export const THREE_CARD_MAP: DecisionMap = { columns: COLUMNS, rows: thirteen(threeCardCellAt) }
