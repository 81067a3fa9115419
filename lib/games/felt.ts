import type { Card } from '@/lib/cards/card'
import type { AnyMessage } from '@/lib/messages/message'

/* What lies on the felt, as the games tell it to the view: types only. Stakes are in base wagers. */

/** A place on the felt: a card, `'back'` for one face down, `'empty'` for a place with no card yet. */
export type Spot = Card | 'back' | 'empty'

/** What lies on the felt, top to bottom. The view draws zones and knows no game. */
export type Zone =
  | {
      readonly kind: 'cards'
      readonly id: string
      /** One of the game’s `felt`. */
      readonly name: AnyMessage
      /** `player` cards are drawn large. */
      readonly owner: 'dealer' | 'board' | 'player'
      readonly cards: readonly Spot[]
      /** What the cards are, one of the game’s `felt`: “king-five offsuit”, “pair of fours, qualifies”. */
      readonly caption?: AnyMessage
      /** Positions in `cards` to mark: the cards that make the hand. */
      readonly marked?: readonly number[]
      /** Zones next to each other that have the same row stand side by side: three boxes, several hands. */
      readonly row?: string
      /** The cards after the first are laid on it, by the player: a card placed against another. */
      readonly laid?: true
      /** The one of several hands to act on now. */
      readonly active?: true
    }
  | {
      readonly kind: 'bets'
      readonly id: string
      /** Bets that are places of one stake, in the order in which it moves along them. */ readonly track?: readonly string[]
      readonly bets: readonly {
        readonly id: string
        /** Which of several hands it lies on, counted from 1; absent where there is one. */ readonly hand?: number
        /** In base wagers; null: not placed. */ readonly stake: number | null
        /** What became of it: one of the game’s `settled`. */ readonly note?: AnyMessage
      }[]
    }
