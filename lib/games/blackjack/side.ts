import { ACE, type Card, rankOf, suitOf } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import type { SideFigures } from '@/lib/game/figures'
import { figuresOf } from '@/lib/game/side-bets/pays'
import type { SideOptions } from '@/lib/game/solver'
import { TooFewCards } from '@/lib/game/too-few-cards'
import {
  type BlackjackGameRules,
  PAIR_ROWS,
  type PairRow,
  SIDE_BET_IDS,
  THREE_CARD_ROWS,
  type ThreeCardRow,
} from './rules'

/* 21+3 and Perfect Pairs, counted from any shoe. */

const isRed = (suit: number): boolean => suit === 1 || suit === 2

/** The row of Perfect Pairs that two cards make; undefined if they aren't a pair. */
export function pairOf([a, b]: readonly Card[]): PairRow | undefined {
  if (rankOf(a!) !== rankOf(b!)) return undefined
  if (a === b) return 'perfect'
  return isRed(suitOf(a!)) === isRed(suitOf(b!)) ? 'same-color' : 'mixed'
}

/** Whether three ranks are consecutive; the ace may be high or low. */
function isStraight(ranks: readonly number[]): boolean {
  const [low, middle, high] = ranks.toSorted((a, b) => a - b) as [number, number, number]
  return (middle === low + 1 && high === middle + 1) || (low === 0 && middle === 1 && high === ACE)
}

/** The row of 21+3 that three cards make; undefined if they win nothing. */
export function threeCardsOf(cards: readonly Card[]): ThreeCardRow | undefined {
  const [ranks, suits] = [cards.map(rankOf), cards.map(suitOf)]
  const isFlush = suits.every((suit) => suit === suits[0])
  if (ranks.every((rank) => rank === ranks[0])) return isFlush ? 'suited-three-of-a-kind' : 'three-of-a-kind'
  if (isStraight(ranks)) return isFlush ? 'straight-flush' : 'straight'
  return isFlush ? 'flush' : undefined
}

/**
 * How many of each card a shoe has, by card. `shoe` gives the counts in suits s h d c, ranks 2 to A in each; without it
 * the shoe is fresh. Throws `TooFewCards` if a dead card isn't in it.
 */
export function shoeOf({ decks }: BlackjackGameRules, { shoe, dead = [] }: SideOptions): readonly number[] {
  const left = DECK.map((card) => (shoe ? shoe[suitOf(card) * 13 + rankOf(card)]! : decks))
  for (const card of dead) left[card]!--
  if (left.some((n) => n < 0)) throw new TooFewCards('a dead card is not in the shoe')
  return left
}

const choose = (n: number, k: number): number =>
  k === 2 ? (n * (n - 1)) / 2 : k === 3 ? (n * (n - 1) * (n - 2)) / 6 : n

/** The ways to draw two cards for each row of Perfect Pairs. */
function countPairs(left: readonly number[]): ReadonlyMap<string, number> {
  const ways = new Map<string, number>()
  DECK.forEach((a, i) => {
    for (const b of DECK.slice(i)) {
      const row = pairOf([a, b])
      if (row) ways.set(row, (ways.get(row) ?? 0) + (a === b ? choose(left[a]!, 2) : left[a]! * left[b]!))
    }
  })
  return ways
}

/** The ways to draw three cards; equal ones must be adjacent. */
function waysOf(left: readonly number[], [a, b, c]: readonly [Card, Card, Card]): number {
  if (a === b && b === c) return choose(left[a]!, 3)
  if (a === b) return choose(left[a]!, 2) * left[c]!
  if (b === c) return left[a]! * choose(left[b]!, 2)
  return left[a]! * left[b]! * left[c]!
}

function countThrees(left: readonly number[]): ReadonlyMap<string, number> {
  const ways = new Map<string, number>()
  for (let a = 0; a < DECK.length; a++)
    for (let b = a; b < DECK.length; b++)
      for (let c = b; c < DECK.length; c++) {
        const cards = [a, b, c] as const
        const row = threeCardsOf(cards)
        if (row) ways.set(row, (ways.get(row) ?? 0) + waysOf(left, cards))
      }
  return ways
}

/**
 * The figures of a side bet, exactly, over every choice of its cards from the shoe. Throws `TooFewCards` if the shoe
 * has too few, and `RangeError` on an unknown bet.
 */
export function side(rules: BlackjackGameRules, bet: string, options: SideOptions = {}): SideFigures {
  const id = SIDE_BET_IDS.find((known) => known === bet)
  if (id === undefined) throw new RangeError(`“${bet}” is no side bet of blackjack`)
  const left = shoeOf(rules, options)
  const isPairs = id === 'perfect-pairs'
  const ways = isPairs ? countPairs(left) : countThrees(left)
  const rows = isPairs ? PAIR_ROWS : THREE_CARD_ROWS
  const cards = left.reduce((sum, n) => sum + n, 0)
  return figuresOf(
    rows.map((row) => ({ ...row, pay: rules.pays[id][row.id] ?? 0, ways: ways.get(row.id) ?? 0 })).toReversed(),
    choose(cards, isPairs ? 2 : 3),
  )
}
