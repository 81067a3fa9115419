import { mapWords } from './map'
import { rankInWords } from '@/lib/cards/words'
import { rankOfValue } from '@/lib/cards/card'
import { actionIn, type ActionWords } from '../../message'
import { capital } from '@/lib/text'
import { words } from '../en'
import { entered as common, felt as commonFelt } from '../felt/en'
import { comesTo, settled } from '../settled/en'

/* The words that Blackjack and Texas 21 share. */

const actions = {
  insure: { name: 'Insurance', doing: 'Taking insurance' },
  decline: { name: 'No insurance', doing: 'Declining insurance' },
  stand: { name: 'Stand', doing: 'Standing' },
  hit: { name: 'Hit', doing: 'Hitting' },
  double: { name: 'Double', doing: 'Doubling' },
  split: { name: 'Split', doing: 'Splitting' },
  surrender: { name: 'Surrender', doing: 'Surrendering' },
} satisfies Record<string, ActionWords>

/** What isn’t an action of the round: endings without a decision, and insuring a blackjack where it pays 3 to 2. */
const ends = {
  blackjack: { name: 'Blackjack', doing: 'Blackjack' },
  'dealer-blackjack': { name: 'Dealer blackjack', doing: 'Dealer blackjack' },
  'even-money': { name: 'Even money', doing: 'Taking even money' },
} satisfies Record<string, ActionWords>

export type Action = keyof typeof actions
export type End = keyof typeof ends

/**
 * What a rule reads: the total, the value of a pair's cards (0 if it isn't a pair), and the up card's value. An ace is
 * 1.
 */
export interface Seen {
  readonly total: number
  readonly soft: boolean
  readonly pair: number
  readonly upcard: number
}

interface Compared {
  readonly best: Action
  readonly says: Action
}

interface Totals {
  readonly player: number
  readonly dealer: number
}

/** For decisions with more than one bet on the table. */
const OF_TWO_BETS: Readonly<Partial<Record<Action, string>>> = {
  double: ', for twice the bet',
  split: ', with a bet on each hand',
}

const doing = (action: Action): string => actions[action].doing.toLowerCase()
const upcard = (value: number): string => words.aRank(rankOfValue(value))

const holding = (action: Action, { total, soft, pair }: Seen): string => {
  if (action === 'split') return rankInWords(rankOfValue(pair), 2)
  const hand = `${soft ? 'soft' : 'hard'} ${total}`
  return action === 'stand' ? `on ${hand}` : hand
}

const better = ({ best, says }: Compared): string => `${doing(best)} is better than ${doing(says)}`

/** Skills that group several cells, where there is little to decide. */
const skills = {
  insurance: 'Insurance',
  'hard 7 or less': 'Hard seven or less',
  'hard 18 or more': 'Hard 18 or more',
  'soft 20 or more': 'Soft 20 or more',
  'pair T': 'Pair of tens',
}

/** A cell of the chart: the total, or the value of a pair's cards, and the up card's value. */
interface Cell {
  readonly kind: 'hard' | 'soft' | 'pair'
  readonly number: number
  readonly upcard: number
}

/** “Hard 16 against a ten” */
const cell = ({ kind, number, upcard: value }: Cell): string =>
  `${kind === 'pair' ? `Pair of ${rankInWords(rankOfValue(number), 2)}` : `${capital(kind)} ${number}`} against ${upcard(value)}`

/** A hand of blackjack, and what was done with it. */
interface HandTotal {
  readonly total: number
  readonly soft: boolean
  readonly isBlackjack?: boolean
  readonly doubled?: boolean
  readonly surrendered?: boolean
}

function totalInWords({ total, soft, isBlackjack }: HandTotal): string {
  if (isBlackjack) return 'blackjack'
  if (total > 21) return `${total}, bust`
  return soft ? `soft ${total}` : String(total)
}

const entered = {
  hand: common.hand,
  dead: common.dead,
  upcard: { name: 'Up card', inSentence: 'the up card' },
  flop: { name: 'Flop', inSentence: 'the flop' },
  drawn: { name: 'Cards drawn', inSentence: 'the cards drawn' },
  insurance: { name: 'Insurance under an ace', options: { 0: 'Declined', 1: 'To be decided', 2: 'Taken' } },
}

const felt = {
  ...commonFelt,
  flop: () => 'Flop',
  flopForOthers: () => 'for another player’s side bet',
  handOf: ({ at, of }: { readonly at: number; readonly of: number }): string => `Hand ${at} of ${of}`,
  betOfHand: ({ hand }: { readonly hand: number }): string => `Hand ${hand}`,
  noBlackjack: () => 'no blackjack',
  total: (hand: HandTotal): string =>
    [totalInWords(hand), ...(hand.doubled ? ['doubled'] : []), ...(hand.surrendered ? ['surrendered'] : [])].join(', '),
}

