import made from '@/content/texas-holdem-bonus/hands.json' with { type: 'json' }
import { bestOf, CLOSE, evValue } from '@/lib/game/ev'
import { type MadeStartingHand, readTally } from '@/lib/families/holdem/kept-starting-hands'
import type { Solution } from '@/lib/game/solution'
import { countIn, dealsIn, ledgerOf } from '@/lib/engines/holdem/index'
import { optionOf } from '@/lib/games/texas-holdem-bonus/solve'
import { TALLY } from '@/lib/games/texas-holdem-bonus/words'
import { STANDARD } from '@/lib/games/texas-holdem-bonus/rules'
import { actionsAt, type BonusAction, payoffOf } from '@/lib/games/texas-holdem-bonus/round'
import type { HandAnswer, HandSection, Told } from '@/content/pages/hand-page'
import { atStake, saidEv, saidGap, saidMoney, saidShare } from '@/content/pages/said'
import { deadSection, tablesTables, tablesText, tablesTurn, underTables } from '@/content/pages/starting-turns'
import { isPair, ofWins, ownTable, sharesOf, type StartingFacts, startingFacts } from '@/content/pages/starting-facts'
import { acts, flipsSection, gapOf, type Line, type LineLanguage, relatedHands } from '@/content/pages/starting-line'
import { nameOf } from '@/content/pages/starting-list'
import { startingHand, shareOf } from '@/lib/game/strategy/starting-hands'
import { type StartingWords, startingWords } from '@/content/pages/starting-words'
import { game as texasHoldemBonus } from '@/lib/games/texas-holdem-bonus/index'
import { madeBySlug, once } from '@/content/pages/made'

/* The text of each starting hand's page. */

// ——— The facts, from `npm run make:hands`, under the usual rules ————————————————————————————————————————————————————

/** Throws on an unknown slug. */
export const madeHand = madeBySlug<MadeStartingHand>(made.pages, 'Texas Hold’em Bonus')

/** The exact decision before the flop. */
export const solutionOf = once((slug): Solution<BonusAction> => {
  const tallies = madeHand(slug).tallies.map(readTally)
  const deals = tallies.reduce((sum, tally) => sum + dealsIn(tally), 0)
  const payoff = payoffOf(STANDARD)
  const bet = ledgerOf(tallies, 0)
  const [first, last] = actionsAt(STANDARD, 'preflop') as readonly [BonusAction, BonusAction]
  const options = [optionOf(payoff, first, bet, deals), optionOf(payoff, last, { played: [], folded: deals }, deals)]
  return { options, best: bestOf(options), deals }
})

/** The shares of the deals bet before the flop with no, one and two more bets. They sum to 1. */
export function afterBet(slug: string): { readonly none: number; readonly one: number; readonly both: number } {
  const deals = madeHand(slug).tallies.map((tally) => dealsIn(readTally(tally)))
  const all = deals.reduce((sum, some) => sum + some, 0)
  const [none, one, both] = deals.map((some) => some / all) as [number, number, number]
  return { none, one, both }
}

/** The share of the deals bet before the flop that win and pay the ante. */
export function antePaid(slug: string): number {
  const { options, deals = 1 } = solutionOf(slug)
  return (options[0]!.tally?.find(({ name }) => name === TALLY.paid)?.ways ?? 0) / deals
}

/** The share of showdowns won with no, one and two more bets; 0 if there are no such deals. */
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
  act: { act: 'bet', acting: 'betting' },
  wait: { act: 'fold', acting: 'folding' },
  solutionOf,
}

/** The facts that the sentences use. */
export interface BonusFacts extends StartingFacts {
  readonly slug: string
  readonly bets: boolean
  readonly gap: number
  /** The EV of betting, in antes. */
  readonly ev: number
}

