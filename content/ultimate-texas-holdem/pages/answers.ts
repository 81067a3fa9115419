import made from '@/content/ultimate-texas-holdem/hands.json' with { type: 'json' }
import { bestOf, evValue } from '@/lib/games/ev'
import { type MadeStartingHand, readTally } from '@/lib/games/made-starting-hands'
import type { Solution } from '@/lib/games/solution'
import { checkLedger, dealsIn } from '@/lib/engines/holdem/index'
import { optionOf } from '@/lib/games/ultimate-texas-holdem/options'
import { STANDARD } from '@/lib/games/ultimate-texas-holdem/rules'
import { actionsAt, multipleOf, payoffOf, type UltimateAction } from '@/lib/games/ultimate-texas-holdem/round'
import type { HandAnswer, HandSection } from '@/content/pages/hand-page'
import { saidEv, saidGap, saidShare } from '@/content/pages/said'
import { capital } from '@/lib/text'
import { deadSection, tablesTable, tablesText, underTables } from '@/content/pages/starting-turns'
import { comes, isPair, ownTable, sharesOf, type StartingFacts, startingFacts } from '@/content/pages/starting-facts'
import { acts, CLOSE, flipsSection, gapOf, type Line, relatedHands } from '@/content/pages/starting-line'
import { nameOf } from '@/content/pages/starting-list'
import { type StartingHand, startingHand, shareOf } from '@/lib/games/starting-hands'
import { fares, waysItWins, whoIsAhead, winsTitle } from '@/content/pages/starting-words'
import { game as ultimateTexasHoldem } from '@/lib/games/ultimate-texas-holdem/index'
import { madeBySlug, once } from '@/content/pages/made'

/* What the page of each starting hand says. */

// ——— The facts, as `npm run make:hands` keeps them, under the usual rules ——————————————————————————————————————————

/** Throws on a slug that is no page. */
export const madeHand = madeBySlug<MadeStartingHand>(made.pages, 'Ultimate Texas Hold’em')

/** The decision before the flop, exactly as the solver has it. */
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
    const ledger =
      action === 'check'
        ? checkLedger({ flop, river, folded })
        : { played: [[multipleOf(action), raised]] as const, folded: 0 }
    return optionOf(payoff, action, ledger, deals)
  })
  return { options, best: bestOf(options), deals }
})

/** What becomes of the deals that are checked before the flop: raised on it, raised on the river, folded there. Parts of one. */
export function afterCheck(slug: string): { readonly flop: number; readonly river: number; readonly fold: number } {
  const { tallies, folded = 0 } = madeHand(slug)
  const [all, flop, river] = tallies.map((tally) => dealsIn(readTally(tally))) as [number, number, number]
  return { flop: flop / all, river: river / all, fold: folded / all }
}

const LINE: Line = {
  unit: ultimateTexasHoldem.unit,
  act: { act: 'raise', acted: 'raised', acting: 'raising' },
  wait: { act: 'check', acted: 'checked', acting: 'checking' },
  solutionOf,
}

interface Facts extends StartingFacts {
  readonly slug: string
  readonly raises: boolean
  readonly gap: number
}

const evOf = (slug: string, action: UltimateAction): number =>
  evValue(solutionOf(slug).options.find((one) => one.action === action)!.ev)

// ——— The answer ——————————————————————————————————————————————————————————————————————————————————————————

/** The play and its price. */
function answer({ slug, raises, gap }: Facts): string {
  const [raise, check] = [evOf(slug, 'raise-4x'), evOf(slug, 'check')]
  const by = saidGap(gap)
  if (raises) {
    if (raise < 0)
      return `Raise 4×, though it loses either way: ${saidEv(raise)} antes raised, ${saidEv(check)} checked. Raising saves ${by}.`
    if (check < 0)
      return `Raise 4×. It is worth ${saidEv(raise)} antes; checked, the same hand loses ${saidGap(check)}.`
    if (gap < CLOSE) return `Raise 4×, by a hair: ${saidEv(raise)} antes, ${by} more than checking.`
    return gap > 0.5
      ? `Raise 4×, without a thought. It is worth ${saidEv(raise)} antes, and checking gives up ${by} of them.`
      : `Raise 4×. It is worth ${saidEv(raise)} antes, ${by} more than checking.`
  }
  if (gap < CLOSE)
    return check > 0
      ? `Check, by a hair. It is worth ${saidEv(check)} antes; raising 4× gives up ${by} of them.`
      : `Check, by a hair. It loses ${saidGap(check)} antes on average; raising 4× would lose ${by} more.`
  if (check > 0) return `Check. It is worth ${saidEv(check)} antes, ${by} more than raising 4×.`
  return gap > 0.8
    ? `Check, always. It loses ${saidGap(check)} antes on average; raised 4× it would lose ${saidGap(raise)}.`
    : `Check. It loses ${saidGap(check)} antes on average, ${by} less than raised 4×.`
}

