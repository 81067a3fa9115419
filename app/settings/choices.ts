import { variantName } from '@/app/_settings/rules-in-words'
import { GAMES } from '@/lib/games/index'
import { makeRules } from '@/lib/games/rules'
import type { GameChoices } from './rule-settings'

/** Every game with its variants. */
export const gameChoices = (): readonly GameChoices[] =>
  GAMES.map((game) => ({
    id: game.id,
    name: game.name,
    variants: game.variants.map(({ id, rules }) => ({ name: variantName(game, id), text: makeRules(game, rules) })),
  }))
