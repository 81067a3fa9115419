import { handEnds } from '@/lib/engines/holdem/index'
import { keepTally, type MadeStartingHand } from '@/lib/families/holdem/kept-starting-hands'
import { game as texasHoldemBonus } from '@/lib/games/texas-holdem-bonus/index'
import { STANDARD } from '@/lib/games/texas-holdem-bonus/rules'
import { planOf, solver as texasHoldemBonusSolver } from '@/lib/games/texas-holdem-bonus/solve'
import { type Census, listProperty } from '@/lib/teaching/census/census'
import type { Show } from '@/lib/teaching/census/counts'
import { makeStartingHands } from '@/lib/families/holdem/census/starting-hands'
import { countTexasHoldemBonus, priceTexasHoldemBonus } from './skills'
import { searchTexasHoldemBonus } from './strategies'

/**
 * Figures for the pages on starting hands. Rounds bet before the flop are counted by how much is bet besides the ante
 * in the end: two, three or four antes.
 */
const makeBonusHands = (show: Show): readonly MadeStartingHand[] =>
  makeStartingHands(
    {
      game: texasHoldemBonus,
      solver: texasHoldemBonusSolver,
      talliesOf: (hand) => ({
        tallies: handEnds(planOf(STANDARD), { hand, board: [], dead: [] }).later.map(keepTally),
      }),
    },
    show,
  )

export const census: Census = {
  skills: countTexasHoldemBonus,
  hands: { 'hands.json': makeBonusHands },
  strategies: () => ({ 'strategies.json': [listProperty('lists', searchTexasHoldemBonus())] }),
  rulePrices: priceTexasHoldemBonus,
}
