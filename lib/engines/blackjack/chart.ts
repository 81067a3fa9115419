import type { DecisionMap } from '@/lib/game/figures'
import type { FirstHand } from './first-hands'
import { dealName } from './holding'
import { totalOf } from './totals'

/*
 * The chart of first plays: hard totals, soft totals and pairs against each up card.
 */

const ACE = 1
const TEN = 10
/** What the ace of a soft hand counts. */
const SOFT_ACE = 11

/** Low to high, with the ace last. */
const UPCARDS = [2, 3, 4, 5, 6, 7, 8, 9, TEN, ACE] as const

const letter = (value: number): string => dealName(value, value, value)[0]!

const hardCell = (total: number, upcard: number): string => `${total} v ${letter(upcard)}`

/**
 * The cell of two cards (values, 1 for an ace) against an up card: `16 v T` for a hard total; soft totals and pairs by
 * their cards, `A7 v T`.
 */
export function cellOf(a: number, b: number, upcard: number): string {
  const { total, soft } = totalOf([a, b])
  return soft || a === b ? dealName(a, b, upcard) : hardCell(total, upcard)
}

/** The cell of a first hand: two cards by what they make. A soft hand is an ace and another card. */
export function cellOfHand({ kind, number, upcard }: Pick<FirstHand, 'kind' | 'number' | 'upcard'>): string {
  if (kind === 'hard') return hardCell(number, upcard)
  return kind === 'pair' ? dealName(number, number, upcard) : dealName(ACE, number - SOFT_ACE, upcard)
}

interface Row {
  readonly id: string
  readonly cell: (upcard: number) => string
}

/** Two cards that are neither a pair nor a blackjack total 5 to 19. */
const HARD: readonly Row[] = Array.from({ length: 15 }, (_, i) => 19 - i).map((total) => ({
  id: `hard-${total}`,
  cell: (upcard) => hardCell(total, upcard),
}))
const SOFT: readonly Row[] = [9, 8, 7, 6, 5, 4, 3, 2].map((value) => ({
  id: `soft-${value + 11}`,
  cell: (upcard) => dealName(ACE, value, upcard),
}))
const PAIRS: readonly Row[] = [ACE, TEN, 9, 8, 7, 6, 5, 4, 3, 2].map((value) => ({
  id: `${letter(value)}-${letter(value)}`,
  cell: (upcard) => dealName(value, value, upcard),
}))

const GROUPS = [
  { group: 'hard', rows: HARD },
  { group: 'soft', rows: SOFT },
  { group: 'pairs', rows: PAIRS },
] as const

export const MAP: DecisionMap = {
  columns: UPCARDS.map(letter),
  rows: GROUPS.flatMap(({ group, rows }) => rows.map(({ id, cell }) => ({ id, group, cells: UPCARDS.map(cell) }))),
}
