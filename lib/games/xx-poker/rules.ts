import type { PayPreset, PayTable, RuleField, Rules, SideBet, Variant } from '@/lib/games/game'
import { rowsDownTo } from '@/lib/games/hand-rows'

/** Where the bets stand: they move on with each contest won. */
export const POSITIONS = ['x1', 'x2', 'x5'] as const
export type Position = (typeof POSITIONS)[number]

export const POSITION_NAMES: Readonly<Record<Position, string>> = { x1: '×1', x2: '×2', x5: '×5' }

/** What may be added on, as a part of the Play bet, most first. */
export const ADD_ONS = [0.5, 0.25, 0.1] as const
export type AddOn = (typeof ADD_ONS)[number]

/** What happens at a position to a hand of less than a pair of jacks. */
export const LESS = ['loses', 'pushes'] as const
export type Less = (typeof LESS)[number]

export interface XxRules extends Rules {
  readonly pays: Readonly<Record<Position | 'mix-and-match', PayTable>>
  readonly lessThanJacks: Readonly<Record<Position, Less>>
  /** The add-ons offered, of ADD_ONS. The EV is linear in them: the best is always the most, or nothing. */
  readonly addOns: readonly AddOn[]
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
    name: 'Standard',
    source: SHEET,
    rules: { pays: PAYS, lessThanJacks: { x1: 'loses', x2: 'loses', x5: 'pushes' }, addOns: [0.5] },
  },
]

export const PRESETS: readonly PayPreset[] = [
  { table: 'x1', name: 'Standard', source: SHEET, pays: PAYS.x1 },
  { table: 'x2', name: 'Standard', source: SHEET, pays: PAYS.x2 },
  { table: 'x5', name: 'Standard', source: SHEET, pays: PAYS.x5 },
  { table: 'mix-and-match', name: '6 and 20', source: SHEET, pays: PAYS['mix-and-match'], usual: true },
]

/** With pays up to this, of at most six decimals, every sum that a decision compares stays below 2^53. */
const MOST_PAY = 10_000

const HANDS = [...rowsDownTo('two-pair'), { id: 'pair', name: 'Pair of jacks or better' }]

const MEANINGS: Readonly<Record<Position, string>> = {
  x1: 'What Play and add-on are paid, to one, when no contest was won. A hand at 0 pushes.',
  x2: 'What Play and add-on are paid, to one, when one contest was won. A hand at 0 pushes.',
  x5: 'What Play and add-on are paid, to one, when both contests were won. A hand at 0 pushes.',
}

const payField = (position: Position): RuleField => ({
  path: ['pays', position],
  name: `Pays at ${POSITION_NAMES[position]}`,
  meaning: MEANINGS[position],
  source: SHEET,
  kind: 'pays',
  hands: HANDS,
  most: MOST_PAY,
})

const LESS_NAMES: Readonly<Record<Less, string>> = { loses: 'Loses the stake', pushes: 'Pushes' }

const lessField = (position: Position): RuleField => ({
  path: ['lessThanJacks', position],
  name: `Less than jacks at ${POSITION_NAMES[position]}`,
  meaning:
    'What becomes of Play and add-on with less than a pair of jacks: they lose what was staked, wherever they stand, or push.',
  source: SHEET,
  kind: 'choice',
  options: LESS.map((value) => ({ value, name: LESS_NAMES[value] })),
})

export const ADD_ON_NAMES: Readonly<Record<AddOn, string>> = { 0.5: 'half', 0.25: 'quarter', 0.1: 'tenth' }

export const RULE_FIELDS: readonly RuleField[] = [
  ...POSITIONS.map(payField),
  ...POSITIONS.map(lessField),
  {
    path: ['addOns'],
    name: 'Add-ons offered',
    meaning:
      'What part of the Play bet may be added before a dealer’s card shows. The sheet allows anything up to the half.',
    source: SHEET,
    kind: 'several',
    options: ADD_ONS.map((value) => ({ value, name: `A ${ADD_ON_NAMES[value]} of the Play bet` })),
    atLeast: 1,
  },
  {
    path: ['pays', 'mix-and-match'],
    name: 'Mix & Match',
    meaning: 'Paid by the suits of your three cards and the dealer’s third. Whatever is at 0 loses.',
    source: SHEET,
    bet: 'mix-and-match',
    kind: 'pays',
    hands: [
      { id: 'match', name: 'Match: all of one suit' },
      { id: 'mix', name: 'Mix: all four suits' },
    ],
    most: MOST_PAY,
  },
]

export const MIX_AND_MATCH = 'mix-and-match'

export const SIDE_BETS: readonly (SideBet & { readonly id: typeof MIX_AND_MATCH })[] = [
  {
    id: MIX_AND_MATCH,
    name: 'Mix & Match',
    about: 'Wins when your three cards and the dealer’s third are of four different suits, or all of one suit.',
  },
]
