import { freshCounts } from '@/lib/engines/blackjack/index'
import { start } from '@/lib/games/texas-21/round'
import { VARIANTS } from '@/lib/games/texas-21/rules'
import { solve, startingClasses } from '@/lib/games/texas-21/solve'
import { looked } from '@/lib/games/texas-21/spots'
import { type MadeFirstHand, makeFirstHands } from '@/lib/teaching/census/blackjack'
import type { Show } from '@/lib/teaching/census/counts'

const RULES = VARIANTS[0].rules

/** Every cell of the chart at a table without a flop, under the usual rules; blackjack's pages compare them with others. */
export const makeTexas21Hands = (show: Show): readonly MadeFirstHand[] =>
  makeFirstHands(
    {
      rules: RULES,
      others: [],
      solve: (hand, upcard) => solve(RULES, looked({ ...start(RULES), hand, upcard: [upcard], flop: null })),
      classes: (rules) => startingClasses(rules, freshCounts(rules.decks)),
    },
    show,
  )
