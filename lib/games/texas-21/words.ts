import {
  type BlackjackAction,
  blackjackHole,
  dealName,
  type Holding,
  holdingOf,
  type Play,
  totalInWords,
  valueOf,
} from '@/lib/engines/blackjack/index'
import { evValue } from '@/lib/games/ev'
import type { ActionLabel } from '@/lib/games/game'
import type { Explanation, Option, Solution } from '@/lib/games/solution'
import { findClosePlay, isUsual } from './close-plays'
import type { Texas21Rules } from './rules'
import { type Texas21State, unseen } from './state'
import { INSURANCE_RULE, ruleFor } from './strategy'

const LABELS: Readonly<Record<BlackjackAction, ActionLabel>> = {
  insure: { name: 'Insurance', doing: 'Taking insurance', key: 'i' },
  decline: { name: 'No insurance', doing: 'Declining insurance', key: 'n' },
  stand: { name: 'Stand', doing: 'Standing', key: 's' },
  hit: { name: 'Hit', doing: 'Hitting', key: 'h' },
  double: { name: 'Double', doing: 'Doubling', key: 'd' },
  split: { name: 'Split', doing: 'Splitting', key: 'p' },
  surrender: { name: 'Surrender', doing: 'Surrendering', key: 'r' },
}

export const label = (_rules: Texas21Rules, action: BlackjackAction): ActionLabel => LABELS[action]

type Solved = Solution<BlackjackAction>
type Solved1 = Option<BlackjackAction>

const bets = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`
const small = (value: number): string => (value < 0.0005 ? value.toFixed(5) : value.toFixed(4))
const percent = (chance: number): string => `${(100 * chance).toFixed(1)}%`
const doing = (action: BlackjackAction): string => LABELS[action].doing.toLowerCase()

const optionOf = ({ options }: Solved, action: BlackjackAction): Solved1 =>
  options.find((one) => one.action === action)!

/** “Hitting wins 42.1%, pushes 4.2% and loses 53.7% of the time: −0.115.” */
function worth({ action, ev, outcomes }: Solved1): string {
  const chance = (of: (net: number) => boolean): number =>
    outcomes.reduce((sum, [net, p]) => sum + (of(net) ? p : 0), 0)
  const value = bets(evValue(ev))
  if (action === 'surrender') return `Surrendering costs half a bet for certain: ${value}.`
  return `${LABELS[action].doing} comes out ahead ${percent(chance((net) => net > 0))}, even ${percent(chance((net) => net === 0))} and behind ${percent(chance((net) => net < 0))} of the time: ${value} bets.`
}

const byWorth = ({ options }: Solved): readonly Solved1[] => [...options].sort((a, b) => evValue(b.ev) - evValue(a.ev))

/** What is best for the two cards when the flop is not looked at, if it is known. */
function withoutFlop(
  rules: Texas21Rules,
  state: Texas21State,
  { values, upcard }: Holding,
  says: Play,
): Play | undefined {
  if (!isUsual(rules) || state.did.length > 0 || state.dead.length > 0) return undefined
  return findClosePlay(rules, dealName(values[0]!, values[1]!, upcard))?.best ?? says
}

/** Where the rule and the exact play differ: what turns it around, and what following the rule costs. */
function exception(
  rules: Texas21Rules,
  state: Texas21State,
  holding: Holding,
  solution: Solved,
  says: Play,
): readonly string[] {
  const best = solution.best[0]!
  const cost = small(evValue(optionOf(solution, best).ev) - evValue(optionOf(solution, says).ev))
  const usual = withoutFlop(rules, state, holding, says)
  if (usual === undefined || state.flop === null)
    return [
      `The cards that are gone make an exception of this hand: ${doing(best)} is ${cost} better than ${doing(says)}.`,
    ]
  if (usual === best)
    return [
      `These two cards are an exception to the rule even without the flop: ${doing(best)} is ${cost} better than ${doing(says)}.`,
    ]
  return [`The flop changes the play: with these four cards gone ${doing(best)} is ${cost} better than ${doing(says)}.`]
}

/** The two cards alone would be an exception to the rule, and the flop takes it back. */
function takenBack(
  rules: Texas21Rules,
  state: Texas21State,
  holding: Holding,
  solution: Solved,
  says: Play,
): readonly string[] {
  const usual = withoutFlop(rules, state, holding, says)
  if (state.flop === null || usual === undefined || solution.best.includes(usual)) return []
  const gain = small(evValue(optionOf(solution, says).ev) - evValue(optionOf(solution, usual).ev))
  return [
    `Without the flop ${doing(usual)} would be best for these two cards; with these four gone the rule holds by ${gain}.`,
  ]
}

function explainPlay(rules: Texas21Rules, state: Texas21State, solution: Solved): Explanation {
  const holding = holdingOf(rules, state)
  const { id, text, says } = ruleFor(rules, holding)
  const first = solution.best.includes(says)
    ? takenBack(rules, state, holding, solution, says)
    : exception(rules, state, holding, solution, says)
  const hand = `You hold ${totalInWords(holding)} against ${upcardInWords(holding.upcard)}.`
  return { rule: text, ruleId: id, says: [says], why: [...first, hand, ...byWorth(solution).slice(0, 2).map(worth)] }
}

const UPCARDS = [
  '',
  'an ace',
  'a two',
  'a three',
  'a four',
  'a five',
  'a six',
  'a seven',
  'an eight',
  'a nine',
  'a ten',
] as const
const upcardInWords = (value: number): string => UPCARDS[value]!

function explainInsurance(rules: Texas21Rules, state: Texas21State, solution: Solved): Explanation {
  const cards = unseen(rules, state)
  const tens = cards.filter((card) => valueOf(card) === 10).length
  const counts = `Of the ${cards.length} cards you have not seen ${tens} count ten: the hole card is one of them ${percent(tens / cards.length)} of the time, and at two to one it would have to be a third.`
  const value = solution.extra?.['insurance']
  const unit = value === undefined ? [] : [`Each unit of insurance is worth ${bets(evValue(value))}.`]
  const differs = solution.best.includes('decline')
    ? []
    : [
        `So many tens are left that insurance pays this time: it adds ${small(evValue(optionOf(solution, 'insure').ev) - evValue(optionOf(solution, 'decline').ev))} bets.`,
      ]
  return {
    rule: INSURANCE_RULE.text,
    ruleId: INSURANCE_RULE.id,
    says: [INSURANCE_RULE.says],
    why: [...differs, counts, ...unit],
  }
}

/** The rule that covers the hand, where the flop makes it an exception, and what the two best plays come to. */
export function explain(rules: Texas21Rules, state: Texas21State, solution: Solved): Explanation {
  const isInsurance = blackjackHole(state) === 10 && state.peek === null
  return isInsurance ? explainInsurance(rules, state, solution) : explainPlay(rules, state, solution)
}
