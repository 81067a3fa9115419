import type { HandPages } from '@/content/pages/hand-page'
import { startingClass, startingPages } from '@/content/pages/starting-list'

export const list: HandPages = {
  ...startingPages(
    'Raise before the flop or check: what each starting hand is worth both ways, how it wins, and what the wrong play costs.',
    (name) => `${name} in Ultimate Texas Hold’em: raise or check?`,
  ),
  own: { classOf: startingClass(({ high, suits }) => `${high}${suits}`), asked: ['22', 'k5o', 'a2o'] },
}
