import type { Card } from '@/lib/cards/card'
import { without } from '@/lib/cards/deck'
import { deckOf } from '@/lib/engines/showdown/index'
import { endingOf, sideCards, sideNet } from '@/lib/engines/settlement/index'
import { isForfeited } from '@/lib/game/side-bets/forfeited'
import { addSides, readsPlace, rowsOf } from '@/lib/game/side-bets/counted'
import { bestOf, tidyNet } from '@/lib/game/ev'
import { meanOf } from '@/lib/game/outcomes'
import type { Outcome, Solution } from '@/lib/game/solution'
import { combinations } from '@/lib/math/combinations'
import { netsOf } from './figures'
import { rankingOf, strengthOf } from './hands'
import type { ShowdownCore } from './page'
import { sideRow } from './side-hands'
import { qualifyingStrength, type ShowdownRules } from './rules'

/* One decision with the side bets placed. Exact. */

interface State {
  readonly hand: readonly Card[]
  readonly upcard?: readonly Card[]
  readonly dealer: readonly Card[]
  readonly dead: readonly Card[]
  readonly sides: Readonly<Record<string, number>>
}

/** Counts the side bets of a state in a solved decision. */
export function countSides(
  core: ShowdownCore,
  rules: ShowdownRules,
  state: State,
  solution: Solution<string>,
): Solution<string> {
  const { settlement } = core
  const { hand, upcard = [], dealer, dead, sides } = state
  const unseen = without(deckOf(rankingOf(core)), [...hand, ...upcard, ...dealer, ...dead])
  return Object.keys(sides).some((bet) => readsPlace(settlement, bet, 'dealer'))
    ? together(core, rules, state, unseen, solution)
    : addSides(solution, settlement, rules, sides, (bet) =>
        rowsOf(settlement, bet, state, unseen, (line, cards) => sideRow(rules, bet, line, cards)),
      )
}

/** Every hand that the dealer can have, if the side bets depend on it too. */
function together(
  core: ShowdownCore,
  rules: ShowdownRules,
  state: State,
  unseen: readonly Card[],
  solution: Solution<string>,
): Solution<string> {
  const { settlement } = core
  const ranking = rankingOf(core)
  const own = strengthOf(ranking, state.hand)
  const qualifies = qualifyingStrength(core, rules)
  const placed = Object.entries(state.sides).map(([bet, stake]) => {
    const line = settlement.sides![bet]!
    const net = (all: object): number =>
      stake * sideNet(rules, bet, line, sideRow(rules, bet, line, sideCards(line.cards!, all)))
    return { net, folded: isForfeited(rules, bet) ? () => -stake : net }
  })
  const options = solution.options.map(({ action }) => ({
    action,
    nets: netsOf(core, rules, action)(own),
    ways: new Map<number, number>(),
  }))
  const known = [...(state.upcard ?? []), ...state.dealer]
  for (const more of combinations(unseen, core.dealer.cards - known.length)) {
    const all = { ...state, dealer: [...state.dealer, ...more] }
    const end = endingOf(own, strengthOf(ranking, [...known, ...more]), qualifies)
    const ending = end === 'ahead' || end === 'level' || end === 'behind' ? 'unqualified' : end
    for (const { action, nets, ways } of options) {
      const sides = placed.reduce((sum, bet) => sum + (action === 'fold' ? bet.folded : bet.net)(all), 0)
      const net = tidyNet(nets[ending] + sides)
      ways.set(net, (ways.get(net) ?? 0) + 1)
    }
  }
  const solved = options.map(({ ways }, i) => {
    const outcomes = [...ways].sort(([a], [b]) => a - b) as readonly Outcome[]
    return { ...solution.options[i]!, ev: meanOf(outcomes, solution.deals!), outcomes }
  })
  return { ...solution, options: solved, best: bestOf(solved), sides: state.sides, bestAlone: solution.best }
}
