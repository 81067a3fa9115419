import type { HandPages } from '@/content/pages/hand-page'
import { startingClass, startingPages } from '@/content/pages/starting-list'

export const list: HandPages = {
  ...startingPages(
    'Bet before the flop or fold: what each starting hand is worth both ways, how it wins, and what folding it or betting it wrongly costs.',
    (name) => `${name} in Texas Hold’em Bonus: bet or fold?`,
  ),
  own: { classOf: startingClass(({ high, low, suits }) => (suits === 'o' ? `${low}o` : `${high}s`)), asked: ['72o'] },
}
