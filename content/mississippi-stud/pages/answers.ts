import made from '@/content/mississippi-stud/hands.json' with { type: 'json' }
import type { FactTable, HandAnswer, HandSection, TableWords, Told } from '@/content/pages/hand-page'
import { atStake, saidEv, saidGap, saidMoney, saidShare } from '@/content/pages/said'
import { madeBySlug, once } from '@/content/pages/made'
import { isPair, straightsWith } from '@/content/pages/starting-facts'
import { acts, flipsSection, gapOf, type Line, type LineLanguage, relatedHands } from '@/content/pages/starting-line'
import { nameOf } from '@/content/pages/starting-list'
import { deadSection, tablesTables, tablesText, tablesTurn, underTables } from '@/content/pages/starting-turns'
import { RANKS } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import { CLOSE, evValue } from '@/lib/game/ev'
import { game as mississippiStud } from '@/lib/games/mississippi-stud/index'
import { betOrFold, type MississippiMade } from '@/lib/games/mississippi-stud/made-hands'
import { TALLY } from '@/lib/games/mississippi-stud/round'
import { type MississippiAction, VARIANTS } from '@/lib/games/mississippi-stud/rules'
import { decision } from '@/lib/games/mississippi-stud/solve'
import { capital } from '@/lib/text'
import type { Option, Solution } from '@/lib/game/solution'
import { cardsOf, type StartingHand, startingHand, waysOf } from '@/lib/game/strategy/starting-hands'

/* The text of each starting hand's page. */

const RULES = VARIANTS[0].rules
const HANDS = 1326

const madeHand = madeBySlug<MississippiMade>(made.pages, 'Mississippi Stud')

/** The best bet, and a fold. */
const twoOptions = once((slug) => betOrFold(RULES, cardsOf(startingHand(slug))))

const LINE: Line = {
  unit: mississippiStud.unit,
  alone: true,
  mostDead: 12,
  act: { act: 'bet', acting: 'betting' },
  wait: { act: 'fold', acting: 'folding' },
  solutionOf: twoOptions,
}

/** The facts that the sentences use. */
export interface MississippiFacts {
  readonly slug: string
  readonly hand: StartingHand
  readonly made: MississippiMade
  readonly solution: Solution<MississippiAction>
  /** The best of the bets. */
  readonly bet: Option<MississippiAction>
  readonly bets: boolean
  readonly gap: number
}

function factsOf(slug: string): MississippiFacts {
  const hand = startingHand(slug)
  const solution = decision(RULES, { hand: cardsOf(hand), board: [], bets: [] })
  return {
    slug,
    hand,
    made: madeHand(slug),
    solution,
    bet: twoOptions(slug).options[0]!,
    bets: acts(LINE, hand),
    gap: gapOf(LINE, hand),
  }
}

const labelOf = (action: MississippiAction): string => mississippiStud.messages.action(action).name
const doingOf = (action: MississippiAction): string => mississippiStud.messages.action(action).doing

// ——— The answer ——————————————————————————————————————————————————————————————————————————————————————————

/** What a larger first bet, or a smaller one, loses against the best bet. */
function otherSize({ solution, bet }: MississippiFacts): string {
  const other: MississippiAction = bet.action === 'bet-3x' ? 'bet-1x' : 'bet-3x'
  const loses = evValue(bet.ev) - evValue(solution.options.find(({ action }) => action === other)!.ev)
  return `${doingOf(other).toLowerCase()} instead costs ${saidMoney(loses)}`
}

/** The play and its price. */
function answer(facts: MississippiFacts): string {
  const { bet, bets, gap, hand } = facts
  const ev = evValue(bet.ev)
  const name = nameOf(hand)
  const [money, at] = [saidMoney(ev), atStake(LINE.unit)]
  if (!bets)
    return gap < CLOSE
      ? `Fold ${name}, but it’s close. A 1× bet loses ${money} on average ${at}; a fold loses the ante.`
      : `Fold ${name}. A 1× bet loses ${money} on average ${at}, ${saidMoney(gap)} more than a fold.`
  if (ev > 0)
    return `Bet ${isPair(hand) ? '3×' : '1×'} with ${name}. You win ${money} on average ${at}; ${otherSize(facts)}.`
  if (gap < CLOSE)
    return `Bet 1× with ${name}, but it’s close. You lose ${money} on average ${at}; a fold loses the ante.`
  return gap < 0.3
    ? `Bet 1× with ${name}. You lose ${money} on average ${at}, ${saidMoney(gap)} less than with a fold.`
    : `Bet 1× with ${name}. You lose ${money} on average ${at}, but a fold loses the whole ante.`
}

