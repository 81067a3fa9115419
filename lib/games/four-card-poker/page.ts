import type { ShowdownPage } from '@/lib/families/showdown/page'
import { listing } from './listing'

const WIZARD = 'Wizard of Odds, Four Card Poker'

/** Aces Up from what it pays, four of a kind first. */
const acesUp = (
  quads: number,
  straightFlush: number,
  trips: number,
  flush: number,
  straight: number,
  twoPair: number,
) => ({
  'four-of-a-kind': quads,
  'straight-flush': straightFlush,
  'three-of-a-kind': trips,
  flush,
  straight,
  'two-pair': twoPair,
  'pair-aces': 1,
})

export const page = {
  family: 'showdown',
  id: 'four-card-poker',
  name: listing.name,
  unit: 'ante',
  ranking: 'four-cards',
  player: { cards: 5 },
  dealer: { cards: 6, up: 1 },
  settlement: {
    decisions: [
      {
        stage: 'raise',
        actions: { 'raise-3x': { raise: 3 }, 'raise-2x': { raise: 2 }, 'raise-1x': { raise: 1 }, fold: 0 },
      },
    ],
    bets: {
      ante: { win: 1, tie: 1, loss: -1, fold: -1 },
      raise: { win: 1, tie: 1, loss: -1 },
      'ante-bonus': { always: 'anteBonus', says: { always: 'anteBonus' } },
    },
    sides: { 'aces-up': { cards: { hand: 5 }, by: 'four-cards' } },
    says: { win: 'higher' },
  },
  pays: {
    anteBonus: { source: WIZARD, table: { 'four-of-a-kind': 25, 'straight-flush': 20, 'three-of-a-kind': 2 } },
    'aces-up': {
      source: WIZARD,
      table: acesUp(50, 40, 9, 6, 4, 2),
      others: [
        { source: WIZARD, table: acesUp(50, 40, 8, 5, 4, 3) },
        { source: WIZARD, table: acesUp(50, 40, 7, 6, 5, 2) },
        { source: WIZARD, table: acesUp(50, 30, 9, 6, 4, 2) },
      ],
    },
  },
  sides: { 'aces-up': {} },
  variants: [{ id: 'standard', source: WIZARD }],
  chart: [
    'straight',
    'two-pair',
    'A-A',
    'K-K',
    'Q-Q',
    'J-J',
    'T-T-J',
    'T-T',
    '9-9',
    '6-6',
    '4-4',
    '3-3',
    '2-2',
    'ace-high',
    'none',
  ],
  strategies: [
    {
      id: 'tens-and-threes',
      rules: [
        { says: 'raise-3x', when: ['from T-T-J'] },
        { says: 'raise-1x', when: ['from 3-3'] },
        { says: 'fold', when: [] },
      ],
    },
    {
      id: 'leaflet',
      source: WIZARD,
      rules: [
        { says: 'raise-3x', when: ['from T-T'] },
        { says: 'raise-1x', when: ['from 3-3'] },
        { says: 'fold', when: [] },
      ],
    },
  ],
  table: { seats: 3, most: 7 },
} as const satisfies ShowdownPage
