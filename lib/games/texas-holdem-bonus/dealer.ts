import type { Reason } from './messages/table-en'
import type { Dealer } from '@/lib/teaching/dealer-school/dealer'
import { BOARD_PILES, LOW_CHIPS, SIDE_CHIPS } from '@/lib/teaching/dealer-school/table/layout'
import { byBet, type ErrorKind } from '@/lib/teaching/dealer-school/errors/errors'
import { tableErrors } from '@/lib/teaching/dealer-school/errors/settlement-errors'
import type { BonusAction, BonusState } from './round'
import { type BonusRules, TABLE } from './rules'
import { disputes } from './disputes'
import { game } from './index'
import { follows, STRATEGIES } from './strategy'

const WON: Reason = { id: 'won' }
const UNPAID: Reason = { id: 'lessThanAntePays' }

/** The two errors of the ante's own rule: it is paid on a win that only returns it, or returned on one that pays it. */
const ofTheAnte = ({ antePaidFrom: from }: BonusRules): readonly ErrorKind[] => [
  {
    id: 'ante-paid',
    says: { id: 'antePaid', args: { from } },
    ways: byBet(({ bet, does, stake }, all) =>
      bet === 'ante' && does === 'push' && all.some((other) => other.bet === 'flop-bet' && other.does === 'pay')
        ? [{ does: 'pay', cents: stake, because: WON }]
        : [],
    ),
  },
  {
    id: 'ante-pushed',
    says: { id: 'anteUnpaid', args: { from } },
    ways: byBet(({ bet, does }) =>
      bet === 'ante' && does === 'pay' ? [{ does: 'push', cents: 0, because: UNPAID }] : [],
    ),
  },
]

const ofTheTable = tableErrors<BonusRules>(game, TABLE, [
  {
    misread: 'rule',
    rule: 'ties',
    id: 'tie',
    says: ({ ties }) => ({ id: ties === 'push' ? 'tieTaken' : 'tieLeft' }),
  },
  { misread: 'pays', table: 'bonus' },
  { misread: 'pays', table: 'first-five' },
  { misread: 'winner' },
  { misread: 'chips' },
])

const errors = (rules: BonusRules): readonly ErrorKind[] => [...ofTheAnte(rules), ...ofTheTable(rules)]

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
