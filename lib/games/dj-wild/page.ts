import type { ShowdownPage } from '@/lib/families/showdown/page'
import { listing } from './listing'

const WIZARD = 'Wizard of Odds, DJ Wild'

export const page = {
  family: 'showdown',
  id: 'dj-wild',
  name: listing.name,
  unit: 'ante',
  ranking: 'wild-five',
  player: { cards: 5 },
  dealer: { cards: 5, up: 0 },
  settlement: {
    decisions: [{ stage: 'play', actions: { play: 2, fold: 0 } }],
    bets: {
      ante: { win: 1, tie: 0, loss: -1, fold: -1 },
      blind: { win: 'blind', tie: 0, loss: -1, fold: -1 },
      play: { win: 1, tie: 0, loss: -1 },
    },
    says: { win: 'higher' },
  },
  pays: {
    blind: {
      source: WIZARD,
      table: {
        'five-wilds': 1000,
        'royal-flush': 50,
        'five-of-a-kind': 10,
        'straight-flush': 9,
        'four-of-a-kind': 4,
        'full-house': 3,
        flush: 2,
        straight: 1,
      },
    },
  },
  sides: {},
  variants: [{ id: 'standard', source: WIZARD }],
  chart: ['straight', 'three-of-a-kind', 'two-pair', '5-5', '4-4', 'pair', 'none'],
  strategies: [
    {
      id: 'fours',
      source: WIZARD,
      rules: [
        { says: 'play', when: ['from 5-5'] },
        { says: 'fold', when: ['from 4-4', 'holds 3'] },
        { says: 'play', when: ['from 4-4'] },
        { says: 'fold', when: [] },
      ],
    },
    {
      id: 'pair',
      rules: [
        { says: 'play', when: ['from pair'] },
        { says: 'fold', when: [] },
      ],
    },
  ],
  table: { seats: 3, most: 7 },
} as const satisfies ShowdownPage
