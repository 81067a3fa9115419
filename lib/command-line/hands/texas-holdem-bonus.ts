import { keepTally, type MadeStartingHand } from '@/lib/games/made-starting-hands'
import { texasHoldemBonus } from '@/lib/games/texas-holdem-bonus/index'
import { kernelRules } from '@/lib/games/texas-holdem-bonus/kernel-rules'
import { STANDARD } from '@/lib/games/texas-holdem-bonus/rules'
import { texasHoldemBonusSolver } from '@/lib/games/texas-holdem-bonus/solve'
import { bonusOneHand } from '@/lib/holdem/bonus-one-hand'
import type { Show } from '../skill-counts/counts'
import { makeStartingHands } from './starting-hands'

/** The rounds bet before the flop, by how much is bet in the end: two antes, three, four. */
export const makeBonusHands = (show: Show): readonly MadeStartingHand[] =>
  makeStartingHands(
    {
      game: texasHoldemBonus,
      solver: texasHoldemBonusSolver,
      talliesOf: (hand) => ({ tallies: bonusOneHand(kernelRules(STANDARD), hand).results.map(keepTally) }),
    },
    show,
  )
