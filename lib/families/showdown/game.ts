import { withAfterFold } from '@/lib/game/side-bets/after-fold'
import type { Game } from '@/lib/game/game'
import type { GameMessages } from '@/lib/messages/message'
import { mostSeenOf } from './figures'
import type { ShowdownPage } from './page'
import { roundOf, type ShowdownState } from './round'
import { fieldsOf, presetsOf, type ShowdownRules, variantsOf } from './rules'

/** The game of a page at the table. */
export const gameOf = (page: ShowdownPage, messages: GameMessages): Game<ShowdownRules, ShowdownState, string> => ({
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
  // `raise-3x` by 3, `fold` by f.
  keyOf: (_rules, action) => /\d|^./.exec(action.replace(/^\D*(?=\d)/, ''))![0],
})
