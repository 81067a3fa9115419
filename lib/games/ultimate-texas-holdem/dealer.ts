import { say } from '@/lib/messages/message'
import { FLOP_RAISE, RIVER_RAISE } from '@/lib/engines/holdem/index'
import type { Dealer } from '@/lib/teaching/dealer-school/dealer'
import { BOARD_PILES, LOW_CHIPS, SIDE_CHIPS } from '@/lib/teaching/dealer-school/table/layout'
import { byRules } from '@/lib/teaching/dealer-school/errors/errors'
import {
  amountsAt,
  type PayoutTable,
  stakeNames,
  STAKES,
  type SheetWords,
} from '@/lib/teaching/dealer-school/payouts/tables'
import { tableErrors } from '@/lib/teaching/dealer-school/errors/settlement-errors'
import type { UltimateAction, UltimateState } from './round'
import { TABLE, type UltimateRules } from './rules'
import { disputes } from './disputes'
import { game } from './index'
import { follows, STRATEGIES } from './strategies/strategies'

const UNDER_A_STRAIGHT = { 'high-card': 1, pair: 1, 'two-pair': 1, 'three-of-a-kind': 1 } as const

const errors = tableErrors<UltimateRules>(game, TABLE, [
  {
    misread: 'unqualified',
    id: 'ante',
    says: ({ qualifies }) => ({ id: 'anteSettled', args: { qualifies } }),
  },
  { misread: 'qualifies', as: ['pair-A'] },
  { misread: 'pays', table: 'blind' },
  {
    id: 'blind-paid',
    says: { id: 'blindPaid' },
    ways: byRules<UltimateRules>((rules) => ({
      ...rules,
      pays: { ...rules.pays, blind: { ...rules.pays.blind, ...UNDER_A_STRAIGHT } },
    })),
  },
  { misread: 'pays', table: 'trips' },
  { misread: 'winner' },
  { misread: 'push-taken' },
  { misread: 'chips' },
])

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
