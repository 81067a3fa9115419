import { fromHandUp } from '@/lib/cards/hands'
import type { SettlementTable } from '@/lib/engines/settlement/index'
import type { PayPreset, PayTable, RuleField, Rules, SideBet, Variant } from '@/lib/game/game'
import { rowsDownTo } from '@/lib/game/side-bets/hand-rows'

/** The weakest winning hand for which the ante is paid. */
export const ANTE_PAID_FROM = ['straight', 'flush'] as const
export type AntePaidFrom = (typeof ANTE_PAID_FROM)[number]

/** What happens to the bets if both hands are equal. */
export const TIES = ['push', 'lose'] as const
export type Ties = (typeof TIES)[number]

export interface BonusRules extends Rules {
  readonly pays: { readonly bonus: PayTable; readonly 'first-five': PayTable }
  readonly antePaidFrom: AntePaidFrom
  readonly ties: Ties
}

const WIZARD = 'Wizard of Odds, Texas Hold’em Bonus'
const EVOLUTION = 'Evolution game rules'

/** The hole cards that the bonus bet pays, weakest first. */
export const BONUS_HANDS = [
  'pair',
  'ace-queen-jack-offsuit',
  'king-queen-jack-pair',
  'ace-king-offsuit',
  'ace-queen-jack-suited',
  'ace-king-suited',
  'aces',
  'aces-both',
] as const
export type BonusHand = (typeof BONUS_HANDS)[number]

const BONUS: PayTable = {
  'aces-both': 1000,
  aces: 30,
  'ace-king-suited': 25,
  'ace-queen-jack-suited': 20,
  'ace-king-offsuit': 15,
  'king-queen-jack-pair': 10,
  'ace-queen-jack-offsuit': 5,
  pair: 3,
} satisfies Record<BonusHand, number>

/**
 * The operator's sheet prints only the 3 for three of a kind. The rest is an example, to be replaced by the prizes on
 * the screen.
 */
const FIRST_FIVE: PayTable = {
  'royal-flush': 10_000,
  'straight-flush': 1000,
  'four-of-a-kind': 400,
  'full-house': 50,
  flush: 30,
  straight: 20,
  'three-of-a-kind': 3,
}

/**
 * The prizes that are printed anywhere, 0 for the others: three of a kind in Evolution's rules, the rest on PokerStars'
 * help page. The royal flush wins the meter.
 */
const FIRST_FIVE_PRINTED: PayTable = {
  'royal-flush': 0,
  'straight-flush': 2500,
  'four-of-a-kind': 0,
  'full-house': 50,
  flush: 0,
  straight: 0,
  'three-of-a-kind': 3,
}

const variant = (antePaidFrom: AntePaidFrom): Variant<BonusRules> => ({
  id: antePaidFrom,
  source: WIZARD,
  rules: { pays: { bonus: BONUS, 'first-five': FIRST_FIVE }, antePaidFrom, ties: 'push' },
})

export const VARIANTS: readonly [Variant<BonusRules>, ...Variant<BonusRules>[]] = [
  variant('straight'),
  variant('flush'),
]

export const STANDARD: BonusRules = VARIANTS[0].rules

export const PRESETS: readonly PayPreset[] = [
  { table: 'bonus', id: '1000-30-25-20-15-10-5-3', source: EVOLUTION, pays: BONUS, usual: true },
  {
    table: 'first-five',
    id: 'an-example',
    source: 'The operator’s sheet prints only the 3 for three of a kind; the rest is an example',
    pays: FIRST_FIVE,
    example: {
      printed: FIRST_FIVE_PRINTED,
      wins: 'royal-flush',
      sources: 'Evolution game rules; PokerStars, How to play Live Texas Hold’em Bonus Poker',
    },
  },
]

const MOST_PAY = 1_000_000

export const RULE_FIELDS = [
  {
    path: ['antePaidFrom'],
    source: WIZARD,
    kind: 'choice',
    options: [{ value: 'straight' }, { value: 'flush' }] satisfies readonly { value: AntePaidFrom }[],
  },
  {
    path: ['ties'],
    source: WIZARD,
    kind: 'choice',
    options: [{ value: 'push' }, { value: 'lose' }] satisfies readonly { value: Ties }[],
  },
  {
    path: ['pays', 'bonus'],
    source: EVOLUTION,
    bet: 'bonus',
    kind: 'pays',
    hands: [...BONUS_HANDS].reverse().map((id) => ({ id })),
    most: MOST_PAY,
  },
  {
    path: ['pays', 'first-five'],
    source: EVOLUTION,
    bet: 'first-five',
    kind: 'pays',
    hands: rowsDownTo('three-of-a-kind'),
    most: MOST_PAY,
  },
] as const satisfies readonly RuleField[]

/** What every bet after the ante pays. */
const LATER = { win: 1, tie: 0, loss: -1, says: { win: 'higher' } } as const
const TIE_LOSES = { tie: -1 } as const

/** A win pays the ante 1 to 1 from this hand up; with less it pushes. */
const antePaid = (from: AntePaidFrom) => ({ ante: { win: fromHandUp(from, 1) } })

/** What each bet pays by how the round ends. The dealer always qualifies. */
export const TABLE = {
  decisions: [
    { stage: 'preflop', actions: { bet: { 'flop-bet': 2 }, fold: 0 } },
    { stage: 'flop', actions: { bet: { 'turn-bet': 1 }, check: 0 } },
    { stage: 'turn', actions: { bet: { 'river-bet': 1 }, check: 0 } },
  ],
  bets: {
    ante: { tie: 0, loss: -1, fold: -1, says: { unpaid: 'anteUnpaid' } },
    'flop-bet': LATER,
    'turn-bet': LATER,
    'river-bet': LATER,
  },
  cases: {
    antePaidFrom: { straight: antePaid('straight'), flush: antePaid('flush') },
    ties: { lose: { ante: TIE_LOSES, 'flop-bet': TIE_LOSES, 'turn-bet': TIE_LOSES, 'river-bet': TIE_LOSES } },
  },
  sides: {
    bonus: { says: { made: 'bonus', unpaid: 'noBonusHand' }, mayForfeit: true },
    'first-five': { cards: { hand: 2, board: 3 }, mayForfeit: true },
  },
  captions: { dealer: { win: 'cards' } },
} as const satisfies SettlementTable

export const SIDE_BETS: readonly (SideBet & { readonly id: keyof typeof TABLE.sides })[] = [
  { id: 'bonus' },
  { id: 'first-five', always: 1, takes: ['meter', 'players'] },
]
