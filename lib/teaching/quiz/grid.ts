import { compareEv, evValue } from '@/lib/games/ev'
import type { StartingClass } from '@/lib/games/figures'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { RANKS } from '@/lib/cards/card'

/*
 * The grid quiz: mark every starting hand that is best played one way, on the thirteen by thirteen of the game's map. Scored by what the
 * wrong marks would cost at the table.
 */

/** Whether a game's starting hands are a grid whose first decision is made on them alone. */
export const hasGrid = ({ map, fields }: AnyTaughtGame): boolean =>
  map.columns.length === RANKS.length &&
  map.rows.length === RANKS.length &&
  fields.every((field) => field.kind !== 'cards' || field.id === 'hand' || field.counts.includes(0))

/** The cells of a game's map, row by row. */
export const gridCells = ({ map }: AnyTaughtGame): readonly string[] =>
  map.rows.flatMap(({ cells }) => cells.filter((cell) => cell !== null))

/** The actions that are best with a class, on average over its hands. */
export function bestWith({ options }: StartingClass): readonly string[] {
  const [most] = options.map(({ ev }) => ev).sort((a, b) => compareEv(b, a))
  return most === undefined ? [] : options.flatMap(({ action, ev }) => (compareEv(ev, most) === 0 ? [action] : []))
}

/** Whether each hand of a cell is played alike: the others aren't asked. */
export const isAsked = ({ shares, byCards }: StartingClass): boolean => shares === undefined && byCards !== true

/** What can be asked: each action that is best with some hands and not with all, in the game's order. */
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
  /** What the wrong marks give away in a round, in base wagers: a hand that was missed is played the next best way. */
  readonly cost: number
  /** By cell. `missed`: it should have been marked; `extra`: it shouldn't. */
  readonly grades: ReadonlyMap<string, CellGrade>
}

/** What a wrong mark on a cell gives away, in base wagers. */
function lossOf({ options }: StartingClass, action: string, isMarked: boolean): number {
  const own = evValue(options.find((option) => option.action === action)!.ev)
  const others = Math.max(...options.filter((option) => option.action !== action).map(({ ev }) => evValue(ev)))
  return isMarked ? others - own : own - others
}

/** Scores the marked cells, by the question for an action. A cell with which it ties for best is right either way. */
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

// ——— Addresses ——————————————————————————————————————————————————————————————————————————————————————————————

/** A run's plan as it is stored: runs of one question compare. */
export const gridPlan = (action: string): string => `grid=${action}`

/** Marks as text: a hexadecimal digit for each four cells, row by row; empty where nothing is marked. */
export function makeMarks(cells: readonly string[], marked: ReadonlySet<string>): string {
  if (marked.size === 0) return ''
  return Array.from({ length: Math.ceil(cells.length / 4) }, (_, i) =>
    [0, 1, 2, 3].reduce((digit, bit) => digit * 2 + Number(marked.has(cells[4 * i + bit] ?? '')), 0).toString(16),
  ).join('')
}

/** Reads what `makeMarks` wrote; nothing is marked where the text is anything else. */
export function parseMarks(cells: readonly string[], text: string): ReadonlySet<string> {
  const isMarks = /^[0-9a-f]*$/.test(text) && text.length === Math.ceil(cells.length / 4)
  const digits = isMarks ? [...text].map((digit) => Number.parseInt(digit, 16)) : []
  return new Set(cells.filter((_, i) => ((digits[i >> 2] ?? 0) >> (3 - (i & 3))) & 1))
}
