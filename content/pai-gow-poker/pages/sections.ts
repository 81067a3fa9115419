import { halfInWords } from '@/lib/messages/words/felt/en'
import { type Card, parseCards } from '@/lib/cards/card'
import { evValue } from '@/lib/game/ev'
import type { FactRow, FactTable, HandSection, PageWords, TableWords, Told } from '@/content/pages/hand-page'
import {
  andList,
  atStake,
  saidCards,
  saidCount,
  saidEv,
  saidGap,
  saidMoney,
  saidRarity,
  saidShare,
} from '@/content/pages/said'
import type { Option } from '@/lib/game/solution'
import { must } from '@/lib/result'
import { type ClauseFacts, optionsIn, type Price } from './facts'
import { pageOfClause } from '@/lib/games/pai-gow-poker/clauses'
import {
  namedBehind,
  ranksInFront,
  HOUSE_WAY_FIGURES,
  houseWay,
  type Ranking,
  rankingOf,
  WAY_IDS,
  type WayId,
} from '@/lib/engines/pai-gow/index'
import { setByHouse } from '@/lib/games/pai-gow-poker/round'
import { en } from '@/lib/games/pai-gow-poker/messages/en'
import { capital, lowerFirst } from '@/lib/text'

/* The sections of a clause’s page below its answer. */

const cards = (text: string): readonly Card[] => must(parseCards(text))
/** A way's name within a sentence or a list: “the rule sheet”, “Bally’s” without its city. */
export const wayName = (way: string): string =>
  way === WAY_IDS[0] ? `the ${lowerFirst(houseWay(way).name)}` : houseWay(way as WayId).name.replace(/,.*/, '')

/** Net results of an option, as shares from 0 to 1. */
export function sharesOf({ tally = [] }: Option<string>): Readonly<Record<'win' | 'push' | 'loss', number>> {
  const all = tally.reduce((sum, { ways }) => sum + ways, 0)
  const [win = 0, push = 0, loss = 0] = tally.map(({ ways }) => ways / all)
  return { win, push, loss }
}

/** The way’s own setting, and the settings that people choose instead. */
export const ownOption = ({ solution }: ClauseFacts): Option<string> => solution.options[0]!
export const otherOptions = ({ solution }: ClauseFacts): readonly Option<string>[] => solution.options.slice(1)

/** What is kept or split, by the clause's first letter: “keeping both pairs behind”. */
const KEPT: Readonly<Record<string, string>> = { Q: 'all four', F: 'the full house', T: 'both pairs', K: 'all three' }
const SPLIT: Readonly<Record<string, string>> = {
  A: 'the aces',
  Q: 'the four',
  F: 'the full house',
  T: 'the pairs',
  K: 'the three',
}

/** A setting within a sentence: “keeping both pairs behind”. */
export function doing({ page: { clause } }: ClauseFacts, action: string): string {
  const [kept, split] = [KEPT[clause.id[0]!], SPLIT[clause.id[0]!]]
  if (action === 'keep' && kept !== undefined) return `keeping ${kept} behind`
  if (action === 'split' && split !== undefined) return `splitting ${split}`
  return en.action(action as 'low:').doing.toLowerCase()
}

// ——— What it says ————————————————————————————————————————————————————————————————————————————————————————————

/** With an article if it is one thing: `a pair of jacks`, `an ace-high straight`. */
const one = (hand: string): string =>
  /^pair |-high /.test(hand) ? `${/^(ace|eight)/.test(hand) ? 'an' : 'a'} ${hand}` : hand

function exampleText({ rules, examples }: ClauseFacts): string {
  const hand = cards(examples[0]!)
  const set = setByHouse(rules, hand)
  const [front, back] = [
    halfInWords({ front: ranksInFront(set.low) }),
    halfInWords({ behind: namedBehind(rankingOf(rules.wheel), set.high) }),
  ]
  const placed =
    front === back
      ? `one ${front} in front and the other behind`
      : `${one(front)} in front and ${one(back)}${back.includes(',') ? ',' : ''} behind`
  return `With ${saidCards(hand)}, put ${placed}.`
}

