import made from '@/content/casino-holdem/hands.json' with { type: 'json' }
import { bestOf, exact } from '@/lib/games/ev'
import type { Option, Solution } from '@/lib/games/solution'
import { startingHand, shareOf } from '@/lib/games/starting-hands'
import { scaleToIntegers } from '@/lib/math/fraction'
import type { CasinoMade } from '@/lib/games/casino-holdem/census/hands'
import { list } from './list'
import { type CasinoRules, VARIANTS } from '@/lib/games/casino-holdem/rules'
import { FOLD_NET } from '@/lib/games/casino-holdem/round'
import { madeBySlug, once } from '@/content/pages/made'

/* What is known of a starting hand over all its flops, read from what `npm run make:hands` kept of it. EVs in antes. */

export const RULES: CasinoRules = VARIANTS[0].rules

const madeOf = madeBySlug<CasinoMade>(made.pages, 'Casino Hold’em')

export interface HandFacts extends CasinoMade {
  readonly name: string
  readonly isPair: boolean
  /** The share of its flops on which it calls. */
  readonly called: number
  /** The share of flops that leave it without a pair or a good draw, and the share of those on which it calls. */
  readonly askedShare: number
  readonly askedCalled: number
  /** Over those flops: called, and what that gains on average over a fold. */
  readonly solution: Solution<'call' | 'fold'>
  readonly lead: number
  /** How many rounds bring such a flop with this hand. */
  readonly perRound: number
}

function solutionOf({ outcomes }: CasinoMade): Solution<'call' | 'fold'> {
  const deals = outcomes.reduce((sum, [, some]) => sum + some, 0)
  const { unit, integers } = scaleToIntegers(outcomes.map(([net]) => net))
  const total = outcomes.reduce((sum, [, some], i) => sum + BigInt(integers[i]!) * BigInt(some), 0n)
  const ways = (holds: (net: number) => boolean): number =>
    outcomes.reduce((sum, [net, some]) => sum + (holds(net) ? some : 0), 0)
  const options: readonly Option<'call' | 'fold'>[] = [
    {
      action: 'call',
      ev: exact(total, BigInt(unit) * BigInt(deals)),
      outcomes,
      tally: [
        { name: 'wins', ways: ways((net) => net > 0) },
        { name: 'ties', ways: ways((net) => net === 0) },
        { name: 'loses', ways: ways((net) => net < 0) },
      ],
    },
    { action: 'fold', ev: exact(FOLD_NET, 1), outcomes: [[FOLD_NET, deals]] },
  ]
  return { options, best: bestOf(options), deals }
}

/** Throws on a slug that is no page. */
export const handFacts = once((slug): HandFacts => {
  const one = madeOf(slug)
  const page = list.pages.find((known) => known.slug === slug)!
  const hand = startingHand(slug)
  return {
    ...one,
    name: page.name,
    isPair: hand.high === hand.low,
    called: one.calls / one.flops,
    askedShare: one.asked.flops / one.flops,
    askedCalled: one.asked.calls / one.asked.flops,
    solution: solutionOf(one),
    lead: one.asked.gain,
    perRound: shareOf(hand) * (one.asked.flops / one.flops),
  }
})
