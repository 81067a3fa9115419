import type { Reason } from './messages/table-en'
import { BOARD_PILES, type Dealer, LOW_CHIPS, SIDE_CHIPS } from '@/lib/teaching/dealer-school/dealer'
import { WRONG_CHIPS, wrongOdds, wrongWinner } from '@/lib/teaching/dealer-school/error-kinds'
import { byBet, byRules, type ErrorKind } from '@/lib/teaching/dealer-school/errors'
import type { BonusAction, BonusState } from './round'
import type { BonusRules } from './rules'
import { disputes } from './disputes'
import { game } from './index'
import { follows, STRATEGIES } from './strategy'

const WON: Reason = { id: 'won' }
const UNPAID: Reason = { id: 'lessThanAntePays' }

const errors = ({ antePaidFrom: least, ties }: BonusRules): readonly ErrorKind[] => [
  {
    id: 'ante-paid',
    says: { id: 'antePaid', args: { from: least } },
    ways: byBet(({ bet, does, stake }, all) =>
      bet === 'ante' && does === 'push' && all.some((other) => other.bet === 'flop-bet' && other.does === 'pay')
        ? [{ does: 'pay', cents: stake, because: WON }]
        : [],
    ),
  },
  {
    id: 'ante-pushed',
    says: { id: 'anteUnpaid', args: { from: least } },
    ways: byBet(({ bet, does }) =>
      bet === 'ante' && does === 'pay' ? [{ does: 'push', cents: 0, because: UNPAID }] : [],
    ),
  },
  {
    id: 'tie',
    says: { id: ties === 'push' ? 'tieTaken' : 'tieLeft' },
    ways: byRules<BonusRules>((rules) => ({ ...rules, ties: ties === 'push' ? 'lose' : 'push' })),
  },
  wrongOdds('bonus'),
  wrongOdds('first-five'),
  wrongWinner('ante', 'flop-bet', 'turn-bet', 'river-bet'),
  WRONG_CHIPS,
]

export const dealer: Dealer<BonusRules, BonusState, BonusAction> = {
  game,
  piles: BOARD_PILES,
  chips: LOW_CHIPS,
  sides: { bonus: SIDE_CHIPS, 'first-five': [1] },
  before: { sides: { 'first-five': [1, 2, 5] } },
  order: ['ante', 'flop-bet', 'turn-bet', 'river-bet', 'bonus', 'first-five'],
  seats: 3,
  most: 7,
  settlement: {
    passes: [{ bets: ['ante', 'flop-bet', 'turn-bet', 'river-bet', 'bonus', 'first-five'], from: 'right' }],
    onFold: ['ante'],
  },
  errors,
  disputes,
  follows: (rules, state) => follows(rules, STRATEGIES[0]!.id, state),
}
