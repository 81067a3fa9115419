import made from '@/content/texas-holdem-bonus/hands.json' with { type: 'json' }
import { bestOf, evValue } from '@/lib/games/ev'
import { type MadeStartingHand, readTally } from '@/lib/games/made-starting-hands'
import type { Solution } from '@/lib/games/solution'
import { countIn, dealsIn, ledgerOf, type Tally } from '@/lib/engines/holdem/index'
import { optionOf, TALLY } from '@/lib/games/texas-holdem-bonus/options'
import { STANDARD } from '@/lib/games/texas-holdem-bonus/rules'
import { actionsAt, type BonusAction, payoffOf } from '@/lib/games/texas-holdem-bonus/round'
import type { HandAnswer, HandSection } from '@/content/pages/hand-page'
import { saidEv, saidGap, saidShare } from '@/content/pages/said'
import { deadSection, tablesTable, tablesText, underTables } from '@/content/pages/starting-turns'
import { isPair, ofWins, ownTable, sharesOf, type StartingFacts, startingFacts } from '@/content/pages/starting-facts'
import { acts, flipsSection, gapOf, type Line, relatedHands } from '@/content/pages/starting-line'
import { nameOf } from '@/content/pages/starting-list'
import { startingHand, shareOf } from '@/lib/games/starting-hands'
import { fares, waysItWins, whoIsAhead, winsTitle } from '@/content/pages/starting-words'
import { game as texasHoldemBonus } from '@/lib/games/texas-holdem-bonus/index'
import { madeBySlug, once } from '@/content/pages/made'

/* What the page of each starting hand says. */

// ——— The facts, as `npm run make:hands` keeps them, under the usual rules ——————————————————————————————————————————

/** Throws on a slug that is no page. */
export const madeHand = madeBySlug<MadeStartingHand>(made.pages, 'Texas Hold’em Bonus')

/** The decision before the flop, exactly as the solver has it. */
export const solutionOf = once((slug): Solution<BonusAction> => {
  const tallies = madeHand(slug).tallies.map(readTally)
  const deals = tallies.reduce((sum, tally) => sum + dealsIn(tally), 0)
  const payoff = payoffOf(STANDARD)
  const bet = ledgerOf({ results: tallies as unknown as readonly [Tally, Tally, Tally], folded: 0 })
  const [first, last] = actionsAt(STANDARD, 'preflop') as readonly [BonusAction, BonusAction]
  const options = [optionOf(payoff, first, bet, deals), optionOf(payoff, last, { played: [], folded: deals }, deals)]
  return { options, best: bestOf(options), deals }
})

/** What becomes of the deals that are bet: nothing more, one more bet, both. Parts of one. */
export function afterBet(slug: string): { readonly none: number; readonly one: number; readonly both: number } {
  const deals = madeHand(slug).tallies.map((tally) => dealsIn(readTally(tally)))
  const all = deals.reduce((sum, some) => sum + some, 0)
  const [none, one, both] = deals.map((some) => some / all) as [number, number, number]
  return { none, one, both }
}

/** How many of the deals that are bet are won with the ante paid. */
export function antePaid(slug: string): number {
  const { options, deals = 1 } = solutionOf(slug)
  return (options[0]!.tally?.find(({ name }) => name === TALLY.paid)?.ways ?? 0) / deals
}

/** Whether the deals bet on end better where more is bet: wins in the share of deals bet nothing, once and twice more. */
export function winsByBets(slug: string): readonly [number, number, number] {
  const shares = madeHand(slug).tallies.map((kept) => {
    const tally = readTally(kept)
    const deals = dealsIn(tally)
    return deals === 0 ? 0 : countIn(tally, ({ kind }) => kind === 'win') / deals
  })
  return shares as unknown as readonly [number, number, number]
}

const LINE: Line = {
  unit: texasHoldemBonus.unit,
  act: { act: 'bet', acted: 'bet', acting: 'betting' },
  wait: { act: 'fold', acted: 'folded', acting: 'folding' },
  solutionOf,
}

interface Facts extends StartingFacts {
  readonly slug: string
  readonly bets: boolean
  readonly gap: number
  /** What betting is worth. */
  readonly ev: number
}

function factsOf(slug: string): Facts {
  const hand = startingHand(slug)
  return {
    ...startingFacts(hand, madeHand(slug)),
    slug,
    bets: acts(LINE, hand),
    gap: gapOf(LINE, hand),
    ev: evValue(solutionOf(slug).options[0]!.ev),
  }
}

// ——— The answer ——————————————————————————————————————————————————————————————————————————————————————————

/** The play and its price. */
function answer({ bets, gap, ev }: Facts): string {
  if (!bets)
    return gap < 0.05
      ? `Fold, by a hair. Bet, it would lose ${saidGap(ev)} antes on average, ${saidGap(gap)} more than the ante a fold gives up.`
      : `Fold. Bet, it would lose ${saidGap(ev)} antes on average, ${saidGap(gap)} more than the ante a fold gives up.`
  if (ev > 1) return `Bet, and hope for a bet more on the flop and the turn. It is worth ${saidEv(ev)} antes.`
  if (ev > 0) return `Bet. It is worth ${saidEv(ev)} antes, where a fold gives up one.`
  if (gap < 0.05) return `Bet, by a hair. It loses ${saidGap(ev)} antes on average, ${saidGap(gap)} less than a fold.`
  if (gap < 0.35) return `Bet, poor as it is. It loses ${saidGap(ev)} antes on average; a fold loses a whole one.`
  return `Bet. It loses ${saidGap(ev)} antes on average, but a fold loses one for certain.`
}