function examplesTable({ rules, examples }: ClauseFacts, words: PaiGowWords): FactTable {
  const rows = examples.map((text): FactRow => {
    const set = setByHouse(rules, cards(text))
    return {
      name: words.cards(cards(text)),
      cells: [
        { kind: 'text', text: words.cards(set.low) },
        { kind: 'text', text: words.set(rankingOf(rules.wheel), set) },
      ],
    }
  })
  return { ...words.examplesTable, rows }
}

/** The clause's place in its way, and the ways that have it. */
function placeText({ page, own }: ClauseFacts): string {
  const { clauses } = houseWay(page.way)
  const place = clauses.findIndex(({ id }) => id === page.clause.id) + 1
  const others = page.ways.filter((way) => way !== page.way).map(wayName)
  const shared =
    others.length === 0
      ? 'No other house way here has the same wording.'
      : `${capital(andList(others))} ${others.length === 1 ? 'has' : 'have'} the same clause.`
  return `It’s clause ${place} of ${clauses.length} in ${wayName(page.way)}, and sets ${saidCount(own.hands)} of the ${saidCount(HOUSE_WAY_FIGURES.hands)} hands. ${shared}`
}

const why = (facts: ClauseFacts): Told => ({
  title: `How often: ${saidRarity(facts.perRound)} hands`,
  text: [`The clause: “${facts.page.clause.sentence}” ${exampleText(facts)}`, placeText(facts)],
})

export const whySection = (facts: ClauseFacts, words: PaiGowWords): HandSection => ({
  id: 'why',
  ...words.why(facts),
  tables: [examplesTable(facts, words)],
})

// ——— How it ends ————————————————————————————————————————————————————————————————————————————————————————————

/** The gain of another setting, if it is better; the chart shows the others. */
function betterText(facts: ClauseFacts, other: Option<string>): readonly string[] {
  const own = ownOption(facts)
  const theirs = sharesOf(other)
  const cost = evValue(own.ev) - evValue(other.ev)
  if (cost >= 0) return []
  return [
    `${capital(doing(facts, other.action))} instead wins ${saidShare(theirs.win)} and loses ${saidShare(theirs.loss)}, and is ${saidGap(-cost)} bets better on average.`,
  ]
}

function ends(facts: ClauseFacts): Told {
  const { win, push, loss } = sharesOf(ownOption(facts))
  const others = otherOptions(facts)
  const none =
    others.length === 0
      ? facts.costing > 0
        ? ['Some of these hands have a better setting, as the list below shows.']
        : []
      : others.flatMap((other) => betterText(facts, other))
  return {
    title: `Wins ${saidShare(win)}, pushes ${saidShare(push)}, loses ${saidShare(loss)}`,
    text: [
      `Against a dealer who sets by the same house way, this is worth ${saidEv(evValue(ownOption(facts).ev))} bets on average.`,
      ...none,
    ],
  }
}

// ——— When it costs ———————————————————————————————————————————————————————————————————————————————————————————

/** Twice the standard error: the margin of a sampled price, in both directions. */
export const marginOf = ({ error }: Price): number => 2 * error

/** Whether the price could be 0 within the margin of its sample. */
export const isTooSmall = (price: Price): boolean => !price.isExact && price.mean <= marginOf(price)

function priceText(price: Price): string {
  const at = atStake('bet')
  if (price.isExact) return `exactly ${saidGap(price.mean)} bets a hand, or ${saidMoney(price.mean)} ${at}`
  if (isTooSmall(price))
    return `too little to measure: less than about ${saidMoney(Math.max(price.mean, 0) + marginOf(price))} a hand ${at}`
  return `about ${saidMoney(price.mean)} a hand ${at} (give or take ${saidMoney(marginOf(price))})`
}

/** Whether every hand of the clause was examined, not a sample. */
export const isWhole = ({ sampled, own }: ClauseFacts): boolean => sampled === own.hands

/** “all six of its hands”, “400 random hands of this kind”. */
const lookedAt = (facts: ClauseFacts): string =>
  isWhole(facts) ? `all ${saidCount(facts.sampled)} of its hands` : `${facts.sampled} random hands of this kind`

/** How many of them could be set better. */
function costingText(facts: ClauseFacts): string {
  const { costing, sampled } = facts
  if (costing === 0) return `None of ${lookedAt(facts)}`
  if (costing === sampled) return isWhole(facts) ? capital(lookedAt(facts)) : `All ${lookedAt(facts)}`
  return `Of ${lookedAt(facts)}, ${saidCount(costing)}`
}

