import { startingList } from '@/content/es/hands/starting'
import type { HandPages } from '@/content/pages/hand-page'
import { list as english } from '@/content/mississippi-stud/pages/list'

export const list: HandPages = startingList(
  english,
  'Apostar en la tercera calle o retirarse: lo que vale cada mano inicial, cómo acaban sus rondas y lo que cambian las cartas de tus vecinos.',
  (name) => `${name} en Mississippi Stud: ¿apostar o retirarse?`,
)
