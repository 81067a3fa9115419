import { type Card, rankOf } from '@/lib/cards/card'
import { cardInWords } from '@/lib/cards/words'
import { amount, evValue, signed } from '@/lib/games/ev'
import type { ActionLabel } from '@/lib/games/game'
import type { Explanation, Option, Solution } from '@/lib/games/solution'
import { lowerFirst } from '@/lib/text'
import { addOnRule, advisedAction, EXACT_LIST, ruleFor } from './strategy'
import { ADD_ON_NAMES, ADD_ONS, POSITION_NAMES, type XxRules } from './rules'
import {
  addedBy,
  adding,
  heldCards,
  LIST,
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

// ——— Labels —————————————————————————————————————————————————————————————————————————————————————————————————

/** A letter for each rank, all different, and none the `h` of holding. */
const RANK_KEYS = ['w', 'r', 'o', 'f', 'x', 's', 'e', 'n', 't', 'j', 'q', 'k', 'a'] as const
const ADD_ON_KEYS = { 0.5: 'a', 0.25: 'q', 0.1: 't' } as const

const DECK_LABELS: ReadonlyMap<XxAction, ActionLabel> = new Map(
  Array.from({ length: 52 }, (_, card) => [
    placing(card),
    {
      name: `Place the ${cardInWords(card)}`,
      doing: `Placing the ${cardInWords(card)}`,
      key: RANK_KEYS[rankOf(card)]!,
    },
  ]),
)

const ADD_ON_LABELS: ReadonlyMap<XxAction, ActionLabel> = new Map(
  ADD_ONS.map((addOn) => [
    adding(addOn),
    { name: `Add a ${ADD_ON_NAMES[addOn]}`, doing: `Adding a ${ADD_ON_NAMES[addOn]}`, key: ADD_ON_KEYS[addOn] },
  ]),
)

/** Which of several cards is placed, where figures speak of many hands. */
const MANNER_LABELS: ReadonlyMap<XxAction, ActionLabel> = new Map([
  ['place:lowest', { name: 'Place the lowest that wins', doing: 'Placing the lowest that wins', key: 'l' }],
  ['place:highest', { name: 'Place the highest that wins', doing: 'Placing the highest that wins', key: 'g' }],
])

const DECLINE: ActionLabel = { name: 'Decline', doing: 'Declining', key: 'd' }
const HOLD: ActionLabel = { name: 'Hold', doing: 'Holding', key: 'h' }

export function label(_rules: XxRules, action: XxAction): ActionLabel {
  if (action === 'decline') return DECLINE
  if (action === 'hold') return HOLD
  const found = DECK_LABELS.get(action) ?? ADD_ON_LABELS.get(action) ?? MANNER_LABELS.get(action)
  if (!found) throw new RangeError(`“${action}” is no action of XX Poker`)
  return found
}

// ——— Why ————————————————————————————————————————————————————————————————————————————————————————————————————

type Solved = Solution<XxAction>
type XxOption = Option<XxAction>

const percent = (ways: number, of: number): string => `${((100 * ways) / of).toFixed(1)}%`
const waysOf = (option: XxOption, name: string): number => option.tally?.find((fact) => fact.name === name)?.ways ?? 0
function optionOf(solution: Solved, action: XxAction): XxOption {
  const option = solution.options.find((candidate) => candidate.action === action)
  if (!option) throw new Error(`“${action}” is not among the options`)
  return option
}

const worthOf = (solution: Solved, action: XxAction): number => evValue(optionOf(solution, action).ev)

/** The rule that covers the hand, where it differs from the exact play, and what the counts say. */
export function explain(rules: XxRules, state: XxState, solution: Solved): Explanation {
  const rule = ruleFor(state)
  const says = advisedAction(rules, state)
  const differs = solution.best.includes(says) ? [] : [exception(rules, state, solution, says)]
  const why = stageOf(state) === 'add-on' ? whyAddOn(solution) : whyContest(state, solution)
  return { rule: rule.text, ruleId: rule.id, says: [says], why: [...differs, ...why] }
}

/** The rule and the exact play differ here; what following the rule costs. */
function exception(rules: XxRules, state: XxState, solution: Solved, says: XxAction): string {
  const best = solution.best[0]!
  const cost = amount(worthOf(solution, best) - worthOf(solution, says))
  const words = `${lowerFirst(label(rules, says).doing)} costs ${cost} of a Play bet here`
  if (stageOf(state) !== 'add-on')
    return `With these rules and the cards that are gone the rule does not hold: ${words}.`
  const exact = addOnRule(EXACT_LIST, state.hand)
  const agrees = exact.adds === addedBy(best) > 0
  return agrees
    ? `The short list errs with this hand: ${words}. The exact list says: ${lowerFirst(exact.text)}`
    : `With these rules and the cards that are gone the list does not hold: ${words}.`
}

/** The Play bet alone decides: the add-on moves with it and is paid like it. */
function whyAddOn(solution: Solved): string[] {
  const alone = optionOf(solution, 'decline')
  const deals = solution.deals ?? 1
  const worth = evValue(alone.ev)
  const ends = `The bets end at ${POSITION_NAMES.x2} in ${percent(waysOf(alone, `ends at ${POSITION_NAMES.x2}`), deals)} of deals and at ${POSITION_NAMES.x5} in ${percent(waysOf(alone, `ends at ${POSITION_NAMES.x5}`), deals)}; they win in ${percent(waysOf(alone, 'wins'), deals)} and lose in ${percent(waysOf(alone, 'loses'), deals)}.`
  const most = solution.options[0]!
  const verdict =
    worth === 0
      ? 'is worth nothing either way'
      : `${worth > 0 ? 'gains' : 'loses'} ${amount(worth * addedBy(most.action))}`
  return [
    ends,
    `The Play bet alone is worth ${signed(worth)}, and an add-on goes the same way: ${most.action === 'add' ? 'the half' : 'this much'} ${verdict}.`,
  ]
}

function whyContest(state: XxState, solution: Solved): string[] {
  const contest = state.dealer.at(-1)!
  const winning = winningCards(state)
  if (winning.length === 0)
    return [`None of your cards beats the ${cardInWords(contest)}: it must be of the same suit and higher.`]
  const placed = solution.best.find((action) => placedBy(state, action) !== null) ?? placing(winning[0]!)
  const to = POSITION_NAMES[positionOf({ placed: [...state.placed, winning[0]!] })]
  const worth = `At ${to} your hand is worth ${signed(worthOf(solution, placed))}, held back ${signed(worthOf(solution, 'hold'))}.`
  if (stageOf(state) === 'contest-two')
    return [...(winning.length > 1 ? ['Any card that wins does as well: no contest comes after this one.'] : []), worth]
  return winning.length > 1 ? [chancesAfter(state, winning), worth] : [worth]
}

/** What is left for the second contest after each choice. */
function chancesAfter(state: XxState, winning: readonly Card[]): string {
  const unseen = stubOf(state)
  const beaten = (placed: Card): number =>
    unseen.filter((contest) => heldCards(state).some((own) => own !== placed && winsContest(own, contest))).length
  const each = winning.map((card) => `${beaten(card)} with the ${cardInWords(card)} gone`)
  return `Of the ${unseen.length} cards the second contest can bring, what you keep beats ${LIST.format(each)}.`
}
