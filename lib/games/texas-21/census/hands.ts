import {
  blackjackValue,
  dealerAt,
  FIRST_HANDS,
  type FirstHand,
  firstHandSlug,
  freshCounts,
  handNumber,
  makeShoe,
  type Play,
  readDealName,
  valueHands,
} from '@/lib/engines/blackjack/index'
import { ACE, type Card, cardOf } from '@/lib/cards/card'
import { evValue } from '@/lib/games/ev'
import type { StartingClass } from '@/lib/games/figures'
import { OTHER_RULES } from '@/lib/games/texas-21/other-rules'
import { type Texas21Rules, VARIANTS } from '@/lib/games/texas-21/rules'
import { solve } from '@/lib/games/texas-21/solve'
import { looked } from '@/lib/games/texas-21/spots'
import { start, type Texas21State } from '@/lib/games/texas-21/state'
import { startingClasses } from '@/lib/games/texas-21/whole'
import type { Show } from '@/lib/teaching/census/counts'

/* What the pages of Texas 21 tell of first hands: every chart cell, by its cards, under the usual rules and others. */

// ——— What content/texas-21/hands.json keeps, from a fresh shoe without a look at the flop. EVs in bets —————————————

/** An option with its net results and their chances, as pairs. */
export interface MadeOption {
  readonly action: Play
  readonly ev: number
  readonly outcomes: readonly (readonly [net: number, chance: number])[]
}

/** Two cards of the hand: `T6 v T`. */
export interface MadeDeal {
  readonly deal: string
  /** How often it comes in a round, the dealer having no blackjack. */
  readonly chance: number
  /** In the order of the options. */
  readonly evs: readonly number[]
}

/** Under other rules: what is best for the hand, what it is worth, and by how much it is ahead of the usual best play. */
export interface MadeRules {
  readonly id: string
  readonly best: Play
  readonly ev: number
  readonly lead: number
}

export interface Texas21Made {
  readonly slug: string
  readonly options: readonly MadeOption[]
  readonly deals: readonly MadeDeal[]
  /** The dealer’s chances of 17 to 21 and a bust against it. */
  readonly dealer: readonly number[]
  readonly rules: readonly MadeRules[]
}

// ——— What is worked out ————————————————————————————————————————————————————————————————————————————————————————————

const RULES: Texas21Rules = VARIANTS[0].rules
const DIGITS = 9
const rounded = (value: number): number => Number(value.toPrecision(DIGITS))

type Classes = ReadonlyMap<string, StartingClass>

const classesFor = (rules: Texas21Rules): Classes =>
  new Map(startingClasses(rules, freshCounts(rules.decks)).map((one) => [one.id, one]))

/** The chance of these values in this order from a fresh shoe. */
function chanceOf(values: readonly number[]): number {
  const left = freshCounts(RULES.decks)
  return values.reduce((chance, value) => {
    const all = left.reduce((sum, n) => sum + n, 0)
    return (chance * left[value - 1]!--) / all
  }, 1)
}

/** How often a deal comes with no blackjack of the dealer's behind it. */
function chanceOfDeal(deal: string): number {
  const [a, b, upcard] = readDealName(deal)
  const hole = blackjackValue(upcard)
  const chance = chanceOf([a, b, upcard]) - (hole === undefined ? 0 : chanceOf([a, b, upcard, hole]))
  return a === b ? chance : 2 * chance
}

const cardWith = (value: number, suit: number): Card => cardOf(value === 1 ? ACE : value - 2, suit)

/** The first decision of a deal at a table without a flop. */
function stateOf(deal: string): Texas21State {
  const [a, b, upcard] = readDealName(deal)
  return looked({ ...start(RULES), hand: [cardWith(a, 0), cardWith(b, 1)], upcard: [cardWith(upcard, 2)], flop: null })
}

// ——— Under the usual rules ———————————————————————————————————————————————————————————————————————————————————

interface Weighed {
  readonly deal: string
  readonly chance: number
  readonly share: number
}

