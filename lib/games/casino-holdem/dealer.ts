import { BOARD_PILES, type Dealer, LOW_CHIPS, SIDE_CHIPS } from '@/lib/teaching/dealer-school/dealer'
import {
  calledOut,
  PUSH_TAKEN,
  stricterThan,
  WRONG_CHIPS,
  wrongOdds,
  wrongWinner,
} from '@/lib/teaching/dealer-school/error-kinds'
import { byRules, type ErrorKind } from '@/lib/teaching/dealer-school/errors'
import type { CasinoAction, CasinoState } from './round'
import { type CasinoRules, NO_GAME, type NoGame } from './rules'
import { disputes } from './disputes'
import { game } from './index'
import { follows, STRATEGIES } from './strategy'

/**
 * How a dealer can misread what the ante gets if they don't qualify. If the house always pays it, the mistake is not to
 * pay; otherwise it is any other reading.
 */
const otherReadings = (noGame: NoGame): readonly NoGame[] =>
  noGame === 'table' || noGame === 'even-money'
    ? ['push-if-lower', 'lose-if-lower']
    : NO_GAME.filter((one) => one !== noGame)

const errors = ({ qualifies: least, noGame }: CasinoRules): readonly ErrorKind[] => [
  // If the dealer always qualifies, it is no mistake to settle as if they did.
  ...(least === 'none'
    ? []
    : [
        {
          id: 'called-in',
          says: { id: 'callSettled', args: { qualifies: least } } as const,
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
    says: { id: 'noGame', args: { house: noGame } },
    ways: byRules<CasinoRules>(
      ...otherReadings(noGame).map((other) => (rules: CasinoRules) => ({ ...rules, noGame: other })),
    ),
  },
  wrongOdds('ante'),
  wrongOdds('bonus'),
  wrongWinner('ante', 'call'),
  PUSH_TAKEN,
  WRONG_CHIPS,
]

export const dealer: Dealer<CasinoRules, CasinoState, CasinoAction> = {
  game,
  piles: BOARD_PILES,
  chips: LOW_CHIPS,
  sides: { bonus: SIDE_CHIPS },
  order: ['ante', 'call', 'bonus'],
  seats: 3,
  most: 7,
  settlement: {
    passes: [{ bets: ['ante', 'call', 'bonus'], from: 'right' }],
    onFold: ['ante'],
  },
  errors,
  disputes,
  follows: (rules, state) => follows(rules, STRATEGIES[0]!.id, state),
}
