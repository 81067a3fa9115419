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
import type { MadeDeal, MadeFirstHand, MadeOption } from '@/lib/teaching/census/blackjack'
import { madeBySlug, once } from '@/content/pages/made'

/* What is known of a first hand of blackjack, read from what `npm run make:hands` kept of it. EVs in bets. */

/** Two cards of a hand, as they are played best. */
export interface DealFacts extends MadeDeal {
  readonly best: Play
  /** How far the best play is ahead of the next. */
  readonly lead: number
}

export interface FirstHandFacts extends MadeFirstHand {
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

function dealFacts(deal: MadeDeal, options: readonly MadeOption[]): DealFacts {
  const order = deal.evs.map((ev, i) => ({ ev, action: options[i]!.action })).sort((a, b) => b.ev - a.ev)
  return { ...deal, best: order[0]!.action, lead: order[0]!.ev - order[1]!.ev }
}

/** The hands of a file by their slugs. Throws on a slug that it has not. */
export function firstHandFacts(pages: readonly unknown[], game: string): (slug: string) => FirstHandFacts {
  const madeOf = madeBySlug<MadeFirstHand>(pages, game)
  return once((slug) => {
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
}

/** The best other option that anybody thinks of: eleven and less, which no card busts, is not stood on. */
export function rivalOf({ hand, ranked }: FirstHandFacts): MadeOption {
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

export const optionOf = ({ options }: FirstHandFacts, action: Play): MadeOption | undefined =>
  options.find((one) => one.action === action)

// ——— The next card ——————————————————————————————————————————————————————————————————————————————————————————

/** The chance of each value, 1 to 10, of the next card, given that the dealer has no blackjack; at [value − 1], a mean over the hand's deals. */
function nextCards(decks: number, { deals, chance }: FirstHandFacts): readonly number[] {
  const sums = Array<number>(VALUES).fill(0)
  for (const { deal, chance: own } of deals) {
    const [a, b, upcard] = readDealName(deal)
    const counts = freshCounts(decks)
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

export function nextCard(decks: number, facts: FirstHandFacts): NextCard {
  const cards = cardsOfDeal(facts.hand.deals[0]!)
  const now = totalOf(cards).total
  const after = nextCards(decks, facts).map((chance, place) => ({
    chance,
    total: totalOf([...cards, place + 1]).total,
  }))
  const sum = (holds: (total: number) => boolean): number =>
    after.reduce((all, { chance, total }) => all + (holds(total) ? chance : 0), 0)
  return {
    bust: sum((total) => total > 21),
    better: sum((total) => total > now && total <= 21),
    strong: sum((total) => total >= 19 && total <= 21),
  }
}

/** What the best play is worth with the two cards that are drawn, of a hand that several pairs of cards make. */
export const drawnEv = ({ facts, options, best }: FirstHandFacts): number =>
  facts[0]!.evs[options.findIndex(({ action }) => action === best)]!