function description(facts: Facts): string {
  const { hand, raises, gap } = facts
  const { wins } = sharesOf(facts)
  const what = raises ? `Raise ${nameOf(hand)} 4×` : `Check ${nameOf(hand)}`
  return `${what} before the flop at Ultimate Texas Hold’em: ${saidGap(gap)} antes better than ${raises ? 'checking' : 'raising'}, exactly counted. It wins ${saidShare(wins)} of deals. By what, which hands near it are played the other way, and what the mistake costs a year.`
}

// ——— Why ————————————————————————————————————————————————————————————————————————————————————————————————————

/** What a check would do with the hand later. */
function later({ slug, raises, hand }: Facts): string {
  const { flop, river, fold } = afterCheck(slug)
  const [f, r, d] = [saidShare(flop), saidShare(river), saidShare(fold)]
  if (raises) {
    if (fold < 0.001)
      return `A check would fold it next to never (${d} of deals) and raise 2× in ${f}: it saves nothing, and halves the bet on a hand that is ahead.`
    if (fold < 0.06)
      return `A check would fold it in ${d} of deals only; in all others it ends up with two antes or one where four could stand.`
    if (fold < 0.09)
      return `A check would get out of ${d} of deals for two antes, and pay for it with a smaller bet in the rest: 2× in ${f}, 1× in ${r}.`
    return `A check would get to fold ${d} of deals, but would raise only 2× in ${f} and 1× in ${r}. Four antes before the flop are worth more.`
  }
  if (isPair(hand))
    return `Checked, it raises 2× on the flop in ${f} of deals and 1× on the river in ${r}; in ${d} it gets away for two antes.`
  if (fold > 0.42)
    return `Checked, it is thrown away on the river in ${d} of deals for two antes; raised, there is no such way out.`
  if (fold > 0.34)
    return `Checked, it folds ${d} of deals on the river for two antes. That is where the check earns its keep: with four more in there is no way back.`
  if (fold > 0.28)
    return `A check raises 2× on the flop in ${f} of deals and still gets out of ${d} of them on the river, for two antes each.`
  if (flop > 0.42)
    return `A check gives up little: it still raises 2× on the flop in ${f} of deals and 1× on the river in ${r}, and folds ${d}.`
  return fold > 0.2
    ? `Checked, it raises 2× on the flop in ${f} of deals, 1× on the river in ${r}, and is folded in ${d}.`
    : `Checked, it is folded in ${d} of deals only; but in ${r} it waits for the river and risks one ante there instead of four blind.`
}

function whySection(facts: Facts): HandSection {
  return {
    id: 'why',
    title: winsTitle(facts),
    text: [[fares(facts), ...waysItWins(facts)].join(' '), `${whoIsAhead(facts)} ${later(facts)}`],
  }
}

// ——— How it ends —————————————————————————————————————————————————————————————————————————————————————————

/** What the losses cost, raised and checked. */
function checkedText(slug: string, loses: number): string {
  const { fold, flop } = afterCheck(slug)
  if (fold > 0.4)
    return `Raised it would lose ${saidShare(loses)} of deals with six antes on the table; checked, most of those cost two.`
  if (fold > 0.25)
    return `Raised it would lose ${saidShare(loses)} of deals with six antes on the table. Checked, ${saidShare(fold)} of deals cost two antes and no more.`
  if (flop > 0.4)
    return `Raised it would lose ${saidShare(loses)} of deals with six antes on the table. The check has seen the flop before it puts two antes in, and does so in ${saidShare(flop)} of deals.`
  return `Raised it would lose ${saidShare(loses)} of deals with six antes on the table. Checked, it puts in the least where it is worst.`
}

