import { draw, makeRandom } from '@/lib/math/random'
import { type Board, dealBoard, toldZones } from './board'
import { ROUNDINGS } from './chips'

/* What a dealer announces when their hand is open: what it is, by the words of the felt. */

/** The dealer's hand in words, a text for each part of it: two where it is set in two. */
export type Hand = readonly string[]

export interface Announcement {
  readonly hand: Hand
  /** What might be announced: the hand and others, in an order that the seed fixes. */
  readonly options: readonly Hand[]
}

/** What a felt adds for its own seat: who wins is said when the seat is settled. */
const OF_SEAT = /, (?:wins|loses|ties|qualifies)(?=,|$)/g

const lengthOf = (hand: Hand): number => hand.join().length

/** The dealer's hand as the seats know it; undefined where there is none, or everybody has folded. */
function handOf(board: Board): Hand | undefined {
  const hands = board.seats.flatMap((seat) => {
    const zones = toldZones(board, seat).flatMap((zone) =>
      zone.kind === 'cards' && zone.owner === 'dealer' ? [zone] : [],
    )
    const hand = zones.flatMap(({ caption }) => (caption === undefined ? [] : [caption.replace(OF_SEAT, '')]))
    const count = zones.flatMap(({ cards }) => cards).length
    return zones.length > 0 && hand.length === zones.length ? [{ hand, count }] : []
  })
  // Some seats see more of it, and some are told more of what it comes to.
  return hands.sort((a, b) => b.count - a.count || lengthOf(b.hand) - lengthOf(a.hand))[0]?.hand
}

const OTHERS = 2
/** Seats that are dealt to find the others: at some the player folds. */
const TRIES = 12

/** What is to be announced of a board; undefined where the dealer has no hand that somebody plays against. */
export function announcementOf(board: Board): Announcement | undefined {
  const hand = handOf(board)
  if (!hand) return undefined
  const options = new Map([[hand.join(), hand]])
  for (let i = 1; i <= TRIES && options.size <= OTHERS; i++) {
    const other = handOf(dealBoard({ ...board, seats: 1, rounding: ROUNDINGS[0] }, `${board.seed}/announced/${i}`))
    if (other && !options.has(other.join())) options.set(other.join(), other)
  }
  const all = [...options.values()]
  return { hand, options: draw(makeRandom(`${board.seed}/announced`), all, all.length) }
}