export type Felt = typeof felt

const VARIANTS = {
  h17: 'Dealer hits soft 17',
  'h17-ls': 'Dealer hits soft 17, late surrender',
  s17: 'Dealer stands on soft 17',
  's17-ls': 'Dealer stands on soft 17, late surrender',
}

export const en = {
  approximation:
    'The EV of a split is exact if you play each hand by its own cards. Looking at your other hands too would gain a few millionths of a bet.',
  skills,
  cell,
  upcard,
  action: actionIn({ ...actions, ...ends }),
  fields: {
    soft17: {
      name: 'Soft 17',
      meaning:
        'Whether the dealer hits or stands on a seventeen in which an ace counts eleven. Hitting is worse for you.',
      values: {
        hit: 'Dealer hits',
        stand: 'Dealer stands',
      },
    },
    lateSurrender: {
      name: 'Late surrender',
      meaning:
        'After the dealer has looked for a blackjack you may give up half the bet instead of playing your first two cards.',
    },
    doubleAfterSplit: {
      name: 'Double after split',
      meaning: 'A hand of a split pair may be doubled like any other; split aces never.',
    },
    doubleOn: {
      name: 'Double on',
      meaning: 'The totals of two cards on which you may double.',
      values: {
        any: 'Any two cards',
        '9-11': '9, 10 or 11',
        '10-11': '10 or 11',
      },
    },
    blackjackPays: {
      name: 'Blackjack pays',
      meaning: 'What an ace and a ten-valued card pay to one: 1.5 is 3 to 2, 1.2 is 6 to 5.',
    },
  },
  map: {
    name: 'First plays',
    rowsName: 'Your two cards',
    columnsName: 'Dealer’s up card',
    note: 'Hard totals, soft totals and pairs against each up card. A hard total is made of several pairs of cards, which the best play may treat differently. A blackjack leaves nothing to decide.',
    groups: { hard: 'Hard totals', soft: 'Soft totals', pairs: 'Pairs' },
    ...mapWords({
      hard: (total) => `Hard ${total}`,
      soft: (total) => `Soft ${total}`,
      pair: (rank) => `Pair of ${words.rank(rank, 2)}`,
      against: (hand, upcard) => `${hand} against ${words.aRank(upcard)}`,
    }),
  },
  payouts: {
    title: (): string => 'Blackjack',
    blackjack: ({ odds }: { readonly odds: string }): string => `Blackjack, ${odds}`,
    insurance: ({ odds }: { readonly odds: string }): string => `Insurance of half the bet, ${odds}`,
    surrender: (): string => 'Surrender: the house keeps',
  },
  variants: VARIANTS,
  /** Known rules that both games share, by their ids in content/pay-tables/shared.json. */
  tables: {
    ...VARIANTS,
    '6-5': 'Blackjack pays 6 to 5',
    '1-deck': 'One deck, no double after split',
    '1-deck-10-11': 'One deck, double on 10 and 11 only',
    '1-deck-6-5': 'One deck, blackjack pays 6 to 5',
    '2-decks-s17': 'Two decks, dealer stands on soft 17',
    '2-decks': 'Two decks, dealer hits soft 17',
    '4-decks-s17': 'Four decks, dealer stands on soft 17',
    '8-decks-s17-ls': 'Eight decks, dealer stands on soft 17, late surrender',
    '8-decks-s17': 'Eight decks, dealer stands on soft 17',
    '8-decks-h17-ls': 'Eight decks, dealer hits soft 17, late surrender',
  },
  rules: {
    insurance: 'Never take insurance, not even on a blackjack.',
    'surrender-eights':
      'If you may surrender and the dealer hits soft seventeen, surrender a pair of eights against an ace.',
    'surrender-17': 'If you may surrender and the dealer hits soft seventeen, surrender seventeen against an ace.',
    'surrender-16':
      'If you may surrender, do it with sixteen against a nine, a ten or an ace, but not with a pair of eights.',
    'surrender-15':
      'If you may surrender, do it with fifteen against a ten, and also against an ace if the dealer hits soft seventeen.',
    'split-aces-eights': 'Always split aces and eights.',
    'split-nines': 'Split nines against two to nine, but not against a seven.',
    'split-sevens': 'Split sevens against two to seven.',
    'split-sixes':
      'Split sixes against two to six. If you may not double after a split, don’t split them against a two.',
    'split-fours': 'Split fours against a five or a six, if you may double after a split.',
    'split-twos-threes':
      'Split twos and threes against two to seven. If you may not double after a split, only against four to seven.',
    'double-11': 'Double eleven, except against an ace if the dealer stands on soft seventeen.',
    'double-10': 'Double ten against two to nine.',
    'double-9': 'Double nine against three to six.',
    'double-soft-19': 'Double soft nineteen against a six if the dealer hits soft seventeen.',
    'double-soft-18':
      'Double soft eighteen against three to six, and also against a two if the dealer hits soft seventeen.',
    'double-soft-17': 'Double soft seventeen against three to six.',
    'double-soft-15-16': 'Double soft fifteen and sixteen against four to six.',
    'double-soft-13-14': 'Double soft thirteen and fourteen against a five or a six.',
    'stand-soft': 'Stand on soft nineteen and more, and on soft eighteen against two to eight.',
    'hit-soft': 'Hit soft seventeen and less, and soft eighteen against a nine, a ten or an ace.',
    'stand-17': 'Stand on seventeen and more.',
    'stand-13-16': 'Stand on thirteen to sixteen against two to six: let the dealer bust.',
    'stand-12': 'Stand on twelve against four, five and six.',
    'hit-stiff': 'Hit twelve to sixteen against any other card.',
    hit: 'Hit eleven and less: one card can’t bust you.',
    'stand-stiff': 'Stand on hard twelve and more.',
    'mimic-hit': 'Hit sixteen and less, and soft seventeen if the dealer hits it.',
    'mimic-stand': 'Stand on everything else; never double, split or surrender.',
  },
  alone: {
    'hit-stiff': 'Hit twelve to sixteen against seven to ace, and twelve against a two or a three.',
    hit: 'Hit eleven and less if no rule doubles or splits: one card can’t bust you.',
  },
  entered,
  felt,
  settled: {
    ...settled,
    bust: ({ total }: { readonly total: number }): string => `bust with ${total}: loses`,
    dealerBust: ({ dealer }: { readonly dealer: number }): string => `dealer is bust with ${dealer}: wins 1 to 1`,
    sameTotal: ({ total }: { readonly total: number }): string => `${total} each: pushes`,
    beats: ({ player, dealer }: Totals): string => `${player} beats ${dealer}: wins 1 to 1`,
    beaten: ({ player, dealer }: Totals): string => `${dealer} beats ${player}: loses`,
    bothBlackjack: () => 'both have a blackjack: pushes',
    dealerBlackjack: () => 'dealer has a blackjack: loses',
    blackjack: ({ pays }: { readonly pays: number }): string => `blackjack: ${comesTo(pays)}`,
    evenMoney: () => 'even money: wins 1 to 1',
    surrendered: () => 'surrendered: loses half',
    insured: () => 'dealer has a blackjack: wins 2 to 1',
    uninsured: () => 'dealer has no blackjack: loses',
  },
  why: {
    verdict: ({ best, seen }: { readonly best: Action; readonly seen: Seen }): string =>
      `${actions[best].name} ${holding(best, seen)} against ${upcard(seen.upcard)}.`,
    insuranceVerdict: ({ best }: { readonly best: Action }): string =>
      best === 'insure' ? 'Take insurance.' : 'Decline insurance.',
    worth: (at: {
      readonly action: Action
      readonly wins: number
      readonly pushes: number
      readonly loses: number
    }): string =>
      `${actions[at.action].doing} wins ${words.percent(at.wins)}${at.pushes === 0 ? '' : `, pushes ${words.percent(at.pushes)}`} and loses ${words.percent(at.loses)} of the time${OF_TWO_BETS[at.action] ?? ''}.`,
    surrenderWorth: (): string => 'Surrendering costs half a bet for certain.',
    tens: ({ cards, tens }: { readonly cards: number; readonly tens: number }): string =>
      `Of the ${words.count(cards)} cards you haven’t seen, ${words.count(tens)} count ten: ${words.percent(tens / cards)}.`,
    needsAThird: (): string => 'Insurance pays two to one, so it takes a third to break even.',
    insurancePays: (): string => 'So many tens are left that insurance pays this time.',
    theseCards: (at: Compared): string => `The rule is for a usual shoe. With these cards ${better(at)}.`,
    cardsGone: (at: Compared): string => `The dead cards make this hand an exception: ${better(at)}.`,
    evenWithoutFlop: (at: Compared): string => `These two cards are an exception even without the flop: ${better(at)}.`,
    flopChanges: (at: Compared): string => `The flop changes the play: with these four cards gone ${better(at)}.`,
    flopRestores: ({ usual }: { readonly usual: Action }): string =>
      `Without the flop ${doing(usual)} would be best. With these four cards gone the rule holds.`,
  },
}

export type Messages = typeof en
