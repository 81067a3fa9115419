import found from '@/content/pai-gow-poker/strategies.json' with { type: 'json' }
import { type HouseWay, houseWay, isWayId, parseHouseWay, setByWay, WAY_IDS } from '@/lib/engines/pai-gow/index'
import { foundList } from '@/lib/games/decision-list'
import type { ActionLabel } from '@/lib/games/game'
import type { NamedStrategy } from '@/lib/games/teaching'
import { must } from '@/lib/result'
import { actionOf, type PaiGowAction, type PaiGowState } from './round'
import { dealingOf, type PaiGowRules } from './rules'

/*
 * The house way is the player's strategy in rules: the clause that covers a hand is cited, and the exact play beside it. A clause
 * of the usual house way is named by its own id, one of another way by that and the way's.
 */

/** How an explanation cites a clause. */
export const ruleIdOf = (way: string, clause: string): string => (way === WAY_IDS[0] ? clause : `${way}-${clause}`)

export const STRATEGY: readonly { readonly id: string; readonly stage: 'set'; readonly text: string }[] =
  WAY_IDS.flatMap((way) =>
    houseWay(way).clauses.map(({ id, sentence }) => ({ id: ruleIdOf(way, id), stage: 'set' as const, text: sentence })),
  )

/** The best of all settings, found for each hand. */
export const OPTIMAL = 'optimal'

/** Short ways of setting, as `npm run make:strategies` found them: house ways of a few clauses. */
const SHORT_WAYS: readonly HouseWay[] = (found.lists as readonly unknown[]).map((clauses) => {
  const { id, name, about } = foundList((clauses as readonly unknown[]).length)
  return must(parseHouseWay({ id, name, note: about, source: found.command, clauses }))
})

const sentencesOf = ({ clauses }: HouseWay): readonly string[] => clauses.map(({ sentence }) => sentence)

/** Each is slow: it sets every hand there is against every hand of the dealer's, and the best play searches a sample of them. */
const WAYS: readonly NamedStrategy[] = [
  ...WAY_IDS.map((id) => ({
    id,
    name: `House way: ${houseWay(id).name}`,
    about: `Set every hand as this house way says. ${houseWay(id).note}`,
    rules: sentencesOf(houseWay(id)),
  })),
  ...SHORT_WAYS.map((way) => ({ id: way.id, name: way.name, about: way.note, rules: sentencesOf(way) })),
  {
    id: OPTIMAL,
    name: 'Best play',
    about:
      'Set each hand in the way that is worth most against the dealer’s house way. Estimated from a sample of hands, each solved exactly.',
    rules: [],
    leaves: 'every hand',
  },
]

export const STRATEGIES: readonly NamedStrategy[] = WAYS.map((way) => ({ ...way, isSlow: true }))

/** The way of setting that a strategy is, but for the best one. Throws on an unknown one. */
export function wayOf(strategy: string): HouseWay {
  const way = isWayId(strategy) ? houseWay(strategy) : SHORT_WAYS.find(({ id }) => id === strategy)
  if (!way) throw new RangeError(`“${strategy}” is no strategy of Pai Gow Poker`)
  return way
}

/** How a strategy sets a hand that is not set yet. */
export function follows(rules: PaiGowRules, strategy: string, { hand, low }: PaiGowState): readonly PaiGowAction[] {
  if (strategy === OPTIMAL || hand.length === 0 || low.length > 0) return []
  const set = setByWay({ ...dealingOf(rules), way: wayOf(strategy) }, hand)
  return set ? [actionOf(set.low)] : []
}

// ——— Manners ————————————————————————————————————————————————————————————————————————————————————————————

/* How hands are set, where figures speak of many of them: what they call instead of the cards in front. */

export const FOLLOW = 'house-way'
export const OTHER_SETTING = 'other-setting'
export const BEST_SETTING = 'best-setting'

export const MANNERS: Readonly<Record<string, ActionLabel>> = {
  [FOLLOW]: { name: 'House way', doing: 'Following the house way', key: 'h' },
  [OTHER_SETTING]: { name: 'Another setting', doing: 'Setting otherwise', key: 'o' },
  [BEST_SETTING]: { name: 'Best setting', doing: 'Setting best', key: 'b' },
  keep: { name: 'Keep together', doing: 'Keeping everything behind', key: 'k' },
  split: { name: 'Split', doing: 'Splitting', key: 's' },
  break: { name: 'Break', doing: 'Breaking the straight or flush', key: 'r' },
  'keep-complete': { name: 'Keep complete', doing: 'Keeping the straight or flush', key: 'c' },
  'pair-behind': { name: 'Pair behind', doing: 'Keeping the pair behind', key: 'p' },
  'lower-in-front': { name: 'The lower in front', doing: 'Putting the lower in front', key: 'l' },
  'middle-in-front': { name: 'The middle pair in front', doing: 'Putting the middle pair in front', key: 'm' },
  'lowest-in-front': { name: 'The lowest pair in front', doing: 'Putting the lowest pair in front', key: 'l' },
  'lower-kicker': { name: 'The third kicker in front', doing: 'Putting the third kicker in front', key: 't' },
}