/** From this share on, a sample is described in percent, below it by count. */
const PLENTY = 0.1
export function wrongShare(facts: ClauseFacts): string {
  const share = facts.costing / facts.sampled
  if (share === 1 && isWhole(facts)) return 'all of its hands'
  return share >= PLENTY
    ? `about ${Math.round(share * 100)}% of its hands`
    : `${saidCount(facts.costing)} of ${lookedAt(facts)}`
}

function costText(facts: ClauseFacts): string {
  const { player, costing } = facts
  if (player.mean === 0 && costing === 0 && player.isExact) return 'No setting of any of these hands is better.'
  if (player.mean === 0 && costing === 0) return 'That is a sample: a rare hand may be an exception.'
  return `${costingText(facts)} could be set better. Compared with the best setting, the clause costs ${priceText(player)}.`
}

function costlyTable({ costly }: ClauseFacts, words: PaiGowWords): readonly FactTable[] {
  if (costly.length === 0) return []
  const rows = costly.map(({ hand, front, best, cost }): FactRow => ({
    name: words.cards(cards(hand)),
    cells: [
      { kind: 'text', text: words.cards(cards(front)) },
      { kind: 'text', text: words.cards(cards(best)) },
      { kind: 'gap', value: cost },
    ],
  }))
  return [{ ...words.costlyTable, rows }]
}

function worstText({ costly }: ClauseFacts): string {
  const [worst] = costly
  if (!worst) return ''
  return ` The worst case is ${saidCards(cards(worst.hand))}: the clause puts ${saidCards(cards(worst.front))} in front, but ${saidCards(cards(worst.best))} is worth ${saidGap(worst.cost)} more.`
}

function costTitle(facts: ClauseFacts): string {
  const { costing, sampled, player } = facts
  if (costing === sampled && isWhole(facts)) return 'Wrong for every hand'
  if (costing > 0)
    return costing / sampled > 0.5
      ? `Wrong more often than right: ${wrongShare(facts)}`
      : `Another setting is better for ${wrongShare(facts)}`
  return player.mean === 0 && player.isExact ? 'It is never wrong' : `Right for all ${sampled} hands tried`
}

const flips = (facts: ClauseFacts): Told => ({
  title: costTitle(facts),
  text: [`${costText(facts)}${worstText(facts)}`],
})

export const flipsSection = (facts: ClauseFacts, words: PaiGowWords): HandSection => ({
  id: 'flips',
  ...words.flips(facts),
  tables: costlyTable(facts, words),
})

// ——— The other ways ——————————————————————————————————————————————————————————————————————————————————————————

function apartTable({ apart }: ClauseFacts, words: PaiGowWords): FactTable {
  const rows = apart.map(({ way, share, mostly }): FactRow => ({
    name: capital(words.wayName(way)),
    ...(mostly === undefined ? {} : { page: pageOfClause(way, mostly).slug }),
    cells: [
      { kind: 'share', value: share },
      { kind: 'text', text: mostly ?? '' },
    ],
  }))
  return { ...words.apartTable, rows }
}

/** The clause in every way that has it. The dealer plays differently in each. */
function waysTable({ ways, rules }: ClauseFacts, words: PaiGowWords): readonly FactTable[] {
  if (ways.length < 2) return []
  const rows = ways.map((way): FactRow => ({
    name: capital(words.wayName(way.way)),
    cells: [
      { kind: 'count', value: way.hands },
      { kind: 'ev', ev: optionsIn(rules, way)[0]!.ev },
    ],
  }))
  return [{ ...words.waysTable, rows }]
}

function apartText({ apart }: ClauseFacts): readonly string[] {
  const differ = apart.filter(({ share }) => share > 0)
  if (differ.length === 0) return []
  const [most] = [...differ].sort((a, b) => b.share - a.share)
  const same = apart.filter(({ share }) => share === 0).map(({ way }) => wayName(way))
  const alike =
    same.length === 0 ? '' : ` ${capital(andList(same))} ${same.length === 1 ? 'sets' : 'set'} them all the same.`
  const by =
    most!.mostly === undefined
      ? ''
      : ` ${most!.isOne ? 'There this clause applies' : 'There this clause mostly applies'}: “${pageOfClause(most!.way, most!.mostly).clause.sentence}”`
  return [
    `${capital(wayName(most!.way))} sets ${most!.share === 1 ? 'all' : saidShare(most!.share)} of these hands differently.${by}${alike}`,
  ]
}

