import made from '@/content/texas-holdem-bonus/hands.json' with { type: 'json' }
import { bestOf, evValue } from '@/lib/games/ev'
import { type MadeStartingHand, readTally } from '@/lib/games/made-starting-hands'
import type { Solution } from '@/lib/games/solution'
import { countIn, dealsIn, ledgerOf, type Tally } from '@/lib/engines/holdem/index'
import { optionOf } from '@/lib/games/texas-holdem-bonus/solve'
import { TALLY } from '@/lib/games/texas-holdem-bonus/words'
import { STANDARD } from '@/lib/games/texas-holdem-bonus/rules'
import { actionsAt, type BonusAction, payoffOf } from '@/lib/games/texas-holdem-bonus/round'
import type { HandAnswer, HandSection } from '@/content/pages/hand-page'
import { atStake, saidEv, saidGap, saidMoney, saidShare } from '@/content/pages/said'
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
  const [lost, by, at] = [saidMoney(ev), saidMoney(gap), atStake(LINE.unit)]
  if (!bets)
    return `Fold${gap < 0.05 ? ', but it’s close' : ''}. A bet loses ${lost} on average ${at}, ${by} more than the ante you give up by folding.`
  if (ev > 1) return `Bet, and expect to bet again on the flop and the turn. You win ${lost} on average ${at}.`
  if (ev > 0) return `Bet. You win ${lost} on average ${at}; a fold gives up the ante.`
  if (gap < 0.05) return `Bet, but it’s close. You lose ${lost} on average ${at}, only ${by} less than by folding.`
  if (gap < 0.35) return `Bet, poor as it is. You lose ${lost} on average ${at}; a fold loses the whole ante.`
  return `Bet. You lose ${lost} on average ${at}, but a fold loses the whole ante.`
}

function description(facts: Facts): string {
  const { hand, bets, gap, ev } = facts
  const what = bets ? `Bet ${nameOf(hand)}` : `Fold ${nameOf(hand)}`
  return `${what} in Texas Hold’em Bonus: ${saidEv(bets ? ev : -1)} antes, ${saidGap(gap)} better than ${bets ? 'folding' : 'betting'}. It wins ${saidShare(sharesOf(facts).wins)} of showdowns. How it wins, how often you bet again, and what a mistake costs.`
}

// ——— Why ————————————————————————————————————————————————————————————————————————————————————————————————————

/** How often the flop and the turn are worth a bet. */
function later({ slug, bets }: Facts): string {
  const { none, one, both } = afterBet(slug)
  const [n, o, b] = [saidShare(none), saidShare(one), saidShare(both)]
  if (!bets) return `If you bet anyway, you’d check both streets in ${n} of deals and bet both in ${b}.`
  if (both > 0.9) return `After the bet, you bet the flop and the turn too in ${b} of deals.`
  if (both > 0.45)
    return `After the bet, you bet both the flop and the turn in ${b} of deals, one of them in ${o}, neither in ${n}.`
  if (none > 0.45) return `After the bet, you mostly check: ${n} of deals see no further bet, ${o} one and ${b} two.`
  if (none > both) return `After the bet, you check both streets in ${n} of deals, bet one in ${o} and both in ${b}.`
  return `After the bet, you bet both streets in ${b} of deals, one in ${o} and neither in ${n}.`
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
      ? `You bet both later streets in nearly all deals and win ${saidShare(full)} of those.`
      : `With no further bet it wins ${saidShare(plain)}; with both bets it wins ${saidShare(full)}.`
  if (!bets)
    return `It costs two antes to see the flop, and you lose ${saidShare(loses)} of those deals. Only a straight or better pays the ante, in ${paid}, and the later bets can’t make that up. ${staked}`
  if (isPair(hand))
    return `Only a straight or better pays the ante, in ${paid} of deals; the rest you win on the bets. ${staked}`
  if (ev < -0.6)
    return `You’d fold it if folding were free. But the ante is gone then, and ${saidShare(wins)} of deals win two antes or more. ${staked}`
  if (ev < 0)
    return `A win pays the bets, but the ante only with a straight or better: ${paid} of deals. That is why ${wins > loses ? 'winning more often than losing isn’t enough here' : 'it loses, though less than a fold'}. ${staked}`
  if (ofWins(facts, 'straight', 'flush') > 0.15)
    return `Straights and better are paid twice, on the bets and on the ante: ${paid} of deals. ${staked}`
  return `The ante pays in ${paid} of deals, with a straight or better. The hand earns its money by betting when it is ahead. ${staked}`
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
  if (costs > 0.045) return 'This hand makes straights, so it matters whether a straight pays the ante'
  if (costs > 0.03) return 'It matters a little whether a straight pays the ante'
  return costs > 0.015
    ? 'It makes few straights, so it hardly matters whether they pay the ante'
    : 'It hardly ever matters whether a straight pays the ante'
}

function rulesSection({ hand, made, all: showdowns }: Facts): HandSection {
  const all = underTables(texasHoldemBonus, LINE, hand, made)
  const turned = all.some(({ lead }) => lead > 0 !== all[0]!.lead > 0)
  const flush = all.find(({ table }) => table.id === 'flush')
  const costs = flush ? all[0]!.lead - flush.lead : 0
  const { ties } = sharesOf({ all: showdowns })
  const text = `${straightsText(costs)}. Where the ante needs a flush, betting is worth ${saidGap(costs)} less. ${ties > 0.05 ? `Ties push, and they are common: ${saidShare(ties)}. ` : ''}${tablesText(LINE, all)}`
  return {
    id: 'rules',
    title: turned ? 'The pay table decides' : costs > 0.045 ? 'Straights, and other pay tables' : 'Other pay tables',
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
