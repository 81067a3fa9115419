import { evValue } from '@/lib/games/ev'
import type { ActionLabel } from '@/lib/games/game'
import type { Explanation, Option, Solution } from '@/lib/games/solution'
import { INSURANCE_RULE } from './basic-strategy'
import type { BlackjackAction } from './round'

/* What the actions are called, and what they are worth in words. */

const LABELS: Readonly<Record<BlackjackAction, ActionLabel>> = {
  insure: { name: 'Insurance', doing: 'Taking insurance', key: 'i' },
  decline: { name: 'No insurance', doing: 'Declining insurance', key: 'n' },
  stand: { name: 'Stand', doing: 'Standing', key: 's' },
  hit: { name: 'Hit', doing: 'Hitting', key: 'h' },
  double: { name: 'Double', doing: 'Doubling', key: 'd' },
  split: { name: 'Split', doing: 'Splitting', key: 'p' },
  surrender: { name: 'Surrender', doing: 'Surrendering', key: 'r' },
}

export const labelOf = (action: BlackjackAction): ActionLabel => LABELS[action]

type Solved = Solution<BlackjackAction>

const bets = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`
/** A small difference, with as many places as it takes to see it. */
export const smallInWords = (value: number): string => (value < 0.0005 ? value.toFixed(5) : value.toFixed(4))
const percent = (chance: number): string => `${(100 * chance).toFixed(1)}%`
export const doing = (action: BlackjackAction): string => LABELS[action].doing.toLowerCase()

export const optionOf = ({ options }: Solved, action: BlackjackAction): Option<BlackjackAction> =>
  options.find((one) => one.action === action)!

/** “Hitting wins 42.1%, pushes 4.2% and loses 53.7% of the time: −0.115.” */
export function worthInWords({ action, ev, outcomes }: Option<BlackjackAction>): string {
  const chance = (of: (net: number) => boolean): number =>
    outcomes.reduce((sum, [net, p]) => sum + (of(net) ? p : 0), 0)
  const value = bets(evValue(ev))
  if (action === 'surrender') return `Surrendering costs half a bet for certain: ${value}.`
  return `${LABELS[action].doing} wins ${percent(chance((net) => net > 0))}, pushes ${percent(chance((net) => net === 0))} and loses ${percent(chance((net) => net < 0))} of the time: ${value} bets.`
}

export const byWorth = ({ options }: Solved): readonly Option<BlackjackAction>[] =>
  [...options].sort((a, b) => evValue(b.ev) - evValue(a.ev))

/** Why to insure or not; `unseen` is the cards not seen, by value. */
export function explainInsurance(unseen: readonly number[], solution: Solved): Explanation {
  const cards = unseen.reduce((sum, n) => sum + n, 0)
  const tens = unseen[9]!
  const counts = `Of the ${cards} cards you have not seen ${tens} count ten: the hole card is one of them ${percent(tens / cards)} of the time, and at two to one it would have to be a third.`
  const value = solution.extra?.['insurance']
  const unit = value === undefined ? [] : [`Each unit of insurance is worth ${bets(evValue(value))}.`]
  const differs = solution.best.includes('decline')
    ? []
    : [
        `So many tens are left that insurance pays this time: it adds ${smallInWords(evValue(optionOf(solution, 'insure').ev) - evValue(optionOf(solution, 'decline').ev))} bets.`,
      ]
  return {
    rule: INSURANCE_RULE.text,
    ruleId: INSURANCE_RULE.id,
    says: [INSURANCE_RULE.says],
    why: [...differs, counts, ...unit],
  }
}
