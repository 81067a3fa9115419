import { rankNamed, rankOf, RANKS } from '@/lib/cards/card'
import { namedHand } from '@/lib/cards/hand-words'
import { besideFold } from '@/lib/game/ev'
import { startingClass } from '@/lib/cards/hole-cards'
import { strengthOfCards } from '@/lib/cards/one-hand'
import { handOf } from '@/lib/cards/strength'
import { isForfeited } from '@/lib/game/side-bets/forfeited'
import { causeOf } from '@/lib/game/strategy/exception'
import type { Explanation, Option, Solution } from '@/lib/game/solution'
import type { Message } from '@/lib/messages/message'
import type { Messages, TripsAfterFold } from './messages/en'
import { advisedAction, dealerOuts, ruleFor } from './strategy'
import { SIDE_BETS, STANDARD, type UltimateRules, VARIANTS } from './rules'
import { actionsAt, multipleOf, stageOf, unseen, type UltimateAction, type UltimateState } from './round'

const KEYS: Readonly<Record<UltimateAction, string>> = {
  'raise-4x': 'r',
  'raise-3x': 't',
  'raise-2x': 'r',
  'raise-1x': 'r',
  check: 'c',
  fold: 'f',
}

/** Letters for smaller raises before the flop if the rules allow a larger one too. */
const KEYS_BESIDE_LARGER: Readonly<Partial<Record<UltimateAction, string>>> = { 'raise-2x': 'w', 'raise-1x': 'o' }

export function keyOf(rules: UltimateRules, action: UltimateAction): string {
  const early = actionsAt(rules, 'preflop')
  const beside = early.indexOf(action) > 0 ? KEYS_BESIDE_LARGER[action] : undefined
  return beside ?? KEYS[action]
}

type Solved = Solution<UltimateAction>
type UltimateOption = Option<UltimateAction>

type Why = Message<Messages['why']>

const waysOf = (option: UltimateOption, name: string): number =>
  option.tally?.find((fact) => fact.name === name)?.ways ?? 0

const optionOf = (solution: Solved, action: UltimateAction): UltimateOption => {
  const option = solution.options.find((candidate) => candidate.action === action)
  if (!option) throw new Error(`“${action}” is not among the options`)
  return option
}

const shareOf = (solution: Solved, action: UltimateAction, name: string): number =>
  waysOf(optionOf(solution, action), name) / (solution.deals ?? 1)

const endsOf = (solution: Solved, action: UltimateAction): { readonly wins: number; readonly loses: number } => ({
  wins: shareOf(solution, action, 'wins'),
  loses: shareOf(solution, action, 'loses'),
})

function tripsAfterFold(rules: UltimateRules, { sides }: UltimateState, solution: Solved): TripsAfterFold {
  if (Object.keys(sides).some((bet) => isForfeited(rules, bet))) return 'lost'
  return solution.sides ? 'kept' : 'uncounted'
}

/** The best actions, the rule that covers the hand, whether exact play differs from it, and the counts behind it. */
export function explain(rules: UltimateRules, state: UltimateState, solution: Solved): Explanation {
  const says = advisedAction(rules, state)
  const differs = solution.best.includes(says) ? [] : [exception(rules, state, solution, says)]
  return {
    ruleId: ruleFor(state).id,
    says: [says],
    verdict: verdict(state, solution),
    why: [...differs, ...whyAt(rules, state, solution)],
  }
}

/**
 * Why exact play differs from the rule. The rule of the river counts single cards: it misses the deals that the dealer
 * wins with two cards together, and those that the dealer wins without qualifying.
 */
function exception(rules: UltimateRules, state: UltimateState, solution: Solved, says: UltimateAction): Why {
  const cause = causeOf(rules, VARIANTS, SIDE_BETS, state.dead, solution, says)
  if (cause !== 'cards' || stageOf(state) !== 'river' || ruleFor(state).id === 'river-hidden-pair')
    return { id: 'exception', args: { cause } }
  const isFold = says === 'fold'
  const deals = missedByOuts(state, isFold)
  if (deals === 0) return { id: 'exception', args: { cause } }
  return isFold ? { id: 'outsUnqualified', args: { deals } } : { id: 'outsTogether', args: { deals } }
}

/**
 * How many of the dealer's hands beat the player without qualifying under the usual rules; otherwise, with two cards
 * neither of which does it alone.
 */
