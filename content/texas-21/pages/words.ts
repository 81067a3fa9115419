import { cardsOfDeal, type Play } from '@/lib/engines/blackjack/index'
import { RULES } from './facts'
import { valueWord } from './hand-runs'
import { label } from '@/lib/games/texas-21/words'

/* Words that the parts of a page share. */

export const real = (value: number): { readonly kind: 'real'; readonly value: number } => ({ kind: 'real', value })
export const doing = (action: Play): string => label(RULES, action).doing.toLowerCase()
export const verb = (action: Play): string => label(RULES, action).name.toLowerCase()

/** “nine-seven” of `97 v T`. */
export const dealCards = (deal: string): string =>
  cardsOfDeal(deal)
    .map((value) => valueWord(value))
    .join('-')

/** `51.6` of 0.516: rounds of a hundred. */
export const ofHundred = (share: number): string => (100 * Math.abs(share)).toFixed(1)
