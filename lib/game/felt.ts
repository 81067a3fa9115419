import type { Card } from '@/lib/cards/card'
import type { AnyMessage } from '@/lib/messages/message'

/* The felt as games describe it to the view: types only. Stakes are in base wagers. */

/** A place on the felt: a card, `'back'` for one face down, `'empty'` for a place with no card yet. */
export type Spot = Card | 'back' | 'empty'

/** A part of the felt; zones go from top to bottom. The view draws zones and doesn't know the game. */
export type Zone =
  | {
      readonly kind: 'cards'
      readonly id: string
      /** A message of the game's `felt`. */
      readonly name: AnyMessage
      /** `player` cards are drawn large. */
      readonly owner: 'dealer' | 'board' | 'player'
      readonly cards: readonly Spot[]
      /** What the cards are, a message of the game's `felt`: “king-five offsuit”, “pair of fours, qualifies”. */
      readonly caption?: AnyMessage
      /** Indexes in `cards` of the cards to mark, which make the hand. */
      readonly marked?: readonly number[]
      /** Adjacent zones with the same row are drawn side by side: three boxes, several hands. */
      readonly row?: string
      /** The cards after the first lie on it: the player has placed them against it. */
      readonly laid?: true
      /** The hand to act on now, if there are several. */
      readonly active?: true
    }
  | {
      readonly kind: 'bets'
      readonly id: string
      /** Bets that are places of one stake, in the order in which it moves. */ readonly track?: readonly string[]
      readonly bets: readonly {
        readonly id: string
        /** Which of several hands it is on, from 1; absent if there is one. */ readonly hand?: number
        /** In base wagers; null if not placed. */ readonly stake: number | null
        /** How it ended: a message of the game's `settled`. */ readonly note?: AnyMessage
      }[]
    }