function missedByOuts(state: UltimateState, isUnqualified: boolean): number {
  const { hand, board } = state
  const own = strengthOfCards([...hand, ...board])
  const cards = unseen(state)
  const isOut = cards.map((card) => strengthOfCards([card, ...board]) > own)
  let deals = 0
  for (let i = 0; i < cards.length; i++)
    for (let k = i + 1; k < cards.length; k++) {
      const dealer = strengthOfCards([cards[i]!, cards[k]!, ...board])
      if (dealer > own && (isUnqualified ? handOf(dealer) === 'high-card' : !isOut[i] && !isOut[k])) deals++
    }
  return deals
}

function verdict({ hand, board }: UltimateState, { best }: Solved): Why {
  const made = board.length > 0 ? namedHand([...hand, ...board]) : undefined
  if (made && made.hand !== 'high-card') return { id: 'verdict', args: { best, hand: made } }
  return { id: 'startingVerdict', args: { best, id: startingClass(hand), rank: rankOf(hand[0]!) } }
}

function whyAt(rules: UltimateRules, state: UltimateState, solution: Solved): readonly Why[] {
  switch (stageOf(state)) {
    case 'preflop':
      return whyPreflop(rules, state, solution)
    case 'flop':
      return whyFlop(rules, state, solution)
    case 'river':
      return whyRiver(state, solution)
    case undefined:
      throw new Error('this state is not at a decision')
  }
}

// ——— Before the flop —————————————————————————————————————————————————————————————————————————————————————

function whyPreflop(rules: UltimateRules, state: UltimateState, solution: Solved): readonly Why[] {
  const trips = tripsAfterFold(rules, state, solution)
  const isRest =
    ruleFor(state).id === 'preflop-rest' && isStandard(rules) && state.dead.length === 0 && trips !== 'lost'
  const family = isRest ? [noneRaises(startingClass(state.hand))] : []
  return [...family, ...(solution.best.includes('check') ? whyWait(solution, trips) : whyRaise(solution))]
}

const isStandard = (rules: UltimateRules): boolean =>
  rules.qualifies === STANDARD.qualifies &&
  rules.preflopRaises.includes(4) &&
  Object.keys(STANDARD.pays.blind).every((hand) => rules.pays.blind[hand] === STANDARD.pays.blind[hand])

/**
 * The rest: no hand of its family is raised, and this is the best of them. Standard rules, no dead cards, and no side
 * bet that a fold loses. The other rules say themselves where raising begins.
 */
function noneRaises(id: string): Why {
  const high = rankNamed(id[0]!)
  return { id: 'noneRaises', args: { high, suited: id[2] === 's', best: id[0]! + RANKS[high - 1]! } }
}

function whyRaise(solution: Solved): readonly Why[] {
  const { action } = solution.options[0]!
  const ends = endsOf(solution, action)
  const counts: Why = { id: 'raisedCounts', args: ends }
  if (ends.wins <= ends.loses) return [counts, { id: 'checkIsLess' }]
  return multipleOf(action) > 2 ? [counts, { id: 'mostNow' }] : [counts]
}

function whyWait(solution: Solved, trips: TripsAfterFold): readonly Why[] {
  const folds = shareOf(solution, 'check', 'folds')
  return [
    { id: 'wouldRaise', args: endsOf(solution, solution.options[0]!.action) },
    folds > 0 ? { id: 'checkFolds', args: { folds, trips } } : { id: 'checkNeverFolds' },
  ]
}

// ——— On the flop —————————————————————————————————————————————————————————————————————————————————————————

function whyFlop(rules: UltimateRules, state: UltimateState, solution: Solved): readonly Why[] {
  const folds = shareOf(solution, 'check', 'folds')
  const played: Why = { id: 'playedOut', args: endsOf(solution, 'raise-2x') }
  if (solution.best.includes('check')) {
    const trips = tripsAfterFold(rules, state, solution)
    return folds > 0 ? [played, { id: 'canStillFold', args: { folds, trips } }] : [played]
  }
  return [played, folds > 0 ? { id: 'gainsMoreThanFolding', args: { folds } } : { id: 'neverFolded' }]
}

// ——— On the river ————————————————————————————————————————————————————————————————————————————————————————

function whyRiver(state: UltimateState, solution: Solved): readonly Why[] {
  const raised = optionOf(solution, 'raise-1x')
  const counts: readonly Why[] = [
    {
      id: 'riverCounts',
      args: {
        deals: solution.deals ?? 0,
        wins: waysOf(raised, 'wins'),
        ties: waysOf(raised, 'ties'),
        loses: waysOf(raised, 'loses'),
      },
    },
    {
      id: 'riverWorth',
      args: { raising: besideFold(raised.ev, optionOf(solution, 'fold').ev) },
    },
  ]
  if (ruleFor(state).id === 'river-hidden-pair') return counts
  return [{ id: 'outs', args: { outs: dealerOuts(state), unseen: unseen(state).length } }, ...counts]
}
