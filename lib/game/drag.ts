import type { Drag, Game, RuleField, Rules } from '@/lib/game/game'
import { valueAt } from '@/lib/game/rules'

/* What a reader can drag on a pay-table page: every pay of the main game, and every number among its rules. */

type DraggedGame<R extends Rules> = Pick<Game<R, unknown, string>, 'variants' | 'ruleFields' | 'presets'>

/** One value to drag: its path in the rules, and its range. */
export interface Dragged {
  readonly path: readonly string[]
  readonly field: RuleField
  /** The hand of a pay table; absent for a number. */
  readonly hand?: string
  readonly drag: Drag
}

const STEPS = [1000, 500, 250, 100, 50, 25, 10, 5, 2.5, 1, 0.5, 0.25, 0.1, 0.05, 0.01] as const
/**
 * A pay can be dragged to twice the highest known pay, or to `LEAST_RANGE` if that is more, in at least `FEWEST_STEPS`
 * steps.
 */
const LEAST_RANGE = 5
const FEWEST_STEPS = 20

/**
 * Whether a value is a whole number of steps. Pays have few decimal places, so the tolerance only covers the rounding
 * of doubles.
 */
const isMultiple = (value: number, step: number): boolean => Math.abs(value / step - Math.round(value / step)) < 1e-9

/** From 0 to twice the highest known pay, in the largest steps that reach every known pay. */
function dragOfPay(known: readonly number[], most: number): Drag {
  const range = Math.min(most, Math.max(LEAST_RANGE, 2 * Math.max(...known)))
  const step =
    STEPS.find((one) => range / one >= FEWEST_STEPS && known.every((value) => isMultiple(value, one))) ?? STEPS.at(-1)!
  return { least: 0, most: range, step }
}

/** What a hand pays in the variants and in the named tables. */
function knownPays<R extends Rules>(
  { variants, presets }: DraggedGame<R>,
  path: readonly string[],
  hand: string,
): readonly number[] {
  const inVariants = variants.map(({ rules }) => valueAt(rules, [...path, hand]) as number)
  const inPresets = presets.filter(({ table }) => table === path.at(-1)).map(({ pays }) => pays[hand] ?? 0)
  return [...inVariants, ...inPresets]
}

function draggedOf<R extends Rules>(game: DraggedGame<R>, field: RuleField): readonly Dragged[] {
  const { path } = field
  if (field.kind === 'number')
    return [{ path, field, drag: field.drag ?? { least: field.least, most: field.most, step: 1 } }]
  if (field.kind !== 'pays') return []
  return field.hands.map((hand) => ({
    path: [...path, hand.id],
    field,
    hand: hand.id,
    drag: dragOfPay(knownPays(game, path, hand.id), field.most),
  }))
}

/** The values of the main game that can be dragged, in the order of its rules. */
export const draggedIn = <R extends Rules>(game: DraggedGame<R>): readonly Dragged[] =>
  game.ruleFields.filter(({ bet }) => bet === undefined).flatMap((field) => draggedOf(game, field))
