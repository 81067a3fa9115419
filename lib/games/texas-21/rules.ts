import type { BlackjackRules, DoubleOn, Soft17 } from '@/lib/engines/blackjack/index'
import type { PayPreset, PayTable, RuleField, Rules, SideBet, Variant } from '@/lib/game/game'
import { SIDE_HANDS, type SideHand } from './hands'

export interface Texas21Rules extends Rules, BlackjackRules {
  readonly pays: { readonly side: PayTable; readonly progressive: PayTable }
}

const SHEET = 'Texas 21 rules and dealing procedures, 2004'
const PRESS = 'a table in the press of the time'
const USUAL = 'usual in Washington card rooms'

/** All known tables pay the same for three of a kind, a straight, a flush, and five of a kind and better. */
const sideTable = (fullHouse: number, quads: number): PayTable => ({
  'three-of-a-kind': 1,
  straight: 2,
  flush: 3,
  'full-house': fullHouse,
  'four-of-a-kind': quads,
  'five-of-a-kind': 40,
  'straight-flush': 50,
  'royal-flush': 150,
  'five-of-a-kind-suited': 500,
})

/** A royal flush wins the meter. Without a meter it pays the seed, which is listed here. */
const PROGRESSIVE: PayTable = {
  'full-house': 4,
  'four-of-a-kind': 10,
  'five-of-a-kind': 100,
  'straight-flush': 250,
  'royal-flush': 500,
  'five-of-a-kind-suited': 100,
}

const PAYS = { side: sideTable(5, 10), progressive: PROGRESSIVE } as const

const variant = (id: string, soft17: Soft17, lateSurrender: boolean): Variant<Texas21Rules> => ({
  id,
  source: USUAL,
  rules: {
    pays: PAYS,
    decks: 6,
    soft17,
    lateSurrender,
    doubleAfterSplit: true,
    doubleOn: 'any',
    maxHands: 4,
    blackjackPays: 1.5,
  },
})

export const VARIANTS: readonly [Variant<Texas21Rules>, ...Variant<Texas21Rules>[]] = [
  variant('h17', 'hit', false),
  variant('h17-ls', 'hit', true),
  variant('s17', 'stand', false),
  variant('s17-ls', 'stand', true),
]

export const PRESETS: readonly PayPreset[] = [
  { table: 'side', id: 'table-a', source: SHEET, pays: PAYS.side, usual: true },
  { table: 'side', id: 'table-b-four-of-a-kind-14', source: SHEET, pays: sideTable(5, 14) },
  { table: 'side', id: 'full-house-4-four-of-a-kind-8', source: PRESS, pays: sideTable(4, 8) },
  { table: 'progressive', id: '500-seed', source: SHEET, pays: PROGRESSIVE, usual: true },
]

const MOST_PAY = 100_000
const MOST_METER = 10_000_000

const handsOf = (ids: readonly SideHand[]) => ids.map((id) => ({ id }))

const MAIN_FIELDS = [
  {
    path: ['soft17'],
    source: USUAL,
    kind: 'choice',
    options: [{ value: 'hit' }, { value: 'stand' }] satisfies readonly { value: Soft17 }[],
  },
  {
    path: ['lateSurrender'],
    source: USUAL,
    kind: 'switch',
  },
  {
    path: ['doubleAfterSplit'],
    source: USUAL,
    kind: 'switch',
  },
  {
    path: ['doubleOn'],
    source: USUAL,
    kind: 'choice',
    options: [{ value: 'any' }, { value: '9-11' }, { value: '10-11' }] satisfies readonly { value: DoubleOn }[],
  },
  {
    path: ['maxHands'],
    source: USUAL,
    kind: 'number',
    least: 2,
    most: 4,
    whole: true,
  },
  {
    path: ['blackjackPays'],
    source: USUAL,
    kind: 'number',
    least: 1,
    most: 2,
    whole: false,
    drag: { least: 1, most: 2, step: 0.05 },
  },
  {
    path: ['decks'],
    source: SHEET,
    kind: 'number',
    least: 1,
    most: 8,
    whole: true,
  },
] as const satisfies readonly RuleField[]

export const RULE_FIELDS = [
  ...MAIN_FIELDS,
  {
    path: ['pays', 'side'],
    source: SHEET,
    bet: 'side',
    kind: 'pays',
    hands: handsOf(SIDE_HANDS),
    most: MOST_PAY,
  },
  {
    path: ['pays', 'progressive'],
    source: SHEET,
    bet: 'progressive',
    kind: 'pays',
    hands: handsOf(SIDE_HANDS.filter((id) => id in PROGRESSIVE)),
    most: MOST_METER,
  },
] as const satisfies readonly RuleField[]

export const SIDE_BET_IDS = ['side', 'progressive'] as const
export type Texas21SideBet = (typeof SIDE_BET_IDS)[number]

export const SIDE_BETS: readonly (SideBet & { readonly id: Texas21SideBet })[] = [
  {
    id: 'side',
    takes: ['shoe'],
  },
  {
    id: 'progressive',
    always: 1,
    takes: ['meter', 'players', 'shoe'],
  },
]