function apartTitle({ apart }: ClauseFacts): string {
  const differ = apart.filter(({ share }) => share > 0).length
  if (differ === apart.length) return 'Every other house way sets some of these hands differently'
  return differ === 0
    ? 'All four house ways set these hands the same'
    : `${capital(saidCount(differ))} other house way${differ === 1 ? ' sets' : 's set'} it differently`
}

const rules = (facts: ClauseFacts): Told => ({ title: apartTitle(facts), text: apartText(facts) })

export const rulesSection = (facts: ClauseFacts, words: PaiGowWords): HandSection => ({
  id: 'rules',
  ...words.rules(facts),
  // If all ways agree, the title has said so.
  tables: facts.apart.some(({ share }) => share > 0) ? [apartTable(facts, words), ...waysTable(facts, words)] : [],
})

// ——— For the house ———————————————————————————————————————————————————————————————————————————————————————————

/** What following the clause costs the house and the player. A difference within the margins counts as none. */
function comparedText({ house, player }: ClauseFacts): string {
  if (Math.abs(house.mean - player.mean) <= marginOf(house) + marginOf(player))
    return 'about as much as a player who follows it.'
  return `${house.mean < player.mean ? 'less' : 'more'} than a player who follows it: ${priceText(house)}. The dealer wins copies, so the best setting can differ between the two sides.`
}

/** Undefined if following the clause costs neither side anything, which is usual. */
function house(facts: ClauseFacts): Told | undefined {
  const { house, player } = facts
  if (house.mean === 0 && player.mean === 0) return undefined
  const title = 'What it costs the house'
  const rule = 'The dealer may not choose, even when they see a better setting.'
  if (house.mean === 0)
    return {
      title,
      text: [
        `${rule} Here ${house.isExact ? 'that costs the house nothing' : 'no cost to the house shows'}${player.mean > 0 && !isTooSmall(player) ? ', unlike a player who follows the clause' : ''}.`,
      ],
    }
  const costs = isTooSmall(house) ? `${priceText(house)}.` : comparedText(facts)
  return { title, text: [`${rule} This clause costs them ${costs}`] }
}

// ——— In one language ——————————————————————————————————————————————————————————————————————————————————————————

/** Everything that the pages of this game say, in one language. */
export interface PaiGowWords extends PageWords<ClauseFacts> {
  house(facts: ClauseFacts): Told | undefined
  cards(cards: readonly Card[]): string
  /** Seven cards set in two hands, in words. */
  set(ranking: Ranking, set: { readonly low: readonly Card[]; readonly high: readonly Card[] }): string
  /** For use within a sentence. */
  wayName(way: string): string
  /** A setting within a sentence. */
  doing(facts: ClauseFacts, action: string): string
  /** How the game is played at its published house edge. */
  readonly played: string
  readonly examplesTable: TableWords
  readonly costlyTable: TableWords
  readonly apartTable: TableWords
  readonly waysTable: TableWords
  because(facts: ClauseFacts, other: ClauseFacts, isTwin: boolean): string
}

/** What the sections of a page say in English. */
export const sectionWords: Omit<PaiGowWords, 'answer' | 'description' | 'because' | 'drawn' | 'played'> = {
  why,
  ends,
  flips,
  rules,
  house,
  cards: saidCards,
  set: (ranking, { low, high }) =>
    `${halfInWords({ front: ranksInFront(low) })}, ${halfInWords({ behind: namedBehind(ranking, high) })} behind`,
  wayName,
  doing,
  examplesTable: { caption: 'Hands that it sets', columns: ['Seven cards', 'In front', 'That is'] },
  costlyTable: {
    caption: 'The hands where it costs most, of those tried',
    columns: ['Seven cards', 'It puts in front', 'Better', 'Costs'],
  },
  apartTable: {
    caption: 'How other house ways set these hands',
    columns: ['House way', 'Sets differently', 'Mostly by'],
  },
  waysTable: {
    caption: 'The same clause in each house way, against a dealer who follows that way',
    columns: ['House way', 'Hands', 'Worth, bets'],
  },
}
