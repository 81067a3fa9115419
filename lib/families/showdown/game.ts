import { withAfterFold } from '@/lib/game/side-bets/after-fold'
import type { Game } from '@/lib/game/game'
import type { GameMessages } from '@/lib/messages/message'
import { numberWord } from '@/lib/math/number-words'
import { actionsOf, mostSeenOf } from './figures'
import type { ShowdownPage } from './page'
import { roundOf, type ShowdownState } from './round'
import { fieldsOf, presetsOf, type ShowdownRules, variantsOf } from './rules'

/** The keys of the actions: the first letter of a word that no action before has. `raise-3x` is t, `fold` is f. */
function keysOf(page: ShowdownPage): ReadonlyMap<string, string> {
  const keys = new Map<string, string>()
  for (const action of actionsOf(page)) {
    const [, times] = /-(\d)x$/.exec(action) ?? []
    const letters = [...(times === undefined ? action : numberWord(Number(times))!)]
    keys.set(
      action,
      letters.find((letter) => ![...keys.values()].includes(letter))!,
    )
  }
  return keys
}

/** The game of a page at the table. */
export const gameOf = (page: ShowdownPage, messages: GameMessages): Game<ShowdownRules, ShowdownState, string> => {
  const keys = keysOf(page)
  return {
    id: page.id,
    name: page.name,
    unit: page.unit,
    ...roundOf(page).game,
    messages,
    variants: variantsOf(page),
    ruleFields: withAfterFold(fieldsOf(page), page.settlement),
    settledByTable: true,
    presets: presetsOf(page),
    mostSeen: mostSeenOf(page),
    keyOf: (_rules, action) => keys.get(action)!,
  }
}
