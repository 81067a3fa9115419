import { rankOf, suitOf, type Card } from '@/lib/cards/card'
import { strengthOfCards } from '@/lib/cards/one-hand'
import { handOf } from '@/lib/cards/strength'
import { ranksOf } from '@/lib/cards/hole-cards'
import { emptySight, looker } from '@/lib/engines/holdem/index'
import { straightRanks } from '@/lib/cards/straights'

/* What the rules of the flop and the turn look at. */

/** Ranks from 0 (deuce) to 12 (ace), the board's the highest first. */
export interface Look {
  readonly low: number
  readonly high: number
  readonly board: readonly number[]
  readonly isBoardPaired: boolean
  /** The most cards of one suit on the board. */
  readonly oneSuit: number
  /** The rank of the highest pair in which a card of the player's own stands, or −1. */
  readonly pair: number
  readonly isPocketPair: boolean
  /** Two pair with both own cards, three of a kind with one, a straight or better: more than one pair, by the player's own cards. */
  readonly isStrong: boolean
  /** The player's highest card in a suit of which four are out, or −1. */
  readonly flushDraw: number
  /** How many ranks would make a straight with the next card. */
  readonly straightRanks: number
}

const inSuit = (cards: readonly Card[], suit: number): readonly Card[] => cards.filter((card) => suitOf(card) === suit)

const maskOf = (ranks: readonly number[]): number => ranks.reduce((mask, rank) => mask | (1 << rank), 0)

function flushDrawRank(hand: readonly Card[], board: readonly Card[]): number {
  for (let suit = 0; suit < 4; suit++) {
    const own = inSuit(hand, suit)
    if (own.length > 0 && own.length + inSuit(board, suit).length === 4) return Math.max(...own.map(rankOf))
  }
  return -1
}

/** Whether the player's own cards make more than one pair of the board: a pair on the board alone does not count. */
function isStrong(hand: readonly Card[], board: readonly Card[], matched: readonly number[]): boolean {
  if (board.length === 0) return false
  const [low, high] = ranksOf(hand)
  const copies = (rank: number): number => [...hand, ...board].filter((card) => rankOf(card) === rank).length
  const made = handOf(strengthOfCards([...hand, ...board]))
  if (made === 'straight' || made === 'flush' || made === 'straight-flush' || made === 'royal-flush') return true
  return new Set(matched).size === 2 || copies(low) >= 3 || copies(high) >= 3
}

export function lookAt(hand: readonly Card[], board: readonly Card[]): Look {
  const [low, high] = ranksOf(hand)
  const ranks = board.map(rankOf).sort((a, b) => b - a)
  const matched = low === high ? [low] : [low, high].filter((rank) => ranks.includes(rank))
  const [own, shown] = [maskOf([low, high]), maskOf(ranks)]
  return {
    low,
    high,
    board: ranks,
    isBoardPaired: new Set(ranks).size < ranks.length,
    oneSuit: Math.max(...[0, 1, 2, 3].map((suit) => inSuit(board, suit).length)),
    pair: Math.max(-1, ...matched),
    isPocketPair: low === high,
    isStrong: isStrong(hand, board, matched),
    flushDraw: flushDrawRank(hand, board),
    straightRanks: straightRanks()[own | shown]!,
  }
}

/** The same for many hands on one board, the record filled again for each: hot where a whole game is gone through. */
export function boardLooker(cards: readonly Card[]): (a: Card, b: Card) => Look {
  const look = looker(cards, emptySight())
  const board = cards.map(rankOf).sort((x, y) => y - x)
  const { isBoardPaired, oneSuit } = lookAt([0, 1], cards)
  const seen = {
    low: 0,
    high: 0,
    board,
    isBoardPaired,
    oneSuit,
    pair: -1,
    isPocketPair: false,
    isStrong: false,
    flushDraw: -1,
    straightRanks: 0,
  }
  return (a, b) => {
    const sight = look(a, b)
    seen.low = sight.low
    seen.high = sight.high
    seen.pair = sight.pair
    seen.isPocketPair = sight.pocketPair
    seen.isStrong = sight.made === 2
    seen.flushDraw = sight.flushDraw
    seen.straightRanks = sight.straightRanks
    return seen
  }
}
