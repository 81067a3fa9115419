import { type Card, rankOf, RANKS } from '@/lib/cards/card'
import { type PokerHand, POKER_HANDS } from '@/lib/cards/hands'
import { isSuited, ranksOf } from '@/lib/cards/hole-cards'
import { strengthOfCards } from '@/lib/cards/one-hand'
import { handOf, LEAST_STRENGTH } from '@/lib/cards/strength'
import { straightRanks } from '@/lib/cards/straights'
import type { UltimateState } from '../round'
import { dealerOuts, improves } from '../strategy'

/*
 * What the rules of a strategy look at, stage by stage. Whatever two decisions do not differ in here, no strategy tells apart. On the
 * flop and the river a look has a number, its key: a whole game asks about millions of hands, but about few different looks.
 */

/** Ranks from 0 (deuce) to 12 (ace). */
export interface PreflopLook {
  readonly high: number
  readonly low: number
  readonly suited: boolean
}

export interface FlopLook {
  /** The rank of the highest pair in which a card of the player's own stands, or −1. */
  readonly pair: number
  /** Pocket twos without a third. */
  readonly deucesAlone: boolean
  /** Two pair or three of a kind or better, and not all of it on the board. */
  readonly twoPair: boolean
  /** A straight or a flush, or both. */
  readonly straight: boolean
  /** The rank of the player's highest card in a suit of which four are out, or −1. */
  readonly flushDraw: number
  /** How many ranks would make a straight with the next card: 2 stands for more too. */
  readonly straightRanks: number
  readonly isPaired: boolean
  /** The higher of the player's two cards. */
  readonly high: number
  /** How many of them are above the whole flop. */
  readonly overcards: number
}

export interface RiverLook {
  /** The player's own cards make the board better, kickers apart: a hidden pair or more. */
  readonly improves: boolean
  /** What the board alone is. */
  readonly board: PokerHand
  /** How many unseen cards, each alone with the board, beat the player. */
  readonly outs: number
  readonly high: number
  /** How many ranks above it are not on the board: 0 for the best kicker there is. */
  readonly kickersAbove: number
}

// ——— The flop ————————————————————————————————————————————————————————————————————————————————————————————

/** The number of different keys of a look; a key is below it. */
export const FLOP_KEYS = 1 << 20
export const RIVER_KEYS = 1 << 19

/** The rank of the player's highest card in a suit of which just four are out, plus one; 0 if there is none. */
function flushDrawOf(a: Card, b: Card, flop: readonly Card[]): number {
  const [c, d, e] = flop as readonly [Card, Card, Card]
  let best = 0
  for (const own of [a, b]) {
    const suit = own & 3
    const count =
      +((a & 3) === suit) + +((b & 3) === suit) + +((c & 3) === suit) + +((d & 3) === suit) + +((e & 3) === suit)
    if (count === 4) best = Math.max(best, (own >> 2) + 1)
  }
  return best
}

/** The rank of the highest hidden pair, plus one: the pocket pair's, or that of a card matched on the flop. */
function hiddenPair(x: number, y: number, flop: readonly Card[]): number {
  if (x === y) return x + 1
  let best = 0
  for (const card of flop) {
    const rank = card >> 2
    if (rank === x || rank === y) best = Math.max(best, rank + 1)
  }
  return best
}

/** The key of a hand (two cards) on a flop (three), the five of which have this strength. */
export function flopKey(hand: readonly Card[], flop: readonly Card[], strength: number): number {
  const [a, b] = hand as readonly [Card, Card]
  const [c, d, e] = flop as readonly [Card, Card, Card]
  const [x, y] = [a >> 2, b >> 2]
  const [p, q, r] = [c >> 2, d >> 2, e >> 2]
  const pair = hiddenPair(x, y, flop)
  const deucesAlone = x === 0 && y === 0 && p !== 0 && q !== 0 && r !== 0
  const straight =
    (strength >= LEAST_STRENGTH.straight && strength < LEAST_STRENGTH['full-house']) ||
    strength >= LEAST_STRENGTH['straight-flush']
  const twoPair = strength >= LEAST_STRENGTH['two-pair'] && (pair > 0 || straight)
  const top = Math.max(p, q, r)
  const ranks = Math.min(straightRanks()[(1 << x) | (1 << y) | (1 << p) | (1 << q) | (1 << r)]!, 2)
  const flags = +deucesAlone | (+twoPair << 1) | (+straight << 2) | (+(p === q || q === r || p === r) << 3)
  return (
    flags |
    (pair << 4) |
    (flushDrawOf(a, b, flop) << 8) |
    (Math.max(x, y) << 12) |
    (ranks << 16) |
    ((+(x > top) + +(y > top)) << 18)
  )
}

/** What a key of a flop says. */
export const readFlopKey = (key: number): FlopLook => ({
  deucesAlone: (key & 1) !== 0,
  twoPair: (key & 2) !== 0,
  straight: (key & 4) !== 0,
  isPaired: (key & 8) !== 0,
  pair: ((key >> 4) & 15) - 1,
  flushDraw: ((key >> 8) & 15) - 1,
  high: (key >> 12) & 15,
  straightRanks: (key >> 16) & 3,
  overcards: key >> 18,
})

// ——— The river ———————————————————————————————————————————————————————————————————————————————————————————

let sizesMade: Uint8Array | undefined
const sizes = (): Uint8Array =>
  (sizesMade ??= Uint8Array.from({ length: 1 << 13 }, (_, mask) =>
    RANKS.reduce((n, _letter, rank) => n + ((mask >> rank) & 1), 0),
  ))

/** How many ranks above one are not in a mask. */
const ranksAbove = (high: number, mask: number): number => 12 - high - sizes()[mask >> (high + 1)]!

/** The key of a look at the river; `board` is the board's hand by its place in POKER_HANDS, `mask` its ranks. */
export const riverKey = (better: boolean, board: number, outs: number, high: number, mask: number): number =>
  +better | (board << 1) | (outs << 5) | (high << 11) | (ranksAbove(high, mask) << 15)

/** What a key of a river says. */
export const readRiverKey = (key: number): RiverLook => ({
  improves: (key & 1) !== 0,
  board: POKER_HANDS[(key >> 1) & 15]!,
  outs: (key >> 5) & 63,
  high: (key >> 11) & 15,
  kickersAbove: key >> 15,
})

// ——— A state ————————————————————————————————————————————————————————————————————————————————————————————

export function preflopLook({ hand }: UltimateState): PreflopLook {
  const [low, high] = ranksOf(hand)
  return { high, low, suited: isSuited(hand) }
}

export const flopLook = ({ hand, board }: UltimateState): FlopLook =>
  readFlopKey(flopKey(hand, board, strengthOfCards([...hand, ...board])))

/** Dead cards are no outs. */
export function riverLook(state: UltimateState): RiverLook {
  const board = strengthOfCards(state.board)
  const mask = state.board.reduce((ranks, card) => ranks | (1 << rankOf(card)), 0)
  const better = improves(strengthOfCards([...state.hand, ...state.board]), board)
  return readRiverKey(
    riverKey(better, POKER_HANDS.indexOf(handOf(board)), dealerOuts(state), ranksOf(state.hand)[1], mask),
  )
}
