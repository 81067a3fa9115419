import type { BlackjackRules, DoubleOn, Soft17 } from '@/lib/engines/blackjack/index'
import type { PayPreset, PayTable, RuleField, Rules, SideBet, Variant } from '@/lib/game/game'
import { fail, ok, type Result } from '@/lib/result'

export interface BlackjackGameRules extends Rules, BlackjackRules {
  readonly resplitAces: boolean
  readonly peek: boolean
  readonly pays: { readonly 'twenty-one-plus-three': PayTable; readonly 'perfect-pairs': PayTable }
}

const WIZARD = 'Wizard of Odds, blackjack'
const WIZARD_21_3 = 'Wizard of Odds, 21+3'
const WIZARD_PAIRS = 'Wizard of Odds, Perfect Pairs'

/** The rows of 21+3, strongest first. */
export const THREE_CARD_ROWS = [
  { id: 'suited-three-of-a-kind' },
  { id: 'straight-flush' },
  { id: 'three-of-a-kind' },
  { id: 'straight' },
  { id: 'flush' },
] as const
export type ThreeCardRow = (typeof THREE_CARD_ROWS)[number]['id']

/** The rows of Perfect Pairs, strongest first. */
export const PAIR_ROWS = [{ id: 'perfect' }, { id: 'same-color' }, { id: 'mixed' }] as const
export type PairRow = (typeof PAIR_ROWS)[number]['id']

const threeCards = (suited: number, straightFlush: number, three: number, straight: number, flush: number) => ({
  'suited-three-of-a-kind': suited,
  'straight-flush': straightFlush,
  'three-of-a-kind': three,
  straight,
  flush,
})

const PAYS = {
  'twenty-one-plus-three': threeCards(9, 9, 9, 9, 9),
  'perfect-pairs': { perfect: 25, 'same-color': 12, mixed: 6 },
} as const

const variant = (id: string, soft17: Soft17, lateSurrender: boolean): Variant<BlackjackGameRules> => ({
  id,
  source: WIZARD,
  rules: {
    pays: PAYS,
    decks: 6,
    soft17,
    lateSurrender,
    doubleAfterSplit: true,
    doubleOn: 'any',
    maxHands: 4,
    resplitAces: false,
    blackjackPays: 1.5,
    peek: true,
  },
})

export const VARIANTS: readonly [Variant<BlackjackGameRules>, ...Variant<BlackjackGameRules>[]] = [
  variant('h17', 'hit', false),
  variant('h17-ls', 'hit', true),
  variant('s17', 'stand', false),
  variant('s17-ls', 'stand', true),
]

export const PRESETS: readonly PayPreset[] = [
  {
    table: 'twenty-one-plus-three',
    id: '9-to-1',
    source: `${WIZARD_21_3}: version 1`,
    pays: PAYS['twenty-one-plus-three'],
    usual: true,
  },
  {
    table: 'twenty-one-plus-three',
    id: '100-35-33-10-5',
    source: `${WIZARD_21_3}: version 3`,
    pays: threeCards(100, 35, 33, 10, 5),
  },
  {
    table: 'perfect-pairs',
    id: '25-12-6',
    source: WIZARD_PAIRS,
    pays: PAYS['perfect-pairs'],
    usual: true,
  },
]

const MOST_PAY = 100_000

export const RULE_FIELDS = [
  {
    path: ['decks'],
    source: WIZARD,
    kind: 'number',
    least: 1,
    most: 8,
    whole: true,
  },
  {
    path: ['soft17'],
    source: WIZARD,
    kind: 'choice',
    options: [{ value: 'hit' }, { value: 'stand' }] satisfies readonly { value: Soft17 }[],
  },
  {
    path: ['blackjackPays'],
    source: WIZARD,
    kind: 'number',
    least: 1,
    most: 2,
    whole: false,
    drag: { least: 1, most: 2, step: 0.05 },
  },
  {
    path: ['lateSurrender'],
    source: WIZARD,
    kind: 'switch',
  },
  {
    path: ['doubleOn'],
    source: WIZARD,
    kind: 'choice',
    options: [{ value: 'any' }, { value: '9-11' }, { value: '10-11' }] satisfies readonly { value: DoubleOn }[],
  },
  {
    path: ['doubleAfterSplit'],
    source: WIZARD,
    kind: 'switch',
  },
  {
    path: ['maxHands'],
    source: WIZARD,
    kind: 'number',
    least: 2,
    most: 4,
    whole: true,
  },
  {
    path: ['resplitAces'],
    source: WIZARD,
    kind: 'switch',
  },
  {
    path: ['peek'],
    source: `${WIZARD}, appendix 9`,
    kind: 'switch',
  },
  {
    path: ['pays', 'twenty-one-plus-three'],
    source: WIZARD_21_3,
    bet: 'twenty-one-plus-three',
    kind: 'pays',
    hands: THREE_CARD_ROWS,
    most: MOST_PAY,
  },
  {
    path: ['pays', 'perfect-pairs'],
    source: WIZARD_PAIRS,
    bet: 'perfect-pairs',
    kind: 'pays',
    hands: PAIR_ROWS,
    most: MOST_PAY,
  },
] as const satisfies readonly RuleField[]

/**
 * Fails with `BadRule` on late surrender without a hole card: the dealer can't peek, so no player can surrender after
 * the peek.
 */
export const checkRules = (rules: BlackjackGameRules): Result<BlackjackGameRules> =>
  rules.lateSurrender && !rules.peek ? fail('BadRule', { id: 'surrender-after-look' }, 'lateSurrender') : ok(rules)

export const SIDE_BET_IDS = ['twenty-one-plus-three', 'perfect-pairs'] as const
export type BlackjackSideBet = (typeof SIDE_BET_IDS)[number]

export const SIDE_BETS: readonly (SideBet & { readonly id: BlackjackSideBet })[] = [
  {
    id: 'twenty-one-plus-three',
    takes: ['shoe'],
  },
  {
    id: 'perfect-pairs',
    takes: ['shoe'],
  },
]
