import { list as english } from '@/content/blackjack/pages/list'
import { firstHandList } from '@/content/es/hands/first-hand'
import type { HandPages } from '@/content/pages/hand-page'
import type { FirstHand } from '@/lib/engines/blackjack/index'

/** La pregunta que la gente hace sobre una mano. */
function asked({ kind, number, upcard }: FirstHand): string {
  if (kind === 'pair')
    return number >= 9 ? '¿dividir o plantarse?' : number === 5 ? '¿doblar o pedir?' : '¿dividir o pedir?'
  if (kind === 'soft') return number >= 18 ? '¿plantarse o doblar?' : '¿pedir o doblar?'
  if (number <= 11) return '¿pedir o doblar?'
  return number >= 15 && number <= 17 && (upcard >= 9 || upcard === 1)
    ? '¿pedir, plantarse o rendirse?'
    : '¿pedir o plantarse?'
}

export const list: HandPages = firstHandList(
  english,
  'Totales duros, totales blandos y parejas contra cada carta del crupier: lo que vale cada jugada, cómo acaban las rondas y qué reglas la cambian.',
  (hand, typed) => `${typed} en blackjack: ${asked(hand)}`,
)
