import { describe, expect, it } from 'vitest'
import { cardOf, type Card, parseCards, rankOf } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { strengthOfCards } from '@/lib/cards/one-hand'
import { handOf } from '@/lib/cards/strength'
import { OWN_HANDS, type OwnHand, ownHands } from '@/lib/engines/holdem/one-hand/own-hands'
import { draw, makeRandom } from '@/lib/math/random'
import { must } from '@/lib/result'

const hand = (text: string): readonly Card[] => must(parseCards(text))

/** The same by looking at the cards: what the two make that five cards on the board would not. */
function plainly(two: readonly Card[], board: readonly Card[]): OwnHand {
  const own = strengthOfCards([...two, ...board])
  const more = own > strengthOfCards(board)
  const category = handOf(own)
  if (category === 'flush' || category === 'straight-flush' || category === 'royal-flush')
    return more ? 'flush' : 'nothing'
  if (category === 'full-house' || category === 'four-of-a-kind') return more ? 'full-house' : 'nothing'
  if (category === 'straight') return more ? 'straight' : 'nothing'
  const ranks = [...two, ...board].map(rankOf)
  const copies = (rank: number): number => ranks.filter((one) => one === rank).length
  const mine = [...new Set(two.map(rankOf))].sort((a, b) => b - a)
  if (category === 'three-of-a-kind') return mine.some((rank) => copies(rank) === 3) ? 'three' : 'nothing'
  const playing = [...new Set(ranks)]
    .filter((rank) => copies(rank) === 2)
    .sort((a, b) => b - a)
    .slice(0, 2)
  const paired = mine.filter((rank) => playing.includes(rank))
  if (paired.length === 2) return 'two-pair'
  return paired.length === 0 ? 'nothing' : paired[0] === mine[0] ? 'pair-high' : 'pair-low'
}

const BOARDS = 40_000

/** Every board that holds two certain cards: 17,296 of them. */
function* boardsWith(two: readonly Card[], fixed: readonly Card[]): Generator<readonly Card[]> {
  const rest = without(DECK, two, fixed)
  for (let a = 2; a < rest.length; a++)
    for (let b = 1; b < a; b++) for (let c = 0; c < b; c++) yield [...fixed, rest[a]!, rest[b]!, rest[c]!]
}

describe('what two cards make of the board', () => {
  it.each(['Kh5d', '8s8d', '7h6h', 'AhKh'])('is counted over all boards: %s', (text) => {
    const found = ownHands(hand(text))
    const all = OWN_HANDS.reduce((sum, kind) => sum + found[kind].deals, 0)
    expect(all).toBe(2_118_760 * 990)
    for (const kind of OWN_HANDS) expect(found[kind].wins + found[kind].ties).toBeLessThanOrEqual(found[kind].deals)
  })

  it.each(['9h7h', 'Kh5d', '6s6c'])('is what the cards show, on boards dealt at random: %s', (text) => {
    const two = hand(text)
    const random = makeRandom(`own hands ${text}`)
    const rest = without(DECK, two)
    const counts = Object.fromEntries(OWN_HANDS.map((kind) => [kind, 0])) as Record<OwnHand, number>
    for (let i = 0; i < BOARDS; i++) counts[plainly(two, draw(random, rest, 5))]++
    const found = ownHands(two)
    for (const kind of OWN_HANDS) {
      const share = found[kind].deals / (2_118_760 * 990)
      // Five standard errors: not even one in a million seeds would be further away.
      expect(Math.abs(counts[kind] / BOARDS - share), kind).toBeLessThanOrEqual(
        5 * Math.sqrt((share * (1 - share)) / BOARDS),
      )
    }
  })

  it('of a pair that a better two pair on the board covers is nothing', () => {
    const two = hand('2h2c')
    const covered = [...boardsWith(two, [cardOf(12, 0), cardOf(12, 1)])].filter(
      (board) => plainly(two, board) === 'nothing',
    )
    expect(covered.length).toBeGreaterThan(0)
    expect(ownHands(two).nothing.wins / ownHands(two).nothing.deals).toBeLessThan(0.001)
  })
})
