import found from '@/content/caribbean-stud/strategies.json' with { type: 'json' }
import type { PageStrategy, ShowdownPage } from '@/lib/families/showdown/page'
import { listing } from './listing'

const WIZARD = 'Wizard of Odds, Caribbean Stud Poker'

/** The prizes of the progressive below the straight flush, which wins a tenth of the meter. */
const prizes = (quads: number, fullHouse: number, flush: number) => ({
  'royal-flush': 10_000,
  'straight-flush': 1000,
  'four-of-a-kind': quads,
  'full-house': fullHouse,
  flush,
})

export const page = {
  family: 'showdown',
  id: 'caribbean-stud',
  name: listing.name,
  unit: 'ante',
  ranking: 'five-cards',
  player: { cards: 5 },
  dealer: { cards: 5, up: 1 },
  qualifies: { source: WIZARD, usual: 'ace-king', values: ['none', 'king-high', 'ace-high', 'ace-king', 'pair'] },
  settlement: {
    decisions: [{ stage: 'raise', actions: { raise: 2, fold: 0 } }],
    bets: {
      ante: { win: 1, tie: 0, loss: -1, unqualified: 1, fold: -1 },
      raise: { win: 'raise', tie: 0, loss: -1, unqualified: 0 },
    },
    sides: { progressive: { cards: { hand: 5 }, prizes: true } },
    says: { win: 'higher' },
  },
  // The last row of the sheet: a pair or less.
  paidAs: { 'high-card': 'pair' },
  pays: {
    raise: {
      source: WIZARD,
      table: {
        'royal-flush': 100,
        'straight-flush': 50,
        'four-of-a-kind': 20,
        'full-house': 7,
        flush: 5,
        straight: 4,
        'three-of-a-kind': 3,
        'two-pair': 2,
        pair: 1,
      },
    },
    progressive: {
      source: WIZARD,
      table: prizes(500, 100, 50),
      others: [
        { source: WIZARD, table: prizes(500, 150, 75) },
        { source: WIZARD, table: prizes(500, 100, 75) },
        { source: 'Grand Casino, Caribbean Stud Poker', table: prizes(500, 150, 100) },
      ],
    },
  },
  sides: { progressive: { always: 1, meter: { 'royal-flush': 1, 'straight-flush': 0.1 } } },
  variants: [
    { id: 'standard', source: WIZARD },
    { id: 'royal-250', source: 'NagaWorld, Caribbean Stud Poker', pays: { raise: { 'royal-flush': 250 } } },
  ],
  chart: ['straight', 'three-of-a-kind', 'two-pair', 'pair', 'A-K-Q-J', 'A-K-Q', 'A-K-J', 'A-K', 'none'],
  strategies: [
    ...(found.strategies as unknown as readonly [PageStrategy, ...PageStrategy[]]),
    {
      id: 'published',
      source: WIZARD,
      rules: [
        { says: 'raise', when: ['from pair'] },
        { says: 'raise', when: ['from A-K', 'up 2Q', 'matches'] },
        { says: 'raise', when: ['from A-K', 'up KA', 'holds QJ'] },
        { says: 'raise', when: ['from A-K', 'differs', 'holds Q', 'below 4'] },
        { says: 'fold', when: [] },
      ],
    },
    {
      id: 'ace-king-jack-eight-three',
      rules: [
        { says: 'raise', when: ['from A-K-J-8-3'] },
        { says: 'fold', when: [] },
      ],
    },
    { id: 'everything', rules: [{ says: 'raise', when: [] }] },
  ],
  table: { seats: 3, most: 7 },
} as const satisfies ShowdownPage
