import { say } from '@/lib/messages/message'
import type { Reason } from './messages/table-en'
import type { Dealer } from '@/lib/teaching/dealer-school/dealer'
import { LOW_CHIPS, SIDE_CHIPS } from '@/lib/teaching/dealer-school/table/layout'
import { byBet } from '@/lib/teaching/dealer-school/errors/errors'
import { tableErrors } from '@/lib/teaching/dealer-school/errors/settlement-errors'
import {
  amountsAt,
  type PayoutTable,
  STAKES,
  stakeNames,
  type SheetWords,
} from '@/lib/teaching/dealer-school/payouts/tables'
import type { MississippiState } from './round'
import { type MississippiAction, type MississippiRules, PAYING_HANDS, STREETS, TABLE } from './rules'
import { disputes } from './disputes'
import { game } from './index'
import { follows, STRATEGIES } from './strategy'

const MAIN: readonly string[] = ['ante', ...STREETS]

const LEFT: Reason = { id: 'left' }
const LOW_PAIR: Reason = { id: 'lowPair' }

const errors = tableErrors<MississippiRules>(game, TABLE, [
  {
    id: 'bet-left',
    says: { id: 'betLeft' },
    ways: byBet(({ bet, does }) =>
      does === 'pay' && MAIN.includes(bet) ? [{ does: 'push', cents: 0, because: LEFT }] : [],
    ),
  },
  { misread: 'push', table: 'hands', id: 'push-paid', says: { id: 'pushPaid' } },
  {
    id: 'low-pair',
    says: { id: 'lowPairPushed' },
    ways: byBet(({ bet, does, because }) =>
      does === 'lose' && MAIN.includes(bet) && because.id !== 'folded'
        ? [{ does: 'push', cents: 0, because: LOW_PAIR }]
        : [],
    ),
  },
  { misread: 'push-taken' },
  { misread: 'pays', table: 'hands' },
  { misread: 'pays', table: 'three-card' },
  { misread: 'after-fold', bet: 'three-card', id: 'bonus-taken', says: { id: 'bonusTaken' } },
  { misread: 'chips' },
])

/**
 * What each hand of the pay table wins on the bets of a whole round: an ante and three streets, all at 1× or all at 3×.
 * Dealers cut out these amounts most often.
 */
const payouts = (
  { pays: { hands } }: MississippiRules,
  said: SheetWords,
  stakes: readonly number[] = STAKES,
): readonly PayoutTable[] =>
  [1, 3].map((times) => {
    const antes = 1 + 3 * times
    return {
      id: `all-${antes}`,
      name: say(said.messages.payouts!, { id: 'win', args: { antes } }),
      note: say(said.messages.payouts!, { id: 'note', args: { times } }),
      head: said.payouts.hand,
      columns: stakeNames(stakes, said),
      rows: PAYING_HANDS.flatMap(({ id }) =>
        hands[id]! > 0
          ? [{ name: said.messages.fields['hands']!.values![id]!, cells: amountsAt(antes * hands[id]!, stakes, said) }]
          : [],
      ),
    }
  })

export const dealer: Dealer<MississippiRules, MississippiState, MississippiAction> = {
  game,
  piles: { third: 'board', fourth: 'board', fifth: 'board', board: 'board' },
  chips: LOW_CHIPS,
  sides: { 'three-card': SIDE_CHIPS },
  order: [...MAIN, 'three-card'],
  seats: 3,
  most: 7,
  settlement: {
    passes: [{ bets: [...MAIN, 'three-card'], from: 'right' }],
    onFold: MAIN,
  },
  errors,
  payouts,
  disputes,
  follows: (rules, state) => follows(rules, STRATEGIES[0]!.id, state),
}