function description({ hand, bet, bets, gap }: MississippiFacts): string {
  const what = bets ? `${labelOf(bet.action)} with ${nameOf(hand)}` : `Fold ${nameOf(hand)}`
  return `${what} in Mississippi Stud: ${saidEv(bets ? evValue(bet.ev) : -1)} antes, ${saidGap(gap)} better than ${bets ? 'folding' : 'betting'}. How rounds with it end, and what your neighbors’ cards change.`
}

// ——— Why ————————————————————————————————————————————————————————————————————————————————————————————————————

const [SIX, TEN, JACK] = [RANKS.indexOf('6'), RANKS.indexOf('T'), RANKS.indexOf('J')]

export const share = ({ solution, bet }: MississippiFacts, name: string): number =>
  (bet.tally?.find((fact) => fact.name === name)?.ways ?? 0) / (solution.deals ?? 1)

export type Kind = 'high' | 'middle' | 'low'
export const kindOf = (rank: number): Kind => (rank >= JACK ? 'high' : rank >= SIX ? 'middle' : 'low')

/** What pairing either card is worth. */
function pairing({ high, low }: StartingHand): string {
  const [a, b] = [rankInWords(high), rankInWords(low)]
  const kinds = `${kindOf(high)} ${kindOf(low)}` as const
  const texts: Readonly<Partial<Record<typeof kinds, string>>> = {
    'high high': 'Pair either card and you’re paid.',
    'high middle': `Pair the ${a} and you’re paid; pair the ${b} and you get your bets back.`,
    'high low': `Pair the ${a} and you’re paid; a pair of ${rankInWords(low, 2)} still loses.`,
    'middle middle': 'Pair either card and you get your bets back.',
    'middle low': `Pair the ${a} and you get your bets back; a pair of ${rankInWords(low, 2)} loses them.`,
    'low low': 'A pair of either card still loses.',
  }
  return texts[kinds]!
}

/** What a pocket pair is worth. */
function pairHeld({ high }: StartingHand): string {
  const many = rankInWords(high, 2)
  if (high >= JACK)
    return `Your ${many} already pay. You win every bet you make from here, and three or four of a kind win more.`
  if (high >= SIX) return `Your ${many} can’t lose: at worst you get every bet back.`
  return `A pair of ${many} alone still loses. You bet for two pair or better, which pays on every bet.`
}

/** The straights and flushes that use both cards. */
function draws({ high, low, suited }: StartingHand): string {
  const straights = straightsWith(high, low)
  const words = [
    'no straight uses both cards',
    'one straight uses both cards',
    'two straights use both cards',
    'three straights use both cards',
    'four straights use both cards',
  ]
  const straight = words[straights]!
  return suited
    ? `${low >= TEN ? 'A flush is possible, even a royal one' : 'A flush is possible'}, and ${straight}.`
    : `${capital(straight)}.`
}

/** How rounds end after the best bet. */
function fares(facts: MississippiFacts): string {
  const [wins, pushes, folds] = [TALLY.wins, TALLY.pushes, TALLY.folds].map((name) => share(facts, name)) as [
    number,
    number,
    number,
  ]
  const then = facts.bets ? `After a bet of ${labelOf(facts.bet.action).slice(-2)}` : 'If you bet 1× anyway,'
  if (wins > 1 - 1e-9) return `${then} every round is paid.`
  if (pushes + folds === 0) return `${then} you’re paid in ${saidShare(wins)} of rounds and lose every bet in the rest.`
  if (wins + pushes > 1 - 1e-9)
    return `${then} you’re paid in ${saidShare(wins)} of rounds and get your bets back in the rest.`
  return `${then} you’re paid in ${saidShare(wins)} of rounds and get your bets back in ${saidShare(pushes)}${folds > 0 ? `. You fold on a later street in ${saidShare(folds)}` : ''}.`
}

function whyTitle({ hand, bets, gap }: MississippiFacts): string {
  const { high, low } = hand
  if (high === low)
    return high >= JACK ? 'Paid before the first card' : high >= SIX ? 'It can’t lose' : 'Bet on what it can become'
  if (!bets)
    return gap < CLOSE
      ? 'Just short of a bet'
      : kindOf(high) === 'low'
        ? 'Neither card pays'
        : 'One middle card isn’t enough'
  if (low >= JACK) return 'Two cards that pay when they pair'
  return high >= JACK ? 'Carried by the high card' : 'Two cards that push when they pair'
}

function why(facts: MississippiFacts): Told {
  const { hand } = facts
  const ace = hand.high === RANKS.length - 1 ? ['An ace pays no more than a jack when it pairs.'] : []
  const cards = isPair(hand) ? [pairHeld(hand)] : [pairing(hand), ...ace, draws(hand)]
  return { title: whyTitle(facts), text: [[fares(facts), ...cards].join(' ')] }
}

