import type { SettlementTable } from '@/lib/engines/settlement/index'
import type { ShowdownCore } from '@/lib/families/showdown/page'
import { qualifyingStrength as leastToQualify } from '@/lib/families/showdown/rules'
import type { PayPreset, PayTable, RuleField, Rules, SideBet, Variant } from '@/lib/games/game'
import { rowsDownTo } from '@/lib/games/hand-rows'

/** The hands that the dealer may need to qualify, weakest first. */
export const QUALIFYING = ['none', 'jack-high', 'queen-high', 'king-high', 'ace-high', 'pair'] as const
export type Qualifying = (typeof QUALIFYING)[number]

export interface ThreeCardRules extends Rules {
  readonly pays: { readonly anteBonus: PayTable; readonly 'pair-plus': PayTable; readonly 'six-card': PayTable }
  readonly qualifies: Qualifying
}

const WIZARD = 'Wizard of Odds, Three Card Poker'
const PAIR_PLUS_SOURCE = 'Casino City Times, 2021: the most common version today'
const SIX_CARD_SOURCE = 'Casino City: a common one; Two Kings Casino'

const anteBonus = (straightFlush: number, trips: number, straight: number): PayTable => ({
  'straight-flush': straightFlush,
  'three-of-a-kind': trips,
  straight,
})

/** A mini royal at 0 is paid as a straight flush. */
const pairPlus = (
  miniRoyal: number,
  straightFlush: number,
  trips: number,
  straight: number,
  flush: number,
  pair: number,
): PayTable => ({
  'mini-royal': miniRoyal,
  'straight-flush': straightFlush,
  'three-of-a-kind': trips,
  straight,
  flush,
  pair,
})

const sixCard = (
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

const PAIR_PLUS = pairPlus(100, 40, 30, 5, 4, 1)
const SIX_CARD = sixCard(1000, 200, 100, 20, 15, 10, 7)

const variant = (id: string, bonus: PayTable): Variant<ThreeCardRules> => ({
  id,
  source: WIZARD,
  rules: { pays: { anteBonus: bonus, 'pair-plus': PAIR_PLUS, 'six-card': SIX_CARD }, qualifies: 'queen-high' },
})

/** Named after the ante bonus: what a straight flush, three of a kind and a straight pay. */
export const VARIANTS: readonly [Variant<ThreeCardRules>, ...Variant<ThreeCardRules>[]] = [
  variant('5-4-1', anteBonus(5, 4, 1)),
  variant('5-3-1', anteBonus(5, 3, 1)),
  variant('4-3-1', anteBonus(4, 3, 1)),
  variant('3-2-1', anteBonus(3, 2, 1)),
  variant('3-1-1', anteBonus(3, 1, 1)),
]

export const PRESETS: readonly PayPreset[] = [
  ...VARIANTS.map(({ id, source, rules }) => ({ table: 'anteBonus', id, source, pays: rules.pays.anteBonus })),
  { table: 'pair-plus', id: '100-40-30-5-4-1', source: WIZARD, pays: PAIR_PLUS },
  { table: 'pair-plus', id: '40-30-6-4-1', source: WIZARD, pays: pairPlus(0, 40, 30, 6, 4, 1) },
  {
    table: 'pair-plus',
    id: '40-30-6-3-1',
    source: PAIR_PLUS_SOURCE,
    pays: pairPlus(0, 40, 30, 6, 3, 1),
    usual: true,
  },
  { table: 'pair-plus', id: '40-30-5-4-1', source: WIZARD, pays: pairPlus(0, 40, 30, 5, 4, 1) },
  { table: 'six-card', id: '1000-200-100-20-15-10-7', source: WIZARD, pays: SIX_CARD },
  { table: 'six-card', id: '1000-200-50-25-20-10-5', source: WIZARD, pays: sixCard(1000, 200, 50, 25, 20, 10, 5) },
  {
    table: 'six-card',
    id: '1000-200-50-25-15-10-5',
    source: SIX_CARD_SOURCE,
    pays: sixCard(1000, 200, 50, 25, 15, 10, 5),
    usual: true,
  },
]

const MOST_PAY = 100_000

export const RULE_FIELDS = [
  {
    path: ['pays', 'anteBonus'],
    source: WIZARD,
    kind: 'pays',
    hands: [{ id: 'straight-flush' }, { id: 'three-of-a-kind' }, { id: 'straight' }],
    most: MOST_PAY,
  },
  {
    path: ['qualifies'],
    source: WIZARD,
    kind: 'choice',
    options: [
      { value: 'none' },
      { value: 'jack-high' },
      { value: 'queen-high' },
      { value: 'king-high' },
      { value: 'ace-high' },
      { value: 'pair' },
    ] satisfies readonly { value: Qualifying }[],
  },
  {
    path: ['pays', 'pair-plus'],
    source: WIZARD,
    bet: 'pair-plus',
    kind: 'pays',
    hands: [
      { id: 'mini-royal' },
      { id: 'straight-flush' },
      { id: 'three-of-a-kind' },
      { id: 'straight' },
      { id: 'flush' },
      { id: 'pair' },
    ],
    most: MOST_PAY,
  },
  {
    path: ['pays', 'six-card'],
    source: WIZARD,
    bet: 'six-card',
    kind: 'pays',
    hands: rowsDownTo('three-of-a-kind'),
    most: MOST_PAY,
  },
] as const satisfies readonly RuleField[]

/** What each bet pays by how the round ends. */
export const TABLE = {
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
} as const satisfies SettlementTable

export const SIDE_BETS: readonly (SideBet & { readonly id: keyof typeof TABLE.sides })[] = [
  { id: 'pair-plus' },
  { id: 'six-card' },
]

/** How hands are compared and paid. A mini royal is a straight flush of the ante bonus. */
export const CORE: ShowdownCore = {
  ranking: 'three-cards',
  player: { cards: 3 },
  dealer: { cards: 3, up: 0 },
  settlement: TABLE,
  paidAs: { 'mini-royal': 'straight-flush' },
}

/** The least strength, by `evaluate3`, with which the dealer qualifies. */
export const qualifyingStrength = (rules: ThreeCardRules): number => leastToQualify(CORE, rules)
