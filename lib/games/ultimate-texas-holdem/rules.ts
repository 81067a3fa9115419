import type { PayPreset, PayTable, RuleField, Rules, SideBet, Variant } from '@/lib/game/game'
import { rowsDownTo } from '@/lib/game/side-bets/hand-rows'
import { type Qualifying, QUALIFYING } from '@/lib/engines/holdem/index'
import type { SettlementTable } from '@/lib/engines/settlement/index'

/** The raises that rules can allow before the flop, in antes, in the order of their buttons. */
export const PREFLOP_MULTIPLES = [4, 3, 2, 1] as const
export type PreflopMultiple = (typeof PREFLOP_MULTIPLES)[number]

export interface UltimateRules extends Rules {
  readonly pays: { readonly blind: PayTable; readonly trips: PayTable }
  readonly qualifies: Qualifying
  readonly preflopRaises: readonly PreflopMultiple[]
}

export const WIZARD = 'Wizard of Odds, Ultimate Texas Hold’em'

const BLIND: PayTable = {
  'royal-flush': 500,
  'straight-flush': 50,
  'four-of-a-kind': 10,
  'full-house': 3,
  flush: 1.5,
  straight: 1,
}

const tripsTable = (
  royal: number,
  straightFlush: number,
  quads: number,
  fullHouse: number,
  flush: number,
  straight: number,
  trips: number,
): PayTable => ({
  'royal-flush': royal,
  'straight-flush': straightFlush,
  'four-of-a-kind': quads,
  'full-house': fullHouse,
  flush,
  straight,
  'three-of-a-kind': trips,
})

const TRIPS = tripsTable(50, 40, 30, 8, 7, 4, 3)

export const VARIANTS: readonly [Variant<UltimateRules>] = [
  {
    id: 'standard',
    source: WIZARD,
    rules: { pays: { blind: BLIND, trips: TRIPS }, qualifies: 'pair', preflopRaises: [4, 3] },
  },
]

export const STANDARD: UltimateRules = VARIANTS[0].rules

export const PRESETS: readonly PayPreset[] = [
  { table: 'blind', id: 'flush-3-to-2', source: WIZARD, pays: BLIND },
  {
    table: 'blind',
    id: 'flush-2-to-1',
    source: 'A more generous table, for comparison',
    pays: { ...BLIND, flush: 2 },
  },
  {
    table: 'blind',
    id: 'flush-1-to-1',
    source: 'A less generous table, for comparison',
    pays: { ...BLIND, flush: 1 },
  },
  { table: 'trips', id: '50-40-30-8-7-4-3', source: 'Northwood Casino, and many others', pays: TRIPS, usual: true },
  { table: 'trips', id: '50-40-30-9-7-4-3', source: WIZARD, pays: tripsTable(50, 40, 30, 9, 7, 4, 3) },
  { table: 'trips', id: '50-40-30-8-6-5-3', source: WIZARD, pays: tripsTable(50, 40, 30, 8, 6, 5, 3) },
  { table: 'trips', id: '50-40-20-7-6-5-3', source: WIZARD, pays: tripsTable(50, 40, 20, 7, 6, 5, 3) },
]

export const RULE_FIELDS = [
  {
    path: ['pays', 'blind'],
    source: WIZARD,
    kind: 'pays',
    hands: rowsDownTo('straight'),
    most: 10000,
  },
  {
    path: ['qualifies'],
    source: WIZARD,
    kind: 'choice',
    options: QUALIFYING.map((value) => ({ value })),
  },
  {
    path: ['preflopRaises'],
    source: WIZARD,
    kind: 'several',
    options: PREFLOP_MULTIPLES.map((value) => ({ value })),
    atLeast: 1,
  },
  {
    path: ['pays', 'trips'],
    source: WIZARD,
    bet: 'trips',
    kind: 'pays',
    hands: rowsDownTo('three-of-a-kind'),
    most: 10000,
  },
] as const satisfies readonly RuleField[]

export const SIDE_BETS: readonly SideBet[] = [{ id: 'trips' }]

/** What each bet pays by how the round ends. A player raises once: Play is bet on one street. */
export const TABLE = {
  decisions: [
    {
      stage: 'preflop',
      actions: {
        'raise-4x': { play: 4 },
        'raise-3x': { play: 3 },
        'raise-2x': { play: 2 },
        'raise-1x': { play: 1 },
        check: 0,
      },
    },
    { stage: 'flop', actions: { 'raise-2x': { play: 2 }, check: 0 } },
    { stage: 'river', actions: { 'raise-1x': { play: 1 }, fold: 0 } },
  ],
  bets: {
    ante: { win: 1, tie: 0, loss: -1, ahead: 0, behind: 0, fold: -1 },
    blind: { win: 'blind', tie: 0, loss: -1, fold: -1, says: { unpaid: 'blindUnpaid' } },
    play: { win: 1, tie: 0, loss: -1 },
  },
  sides: { trips: { cards: { hand: 2, board: 5 }, mayForfeit: true } },
} as const satisfies SettlementTable
