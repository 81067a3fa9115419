import { startingList } from '@/content/es/hands/starting'
import type { HandPages } from '@/content/pages/hand-page'
import { list as english } from '@/content/ultimate-texas-holdem/pages/list'

export const list: HandPages = startingList(
  english,
  'Subir antes del flop o pasar: lo que vale cada mano inicial de las dos formas, cómo gana y lo que cuesta la jugada equivocada.',
  (name) => `${name} en Ultimate Texas Hold’em: ¿subir o pasar?`,
)
