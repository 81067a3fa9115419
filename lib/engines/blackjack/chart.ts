import type { DecisionMap } from '@/lib/games/figures'
import { dealName } from './holding'
import { totalOf } from './totals'

/*
 * The map of first plays: hard totals, soft totals and pairs against each up card, as blackjack charts have them.
 */

const ACE = 1
const TEN = 10

/** Low to high, the ace last. */
const UPCARDS = [2, 3, 4, 5, 6, 7, 8, 9, TEN, ACE] as const

const letter = (value: number): string => dealName(value, value, value)[0]!

const hardName = (total: number): string => `Hard ${total}`
const hardCell = (total: number, upcard: number): string => `${total} v ${letter(upcard)}`

/** The cell of two cards (values, 1 for an ace) against an up card: `16 v T` for a hard total, a soft one or a pair by its cards: `A7 v T`. */
export function cellOf(a: number, b: number, upcard: number): string {
  const { total, soft } = totalOf([a, b])
  return soft || a === b ? dealName(a, b, upcard) : hardCell(total, upcard)
}

/** “Hard 16 against a ten”. */
export function cellName(a: number, b: number, upcard: number): string {
  const { total, soft } = totalOf([a, b])
  const hand = a === b ? `Pair of ${plural(a)}` : soft ? `Soft ${total}` : hardName(total)
  return `${hand} against ${UPCARD_WORDS[upcard]!}`
}

const VALUE_WORDS = ['', 'ace', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const
const UPCARD_WORDS = VALUE_WORDS.map((word) => (/^[ae]/.test(word) ? `an ${word}` : `a ${word}`))
const plural = (value: number): string => (value === 6 ? 'sixes' : `${VALUE_WORDS[value]!}s`)

interface Row {
  readonly name: string
  readonly cell: (upcard: number) => string
}

/** Two cards that are no pair and no blackjack make from 5 to 19. */
const HARD: readonly Row[] = Array.from({ length: 15 }, (_, i) => 19 - i).map((total) => ({
  name: hardName(total),
  cell: (upcard) => hardCell(total, upcard),
}))
const SOFT: readonly Row[] = [9, 8, 7, 6, 5, 4, 3, 2].map((value) => ({
  name: `Soft ${value + 11} (A-${value})`,
  cell: (upcard) => dealName(ACE, value, upcard),
}))
const PAIRS: readonly Row[] = [ACE, TEN, 9, 8, 7, 6, 5, 4, 3, 2].map((value) => ({
  name: `${letter(value)}-${letter(value)}`,
  cell: (upcard) => dealName(value, value, upcard),
}))

const GROUPS = [
  { group: 'Hard totals', rows: HARD },
  { group: 'Soft totals', rows: SOFT },
  { group: 'Pairs', rows: PAIRS },
] as const

export const MAP: DecisionMap = {
  name: 'First plays',
  rowsName: 'Your two cards',
  columnsName: 'Dealer’s up card',
  columns: UPCARDS.map(letter),
  rows: GROUPS.flatMap(({ group, rows }) => rows.map(({ name, cell }) => ({ name, group, cells: UPCARDS.map(cell) }))),
  note: 'Hard totals, soft totals and pairs against each up card. A hard total is made of several pairs of cards, which the best play may treat differently. A blackjack leaves nothing to decide.',
}
