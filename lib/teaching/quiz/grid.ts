import { compareEv, evValue } from '@/lib/game/ev'
import type { StartingClass } from '@/lib/game/figures'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { RANKS } from '@/lib/cards/card'

/*
 * The grid quiz: mark all starting hands whose best play is a given action, on the 13 × 13 map of the game. The score
 * is what the wrong marks would cost in play.
 */

/** Whether a game's starting hands form a 13 × 13 grid, and its first decision needs nothing else. */
export const hasGrid = ({ map, fields }: AnyTaughtGame): boolean =>
  map.columns.length === RANKS.length &&
  map.rows.length === RANKS.length &&
  fields.every((field) => field.kind !== 'cards' || field.id === 'hand' || field.counts.includes(0))

/** The ids of the cells on a game's map, row by row. */
export const gridCells = ({ map }: AnyTaughtGame): readonly string[] =>
  map.rows.flatMap(({ cells }) => cells.filter((cell) => cell !== null))

/** The actions that are best for a class, on average over its hands. */
export function bestWith({ options }: StartingClass): readonly string[] {
  const [most] = options.map(({ ev }) => ev).sort((a, b) => compareEv(b, a))
  return most === undefined ? [] : options.flatMap(({ action, ev }) => (compareEv(ev, most) === 0 ? [action] : []))
}

/** Whether all hands of a cell are played alike. Other cells aren't asked. */
export const isAsked = ({ shares, byCards }: StartingClass): boolean => shares === undefined && byCards !== true

/** The actions that can be asked: those that are best for some cells but not for all, in the game's order. */
export function gridQuestions(cells: readonly StartingClass[]): readonly string[] {
  const asked = cells.filter(isAsked)
  const [first] = asked
  return (first?.options ?? [])
    .map(({ action }) => action)
    .filter((action) => {
      const best = asked.filter((cell) => bestWith(cell).includes(action)).length
      return best > 0 && best < asked.length
    })
}

export type CellGrade = 'right' | 'missed' | 'extra' | 'unasked'

export interface GridScore {
  readonly right: number
  readonly asked: number
  /**
   * What the wrong marks cost a round, in base wagers. A hand that wasn't marked is taken to be played the next best
   * way.
   */
  readonly cost: number
  /** By cell. `missed`: it should have been marked; `extra`: it shouldn't have been. */
  readonly grades: ReadonlyMap<string, CellGrade>
}

/** What a wrong mark on a cell costs, in base wagers. */
function lossOf({ options }: StartingClass, action: string, isMarked: boolean): number {
  const own = evValue(options.find((option) => option.action === action)!.ev)
  const others = Math.max(...options.filter((option) => option.action !== action).map(({ ev }) => evValue(ev)))
  return isMarked ? others - own : own - others
}

/** Scores the cells marked for an action. A cell where the action ties for best is right either way. */
export function scoreGrid(cells: readonly StartingClass[], action: string, marked: ReadonlySet<string>): GridScore {
  const deals = cells.reduce((sum, cell) => sum + cell.deals, 0)
  const grades = new Map<string, CellGrade>()
  let cost = 0
  for (const cell of cells) {
    const best = bestWith(cell)
    const isMarked = marked.has(cell.id)
    const isRight = best.includes(action) ? isMarked || best.length > 1 : !isMarked
    grades.set(cell.id, !isAsked(cell) ? 'unasked' : isRight ? 'right' : isMarked ? 'extra' : 'missed')
    if (isAsked(cell) && !isRight) cost += (cell.deals / deals) * lossOf(cell, action, isMarked)
  }
  const all = [...grades.values()]
  return {
    right: all.filter((grade) => grade === 'right').length,
    asked: all.filter((grade) => grade !== 'unasked').length,
    cost,
    grades,
  }
}

// ——— Links ——————————————————————————————————————————————————————————————————————————————————————————————————

/** The plan of a run, as it is stored. Only runs of the same question are compared. */
export const gridPlan = (action: string): string => `grid=${action}`

/** Marks as text: one hexadecimal digit for four cells, row by row; empty if nothing is marked. */
export function makeMarks(cells: readonly string[], marked: ReadonlySet<string>): string {
  if (marked.size === 0) return ''
  return Array.from({ length: Math.ceil(cells.length / 4) }, (_, i) =>
    [0, 1, 2, 3].reduce((digit, bit) => digit * 2 + Number(marked.has(cells[4 * i + bit] ?? '')), 0).toString(16),
  ).join('')
}

/** Reads the text that `makeMarks` wrote. Any other text gives no marks. */
export function parseMarks(cells: readonly string[], text: string): ReadonlySet<string> {
  const isMarks = /^[0-9a-f]*$/.test(text) && text.length === Math.ceil(cells.length / 4)
  const digits = isMarks ? [...text].map((digit) => Number.parseInt(digit, 16)) : []
  return new Set(cells.filter((_, i) => ((digits[i >> 2] ?? 0) >> (3 - (i & 3))) & 1))
}
