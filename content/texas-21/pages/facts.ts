import madeFlops from '@/content/texas-21/flops.json' with { type: 'json' }
import made from '@/content/texas-21/hands.json' with { type: 'json' }
import { type DealFacts, type FirstHandFacts, firstHandFacts } from '@/content/pages/first-hand-facts'
import { once } from '@/content/pages/made'
import type { Play } from '@/lib/engines/blackjack/index'
import type { FlopEffect, FlopLead } from '@/lib/games/texas-21/census/flops'
import { type Texas21Rules, VARIANTS } from '@/lib/games/texas-21/rules'

/* The facts of a first hand, with the effect of the flop. EVs in bets. */

export const RULES: Texas21Rules = VARIANTS[0].rules

const FLOPS = new Map((madeFlops.pages as unknown as readonly FlopEffect[]).map((one) => [one.deal, one]))

export interface HandFacts extends FirstHandFacts {
  readonly facts: readonly (DealFacts & { readonly flop: FlopEffect })[]
}

const factsOf = firstHandFacts(made.pages, 'Texas 21')

/** Throws on an unknown slug. */
export const handFacts = once((slug): HandFacts => {
  const one = factsOf(slug)
  return { ...one, facts: one.facts.map((deal) => ({ ...deal, flop: FLOPS.get(deal.deal)! })) }
})

export interface FlopFacts {
  /** The share of deals in which the flop changes the best play. */
  readonly turned: number
  readonly gain: number
  readonly to: readonly (readonly [Play, number])[]
  readonly byTens: readonly number[]
  readonly least: FlopLead & { readonly deal: string }
  readonly most: FlopLead & { readonly deal: string }
}

/** Means over all deals of the hand, and the flops with the least and the greatest lead. */
export function flopFacts({ facts, chance }: HandFacts): FlopFacts {
  const mean = (of: (flop: FlopEffect) => number): number =>
    facts.reduce((sum, one) => sum + (one.chance / chance) * of(one.flop), 0)
  const actions = [...new Set(facts.flatMap(({ flop }) => Object.keys(flop.to)))] as Play[]
  const leads = (of: 'least' | 'most') => facts.map(({ flop, deal }) => ({ ...flop[of], deal }))
  return {
    turned: mean((flop) => flop.turned),
    gain: mean((flop) => flop.gain),
    to: actions.map((action) => [action, mean((flop) => flop.to[action] ?? 0)] as const).sort((a, b) => b[1] - a[1]),
    byTens: facts[0]!.flop.byTens.map((_, tens) => mean((flop) => flop.byTens[tens]!)),
    least: leads('least').reduce((found, one) => (one.lead < found.lead ? one : found)),
    most: leads('most').reduce((found, one) => (one.lead > found.lead ? one : found)),
  }
}
