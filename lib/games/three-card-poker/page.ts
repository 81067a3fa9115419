import type { PageStrategy, ShowdownPage } from '@/lib/families/showdown/page'
import { listing } from './listing'

const WIZARD = 'Wizard of Odds, Three Card Poker'

/** A pay table from what it pays its hands, in their order. */
const paying =
  (...hands: readonly string[]) =>
  (...pays: readonly number[]) =>
    Object.fromEntries(hands.map((hand, i) => [hand, pays[i]!]))

const anteBonus = paying('straight-flush', 'three-of-a-kind', 'straight')
/** A mini royal at 0 is paid as a straight flush. */
const pairPlus = paying('mini-royal', 'straight-flush', 'three-of-a-kind', 'straight', 'flush', 'pair')
const sixCard = paying(
  ...['royal-flush', 'straight-flush', 'four-of-a-kind', 'full-house', 'flush', 'straight', 'three-of-a-kind'],
)
const bonus = (id: string, ...pays: readonly number[]) => ({
  id,
  source: WIZARD,
  pays: { anteBonus: anteBonus(...pays) },
})

/** A strategy that plays a hand or better. */
const playing = (id: string, hand: string): PageStrategy => ({
  id,
  rules: [
    { says: 'play', when: [`from ${hand}`] },
    { says: 'fold', when: [] },
  ],
})

const MADE = ['mini-royal', 'straight-flush', 'three-of-a-kind', 'straight', 'flush', 'pair', 'ace-high', 'king-high']
/** Most errors are made with these: each is a row of its own. */
const QUEENS = 'Q-7-6 Q-7-5 Q-7-4 Q-7-3 Q-7-2 Q-6-5 Q-6-4 Q-6-3 Q-6-2 Q-5-4 Q-5-3 Q-5-2 Q-4-3 Q-4-2 Q-3-2'.split(' ')

export const page: ShowdownPage = {
  family: 'showdown',
  id: 'three-card-poker',
  name: listing.name,
  unit: 'ante',
  ranking: 'three-cards',
  player: { cards: 3 },
  dealer: { cards: 3, up: 0 },
  qualifies: {
    source: WIZARD,
    usual: 'queen-high',
    values: ['none', 'jack-high', 'queen-high', 'king-high', 'ace-high', 'pair'],
  },
  settlement: {
    decisions: [{ stage: 'play', actions: { play: 1, fold: 0 } }],
    bets: {
      ante: { win: 1, tie: 0, loss: -1, unqualified: 1, fold: -1 },
      play: { win: 1, tie: 0, loss: -1, unqualified: 0 },
      'ante-bonus': { always: 'anteBonus', says: { always: 'anteBonus' } },
    },
    sides: {
      'pair-plus': { cards: { hand: 3 }, mayForfeit: true },
      'six-card': { cards: { hand: 3, dealer: 3 }, mayForfeit: true },
    },
    says: { win: 'higher', tie: 'equal' },
    captions: {
      own: { loss: 'loses', unqualified: 'cards' },
      dealer: { win: 'qualifies', tie: 'qualifies', loss: 'qualifies', unqualified: 'notQualified' },
    },
  },
  paidAs: { 'mini-royal': 'straight-flush' },
  pays: {
    anteBonus: { source: WIZARD, table: anteBonus(5, 4, 1), misread: anteBonus(4, 3, 2) },
    'pair-plus': {
      source: WIZARD,
      table: pairPlus(100, 40, 30, 5, 4, 1),
      others: [
        { source: WIZARD, table: pairPlus(0, 40, 30, 6, 4, 1) },
        {
          source: 'Casino City Times, 2021: the most common version today',
          table: pairPlus(0, 40, 30, 6, 3, 1),
          usual: true,
        },
        { source: WIZARD, table: pairPlus(0, 40, 30, 5, 4, 1) },
      ],
    },
    'six-card': {
      source: WIZARD,
      table: sixCard(1000, 200, 100, 20, 15, 10, 7),
      others: [
        { source: WIZARD, table: sixCard(1000, 200, 50, 25, 20, 10, 5) },
        {
          source: 'Casino City: a common one; Two Kings Casino',
          table: sixCard(1000, 200, 50, 25, 15, 10, 5),
          usual: true,
        },
      ],
    },
  },
  sides: { 'pair-plus': {}, 'six-card': {} },
  variants: [
    { id: '5-4-1', source: WIZARD },
    bonus('5-3-1', 5, 3, 1),
    bonus('4-3-1', 4, 3, 1),
    bonus('3-2-1', 3, 2, 1),
    bonus('3-1-1', 3, 1, 1),
  ],
  chart: [...MADE, 'Q-8', ...QUEENS, 'none'],
  strategies: [
    playing('queen-six-four', 'Q-6-4'),
    playing('queen-seven', 'Q-7'),
    playing('queen-high', 'queen-high'),
    { id: 'everything', rules: [{ says: 'play', when: [] }] },
  ],
  table: { seats: 3, most: 7, source: 'france-three-card' },
  // What people hold in links and records: the ids from before the family made them.
  held: {
    rules: {
      'play, from pair': 'pair',
      'play, from king-high': 'ace-or-king',
      'play, from Q-6-4': 'queen-six-four',
    },
    skills: {
      ...Object.fromEntries([...MADE, ...QUEENS].map((row) => [row, row.replace(/^Q-(.)-/, 'Q$1')])),
      'Q-8': 'queen-high',
      none: 'jack-high or less',
    },
    errors: { 'unqualified-settled': 'play', 'anteBonus-odds': 'ante-bonus' },
  },
}
