import type { PokerHand, ThreeCardHand } from '@/lib/cards/hands'
import { payInWords } from '@/lib/game/side-bets/pays'
import { words } from '../en'
import type { Message } from '../../message'

/*
 * Reasons for a bet's result, in a dealer's few words: those that several games share, and those of dealers' mistakes.
 */

/** “wins 3 to 2”, “pushes”, “loses”: the result of a bet that pays `pay` to one; −1 is a loss. */
export const comesTo = (pay: number): string => (pay > 0 ? `wins ${payInWords(pay)}` : pay === 0 ? 'pushes' : 'loses')

/** A hand and what it pays to one; −1 is a loss. */
export interface Paid<Hand extends string = PokerHand | ThreeCardHand> {
  readonly hand: Hand
  readonly pay: number
}

export const settled = {
  folded: () => 'folded: loses',
  won: () => 'wins 1 to 1',
  lost: () => 'loses',
  higher: () => 'higher hand: wins 1 to 1',
  lower: () => 'dealer’s hand is higher: loses',
  tie: () => 'tie: pushes',
  equal: () => 'equal hands: pushes',
  tied: ({ pay }: { readonly pay: number }): string => `tie: ${comesTo(pay)}`,
  pays: ({ pay }: { readonly pay: number }): string => comesTo(pay),
  'not-qualified': ({ pay }: { readonly pay: number }): string => `dealer does not qualify: ${comesTo(pay)}`,
  made: ({ hand, pay }: Paid): string => `${words.paid[hand]}: ${comesTo(pay)}`,
  /** A prize, which a winner gets without the stake. */
  prize: ({ hand, pay }: Paid): string => `${words.paid[hand]}: wins ${pay.toLocaleString('en')} for 1`,
  /** A bonus, which is paid in antes. */
  anteBonus: ({ hand, pay }: Paid): string => `${words.paid[hand]}: ${payInWords(pay)} on the ante`,
  'no-bonus': () => 'no hand that it pays',
  marked: () => 'marked',
  taken: () => 'taken',
}

export type Settled = typeof settled
/** A reason that every game has words for. */
export type CommonReason = Message<Settled>