// ——— How it ends —————————————————————————————————————————————————————————————————————————————————————————

const ENDINGS = ['wins', 'pushes', 'loses', 'folds'] as const
type Ending = (typeof ENDINGS)[number]

function endsSection(
  facts: MississippiFacts,
  { ends: said, endings: { names, ...endings } }: MississippiWords,
): HandSection {
  const table: FactTable = {
    ...endings,
    rows: ENDINGS.flatMap((ending) => {
      const value = share(facts, TALLY[ending])
      return value > 0 ? [{ name: names[ending], cells: [{ kind: 'share', value }] }] : []
    }),
  }
  return { id: 'ends', ...said(facts), tables: [table] }
}

function ends({ bets }: MississippiFacts): Told {
  const text = bets
    ? 'These figures assume best play on the later streets.'
    : 'Giving up the ante is better than any bet, even if you play the later streets best.'
  return { title: 'How it ends', text: [text] }
}

// ——— Rules and neighbors ————————————————————————————————————————————————————————————————————————————————————

function rulesSection(line: Line, { hand, made }: MississippiFacts, words: MississippiWords): HandSection {
  const all = underTables(mississippiStud, line, hand, { tables: made.tables })
  return {
    id: 'rules',
    title: words.rulesTitle(tablesTurn(all)),
    text: [tablesText(line, all)],
    tables: tablesTables(line, all),
  }
}

function neighborsSection(line: Line, facts: MississippiFacts, words: MississippiWords): HandSection {
  const section = deadSection(line, facts.hand, facts.made)
  return { ...section, text: [...section.text, words.neighbors(facts)] }
}

function neighbors({ made, bets }: MississippiFacts): string {
  const [best, worst] = made.extremes
  const ahead = (lead: number): string => `${lead > 0 ? 'betting' : 'folding'} is better by ${saidGap(lead)}`
  const turns = best > 0 !== worst > 0
  const range = `Six neighbors hold twelve cards. If they show the twelve that each help this hand most, ${ahead(best)}. If they show the twelve that each hurt it most, ${ahead(worst)}.`
  const close = turns ? ` So it’s worth looking before you ${bets ? 'bet' : 'fold'}.` : ''
  return range + close
}

// ——— In one language ——————————————————————————————————————————————————————————————————————————————————————————

/** Everything that the pages of this game say, in one language. */
export interface MississippiWords {
  readonly line: LineLanguage
  answer(facts: MississippiFacts): string
  description(facts: MississippiFacts): string
  why(facts: MississippiFacts): Told
  ends(facts: MississippiFacts): Told
  readonly endings: TableWords & { readonly names: Readonly<Record<Ending, string>> }
  rulesTitle(turned: boolean): string
  /** The most that twelve cards of six neighbors can change. */
  neighbors(facts: MississippiFacts): string
}

const english: MississippiWords = {
  line: LINE,
  answer,
  description,
  why,
  ends,
  endings: {
    caption: 'How rounds end after the bet',
    columns: ['Ending', 'Rounds'],
    names: {
      wins: 'Jacks or better: paid',
      pushes: 'Sixes to tens: bets back',
      loses: 'Less: all bets lost',
      folds: 'Folded on a later street',
    },
  },
  rulesTitle: (turned) => (turned ? 'The pay table decides' : 'Other pay tables'),
  neighbors,
}

// ——— The page ————————————————————————————————————————————————————————————————————————————————————————————————

/**
 * The usual mistake: betting a hand that should be folded, folding one that should be bet, or betting too little on a
 * pair.
 */
function slipOf({ solution, bet, bets, gap, hand }: MississippiFacts): HandAnswer['slip'] {
  const perRound = waysOf(hand) / HANDS
  if (!bets) return { action: bet.action, cost: gap, perRound }
  if (!isPair(hand)) return { action: 'fold', cost: gap, perRound }
  const smaller = solution.options.find(({ action }) => action === 'bet-1x')!
  return { action: 'bet-1x', cost: evValue(bet.ev) - evValue(smaller.ev), perRound }
}

/** Throws on an unknown slug. */
export function answerHand(slug: string, words: MississippiWords = english): HandAnswer {
  const facts = factsOf(slug)
  const line: Line = { ...LINE, ...words.line }
  const { hand, solution } = facts
  const slip = slipOf(facts)
  return {
    rules: RULES,
    solution,
    answer: words.answer(facts),
    description: words.description(facts),
    sections: [
      { id: 'why', ...words.why(facts) },
      endsSection(facts, words),
      flipsSection(line, hand),
      rulesSection(line, facts, words),
      neighborsSection(line, facts, words),
    ],
    ...(slip ? { slip } : {}),
    related: relatedHands(line, hand),
  }
}
