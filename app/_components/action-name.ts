import { calledAction } from '@/app/_languages/area'
import type { AnyGame, Rules } from '@/lib/games/game'

/** An action's name in the language that is spoken. */
export const actionName = (game: AnyGame, rules: Rules, id: string): string => calledAction(engineName(game, rules, id))

/** An action's name as the engine has it; of what is no action of the game, such as a way a round ends by itself, its id in words. */
export function engineName(game: AnyGame, rules: Rules, id: string): string {
  try {
    // A game's words know its own actions only.
    const label = game.label(rules, id) as { readonly name: string } | undefined
    if (label) return label.name
  } catch {
    // Said below.
  }
  return idInEnglish(id)
}

/** “Dealer blackjack”. */
export const idInEnglish = (id: string): string => (id.charAt(0).toUpperCase() + id.slice(1)).replaceAll('-', ' ')
