import { type Card, parseCards } from '@/lib/cards/card'
import { evValue } from '@/lib/games/ev'
import type { FactRow, FactTable, HandSection } from '@/content/pages/hand-page'
import { andList, saidCards, saidCount, saidEv, saidGap, saidRarity, saidShare } from '@/content/pages/said'
import type { Option } from '@/lib/games/solution'
import { must } from '@/lib/result'
import { type ClauseFacts, optionsIn, type Price } from './facts'
import { pageOfClause } from '@/lib/games/pai-gow-poker/clauses'
import {
  behindInWords,
  frontInWords,
  HOUSE_WAY_FIGURES,
  houseWay,
  rankingOf,
  WAY_IDS,
  type WayId,
} from '@/lib/engines/pai-gow/index'
import { setByHouse } from '@/lib/games/pai-gow-poker/round'
import { label } from '@/lib/games/pai-gow-poker/words'
import { capital, lowerFirst } from '@/lib/text'

/* The parts of a clause’s page below its answer. */

const cards = (text: string): readonly Card[] => must(parseCards(text))
/** A way inside a sentence: “the rule sheet”, “Foxwoods”. */
export const wayName = (way: string): string =>
  way === WAY_IDS[0] ? `the ${lowerFirst(houseWay(way).name)}` : houseWay(way as WayId).name

/** Net results of an option, as shares. */
export function sharesOf({ tally = [] }: Option<string>): Readonly<Record<'win' | 'push' | 'loss', number>> {
  const all = tally.reduce((sum, { ways }) => sum + ways, 0)
  const [win = 0, push = 0, loss = 0] = tally.map(({ ways }) => ways / all)
  return { win, push, loss }
}

/** The way’s own setting, and what people do instead. */
export const ownOption = ({ solution }: ClauseFacts): Option<string> => solution.options[0]!
export const otherOptions = ({ solution }: ClauseFacts): readonly Option<string>[] => solution.options.slice(1)

/** What is kept or split, by the first letter of the clause: “keeping both pairs behind”. */
const KEPT: Readonly<Record<string, string>> = { Q: 'all four', F: 'the full house', T: 'both pairs', K: 'all three' }
const SPLIT: Readonly<Record<string, string>> = {
  A: 'the aces',
  Q: 'the four',
  F: 'the full house',
  T: 'the pairs',
  K: 'the three',
}

/** A setting inside a sentence: “keeping both pairs behind”. */
export function doing({ rules, page: { clause } }: ClauseFacts, action: string): string {
  const [kept, split] = [KEPT[clause.id[0]!], SPLIT[clause.id[0]!]]
  if (action === 'keep' && kept !== undefined) return `keeping ${kept} behind`
  if (action === 'split' && split !== undefined) return `splitting ${split}`
  return label(rules, action as 'low:').doing.toLowerCase()
}

// ——— What it says ————————————————————————————————————————————————————————————————————————————————————————————

/** `a pair of jacks`, `an ace-high straight`; what is no one thing goes without an article. */
const one = (hand: string): string =>
  /^pair |-high /.test(hand) ? `${/^(ace|eight)/.test(hand) ? 'an' : 'a'} ${hand}` : hand

function exampleText({ rules, examples }: ClauseFacts): string {
  const hand = cards(examples[0]!)
  const set = setByHouse(rules, hand)
  return `The hand above goes ${saidCards(set.low)} in front, ${one(frontInWords(set.low))}, and ${one(behindInWords(rankingOf(rules.wheel), set.high))} behind.`
}

function examplesTable({ rules, examples }: ClauseFacts): FactTable {
  const rows = examples.map((text): FactRow => {
    const set = setByHouse(rules, cards(text))
    return {
      name: saidCards(cards(text)),
      cells: [
        { kind: 'text', text: saidCards(set.low) },
        { kind: 'text', text: `${frontInWords(set.low)}, ${behindInWords(rankingOf(rules.wheel), set.high)} behind` },
      ],
    }
  })
  return { caption: 'Hands that it sets', columns: ['Seven cards', 'In front', 'That is'], rows }
}

/** Where the clause stands in its way, and who has it. */
function placeText({ page, own }: ClauseFacts): string {
  const { clauses } = houseWay(page.way)
  const place = clauses.findIndex(({ id }) => id === page.clause.id) + 1
  const others = page.ways.filter((way) => way !== page.way).map(wayName)
  const shared =
    others.length === 0
      ? `No other of the ways here has it in these words.`
      : `${capital(andList(others))} ${others.length === 1 ? 'has' : 'have'} it word for word.`
  return `It is clause ${place} of the ${clauses.length} of ${wayName(page.way)}, read from the top, and sets ${own.hands.toLocaleString('en')} of the ${HOUSE_WAY_FIGURES.hands.toLocaleString('en')} hands. ${shared}`
}

export const whySection = (facts: ClauseFacts): HandSection => ({
  id: 'why',
  title: `${capital(saidRarity(facts.perRound))} hands goes by it`,
  text: [facts.page.clause.sentence, `${placeText(facts)} ${exampleText(facts)}`],
  tables: [examplesTable(facts)],
})

