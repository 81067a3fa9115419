import type { Card } from '@/lib/cards/card'
import { saidCards, saidCount } from '@/content/pages/said'

/* A page about a class of hands shows means over all of them; its command solves the one hand that is drawn. */

const DIGITS = 6

/** `−0.994626`: with as many digits as the command gives and hands of a class differ by. */
export const preciseEv = (ev: number): string => (ev < 0 ? '−' : '+') + Math.abs(ev).toFixed(DIGITS)

/** “This solves the one hand that is drawn, K♠ 7♥ 4♦: … The page’s figures are means over 240 hands.” `worth` as a clause of its own. */
export const drawnText = (cards: readonly Card[], worth: string, hands: number): string =>
  `This solves the one hand that is drawn, ${saidCards(cards)}: ${worth}. The figures of the page are means over all ${saidCount(hands)} hands of its kind, each as often as it comes.`
