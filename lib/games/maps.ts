import { type Card, rankNamed, rankOf, RANKS, suitOf } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import type { DecisionMap } from '@/lib/games/figures'

/* Maps of starting hands that several games have: thirteen by thirteen, ace to deuce, suited above the diagonal. */

const HIGH_FIRST = RANKS.map((_, i) => RANKS.length - 1 - i)
const COLUMNS = HIGH_FIRST.map((rank) => RANKS[rank]!)

const thirteen = (cellOf: (row: number, column: number) => string | null): DecisionMap['rows'] =>
  HIGH_FIRST.map((row) => ({ name: RANKS[row]!, cells: HIGH_FIRST.map((column) => cellOf(row, column)) }))

/** `K5s`, `K5o`, `88`: two cards by their ranks (0 to 12, high first) and suits. */
export const twoCardClass = (high: number, low: number, suited: boolean): string =>
  RANKS[high]! + RANKS[low]! + (high === low ? '' : suited ? 's' : 'o')

/** The 169 hands of two cards; a cell is a `twoCardClass`. */
export const twoCardMap = (note: string): DecisionMap => ({
  name: 'Starting hands',
  rowsName: 'One card',
  columnsName: 'The other',
  columns: COLUMNS,
  rows: thirteen((row, column) => twoCardClass(Math.max(row, column), Math.min(row, column), row > column)),
  note: `${note} Suited hands are above the diagonal, offsuit hands below it.`,
})

// ——— Three cards ————————————————————————————————————————————————————————————————————————————————————————

/** The cell of three cards: `QQ` for a pair or three of queens, else the two highest ranks, `QJs` if all three are of one suit, `QJ` if not. */
export function threeCardCell(hand: readonly Card[]): string {
  const [a, b, c] = hand.map(rankOf).sort((x, y) => y - x) as [number, number, number]
  if (a === b || b === c) return RANKS[b]! + RANKS[b]!
  const suited = hand.every((card) => suitOf(card) === suitOf(hand[0]!))
  return RANKS[a]! + RANKS[b]! + (suited ? 's' : '')
}

/** “queen and jack high, all of one suit”: what a cell of `threeCardMap` holds. */
export function threeCardCellName(cell: string): string {
  const [a, b] = [...cell].map((letter) => rankNamed(letter)) as [number, number]
  if (a === b) return `a pair or three ${rankInWords(a, 3)}`
  return `${rankInWords(a)} and ${rankInWords(b)} high, ${cell.endsWith('s') ? 'all of one suit' : 'not all of one suit'}`
}

/** The third card is lower than both, so that no cell has a deuce second. */
const threeCardCellAt = (row: number, column: number): string | null => {
  const [high, low] = [Math.max(row, column), Math.min(row, column)]
  if (high === low) return RANKS[high]! + RANKS[high]!
  return low === 0 ? null : RANKS[high]! + RANKS[low]! + (row > column ? 's' : '')
}

/** Hands of three cards by their two highest ranks; a cell is a `threeCardCell`. */
export const threeCardMap = (decides: string, note = ''): DecisionMap => ({
  name: 'Starting hands',
  rowsName: 'Highest card',
  columnsName: 'Second',
  columns: COLUMNS,
  rows: thirteen(threeCardCellAt),
  note: `${note}Find your two highest cards: one-suit hands are above the diagonal, others below, pairs and three of a kind on it. In a split square, ${decides}.`,
})
