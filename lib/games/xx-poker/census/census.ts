import { suitClasses } from '@/lib/games/xx-poker/suit-classes'
import type { ListedRule } from '@/lib/game/strategy/decision-list'
import { evValue } from '@/lib/game/ev'
import { VARIANTS } from '@/lib/games/xx-poker/rules'
import { whole } from '@/lib/games/xx-poker/solve'
import { LIST_SIGNS } from '@/lib/games/xx-poker/strategy'
import { type Census, listProperty } from '@/lib/teaching/census/census'
import { cellsOf, searchLists } from '@/lib/teaching/census/list-search'
import { makeXxContests } from './contests'
import { makeXxHands } from './hands'
import { countXxPoker } from './skills'

/** Searches short lists of add-ons under the usual rules, over every hand. */
function searchXxPoker(): readonly (readonly ListedRule[])[] {
  const { classes = [] } = whole(VARIANTS[0].rules)
  const hands = new Map(suitClasses().map(({ id, hand }) => [id, hand]))
  const looks = classes.map(
    ({ id, deals, options }) =>
      [hands.get(id)!, (evValue(options[0]!.ev) - evValue(options.at(-1)!.ev)) * deals] as const,
  )
  return searchLists(
    { signs: LIST_SIGNS, yes: 'add', no: 'decline', most: 10, signsInRule: 3, beam: 12 },
    cellsOf(LIST_SIGNS, looks),
  ).map(({ rules }) => rules)
}

export const census: Census = {
  skills: countXxPoker,
  hands: { 'hands.json': makeXxHands, 'contests.json': makeXxContests },
  strategies: () => ({ 'strategies.json': [listProperty('lists', searchXxPoker())] }),
}
