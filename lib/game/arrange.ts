import type { Card } from '@/lib/cards/card'
import type { AnyGame } from '@/lib/game/game'
import { combinations } from '@/lib/math/combinations'

/* Decisions made by moving cards, in any game: the cards that can be moved, and those that an action moves. */

/**
 * The cards that can be moved here, in their order on the felt; undefined if the decision isn't made by moving cards.
 */
export function movable(game: AnyGame, rules: unknown, state: unknown): readonly Card[] | undefined {
  if (!game.arrange || game.step(rules, state).kind !== 'decide') return undefined
  const zone = game.table(rules, state).find(({ id }) => id === game.arrange?.zone)
  return zone?.kind === 'cards' ? zone.cards.filter((spot) => typeof spot === 'number') : undefined
}

/**
 * The cards that an action moves, found by trying all choices, of which there are few. Throws `RangeError` if none
 * makes the action.
 */
export function movedBy(game: AnyGame, rules: unknown, state: unknown, action: string): readonly Card[] {
  const cards = movable(game, rules, state) ?? []
  for (const chosen of combinations(cards, game.arrange?.count ?? 0)) {
    const made = game.arrange!.actionOf(rules, state, chosen)
    if (made.ok && made.value === action) return [...chosen]
  }
  throw new RangeError(`“${action}” moves no cards here`)
}
