import { parseCard, parseCards, rankNamed, rankOf, rankOfLetter } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import type { FactRow, FactTable, HandSection, PageWords, TableWords, Told } from '@/content/pages/hand-page'
import { aRank, orList, real, saidCard, saidCards, saidCount, saidEv, saidGap, saidShare } from '@/content/pages/said'
import { must } from '@/lib/result'
import { en } from '@/lib/games/xx-poker/messages/en'
import { addOnRule, EXACT_LIST, SHORT_LIST } from '@/lib/games/xx-poker/strategy'
import { exampleOf, type Pattern, PATTERNS, type XxKind } from '@/lib/games/xx-poker/hand-classes'
import { gainOf, handFacts, type HandFacts, type ResultFacts } from './facts'
import type { XxMember } from '@/lib/games/xx-poker/census/hands'
import { list } from './list'
import {
  movedText,
  RESULTS_THAT_WIN,
  stepsText,
  straightsText,
  suitsText,
  thirdText,
  winsAndLosses,
} from './particulars'
import { POSITION_NAMES } from '@/lib/games/xx-poker/rules'
import { RESULT_NAMES } from '@/lib/games/xx-poker/round'
import type { HandResult } from '@/lib/games/xx-poker/rules'
import { capital, lowerFirst } from '@/lib/text'

/* The sections of an XX Poker page on the add-on, below its answer. */

const JACK = rankOfLetter('J')
const verb = (adds: boolean): string => (adds ? 'add on' : 'decline')

// ——— Why ————————————————————————————————————————————————————————————————————————————————————————————————————

/** How far the bets move. */
function contestsText({ ends }: HandFacts): string {
  const [x1, x2, x5] = ends as readonly [number, number, number]
  return `The bets end at ${POSITION_NAMES.x1} in ${saidShare(x1)} of deals, at ${POSITION_NAMES.x2} in ${saidShare(x2)} and at ${POSITION_NAMES.x5} in ${saidShare(x5)}.`
}

export const brought = ({ results }: HandFacts): readonly ResultFacts[] =>
  [...results].filter(({ brings }) => brings > 0).sort((a, b) => b.brings - a.brings)

/** How often it ends below a pair of jacks, what its losses cost, and what its wins bring. */
function moneyText(facts: HandFacts): string {
  const { won, lost } = winsAndLosses(facts)
  const less = facts.results.find(({ result }) => result === 'less')
  if (!less) return `It can’t lose, and its wins bring ${saidGap(won)} Play bets.`
  return `It ends below a pair of jacks in ${saidShare(less.share)} of deals. Those cost you ${saidGap(lost)} Play bets on average, and its wins bring ${saidGap(won)}.`
}

/**
 * The rules of the exact strategy for its hands, in their order, and whether the short strategy misplays some of them.
 */
export function rulesOf(facts: HandFacts) {
  const rules = [...new Set(facts.members.map(({ hand }) => addOnRule(EXACT_LIST, must(parseCards(hand))).id))]
  const short = facts.members.filter(
    ({ hand, ev }) =>
      addOnRule(SHORT_LIST, must(parseCards(hand))).adds !== ev > 0 && facts.adding > 0 && facts.adding < facts.hands,
  )
  return { rules: EXACT_LIST.map(({ id }) => id).filter((id) => rules.includes(id)), shortErrs: short.length > 0 }
}

/** The rules of the exact strategy for its hands, and whether the short strategy is exact here too. */
function listText(facts: HandFacts): string {
  const { rules, shortErrs } = rulesOf(facts)
  const inOrder = rules.map((id) => en.exact[id].alone ?? en.exact[id].text)
  const said =
    rules.length === 1
      ? `The rule: ${lowerFirst(inOrder[0]!)}`
      : rules.length <= 3
        ? `The first rule that fits decides. ${inOrder.map(capital).join(' ')}`
        : `${capital(saidCount(rules.length))} rules of the exact strategy apply to these hands.`
  return !shortErrs ? said : `${said} The short strategy isn’t exact here.`
}

