import { rankOf } from '@/lib/cards/card'
import { namedHand } from '@/lib/cards/hand-words'
import { startingClass } from '@/lib/cards/hole-cards'
import { tallyName } from '@/lib/engines/settlement/index'
import { besideFold, compareEv } from '@/lib/game/ev'
import { causeOf } from '@/lib/game/strategy/exception'
import type { Explanation, Option, Solution } from '@/lib/game/solution'
import type { Message } from '@/lib/messages/message'
import type { Messages } from './messages/en'
import { type BonusRules, SIDE_BETS, TABLE, VARIANTS } from './rules'
import { stageOf, type BonusAction, type BonusState } from './round'
import { adviceFor } from './strategy'

/** The names of an option's own counts in the proof line. */
export const TALLY = { paid: 'wins with the ante paid', most: 'all bets made' } as const

const KEYS: Readonly<Record<BonusAction, string>> = { bet: 'b', check: 'c', fold: 'f' }

export const keyOf = (_rules: BonusRules, action: BonusAction): string => KEYS[action]

type BonusOption = Option<BonusAction>
type Why = Message<Messages['why']>

function whyPreflop([bet, fold]: readonly [BonusOption, BonusOption], deals: number): readonly Why[] {
  const share = shareOf(bet, deals)
  return [
    { id: 'betEnds', args: { wins: share(tallyName(TABLE, 'win')), loses: share(tallyName(TABLE, 'loss')) } },
    { id: 'anteAlso', args: { paid: share(TALLY.paid) } },
    { id: 'worth', args: { betting: besideFold(bet.ev, fold.ev) } },
  ]
}

/** Why to bet one more ante on the flop or the turn. The other bets don't matter there. */
function whyLater([bet, check]: readonly [BonusOption, BonusOption], deals: number): readonly Why[] {
  const share = shareOf(bet, deals)
  const ends: Why = {
    id: 'ends',
    args: { wins: share(tallyName(TABLE, 'win')), loses: share(tallyName(TABLE, 'loss')) },
  }
  if (compareEv(bet.ev, check.ev) === 0) return [ends, { id: 'evens' }]
  return [ends, { id: 'oneMore', args: { gains: compareEv(bet.ev, check.ev) > 0 } }]
}

const shareOf =
  ({ tally }: BonusOption, deals: number) =>
  (name: string): number =>
    (tally?.find((fact) => fact.name === name)?.ways ?? 0) / deals

function verdict({ hand, board }: BonusState, best: readonly BonusAction[]): Why {
  const made = board.length > 0 ? namedHand([...hand, ...board]) : undefined
  if (made && made.hand !== 'high-card') return { id: 'verdict', args: { best, hand: made } }
  return { id: 'startingVerdict', args: { best, id: startingClass(hand), rank: rankOf(hand[0]!) } }
}

/** The best actions, the rule that covers the hand, whether exact play differs from it, and how a bet's deals end. */
export function explain(rules: BonusRules, state: BonusState, solution: Solution<BonusAction>): Explanation {
  const { rule, says } = adviceFor(rules, state)
  const options = solution.options as readonly [BonusOption, BonusOption]
  const deals = solution.deals ?? 1
  const differs: readonly Why[] = solution.best.includes(says)
    ? []
    : [{ id: 'exception', args: { cause: causeOf(rules, VARIANTS, SIDE_BETS, state.dead, solution, says) } }]
  const why = stageOf(state) === 'preflop' ? whyPreflop(options, deals) : whyLater(options, deals)
  const isFromFlush = rule.id === 'preflop-rest' && rules.antePaidFrom === 'flush'
  return {
    ruleId: rule.id,
    ...(isFromFlush ? { aloneId: 'preflop-rest-from-flush' } : {}),
    says: [says],
    verdict: verdict(state, solution.best),
    why: [...differs, ...why],
  }
}
