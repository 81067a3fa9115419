import { handEnds } from '@/lib/engines/holdem/index'
import { keepTally, type MadeStartingHand } from '@/lib/families/holdem/kept-starting-hands'
import { game as ultimateTexasHoldem } from '@/lib/games/ultimate-texas-holdem/index'
import { STANDARD } from '@/lib/games/ultimate-texas-holdem/rules'
import { planOf, solver as ultimateTexasHoldemSolver } from '@/lib/games/ultimate-texas-holdem/solve'
import {
  countDeals,
  dealsKey,
  keepDeals,
  type KeptDeals,
} from '@/lib/games/ultimate-texas-holdem/strategies/kept-deals'
import { strategiesWith } from '@/lib/games/ultimate-texas-holdem/strategies/strategies'
import { type Census, listProperty, recordProperty } from '@/lib/teaching/census/census'
import type { Show } from '@/lib/teaching/census/counts'
import { makeStartingHands } from '@/lib/families/holdem/census/starting-hands'
import { countUltimateTexasHoldem } from './skills'
import { searchUltimateTexasHoldem } from './strategies'

/**
 * Figures for the pages on starting hands. Rounds are counted by where they are raised: before the flop; after a check,
 * on the flop or on the river; or folded.
 */
const makeUltimateHands = (show: Show): readonly MadeStartingHand[] =>
  makeStartingHands(
    {
      game: ultimateTexasHoldem,
      solver: ultimateTexasHoldemSolver,
      talliesOf: (hand) => {
        const { all, later, folded } = handEnds(planOf(STANDARD), { hand, board: [], dead: [] })
        return { tallies: [all, later[1]!, later[0]!].map(keepTally), folded }
      },
    },
    show,
  )

/** The most rules of a list besides the last one, which covers everything else. */
const MOST = 12
const BEAM = 40

/** The share of the time that the search takes. The rest goes into counting each strategy's deals. */
const SEARCH = 0.7

function strategies(show: (done: number) => void) {
  const found = searchUltimateTexasHoldem({ most: MOST, beam: BEAM }, (done) => show(SEARCH * done))
  const deals = new Map<string, KeptDeals>()
  const all = strategiesWith(found)
  all.forEach(({ raises }, i) => {
    if (!deals.has(dealsKey(raises))) deals.set(dealsKey(raises), keepDeals(countDeals(STANDARD, raises)))
    show(SEARCH + ((1 - SEARCH) * (i + 1)) / all.length)
  })
  return {
    'strategies.json': [listProperty('lists', found.lists), listProperty('uncounted', found.uncounted)],
    'strategy-deals.json': [`  "qualifies": "${STANDARD.qualifies}"`, recordProperty('deals', deals)],
  }
}

export const census: Census = {
  skills: countUltimateTexasHoldem,
  hands: { 'hands.json': makeUltimateHands },
  strategies,
}
