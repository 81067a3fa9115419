import type { Card } from '@/lib/cards/card'
import { LEAST_STRENGTH, NO_RANKS, ranksStrength, withRank } from '@/lib/cards/strength'
import { suitTypes } from '../numbering/board-types'
import { type Counts, dealersHands, type OnRanks, sweepFlushTypes, sweepRankTypes } from './hand-on-boards'
import { multisetRanks, MULTISETS } from '@/lib/cards/rank-multisets'
import { boardsOfFlushes, seenCards, type SuitClass, waysOfRanks } from '../numbering/seen-cards'
import { strengthTables } from '../numbering/strengths'

/*
 * How a starting hand ends at showdown, by the part its own two cards play: pairing a kicker, high card alone, a flush
 * and so on. A hand that the board gives to both doesn't count as its own.
 */

/**
 * The parts that the two cards can play, weakest first. With a pocket pair, `pair-high` is the pair itself and `three`
 * the set. `flush` includes straight flushes.
 */
export const OWN_HANDS = [
  'nothing',
  'pair-low',
  'pair-high',
  'two-pair',
  'three',
  'straight',
  'flush',
  'full-house',
] as const
export type OwnHand = (typeof OWN_HANDS)[number]

/** Equally likely showdowns: boards times hands of the dealer. */
export interface OwnResult {
  readonly deals: number
  readonly wins: number
  readonly ties: number
}

export type OwnResults = Readonly<Record<OwnHand, OwnResult>>

type Hole = readonly [number, number]

const [PAIR, TWO_PAIR, THREE, STRAIGHT] = [1, 2, 3, 4]

const countOn = (ranks: readonly number[], rank: number): number => ranks.filter((other) => other === rank).length

/** The two highest ranks that come twice or more: the pairs that count. */
const pairsThatPlay = (ranks: readonly number[]): readonly number[] =>
  [...new Set(ranks.filter((rank) => countOn(ranks, rank) >= 2))].sort((a, b) => b - a).slice(0, 2)

function ownPair([low, high]: Hole, board: readonly number[]): OwnHand {
  const play = pairsThatPlay([low, high, ...board])
  const has = (rank: number): boolean => play.includes(rank) && (low === high || board.includes(rank))
  if (low !== high && has(high) && has(low)) return 'two-pair'
  if (has(high)) return 'pair-high'
  return has(low) ? 'pair-low' : 'nothing'
}

/**
 * The part the two cards play without a flush. `own` is the strength of all seven cards, `shown` that of the board
 * alone.
 */
function ownHand(hole: Hole, board: readonly number[], own: number, shown: number): OwnHand {
  if (own >= LEAST_STRENGTH['full-house']) return own > shown ? 'full-house' : 'nothing'
  const category = strengthTables().category[own]!
  if (category === STRAIGHT) return own > shown ? 'straight' : 'nothing'
  if (category === THREE) return hole.some((rank) => countOn([...hole, ...board], rank) >= 3) ? 'three' : 'nothing'
  return category === PAIR || category === TWO_PAIR ? ownPair(hole, board) : 'nothing'
}

/** The ranks of a board by the number of their multiset, and the strength of the board alone without a flush. */
function boardOf(multiset: number): { readonly ranks: readonly number[]; readonly shown: number } {
  const ranks = [...multisetRanks(5).subarray(multiset * 5, multiset * 5 + 5)]
  return { ranks, shown: ranks[0] === ranks[4] ? -1 : ranksStrength(...ranks.reduce(withRank, NO_RANKS)) }
}

type Adding = Record<OwnHand, { deals: number; wins: number; ties: number }>

/**
 * Adds `boards` boards of one type to the part they belong to; a negative number takes back boards counted under
 * another type.
 */
function add(into: Adding, own: OwnHand, counts: Counts, type: number, boards: number, dealers: number): void {
  const one = into[own]
  one.deals += boards * dealers
  one.wins += boards * counts.below[type]!
  one.ties += boards * counts.ties[type]!
}

function addFlushes(
  into: Adding,
  suit: SuitClass,
  cards: number,
  ownByRanks: readonly OwnHand[],
  onRanks: OnRanks,
): void {
  const { flush } = strengthTables()
  const boards = boardsOfFlushes(suit)
  const counts = sweepFlushTypes(suit, cards, onRanks, boards)
  const [ranks, dealers] = [onRanks.counts, dealersHands(cards)]
  const { set, ranks: multisets } = suitTypes(5)
  for (let type = 0; type < boards.length; type++) {
    const weight = boards[type]! * suit.suits.length
    if (weight === 0) continue
    const multiset = multisets[type]!
    const own = counts.strength[type]!
    const shown = flush[set[type]!]!
    const plain = own === ranks.strength[multiset]!
    const made = plain ? ownByRanks[multiset]! : own > shown ? 'flush' : 'nothing'
    add(into, made, counts, type, weight, dealers)
    add(into, ownByRanks[multiset]!, ranks, multiset, -weight, dealers)
  }
}

/** How a starting hand ends at showdown against any hand of the dealer, exactly. Throws if `hand` isn't two cards. */
export function ownHands(hand: readonly Card[]): OwnResults {
  const seen = seenCards(hand, [])
  const onRanks = sweepRankTypes(seen, 0)
  const ranks = onRanks.counts
  const dealers = dealersHands(seen.cards)
  const boards = waysOfRanks(seen.copies, 5)
  const into = Object.fromEntries(OWN_HANDS.map((own) => [own, { deals: 0, wins: 0, ties: 0 }])) as Adding
  const [a, b] = seen.holeRanks
  const hole: Hole = [Math.min(a, b), Math.max(a, b)]
  const ownByRanks = Array.from({ length: MULTISETS[5]! }, (_, multiset): OwnHand => {
    if (boards[multiset] === 0) return 'nothing'
    const board = boardOf(multiset)
    return ownHand(hole, board.ranks, ranks.strength[multiset]!, board.shown)
  })
  ownByRanks.forEach((own, multiset) => add(into, own, ranks, multiset, boards[multiset]!, dealers))
  for (const suit of seen.classes) addFlushes(into, suit, seen.cards, ownByRanks, onRanks)
  return into
}
