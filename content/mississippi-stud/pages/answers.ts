import made from '@/content/mississippi-stud/hands.json' with { type: 'json' }
import type { FactTable, HandAnswer, HandSection } from '@/content/pages/hand-page'
import { saidEv, saidGap, saidShare } from '@/content/pages/said'
import { madeBySlug, once } from '@/content/pages/made'
import { isPair, straightsWith } from '@/content/pages/starting-facts'
import { acts, CLOSE, flipsSection, gapOf, type Line, relatedHands } from '@/content/pages/starting-line'
import { nameOf } from '@/content/pages/starting-list'
import { deadSection, tablesTable, tablesText, underTables } from '@/content/pages/starting-turns'
import { RANKS } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import { evValue } from '@/lib/games/ev'
import { game as mississippiStud } from '@/lib/games/mississippi-stud/index'
import { betOrFold, type MississippiMade } from '@/lib/games/mississippi-stud/made-hands'
import { TALLY } from '@/lib/games/mississippi-stud/round'
import { type MississippiAction, VARIANTS } from '@/lib/games/mississippi-stud/rules'
import { decision } from '@/lib/games/mississippi-stud/solve'
import { capital } from '@/lib/text'
import type { Option, Solution } from '@/lib/games/solution'
import { cardsOf, type StartingHand, startingHand, waysOf } from '@/lib/games/starting-hands'

/* What the page of each starting hand says. */

const RULES = VARIANTS[0].rules
const HANDS = 1326

const madeHand = madeBySlug<MississippiMade>(made.pages, 'Mississippi Stud')

/** The best bet and a fold. */
const twoOptions = once((slug) => betOrFold(RULES, cardsOf(startingHand(slug))))

const LINE: Line = {
  unit: mississippiStud.unit,
  alone: true,
  mostDead: 12,
  act: { act: 'bet', acted: 'bet', acting: 'betting' },
  wait: { act: 'fold', acted: 'folded', acting: 'folding' },
  solutionOf: twoOptions,
}

interface Facts {
  readonly slug: string
  readonly hand: StartingHand
  readonly made: MississippiMade
  readonly solution: Solution<MississippiAction>
  /** The bet that is better than other bets. */
  readonly bet: Option<MississippiAction>
  readonly bets: boolean
  readonly gap: number
}