/** Whether its highest card is a jack or better. */
export const isHigh = ({ slug }: HandFacts): boolean => rankOf(exampleOf(slug)[0]!) >= JACK

function whyTitle(facts: HandFacts): string {
  const { gain, adds } = facts
  if (Math.abs(gain) < 0.02) return `Close: the add-on is worth ${saidEv(gain)}`
  if (!adds) return isHigh(facts) ? 'High cards alone aren’t enough' : 'These cards have too few ways to win'
  return gain > 0.3 ? 'A strong hand: put more on it' : 'Worth the add-on'
}

const why = (facts: HandFacts): Told => ({
  title: whyTitle(facts),
  text: [
    `${contestsText(facts)} ${movedText(facts)}`,
    [moneyText(facts), straightsText(facts)].filter(Boolean).join(' '),
    listText(facts),
  ],
})

// ——— How it ends ————————————————————————————————————————————————————————————————————————————————————————————

/** The results that bring most of its winnings. */
function sourcesText(facts: HandFacts): string {
  const [first, second] = brought(facts)
  const { won } = winsAndLosses(facts)
  const part = ({ result, share, brings }: ResultFacts): string => {
    const [name, number] = RESULTS_THAT_WIN[result]!
    return `${capital(name)} ${number === 'is' ? 'comes' : 'come'} in ${saidShare(share)} of deals and ${number === 'is' ? 'brings' : 'bring'} ${saidShare(brings / won)} of its winnings.`
  }
  return first && second ? `${part(first)} ${part(second)}` : ''
}

/** The most frequent result. */
export const mostOften = ({ results }: HandFacts): ResultFacts => [...results].sort((a, b) => b.share - a.share)[0]!

function ends(facts: HandFacts): Told {
  const { result, share } = mostOften(facts)
  return {
    title: `Most often: ${lowerFirst(RESULT_NAMES[result])}, ${saidShare(share)}`,
    text: [sourcesText(facts)].filter((text) => text !== ''),
  }
}

function resultsTable(facts: HandFacts, words: XxHandWords): FactTable {
  const rows = [...facts.results].reverse().map(({ result, share, brings }): FactRow => ({
    name: words.result(result),
    cells: [
      { kind: 'share', value: share },
      { kind: 'ev', ev: real(brings) },
    ],
  }))
  return { ...words.results, rows }
}

// ——— Where it flips ——————————————————————————————————————————————————————————————————————————————————————————

const PATTERN_NAMES: Readonly<Record<Pattern, string>> = {
  abc: 'Three suits',
  aab: 'High two suited',
  aba: 'First and last',
  abb: 'Low two suited',
}

const rowFor = (facts: HandFacts, name: string, ev: number): FactRow => ({
  name,
  cells: [
    { kind: 'action', action: ev > 0 ? 'add' : 'decline' },
    { kind: 'ev', ev: real(ev) },
    { kind: 'gap', value: Math.abs(gainOf(ev)) },
  ],
  ...(ev > 0 === facts.adds ? {} : { mark: 'flips' as const }),
})

const HEADS = ['Best', 'Play bet worth', 'A mistake costs'] as const

/** By the third card and its suits. */
function thirdsTable(facts: HandFacts, words: XxHandWords): FactTable {
  const thirds = [...new Set(facts.members.map(({ id }) => id[0]!))].sort((a, b) => rankNamed(b) - rankNamed(a))
  const memberFor = (third: string, pattern: Pattern): XxMember | undefined =>
    facts.members.find(({ id }) => id === `${third} ${pattern}`)
  const rows = thirds.map((third): FactRow => ({
    name: words.memberName(facts, rankNamed(third)),
    cells: PATTERNS.map((pattern) => ({ kind: 'ev' as const, ev: real(memberFor(third, pattern)!.ev) })),
    ...(PATTERNS.some((pattern) => memberFor(third, pattern)!.ev > 0 !== facts.adds) ? { mark: 'flips' as const } : {}),
  }))
  return { ...words.members(facts), rows }
}

