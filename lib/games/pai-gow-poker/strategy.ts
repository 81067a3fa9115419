import { WAY_IDS, houseWay } from './ways'

/*
 * The house way is the player's strategy in rules: the clause that covers a hand is cited, and the exact play beside it. A clause
 * of the usual house way goes by its own id, one of the others by that and the way's.
 */

/** How an explanation cites a clause. */
export const ruleIdOf = (way: string, clause: string): string => (way === WAY_IDS[0] ? clause : `${way}-${clause}`)

export const STRATEGY: readonly { readonly id: string; readonly stage: 'set'; readonly text: string }[] = WAY_IDS.flatMap((way) =>
  houseWay(way).clauses.map(({ id, sentence }) => ({ id: ruleIdOf(way, id), stage: 'set' as const, text: sentence })),
)

/** The best of all settings, found for each hand. */
export const OPTIMAL = 'optimal'

export const STRATEGIES: readonly { readonly id: string; readonly name: string; readonly about: string }[] = [
  ...WAY_IDS.map((id) => ({ id, name: `House way: ${houseWay(id).name}`, about: `Set every hand as this house way says. ${houseWay(id).note}` })),
  { id: OPTIMAL, name: 'Best play', about: 'Set each hand in the way that is worth most against the dealer’s house way. Estimated from a sample of hands, each solved exactly.' },
]
