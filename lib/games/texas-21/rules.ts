import type { BlackjackRules, DoubleOn, Soft17 } from '@/lib/engines/blackjack/index'
import type { PayPreset, PayTable, RuleField, Rules, SideBet, Variant } from '@/lib/games/game'
import { SIDE_HAND_NAMES, SIDE_HANDS, type SideHand } from './hands'

export interface Texas21Rules extends Rules, BlackjackRules {
  readonly pays: { readonly side: PayTable; readonly progressive: PayTable }
}

const SHEET = 'Texas 21 rules and dealing procedures, 2004'
const PRESS = 'a table in the press of the time'
const USUAL = 'usual in Washington card rooms'

/** Three of a kind, straight, flush and those above five of a kind are the same in all tables known. */
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

/** The royal wins the meter; what stands here is what it is when nobody says, the seed. */
const PROGRESSIVE: PayTable = {
  'full-house': 4,
  'four-of-a-kind': 10,
  'five-of-a-kind': 100,
  'straight-flush': 250,
  'royal-flush': 500,
  'five-of-a-kind-suited': 100,
}

const PAYS = { side: sideTable(5, 10), progressive: PROGRESSIVE } as const

const variant = (id: string, name: string, soft17: Soft17, lateSurrender: boolean): Variant<Texas21Rules> => ({
  id,
  name,
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
  variant('h17', 'Dealer hits soft 17', 'hit', false),
  variant('h17-ls', 'Dealer hits soft 17, late surrender', 'hit', true),
  variant('s17', 'Dealer stands on soft 17', 'stand', false),
  variant('s17-ls', 'Dealer stands on soft 17, late surrender', 'stand', true),
]

export const PRESETS: readonly PayPreset[] = [
  { table: 'side', name: 'Table A', source: SHEET, pays: PAYS.side, usual: true },
  { table: 'side', name: 'Table B: four of a kind 14', source: SHEET, pays: sideTable(5, 14) },
  { table: 'side', name: 'Full house 4, four of a kind 8', source: PRESS, pays: sideTable(4, 8) },
  { table: 'progressive', name: '$500 seed', source: SHEET, pays: PROGRESSIVE, usual: true },
]

const MOST_PAY = 100_000
const MOST_METER = 10_000_000

const handsOf = (ids: readonly SideHand[]) => ids.map((id) => ({ id, name: SIDE_HAND_NAMES[id] }))

const MAIN_FIELDS: readonly RuleField[] = [
  {
    path: ['soft17'],
    name: 'Soft 17',
    meaning:
      'Whether the dealer hits or stands on a seventeen in which an ace counts eleven. Hitting is worse for you.',
    source: USUAL,
    kind: 'choice',
    options: [
      { value: 'hit', name: 'Dealer hits' },
      { value: 'stand', name: 'Dealer stands' },
    ] satisfies readonly { value: Soft17; name: string }[],
  },
  {
    path: ['lateSurrender'],
    name: 'Late surrender',
    meaning:
      'After the dealer has looked for a blackjack you may give up half the bet instead of playing your first two cards.',
    source: USUAL,
    kind: 'switch',
  },
  {
    path: ['doubleAfterSplit'],
    name: 'Double after split',
    meaning: 'A hand of a split pair may be doubled like any other; split aces never.',
    source: USUAL,
    kind: 'switch',
  },
  {
    path: ['doubleOn'],
    name: 'Double on',
    meaning: 'The totals of two cards on which you may double.',
    source: USUAL,
    kind: 'choice',
    options: [
      { value: 'any', name: 'Any two cards' },
      { value: '9-11', name: '9, 10 or 11' },
      { value: '10-11', name: '10 or 11' },
    ] satisfies readonly { value: DoubleOn; name: string }[],
  },
  {
    path: ['maxHands'],
    name: 'Hands after splits',
    meaning:
      'How many hands you may have by splitting and splitting again. Aces are split once only and get one card each.',
    source: USUAL,
    kind: 'number',
    least: 2,
    most: 4,
    whole: true,
  },
  {
    path: ['blackjackPays'],
    name: 'Blackjack pays',
    meaning: 'What an ace and a ten-valued card pay to one: 1.5 is 3 to 2, 1.2 is 6 to 5.',
    source: USUAL,
    kind: 'number',
    least: 1,
    most: 2,
    whole: false,
    drag: { least: 1, most: 2, step: 0.05 },
  },
  {
    path: ['decks'],
    name: 'Decks',
    meaning: 'How many decks the shoe has.',
    source: SHEET,
    kind: 'number',
    least: 1,
    most: 8,
    whole: true,
  },
]

export const RULE_FIELDS: readonly RuleField[] = [
  ...MAIN_FIELDS,
  {
    path: ['pays', 'side'],
    name: 'Side bet',
    meaning: 'Paid by the best five of your two cards, the up card and the flop. A hand at 0 loses.',
    source: SHEET,
    bet: 'side',
    kind: 'pays',
    hands: handsOf(SIDE_HANDS),
    most: MOST_PAY,
  },
  {
    path: ['pays', 'progressive'],
    name: 'Progressive',
    meaning:
      'Paid by the same seven cards; a win keeps its stake. A royal flush wins the meter, of which all winning bets of the round get an even share.',
    source: SHEET,
    bet: 'progressive',
    kind: 'pays',
    hands: handsOf(SIDE_HANDS.filter((id) => id in PROGRESSIVE)),
    most: MOST_METER,
  },
]

export const SIDE_BET_IDS = ['side', 'progressive'] as const
export type Texas21SideBet = (typeof SIDE_BET_IDS)[number]

export const SIDE_BETS: readonly (SideBet & { readonly id: Texas21SideBet })[] = [
  {
    id: 'side',
    name: 'Texas 21 bet',
    about:
      'Wins when the best five of your two cards, the dealer’s up card and the flop are three of a kind or better.',
    takes: ['shoe'],
  },
  {
    id: 'progressive',
    always: 1,
    name: 'Progressive',
    about:
      'Always one dollar: wins with a full house or better, and a royal flush wins the meter, one share to a hand where several win.',
    takes: ['meter', 'players', 'shoe'],
  },
]
