import { compareEv, evValue, signed } from '@/lib/games/ev'
import type { ActionLabel } from '@/lib/games/game'
import type { Explanation, Option, Solution } from '@/lib/games/solution'
import type { ThreeCardRules } from './rules'
import { type Ending, TALLY_NAMES, type ThreeCardAction, type ThreeCardState } from './round'
import { ruleFor } from './strategy'

const LABELS: Readonly<Record<ThreeCardAction, ActionLabel>> = {
  play: { name: 'Play', doing: 'Playing', key: 'p' },
  fold: { name: 'Fold', doing: 'Folding', key: 'f' },
}

export const label = (_rules: ThreeCardRules, action: ThreeCardAction): ActionLabel => LABELS[action]

type Options = Readonly<Record<ThreeCardAction, Option<ThreeCardAction>>>

const optionsOf = (solution: Solution<ThreeCardAction>): Options =>
  Object.fromEntries(solution.options.map((option) => [option.action, option])) as Options

function share(play: Option<ThreeCardAction>, ending: Ending): string {
  const ways = (name: string): number => play.tally?.find((entry) => entry.name === name)?.ways ?? 0
  const all = play.tally?.reduce((sum, entry) => sum + entry.ways, 0) ?? 0
  return `${((100 * ways(TALLY_NAMES[ending])) / all).toFixed(1)}%`
}

function counts({ play }: Options, rules: ThreeCardRules): string {
  const showdown = `wins the showdown in ${share(play, 'win')} of deals and loses it in ${share(play, 'loss')}`
  if (rules.qualifies === 'none') return `Your hand ${showdown}.`
  return `The dealer fails to qualify in ${share(play, 'not-qualified')} of deals and pays the ante; otherwise your hand ${showdown}.`
}

function verdict({ play, fold }: Options): string {
  const worth = `Playing is worth ${signed(evValue(play.ev))} antes, folding ${signed(evValue(fold.ev))}`
  const order = compareEv(play.ev, fold.ev)
  return order === 0 ? `${worth}: exactly the same.` : `${worth}: ${order > 0 ? 'play' : 'fold'}.`
}

function exception(says: ThreeCardAction, { play, fold }: Options): string {
  const cost = Math.abs(evValue(play.ev) - evValue(fold.ev))
  return `With these rules and the cards that are gone the rule does not hold: ${LABELS[says].doing.toLowerCase()} would cost ${cost.toFixed(3)} antes.`
}

/** The rule that covers the hand, and what the counts say. */
export function explain(
  rules: ThreeCardRules,
  state: ThreeCardState,
  solution: Solution<ThreeCardAction>,
): Explanation {
  const { id, text, says } = ruleFor(state.hand)
  const options = optionsOf(solution)
  const why = [counts(options, rules), verdict(options)]
  return {
    rule: text,
    ruleId: id,
    says: [says],
    why: solution.best.includes(says) ? why : [exception(says, options), ...why],
  }
}
