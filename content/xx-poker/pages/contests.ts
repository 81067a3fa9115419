import made from '@/content/xx-poker/contests.json' with { type: 'json' }
import { parseCards, rankNamed } from '@/lib/cards/card'
import { bestOf, evValue, exact } from '@/lib/games/ev'
import type { Option, Solution } from '@/lib/games/solution'
import { choose } from '@/lib/math/combinations'
import type { ContestMade } from '@/lib/games/xx-poker/census/contests'
import { type Manner, MANNERS } from '@/lib/games/xx-poker/contests'
import { POSITION_NAMES, POSITIONS } from '@/lib/games/xx-poker/rules'
import { RESULTS, start } from '@/lib/games/xx-poker/round'
import { aRank, preciseEv, real, saidCards, saidEv, saidGap, saidRarity, saidShare } from '@/content/pages/said'
import type { FactRow, FactTable, HandAnswer, HandSection, RelatedHand } from '@/content/pages/hand-page'
import { must } from '@/lib/result'
import { solve } from '@/lib/games/xx-poker/solve'
import { label } from '@/lib/games/xx-poker/words'
import { capital } from '@/lib/text'
import { madeBySlug, once } from '@/content/pages/made'
import { endsOf, entriesOf, RULES } from './facts'

/* What each page of a first contest says: two cards or three win, which is placed. */

// ——— The facts, as `npm run make:hands` keeps them. EVs in Play bets ———————————————————————————————————————————————

export const CONTESTS = made.pages as unknown as readonly ContestMade[]
const madeOf = madeBySlug<ContestMade>(CONTESTS, 'XX Poker')

/** The second contest card and the communal hand. */
const DEALS = 48 * choose(47, 3)
/** Hands with a first contest card. */
const SPOTS = choose(52, 3) * 49

export interface ContestFacts extends ContestMade {
  /** The dealer's rank, 0 to 12. */
  readonly number: number
  /** Of all first contests. */
  readonly share: number
  readonly evs: readonly [lowest: number, highest: number, hold: number]
  /** By manner: the share of deals that end at each of POSITIONS. */
  readonly ends: readonly (readonly number[])[]
  readonly solution: Solution<Manner>
}

function optionOf({ ledgers, halves }: ContestMade, at: number, deals: number): Option<Manner> {
  const entries = entriesOf(ledgers[at]!)
  return { action: MANNERS[at]!, ev: exact(BigInt(halves[at]!), 2n * BigInt(deals)), ...endsOf(entries) }
}