function factsOf(slug: string): Facts {
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

const labelOf = (action: MississippiAction): string => mississippiStud.label(RULES, action).name
const doingOf = (action: MississippiAction): string => mississippiStud.label(RULES, action).doing

// ——— The answer ——————————————————————————————————————————————————————————————————————————————————————————

/** What betting more at once, or less, loses against the best bet. */
function otherSize({ solution, bet }: Facts): string {
  const other: MississippiAction = bet.action === 'bet-3x' ? 'bet-1x' : 'bet-3x'
  const loses = evValue(bet.ev) - evValue(solution.options.find(({ action }) => action === other)!.ev)
  return `${doingOf(other)} costs ${saidGap(loses)}`
}

/** The play and its price. */
function answer(facts: Facts): string {
  const { bet, bets, gap, hand } = facts
  const ev = evValue(bet.ev)
  const name = capital(nameOf(hand))
  if (!bets)
    return gap < CLOSE
      ? `Fold ${nameOf(hand)}, by a hair. A bet of 1× loses ${saidGap(-ev)} antes on average, where a fold loses one.`
      : `Fold ${nameOf(hand)}. A bet of 1× loses ${saidGap(-ev)} antes on average, ${saidGap(gap)} more than a fold.`
  if (isPair(hand))
    return `Bet 3× with ${nameOf(hand)}. It’s worth ${saidEv(ev)} antes, and ${otherSize(facts).toLowerCase()}.`
  if (ev > 0)
    return `Bet 1× with ${nameOf(hand)}. It’s worth ${saidEv(ev)} antes, and ${otherSize(facts).toLowerCase()}.`
  if (gap < CLOSE)
    return `Bet 1× with ${nameOf(hand)}, by a hair. You lose ${saidGap(-ev)} antes on average; a fold loses one.`
  return gap < 0.3
    ? `Bet 1×. ${name} loses ${saidGap(-ev)} antes on average, ${saidGap(gap)} less than a fold.`
    : `Bet 1×. ${name} still loses ${saidGap(-ev)} antes on average, but a fold loses one for certain.`
}

function description({ hand, bet, bets, gap }: Facts): string {
  const what = bets ? `${labelOf(bet.action)} with ${nameOf(hand)}` : `Fold ${nameOf(hand)}`
  return `${what} in Mississippi Stud: ${saidEv(bets ? evValue(bet.ev) : -1)} antes, ${saidGap(gap)} better than ${bets ? 'folding' : 'betting'}, exactly counted. How rounds with it end, and what your neighbors’ cards change.`
}

// ——— Why ————————————————————————————————————————————————————————————————————————————————————————————————————

const [SIX, TEN, JACK] = [RANKS.indexOf('6'), RANKS.indexOf('T'), RANKS.indexOf('J')]

const share = ({ solution, bet }: Facts, name: string): number =>
  (bet.tally?.find((fact) => fact.name === name)?.ways ?? 0) / (solution.deals ?? 1)

type Kind = 'high' | 'middle' | 'low'
const kindOf = (rank: number): Kind => (rank >= JACK ? 'high' : rank >= SIX ? 'middle' : 'low')

/** What a pair of either card does. */
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

/** What a pair in the hand is already. */
function pairHeld({ high }: StartingHand): string {
  const many = rankInWords(high, 2)
  if (high >= JACK)
    return `Your ${many} already pay: every bet you make from here is won, and three or four of them win more.`
  if (high >= SIX) return `Your ${many} can’t lose any more: at worst you get every bet back.`
  return `A pair of ${many} alone still loses. It’s bet for two pair, three of a kind and better, which pay on everything.`
}

/** Straights and flushes that hold both cards. */
function draws({ high, low, suited }: StartingHand): string {
  const straights = straightsWith(high, low)
  const flush = suited ? (low >= TEN ? 'A flush is in reach, even a royal one' : 'A flush is in reach') : ''
  const words = [
    'no straight holds both cards',
    'a single straight holds both cards',
    'a couple of straights hold both cards',
    'several straights hold both cards',
    'as many straights as there can be hold both cards',
  ]
  const straight = words[straights]!
  return suited ? `${flush}, and ${straight}.` : `${capital(straight)}.`
}

/** How rounds end after the best bet. */
function fares(facts: Facts): string {
  const [wins, pushes, folds] = [TALLY.wins, TALLY.pushes, TALLY.folds].map((name) => share(facts, name)) as [
    number,
    number,
    number,
  ]
  const then = facts.bets ? `After a bet of ${labelOf(facts.bet.action).slice(-2)}` : 'If you bet 1× anyway'
  if (wins > 1 - 1e-9) return `${then} every round is paid.`
  if (pushes + folds === 0) return `${then} you’re paid in ${saidShare(wins)} of rounds and lose every bet in the rest.`
  if (wins + pushes > 1 - 1e-9)
    return `${then} you’re paid in ${saidShare(wins)} of rounds and get your bets back in the rest.`
  return `${then} you’re paid in ${saidShare(wins)} of rounds and get your bets back in ${saidShare(pushes)}${folds > 0 ? `; you fold on a later street in ${saidShare(folds)}` : ''}.`
}

function whyTitle({ hand, bets, gap }: Facts): string {
  const { high, low } = hand
  if (high === low)
    return high >= JACK ? 'Paid before the first card' : high >= SIX ? 'It can’t lose' : 'Bet for what it can become'
  if (!bets)
    return gap < CLOSE
      ? 'Just short of a bet'
      : kindOf(high) === 'low'
        ? 'Nothing that pays'
        : 'One middle card isn’t enough'
  if (low >= JACK) return 'Two cards that pay when they pair'
  return high >= JACK ? 'Carried by the high card' : 'Two cards that push when they pair'
}

function whySection(facts: Facts): HandSection {
  const { hand } = facts
  const ace = hand.high === RANKS.length - 1 ? ['An ace pays no more than a jack when it pairs.'] : []
  const cards = isPair(hand) ? [pairHeld(hand)] : [pairing(hand), ...ace, draws(hand)]
  return { id: 'why', title: whyTitle(facts), text: [[fares(facts), ...cards].join(' ')] }
}

// ——— How it ends —————————————————————————————————————————————————————————————————————————————————————————

const ENDINGS: readonly (readonly [fact: string, name: string])[] = [
  [TALLY.wins, 'Jacks or better: paid'],
  [TALLY.pushes, 'Sixes to tens: bets back'],
  [TALLY.loses, 'Less: all bets lost'],
  [TALLY.folds, 'Folded on a later street'],
]

function endsSection(facts: Facts): HandSection {
  const { solution, bet, bets } = facts
  const table: FactTable = {
    caption: 'How rounds end after the bet',
    columns: ['Ending', 'Rounds'],
    rows: ENDINGS.flatMap(([fact, name]) => {
      const value = share(facts, fact)
      return value > 0 ? [{ name, cells: [{ kind: 'share', value }] }] : []
    }),
  }
  const worth = solution.options
    .filter(({ action }) => action !== 'fold' && action !== bet.action)
    .map(({ action, ev }) => `${saidEv(evValue(ev))} by ${doingOf(action).toLowerCase()}`)
  const text = `${doingOf(bet.action)} is worth ${saidEv(evValue(bet.ev))} antes. It would be ${worth.join(' and ')}. ${
    bets
      ? 'The later streets are played as well as they can be, with fewer or more antes down.'
      : 'None of them is as good as giving up the ante.'
  }`
  return { id: 'ends', title: 'How it ends', text: [text], tables: [table] }
}

// ——— Rules and neighbors ————————————————————————————————————————————————————————————————————————————————————

function rulesSection({ hand, made }: Facts): HandSection {
  const all = underTables(mississippiStud, LINE, hand, { tables: made.tables })
  const turned = all.some(({ lead }) => lead > 0 !== all[0]!.lead > 0)
  return {
    id: 'rules',
    title: turned ? 'The table decides' : 'Other tables',
    text: [tablesText(LINE, all)],
    tables: [tablesTable(LINE, all)],
  }
}

function neighborsSection({ hand, made, bets }: Facts): HandSection {
  const [best, worst] = made.extremes
  const section = deadSection(LINE, hand, made)
  const ahead = (lead: number): string => `${lead > 0 ? 'betting' : 'folding'} is ${saidGap(lead)} better`
  const turns = best > 0 !== worst > 0
  const range = `Six neighbors hold twelve cards. If you see the twelve that, one by one, help this hand most, ${ahead(best)}; if you see the twelve that, one by one, hurt it most, ${ahead(worst)}.`
  const close = turns ? ` So it’s worth looking before you ${bets ? 'bet' : 'fold'}.` : ''
  return { ...section, text: [...section.text, range + close] }
}

// ——— The page ————————————————————————————————————————————————————————————————————————————————————————————————

/** What people do wrong with it: they bet what should be folded, fold what should be bet, and bet pairs too small. */
function slipOf({ solution, bet, bets, gap, hand }: Facts): HandAnswer['slip'] {
  const perRound = waysOf(hand) / HANDS
  if (!bets) return { action: bet.action, cost: gap, perRound }
  if (!isPair(hand)) return { action: 'fold', cost: gap, perRound }
  const smaller = solution.options.find(({ action }) => action === 'bet-1x')!
  return { action: 'bet-1x', cost: evValue(bet.ev) - evValue(smaller.ev), perRound }
}

/** Throws on a slug that is no page. */
export function answerHand(slug: string): HandAnswer {
  const facts = factsOf(slug)
  const { hand, solution } = facts
  const slip = slipOf(facts)
  return {
    rules: RULES,
    solution,
    answer: answer(facts),
    description: description(facts),
    sections: [
      whySection(facts),
      endsSection(facts),
      flipsSection(LINE, hand),
      rulesSection(facts),
      neighborsSection(facts),
    ],
    ...(slip ? { slip } : {}),
    related: relatedHands(LINE, hand),
  }
}
