import { cardOf } from '@/lib/cards/card'
import { ranksIn } from './board-types'
import type { SeenCards } from './seen-cards'
import { forEachTurn, TURN_SUIT_TYPES } from './turns'

/* All turns of 52 cards in one table, for those who ask of many decisions what their turns are worth. */

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
 * (`sumRanksToTurns`, `sumFlushesToTurns`: a list to each class of suits).
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
