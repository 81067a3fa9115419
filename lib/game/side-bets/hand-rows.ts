import { POKER_HANDS, type PokerHand } from '@/lib/cards/hands'

/** Poker hands as rows of a pay table, from a royal flush down to `least`. */
export const rowsDownTo = (least: PokerHand): readonly { readonly id: PokerHand }[] =>
  POKER_HANDS.slice(POKER_HANDS.indexOf(least))
    .reverse()
    .map((id) => ({ id }))
