import type { PayPreset, PayTable, RuleField, Rules, SideBet, Variant } from '@/lib/games/game'
import { rowsDownTo } from '@/lib/games/hand-rows'

/** The least hand with which a winner's ante is paid. */
export const ANTE_PAID_FROM = ['straight', 'flush'] as const
export type AntePaidFrom = (typeof ANTE_PAID_FROM)[number]

/** What becomes of the bets when both hands are equal. */
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

export const BONUS_HAND_NAMES: Readonly<Record<BonusHand, string>> = {
  pair: 'Tens to twos',
  'ace-queen-jack-offsuit': 'Ace with a queen or jack, offsuit',
  'king-queen-jack-pair': 'Kings, queens or jacks',
  'ace-king-offsuit': 'Ace-king offsuit',
  'ace-queen-jack-suited': 'Ace with a queen or jack, suited',
  'ace-king-suited': 'Ace-king suited',
  aces: 'Aces',
  'aces-both': 'Aces, and aces for the dealer',
}

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

/** Only the 3 for three of a kind is printed; the rest is an example to be replaced by the prizes on the screen. */
const FIRST_FIVE: PayTable = {
  'royal-flush': 10_000,
  'straight-flush': 1000,
  'four-of-a-kind': 400,
  'full-house': 50,
  flush: 30,
  straight: 20,
  'three-of-a-kind': 3,
}

/** The prizes that are printed: three of a kind in Evolution's rules, the others on PokerStars' help page. The royal flush wins the meter. */
const FIRST_FIVE_PRINTED: PayTable = {
  'royal-flush': 0,
  'straight-flush': 2500,
  'four-of-a-kind': 0,
  'full-house': 50,
  flush: 0,
  straight: 0,
  'three-of-a-kind': 3,
}

const variant = (antePaidFrom: AntePaidFrom, name: string): Variant<BonusRules> => ({
  id: antePaidFrom,
  name,
  source: WIZARD,
  rules: { pays: { bonus: BONUS, 'first-five': FIRST_FIVE }, antePaidFrom, ties: 'push' },
})

export const VARIANTS: readonly [Variant<BonusRules>, ...Variant<BonusRules>[]] = [
  variant('straight', 'Ante paid from a straight'),
  variant('flush', 'Ante paid from a flush'),
]

export const STANDARD: BonusRules = VARIANTS[0].rules

export const PRESETS: readonly PayPreset[] = [
  { table: 'bonus', name: '1000-30-25-20-15-10-5-3', source: EVOLUTION, pays: BONUS, usual: true },
  {
    table: 'first-five',
    name: 'An example',
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

export const RULE_FIELDS: readonly RuleField[] = [
  {
    path: ['antePaidFrom'],
    name: 'Ante paid from',
    meaning:
      'The least hand with which the ante is paid 1 to 1 on a win. With less it comes back; the other bets are paid all the same.',
    source: WIZARD,
    kind: 'choice',
    options: [
      { value: 'straight', name: 'A straight' },
      { value: 'flush', name: 'A flush' },
    ] satisfies readonly { value: AntePaidFrom; name: string }[],
  },
  {
    path: ['ties'],
    name: 'Ties',
    meaning:
      'What becomes of every bet when both hands are equal. Everywhere it pushes; the other way shows how much that is worth.',
    source: WIZARD,
    kind: 'choice',
    options: [
      { value: 'push', name: 'All bets push' },
      { value: 'lose', name: 'All bets lose' },
    ] satisfies readonly { value: Ties; name: string }[],
  },
  {
    path: ['pays', 'bonus'],
    name: 'Bonus',
    meaning:
      'What the bonus bet pays to one by your two hole cards, whatever is bet and whoever wins. A hand at 0 loses.',
    source: EVOLUTION,
    bet: 'bonus',
    kind: 'pays',
    hands: [...BONUS_HANDS].reverse().map((id) => ({ id, name: BONUS_HAND_NAMES[id] })),
    most: MOST_PAY,
  },
  {
    path: ['pays', 'first-five'],
    name: 'First 5 Jackpot',
    meaning:
      'What the bet pays to one by your two cards and the flop. The royal flush wins the meter where one is given, else what stands here.',
    source: EVOLUTION,
    bet: 'first-five',
    kind: 'pays',
    hands: rowsDownTo('three-of-a-kind'),
    most: MOST_PAY,
  },
]

export const SIDE_BET_IDS = ['bonus', 'first-five'] as const
export type BonusSideBet = (typeof SIDE_BET_IDS)[number]

export const SIDE_BETS: readonly (SideBet & { readonly id: BonusSideBet })[] = [
  {
    id: 'bonus',
    name: 'Bonus',
    about:
      'Wins with a pair, or an ace and a king, queen or jack, in your two hole cards; most of all with aces against aces.',
  },
  {
    id: 'first-five',
    name: 'First 5 Jackpot',
    about:
      'Wins if your two cards and the flop are three of a kind or better. The royal flush takes the meter, which holds the round’s own bets and is shared by all that bet on it: give your share, with your bet in it.',
    takes: ['meter'],
  },
]
