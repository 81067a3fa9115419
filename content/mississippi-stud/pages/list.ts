import type { HandPages } from '@/content/pages/hand-page'
import { startingClass, startingPages } from '@/content/pages/starting-list'

/** A rank's points at Mississippi Stud: `high` from jacks up, `middle` from sixes up. */
const pointsOf = (letter: string): string => (/[jqka]/.test(letter) ? 'high' : /[6-9t]/.test(letter) ? 'middle' : 'low')

export const list: HandPages = {
  ...startingPages(
    'Bet on third street or fold: what each starting hand is worth, how rounds with it end, and what your neighbors’ cards change.',
    (name) => `${name} in Mississippi Stud: bet or fold?`,
    'third',
  ),
  own: {
    classOf: startingClass(({ high, low, suits }) => `${pointsOf(high)} ${pointsOf(low)} ${suits}`),
    asked: ['a5o'],
  },
}
