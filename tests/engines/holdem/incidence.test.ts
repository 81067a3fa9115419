import { describe, expect, it } from 'vitest'
import type { Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { suitType } from '@/lib/engines/holdem/numbering/board-types'
import {
  rankWays,
  spreadFlops,
  spreadTurns,
  suitWays,
  sumToFlops,
  sumToTurns,
} from '@/lib/engines/holdem/one-hand/incidence'
import { addRank } from '@/lib/cards/rank-multisets'
import { boardsOfFlushes, seenCards, type SeenCards, waysOfRanks } from '@/lib/engines/holdem/numbering/seen-cards'
import { marksOnTurns, openBoards, shownBy, streetSums } from '@/lib/engines/holdem/one-hand/streets'
import { choose, combinations } from '@/lib/math/combinations'
import { below, draw, makeRandom, type Random } from '@/lib/math/random'

/** Any value for each type of board that can be dealt, by ranks and by class of suits. */
function valuesOf(random: Random, seen: SeenCards): { ranks: Float64Array; suits: Float64Array[] } {
  const any = (boards: Float64Array): Float64Array => boards.map((n) => (n > 0 ? below(random, 4001) - 2000 : 0))
  return { ranks: any(waysOfRanks(seen.copies, 5)), suits: seen.classes.map((suit) => any(boardsOfFlushes(suit))) }
}

/** The value of one board, looked up by its cards. */
function valueOf(seen: SeenCards, { ranks, suits }: ReturnType<typeof valuesOf>, board: readonly Card[]): number {
  const multiset = board.reduce((number, card, k) => addRank(k)[number * 13 + (card >> 2)]!, 0)
  const extra = [0, 1, 2, 3].map((suit) => {
    const inSuit = board.filter((card) => (card & 3) === suit)
    if (inSuit.length < 3) return 0
    const set = inSuit.reduce((mask, card) => mask | (1 << (card >> 2)), 0)
    const [x = -1, y = -1] = board.filter((card) => (card & 3) !== suit).map((card) => card >> 2)
    return suits[seen.classOf[suit]!]![suitType(5, set, x, y)]!
  })
  return extra.reduce((sum, one) => sum + one, ranks[multiset]!)
}

const flopPlace = ([a, b, c]: readonly number[]): number => a! + (b! * (b! - 1)) / 2 + (c! * (c! - 1) * (c! - 2)) / 6

const turnPlace = ([a, b, c, d]: readonly number[]): number => flopPlace([a!, b!, c!]) + choose(d!, 4)

const ascending = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => a - b)

describe.each([0, 2, 5, 30])('with %i dead cards, sums over boards that may come', (dead) => {
  const random = makeRandom(`incidence ${dead}`)
  const cards = draw(random, DECK, 2 + dead)
  const seen = seenCards(cards.slice(0, 2), cards.slice(2))
  const unseen = without(DECK, cards)
  const values = valuesOf(random, seen)
  const turns = {
    ranks: sumToTurns('ranks', rankWays(seen.copies), values.ranks),
    suits: seen.classes.map((suit, c) => sumToTurns('suits', suitWays(suit), values.suits[c]!)),
  }
  const sums = streetSums(3, seen, {
    ranks: sumToFlops('ranks', rankWays(seen.copies), turns.ranks),
    suits: seen.classes.map((suit, c) => sumToFlops('suits', suitWays(suit), turns.suits[c]!)),
  }).slice()

  it('are those of all run-outs of a flop, one by one', () => {
    const inOneSuit = [0, 1, 2, 3].map((suit) => unseen.filter((card) => (card & 3) === suit))
    const some = [
      ...inOneSuit.filter((suited) => suited.length >= 3).map((suited) => draw(random, suited, 3)),
      ...Array.from({ length: 6 }, () => draw(random, unseen, 3)),
    ].map(ascending)
    for (const flop of some) {
      let plain = 0
      for (const two of combinations(without(unseen, flop), 2)) plain += valueOf(seen, values, [...flop, ...two])
      expect(sums[flopPlace(flop)]).toBe(plain)
    }
  })

  it('are those of all rivers of a turn, one by one', () => {
    const all = streetSums(4, seen, turns)
    for (const turn of Array.from({ length: 40 }, () => ascending(draw(random, unseen, 4)))) {
      const plain = without(unseen, turn).reduce((sum, river) => sum + valueOf(seen, values, [...turn, river]), 0)
      expect(all[turnPlace(turn)]).toBe(plain)
    }
  })

  it('are asked of the boards of unseen cards only', () => {
    for (const [k, place] of [
      [3, flopPlace],
      [4, turnPlace],
    ] as const) {
      const open = openBoards(k, seen)
      expect(open.reduce((sum, one) => sum + one, 0)).toBe(choose(unseen.length, k))
      for (let i = 0; i < 40; i++) expect(open[place(ascending(draw(random, unseen, k)))]).toBe(1)
    }
  })

  it('and a turn has the marks of its four flops', () => {
    const marks = Uint8Array.from({ length: choose(52, 3) }, () => below(random, 2))
    const onTurns = marksOnTurns(marks)
    for (const turn of Array.from({ length: 40 }, () => ascending(draw(random, DECK, 4)))) {
      const flops = turn.map((_, i) => flopPlace(turn.filter((__, j) => j !== i)))
      expect(onTurns[turnPlace(turn)]).toBe(flops.reduce((sum, flop) => sum + marks[flop]!, 0))
    }
  })

  // Σ over marked flops of their sums, and Σ over boards of value · marked flops within: the same boards, counted from either end.
  it('and marks carried to boards are two ways to count the same', () => {
    const marked = openBoards(3, seen).map((open) => open * below(random, 2))
    const { ranks, suits } = shownBy(3, seen, marked)
    const over = (marks: Float64Array, value: Float64Array): number =>
      marks.reduce((sum, mark, type) => sum + mark * value[type]!, 0)
    const fromBoards = seen.classes.reduce(
      (sum, suit, c) => sum + over(spreadFlops('suits', suitWays(suit), suits[c]!), values.suits[c]!),
      over(spreadFlops('ranks', rankWays(seen.copies), ranks), values.ranks),
    )
    expect(fromBoards).toBe(marked.reduce((sum, mark, flop) => sum + mark * sums[flop]!, 0))
    const onTurns = turns.ranks.map(() => below(random, 9))
    expect(over(spreadTurns('ranks', rankWays(seen.copies), onTurns), values.ranks)).toBe(over(onTurns, turns.ranks))
  })
})