// ——— How it ends ————————————————————————————————————————————————————————————————————————————————————————————

function otherText(facts: ClauseFacts, other: Option<string>): string {
  const own = ownOption(facts)
  const [mine, theirs] = [sharesOf(own), sharesOf(other)]
  const cost = evValue(own.ev) - evValue(other.ev)
  const moves = `wins ${saidShare(theirs.win)} and loses ${saidShare(theirs.loss)}`
  const why =
    theirs.win > mine.win
      ? theirs.loss > mine.loss
        ? 'more of both'
        : theirs.loss < mine.loss
          ? 'more won and less lost'
          : 'more won and no more lost'
      : theirs.loss < mine.loss
        ? 'less of both'
        : 'less won and more lost'
  return `${capital(doing(facts, other.action))} instead ${moves}, ${why}: ${cost >= 0 ? `${saidGap(cost)} of a bet worse on average` : `${saidGap(cost)} of a bet better on average`}.`
}

export function endsSection(facts: ClauseFacts): HandSection {
  const { win, push, loss } = sharesOf(ownOption(facts))
  const others = otherOptions(facts)
  const none =
    others.length === 0
      ? [
          facts.costing > 0
            ? 'No other setting is compared for all of these hands at once. Single hands have a better one, as the list below shows.'
            : 'No other setting is compared for all of these hands at once.',
        ]
      : others.map((other) => otherText(facts, other))
  return {
    id: 'ends',
    title: `Wins ${saidShare(win)}, pushes ${saidShare(push)}, loses ${saidShare(loss)}`,
    text: [
      `Set so against a dealer who sets by the same way, over every hand of the clause and every hand of his: worth ${saidEv(evValue(ownOption(facts).ev))} of a bet.`,
      ...none,
    ],
  }
}

// ——— When it costs ———————————————————————————————————————————————————————————————————————————————————————————

/** Twice the standard error, on both sides: what a sample can tell. */
const marginOf = ({ error }: Price): number => 2 * error

/** Whether a sample leaves open that there is no price at all. */
export const isTooSmall = (price: Price): boolean => !price.isExact && price.mean <= marginOf(price)

function priceText(price: Price): string {
  if (price.isExact) return `exactly ${saidGap(price.mean)} of a bet a hand`
  if (isTooSmall(price))
    return `too little to tell from a sample, below about ${saidGap(Math.max(price.mean, 0) + marginOf(price))} of a bet a hand`
  return `${saidGap(price.mean)} of a bet a hand (give or take ${saidGap(marginOf(price))})`
}

/** Whether every hand of the clause was looked at, and not some of them. */
const isWhole = ({ sampled, own }: ClauseFacts): boolean => sampled === own.hands

/** “all six of its hands”, “400 hands dealt to it”. */
const lookedAt = (facts: ClauseFacts): string =>
  isWhole(facts) ? `all ${saidCount(facts.sampled)} of its hands` : `${facts.sampled} hands dealt to it`

/** How many of them could be set better. */
function costingText(facts: ClauseFacts): string {
  const { costing, sampled } = facts
  if (costing === 0) return `None of ${lookedAt(facts)}`
  if (costing === sampled) return isWhole(facts) ? capital(lookedAt(facts)) : `All ${lookedAt(facts)}`
  return `Of ${lookedAt(facts)} ${saidCount(costing)}`
}

/** Of a sample: few are told as they were counted, many by the hundred. */
const PLENTY = 0.1
export function wrongShare(facts: ClauseFacts): string {
  const share = facts.costing / facts.sampled
  if (share === 1 && isWhole(facts)) return 'all of its hands'
  return share >= PLENTY
    ? `about ${Math.round(share * 100)}% of its hands`
    : `${saidCount(facts.costing)} of ${lookedAt(facts)}`
}

function costText(facts: ClauseFacts): string {
  const { player, costing, perRound } = facts
  if (player.mean === 0 && costing === 0 && player.isExact)
    return 'Every hand of it was set in every way there is, and none could be set better: following it costs nothing.'
  if (player.mean === 0 && costing === 0)
    return `Of ${lookedAt(facts)} not one could be set better. That is a sample: a rare hand may be an exception, but its price does not show.`
  const inRound = saidShare(player.mean * perRound)
  const round = isTooSmall(player)
    ? ''
    : inRound.endsWith('%')
      ? `, which is ${inRound} of a bet a round`
      : `, and ${inRound} a round`
  return `${costingText(facts)} could be set better. Against the best setting of each hand the clause gives away ${priceText(player)}${round}.`
}

function costlyTable({ costly }: ClauseFacts): readonly FactTable[] {
  if (costly.length === 0) return []
  const rows = costly.map(({ hand, front, best, cost }): FactRow => ({
    name: saidCards(cards(hand)),
    cells: [
      { kind: 'text', text: saidCards(cards(front)) },
      { kind: 'text', text: saidCards(cards(best)) },
      { kind: 'gap', value: cost },
    ],
  }))
  return [
    {
      caption: 'Hands where it costs most, of those dealt',
      columns: ['Seven cards', 'It puts in front', 'Better', 'Costs'],
      rows,
    },
  ]
}

