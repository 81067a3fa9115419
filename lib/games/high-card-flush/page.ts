import type { ShowdownPage } from '@/lib/families/showdown/page'
import { listing } from './listing'

const WIZARD = 'Wizard of Odds, High Card Flush'

/** A table by the number of cards, seven first. */
const byLength = (...pays: readonly number[]) => Object.fromEntries(pays.map((pay, i) => [`${7 - i}-card`, pay]))

export const page: ShowdownPage = {
  family: 'showdown',
  id: 'high-card-flush',
  name: listing.name,
  unit: 'ante',
  ranking: 'longest-suit',
  player: { cards: 7 },
  dealer: { cards: 7, up: 0 },
  qualifies: {
    source: WIZARD,
    usual: 'nine-high',
    values: ['none', 'eight-high', 'nine-high', 'ten-high', 'jack-high', '4-card'],
  },
  most: { source: WIZARD, table: { 5: 2, 6: 3 } },
  settlement: {
    decisions: [
      {
        stage: 'raise',
        actions: { 'raise-3x': { raise: 3 }, 'raise-2x': { raise: 2 }, 'raise-1x': { raise: 1 }, fold: 0 },
      },
    ],
    bets: {
      ante: { win: 1, tie: 0, loss: -1, unqualified: 1, fold: -1 },
      raise: { win: 1, tie: 0, loss: -1, unqualified: 0 },
    },
    sides: {
      flush: { cards: { hand: 7 }, by: 'longest-suit' },
      'straight-flush': { cards: { hand: 7 }, by: 'longest-run' },
    },
    says: { win: 'higher' },
  },
  pays: {
    flush: {
      source: WIZARD,
      table: byLength(300, 100, 10, 1),
      others: [
        { source: WIZARD, table: byLength(300, 75, 5, 2) },
        { source: WIZARD, table: byLength(200, 20, 10, 2) },
        { source: WIZARD, table: byLength(100, 20, 10, 2) },
        { source: WIZARD, table: byLength(250, 100, 10, 1) },
      ],
    },
    'straight-flush': {
      source: WIZARD,
      table: byLength(8000, 1000, 100, 60, 7),
      others: [{ source: WIZARD, table: byLength(500, 200, 100, 50, 9) }],
    },
  },
  sides: { flush: {}, 'straight-flush': {} },
  variants: [{ id: 'standard', source: WIZARD }],
  chart: [
    '6-card',
    '5-card',
    '4-card',
    'ace-high',
    'king-high',
    'queen-high',
    'jack-high',
    'T-9',
    'T-8-6',
    'T-8',
    'T-7',
    'ten-high',
    'nine-high',
    'none',
  ],
  strategies: [
    {
      id: 'ten-eight-six',
      source: WIZARD,
      rules: [
        { says: 'raise-3x', when: ['from 6-card'] },
        { says: 'raise-2x', when: ['from 5-card'] },
        { says: 'raise-1x', when: ['from T-8-6'] },
        { says: 'fold', when: [] },
      ],
    },
    {
      id: 'nine-high',
      rules: [
        { says: 'raise-3x', when: ['from 6-card'] },
        { says: 'raise-2x', when: ['from 5-card'] },
        { says: 'raise-1x', when: ['from nine-high'] },
        { says: 'fold', when: [] },
      ],
    },
  ],
  table: { seats: 3, most: 6 },
}
