import { cardOf } from '@/lib/cards/card'
import { ranksIn, suitType, TURN_SUIT_TYPES } from './board-types'
import { addRank } from './rank-multisets'
import type { SeenCards } from './seen-cards'
import { bitCount } from './strengths'

/* The turns themselves (boards of four cards), one by one or all in one table, by what they show. */

/** A turn of cards a < b < c < d: its ranks, and what up to two suits show (`suit · 11,531 + type`; −1 for none). */
export interface ConcreteTurn {
  ranks: number
  first: number
  second: number
  /** The places of its four flops among the 22,100 (`unseenFlops`). */
  readonly flops: Int32Array
}

const flopPlace = (a: number, b: number, c: number): number => a + (b * (b - 1)) / 2 + (c * (c - 1) * (c - 2)) / 6

/** Calls back for every turn of unseen cards. The record handed out is reused. */
export function forEachTurn(seen: Pick<SeenCards, 'unseen'>, visit: (turn: ConcreteTurn) => void): void {
  const cards: number[] = []
  seen.unseen.forEach((mask, suit) => ranksIn(mask).forEach((rank) => cards.push(cardOf(rank, suit))))
  cards.sort((a, b) => a - b)
  const [one, two, three] = [addRank(1), addRank(2), addRank(3)]
  const turn: ConcreteTurn = { ranks: 0, first: -1, second: -1, flops: new Int32Array(4) }
  const n = cards.length
  for (let l = 3; l < n; l++) {
    const d = cards[l]!
    for (let k = 2; k < l; k++) {
      const c = cards[k]!
      for (let j = 1; j < k; j++) {
        const b = cards[j]!
        for (let i = 0; i < j; i++) {
          const a = cards[i]!
          turn.ranks = three[two[one[(a >> 2) * 13 + (b >> 2)]! * 13 + (c >> 2)]! * 13 + (d >> 2)]!
          turn.flops[0] = flopPlace(a, b, c)
          turn.flops[1] = flopPlace(a, b, d)
          turn.flops[2] = flopPlace(a, c, d)
          turn.flops[3] = flopPlace(b, c, d)
          showSuits(turn, a, b, c, d)
          visit(turn)
        }
      }
    }
  }
}

/** The suits of four cards, as one number of eight bits, to the suits of at least two of them: `suit << 4 | which cards`, or 0. */
const SUITS_OF_TWO = /* @__PURE__ */ Array.from({ length: 256 }, (_, key) => {
  const suits = [key & 3, (key >> 2) & 3, (key >> 4) & 3, key >> 6]
  const found = [0, 1, 2, 3].map(
    (suit) => (suit << 4) | suits.reduce((which, s, i) => (s === suit ? which | (1 << i) : which), 0),
  )
  return found.filter((entry) => bitCount(entry & 15) >= 2)
})
const FIRST_OF_TWO = /* @__PURE__ */ Uint8Array.from(SUITS_OF_TWO, (found) => found[0] ?? 0)
const SECOND_OF_TWO = /* @__PURE__ */ Uint8Array.from(SUITS_OF_TWO, (found) => found[1] ?? 0)

function showSuits(turn: ConcreteTurn, a: number, b: number, c: number, d: number): void {
  const key = (a & 3) | ((b & 3) << 2) | ((c & 3) << 4) | ((d & 3) << 6)
  turn.first = placeShown(FIRST_OF_TWO[key]!, a, b, c, d)
  turn.second = placeShown(SECOND_OF_TWO[key]!, a, b, c, d)
}

/** Hot: where a suit's table has what it shows of a turn, the cards in `entry & 15` being of the suit. */
function placeShown(entry: number, a: number, b: number, c: number, d: number): number {
  if (entry === 0) return -1
  let mask = 0
  let x = -1
  let y = -1
  if (entry & 1) mask = 1 << (a >> 2)
  else x = a >> 2
  if (entry & 2) mask |= 1 << (b >> 2)
  else if (x < 0) x = b >> 2
  else y = b >> 2
  if (entry & 4) mask |= 1 << (c >> 2)
  else if (x < 0) x = c >> 2
  else y = c >> 2
  if (entry & 8) mask |= 1 << (d >> 2)
  else if (x < 0) x = d >> 2
  else y = d >> 2
  return (entry >> 4) * TURN_SUIT_TYPES + suitType(4, mask, x, y)
}

// ——— All turns in one table, for those who ask of many decisions what their turns are worth ———————————————————————————————

/** The number of boards of four cards, and the place of “shows no suit twice” among the suit types. */
const TURNS = 270_725
const NO_SUIT = 4 * TURN_SUIT_TYPES

/** `[turn * 3]` the number of its ranks, then two places in a table of 4 · 11,531 suit types followed by a zero. Made once, on first use: 1.6 MB. */
let table: Uint16Array | undefined

const WHOLE_DECK = { unseen: [8191, 8191, 8191, 8191] } as const

function makeTable(): Uint16Array {
  const places = new Uint16Array(TURNS * 3)
  let at = 0
  forEachTurn(WHOLE_DECK, ({ ranks, first, second }) => {
    places[at++] = ranks
    places[at++] = first < 0 ? NO_SUIT : first
    places[at++] = second < 0 ? NO_SUIT : second
  })
  return places
}

function openCards(seen: Pick<SeenCards, 'unseen'>): Uint8Array {
  const open = new Uint8Array(52)
  seen.unseen.forEach((mask, suit) => ranksIn(mask).forEach((rank) => (open[cardOf(rank, suit)] = 1)))
  return open
}

/**
 * Σ over the turns of unseen cards of max(0, its sum), a turn's sum being that of its ranks and of up to two suits on it
 * (`sumToTurns`: a list to each class of suits).
 */
export function gainOfTurns(seen: SeenCards, ranks: Float64Array, suits: readonly Float64Array[]): number {
  const places = (table ??= makeTable())
  const bySuit = new Float64Array(NO_SUIT + 1)
  seen.classOf.forEach((c, suit) => bySuit.set(suits[c]!, suit * TURN_SUIT_TYPES))
  const open = openCards(seen)
  let gain = 0
  let at = 0
  for (let d = 3; d < 52; d++) {
    for (let c = 2; c < d; c++) {
      for (let b = 1; b < c; b++) {
        const some = open[b]! & open[c]! & open[d]!
        for (let a = 0; a < b; a++, at += 3) {
          const sum = ranks[places[at]!]! + bySuit[places[at + 1]!]! + bySuit[places[at + 2]!]!
          if (sum > 0 && (some & open[a]!) === 1) gain += sum
        }
      }
    }
  }
  return gain
}
