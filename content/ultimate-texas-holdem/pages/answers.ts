import made from '@/content/ultimate-texas-holdem/hands.json' with { type: 'json' }
import { bestOf, CLOSE, evValue } from '@/lib/game/ev'
import { type MadeStartingHand, readTally } from '@/lib/families/holdem/kept-starting-hands'
import type { Solution } from '@/lib/game/solution'
import { dealsIn, FLOP_RAISE, type Ledger, RIVER_RAISE } from '@/lib/engines/holdem/index'
import { optionOf } from '@/lib/games/ultimate-texas-holdem/solve'
import { STANDARD } from '@/lib/games/ultimate-texas-holdem/rules'
import { actionsAt, multipleOf, payoffOf, type UltimateAction } from '@/lib/games/ultimate-texas-holdem/round'
import type { HandAnswer, HandSection, Told } from '@/content/pages/hand-page'
import { atStake, saidGap, saidMoney, saidShare } from '@/content/pages/said'
import { capital } from '@/lib/text'
import {
  deadSection,
  tablesDiffer,
  tablesTables,
  tablesText,
  tablesTurn,
  underTables,
} from '@/content/pages/starting-turns'
import { comes, isPair, ownTable, sharesOf, type StartingFacts, startingFacts } from '@/content/pages/starting-facts'
import { acts, flipsSection, gapOf, type Line, type LineLanguage, relatedHands } from '@/content/pages/starting-line'
import { nameOf } from '@/content/pages/starting-list'
import { type StartingHand, startingHand, shareOf } from '@/lib/game/strategy/starting-hands'
import { type StartingWords, startingWords } from '@/content/pages/starting-words'
import { game as ultimateTexasHoldem } from '@/lib/games/ultimate-texas-holdem/index'
import { madeBySlug, once } from '@/content/pages/made'

/* The text of each starting hand's page. */

// ——— The facts, from `npm run make:hands`, under the usual rules ————————————————————————————————————————————————————

/** Throws on an unknown slug. */
export const madeHand = madeBySlug<MadeStartingHand>(made.pages, 'Ultimate Texas Hold’em')

/** The exact decision before the flop. */
export const solutionOf = once((slug): Solution<UltimateAction> => {
  const { tallies, folded = 0 } = madeHand(slug)
  const [raised, flop, river] = tallies.map(readTally) as [
    ReturnType<typeof readTally>,
    ReturnType<typeof readTally>,
    ReturnType<typeof readTally>,
  ]
  const deals = dealsIn(raised)
  const payoff = payoffOf(STANDARD)
  const options = actionsAt(STANDARD, 'preflop').map((action) => {
    const checked: Ledger['played'] = [
      [RIVER_RAISE, river],
      [FLOP_RAISE, flop],
    ]
    const ledger: Ledger =
      action === 'check' ? { played: checked, folded } : { played: [[multipleOf(action), raised]], folded: 0 }
    return optionOf(payoff, action, ledger, deals)
  })
  return { options, best: bestOf(options), deals }
})

/**
 * The shares of the deals checked before the flop that are raised on the flop, raised on the river, or folded. They sum
 * to 1.
 */
export function afterCheck(slug: string): { readonly flop: number; readonly river: number; readonly fold: number } {
  const { tallies, folded = 0 } = madeHand(slug)
  const [all, flop, river] = tallies.map((tally) => dealsIn(readTally(tally))) as [number, number, number]
  return { flop: flop / all, river: river / all, fold: folded / all }
}

const LINE: Line = {
  unit: ultimateTexasHoldem.unit,
  act: { act: 'raise', acting: 'raising' },
  wait: { act: 'check', acting: 'checking' },
  solutionOf,
}

/** The facts that the sentences use. */
export interface UltimateFacts extends StartingFacts {
  readonly slug: string
  readonly raises: boolean
  readonly gap: number
}

export const evOf = (slug: string, action: UltimateAction): number =>
  evValue(solutionOf(slug).options.find((one) => one.action === action)!.ev)

// ——— The answer ——————————————————————————————————————————————————————————————————————————————————————————

