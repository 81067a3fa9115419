import made from '@/content/xx-poker/contests.json' with { type: 'json' }
import { parseCards, rankNamed } from '@/lib/cards/card'
import { bestOf, evValue, exact, NAMED_STAKE } from '@/lib/game/ev'
import type { Option, Solution } from '@/lib/game/solution'
import { choose } from '@/lib/math/combinations'
import type { ContestMade } from '@/lib/games/xx-poker/census/contests'
import { type Manner, MANNERS } from '@/lib/games/xx-poker/contests'
import { POSITION_NAMES, POSITIONS, RESULTS } from '@/lib/games/xx-poker/rules'
import { start } from '@/lib/games/xx-poker/round'
import { aRank, preciseEv, real, saidCards, saidGap, saidMoney, saidRarity, saidShare } from '@/content/pages/said'
import type {
  FactRow,
  FactTable,
  HandAnswer,
  PageWords,
  RelatedHand,
  TableWords,
  Told,
} from '@/content/pages/hand-page'
import { must } from '@/lib/result'
import { solve } from '@/lib/games/xx-poker/solve'
import { en } from '@/lib/games/xx-poker/messages/en'
import { rankInWords } from '@/lib/cards/words'
import { capital } from '@/lib/text'
import { madeBySlug, once } from '@/content/pages/made'
import { endsOf, entriesOf, RULES } from './facts'

/* The text of each page on a first contest that two or three cards win: which one to place. */

// ——— The facts, from `npm run make:hands`. EVs in Play bets —————————————————————————————————————————————————————————

export const CONTESTS = made.pages as unknown as readonly ContestMade[]
const madeOf = madeBySlug<ContestMade>(CONTESTS, 'XX Poker')

/** Deals of the second contest card and the communal hand. */
const DEALS = 48 * choose(47, 3)
/** Hands with a first contest card. */
const SPOTS = choose(52, 3) * 49

export interface ContestFacts extends ContestMade {
  /** The dealer's rank, 0 to 12. */
  readonly number: number
  /** As a share of all first contests, from 0 to 1. */
  readonly share: number
  readonly evs: readonly [lowest: number, highest: number]
  /** For each manner, the share of deals that end at each of POSITIONS. */
  readonly ends: readonly (readonly number[])[]
  readonly solution: Solution<Manner>
}

function optionOf({ ledgers, halves }: ContestMade, at: number, deals: number): Option<Manner> {
  const entries = entriesOf(ledgers[at]!)
  return { action: MANNERS[at]!, ev: exact(BigInt(halves[at]!), 2n * BigInt(deals)), ...endsOf(entries) }
}

/** Throws on an unknown slug. */
export const contestFacts = once((slug): ContestFacts => {
  const one = madeOf(slug)
  const deals = one.spots * DEALS
  const options = MANNERS.map((_, at) => optionOf(one, at, deals))
  const evs = one.halves.map((halves) => Number(halves) / 2 / deals) as [number, number]
  const ends = one.ledgers.map((ledger) =>
    POSITIONS.map(
      (_, p) => ledger.slice(p * RESULTS.length, (p + 1) * RESULTS.length).reduce((sum, ways) => sum + ways, 0) / deals,
    ),
  )
  return {
    ...one,
    number: rankNamed(one.rank),
    share: one.spots / SPOTS,
    evs,
    ends,
    solution: { options, best: bestOf(options), deals },
  }
})

/** “Two cards that beat a nine” */
const contestName = (rank: string): string =>
  `Two cards that beat ${rank === 'A' ? 'an ace (low here)' : aRank(rankNamed(rank))}`

/** How many cards are unseen after a hand and one contest card. */
export const SECOND_CARDS = 52 - 3 - 1

export const slipOf = ({ evs }: ContestFacts): number => evs[0] - evs[1]

/** Whether both placings are equally good. */
export const isEven = ({ solution }: ContestFacts): boolean => solution.best.length > 1

