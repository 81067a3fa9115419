import { type Card, parseCard, rankOf, suitOf } from '@/lib/cards/card'
import { compareEv, evValue } from '@/lib/game/ev'
import { causeOf } from '@/lib/game/strategy/exception'
import type { Explanation, Option, Solution } from '@/lib/game/solution'
import type { Message } from '@/lib/messages/message'
import { must } from '@/lib/result'
import type { Messages } from './messages/en'
import { addOnRule, advisedAction, EXACT_LIST, ranksInLetters, ruleFor } from './strategy'
import { ADD_ONS, POSITION_NAMES, SIDE_BETS, VARIANTS, type XxRules } from './rules'
import {
  addedBy,
  adding,
  heldCards,
  placedBy,
  placing,
  positionOf,
  stageOf,
  stubOf,
  winningCards,
  winsContest,
  type XxAction,
  type XxState,
} from './round'

// ——— Keys —————————————————————————————————————————————————————————————————————————————————————————————————

/** A letter for each rank. All differ, and none is the `h` of holding. */
const RANK_KEYS = ['w', 'r', 'o', 'f', 'x', 's', 'e', 'n', 't', 'j', 'q', 'k', 'a'] as const
const ADD_ON_KEYS = { 0.5: 'a', 0.25: 'q', 0.1: 't' } as const

const OTHER_KEYS: Readonly<Record<string, string>> = {
  decline: 'd',
  hold: 'h',
  'place:lowest': 'l',
  'place:highest': 'g',
  ...Object.fromEntries(ADD_ONS.map((addOn) => [adding(addOn), ADD_ON_KEYS[addOn]])),
}

export const keyOf = (_rules: XxRules, action: XxAction): string =>
  OTHER_KEYS[action] ?? RANK_KEYS[rankOf(must(parseCard(action.replace(/^place:/, ''))))]!

// ——— Why ————————————————————————————————————————————————————————————————————————————————————————————————————

type Solved = Solution<XxAction>
type XxOption = Option<XxAction>

type Why = Message<Messages['why']>

const waysOf = (option: XxOption, name: string): number => option.tally?.find((fact) => fact.name === name)?.ways ?? 0
function optionOf(solution: Solved, action: XxAction): XxOption {
  const option = solution.options.find((candidate) => candidate.action === action)
  if (!option) throw new Error(`“${action}” is not among the options`)
  return option
}

/** The best actions, the rule that covers the hand, whether exact play differs from it, and the counts behind it. */
export function explain(rules: XxRules, state: XxState, solution: Solved): Explanation {
  const says = advisedAction(rules, state)
  const differs = solution.best.includes(says) ? [] : exception(rules, state, solution)
  const why = stageOf(state) === 'add-on' ? whyAddOn(solution) : whyContest(state, solution)
  return {
    ruleId: ruleFor(state).id,
    says: [says],
    verdict: verdict(state, solution.best),
    why: [...differs, ...why],
  }
}

function verdict(state: XxState, best: readonly XxAction[]): Why {
  const contest = state.dealer.at(-1)
  if (contest !== undefined) return { id: 'contestVerdict', args: { best, contest } }
  const isSuited = state.hand.every((card) => suitOf(card) === suitOf(state.hand[0]!))
  return { id: 'verdict', args: { best, ranks: [...ranksInLetters(state.hand)].join('-'), isSuited } }
}

/** Why exact play differs from the rule. */
function exception(rules: XxRules, state: XxState, solution: Solved): readonly Why[] {
  const best = solution.best[0]!
  const exact = stageOf(state) === 'add-on' ? addOnRule(EXACT_LIST, state.hand) : undefined
  if (exact?.adds !== addedBy(best) > 0)
    return [{ id: 'exception', args: { cause: causeOf(rules, VARIANTS, SIDE_BETS, state.dead) } }]
  return [{ id: 'shortListErrs' }, { id: 'exactSays', args: { rule: exact.id } }]
}

/** The Play bet alone decides, because the add-on moves with it and gets the same pay. */
function whyAddOn(solution: Solved): readonly Why[] {
  const alone = optionOf(solution, 'decline')
  const share = (name: string): number => waysOf(alone, name) / (solution.deals ?? 1)
  return [
    {
      id: 'ends',
      args: { x2: share(`ends at ${POSITION_NAMES.x2}`), x5: share(`ends at ${POSITION_NAMES.x5}`) },
    },
    { id: 'betsWin', args: { wins: share('wins'), loses: share('loses') } },
    { id: 'addOnWorth', args: { order: Math.sign(evValue(alone.ev)) } },
  ]
}

function whyContest(state: XxState, solution: Solved): readonly Why[] {
  const winning = winningCards(state)
  if (winning.length === 0) return [{ id: 'noneWins', args: { contest: state.dealer.at(-1)! } }]
  const among: readonly Why[] =
    winning.length === 1
      ? [{ id: 'onlyOne', args: { card: winning[0]! } }]
      : [stageOf(state) === 'contest-two' ? { id: 'anyWins' } : chancesAfter(state, winning)]
  return [...among, ...whyPlace(state, solution)]
}

/** Whether a card that wins is worth placing, where the rules let the player hold it. */
function whyPlace(state: XxState, solution: Solved): readonly Why[] {
  const hold = solution.options.find(({ action }) => action === 'hold')
  if (!hold) return []
  const lowest = winningCards(state)[0]!
  const placed = solution.best.find((action) => placedBy(state, action) !== null) ?? placing(lowest)
  return [
    {
      id: 'contestWorth',
      args: {
        at: positionOf({ placed: [...state.placed, lowest] }),
        order: compareEv(optionOf(solution, placed).ev, hold.ev),
      },
    },
  ]
}

/** How many second contest cards the remaining cards could beat after each choice. */
function chancesAfter(state: XxState, winning: readonly Card[]): Why {
  const unseen = stubOf(state)
  const beaten = (placed: Card): number =>
    unseen.filter((contest) => heldCards(state).some((own) => own !== placed && winsContest(own, contest))).length
  return {
    id: 'chances',
    args: { unseen: unseen.length, each: winning.map((card) => ({ card, beaten: beaten(card) })) },
  }
}