/** The play and its price. */
function answer({ slug, raises, gap }: UltimateFacts): string {
  const [raise, check] = [evOf(slug, 'raise-4x'), evOf(slug, 'check')]
  const by = saidMoney(gap)
  const at = atStake(LINE.unit)
  if (raises) {
    if (raise < 0)
      return `Raise 4×. You lose either way, but less by raising: ${saidMoney(raise)} on average ${at}, against ${saidMoney(check)} for a check.`
    if (check < 0) return `Raise 4×. You win ${saidMoney(raise)} on average ${at}; a check loses ${saidMoney(check)}.`
    if (gap < CLOSE)
      return `Raise 4×, but it’s close: you win ${saidMoney(raise)} on average ${at}, only ${by} more than with a check.`
    return gap > 0.5
      ? `Raise 4×, always. You win ${saidMoney(raise)} on average ${at}; a check gives up ${by} of that.`
      : `Raise 4×. You win ${saidMoney(raise)} on average ${at}, ${by} more than with a check.`
  }
  if (gap < CLOSE)
    return check > 0
      ? `Check, but it’s close. You win ${saidMoney(check)} on average ${at}; raising 4× gives up ${by} of that.`
      : `Check, but it’s close. You lose ${saidMoney(check)} on average ${at}; raising 4× loses ${by} more.`
  if (check > 0) return `Check. You win ${saidMoney(check)} on average ${at}, ${by} more than by raising 4×.`
  return gap > 0.8
    ? `Check, always. You lose ${saidMoney(check)} on average ${at}; raising 4× loses ${saidMoney(raise)}.`
    : `Check. You lose ${saidMoney(check)} on average ${at}; raising 4× loses ${by} more.`
}

function description(facts: UltimateFacts): string {
  const { hand, raises, gap } = facts
  const { wins } = sharesOf(facts)
  const what = raises ? `Raise ${nameOf(hand)} 4×` : `Check ${nameOf(hand)}`
  return `${what} before the flop in Ultimate Texas Hold’em: ${saidGap(gap)} antes better than ${raises ? 'checking' : 'raising'}. It wins ${saidShare(wins)} of showdowns. How it wins, where the play changes, and what a mistake costs.`
}

// ——— Why ————————————————————————————————————————————————————————————————————————————————————————————————————

/** What happens later if you check. */
function later({ slug, raises, hand }: UltimateFacts): string {
  const { flop, river, fold } = afterCheck(slug)
  const [f, r, d] = [saidShare(flop), saidShare(river), saidShare(fold)]
  if (raises) {
    if (fold < 0.001)
      return 'A check saves nothing: you’d almost never fold later, and you’d have half the bet or less on a hand that is ahead.'
    if (fold < 0.06)
      return `After a check you’d fold only ${d} of deals. In the rest you’d bet only one or two antes instead of four.`
    if (fold < 0.09) return `A check lets you fold ${d} of deals, but you bet only 1× or 2× in the rest.`
    return `After a check you’d fold ${d} of deals and raise 2× in only ${f}. Four antes now are worth more.`
  }
  if (isPair(hand))
    return `After a check you raise 2× on the flop in ${f} of deals and 1× on the river in ${r}. You fold the other ${d} and lose two antes.`
  if (fold > 0.42)
    return `After a check you fold ${d} of deals on the river and lose two antes. After a raise you can’t fold.`
  if (fold > 0.34)
    return `After a check you fold ${d} of deals on the river and lose two antes. A raise can’t be taken back.`
  if (fold > 0.28)
    return `After a check you still raise 2× on the flop in ${f} of deals. You fold ${d} on the river and lose two antes.`
  if (flop > 0.42)
    return `A check gives up little: you still raise 2× on the flop in ${f} of deals and 1× on the river in ${r}. You fold only the other ${d}.`
  return fold > 0.2
    ? `After a check you raise 2× on the flop in ${f} of deals and 1× on the river in ${r}. You fold the other ${d}.`
    : `After a check you fold only ${d} of deals. In ${r} you wait for the river and risk one ante there instead of four blind.`
}

