import { blackjackValue } from '@/lib/engines/blackjack/index'
import type { Card } from '@/lib/cards/card'
import { VARIANTS } from '@/lib/games/texas-21/rules'
import { type Draw, shoeOf, skill } from '@/lib/games/texas-21/skills'
import { solve } from '@/lib/games/texas-21/solve'
import { looked } from '@/lib/games/texas-21/spots'
import { FLOP_CARDS, start, type Texas21State } from '@/lib/games/texas-21/round'
import type { Random } from '@/lib/math/random'
import { countSkills, type Start } from '@/lib/families/blackjack/census'
import type { Found, Show } from '@/lib/teaching/census/counts'

const RULES = VARIANTS[0].rules

const dealFlop = (draw: Draw): readonly Card[] => Array.from({ length: FLOP_CARDS }, () => draw())

/**
 * Deals a first hand and a flop from a fresh shoe, with a hole card that gives the dealer no blackjack; `draw` deals
 * the cards after them.
 */
function deal(random: Random, { a, b, upcard }: Start): { readonly state: Texas21State; readonly draw: () => Card } {
  const draw = shoeOf(RULES, random)
  const of = (value: number): Card => draw((other) => other === value)
  const [hand, up, hole] = [[of(a), of(b)], [of(upcard)], blackjackValue(upcard)]
  draw((value) => value !== hole)
  return { state: looked({ ...start(RULES), hand, upcard: up, flop: dealFlop(draw) }), draw: () => draw() }
}

function dealInsurance(random: Random): Texas21State {
  const draw = shoeOf(RULES, random)
  const upcard = [draw((value) => value === 1)]
  return { ...start(RULES), upcard, hand: [draw(), draw()], flop: dealFlop(draw) }
}

/** Counts the skills of rounds dealt with a flop and played best. */
export const countTexas21 = (show: Show, random: Random): Found =>
  countSkills(
    {
      rules: RULES,
      skill,
      solve,
      deal,
      dealInsurance,
      isSampled: ({ did }, text) => did.length > 0 || text.endsWith('flop'),
    },
    show,
    random,
  )