function factsOf(slug: string): BonusFacts {
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
function answer({ bets, gap, ev }: BonusFacts): string {
  const [lost, by, at] = [saidMoney(ev), saidMoney(gap), atStake(LINE.unit)]
  if (!bets)
    return `Fold${gap < CLOSE ? ', but it’s close' : ''}. A bet loses ${lost} on average ${at}, ${by} more than the ante you give up by folding.`
  if (ev > 1) return `Bet, and expect to bet again on the flop and the turn. You win ${lost} on average ${at}.`
  if (ev > 0) return `Bet. You win ${lost} on average ${at}; a fold gives up the ante.`
  if (gap < CLOSE) return `Bet, but it’s close. You lose ${lost} on average ${at}, only ${by} less than by folding.`
  if (gap < 0.35) return `Bet, poor as it is. You lose ${lost} on average ${at}; a fold loses the whole ante.`
  return `Bet. You lose ${lost} on average ${at}, but a fold loses the whole ante.`
}

function description(facts: BonusFacts): string {
  const { hand, bets, gap, ev } = facts
  const what = bets ? `Bet ${nameOf(hand)}` : `Fold ${nameOf(hand)}`
  return `${what} in Texas Hold’em Bonus: ${saidEv(bets ? ev : -1)} antes, ${saidGap(gap)} better than ${bets ? 'folding' : 'betting'}. It wins ${saidShare(sharesOf(facts).wins)} of showdowns. How it wins, how often you bet again, and what a mistake costs.`
}

// ——— Why ————————————————————————————————————————————————————————————————————————————————————————————————————

/** How often you bet on the flop and the turn. */
function later({ slug, bets }: BonusFacts): string {
  const { none, both } = afterBet(slug)
  const [n, b] = [saidShare(none), saidShare(both)]
  if (!bets) return `If you bet anyway, you’d check both streets in ${n} of deals and bet both in ${b}.`
  if (both > 0.9) return `After the bet, you bet the flop and the turn too in ${b} of deals.`
  if (both > 0.45) return `After the bet, you bet both the flop and the turn in ${b} of deals and neither in ${n}.`
  if (none > 0.45) return `After the bet, you mostly check: ${n} of deals see no further bet, and ${b} see two.`
  if (none > both) return `After the bet, you check both streets in ${n} of deals and bet both in ${b}.`
  return `After the bet, you bet both streets in ${b} of deals and neither in ${n}.`
}

function whySection(facts: BonusFacts, { starting, later: then }: BonusWords): HandSection {
  return {
    id: 'why',
    title: starting.winsTitle(facts),
    text: [
      [starting.fares(facts), ...starting.waysItWins(facts)].join(' '),
      `${starting.whoIsAhead(facts)} ${then(facts)}`,
    ],
  }
}

// ——— How it ends —————————————————————————————————————————————————————————————————————————————————————————

/** Why a losing hand is bet, or why even a fold saves little. */
function endsText(facts: BonusFacts): string {
  const { slug, bets, ev, hand } = facts
  const { wins, loses } = sharesOf(facts)
  const [plain, , full] = winsByBets(slug)
  const paid = saidShare(antePaid(slug))
  const { none } = afterBet(slug)
  const staked =
    none < 0.01
      ? `You bet both later streets in nearly all deals and win ${saidShare(full)} of those.`
      : `In deals where you make neither later bet it wins ${saidShare(plain)}; where you make both, ${saidShare(full)}.`
  if (!bets)
    return `It costs two antes to see the flop, and you lose ${saidShare(loses)} of those deals. Only a straight or better pays the ante, in ${paid}, and the later bets can’t make that up. ${staked}`
  if (isPair(hand))
    return `Only a straight or better pays the ante, in ${paid} of deals; the rest you win on the bets. ${staked}`
  if (ev < -0.6)
    return `A fold always loses the ante. A bet wins two antes or more in ${saidShare(wins)} of deals. ${staked}`
  if (ev < 0)
    return `A win pays the bets, but the ante only with a straight or better: ${paid} of deals. That is why ${wins > loses ? 'winning more often than losing isn’t enough here' : 'it loses, though less than a fold'}. ${staked}`
  if (ofWins(facts, 'straight', 'flush') > 0.15)
    return `Straights and better are paid twice, on the bets and on the ante: ${paid} of deals. ${staked}`
  return `The ante pays in ${paid} of deals, with a straight or better. You win your money by betting when you’re ahead. ${staked}`
}

const endsSection = (facts: BonusFacts, { ends, starting }: BonusWords): HandSection => ({
  id: 'ends',
  ...ends(facts),
  tables: [ownTable(facts, starting.own)],
})

// ——— Rules ————————————————————————————————————————————————————————————————————————————————————————————————

/** How much the rule on paying the ante matters to the hand. */
function straightsText(costs: number): string {
  if (costs > 0.045) return 'This hand makes straights, so it matters whether a straight pays the ante'
  if (costs > 0.03) return 'It matters a little whether a straight pays the ante'
  return costs > 0.015
    ? 'It makes few straights, so it hardly matters whether they pay the ante'
    : 'It hardly ever matters whether a straight pays the ante'
}

function rulesText(facts: BonusFacts, costs: number): string {
  const { ties } = sharesOf(facts)
  return `${straightsText(costs)}. Where the ante needs a flush, betting is worth ${saidGap(costs)} less.${ties > 0.05 ? ` Ties push, and they are common: ${saidShare(ties)}.` : ''}`
}

function rulesTitle(turned: boolean, costs: number): string {
  if (turned) return 'The pay table decides'
  return costs > 0.045 ? 'Straights, and other pay tables' : 'Other pay tables'
}

function rulesSection(line: Line, facts: BonusFacts, words: BonusWords): HandSection {
  const all = underTables(texasHoldemBonus, line, facts.hand, facts.made)
  const flush = all.find(({ table }) => table.id === 'flush')
  const costs = flush ? all[0]!.lead - flush.lead : 0
  return {
    id: 'rules',
    title: words.rulesTitle(tablesTurn(all), costs),
    text: [`${words.rulesText(facts, costs)} ${tablesText(line, all)}`],
    tables: tablesTables(line, all),
  }
}

// ——— In one language ——————————————————————————————————————————————————————————————————————————————————————————

/** Everything that the pages of this game say, in one language. */
export interface BonusWords {
  readonly starting: StartingWords
  readonly line: LineLanguage
  answer(facts: BonusFacts): string
  description(facts: BonusFacts): string
  /** How often you bet on the flop and the turn. */
  later(facts: BonusFacts): string
  ends(facts: BonusFacts): Told
  rulesTitle(turned: boolean, costs: number): string
  /** `costs`: how much less a bet is worth, in antes, if only a flush pays the ante. */
  rulesText(facts: BonusFacts, costs: number): string
}

const english: BonusWords = {
  starting: startingWords,
  line: LINE,
  answer,
  description,
  later,
  ends: (facts) => ({ title: 'How it ends', text: [endsText(facts)] }),
  rulesTitle,
  rulesText,
}

// ——— The page ————————————————————————————————————————————————————————————————————————————————————————————————

/** Throws on an unknown slug. */
export function answerHand(slug: string, words: BonusWords = english): HandAnswer {
  const facts = factsOf(slug)
  const line: Line = { ...words.line, solutionOf }
  const { hand, made, bets, gap } = facts
  return {
    rules: STANDARD,
    solution: solutionOf(slug),
    answer: words.answer(facts),
    description: words.description(facts),
    sections: [
      whySection(facts, words),
      endsSection(facts, words),
      flipsSection(line, hand),
      rulesSection(line, facts, words),
      deadSection(line, hand, made),
    ],
    slip: { action: bets ? 'fold' : 'bet', cost: gap, perRound: shareOf(hand) },
    related: relatedHands(line, hand),
  }
}
