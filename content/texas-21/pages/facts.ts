import {
  cardsOfDeal,
  drawChance,
  firstHand,
  type FirstHand,
  firstHandName,
  freshCounts,
  makeShoe,
  type Play,
  readDealName,
  totalOf,
  VALUES,
} from '@/lib/engines/blackjack/index'
import madeFlops from '@/content/texas-21/flops.json' with { type: 'json' }
import made from '@/content/texas-21/hands.json' with { type: 'json' }
import type { FlopEffect, FlopLead } from '@/lib/games/texas-21/census/flops'
import type { MadeDeal, MadeOption, Texas21Made } from '@/lib/games/texas-21/census/hands'
import { type Texas21Rules, VARIANTS } from '@/lib/games/texas-21/rules'
import { madeBySlug, once } from '@/content/pages/made'

/* What is known of a first hand, read from what `npm run make:hands` kept of it. EVs in bets. */

export const RULES: Texas21Rules = VARIANTS[0].rules

const madeOf = madeBySlug<Texas21Made>(made.pages, 'Texas 21')
const FLOPS = new Map((madeFlops.pages as unknown as readonly FlopEffect[]).map((one) => [one.deal, one]))

/** Two cards of a hand, as they are played best. */
export interface DealFacts extends MadeDeal {
  readonly best: Play
  /** How far the best play is ahead of the next. */
  readonly lead: number
  readonly flop: FlopEffect
}

export interface HandFacts extends Texas21Made {
  readonly hand: FirstHand
  readonly name: string
  /** Best first. */
  readonly ranked: readonly [MadeOption, MadeOption, ...MadeOption[]]
  readonly best: Play
  /** What the best option gains over the next. */
  readonly lead: number
  /** How often it comes in a round. */
  readonly chance: number
  readonly facts: readonly DealFacts[]
}

/** Throws on a slug that is no page. */
export const handFacts = once((slug): HandFacts => {
  const one = madeOf(slug)
  const hand = firstHand(slug)
  const ranked = [...one.options].sort((a, b) => b.ev - a.ev) as [MadeOption, MadeOption, ...MadeOption[]]
  return {
    ...one,
    hand,
    ranked,
    name: firstHandName(hand),
    best: ranked[0].action,
    lead: ranked[0].ev - ranked[1].ev,
    chance: one.deals.reduce((sum, { chance }) => sum + chance, 0),
    facts: one.deals.map((deal) => dealFacts(deal, one.options)),
  }
})

function dealFacts(deal: MadeDeal, options: readonly MadeOption[]): DealFacts {
  const order = deal.evs.map((ev, i) => ({ ev, action: options[i]!.action })).sort((a, b) => b.ev - a.ev)
  return { ...deal, best: order[0]!.action, lead: order[0]!.ev - order[1]!.ev, flop: FLOPS.get(deal.deal)! }
}

/** The best other option that anybody thinks of: eleven and less, which no card busts, is not stood on. */
export function rivalOf({ hand, ranked }: HandFacts): MadeOption {
  const { total, soft } = totalOf(cardsOfDeal(hand.deals[0]!))
  const [, ...others] = ranked
  return (total <= 11 && !soft ? others.find(({ action }) => action !== 'stand') : undefined) ?? ranked[1]
}

/** The net results of an option in three: ahead, even, behind. */
export function sidesOf({ outcomes }: MadeOption): Readonly<Record<'ahead' | 'even' | 'behind', number>> {
  const sum = (holds: (net: number) => boolean): number =>
    outcomes.reduce((all, [net, chance]) => all + (holds(net) ? chance : 0), 0)
  return { ahead: sum((net) => net > 0), even: sum((net) => net === 0), behind: sum((net) => net < 0) }
}

export const optionOf = ({ options }: HandFacts, action: Play): MadeOption | undefined =>
  options.find((one) => one.action === action)

// ——— The next card ——————————————————————————————————————————————————————————————————————————————————————————

/** The chance of each value, 1 to 10, of the next card, given that the dealer has no blackjack; at [value − 1], a mean over the hand's deals. */
function nextCards({ deals, chance }: HandFacts): readonly number[] {
  const sums = Array<number>(VALUES).fill(0)
  for (const { deal, chance: own } of deals) {
    const [a, b, upcard] = readDealName(deal)
    const counts = freshCounts(RULES.decks)
    for (const value of [a, b, upcard]) counts[value - 1]!--
    const shoe = makeShoe(counts, upcard)
    sums.forEach((_, place) => (sums[place]! += (own / chance) * drawChance(shoe, place)))
  }
  return sums
}

/** What one more card does: the chances of totals from so much up, of a bust, and of a better total than the hand has now. */
export interface NextCard {
  readonly bust: number
  readonly better: number
  /** Nineteen to 21. */
  readonly strong: number
}

export function nextCard(facts: HandFacts): NextCard {
  const cards = cardsOfDeal(facts.hand.deals[0]!)
  const now = totalOf(cards).total
  const after = nextCards(facts).map((chance, place) => ({ chance, total: totalOf([...cards, place + 1]).total }))
  const sum = (holds: (total: number) => boolean): number =>
    after.reduce((all, { chance, total }) => all + (holds(total) ? chance : 0), 0)
  return {
    bust: sum((total) => total > 21),
    better: sum((total) => total > now && total <= 21),
    strong: sum((total) => total >= 19 && total <= 21),
  }
}

// ——— The flop ———————————————————————————————————————————————————————————————————————————————————————————————

export interface FlopFacts {
  /** The share of deals in which the flop makes another play best than without it. */
  readonly turned: number
  readonly gain: number
  readonly to: readonly (readonly [Play, number])[]
  readonly byTens: readonly number[]
  readonly least: FlopLead & { readonly deal: string }
  readonly most: FlopLead & { readonly deal: string }
}

/** Over all deals of the hand. */
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
