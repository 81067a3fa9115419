import { makeCounting } from './counting'
import type { Card } from '@/lib/cards/card'
import { type BlackjackState, blackjackValue } from '@/lib/engines/blackjack/index'
import { game } from '@/lib/games/blackjack/index'
import { OTHER_RULES } from '@/lib/games/blackjack/other-rules'
import { start } from '@/lib/games/blackjack/round'
import { VARIANTS } from '@/lib/games/blackjack/rules'
import { looked, shoeOf, skill } from '@/lib/games/blackjack/skills'
import { solve, whole } from '@/lib/games/blackjack/solve'
import { makeRules } from '@/lib/game/rules'
import type { Random } from '@/lib/math/random'
import { countSkills, makeFirstHands, type Start } from '@/lib/families/blackjack/census'
import type { Census } from '@/lib/teaching/census/census'

const RULES = VARIANTS[0].rules

/**
 * Deals a first hand from a fresh shoe, with a hole card that gives the dealer no blackjack; `draw` deals the cards
 * after it.
 */
function deal(random: Random, { a, b, upcard }: Start): { readonly state: BlackjackState; readonly draw: () => Card } {
  const draw = shoeOf(RULES, random)
  const [hand, up, hole] = [[draw(a), draw(b)], [draw(upcard)], blackjackValue(upcard)]
  draw(undefined, hole)
  return { state: looked(RULES, { ...start(RULES), hand, upcard: up }), draw: () => draw() }
}

function dealInsurance(random: Random): BlackjackState {
  const draw = shoeOf(RULES, random)
  return { ...start(RULES), upcard: [draw(1)], hand: [draw(), draw()] }
}

export const census: Census = {
  slow: { rules: OTHER_RULES.map(({ rules }) => makeRules(game, rules)) },
  skills: (show, random) =>
    countSkills(
      { rules: RULES, skill, solve, deal, dealInsurance, isSampled: ({ did }) => did.length > 0 },
      show,
      random,
    ),
  hands: {
    'counting.json': makeCounting,
    'hands.json': (show) =>
      makeFirstHands(
        {
          rules: RULES,
          others: OTHER_RULES,
          solve: (hand, upcard) => solve(RULES, looked(RULES, { ...start(RULES), hand, upcard: [upcard] })),
          classes: (rules) => whole(rules).classes!,
        },
        show,
      ),
  },
}