function why(facts: ContestFacts): Told {
  const { beaten, ends } = facts
  const [lowest, highest] = [ends[0]!, ends[1]!]
  const moves = `Any winning card moves the bets to ${POSITION_NAMES.x2}, however high it is.`
  if (isEven(facts))
    return {
      title: 'Place either card',
      text: [
        `${moves} The king you keep beats the same cards the ace would: on average ${beaten[0]!.toFixed(1)} of the ${SECOND_CARDS} that can come in the second contest.`,
      ],
    }
  return {
    title: `Keep the higher card: it beats ${(beaten[0]! - beaten[1]!).toFixed(1)} more cards`,
    text: [
      `${moves} What you keep matters for the second contest. After the lowest, your cards beat ${beaten[0]!.toFixed(1)} of the ${SECOND_CARDS} cards that can come; after the highest, ${beaten[1]!.toFixed(1)}.`,
      `The bets reach ${POSITION_NAMES.x5} in ${saidShare(lowest[2]!)} of deals after the lowest and in ${saidShare(highest[2]!)} after the highest. A placed card still counts in your hand at the end, so you lose nothing there.`,
    ],
  }
}

/** The share of deals that each manner wins. */
export const winsOf = ({ solution }: ContestFacts): readonly number[] =>
  solution.options.map(({ tally }) => tally![0]!.ways / solution.deals!)

function ends(facts: ContestFacts): Told {
  const wins = winsOf(facts)
  return {
    title: `You win ${saidShare(wins[0]!)} of deals, whichever you place`,
    text: [
      `Your six cards are the same either way, so you win equally often: ${saidShare(wins[0]!)} after the lowest, ${saidShare(wins[1]!)} after the highest. Where the bets end decides how much you win or lose.`,
    ],
  }
}

const endsTable = ({ ends: all }: ContestFacts, words: ContestWords): FactTable => ({
  ...words.ended,
  rows: words.manners.map((name, i) => ({
    name,
    cells: POSITIONS.map((_, p) => ({ kind: 'share', value: all[i]![p]! })),
  })),
})

function partsTable({ parts, spots }: ContestFacts, words: ContestWords): FactTable {
  const rows = parts.map(({ lowest, spots: some, evs }): FactRow => ({
    name: capital(words.rank(rankNamed(lowest))),
    cells: [
      { kind: 'share', value: some / spots },
      { kind: 'ev', ev: real(evs[0]!) },
      { kind: 'gap', value: evs[0]! - evs[1]! },
    ],
  }))
  return { ...words.parts, rows }
}

function ranksTable(facts: ContestFacts, words: ContestWords): FactTable {
  const rows = CONTESTS.map(({ slug, rank }): FactRow => {
    const other = contestFacts(slug)
    return {
      name: capital(words.aRank(rankNamed(rank))),
      ...(slug === facts.slug ? { mark: 'here' as const } : { page: slug }),
      cells: [
        { kind: 'share', value: other.share },
        { kind: 'ev', ev: real(other.evs[0]) },
        { kind: 'gap', value: slipOf(other) },
      ],
    }
  })
  return { ...words.ranks, rows }
}

/** The lowest winners for which placing the highest costs most, and least. */
export function extremesOf({ parts }: ContestFacts) {
  return {
    worst: parts.reduce((a, b) => (b.evs[0]! - b.evs[1]! > a.evs[0]! - a.evs[1]! ? b : a)),
    least: parts.reduce((a, b) => (b.evs[0]! - b.evs[1]! < a.evs[0]! - a.evs[1]! ? b : a)),
  }
}

function flips(facts: ContestFacts): Told {
  const { worst, least } = extremesOf(facts)
  const name = (one: typeof worst): string => aRank(rankNamed(one.lowest))
  const cost = (one: typeof worst): string => saidGap(one.evs[0]! - one.evs[1]!)
  const alone = facts.parts.length === 1
  if (isEven(facts))
    return {
      title: 'Against lower cards it matters',
      text: [
        'Here only a king can be your lowest winner. Against any lower contest card, some hands should keep the higher card.',
      ],
    }
  const text = alone
    ? `Your lowest winner can only be ${name(worst)}. Placing the highest then costs ${cost(worst)}.`
    : `Placing the highest costs most when your lowest winner is ${name(worst)} (${cost(worst)}), and least when it is ${name(least)} (${cost(least)}).`
  return {
    title: 'The highest is never better',
    text: [
      `${text} No hand does better with the highest: the higher card you keep beats everything the lower one would.`,
    ],
  }
}

/** Whether another contest is against a lower or a higher dealer's rank. */
export type Step = 'lower' | 'higher'

function because(other: ContestFacts, step: Step): string {
  const where = `one rank ${step}`
  return isEven(other)
    ? `${where}: place either card`
    : `${where}: place the lowest; the highest costs ${saidGap(slipOf(other))}`
}

