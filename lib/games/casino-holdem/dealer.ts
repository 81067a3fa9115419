import { BOARD_PILES, type Dealer, LOW_CHIPS, SIDE_CHIPS } from '@/lib/teaching/dealer-school/dealer'
import {
  calledOut,
  PUSH_TAKEN,
  qualifyingInWords,
  stricterThan,
  WRONG_CHIPS,
  wrongOdds,
  wrongWinner,
} from '@/lib/teaching/dealer-school/error-kinds'
import { byRules, type ErrorKind } from '@/lib/teaching/dealer-school/errors'
import type { CasinoAction, CasinoState } from './round'
import { type CasinoRules, NO_GAME, type NoGame } from './rules'
import { disputes } from './disputes'

/** What this house does with the ante when the dealer has no game. */
const NO_GAME_WORDS: Readonly<Record<NoGame, string>> = {
  table: 'This sheet pays the ante by its table when the dealer has no game, whoever is higher.',
  'even-money': 'This house pays the ante 1 to 1 when the dealer has no game, whoever is higher.',
  'push-if-lower':
    'This house pays the ante by its table when the dealer has no game and the player is higher; else it comes back.',
  'lose-if-lower':
    'If the dealer has no game, this house pays the ante by its table to a higher hand, returns it in a tie and takes it from a lower hand.',
}

/** Readings that take the ante for unpaid; of a house that pays not always, every other. */
const otherReadings = (noGame: NoGame): readonly NoGame[] =>
  noGame === 'table' || noGame === 'even-money'
    ? ['push-if-lower', 'lose-if-lower']
    : NO_GAME.filter((one) => one !== noGame)

const errors = ({ qualifies: least, noGame }: CasinoRules): readonly ErrorKind[] => [
  // A dealer who always qualifies can't be settled against as one who doesn't.
  ...(least === 'none'
    ? []
    : [
        {
          id: 'called-in',
          name: 'Call settled though the dealer has no game',
          right: `With less than ${qualifyingInWords(least)} the dealer has no game: the call pushes.`,
          ways: byRules<CasinoRules>((rules) => ({ ...rules, qualifies: 'none' })),
        },
      ]),
  calledOut(
    byRules<CasinoRules>(
      ...stricterThan(least, ['pair-9', 'pair-A']).map((qualifies) => (rules: CasinoRules) => ({
        ...rules,
        qualifies,
      })),
    ),
  ),
  {
    id: 'no-game',
    name:
      noGame === 'table' || noGame === 'even-money'
        ? 'Ante not paid when the dealer has no game'
        : 'Ante settled wrong when the dealer has no game',
    right: NO_GAME_WORDS[noGame],
    ways: byRules<CasinoRules>(
      ...otherReadings(noGame).map((other) => (rules: CasinoRules) => ({ ...rules, noGame: other })),
    ),
  },
  wrongOdds('ante', 'Ante'),
  wrongOdds('bonus', 'Bonus'),
  wrongWinner('ante', 'call'),
  PUSH_TAKEN,
  WRONG_CHIPS,
]

export const dealer: Dealer<CasinoRules, CasinoState, CasinoAction> = {
  piles: BOARD_PILES,
  chips: LOW_CHIPS,
  sides: { bonus: SIDE_CHIPS },
  sidesAtMostBase: 'texas-poker',
  order: ['ante', 'call', 'bonus'],
  seats: 3,
  most: 7,
  settlement: {
    passes: [{ bets: ['ante', 'call', 'bonus'], from: 'right' }],
    onFold: ['ante'],
  },
  errors,
  disputes,
}