function worstText({ costly }: ClauseFacts): string {
  const [worst] = costly
  if (!worst) return ''
  return ` The dearest of them: with ${saidCards(cards(worst.hand))} it puts ${saidCards(cards(worst.front))} in front, and ${saidCards(cards(worst.best))} would be worth ${saidGap(worst.cost)} more.`
}

function costTitle(facts: ClauseFacts): string {
  const { costing, sampled, player } = facts
  if (costing === sampled && isWhole(facts)) return 'Wrong for every hand of it'
  if (costing > 0)
    return costing / sampled > 0.5
      ? `More often wrong than right: ${wrongShare(facts)}`
      : `Another setting is better for ${wrongShare(facts)}`
  return player.mean === 0 && player.isExact ? 'It is never wrong' : `No hand of ${sampled} found where it is wrong`
}

export const flipsSection = (facts: ClauseFacts): HandSection => ({
  id: 'flips',
  title: costTitle(facts),
  text: [`${costText(facts)}${worstText(facts)}`],
  tables: costlyTable(facts),
})

// ——— The other ways ——————————————————————————————————————————————————————————————————————————————————————————

function apartTable({ apart }: ClauseFacts): FactTable {
  const rows = apart.map(({ way, share, mostly }): FactRow => ({
    name: capital(wayName(way)),
    ...(mostly === undefined ? {} : { page: pageOfClause(way, mostly).slug }),
    cells: [
      { kind: 'share', value: share },
      { kind: 'text', text: mostly ?? '' },
    ],
  }))
  return { caption: 'How other ways set its hands', columns: ['House way', 'Sets otherwise', 'Mostly by'], rows }
}

/** The clause in every way that has it: it meets another dealer in each. */
function waysTable({ ways, rules }: ClauseFacts): readonly FactTable[] {
  if (ways.length < 2) return []
  const rows = ways.map((way): FactRow => ({
    name: capital(wayName(way.way)),
    cells: [
      { kind: 'count', value: way.hands },
      { kind: 'ev', ev: optionsIn(rules, way)[0]!.ev },
    ],
  }))
  return [
    {
      caption: 'The clause in each way that has it, against a dealer of that way',
      columns: ['House way', 'Hands', 'Worth, bets'],
      rows,
    },
  ]
}

function apartText({ apart }: ClauseFacts): string {
  const differ = apart.filter(({ share }) => share > 0)
  if (differ.length === 0) return 'All four ways set every one of its hands alike.'
  const [most] = [...differ].sort((a, b) => b.share - a.share)
  const same = apart.filter(({ share }) => share === 0).map(({ way }) => wayName(way))
  const alike =
    same.length === 0 ? '' : ` ${capital(andList(same))} ${same.length === 1 ? 'sets' : 'set'} them all alike.`
  const by =
    most!.mostly === undefined
      ? ''
      : ` by its clause ${most!.mostly}: ${lowerFirst(pageOfClause(most!.way, most!.mostly).clause.sentence)}`
  return `${capital(wayName(most!.way))} parts most from it: it sets ${most!.share === 1 ? 'all' : saidShare(most!.share)} of these hands otherwise, mostly${by}${alike}`
}

function apartTitle({ apart }: ClauseFacts): string {
  const differ = apart.filter(({ share }) => share > 0).length
  if (differ === apart.length) return 'No other way here sets all of its hands so'
  return differ === 0
    ? 'Every house agrees'
    : `${capital(saidCount(differ))} of the ${saidCount(apart.length)} other ways part${differ === 1 ? 's' : ''} from it`
}

export const rulesSection = (facts: ClauseFacts): HandSection => ({
  id: 'rules',
  title: apartTitle(facts),
  text: [apartText(facts)],
  tables: [apartTable(facts), ...waysTable(facts)],
})

// ——— For the house ———————————————————————————————————————————————————————————————————————————————————————————

/** What the same clause costs either side; a difference that the samples do not show is none. */
function comparedText({ house, player }: ClauseFacts): string {
  if (Math.abs(house.mean - player.mean) <= marginOf(house) + marginOf(player))
    return 'much the same as it costs a player who follows it'
  return `${house.mean < player.mean ? 'less' : 'more'} than it costs a player who follows it: copies go to the dealer, so that the best setting is not always the same on both sides of the table`
}

export function houseSection(facts: ClauseFacts): HandSection {
  const { house, player } = facts
  const title = 'What it costs the house'
  if (house.mean === 0)
    return {
      id: 'more',
      title,
      text: [
        `A dealer may not choose, and here ${house.isExact ? 'it costs him nothing' : 'no cost to him shows'}${player.mean > 0 && !isTooSmall(player) ? ', unlike a player who follows it' : ''}.`,
      ],
    }
  const costs = isTooSmall(house) ? priceText(house) : `${priceText(house)}, ${comparedText(facts)}`
  return {
    id: 'more',
    title,
    text: [
      `A dealer may not choose, even where he can see a better setting. What the clause costs the house is ${costs}.`,
    ],
  }
}
