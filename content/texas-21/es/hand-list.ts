import { firstHandList, TO } from '@/content/es/hands/first-hand'
import { orList } from '@/content/es/hands/said'
import { askedPlays } from '@/content/pages/first-hand-words'
import type { HandPages } from '@/content/pages/hand-page'
import { list as english } from '@/content/texas-21/pages/list'
import { type FirstHand, firstHandSlug } from '@/lib/engines/blackjack/index'

function asked(hand: FirstHand): string {
  const plays = askedPlays(firstHandSlug(hand)).map((play) => TO[play])
  return `¿${plays.length > 0 ? orList(plays) : 'pedir o plantarse'}?`
}

export const list: HandPages = firstHandList(
  english,
  'Totales duros, totales blandos y parejas contra cada carta del crupier: lo que vale cada jugada, cómo acaba y si el flop la cambia alguna vez.',
  (hand, typed) => `${typed} en Texas 21: ${asked(hand)}`,
)