function description(facts: Facts): string {
  const { hand, bets, gap, ev } = facts
  const what = bets ? `Bet ${nameOf(hand)}` : `Fold ${nameOf(hand)}`
  return `${what} at Texas Hold’em Bonus: ${saidEv(bets ? ev : -1)} antes, ${saidGap(gap)} better than ${bets ? 'folding' : 'betting'}, exactly counted. It wins ${saidShare(sharesOf(facts).wins)} of deals. By what, how often one bets again, and what the mistake costs a year.`
}

// ——— Why ————————————————————————————————————————————————————————————————————————————————————————————————————

/** How often the flop and the turn are worth a bet. */
function later({ slug, bets }: Facts): string {
  const { none, one, both } = afterBet(slug)
  const [n, o, b] = [saidShare(none), saidShare(one), saidShare(both)]
  if (!bets)
    return `Bet all the same, it would find nothing worth another ante in ${n} of deals, and bet both the flop and the turn in ${b}.`
  if (both > 0.9) return `Once it is bet, the flop and the turn are bet too in ${b} of deals.`
  if (both > 0.45)
    return `Best play bets both the flop and the turn in ${b} of deals, one of them in ${o}, and neither in ${n}.`
  if (none > 0.45)
    return `Bet, it is mostly played on for nothing more: ${n} of deals see no further bet, ${o} one and ${b} two.`
  if (none > both) return `After the bet nothing more is staked in ${n} of deals, one ante in ${o} and two in ${b}.`
  return `Both later bets are right in ${b} of deals, a single one in ${o}, none in ${n}.`
}

function whySection(facts: Facts): HandSection {
  return {
    id: 'why',
    title: winsTitle(facts),
    text: [[fares(facts), ...waysItWins(facts)].join(' '), `${whoIsAhead(facts)} ${later(facts)}`],
  }
}

// ——— How it ends —————————————————————————————————————————————————————————————————————————————————————————

/** Why a hand that loses is bet, or why not even a fold saves much. */
function endsText(facts: Facts): string {
  const { slug, bets, ev, hand } = facts
  const { wins, loses } = sharesOf(facts)
  const [plain, , full] = winsByBets(slug)
  const paid = saidShare(antePaid(slug))
  const { none } = afterBet(slug)
  const staked =
    none < 0.01
      ? `Both later bets are made in nearly all deals, and ${saidShare(full)} of those are won`
      : `Where nothing more is bet it wins ${saidShare(plain)}, where both bets are made ${saidShare(full)}`
  if (!bets)
    return `It costs two antes to see the flop, and ${saidShare(loses)} of those deals are lost. The ante itself is paid in ${paid} only, with a straight or better, and the later bets cannot make that up: ${staked.charAt(0).toLowerCase()}${staked.slice(1)}.`
  if (isPair(hand))
    return `The ante is paid with a straight or better only, which wins ${paid} of deals; the rest is won on the bets. ${staked}.`
  if (ev < -0.6)
    return `It would be folded if a fold were free. But the ante is gone then, while ${saidShare(wins)} of deals are won for two antes and more. ${staked}.`
  if (ev < 0)
    return `A win pays the bets, and the ante only with a straight or better, ${paid} of deals; that is why ${wins > loses ? 'winning more often than losing is not enough here' : 'it loses'}, and yet less than a fold. ${staked}.`
  if (ofWins(facts, 'straight', 'flush') > 0.15)
    return `Straights and better are paid twice, on the bets and on the ante: ${paid} of deals. ${staked}.`
  return `The ante pays in ${paid} of deals, with a straight or better; what it earns it earns by betting when it is ahead. ${staked}.`
}

const endsSection = (facts: Facts): HandSection => ({
  id: 'ends',
  title: 'How it ends',
  text: [endsText(facts)],
  tables: [ownTable(facts)],
})

// ——— Rules ————————————————————————————————————————————————————————————————————————————————————————————————

/** What the rule of the ante means to the hand. */
function straightsText(costs: number): string {
  if (costs > 0.045) return 'Its straights make the rule of the ante matter'
  if (costs > 0.03) return 'Whether a straight pays the ante matters a little'
  return costs > 0.015
    ? 'It makes few straights, so that it hardly matters whether they pay the ante'
    : 'Whether a straight pays the ante is nearly nothing to it'
}

function rulesSection({ hand, made, all: showdowns }: Facts): HandSection {
  const all = underTables(texasHoldemBonus, LINE, hand, made)
  const turned = all.some(({ lead }) => lead > 0 !== all[0]!.lead > 0)
  const flush = all.find(({ table }) => table.id === 'flush')
  const costs = flush ? all[0]!.lead - flush.lead : 0
  const { ties } = sharesOf({ all: showdowns })
  const text = `${straightsText(costs)}: where it takes a flush, betting is worth ${saidGap(costs)} less. ${ties > 0.05 ? `Ties push, and there are many of them, ${saidShare(ties)}. ` : ''}${tablesText(LINE, all)}`
  return {
    id: 'rules',
    title: turned ? 'The table decides' : costs > 0.045 ? 'Straights, and other tables' : 'Other tables',
    text: [text],
    tables: [tablesTable(LINE, all)],
  }
}

// ——— The page ————————————————————————————————————————————————————————————————————————————————————————————————

/** Throws on a slug that is no page. */
export function answerHand(slug: string): HandAnswer {
  const facts = factsOf(slug)
  const { hand, made, bets, gap } = facts
  return {
    rules: STANDARD,
    solution: solutionOf(slug),
    answer: answer(facts),
    description: description(facts),
    sections: [
      whySection(facts),
      endsSection(facts),
      flipsSection(LINE, hand),
      rulesSection(facts),
      deadSection(LINE, hand, made),
    ],
    slip: { action: bets ? 'fold' : 'bet', cost: gap, perRound: shareOf(hand) },
    related: relatedHands(LINE, hand),
  }
}