const MEMBERS: Readonly<Record<XxKind, TableWords & { readonly name: (rank: number) => string }>> = {
  pair: {
    caption: 'By the third card',
    columns: ['Third card', ...HEADS],
    name: (rank) => `With ${aRank(rank)}`,
  },
  trips: {
    caption: 'By their rank',
    columns: ['Three of', ...HEADS],
    name: (rank) => `Three ${rankInWords(rank, 3)}`,
  },
  suited: {
    caption: 'By the second card',
    columns: ['Second card', ...HEADS],
    name: (rank) => `Then ${aRank(rank)}`,
  },
  'top-two': {
    caption: 'What the Play bet is worth by the third card and the suits: add on when it’s above zero',
    columns: ['Third card', ...PATTERNS.map((pattern) => PATTERN_NAMES[pattern])],
    name: (rank) => capital(rankInWords(rank)),
  },
}

function membersTable(facts: HandFacts, words: XxHandWords): FactTable {
  if (facts.kind === 'top-two') return thirdsTable(facts, words)
  const rows = [...facts.members].sort((a, b) => rankNamed(b.id) - rankNamed(a.id))
  return {
    ...words.members(facts),
    rows: rows.map(({ id, ev }) => rowFor(facts, words.memberName(facts, rankNamed(id)), ev)),
  }
}

const AROUND = 2

/** “Ace-king”, for tables where all hands around it also have a lower card. */
const shortName = ({ name, kind }: HandFacts): string => (kind === 'top-two' ? name.split(' and ')[0]! : name)

/** Its neighbors in its group. */
function neighbors(facts: HandFacts, words: XxHandWords): FactTable {
  const same = list.pages.filter(({ group }) => group === facts.group).map(({ slug }) => slug)
  const at = same.indexOf(facts.slug)
  const from = Math.max(0, Math.min(same.length - 1 - 2 * AROUND, at - AROUND))
  const rows = same.slice(from, from + 2 * AROUND + 1).map((slug): FactRow => {
    const other = handFacts(slug)
    return {
      ...rowFor(facts, words.shortName(other), other.ev),
      ...(slug === facts.slug ? { mark: 'here' as const } : { page: slug }),
    }
  })
  return { ...words.neighbors, rows }
}

/** Smaller differences between EVs are rounding errors. */
const SAME = 1e-8

/** The EV of its worst and its best hand. */
export const rangeOf = ({ members }: HandFacts): readonly [least: number, most: number] => [
  Math.min(...members.map((one) => one.least)),
  Math.max(...members.map((one) => one.most)),
]

/** Which of its hands are played differently from most. */
function turnedText(facts: HandFacts): string {
  const { adds, adding, hands } = facts
  const [least, most] = rangeOf(facts)
  if (most - least < SAME)
    return `All these hands are worth ${saidEv(most)} Play bets: only the names of their suits differ.`
  const range = `These hands are worth from ${saidEv(least)} to ${saidEv(most)} Play bets`
  if (adding === 0 || adding === hands)
    return `${range}, and you ${adds ? 'add on with all of them' : 'decline with all of them'}.`
  const share = adds ? (hands - adding) / hands : adding / hands
  return `${range}. With ${saidShare(share)} of them you ${adds ? 'decline' : 'add on'}: ${turnedCards(facts)}.`
}

/** The ranks of third or second cards that change the play: with all suits, or with some. */
export function turnedRanks({ members, adds }: HandFacts) {
  const ranks = [...new Set(members.map(({ id }) => id[0]!))].sort((a, b) => rankNamed(b) - rankNamed(a))
  const own = (rank: string): readonly XxMember[] => members.filter(({ id }) => id[0] === rank)
  const turns = ({ least, most }: XxMember): boolean => (adds ? most <= 0 : least > 0)
  const touches = ({ least, most }: XxMember): boolean => (adds ? least <= 0 : most > 0)
  return {
    all: ranks.filter((rank) => own(rank).every(turns)).map(rankNamed),
    some: ranks.filter((rank) => !own(rank).every(turns) && own(rank).some(touches)).map(rankNamed),
  }
}

