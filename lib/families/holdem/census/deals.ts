import type { StartingClass } from '@/lib/game/figures'
import { evValue } from '@/lib/game/ev'
import { choose } from '@/lib/math/combinations'
import { type Counts, gapBetween, note } from '@/lib/teaching/census/counts'

/** The number of pairs of a flop and a hand of two other cards. */
export const FLOPS_OF_HANDS = choose(52, 3) * choose(49, 2)
/** The number of pairs of four board cards and a hand of two other cards. */
export const TURNS_OF_HANDS = choose(52, 4) * choose(48, 2)
/** Deals after a flop: turn, river and the dealer's hand. */
export const RUN_OUTS = choose(47, 2) * choose(45, 2)
/** Deals after a turn: river and the dealer's hand. */
export const RIVERS = choose(46, 1) * choose(45, 2)

const HANDS = choose(52, 2)

/**
 * Notes the 169 starting hands of a game solved whole. Returns the ids of those whose best option is `action`; of equal
 * options the cheapest counts.
 */
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
