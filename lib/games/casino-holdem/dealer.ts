import type { Dealer } from '@/lib/teaching/dealer-school/dealer'
import { BOARD_PILES, LOW_CHIPS, SIDE_CHIPS } from '@/lib/teaching/dealer-school/table/layout'
import { tableErrors } from '@/lib/teaching/dealer-school/errors/settlement-errors'
import type { CasinoAction, CasinoState } from './round'
import { type CasinoRules, TABLE } from './rules'
import { disputes } from './disputes'
import { game } from './index'
import { follows, STRATEGIES } from './strategy'

const errors = tableErrors<CasinoRules>(game, TABLE, [
  {
    misread: 'unqualified',
    id: 'called-in',
    says: ({ qualifies }) => ({ id: 'callSettled', args: { qualifies } }),
  },
  { misread: 'qualifies', as: ['pair-9', 'pair-A'] },
  {
    misread: 'rule',
    rule: 'noGame',
    id: 'no-game',
    says: ({ noGame }) => ({ id: 'noGame', args: { house: noGame } }),
  },
  { misread: 'pays', table: 'ante' },
  { misread: 'pays', table: 'bonus' },
  { misread: 'winner' },
  { misread: 'push-taken' },
  { misread: 'chips' },
])

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
