import { list as english } from '@/content/blackjack/pages/list'
import { firstHandList, TO } from '@/content/es/hands/first-hand'
import { orList } from '@/content/es/hands/said'
import { askedPlays } from '@/content/pages/first-hand-words'
import type { HandPages } from '@/content/pages/hand-page'
import { type FirstHand, firstHandSlug } from '@/lib/engines/blackjack/index'

/** La pregunta que la gente hace sobre una mano: «¿pedir, plantarse o rendirse?». */
const asked = (hand: FirstHand): string => `¿${orList(askedPlays(firstHandSlug(hand)).map((play) => TO[play]))}?`

export const list: HandPages = firstHandList(
  english,
  'Totales duros, totales blandos y parejas contra cada carta del crupier: lo que vale cada jugada, cómo acaban las rondas y qué reglas la cambian.',
  (hand, typed) => `${typed} en blackjack: ${asked(hand)}`,
)