function whySection(facts: UltimateFacts, { starting, later: then }: UltimateWords): HandSection {
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

/** What losing hands cost, raised and checked. */
function checkedText(slug: string, loses: number): string {
  const { fold, flop } = afterCheck(slug)
  const raised = `If you raised, you’d lose ${saidShare(loses)} of deals with six antes on the table.`
  if (fold > 0.4) return `${raised} After a check, most of those cost two.`
  if (fold > 0.25) return `${raised} After a check, ${saidShare(fold)} of deals cost two antes and no more.`
  if (flop > 0.4)
    return `${raised} A check sees the flop before you bet two antes, which you do in ${saidShare(flop)} of deals.`
  return `${raised} If you check, you bet least when your hand is worst.`
}

/** The share of deals that a check folds although they would have won. */
export function givenUp(slug: string, wins: number): number {
  const { outcomes } = solutionOf(slug).options.at(-1)!
  const all = outcomes.reduce((sum, [, ways]) => sum + ways, 0)
  return wins - outcomes.reduce((sum, [net, ways]) => sum + (net > 0 ? ways : 0), 0) / all
}

function givenUpText(slug: string, wins: number, fold: number): string {
  const lost = givenUp(slug, wins)
  if (lost < 0.004) return `Your folds give up hardly any wins: ${saidShare(lost)} of deals.`
  if (fold > 0.3)
    return `You’d have won ${saidShare(lost)} of deals that you fold, a small price for ${saidShare(fold)} of folds.`
  return `The price is ${saidShare(lost)} of deals that you fold and would have won.`
}

/** Compares the EV of the play with the share of deals it wins. */
function endsText(facts: UltimateFacts): string {
  const { slug, raises, hand } = facts
  const { wins, loses } = sharesOf(facts)
  const made = comes(facts, 'two-pair', 'three', 'straight', 'flush', 'full-house')
  const { fold } = afterCheck(slug)
  const paid = comes(facts, 'straight', 'flush', 'full-house')
  if (!raises) return `${checkedText(slug, loses)} ${givenUpText(slug, wins, fold)}`
  if (isPair(hand))
    return `It mostly stays one pair, or two with a pair on the board. It becomes three of a kind or better in ${saidShare(made)} of deals. A straight or better (${saidShare(paid)}) also pays the Blind.`
  if (wins > 0.58)
    return `You win ${saidShare(wins)} of deals and lose ${saidShare(loses)}, so it pays to have four antes behind the hand. A straight or better (${saidShare(paid)} of deals) also pays the Blind.`
  return `Four antes multiply the small lead. A straight or better (up to ${saidShare(paid)}) also pays the Blind.`
}

const endsSection = (facts: UltimateFacts, { ends, starting }: UltimateWords): HandSection => ({
  id: 'ends',
  ...ends(facts),
  tables: [ownTable(facts, starting.own)],
})

// ——— Rules ————————————————————————————————————————————————————————————————————————————————————————————————

/** How raising 3× compares with the best play. */
function threeTimes({ slug, raises }: UltimateFacts): string {
  const [four, three, check] = [evOf(slug, 'raise-4x'), evOf(slug, 'raise-3x'), evOf(slug, 'check')]
  if (raises) {
    return three > check
      ? `Raising 3× gives up ${saidGap(four - three)} antes of what 4× gains, but is still ${saidGap(three - check)} better than a check.`
      : `Raising 3× is the worst choice: ${saidGap(four - three)} antes worse than 4×.`
  }
  if (three > four) return `Raising 3× loses less than 4×, but ${saidGap(check - three)} antes more than a check.`
  return `Raising 3× is the worst choice: it costs ${saidGap(check - three)} antes more than a check, and raising 4× ${saidGap(check - four)}.`
}

const rulesTitle = ({ raises }: UltimateFacts, turned: boolean, differ: boolean): string => {
  if (turned) return 'The pay table decides'
  const three = raises ? 'Raise 3× instead of 4×?' : 'Raise it 3×?'
  return differ ? `${three} And other pay tables` : three
}

function rulesSection(line: Line, facts: UltimateFacts, words: UltimateWords): HandSection {
  const all = underTables(ultimateTexasHoldem, line, facts.hand, facts.made)
  const differ = tablesDiffer(all)
  return {
    id: 'rules',
    title: words.rulesTitle(facts, tablesTurn(all), differ),
    text: [differ ? `${words.threeTimes(facts)} ${tablesText(line, all)}` : words.threeTimes(facts)],
    tables: tablesTables(line, all),
  }
}

// ——— In one language ——————————————————————————————————————————————————————————————————————————————————————————

/** Everything that the pages of this game say, in one language. */
export interface UltimateWords {
  readonly starting: StartingWords
  readonly line: LineLanguage
  answer(facts: UltimateFacts): string
  description(facts: UltimateFacts): string
  /** What happens later if you check. */
  later(facts: UltimateFacts): string
  ends(facts: UltimateFacts): Told
  /** `differ`: whether the section lists other pay tables. */
  rulesTitle(facts: UltimateFacts, turned: boolean, differ: boolean): string
  threeTimes(facts: UltimateFacts): string
}

const english: UltimateWords = {
  starting: startingWords,
  line: LINE,
  answer,
  description,
  later,
  ends: (facts) => ({ title: 'How it ends', text: [endsText(facts)] }),
  rulesTitle,
  threeTimes,
}

// ——— The page ————————————————————————————————————————————————————————————————————————————————————————————————

function factsOf(slug: string): UltimateFacts {
  const hand: StartingHand = startingHand(slug)
  return { ...startingFacts(hand, madeHand(slug)), slug, raises: acts(LINE, hand), gap: gapOf(LINE, hand) }
}

/** Throws on an unknown slug. */
export function answerHand(slug: string, words: UltimateWords = english): HandAnswer {
  const facts = factsOf(slug)
  const line: Line = { ...words.line, solutionOf }
  const { hand, made, raises, gap } = facts
  return {
    rules: STANDARD,
    solution: solutionOf(slug),
    answer: words.answer(facts),
    description: capital(words.description(facts)),
    sections: [
      whySection(facts, words),
      endsSection(facts, words),
      flipsSection(line, hand),
      rulesSection(line, facts, words),
      deadSection(line, hand, made),
    ],
    slip: { action: raises ? 'check' : 'raise-4x', cost: gap, perRound: shareOf(hand) },
    related: relatedHands(line, hand),
  }
}
