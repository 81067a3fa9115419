import { freshCounts } from '@/lib/engines/blackjack/index'
import { start } from '@/lib/games/texas-21/round'
import { VARIANTS } from '@/lib/games/texas-21/rules'
import { solve, startingClasses } from '@/lib/games/texas-21/solve'
import { looked } from '@/lib/games/texas-21/spots'
import { type MadeFirstHand, makeFirstHands } from '@/lib/families/blackjack/census'
import { type Census, listProperty } from '@/lib/teaching/census/census'
import type { Show } from '@/lib/teaching/census/counts'
import { makeTexas21Flops } from './flops'
import { countTexas21 } from './skills'
import { searchTexas21 } from './strategies'

const RULES = VARIANTS[0].rules

/**
 * Every cell of the chart at a table without a flop, under the usual rules. Comparisons with other rules are on
 * blackjack's pages.
 */
const makeHands = (show: Show): readonly MadeFirstHand[] =>
  makeFirstHands(
    {
      rules: RULES,
      others: [],
      solve: (hand, upcard) => solve(RULES, looked({ ...start(RULES), hand, upcard: [upcard], flop: null })),
      classes: (rules) => startingClasses(rules, freshCounts(rules.decks)),
    },
    show,
  )

export const census: Census = {
  skills: countTexas21,
  hands: { 'hands.json': makeHands, 'flops.json': makeTexas21Flops },
  slow: {
    rules: [
      'h17-ls',
      's17',
      's17-ls',
      'doubleAfterSplit_no',
      'doubleOn_9-11',
      'doubleOn_10-11',
      'maxHands_2',
      'decks_8',
      'decks_2',
    ],
    rulesOfWays: ['', 's17'],
  },
  strategies: () => ({ 'strategies.json': [listProperty('lists', searchTexas21())] }),
}
