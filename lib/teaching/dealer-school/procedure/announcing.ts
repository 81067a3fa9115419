import { draw, makeRandom } from '@/lib/math/random'
import type { HeldCaption } from '@/lib/messages/words/felt/en'
import { type AnyMessage, say } from '@/lib/messages/message'
import { type Board, dealBoard, toldZones } from '../table/board'
import { ROUNDINGS } from '../table/chips'
import { gameOf } from '../games'

/* What a dealer announces when their hand is open, in the captions of the felt. */

/** The dealer's hand, with a caption for each part: two if the hand is set in two. */
export type Hand = readonly AnyMessage[]

export interface Announcement {
  readonly hand: Hand
  /** The hand and other hands to choose from, in an order that the seed fixes. */
  readonly options: readonly Hand[]
}

/**
 * Captions that also tell a seat's result, and the caption without it: the result is announced when the seat is
 * settled.
 */
const WITHOUT_SEAT: Readonly<Partial<Record<string, HeldCaption['id']>>> = {
  wins: 'cards',
  loses: 'cards',
  ties: 'cards',
  qualifies: 'cards',
  winsNotQualified: 'notQualified',
  tiesNotQualified: 'notQualified',
}

const withoutSeat = (caption: AnyMessage): AnyMessage => ({ ...caption, id: WITHOUT_SEAT[caption.id] ?? caption.id })

/** The English text of a hand. Hands with equal texts are the same hand, and the order of the options depends on it. */
const textOf = ({ game }: Board, hand: Hand): string => hand.map((part) => say(gameOf(game).messages.felt, part)).join()

/**
 * The dealer's hand, read where all of it is open; undefined if there is none, or if nobody is left to play against it.
 * A seat whose round ended early sees a card face down, or fewer of the dealer's cards, so its caption isn't the hand.
 */
export function dealersHand(board: Board): Hand | undefined {
  const hands = board.seats.flatMap((seat) => {
    const zones = toldZones(board, seat).flatMap((zone) =>
      zone.kind === 'cards' && zone.owner === 'dealer' ? [zone] : [],
    )
    const hand = zones.flatMap(({ caption }) => (caption === undefined ? [] : [withoutSeat(caption)]))
    const cards = zones.flatMap((zone) => zone.cards)
    const isOpen = cards.length > 0 && cards.every((card) => typeof card === 'number')
    return isOpen && hand.length === zones.length ? [{ hand, count: cards.length }] : []
  })
  return hands.sort((a, b) => b.count - a.count)[0]?.hand
}

const OTHERS = 2
/** Seats dealt to find other hands. Several are needed, because at some of them the player folds. */
const TRIES = 12

/** The announcement of a board; undefined if no seat plays against a hand of the dealer. */
export function announcementOf(board: Board): Announcement | undefined {
  const hand = dealersHand(board)
  if (!hand) return undefined
  const options = new Map([[textOf(board, hand), hand]])
  for (let i = 1; i <= TRIES && options.size <= OTHERS; i++) {
    const other = dealersHand(dealBoard({ ...board, seats: 1, rounding: ROUNDINGS[0] }, `${board.seed}/announced/${i}`))
    if (other && !options.has(textOf(board, other))) options.set(textOf(board, other), other)
  }
  const all = [...options.values()]
  return { hand, options: draw(makeRandom(`${board.seed}/announced`), all, all.length) }
}
