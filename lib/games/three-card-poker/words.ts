import { type Card, rankOf, RANKS } from '@/lib/cards/card'
import { namedThree } from '@/lib/cards/hand-words'
import { tallyName } from '@/lib/engines/settlement/index'
import { besideFold } from '@/lib/games/ev'
import { causeOf } from '@/lib/games/exception'
import type { Explanation, Option, Solution } from '@/lib/games/solution'
import type { Message } from '@/lib/messages/message'
import type { Messages } from './messages/en'
import { SIDE_BETS, TABLE, type ThreeCardRules, VARIANTS } from './rules'
import type { Ending, ThreeCardAction, ThreeCardState } from './round'
import { ruleFor } from './strategy'

const KEYS: Readonly<Record<ThreeCardAction, string>> = { play: 'p', fold: 'f' }

export const keyOf = (_rules: ThreeCardRules, action: ThreeCardAction): string => KEYS[action]

type Options = Readonly<Record<ThreeCardAction, Option<ThreeCardAction>>>
type Why = Message<Messages['why']>

const optionsOf = (solution: Solution<ThreeCardAction>): Options =>
  Object.fromEntries(solution.options.map((option) => [option.action, option])) as Options

function share({ tally }: Option<ThreeCardAction>, ending: Ending): number {
  const ways = tally?.find(({ name }) => name === tallyName(TABLE, ending))?.ways ?? 0
  return ways / (tally?.reduce((sum, entry) => sum + entry.ways, 0) ?? 1)
}

function counts({ play }: Options, rules: ThreeCardRules): readonly Why[] {
  const ends = { wins: share(play, 'win'), loses: share(play, 'loss') }
  if (rules.qualifies === 'none') return [{ id: 'showdown', args: ends }]
  return [
    { id: 'notQualified', args: { share: share(play, 'unqualified') } },
    { id: 'otherwise', args: ends },
  ]
}

/** The best actions, the rule that covers the hand, whether exact play differs from it, and how a played hand ends. */
export function explain(
  rules: ThreeCardRules,
  { hand, dead, sides }: ThreeCardState,
  solution: Solution<ThreeCardAction>,
): Explanation {
  const { id, says } = ruleFor(hand)
  const { best } = solution
  const options = optionsOf(solution)
  const verdict: Why = { id: 'verdict', args: { best, hand: namedThree(hand), ranks: ranksInLetters(hand) } }
  const exception: Why = { id: 'exception', args: { cause: causeOf(rules, VARIANTS, SIDE_BETS, dead, sides) } }
  const last: Why = { id: 'worth', args: { playing: besideFold(options.play.ev, options.fold.ev) } }
  return {
    ruleId: id,
    says: [says],
    verdict,
    why: [...(best.includes(says) ? [] : [exception]), ...counts(options, rules), last],
  }
}

/** Ranks, high to low: `Q-6-4`. */
const ranksInLetters = (hand: readonly Card[]): string =>
  hand
    .map(rankOf)
    .sort((a, b) => b - a)
    .map((rank) => RANKS[rank]!)
    .join('-')
