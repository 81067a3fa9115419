import { evValue } from '@/lib/game/ev'
import type { Explanation, Option, Solution } from '@/lib/game/solution'
import type { Messages } from '@/lib/messages/words/blackjack/en'
import type { Message } from '@/lib/messages/message'
import { INSURANCE_RULE } from './basic-strategy'
import type { Holding } from './holding'
import type { BlackjackAction } from './round'

/* The names of the actions, and the reasons why one of them is best. */

const KEYS: Readonly<Record<BlackjackAction, string>> = {
  insure: 'i',
  decline: 'n',
  stand: 's',
  hit: 'h',
  double: 'd',
  split: 'p',
  surrender: 'r',
}

export const keyOf = (_rules: unknown, action: BlackjackAction): string => KEYS[action]

type Solved = Solution<BlackjackAction>
export type BlackjackWhy = Message<Messages['why']>

export const verdictOf = ({ total, soft, pair, upcard }: Holding, { best }: Solved): BlackjackWhy => ({
  id: 'verdict',
  args: { best: best[0]!, seen: { total, soft, pair, upcard } },
})

function worthOf({ action, outcomes }: Option<BlackjackAction>): BlackjackWhy {
  if (action === 'surrender') return { id: 'surrenderWorth' }
  const chance = (of: (net: number) => boolean): number =>
    outcomes.reduce((sum, [net, p]) => sum + (of(net) ? p : 0), 0)
  return {
    id: 'worth',
    args: {
      action,
      wins: chance((net) => net > 0),
      pushes: chance((net) => net === 0),
      loses: chance((net) => net < 0),
    },
  }
}

/** The results of the two best actions. */
export const topTwo = ({ options }: Solved): readonly BlackjackWhy[] =>
  [...options]
    .sort((a, b) => evValue(b.ev) - evValue(a.ev))
    .slice(0, 2)
    .map(worthOf)

/** Why to take insurance or decline it. `unseen` is the unseen cards by value. */
export function explainInsurance(unseen: readonly number[], solution: Solved): Explanation {
  const tens: BlackjackWhy = {
    id: 'tens',
    args: { cards: unseen.reduce((sum, n) => sum + n, 0), tens: unseen[9]! },
  }
  const differs: readonly BlackjackWhy[] = solution.best.includes('decline') ? [] : [{ id: 'insurancePays' }]
  const verdict: BlackjackWhy = {
    id: 'insuranceVerdict',
    args: { best: solution.best.includes('decline') ? 'decline' : 'insure' },
  }
  return {
    ruleId: INSURANCE_RULE.id,
    says: [INSURANCE_RULE.says],
    verdict,
    why: [...differs, tens, { id: 'needsAThird' }],
  }
}
