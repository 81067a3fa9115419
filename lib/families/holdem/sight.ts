import type { Card } from '@/lib/cards/card'
import { hasStraight, straightRanks } from '@/lib/cards/straights'
import { bitCount } from '@/lib/math/combinations'
import type { BoardBettor } from '@/lib/engines/holdem/index'

/*
 * What a person sees in two cards, alone or on a board of three or four. Strategies are worded in these terms. One
 * record is reused for all hands of a board, because a whole game looks twenty million times.
 */

/** Ranks from 0 (two) to 12 (ace). */
export interface Sight {
  /** The ranks of the player's cards. */
  low: number
  high: number
  suited: boolean
  pocketPair: boolean
  /**
   * What a card of the player's helps to make: 0 nothing, 1 a pair, 2 two pair with both cards, three of a kind, a
   * straight or better.
   */
  made: 0 | 1 | 2
  /** The rank of the highest pair with a card of the player's, or −1. */
  pair: number
  /** How many ranks of the board are above that pair; −1 without a pair. */
  above: number
  /** The rank of the player's highest card in a suit with four known cards, or −1. */
  flushDraw: number
  /** Whether both of the player's cards are in a suit that one card of the flop has. */
  backdoorFlush: boolean
  straight: boolean
  /** How many ranks of the next card would make a straight; 0 if there is one already. */
  straightRanks: number
  /** How many of the player's cards are above the whole board. */
  overcards: number
  /** The most cards of one suit on the board. */
  oneSuit: number
  boardPaired: boolean
  /** The board's highest ranks, highest first; −1 if there is none. */
  top: number
  second: number
  third: number
  /** The lowest rank of the board, or −1. */
  bottom: number
}

const emptySight = (): Sight => ({
  low: 0,
  high: 0,
  suited: false,
  pocketPair: false,
  made: 0,
  pair: -1,
  above: -1,
  flushDraw: -1,
  backdoorFlush: false,
  straight: false,
  straightRanks: 0,
  overcards: 0,
  oneSuit: 0,
  boardPaired: false,
  top: -1,
  second: -1,
  third: -1,
  bottom: -1,
})

/** What all hands on a board share. */
interface Shown {
  /** Masks of the board's ranks, and of those that it has at least twice. */
  readonly mask: number
  readonly twice: number
  readonly suits: readonly number[]
}

function show(board: readonly number[], sight: Sight): Shown {
  const ranks = board.map((card) => card >> 2).sort((a, b) => b - a)
  const suits = [0, 0, 0, 0]
  let [mask, twice] = [0, 0]
  for (const card of board) {
    suits[card & 3]!++
    twice |= mask & (1 << (card >> 2))
    mask |= 1 << (card >> 2)
  }
  sight.oneSuit = Math.max(...suits)
  sight.boardPaired = twice !== 0
  sight.top = ranks[0] ?? -1
  sight.second = ranks[1] ?? -1
  sight.third = ranks[2] ?? -1
  sight.bottom = ranks.at(-1) ?? -1
  return { mask, twice, suits }
}

/**
 * Looks at a board, and returns a function that looks at two cards on it. That function fills the same record at every
 * call, because it is called millions of times.
 */
export function looker(board: readonly Card[]): (a: Card, b: Card) => Sight {
  const sight = emptySight()
  const { mask, twice, suits } = show(board, sight)
  return (a, b) => {
    const [x, y, s, t] = [a >> 2, b >> 2, a & 3, b & 3]
    sight.low = x < y ? x : y
    sight.high = x < y ? y : x
    sight.suited = s === t
    sight.pocketPair = x === y
    const own = (1 << x) | (1 << y)
    const paired = x === y ? own : own & mask
    sight.straight = hasStraight(mask | own)
    const [inS, inT] = [suits[s]! + (s === t ? 2 : 1), suits[t]! + (s === t ? 2 : 1)]
    const strong =
      sight.straight ||
      inS >= 5 ||
      inT >= 5 ||
      (x !== y && paired === own) ||
      (own & twice) !== 0 ||
      (x === y && (own & mask) !== 0)
    sight.made = strong ? 2 : paired !== 0 ? 1 : 0
    sight.pair = paired === 0 ? -1 : 31 - Math.clz32(paired)
    sight.above = paired === 0 ? -1 : bitCount(mask >> (sight.pair + 1))
    sight.flushDraw = s === t ? (inS === 4 ? sight.high : -1) : Math.max(inS === 4 ? x : -1, inT === 4 ? y : -1)
    sight.backdoorFlush = s === t && inS === 3
    sight.straightRanks = sight.straight ? 0 : straightRanks()[mask | own]!
    sight.overcards = (x > sight.top ? 1 : 0) + (y > sight.top ? 1 : 0)
    return sight
  }
}

/** The sight of two cards, alone or on a board. */
export const sightOf = ([a, b]: readonly Card[], board: readonly Card[]): Sight => looker(board)(a!, b!)

/** Makes a bettor that decides by what is seen. */
export const bettorBy =
  (bets: (sight: Sight) => boolean): BoardBettor =>
  (board) => {
    const look = looker(board)
    return (a, b) => bets(look(a, b))
  }
