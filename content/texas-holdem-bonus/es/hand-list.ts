import { startingList } from '@/content/es/hands/starting'
import type { HandPages } from '@/content/pages/hand-page'
import { list as english } from '@/content/texas-holdem-bonus/pages/list'

export const list: HandPages = startingList(
  english,
  'Apostar antes del flop o retirarse: lo que vale cada mano inicial de las dos formas, cómo gana y lo que cuesta equivocarse.',
  (name) => `${name} en Texas Hold’em Bonus: ¿apostar o retirarse?`,
)