/** The wins that a check folds away. */
function givenUp(slug: string, wins: number, fold: number): string {
  const { outcomes } = solutionOf(slug).options.at(-1)!
  const all = outcomes.reduce((sum, [, ways]) => sum + ways, 0)
  const lost = wins - outcomes.reduce((sum, [net, ways]) => sum + (net > 0 ? ways : 0), 0) / all
  if (lost < 0.004) return `Hardly a win is folded away by that, ${saidShare(lost)} of deals.`
  if (fold > 0.3)
    return `Folding gives away ${saidShare(lost)} of deals that would have been won: a small price for ${saidShare(fold)} of folds.`
  return `It pays for that with ${saidShare(lost)} of deals that would have been won and are folded.`
}

/** What it is worth to play it, beside the share of deals it wins. */
function endsText(facts: Facts): string {
  const { slug, raises, hand } = facts
  const { wins, loses } = sharesOf(facts)
  const made = comes(facts, 'two-pair', 'three', 'straight', 'flush', 'full-house')
  const { fold } = afterCheck(slug)
  const paid = comes(facts, 'straight', 'flush', 'full-house')
  if (!raises) return `${checkedText(slug, loses)} ${givenUp(slug, wins, fold)}`
  if (isPair(hand))
    return `It ends as no more than a pair, or with the board’s pair beside it, most of the time; in ${saidShare(made)} of deals it is three of a kind or better, and from a straight up (${saidShare(paid)}) the Blind is paid too.`
  if (wins > 0.58)
    return `With four antes behind it, ${saidShare(wins)} of wins against ${saidShare(loses)} of losses is worth a good deal more than one in the ante. From a straight up, in ${saidShare(paid)} of deals, the Blind is paid too.`
  return `The lead is small, ${saidShare(wins)} against ${saidShare(loses)}, but it is there in every deal, and four antes multiply it. The Blind pays on top in up to ${saidShare(paid)} of deals, from a straight up.`
}

const endsSection = (facts: Facts): HandSection => ({
  id: 'ends',
  title: 'How it ends',
  text: [endsText(facts)],
  tables: [ownTable(facts)],
})

// ——— Rules ————————————————————————————————————————————————————————————————————————————————————————————————

/** “3x or 4x, ever?” */
function threeTimes({ slug, raises }: Facts): string {
  const [four, three, check] = [evOf(slug, 'raise-4x'), evOf(slug, 'raise-3x'), evOf(slug, 'check')]
  if (raises) {
    return three > check
      ? `Raising 3× is no middle way: it gives up ${saidGap(four - three)} of what 4× gains, and is still ${saidGap(three - check)} better than a check.`
      : `Raising 3× is the worst of both: ${saidGap(four - three)} less than 4×, and ${saidGap(check - three)} less than a check.`
  }
  if (three > four) return `Raising 3× loses less than 4×, but still ${saidGap(check - three)} more than a check.`
  return `Raising 3× is worse than either: ${saidGap(check - three)} less than a check, where 4× is ${saidGap(check - four)} less.`
}

function rulesSection(facts: Facts): HandSection {
  const all = underTables(ultimateTexasHoldem, LINE, facts.hand, facts.made)
  const turned = all.some(({ lead }) => lead > 0 !== all[0]!.lead > 0)
  return {
    id: 'rules',
    title: turned ? 'The table decides' : facts.raises ? 'Three times or four, and other tables' : 'Other tables',
    text: [`${threeTimes(facts)} ${tablesText(LINE, all)}`],
    tables: [tablesTable(LINE, all)],
  }
}

// ——— The page ————————————————————————————————————————————————————————————————————————————————————————————————

function factsOf(slug: string): Facts {
  const hand: StartingHand = startingHand(slug)
  return { ...startingFacts(hand, madeHand(slug)), slug, raises: acts(LINE, hand), gap: gapOf(LINE, hand) }
}

/** Throws on a slug that is no page. */
export function answerHand(slug: string): HandAnswer {
  const facts = factsOf(slug)
  const { hand, made, raises, gap } = facts
  return {
    rules: STANDARD,
    solution: solutionOf(slug),
    answer: answer(facts),
    description: capital(description(facts)),
    sections: [
      whySection(facts),
      endsSection(facts),
      flipsSection(LINE, hand),
      rulesSection(facts),
      deadSection(LINE, hand, made),
    ],
    slip: { action: raises ? 'check' : 'raise-4x', cost: gap, perRound: shareOf(hand) },
    related: relatedHands(LINE, hand),
  }
}
