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
import type { MadeDeal, MadeFirstHand, MadeOption } from '@/lib/families/blackjack/census'
import { madeBySlug, once } from '@/content/pages/made'

/* The facts of a first hand of blackjack, from the file that `npm run make:hands` wrote. EVs in bets. */

/** Two cards of a hand, and their best play. */
export interface DealFacts extends MadeDeal {
  readonly best: Play
  /** The lead of the best play over the next. */
  readonly lead: number
}

export interface FirstHandFacts extends MadeFirstHand {
  readonly hand: FirstHand
  readonly name: string
  /** Best first. */
  readonly ranked: readonly [MadeOption, MadeOption, ...MadeOption[]]
  readonly best: Play
  /** The lead of the best option over the next. */
  readonly lead: number
  /** Its chance in a round. */
  readonly chance: number
  readonly facts: readonly DealFacts[]
}

function dealFacts(deal: MadeDeal, options: readonly MadeOption[]): DealFacts {
  const order = deal.evs.map((ev, i) => ({ ev, action: options[i]!.action })).sort((a, b) => b.ev - a.ev)
  return { ...deal, best: order[0]!.action, lead: order[0]!.ev - order[1]!.ev }
}

/** A reader of the hands in a file. It throws on an unknown slug. */
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

/** A play that is best under some other rules, with their ids. */
export interface ChangedPlay {
  readonly play: Play
  readonly rules: readonly string[]
  /** For surrender: whether it is best wherever it is offered. */
  readonly isAlways: boolean
}

const WITH_SURRENDER = ['h17-ls', 's17-ls']

/** The plays that other rules make best, in the order of the rules. */
export function changedPlays({ rules, best }: FirstHandFacts): readonly ChangedPlay[] {
  const plays = [...new Set(rules.map((one) => one.best))].filter((play) => play !== best)
  return plays.map((play) => {
    const ids = rules.filter((one) => one.best === play).map(({ id }) => id)
    // Where doubles are limited to 9 to 11 already, a narrower limit goes without saying.
    const said = ids.filter((id) => id !== 'double-10-11' || !ids.includes('double-9-11'))
    return { play, rules: said, isAlways: WITH_SURRENDER.every((id) => ids.includes(id)) }
  })
}

/** The best option besides the best play that people consider. Nobody stands on 11 or less, which no card can bust. */
export function rivalOf({ hand, ranked }: FirstHandFacts): MadeOption {
  const { total, soft } = totalOf(cardsOfDeal(hand.deals[0]!))
  const [, ...others] = ranked
  return (total <= 11 && !soft ? others.find(({ action }) => action !== 'stand') : undefined) ?? ranked[1]
}

/** The chances that an option ends ahead, even and behind. */
export function sidesOf({ outcomes }: MadeOption): Readonly<Record<'ahead' | 'even' | 'behind', number>> {
  const sum = (holds: (net: number) => boolean): number =>
    outcomes.reduce((all, [net, chance]) => all + (holds(net) ? chance : 0), 0)
  return { ahead: sum((net) => net > 0), even: sum((net) => net === 0), behind: sum((net) => net < 0) }
}

export const optionOf = ({ options }: FirstHandFacts, action: Play): MadeOption | undefined =>
  options.find((one) => one.action === action)

// ——— The next card ——————————————————————————————————————————————————————————————————————————————————————————

/**
 * The chances of the next card's values 1 to 10, at index value − 1, if the dealer has no blackjack: means over the
 * hand's deals.
 */
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

/** The effect of one more card: the chance of a bust, of a better total than now, and of a strong total. */
export interface NextCard {
  readonly bust: number
  readonly better: number
  /** A total of 19 to 21. */
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

/** The EV of the best play with the two cards shown, for a hand that several pairs of cards make. */
export const drawnEv = ({ facts, options, best }: FirstHandFacts): number =>
  facts[0]!.evs[options.findIndex(({ action }) => action === best)]!
