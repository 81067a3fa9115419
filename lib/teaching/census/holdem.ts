import type { StartingClass } from '@/lib/games/figures'
import { evValue } from '@/lib/games/ev'
import { choose } from '@/lib/math/combinations'
import { type Counts, gapBetween, note } from './counts'

/** Two cards and a flop that shares none with them: so many pairs of one of the 22,100 flops and a hand. */
export const FLOPS_OF_HANDS = choose(52, 3) * choose(49, 2)
/** Two cards and four of a board. */
export const TURNS_OF_HANDS = choose(52, 4) * choose(48, 2)
/** Turns and rivers after a flop, each with every hand of the dealer. */
export const RUN_OUTS = choose(47, 2) * choose(45, 2)
/** Rivers after a turn, each with every hand of the dealer. */
export const RIVERS = choose(46, 1) * choose(45, 2)

const HANDS = choose(52, 2)

/** Notes the 169 starting hands of a game solved whole. Gives those for which an action is best, the cheapest of equal ones taken. */
export function noteStartingHands(
  counts: Counts,
  cells: readonly StartingClass[],
  action: string,
): ReadonlySet<string> {
  const taken = new Set<string>()
  for (const { id, deals, options } of cells) {
    note(counts, { skill: `preflop ${id}`, stage: 'preflop', share: deals / HANDS, gap: gapBetween(options) })
    const most = Math.max(...options.map(({ ev }) => evValue(ev)))
    if (options.findLast(({ ev }) => evValue(ev) === most)!.action === action) taken.add(id)
  }
  return taken
}
