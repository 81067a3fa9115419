import type { ShowdownPage } from '@/lib/families/showdown/page'
import { listing } from './listing'

const WIZARD = 'Wizard of Odds, Crazy 4 Poker'

/** Queens Up from what it pays, four of a kind first. */
const queensUp = (quads: number, straightFlush: number, trips: number, flush: number) => ({
  'four-of-a-kind': quads,
  'straight-flush': straightFlush,
  'three-of-a-kind': trips,
  flush,
  straight: 3,
  'two-pair': 2,
  'pair-queens': 1,
})

export const page = {
  family: 'showdown',
  id: 'crazy-4-poker',
  name: listing.name,
  unit: 'ante',
  ranking: 'four-cards',
  player: { cards: 5 },
  dealer: { cards: 5, up: 0 },
  qualifies: { source: WIZARD, usual: 'king-high', values: ['none', 'queen-high', 'king-high', 'ace-high', 'pair'] },
  most: { source: WIZARD, table: { 'pair-aces': 3 } },
  settlement: {
    decisions: [
      { stage: 'play', actions: { 'play-3x': { play: 3 }, 'play-2x': { play: 2 }, 'play-1x': { play: 1 }, fold: 0 } },
    ],
    bets: {
      ante: { win: 1, tie: 0, loss: -1, unqualified: 0, fold: -1 },
      'super-bonus': {
        win: 'superBonus',
        tie: 'superBonus',
        loss: 'superBonus',
        unqualified: 'superBonus',
        fold: -1,
      },
      play: { win: 1, tie: 0, loss: -1, unqualified: 1 },
    },
    sides: { 'queens-up': { cards: { hand: 5 }, by: 'four-cards' } },
    says: { win: 'higher' },
  },
  parts: ['four-aces'],
  pays: {
    superBonus: {
      source: WIZARD,
      table: {
        'four-aces': 200,
        'four-of-a-kind': 30,
        'straight-flush': 15,
        'three-of-a-kind': 2,
        flush: 1.5,
        straight: 1,
      },
    },
    'queens-up': {
      source: WIZARD,
      table: queensUp(50, 40, 8, 4),
      others: [
        { source: WIZARD, table: queensUp(50, 40, 7, 4) },
        { source: WIZARD, table: queensUp(50, 40, 9, 4) },
        { source: WIZARD, table: queensUp(50, 30, 9, 4) },
      ],
    },
  },
  sides: { 'queens-up': {} },
  variants: [{ id: 'standard', source: WIZARD }],
  chart: [
    'straight',
    'two-pair',
    'A-A',
    'pair',
    'ace-high',
    'K-Q-J',
    'K-Q-T',
    'K-Q-9',
    'K-Q-8-4',
    'K-Q-8',
    'K-Q',
    'king-high',
    'none',
  ],
  strategies: [
    {
      id: 'king-queen-eight-four',
      source: WIZARD,
      rules: [
        { says: 'play-3x', when: ['from A-A'] },
        { says: 'play-1x', when: ['from K-Q-8-4'] },
        { says: 'fold', when: [] },
      ],
    },
    {
      id: 'king-high',
      rules: [
        { says: 'play-3x', when: ['from A-A'] },
        { says: 'play-1x', when: ['from king-high'] },
        { says: 'fold', when: [] },
      ],
    },
  ],
  table: { seats: 3, most: 7 },
} as const satisfies ShowdownPage
