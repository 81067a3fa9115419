import { must } from '@/lib/result'
import { type Card, parseCards } from '@/lib/cards/card'
import type { SpotValues } from '@/lib/game/game'
import { enterSpot } from '@/lib/game/enter'
import { taughtGame as texas21 } from '@/lib/games/texas-21/teaching'
import type { Texas21Rules } from '@/lib/games/texas-21/rules'
import type { Texas21State } from '@/lib/games/texas-21/round'

/* Decisions of Texas 21 as tests write them. */

export const cards = (text: string): readonly Card[] => must(parseCards(text))

/** A decision by what is written: `spot(rules, '8s8d', '6h', '2c9dKsTh')`. */
export function spotOf(
  rules: Texas21Rules,
  hand: string,
  upcard: string,
  flop = '',
  more: SpotValues = {},
): Texas21State {
  return must(enterSpot(texas21, rules, { hand: cards(hand), upcard: cards(upcard), flop: cards(flop), ...more }))
}
