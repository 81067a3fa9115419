import type { BonusRules } from '@/lib/games/texas-holdem-bonus/rules'
import { byBet, byRules, type ErrorKind } from '@/lib/teaching/dealer-school/errors'
import { WRONG_CHIPS, wrongOdds, wrongWinner } from './common'

export const bonusKinds = ({ antePaidFrom: least, ties }: BonusRules): readonly ErrorKind[] => [
  {
    id: 'ante-paid',
    name: `Ante paid on less than a ${least}`,
    right: `The ante is paid from a ${least} up; with less a win gives it back.`,
    ways: byBet(({ bet, does, stake }, all) =>
      bet === 'ante' && does === 'push' && all.some((other) => other.bet === 'flop-bet' && other.does === 'pay')
        ? [{ does: 'pay', cents: stake, because: 'wins 1 to 1' }]
        : [],
    ),
  },
  {
    id: 'ante-pushed',
    name: `Ante not paid on a ${least}`,
    right: `The ante is paid from a ${least} up.`,
    ways: byBet(({ bet, does }) =>
      bet === 'ante' && does === 'pay'
        ? [{ does: 'push', cents: 0, because: `less than the ante is paid for: pushes` }]
        : [],
    ),
  },
  {
    id: 'tie',
    name: ties === 'push' ? 'A tie was taken' : 'A tie was left',
    right: ties === 'push' ? 'In a tie every bet pushes.' : 'Ties lose here.',
    ways: byRules<BonusRules>((rules) => ({ ...rules, ties: ties === 'push' ? 'lose' : 'push' })),
  },
  wrongOdds('bonus', 'Bonus'),
  wrongOdds('first-five', 'First 5 Jackpot'),
  wrongWinner('ante', 'flop-bet', 'turn-bet', 'river-bet'),
  WRONG_CHIPS,
]