function turnedCards(facts: HandFacts): string {
  const { kind } = facts
  const { all, some } = turnedRanks(facts)
  const place = kind === 'suited' ? 'second' : 'third'
  const first = all.length === 0 ? '' : `those with ${orList(all.map(aRank))} as the ${place} card`
  const rest =
    some.length === 0
      ? ''
      : `some with ${orList(some.map(aRank))}, depending on ${kind === 'suited' ? 'the last card' : 'their suits'}`
  return [first, rest].filter((one) => one !== '').join(', and ')
}

function flipsTitle({ adding, hands, adds }: HandFacts): string {
  if (adding === 0 || adding === hands) return adds ? 'Add on with every one' : 'Decline with every one'
  return adds
    ? `Decline with ${saidShare((hands - adding) / hands)} of them`
    : `Add on with ${saidShare(adding / hands)} of them`
}

const flips = (facts: HandFacts): Told => ({
  title: flipsTitle(facts),
  text: [turnedText(facts), [thirdText(facts), suitsText(facts), stepsText(facts)].filter(Boolean).join(' ')].filter(
    (text) => text !== '',
  ),
})

// ——— Dead cards ——————————————————————————————————————————————————————————————————————————————————————————————

/** Whether a single card seen in another hand changes the play. */
export const oneTurns = ({ drawn, helps, hurts }: HandFacts): boolean =>
  [helps, hurts].some(({ ev }) => ev > 0 !== drawn > 0)

function dead(facts: HandFacts): Told {
  const { slug, drawn, helps, hurts } = facts
  const [good, bad] = [must(parseCard(helps.card)), must(parseCard(hurts.card))]
  const turns = oneTurns(facts)
  const text = `With ${saidCards(exampleOf(slug))} the Play bet is worth ${saidEv(drawn)}. The card that helps most is ${saidCard(good)}: if you see it in another hand, the bet is worth ${saidEv(helps.ev)}. ${saidCard(bad)} hurts most: ${saidEv(hurts.ev)}.`
  const turn = turns ? `After that card, ${verb(drawn <= 0)}.` : `Either way, you still ${verb(drawn > 0)}.`
  return {
    title: turns ? 'One dead card can change the play' : 'One dead card doesn’t change the play',
    text: [`${text} ${turn}`],
  }
}

/** The parts below the answer, in their order. */
export const sectionsOf = (facts: HandFacts, words: XxHandWords): readonly HandSection[] => [
  { id: 'why', ...words.why(facts) },
  { id: 'ends', ...words.ends(facts), tables: [resultsTable(facts, words)] },
  { id: 'flips', ...words.flips(facts), tables: [membersTable(facts, words), neighbors(facts, words)] },
  { id: 'dead-cards', ...words.dead(facts) },
]

// ——— Words ——————————————————————————————————————————————————————————————————————————————————————————————————

/**
 * Another hand's place relative to the page's: a step up or down in its group, or in another group with the same
 * highest card.
 */
export type Where = 'higher' | 'lower' | 'pair' | 'suited'

/** What a page on the add-on says, in one language; for Spanish, `content/xx-poker/es/hand-words.ts`. */
export interface XxHandWords extends Omit<PageWords<HandFacts>, 'rules'> {
  dead(facts: HandFacts): Told
  readonly results: TableWords
  result(result: HandResult): string
  members(facts: HandFacts): TableWords
  memberName(facts: HandFacts, rank: number): string
  readonly neighbors: TableWords
  /** The hand’s name, short enough for a table. */
  shortName(facts: HandFacts): string
  because(here: HandFacts, other: HandFacts, where: Where): string
}

export const sectionWords = {
  why,
  ends,
  flips,
  dead,
  results: {
    caption: 'What the six cards make, and what that brings',
    columns: ['You make', 'How often', 'Brings, Play bets'],
  },
  result: (result: HandResult): string => RESULT_NAMES[result],
  members: ({ kind }: HandFacts): TableWords => ({ caption: MEMBERS[kind].caption, columns: MEMBERS[kind].columns }),
  memberName: ({ kind }: HandFacts, rank: number): string => MEMBERS[kind].name(rank),
  neighbors: { caption: 'The hands around it, on average', columns: ['Hand', ...HEADS] },
  shortName,
} satisfies Partial<XxHandWords>
