import type { Card } from '@/lib/cards/card'
import type { AnyGame } from '@/lib/games/game'
import { combinations } from '@/lib/math/combinations'

/* What a decision made by moving cards needs, whatever the game: the cards that can be moved, and those that an action moves. */

/** The cards that can be moved here, in the order they lie; undefined where the decision is an ordinary one. */
export function movable(game: AnyGame, rules: unknown, state: unknown): readonly Card[] | undefined {
  if (!game.arrange || game.step(rules, state).kind !== 'decide') return undefined
  const zone = game.table(rules, state).find(({ id }) => id === game.arrange?.zone)
  return zone?.kind === 'cards' ? zone.cards.filter((spot) => typeof spot === 'number') : undefined
}

/** The cards that an action moves, by trying them all: there are few. Throws if none make it. */
export function movedBy(game: AnyGame, rules: unknown, state: unknown, action: string): readonly Card[] {
  const cards = movable(game, rules, state) ?? []
  for (const chosen of combinations(cards, game.arrange?.count ?? 0)) {
    const made = game.arrange!.actionOf(rules, state, chosen)
    if (made.ok && made.value === action) return [...chosen]
  }
  throw new RangeError(`“${action}” moves no cards here`)
}
