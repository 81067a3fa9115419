import type { SettlementTable } from '@/lib/engines/settlement/index'
import type { PayPreset, PayTable, RuleField, Rules, SideBet, Variant } from '@/lib/game/game'

export interface MississippiRules extends Rules {
  readonly pays: { readonly hands: PayTable; readonly 'three-card': PayTable }
}

/** The rows of the pay table, strongest first. Pairs are sorted by rank, and every hand below the last row loses. */
export const PAYING_HANDS = [
  { id: 'royal-flush' },
  { id: 'straight-flush' },
  { id: 'four-of-a-kind' },
  { id: 'full-house' },
  { id: 'flush' },
  { id: 'straight' },
  { id: 'three-of-a-kind' },
  { id: 'two-pair' },
  { id: 'pair-jacks' },
  { id: 'pair-sixes' },
] as const

/** The rows of the Three Card Bonus, strongest first. */
const THREE_CARD_ROWS = [
  { id: 'mini-royal' },
  { id: 'straight-flush' },
  { id: 'three-of-a-kind' },
  { id: 'straight' },
  { id: 'flush' },
  { id: 'pair' },
] as const

const hands = (straight: number): PayTable => ({
  'royal-flush': 500,
  'straight-flush': 100,
  'four-of-a-kind': 40,
  'full-house': 10,
  flush: 6,
  straight,
  'three-of-a-kind': 3,
  'two-pair': 2,
  'pair-jacks': 1,
  'pair-sixes': 0,
})

const THREE_CARD: PayTable = {
  'mini-royal': 50,
  'straight-flush': 40,
  'three-of-a-kind': 30,
  straight: 6,
  flush: 3,
  pair: 1,
}

const OCEAN = 'Ocean Casino, rules of Mississippi Stud'
const WIZARD = 'Wizard of Odds, Mississippi Stud'

export const VARIANTS: readonly [Variant<MississippiRules>, ...Variant<MississippiRules>[]] = [
  {
    id: 'standard',
    source: OCEAN,
    rules: { pays: { hands: hands(4), 'three-card': THREE_CARD } },
  },
]

export const PRESETS: readonly PayPreset[] = [
  { table: 'hands', id: 'straight-4', source: OCEAN, pays: hands(4) },
  { table: 'hands', id: 'straight-5', source: `${WIZARD}: Barona`, pays: hands(5) },
  { table: 'three-card', id: '50-40-30-6-3-1', source: OCEAN, pays: THREE_CARD, usual: true },
]

const MOST_PAY = 100_000

export const RULE_FIELDS = [
  {
    path: ['pays', 'hands'],
    source: OCEAN,
    kind: 'pays',
    hands: PAYING_HANDS,
    most: MOST_PAY,
  },
  {
    path: ['pays', 'three-card'],
    source: WIZARD,
    bet: 'three-card',
    kind: 'pays',
    hands: THREE_CARD_ROWS,
    most: MOST_PAY,
  },
] as const satisfies readonly RuleField[]

/** The bets that can be made on each street, in antes. */
export const BETS = [3, 2, 1] as const
export type Bet = (typeof BETS)[number]

/** Larger bets first. Games name the cheaper action last, because the last counts as best on an exact tie. */
export const ACTIONS = ['bet-3x', 'bet-2x', 'bet-1x', 'fold'] as const
export type MississippiAction = (typeof ACTIONS)[number]

/** The decisions in order: before the third, the fourth and the fifth card. */
export const STREETS = ['third', 'fourth', 'fifth'] as const

/** The rows into which the pay table splits pairs, by their lowest ranks. */
export const PAIRS = { 'pair-jacks': 'J', 'pair-sixes': '6' }

const ALL_BETS = { played: 'hands', fold: -1 } as const

const street = <S extends (typeof STREETS)[number]>(stage: S) => ({
  stage,
  actions: { 'bet-3x': { [stage]: 3 }, 'bet-2x': { [stage]: 2 }, 'bet-1x': { [stage]: 1 }, fold: 0 },
})

/** What each bet pays by how the round ends. There is no dealer's hand: the final five cards pay every bet alike. */
export const TABLE = {
  decisions: STREETS.map(street),
  bets: { ante: ALL_BETS, third: ALL_BETS, fourth: ALL_BETS, fifth: ALL_BETS },
  sides: { 'three-card': { cards: { board: 3 } } },
  says: { made: 'paying', less: 'lessThanSixes' },
} as const satisfies SettlementTable

export const SIDE_BETS: readonly (SideBet & { readonly id: keyof typeof TABLE.sides })[] = [{ id: 'three-card' }]

/** What an action bets, in antes; 0 for a fold. */
export const betOf = (action: MississippiAction): 0 | Bet => (action === 'fold' ? 0 : (Number(action[4]) as Bet))

/** The action that bets so many antes; 0 is a fold. */
export const actionOf = (bet: 0 | Bet): MississippiAction => (bet === 0 ? 'fold' : `bet-${bet}x`)
