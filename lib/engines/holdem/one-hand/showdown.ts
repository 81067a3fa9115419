import type { Card } from '@/lib/cards/card'
import { copiesOf } from '@/lib/cards/deck'
import { CARD_KEYS } from '@/lib/cards/evaluate/keys'
import { strengthOfSum7 } from '@/lib/cards/evaluate/seven'

/*
 * One hand of known strength on a whole board against every hand the dealer can hold: 990 with a full stub. If the
 * board has no three cards of a suit, only ranks count and 91 pairs of ranks cover all of them.
 */

/**
 * The player's strength, the dealer's qualifying strength, and the six counts to add to: a win, a tie, a loss, each
 * qualified or not.
 */
export interface Meeting {
  /** The strength of the player's hand. */
  readonly player: number
  /** The least strength with which the dealer qualifies. */
  readonly qualifies: number
  readonly counts: Float64Array
}

function count({ player, qualifies, counts }: Meeting, dealer: number, ways: number): void {
  const at = (dealer < player ? 0 : dealer === player ? 2 : 4) + (dealer < qualifies ? 1 : 0)
  counts[at] = counts[at]! + ways
}

/** The suit of three or more of the board's cards, or −1. */
function flushSuitOf(board: readonly Card[]): number {
  let counts = 0
  for (const card of board) counts += 1 << (4 * (card & 3))
  for (let suit = 0; suit < 4; suit++) if (((counts >> (4 * suit)) & 15) >= 3) return suit
  return -1
}

const NONE = new Int8Array(13)

/**
 * Adds the showdowns against each pair of cards of the stub, which holds neither the player's nor the board's cards.
 */
export function meetDealers(board: readonly Card[], stub: readonly Card[], showdown: Meeting): void {
  const suit = flushSuitOf(board)
  if (suit < 0) return meetRanks(board, copiesOf(stub), NONE, 0, showdown)
  const suited = stub.filter((card) => (card & 3) === suit)
  const others = stub.filter((card) => (card & 3) !== suit)
  const onBoard = board.filter((card) => (card & 3) === suit).length
  meetPairs(board, suited, showdown)
  if (onBoard === 3) return meetRanks(board, copiesOf(stub), copiesOf(suited), suit, showdown)
  meetEach(board, suited, others, showdown)
  if (onBoard === 4) meetRanks(board, copiesOf(others), NONE, suit, showdown)
  else meetPairs(board, others, showdown)
}

/**
 * Adds every pair of ranks, for hands that make no flush. `without` counts the cards of each rank whose pairs are left
 * out because both are of the board's suit. Each rank is evaluated with stand-in cards of two suits that can't make a
 * flush here.
 */
function meetRanks(
  board: readonly Card[],
  counts: Int8Array,
  without: Int8Array,
  suit: number,
  showdown: Meeting,
): void {
  const [a, b, c, d, e] = board as readonly [Card, Card, Card, Card, Card]
  const sum = CARD_KEYS[a]! + CARD_KEYS[b]! + CARD_KEYS[c]! + CARD_KEYS[d]! + CARD_KEYS[e]!
  const one = (suit + 1) & 3
  const two = (suit + 2) & 3
  for (let high = 0; high < 13; high++) {
    const n = counts[high]!
    if (n === 0) continue
    const f = high * 4 + one
    const key = sum + CARD_KEYS[f]!
    for (let low = 0; low <= high; low++) {
      const ways = low === high ? (n * (n - 1)) / 2 : n * counts[low]! - without[high]! * without[low]!
      if (ways === 0) continue
      const g = low * 4 + two
      count(showdown, strengthOfSum7((key + CARD_KEYS[g]!) | 0, a, b, c, d, e, f, g), ways)
    }
  }
}

/** Every pair of cards of one list. */
function meetPairs(board: readonly Card[], cards: readonly Card[], showdown: Meeting): void {
  for (let i = 1; i < cards.length; i++) meetEach(board, [cards[i]!], cards.slice(0, i), showdown)
}

/** Every pair of a card of one list and a card of another. */
function meetEach(board: readonly Card[], some: readonly Card[], others: readonly Card[], showdown: Meeting): void {
  const [a, b, c, d, e] = board as readonly [Card, Card, Card, Card, Card]
  const sum = CARD_KEYS[a]! + CARD_KEYS[b]! + CARD_KEYS[c]! + CARD_KEYS[d]! + CARD_KEYS[e]!
  for (const f of some) {
    const key = sum + CARD_KEYS[f]!
    for (const g of others) count(showdown, strengthOfSum7((key + CARD_KEYS[g]!) | 0, a, b, c, d, e, f, g), 1)
  }
}
