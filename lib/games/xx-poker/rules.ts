import type { PayPreset, PayTable, RuleField, Rules, SideBet, Variant } from '@/lib/game/game'
import { rowsDownTo } from '@/lib/game/side-bets/hand-rows'

/** The positions of the bets, one further for each contest won. */
export const POSITIONS = ['x1', 'x2', 'x5'] as const
export type Position = (typeof POSITIONS)[number]

export const POSITION_NAMES: Readonly<Record<Position, string>> = { x1: '×1', x2: '×2', x5: '×5' }

/**
 * The results that the pays distinguish, for the best five of six cards, weakest first; `less` is less than a pair of
 * jacks.
 */
export const RESULTS = [
  'less',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
] as const
export type HandResult = (typeof RESULTS)[number]

/** How Mix & Match can win: with four suits (mix) or one (match). */
export const MIX_RESULTS = ['mix', 'match'] as const
export type MixResult = (typeof MIX_RESULTS)[number]

/** The add-ons that rules can allow, as parts of the Play bet, largest first. */
export const ADD_ONS = [0.5, 0.25, 0.1] as const
export type AddOn = (typeof ADD_ONS)[number]

/** What happens at a position with less than a pair of jacks. */
export const LESS = ['loses', 'pushes'] as const
export type Less = (typeof LESS)[number]

export interface XxRules extends Rules {
  readonly pays: Readonly<Record<Position | 'mix-and-match', PayTable>>
  readonly lessThanJacks: Readonly<Record<Position, Less>>
  /** The add-ons offered. The EV is linear in the add-on, so the largest one or none is always best. */
  readonly addOns: readonly AddOn[]
  /** Whether the player may keep a card that wins a contest. The sheet obliges them to place one. */
  readonly mayHold: boolean
}

const SHEET = 'XX Poker rule sheet, ukcasinotablegames.info'

const pays = (
  royal: number,
  straightFlush: number,
  quads: number,
  fullHouse: number,
  flush: number,
  straight: number,
  trips: number,
  twoPair: number,
): PayTable => ({
  'royal-flush': royal,
  'straight-flush': straightFlush,
  'four-of-a-kind': quads,
  'full-house': fullHouse,
  flush,
  straight,
  'three-of-a-kind': trips,
  'two-pair': twoPair,
  pair: 0,
})

const PAYS: XxRules['pays'] = {
  x1: pays(250, 100, 20, 7, 5, 3, 1, 0.5),
  x2: pays(500, 200, 40, 14, 10, 6, 2, 1),
  x5: pays(1250, 500, 100, 35, 25, 15, 5, 2.5),
  'mix-and-match': { mix: 6, match: 20 },
}

export const VARIANTS: readonly [Variant<XxRules>, ...Variant<XxRules>[]] = [
  {
    id: 'standard',
    source: SHEET,
    rules: { pays: PAYS, lessThanJacks: { x1: 'loses', x2: 'loses', x5: 'pushes' }, addOns: [0.5], mayHold: false },
  },
]

export const PRESETS: readonly PayPreset[] = [
  { table: 'x1', id: 'standard', source: SHEET, pays: PAYS.x1 },
  { table: 'x2', id: 'standard', source: SHEET, pays: PAYS.x2 },
  { table: 'x5', id: 'standard', source: SHEET, pays: PAYS.x5 },
  { table: 'mix-and-match', id: '6-and-20', source: SHEET, pays: PAYS['mix-and-match'], usual: true },
]

/** With pays up to this and at most six decimals, every sum that a decision compares is below 2^53. */
const MOST_PAY = 10_000

const HANDS = [...rowsDownTo('two-pair'), { id: 'pair' }]

const payField = <P extends Position>(position: P) =>
  ({ path: ['pays', position], source: SHEET, kind: 'pays', hands: HANDS, most: MOST_PAY }) as const

const lessField = <P extends Position>(position: P) =>
  ({
    path: ['lessThanJacks', position],
    source: SHEET,
    kind: 'choice',
    options: LESS.map((value) => ({ value })),
  }) as const

export const ADD_ON_NAMES: Readonly<Record<AddOn, string>> = { 0.5: 'half', 0.25: 'quarter', 0.1: 'tenth' }

export const RULE_FIELDS = [
  ...POSITIONS.map(payField),
  ...POSITIONS.map(lessField),
  {
    path: ['addOns'],
    source: SHEET,
    kind: 'several',
    options: ADD_ONS.map((value) => ({ value })),
    atLeast: 1,
  },
  { path: ['mayHold'], source: SHEET, kind: 'switch' },
  {
    path: ['pays', 'mix-and-match'],
    source: SHEET,
    bet: 'mix-and-match',
    kind: 'pays',
    hands: [{ id: 'match' }, { id: 'mix' }],
    most: MOST_PAY,
  },
] as const satisfies readonly RuleField[]

export const MIX_AND_MATCH = 'mix-and-match'

export const SIDE_BETS: readonly (SideBet & { readonly id: typeof MIX_AND_MATCH })[] = [
  {
    id: MIX_AND_MATCH,
  },
]
