import type { BlackjackRules, DoubleOn, Soft17 } from '@/lib/engines/blackjack/index'
import type { PayPreset, PayTable, RuleField, Rules, SideBet, Variant } from '@/lib/games/game'
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
  { id: 'suited-three-of-a-kind', name: 'Suited three of a kind' },
  { id: 'straight-flush', name: 'Straight flush' },
  { id: 'three-of-a-kind', name: 'Three of a kind' },
  { id: 'straight', name: 'Straight' },
  { id: 'flush', name: 'Flush' },
] as const
export type ThreeCardRow = (typeof THREE_CARD_ROWS)[number]['id']

/** The rows of Perfect Pairs, strongest first. */
export const PAIR_ROWS = [
  { id: 'perfect', name: 'Perfect pair' },
  { id: 'same-color', name: 'Pair of one color' },
  { id: 'mixed', name: 'Mixed pair' },
] as const
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

const variant = (id: string, name: string, soft17: Soft17, lateSurrender: boolean): Variant<BlackjackGameRules> => ({
  id,
  name,
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
  variant('h17', 'Dealer hits soft 17', 'hit', false),
  variant('h17-ls', 'Dealer hits soft 17, late surrender', 'hit', true),
  variant('s17', 'Dealer stands on soft 17', 'stand', false),
  variant('s17-ls', 'Dealer stands on soft 17, late surrender', 'stand', true),
]

export const PRESETS: readonly PayPreset[] = [
  {
    table: 'twenty-one-plus-three',
    name: '9 to 1',
    source: `${WIZARD_21_3}: version 1`,
    pays: PAYS['twenty-one-plus-three'],
    usual: true,
  },
  {
    table: 'twenty-one-plus-three',
    name: '100-35-33-10-5',
    source: `${WIZARD_21_3}: version 3`,
    pays: threeCards(100, 35, 33, 10, 5),
  },
  {
    table: 'perfect-pairs',
    name: '25-12-6',
    source: WIZARD_PAIRS,
    pays: PAYS['perfect-pairs'],
    usual: true,
  },
]

const MOST_PAY = 100_000

export const RULE_FIELDS: readonly RuleField[] = [
  {
    path: ['decks'],
    name: 'Decks',
    meaning: 'How many decks the shoe has. Fewer decks are better for you.',
    source: WIZARD,
    kind: 'number',
    least: 1,
    most: 8,
    whole: true,
  },
  {
    path: ['soft17'],
    name: 'Soft 17',
    meaning:
      'Whether the dealer hits or stands on a seventeen in which an ace counts eleven. Hitting is worse for you.',
    source: WIZARD,
    kind: 'choice',
    options: [
      { value: 'hit', name: 'Dealer hits' },
      { value: 'stand', name: 'Dealer stands' },
    ] satisfies readonly { value: Soft17; name: string }[],
  },
  {
    path: ['blackjackPays'],
    name: 'Blackjack pays',
    meaning: 'What an ace and a ten-valued card pay to one: 1.5 is 3 to 2, 1.2 is 6 to 5.',
    source: WIZARD,
    kind: 'number',
    least: 1,
    most: 2,
    whole: false,
    drag: { least: 1, most: 2, step: 0.05 },
  },
  {
    path: ['lateSurrender'],
    name: 'Late surrender',
    meaning:
      'After the dealer has looked for a blackjack you may give up half the bet instead of playing your first two cards.',
    source: WIZARD,
    kind: 'switch',
  },
  {
    path: ['doubleOn'],
    name: 'Double on',
    meaning: 'The totals of two cards on which you may double.',
    source: WIZARD,
    kind: 'choice',
    options: [
      { value: 'any', name: 'Any two cards' },
      { value: '9-11', name: '9, 10 or 11' },
      { value: '10-11', name: '10 or 11' },
    ] satisfies readonly { value: DoubleOn; name: string }[],
  },
  {
    path: ['doubleAfterSplit'],
    name: 'Double after split',
    meaning: 'A hand of a split pair may be doubled like any other; split aces never.',
    source: WIZARD,
    kind: 'switch',
  },
  {
    path: ['maxHands'],
    name: 'Hands after splits',
    meaning: 'How many hands you may have by splitting and splitting again.',
    source: WIZARD,
    kind: 'number',
    least: 2,
    most: 4,
    whole: true,
  },
  {
    path: ['resplitAces'],
    name: 'Resplit aces',
    meaning: 'Whether an ace that falls on a split ace may be split again. Split aces get one card each either way.',
    source: WIZARD,
    kind: 'switch',
  },
  {
    path: ['peek'],
    name: 'Dealer looks for a blackjack',
    meaning:
      'With an ace or a ten up the dealer looks at the hole card before you play. Without a hole card, as in much of Europe, a blackjack takes your doubled and split bets too.',
    source: `${WIZARD}, appendix 9`,
    kind: 'switch',
  },
  {
    path: ['pays', 'twenty-one-plus-three'],
    name: '21+3',
    meaning: 'Paid by your first two cards and the dealer’s up card. A hand at 0 loses.',
    source: WIZARD_21_3,
    bet: 'twenty-one-plus-three',
    kind: 'pays',
    hands: THREE_CARD_ROWS,
    most: MOST_PAY,
  },
  {
    path: ['pays', 'perfect-pairs'],
    name: 'Perfect Pairs',
    meaning: 'Paid by your first two cards: two of one rank. A pair at 0 loses.',
    source: WIZARD_PAIRS,
    bet: 'perfect-pairs',
    kind: 'pays',
    hands: PAIR_ROWS,
    most: MOST_PAY,
  },
]

/** Without a hole card nobody can surrender after the dealer's look. */
export const checkRules = (rules: BlackjackGameRules): Result<BlackjackGameRules> =>
  rules.lateSurrender && !rules.peek
    ? fail(
        'BadRule',
        'lateSurrender must be false where peek is false: late surrender comes after the dealer’s look.',
        'lateSurrender',
      )
    : ok(rules)

export const SIDE_BET_IDS = ['twenty-one-plus-three', 'perfect-pairs'] as const
export type BlackjackSideBet = (typeof SIDE_BET_IDS)[number]

export const SIDE_BETS: readonly (SideBet & { readonly id: BlackjackSideBet })[] = [
  {
    id: 'twenty-one-plus-three',
    name: '21+3',
    about: 'Wins when your two cards and the dealer’s up card are a flush, a straight or three of a kind.',
    takes: ['shoe'],
  },
  {
    id: 'perfect-pairs',
    name: 'Perfect Pairs',
    about: 'Wins when your first two cards are a pair, and pays more if they share the color or the suit.',
    takes: ['shoe'],
  },
]
