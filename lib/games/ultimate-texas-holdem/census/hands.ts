import { keepTally, type MadeStartingHand } from '@/lib/games/made-starting-hands'
import { game as ultimateTexasHoldem } from '@/lib/games/ultimate-texas-holdem/index'
import { payoffOf } from '@/lib/games/ultimate-texas-holdem/round'
import { STANDARD } from '@/lib/games/ultimate-texas-holdem/rules'
import { solver as ultimateTexasHoldemSolver } from '@/lib/games/ultimate-texas-holdem/solve'
import { ultimateOneHand } from '@/lib/engines/holdem/index'
import type { Show } from '@/lib/teaching/census/counts'
import { makeStartingHands } from '@/lib/teaching/census/starting-hands'

/** The rounds raised before the flop; of those checked, the ones raised on the flop, on the river, and folded. */
export const makeUltimateHands = (show: Show): readonly MadeStartingHand[] =>
  makeStartingHands(
    {
      game: ultimateTexasHoldem,
      solver: ultimateTexasHoldemSolver,
      talliesOf: (hand) => {
        const { raised, check } = ultimateOneHand(payoffOf(STANDARD), hand)
        return { tallies: [raised, check.flop, check.river].map(keepTally), folded: check.folded }
      },
    },
    show,
  )
