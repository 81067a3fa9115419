import { type Card, rankOf } from '@/lib/cards/card'
import { namedHand } from '@/lib/cards/hand-words'
import { startingClass } from '@/lib/cards/hole-cards'
import { type Ending, tallyName } from '@/lib/engines/settlement/index'
import { besideFold } from '@/lib/game/ev'
import { causeOf } from '@/lib/game/strategy/exception'
import type { Explanation, Option, Solution } from '@/lib/game/solution'
import type { Message } from '@/lib/messages/message'
import type { Messages } from './messages/en'
import { type CasinoRules, SIDE_BETS, TABLE, VARIANTS } from './rules'
import { boxesOf, handAt, type CasinoAction, type CasinoState } from './round'
import { adviceFor } from './strategy'

const KEYS: Readonly<Record<CasinoAction, string>> = { call: 'c', fold: 'f' }

export const keyOf = (_rules: CasinoRules, action: CasinoAction): string => KEYS[action]

type CasinoOption = Option<CasinoAction>
type Why = Message<Messages['why']>

function counts(rules: CasinoRules, { tally }: CasinoOption, deals: number): readonly Why[] {
  const share = (ending: Ending): number =>
    (tally?.find(({ name }) => name === tallyName(TABLE, ending))?.ways ?? 0) / deals
  const ends = { wins: share('win'), loses: share('loss') }
  const noGame = share('unqualified')
  // If the board alone makes a qualifying hand, the dealer always qualifies.
  if (rules.qualifies === 'none' || noGame === 0) return [{ id: 'showdown', args: ends }]
  return [
    { id: 'noGame', args: { share: noGame } },
    { id: 'againstAGame', args: ends },
  ]
}

function verdict(hand: readonly Card[], board: readonly Card[], best: readonly CasinoAction[]): Why {
  const made = namedHand([...hand, ...board])
  return made.hand === 'high-card'
    ? { id: 'startingVerdict', args: { best, id: startingClass(hand), rank: rankOf(hand[0]!) } }
    : { id: 'verdict', args: { best, hand: made } }
}

/** The best action, the rule that covers the hand, whether exact play differs from it, and how a call's deals end. */
export function explain(rules: CasinoRules, state: CasinoState, solution: Solution<CasinoAction>): Explanation {
  const hand = handAt(state)
  const { rule, says } = adviceFor(hand, state.board)
  const [call, fold] = solution.options as readonly [CasinoOption, CasinoOption]
  const differs: readonly Why[] = solution.best.includes(says)
    ? []
    : [{ id: 'exception', args: { cause: causeOf(rules, VARIANTS, SIDE_BETS, state.dead) } }]
  const boxes: readonly Why[] = boxesOf(state).length > 1 ? [{ id: 'boxes' }] : []
  return {
    ruleId: rule.id,
    says: [says],
    verdict: verdict(hand, state.board, solution.best),
    why: [
      ...differs,
      ...counts(rules, call, solution.deals ?? 1),
      { id: 'worth', args: { calling: besideFold(call.ev, fold.ev) } } satisfies Why,
      ...boxes,
    ],
  }
}
