import { firstHandList } from '@/content/es/hands/first-hand'
import type { HandPages } from '@/content/pages/hand-page'
import { list as english } from '@/content/texas-21/pages/list'
import type { FirstHand } from '@/lib/engines/blackjack/index'

function asked({ kind, number }: FirstHand): string {
  if (kind === 'pair') return '¿dividir o no?'
  if (kind === 'soft') return '¿pedir, plantarse o doblar?'
  return number < 12 ? '¿pedir o doblar?' : '¿pedir o plantarse?'
}

export const list: HandPages = firstHandList(
  english,
  'Totales duros, totales blandos y parejas contra cada carta del crupier: lo que vale cada jugada, cómo acaba y si el flop la cambia alguna vez.',
  (hand, typed) => `${typed} en Texas 21: ${asked(hand)}`,
)