function related({ slug }: ContestFacts, words: ContestWords): readonly RelatedHand[] {
  const at = CONTESTS.findIndex((one) => one.slug === slug)
  const to = (other: ContestMade | undefined, step: Step): readonly RelatedHand[] =>
    other ? [{ slug: other.slug, because: words.because(contestFacts(other.slug), step) }] : []
  return [...to(CONTESTS[at - 1], 'lower'), ...to(CONTESTS[at + 1], 'higher')]
}

/** What the command solves: one hand against one contest card. The page covers all of them. */
export function oneOf({ hand, dealer }: ContestFacts) {
  const cards = { hand: must(parseCards(hand)), dealer: must(parseCards(dealer)) }
  return { ...cards, options: solve(RULES, { ...start(RULES), ...cards, addOn: 0 }).options }
}

function drawn(facts: ContestFacts): string {
  const { hand, dealer, options } = oneOf(facts)
  const worth = options
    .map(({ action, ev }) => `${en.action(action).doing.toLowerCase()} is worth ${preciseEv(evValue(ev))}`)
    .join(', ')
  return `The command solves one contest, ${saidCards(hand)} against ${saidCards(dealer)}: ${worth}. The figures on this page are averages over all ${facts.spots.toLocaleString('en')} such hands and contest cards.`
}

// ——— Words ——————————————————————————————————————————————————————————————————————————————————————————————————

/** What a page on a contest says, in one language. */
export interface ContestWords extends Omit<PageWords<ContestFacts>, 'rules'> {
  readonly ended: TableWords
  /** The lowest winner placed, the highest placed. */
  readonly manners: readonly [lowest: string, highest: string]
  readonly parts: TableWords
  readonly ranks: TableWords
  rank(rank: number): string
  aRank(rank: number): string
  because(other: ContestFacts, step: Step): string
  /** The mistake, as the subject of a sentence. */
  readonly placingHighest: string
}

export const contestWords: ContestWords = {
  answer(facts) {
    const [ev] = facts.evs
    const worth = `A $${NAMED_STAKE} Play bet ${ev < 0 ? 'loses' : 'wins'} ${saidMoney(ev)} on average`
    return isEven(facts)
      ? `Place either card: it makes no difference. ${worth}.`
      : `Place your lowest card that wins. ${worth}. Placing the highest costs ${saidMoney(slipOf(facts))}.`
  },
  description: (facts) =>
    `${contestName(facts.rank)}, first contest in XX Poker: ${isEven(facts) ? 'place either' : `place the lowest. The highest costs ${saidGap(slipOf(facts))} Play bets`}. How often: ${saidRarity(facts.share)} rounds.`,
  why,
  ends,
  flips,
  drawn,
  because,
  ended: {
    caption: 'Where the bets end',
    columns: ['You', POSITION_NAMES.x1, POSITION_NAMES.x2, POSITION_NAMES.x5],
  },
  manners: ['Lowest placed', 'Highest placed'],
  parts: {
    caption: 'By the lowest card that wins',
    columns: ['Lowest winner', 'Of these', 'Placed, worth', 'Highest costs'],
  },
  ranks: {
    caption: 'By the card the dealer shows',
    columns: ['The dealer shows', 'How often', 'Lowest, worth', 'Highest costs'],
  },
  rank: (rank) => rankInWords(rank),
  aRank,
  placingHighest: 'Placing the highest',
}

/** Throws on an unknown slug. */
export function answerContest(slug: string, words: ContestWords): HandAnswer {
  const facts = contestFacts(slug)
  const even = isEven(facts)
  return {
    rules: RULES,
    solution: facts.solution,
    answer: words.answer(facts),
    description: words.description(facts),
    sections: [
      { id: 'why', ...words.why(facts) },
      { id: 'ends', ...words.ends(facts), tables: [endsTable(facts, words)] },
      {
        id: 'flips',
        ...words.flips(facts),
        tables: [...(even ? [] : [partsTable(facts, words)]), ranksTable(facts, words)],
      },
    ],
    ...(even
      ? {}
      : {
          slip: {
            action: 'place:highest',
            cost: slipOf(facts),
            perRound: facts.share,
            doing: words.placingHighest,
          },
        }),
    related: related(facts, words),
    drawn: words.drawn(facts),
  }
}
