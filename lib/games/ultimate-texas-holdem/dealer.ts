import { say } from '@/lib/messages/message'
import { FLOP_RAISE, RIVER_RAISE } from '@/lib/engines/holdem/index'
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
import {
  amountsAt,
  type PayoutTable,
  stakeNames,
  STAKES,
  type SheetWords,
} from '@/lib/teaching/dealer-school/payout-tables'
import type { UltimateAction, UltimateState } from './round'
import type { UltimateRules } from './rules'
import { disputes } from './disputes'
import { game } from './index'
import { follows, STRATEGIES } from './strategies/strategies'

const UNDER_A_STRAIGHT = { 'high-card': 1, pair: 1, 'two-pair': 1, 'three-of-a-kind': 1 } as const

const errors = ({ qualifies: least }: UltimateRules): readonly ErrorKind[] => [
  // If the dealer always qualifies, it is no mistake to settle as if they did.
  ...(least === 'none'
    ? []
    : [
        {
          id: 'ante',
          says: { id: 'anteSettled', args: { qualifies: least } } as const,
          ways: byRules<UltimateRules>((rules) => ({ ...rules, qualifies: 'none' })),
        },
      ]),
  calledOut(
    byRules<UltimateRules>(
      ...stricterThan(least, ['pair-A']).map((qualifies) => (rules: UltimateRules) => ({ ...rules, qualifies })),
    ),
  ),
  wrongOdds('blind'),
  {
    id: 'blind-paid',
    says: { id: 'blindPaid' },
    ways: byRules<UltimateRules>((rules) => ({
      ...rules,
      pays: { ...rules.pays, blind: { ...rules.pays.blind, ...UNDER_A_STRAIGHT } },
    })),
  },
  wrongOdds('trips'),
  wrongWinner('ante', 'blind', 'play'),
  PUSH_TAKEN,
  WRONG_CHIPS,
]

function payouts(
  { preflopRaises }: UltimateRules,
  said: SheetWords,
  stakes: readonly number[] = STAKES,
): readonly PayoutTable[] {
  const { messages } = said
  const rows = [...preflopRaises, FLOP_RAISE, RIVER_RAISE].map((times) => ({
    name: say(messages.payouts!, { id: 'times', args: { times } }),
    cells: amountsAt(times, stakes, said),
  }))
  return [
    {
      id: 'play',
      name: say(messages.payouts!, { id: 'play' }),
      note: say(messages.payouts!, { id: 'note' }),
      head: said.payouts.raise,
      columns: stakeNames(stakes, said),
      rows,
    },
  ]
}

export const dealer: Dealer<UltimateRules, UltimateState, UltimateAction> = {
  game,
  piles: BOARD_PILES,
  chips: LOW_CHIPS,
  sides: { trips: SIDE_CHIPS },
  equal: { bets: ['ante', 'blind'], source: 'rivers' },
  order: ['play', 'ante', 'blind', 'trips'],
  seats: 3,
  most: 7,
  settlement: {
    passes: [{ bets: ['play', 'ante', 'blind', 'trips'], from: 'right' }],
    onFold: ['ante', 'blind'],
    source: 'france-holdem',
  },
  errors,
  payouts,
  disputes,
  follows: (rules, state) => follows(rules, STRATEGIES[0]!.id, state),
}
