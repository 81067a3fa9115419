import { describe, expect, it } from 'vitest'
import type { Card } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { boardsOfFlushes, boardsOfRanks } from '@/lib/engines/holdem/board-counts'
import { suitType, TURN_SUIT_TYPES } from '@/lib/engines/holdem/board-types'
import { countMarks, flopSums, unseenFlops } from '@/lib/engines/holdem/flops'
import { rankWays, spreadFlops, spreadTurns, suitWays, sumToFlops, sumToTurns } from '@/lib/engines/holdem/incidence'
import { addRank } from '@/lib/engines/holdem/rank-multisets'
import { seenCards, type SeenCards } from '@/lib/engines/holdem/seen-cards'
import { forEachTurn } from '@/lib/engines/holdem/turns'
import { combinations } from '@/lib/math/combinations'
import { below, draw, makeRandom, type Random } from '@/lib/math/random'

/** Any value for each type of board that can be dealt, by ranks and by class of suits. */
function valuesOf(random: Random, seen: SeenCards): { ranks: Float64Array; suits: Float64Array[] } {
  const any = (boards: Float64Array): Float64Array => boards.map((n) => (n > 0 ? below(random, 4001) - 2000 : 0))
  return { ranks: any(boardsOfRanks(seen.copies)), suits: seen.classes.map((suit) => any(boardsOfFlushes(suit))) }
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
  const sums = flopSums(
    seen,
    sumToFlops('ranks', rankWays(seen.copies), turns.ranks),
    seen.classes.map((suit, c) => sumToFlops('suits', suitWays(suit), turns.suits[c]!)),
  )

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
    const bySuit = new Float64Array(4 * TURN_SUIT_TYPES)
    seen.classOf.forEach((c, suit) => bySuit.set(turns.suits[c]!, suit * TURN_SUIT_TYPES))
    const wanted = new Map(
      Array.from({ length: 40 }, () => ascending(draw(random, unseen, 4))).map((turn) => [turn.join(), turn]),
    )
    let met = 0
    forEachTurn(seen, ({ ranks, first, second, flops }) => {
      const turn = [...wanted.values()].find(
        (one) => flopPlace(one) === flops[0] && flopPlace([one[0]!, one[1]!, one[3]!]) === flops[1],
      )
      if (!turn) return
      met++
      const shown = (place: number): number => (place < 0 ? 0 : bySuit[place]!)
      const plain = without(unseen, turn).reduce((sum, river) => sum + valueOf(seen, values, [...turn, river]), 0)
      expect(turns.ranks[ranks]! + shown(first) + shown(second)).toBe(plain)
    })
    expect(met).toBe(wanted.size)
  })

  // Σ over marked flops of their sums, and Σ over boards of value · marked flops within: the same boards, counted from either end.
  it('and marks carried to boards are two ways to count the same', () => {
    const marked = unseenFlops(seen).map((open) => open * below(random, 2))
    const { ranks, suits } = countMarks(seen, marked)
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