/** Throws on a slug that is no contest. */
export const contestFacts = once((slug): ContestFacts => {
  const one = madeOf(slug)
  const deals = one.spots * DEALS
  const options = MANNERS.map((_, at) => optionOf(one, at, deals))
  const evs = one.halves.map((halves) => Number(halves) / 2 / deals) as [number, number, number]
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
  `Two cards that beat ${rank === 'A' ? 'an ace, which is low here' : aRank(rankNamed(rank))}`

/** The cards unseen once a hand and a contest card lie open. */
const SECOND_CARDS = 52 - 3 - 1

const slipOf = ({ evs }: ContestFacts): number => evs[0] - evs[1]

/** Whether it makes no difference which is placed. */
const isEven = ({ solution }: ContestFacts): boolean => solution.best.length > 1

function whySection(facts: ContestFacts): HandSection {
  const { beaten, ends, evs } = facts
  const [lowest, highest] = [ends[0]!, ends[1]!]
  const text = [
    `Any card that wins moves the bets to ${POSITION_NAMES.x2}; which one it was is forgotten. What is left is not: with the lowest gone your cards beat ${beaten[0]!.toFixed(1)} of the ${SECOND_CARDS} cards that the second contest can bring, with the highest gone ${beaten[1]!.toFixed(1)}.`,
    `So the bets reach ${POSITION_NAMES.x5} in ${saidShare(lowest[2]!)} of deals after the lowest and in ${saidShare(highest[2]!)} after the highest. The cards themselves still count for the hand at the end, placed or not: nothing is lost there.`,
    `To hold, with bets left at ${POSITION_NAMES.x1}, would make a hand worth ${saidEv(evs[0])} into one worth ${saidEv(evs[2])}.`,
  ]
  if (isEven(facts))
    return {
      id: 'why',
      title: 'Either of them will do',
      text: [
        `Any card that wins moves the bets to ${POSITION_NAMES.x2}; which one it was is forgotten. And the king that stays beats just the cards that the ace would: ${beaten[0]!.toFixed(1)} of the ${SECOND_CARDS} that the second contest can bring, one way or the other.`,
        text[2]!,
      ],
    }
  return {
    id: 'why',
    title: `The higher card has more to beat: ${(beaten[0]! - beaten[1]!).toFixed(1)} cards more`,
    text,
  }
}

function endsSection({ ends, solution }: ContestFacts): HandSection {
  const names = ['Lowest placed', 'Highest placed', 'Held']
  const rows = names.map((name, i): FactRow => ({
    name,
    cells: [0, 1, 2].map((p) => ({ kind: 'share' as const, value: ends[i]![p]! })),
  }))
  const wins = solution.options.map(({ tally }) => tally![0]!.ways / solution.deals!)
  return {
    id: 'ends',
    title: `It wins ${saidShare(wins[0]!)} of deals whichever is placed`,
    text: [
      `What the six cards make is the same, so the round wins equally often: ${saidShare(wins[0]!)} after the lowest and ${saidShare(wins[1]!)} after the highest. How much it wins, or whether a poor hand loses at all, is a matter of where the bets stand.`,
    ],
    tables: [
      {
        caption: 'Where the bets end',
        columns: ['You', POSITION_NAMES.x1, POSITION_NAMES.x2, POSITION_NAMES.x5],
        rows,
      },
    ],
  }
}

function partsTable({ parts, spots }: ContestFacts): FactTable {
  const rows = parts.map(({ lowest, spots: some, evs }): FactRow => ({
    name: capital(aRank(rankNamed(lowest)).split(' ')[1]!),
    cells: [
      { kind: 'share', value: some / spots },
      { kind: 'ev', ev: real(evs[0]!) },
      { kind: 'gap', value: evs[0]! - evs[1]! },
      { kind: 'gap', value: evs[0]! - evs[2]! },
    ],
  }))
  return {
    caption: 'By the lowest card that wins',
    columns: ['Lowest winner', 'Of these', 'Placed, worth', 'Highest costs', 'Holding costs'],
    rows,
  }
}

function ranksTable(facts: ContestFacts): FactTable {
  const rows = CONTESTS.map(({ slug, rank }): FactRow => {
    const other = contestFacts(slug)
    return {
      name: capital(aRank(rankNamed(rank))),
      ...(slug === facts.slug ? { mark: 'here' as const } : { page: slug }),
      cells: [
        { kind: 'share', value: other.share },
        { kind: 'ev', ev: real(other.evs[0]) },
        { kind: 'gap', value: slipOf(other) },
      ],
    }
  })
  return {
    caption: 'By the card the dealer shows',
    columns: ['The dealer shows', 'How often', 'Lowest, worth', 'Highest costs'],
    rows,
  }
}

function flipsSection(facts: ContestFacts): HandSection {
  const worst = facts.parts.reduce((a, b) => (b.evs[0]! - b.evs[1]! > a.evs[0]! - a.evs[1]! ? b : a))
  const least = facts.parts.reduce((a, b) => (b.evs[0]! - b.evs[1]! < a.evs[0]! - a.evs[1]! ? b : a))
  const name = (one: typeof worst): string => aRank(rankNamed(one.lowest))
  const cost = (one: typeof worst): string => saidGap(one.evs[0]! - one.evs[1]!)
  const alone = facts.parts.length === 1
  if (isEven(facts))
    return {
      id: 'flips',
      title: 'With lower cards shown it matters',
      text: [
        'Only a king can be the lowest that wins here. Under any lower contest card there are hands for which the higher card is worth keeping.',
      ],
      tables: [ranksTable(facts)],
    }
  const text = alone
    ? `Only ${name(worst)} can be the lowest that wins; placing the highest then costs ${cost(worst)}.`
    : `The highest costs most where the lowest that wins is ${name(worst)}, ${cost(worst)}, and least where it is ${name(least)}, ${cost(least)}.`
  return {
    id: 'flips',
    title: 'It is never the other way round',
    text: [`${text} There is no hand for which the highest is better: what it beats, what is kept beats too.`],
    tables: [partsTable(facts), ranksTable(facts)],
  }
}

const because = (slug: string, where: string): RelatedHand => {
  const other = contestFacts(slug)
  return {
    slug,
    because: isEven(other)
      ? `${where}: it makes no difference there`
      : `${where}: the lowest, and the highest would cost ${saidGap(slipOf(other))}`,
  }
}

function related({ slug }: ContestFacts): readonly RelatedHand[] {
  const at = CONTESTS.findIndex((one) => one.slug === slug)
  const [before, after] = [CONTESTS[at - 1], CONTESTS[at + 1]]
  return [
    ...(before ? [because(before.slug, 'one rank lower')] : []),
    ...(after ? [because(after.slug, 'one rank higher')] : []),
  ]
}

/** What the command solves: one hand against one contest card, where the page is about all of them. */
function drawn({ hand, dealer, spots }: ContestFacts): string {
  const cards = { hand: must(parseCards(hand)), dealer: must(parseCards(dealer)) }
  const { options } = solve(RULES, { ...start(RULES), ...cards, addOn: 0 })
  const worth = options
    .map(({ action, ev }) => `${label(RULES, action).doing.toLowerCase()} is worth ${preciseEv(evValue(ev))}`)
    .join(', ')
  return `This solves the one contest that is drawn, ${saidCards(cards.hand)} against ${saidCards(cards.dealer)}: ${worth}. The figures of the page are means over all ${spots.toLocaleString('en')} such hands and contest cards.`
}

/** Throws on a slug that is no contest. */
export function answerContest(slug: string): HandAnswer {
  const facts = contestFacts(slug)
  const cost = slipOf(facts)
  return {
    rules: RULES,
    solution: facts.solution,
    answer: isEven(facts)
      ? `Place either: it is the same. It is worth ${saidEv(facts.evs[0])} Play bets, ${saidGap(facts.evs[0] - facts.evs[2])} more than holding.`
      : `Place the lowest that wins. It is worth ${saidEv(facts.evs[0])} Play bets, ${saidGap(cost)} more than placing the highest and ${saidGap(facts.evs[0] - facts.evs[2])} more than holding.`,
    description: `${contestName(facts.rank)}, first contest of XX Poker: ${isEven(facts) ? 'place either' : `place the lowest. The highest costs ${saidGap(cost)} of a Play bet`}; holding costs ${saidGap(facts.evs[0] - facts.evs[2])}. It comes in ${saidRarity(facts.share)} rounds; over every second contest card and every board.`,
    sections: [whySection(facts), endsSection(facts), flipsSection(facts)],
    slip: isEven(facts)
      ? { action: 'hold', cost: facts.evs[0] - facts.evs[2], perRound: facts.share }
      : { action: 'place:highest', cost, perRound: facts.share },
    related: related(facts),
    drawn: drawn(facts),
  }
}
