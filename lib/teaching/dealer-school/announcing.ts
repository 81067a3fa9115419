import { draw, makeRandom } from '@/lib/math/random'
import type { HeldCaption } from '@/lib/messages/felt/en'
import { type AnyMessage, say } from '@/lib/messages/message'
import { type Board, dealBoard, toldZones } from './board'
import { ROUNDINGS } from './chips'
import { gameOf } from './games'

/* What a dealer announces when their hand is open: what it is, by the captions of the felt. */

/** What the dealer's hand is, a caption for each part of it: two where it is set in two. */
export type Hand = readonly AnyMessage[]

export interface Announcement {
  readonly hand: Hand
  /** What might be announced: the hand and others, in an order that the seed fixes. */
  readonly options: readonly Hand[]
}

/** What a felt adds for its own seat, and the caption without it: who wins is said when the seat is settled. */
const WITHOUT_SEAT: Readonly<Partial<Record<string, HeldCaption['id']>>> = {
  wins: 'cards',
  loses: 'cards',
  ties: 'cards',
  qualifies: 'cards',
  winsNotQualified: 'notQualified',
}

const withoutSeat = (caption: AnyMessage): AnyMessage => ({ ...caption, id: WITHOUT_SEAT[caption.id] ?? caption.id })

/** The English of a hand: hands of one text are one, and a seed's choice rests on it. */
const textOf = ({ game }: Board, hand: Hand): string => hand.map((part) => say(gameOf(game).messages.felt, part)).join()

/** The dealer's hand as the seats know it; undefined where there is none, or everybody has folded. */
function handOf(board: Board): Hand | undefined {
  const hands = board.seats.flatMap((seat) => {
    const zones = toldZones(board, seat).flatMap((zone) =>
      zone.kind === 'cards' && zone.owner === 'dealer' ? [zone] : [],
    )
    const hand = zones.flatMap(({ caption }) => (caption === undefined ? [] : [withoutSeat(caption)]))
    const count = zones.flatMap(({ cards }) => cards).length
    return zones.length > 0 && hand.length === zones.length ? [{ hand, count }] : []
  })
  // Some seats see more of it, and some are told more of what it comes to.
  return hands.sort((a, b) => b.count - a.count || textOf(board, b.hand).length - textOf(board, a.hand).length)[0]?.hand
}

const OTHERS = 2
/** Seats that are dealt to find the others: at some the player folds. */
const TRIES = 12

/** What is to be announced of a board; undefined where the dealer has no hand that somebody plays against. */
export function announcementOf(board: Board): Announcement | undefined {
  const hand = handOf(board)
  if (!hand) return undefined
  const options = new Map([[textOf(board, hand), hand]])
  for (let i = 1; i <= TRIES && options.size <= OTHERS; i++) {
    const other = handOf(dealBoard({ ...board, seats: 1, rounding: ROUNDINGS[0] }, `${board.seed}/announced/${i}`))
    if (other && !options.has(textOf(board, other))) options.set(textOf(board, other), other)
  }
  const all = [...options.values()]
  return { hand, options: draw(makeRandom(`${board.seed}/announced`), all, all.length) }
}
