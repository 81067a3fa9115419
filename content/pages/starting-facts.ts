import { DECK, without } from '@/lib/cards/deck'
import { rankOf } from '@/lib/cards/card'
import type { Cell, FactRow, FactTable, TableWords } from '@/content/pages/hand-page'
import { type MadeStartingHand, readOwn } from '@/lib/families/holdem/kept-starting-hands'
import { cardsOf, type StartingHand } from '@/lib/game/strategy/starting-hands'
import { rankInWords } from '@/lib/cards/words'
import { OWN_HANDS, type OwnHand, type OwnResult, type OwnResults } from '@/lib/engines/holdem/index'

/* The facts of a starting hand in any game: how it does against all hands of the dealer, and what it wins with. */

/** The dealer’s two cards compared with the player’s, as shares of all hands that the dealer can have. */
export interface Dealers {
  /** Any pair; against a pocket pair, a higher pair. */
  readonly pairs: number
  /** One of the player's ranks with a better card. */
  readonly better: number
  /** One of the player's ranks with a worse card. */
  readonly worse: number
  /** A card above both of the player's, pairs included; 0 for a pocket pair. */
  readonly above: number
  /** The same, pairs not counted. */
  readonly over: number
}

export interface StartingFacts {
  readonly hand: StartingHand
  readonly made: MadeStartingHand
  readonly own: OwnResults
  /** All showdowns. */
  readonly all: OwnResult
  readonly dealers: Dealers
  /** How many straights use both cards, 0 to 4. */
  readonly straights: number
}

const RANKS_IN_A_STRAIGHT = 5
const ACE = 12

/** How many straights use two different ranks; an ace also counts below a deuce. */
export function straightsWith(high: number, low: number): number {
  const holds = (top: number, rank: number): boolean =>
    (rank <= top && rank > top - RANKS_IN_A_STRAIGHT) || (rank === ACE && top === RANKS_IN_A_STRAIGHT - 2)
  let count = 0
  for (let top = RANKS_IN_A_STRAIGHT - 2; top <= ACE; top++) if (holds(top, high) && holds(top, low)) count++
  return count
}

/** What the dealer's cards `a` and `b` count as: a card above may come with a pair, or with one of the player's ranks. */
function kindsOf({ high, low }: StartingHand, a: number, b: number): readonly (keyof Dealers)[] {
  if (high === low) return a === b && a > high ? ['pairs'] : []
  const above = Math.max(a, b) > high
  if (a === b) return above ? ['pairs', 'above'] : ['pairs']
  const shared = [high, low].find((rank) => rank === a || rank === b)
  const [mine, theirs] = [shared === high ? low : high, shared === a ? b : a]
  const beside =
    shared === undefined || theirs === mine ? [] : [theirs > mine ? ('better' as const) : ('worse' as const)]
  return above ? ['above', 'over', ...beside] : beside
}

/** Compares the dealer’s hands with the player's. */
export function dealersOf(hand: StartingHand): Dealers {
  const counts: Record<keyof Dealers, number> = { pairs: 0, better: 0, worse: 0, above: 0, over: 0 }
  const stub = without(DECK, cardsOf(hand))
  let all = 0
  stub.forEach((a, i) =>
    stub.slice(0, i).forEach((b) => {
      all++
      for (const kind of kindsOf(hand, rankOf(a), rankOf(b))) counts[kind]++
    }),
  )
  const share = (kind: keyof Dealers): number => counts[kind] / all
  return {
    pairs: share('pairs'),
    better: share('better'),
    worse: share('worse'),
    above: share('above'),
    over: share('over'),
  }
}

const sum = (results: readonly OwnResult[]): OwnResult =>
  results.reduce((a, b) => ({ deals: a.deals + b.deals, wins: a.wins + b.wins, ties: a.ties + b.ties }), {
    deals: 0,
    wins: 0,
    ties: 0,
  })

export function startingFacts(hand: StartingHand, made: MadeStartingHand): StartingFacts {
  const own = readOwn(made.own)
  return {
    hand,
    made,
    own,
    all: sum(Object.values(own)),
    dealers: dealersOf(hand),
    straights: hand.high === hand.low ? 0 : straightsWith(hand.high, hand.low),
  }
}

export const isPair = ({ high, low }: StartingHand): boolean => high === low

/** The shares of showdowns won, lost and tied. */
export const sharesOf = ({
  all,
}: Pick<StartingFacts, 'all'>): { readonly wins: number; readonly loses: number; readonly ties: number } => ({
  wins: all.wins / all.deals,
  ties: all.ties / all.deals,
  loses: 1 - (all.wins + all.ties) / all.deals,
})

/** The share of wins with some kinds of hands. */
export const ofWins = ({ own, all }: StartingFacts, ...kinds: readonly OwnHand[]): number =>
  kinds.reduce((wins, kind) => wins + own[kind].wins, 0) / all.wins
/** How often some kinds of hands occur. */
export const comes = ({ own, all }: StartingFacts, ...kinds: readonly OwnHand[]): number =>
  kinds.reduce((deals, kind) => deals + own[kind].deals, 0) / all.deals
/** How often a kind of hand wins, when it occurs. */
export const winsWith = ({ own }: StartingFacts, kind: OwnHand): number =>
  own[kind].deals === 0 ? 0 : own[kind].wins / own[kind].deals

/** What the two cards make, in words: “A pair of fives”. */
function ownName({ high, low }: StartingHand, kind: OwnHand): string {
  const many = (rank: number): string => rankInWords(rank, 2)
  switch (kind) {
    case 'nothing':
      return high === low ? 'Not even the pair plays' : 'Neither card paired'
    case 'pair-low':
      return `A pair of ${many(low)}`
    case 'pair-high':
      return high === low ? `The ${many(high)} alone` : `A pair of ${many(high)}`
    case 'two-pair':
      return `${many(high)} and ${many(low)}`.replace(/^./, (letter) => letter.toUpperCase())
    case 'three':
      return high === low ? `Three ${many(high)}` : 'Three of a kind'
    case 'straight':
      return 'A straight'
    case 'flush':
      return 'A flush'
    case 'full-house':
      return 'A full house or four'
  }
}

/** The words of the table of own hands, and the name of each row. */
export interface OwnWords extends TableWords {
  nameOf(hand: StartingHand, kind: OwnHand): string
}

const ownWords: OwnWords = {
  caption: 'What your two cards make by the river',
  columns: ['You make', 'How often', 'Wins then', 'Of all wins'],
  nameOf: ownName,
}

const share = (value: number): Cell => ({ kind: 'share', value })

/** What the two cards make by the river, how often, and how often that wins. */
export const ownTable = (facts: StartingFacts, { nameOf, ...table }: OwnWords = ownWords): FactTable => ({
  ...table,
  rows: OWN_HANDS.filter((kind) => facts.own[kind].deals > 0).map((kind): FactRow => ({
    id: kind,
    name: nameOf(facts.hand, kind),
    cells: [share(comes(facts, kind)), share(winsWith(facts, kind)), share(ofWins(facts, kind))],
  })),
})

/** `the king`. */
export const theRank = (rank: number): string => `the ${rankInWords(rank)}`
