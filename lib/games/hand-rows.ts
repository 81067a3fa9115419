import { POKER_HANDS, type PokerHand } from '@/lib/cards/hands'
import { HAND_NAMES } from '@/lib/cards/words'

/** Poker hands as rows of a pay table, from the royal flush down to the least. */
export const rowsDownTo = (least: PokerHand): readonly { readonly id: PokerHand; readonly name: string }[] =>
  POKER_HANDS.slice(POKER_HANDS.indexOf(least))
    .reverse()
    .map((id) => ({ id, name: HAND_NAMES[id] }))
