import type { PagesOfRules } from '@/content/pages/showdown/rows'
import { page } from '@/lib/games/caribbean-stud/page'

const MADE = ['straight', 'three-of-a-kind', 'two-pair']
const PAIRS = ['A-A', 'K-K', 'Q-Q', 'J-J', 'T-T', '9-9', '8-8', '7-7', '6-6', '5-5', '4-4', '3-3']
const LESS = ['ace-high', 'king-high', 'none']

const hands: PagesOfRules['hands'] = {
  rows: [...MADE, ...PAIRS, '2-2', 'A-K-Q-J', 'A-K-Q', 'A-K-J', 'A-K', 'A-Q', ...LESS],
  whole: [...MADE, ...PAIRS, ...LESS],
  asked: [
    ...['3-3', '2-2-against-a', '2-2-against-7'],
    ...['a-k-q-j-against-q', 'a-k-q-against-7', 'a-k-q-against-a', 'a-k-j-against-a'],
    ...['a-k-against-a', 'a-k-against-q', 'a-k-against-7', 'a-q-against-k', 'king-high'],
  ],
  // Of the hands between, the reasons are the same: their pages would say the same with other numbers.
  close: 0.0252,
}

export const pages: PagesOfRules = { page, hands }
