import type { HandPages } from '@/content/pages/hand-page'
import { startingPages } from '@/content/pages/starting-list'

/** The 169 starting hands. */
export const list: HandPages = startingPages(
  'Bet on third street or fold: what each starting hand is worth, how rounds with it end, and what your neighbors’ cards change.',
  (name) => `${name} in Mississippi Stud: bet or fold?`,
  'third',
)
