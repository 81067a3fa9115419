import { type Card, rankOf, RANKS, suitOf } from '@/lib/cards/card'
import type { NamedHand } from '@/lib/cards/hand-words'
import { causeOf } from '@/lib/game/strategy/exception'
import type { Explanation, Option, Solution } from '@/lib/game/solution'
import type { Message } from '@/lib/messages/message'
import type { Messages } from './messages/en'
import { betsOf, type MississippiState, TALLY } from './round'
import { actionOf, type MississippiAction, type MississippiRules, SIDE_BETS, VARIANTS } from './rules'
import { ruleFor } from './strategy'

const KEYS: Readonly<Record<MississippiAction, string>> = { 'bet-3x': 't', 'bet-2x': 'd', 'bet-1x': 'b', fold: 'f' }

export const keyOf = (_rules: MississippiRules, action: MississippiAction): string => KEYS[action]

type MississippiOption = Option<MississippiAction>
type Solved = Solution<MississippiAction>
type Why = Message<Messages['why']>

const optionOf = ({ options }: Solved, action: MississippiAction): MississippiOption =>
  options.find((option) => option.action === action)!

/** How rounds end after a bet: how often the final hand pays or pushes, and how often a later street folds. */
function counts({ action, tally }: MississippiOption, deals: number): readonly Why[] {
  const share = (name: string): number => (tally?.find((fact) => fact.name === name)?.ways ?? 0) / deals
  const folds = share(TALLY.folds)
  return [
    { id: 'counts', args: { action, wins: share(TALLY.wins), pushes: share(TALLY.pushes) } },
    ...(folds > 0 ? [{ id: 'foldsLater', args: { folds } } as const] : []),
  ]
}

/** What is bet already, which a fold loses. Empty if that is only the ante. */
function downSoFar(stake: number, { best }: Solved): readonly Why[] {
  if (stake === 1) return []
  return [{ id: 'down', args: { stake, if: !best.includes('fold') ? 'lost' : best.length > 1 ? 'same' : 'less' } }]
}

const MADE = { 2: 'pair', 3: 'three-of-a-kind', 4: 'four-of-a-kind' } as const

/** What two to four cards have made; null if no two share a rank. */
function madeSoFar(cards: readonly Card[]): NamedHand | null {
  const ranks = cards.map(rankOf)
  const countOf = (rank: number): number => ranks.filter((other) => other === rank).length
  const [first, second] = [...new Set(ranks)]
    .filter((rank) => countOf(rank) > 1)
    .sort((a, b) => countOf(b) - countOf(a) || b - a)
  if (first === undefined) return null
  if (second !== undefined) return { hand: 'two-pair', first, second }
  return { hand: MADE[countOf(first) as 2 | 3 | 4], first, second: first }
}

function verdict(cards: readonly Card[], best: readonly MississippiAction[]): Why {
  const ranks = cards
    .map(rankOf)
    .sort((a, b) => b - a)
    .map((rank) => RANKS[rank]!)
  const isSuited = cards.every((card) => suitOf(card) === suitOf(cards[0]!))
  return { id: 'verdict', args: { best, made: madeSoFar(cards), ranks: ranks.join('-'), isSuited } }
}

/** The best actions, the rule that covers the hand, whether exact play differs from it, and how rounds end. */
export function explain(
  rules: MississippiRules,
  { hand, board, did, dead }: MississippiState,
  solution: Solved,
): Explanation {
  const bets = betsOf(did)
  const rule = ruleFor(hand, board, bets)
  const says = actionOf(rule.says)
  const stake = bets.reduce<number>((sum, bet) => sum + bet, 1)
  const bet = solution.best.find((action) => action !== 'fold') ?? 'bet-1x'
  const exception: Why = { id: 'exception', args: { cause: causeOf(rules, VARIANTS, SIDE_BETS, dead) } }
  return {
    ruleId: rule.id,
    says: [says],
    verdict: verdict([...hand, ...board], solution.best),
    why: [
      ...(solution.best.includes(says) ? [] : [exception]),
      ...(solution.best.length === solution.options.length ? [{ id: 'allTheSame' } as const] : []),
      ...counts(optionOf(solution, bet), solution.deals ?? 1),
      ...downSoFar(stake, solution),
    ],
  }
}
