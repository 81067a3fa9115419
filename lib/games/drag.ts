import type { Drag, Game, RuleField, Rules } from '@/lib/games/game'
import { valueAt } from '@/lib/games/rules'

/* What a pay-table page lets a person drag: every pay of the main game and every number among its rules. */

type DraggedGame<R extends Rules> = Pick<Game<R, unknown, string>, 'variants' | 'ruleFields' | 'presets'>

/** One value to drag: where it stands in the rules, and how far it goes. */
export interface Dragged {
  readonly path: readonly string[]
  readonly field: RuleField
  /** The hand of a pay table; absent for a number. */
  readonly hand?: string
  readonly drag: Drag
}

const STEPS = [1000, 500, 250, 100, 50, 25, 10, 5, 2.5, 1, 0.5, 0.25, 0.1, 0.05, 0.01] as const
/** A pay goes to twice the most that is known, but at least so far, in so many steps or more. */
const LEAST_RANGE = 5
const FEWEST_STEPS = 20

/** Pays have few decimal places, so that a whole number of steps is one to within what doubles add. */
const isMultiple = (value: number, step: number): boolean => Math.abs(value / step - Math.round(value / step)) < 1e-9

/** From nothing to twice the most that is known of a pay, in the largest steps that meet all known ones. */
function dragOfPay(known: readonly number[], most: number): Drag {
  const range = Math.min(most, Math.max(LEAST_RANGE, 2 * Math.max(...known)))
  const step =
    STEPS.find((one) => range / one >= FEWEST_STEPS && known.every((value) => isMultiple(value, one))) ?? STEPS.at(-1)!
  return { least: 0, most: range, step }
}

/** What a hand is known to pay: in the variants and in the named tables. */
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