function weighed({ deals }: FirstHand): readonly Weighed[] {
  const chances = deals.map(chanceOfDeal)
  const all = chances.reduce((sum, chance) => sum + chance, 0)
  return deals.map((deal, i) => ({ deal, chance: chances[i]!, share: chances[i]! / all }))
}

function optionsOf(deals: readonly Weighed[]): readonly MadeOption[] {
  const solved = deals.map(({ deal, share }) => ({ share, solution: solve(RULES, stateOf(deal)) }))
  return solved[0]!.solution.options.map(({ action }, i) => {
    const nets = new Map<number, number>()
    for (const { share, solution } of solved)
      for (const [net, chance] of solution.options[i]!.outcomes) nets.set(net, (nets.get(net) ?? 0) + share * chance)
    const ev = solved.reduce((sum, { share, solution }) => sum + share * evValue(solution.options[i]!.ev), 0)
    return {
      action: action as Play,
      ev: rounded(ev),
      outcomes: [...nets].sort((x, y) => x[0] - y[0]).map(([net, chance]) => [net, rounded(chance)] as const),
    }
  })
}

const dealsOf = (deals: readonly Weighed[], classes: Classes, actions: readonly string[]): readonly MadeDeal[] =>
  deals.map(({ deal, chance }) => ({
    deal,
    chance: rounded(chance),
    evs: actions.map((action) => rounded(evValue(classes.get(deal)!.options.find((one) => one.action === action)!.ev))),
  }))

/** What the dealer comes to against two cards. */
function dealerAgainst(deal: string): readonly number[] {
  const [a, b, upcard] = readDealName(deal)
  const counts = freshCounts(RULES.decks)
  for (const value of [a, b, upcard]) counts[value - 1]!--
  const shoe = makeShoe(counts, upcard)
  const values = valueHands(shoe, { upcard, soft17: RULES.soft17 }, handNumber([a, b]))
  return dealerAt(values, 0)
}

function dealerOf(deals: readonly Weighed[]): readonly number[] {
  const all = deals.map(({ deal, share }) => dealerAgainst(deal).map((chance) => chance * share))
  return all[0]!.map((_, end) => rounded(all.reduce((sum, one) => sum + one[end]!, 0)))
}

// ——— Under other rules ———————————————————————————————————————————————————————————————————————————————————————

/** Mean EVs of a hand over its deals. */
function meansOf(deals: readonly Weighed[], classes: Classes): ReadonlyMap<Play, number> {
  const means = new Map<Play, number>()
  for (const { deal, share } of deals)
    for (const { action, ev } of classes.get(deal)!.options)
      means.set(action as Play, (means.get(action as Play) ?? 0) + share * evValue(ev))
  return means
}

function rulesOf(
  deals: readonly Weighed[],
  usual: Play,
  others: readonly { readonly id: string; readonly classes: Classes }[],
): readonly MadeRules[] {
  return others.map(({ id, classes }) => {
    const means = meansOf(deals, classes)
    const [best, ev] = [...means].reduce((top, one) => (one[1] > top[1] ? one : top))
    return { id, best, ev: rounded(ev), lead: rounded(ev - (means.get(usual) ?? -Infinity)) }
  })
}

/** The chart, cell by cell. */
export function makeTexas21Hands(show: Show): readonly Texas21Made[] {
  const classes = classesFor(RULES)
  const others = OTHER_RULES.map(({ id, rules }, i) => {
    show((0.3 * i) / OTHER_RULES.length)
    return { id, classes: classesFor(rules) }
  })
  return FIRST_HANDS.map((hand, i) => {
    show(0.3 + (0.7 * i) / FIRST_HANDS.length)
    const deals = weighed(hand)
    const options = optionsOf(deals)
    const best = options.reduce((top, one) => (one.ev > top.ev ? one : top)).action
    return {
      slug: firstHandSlug(hand),
      options,
      deals: dealsOf(
        deals,
        classes,
        options.map(({ action }) => action),
      ),
      dealer: dealerOf(deals),
      rules: rulesOf(deals, best, others),
    }
  })
}
