import {
  countIn,
  type HandCards,
  handLedgers,
  type HandOption,
  type HandPlan,
  type Ledger,
  makeHandTotals,
  outcomesOf,
  type Payoff,
  type Showdown,
  totalOf,
} from '@/lib/engines/holdem/index'
import type { TallyLine } from '@/lib/engines/settlement/index'
import { bestOf, exact } from '@/lib/game/ev'
import type { Rules } from '@/lib/game/game'
import { endingOfShowdown } from '@/lib/families/holdem/settlement'
import type { Option, Solution } from '@/lib/game/solution'
import type { Progress } from '@/lib/game/solver'
import type { Worth } from '@/lib/game/worth'

/*
 * Turns a hold'em game's decisions into solutions: the engine counts how deals end, and this file adds EVs, outcomes
 * and facts.
 */

interface Fact {
  readonly name: string
  readonly ways: number
}

/** A fact for the proof line: the number of an option's showdowns for which something holds. */
export const fact = (
  { played }: Ledger,
  name: string,
  holds: (showdown: Showdown, place: number, bet: number) => boolean,
): Fact => ({
  name,
  ways: played.reduce((sum, [bet, tally]) => sum + countIn(tally, (one, place) => holds(one, place, bet)), 0),
})

/** How many of an option's showdowns each line of a tally counts. */
export const endingFacts = (lines: readonly TallyLine[], ledger: Ledger): readonly Fact[] =>
  lines.map(({ name, endings }) => fact(ledger, name, (showdown) => endings.includes(endingOfShowdown(showdown))))

/** The facts that a game states about an option's deals; undefined if there are none. */
export type Facts<A extends string> = (payoff: Payoff, action: A, ledger: Ledger) => readonly Fact[] | undefined

/**
 * Makes an option from how its deals end: its EV over `deals` equally likely deals, its outcomes, and the facts for the
 * proof line.
 */
export const makeOptionOf =
  <A extends string>(factsOf: Facts<A>) =>
  (payoff: Payoff, action: A, ledger: Ledger, deals: number): Option<A> => {
    const tally = factsOf(payoff, action, ledger)
    return {
      action,
      ev: exact(totalOf(payoff, ledger), BigInt(deals) * BigInt(payoff.unit)),
      outcomes: outcomesOf(payoff, ledger),
      ...(tally && { tally }),
    }
  }

/** A game's decisions in the terms of the engine. */
interface HoldemGame<R, S, A extends string, T extends string> {
  readonly round: {
    readonly stageOf: (state: S) => T | undefined
    readonly actionsAt: (rules: R, stage: T) => readonly A[]
  }
  readonly planOf: (rules: R) => HandPlan
  /** The player's hand, the board and the dead cards. */
  readonly cardsOf: (state: S) => HandCards
  /** What an action does, as the engine's option. */
  readonly does: (action: A, stage: T, state: S) => HandOption
  readonly optionOf: ReturnType<typeof makeOptionOf<A>>
}

/** A decision's deals, counted: what each action does, and how its deals end. */
export interface Counted<A extends string> {
  readonly actions: readonly A[]
  readonly does: readonly HandOption[]
  readonly deals: number
  readonly ledgers: readonly Ledger[]
}

/**
 * `solve` gives every option of a decision, with its EV in antes over all equally likely deals of the unseen cards,
 * exact at every stage. `count` gives the deals behind it, with later decisions made by any payoff. `worths` gives only
 * the EVs, for several decisions. All throw if a state isn't a decision.
 */
export function holdemDecisions<R extends Rules, S, A extends string, T extends string>({
  round,
  planOf,
  cardsOf,
  does,
  optionOf,
}: HoldemGame<R, S, A, T>): {
  readonly solve: (rules: R, state: S) => Solution<A>
  readonly count: (rules: R, state: S, payoff: Payoff) => Counted<A>
  readonly worths: (rules: R, states: readonly S[], onProgress?: Progress) => readonly Worth[]
} {
  const ask = (rules: R, state: S) => {
    const stage = round.stageOf(state)
    if (stage === undefined) throw new Error('this state is not at a decision')
    const actions = round.actionsAt(rules, stage)
    return { actions, does: actions.map((action) => does(action, stage, state)) }
  }
  const count = (rules: R, state: S, payoff: Payoff): Counted<A> => {
    const asked = ask(rules, state)
    return { ...asked, ...handLedgers({ ...planOf(rules), payoff }, cardsOf(state), asked.does) }
  }
  return {
    solve(rules, state) {
      const { payoff } = planOf(rules)
      const { actions, deals, ledgers } = count(rules, state, payoff)
      const options = actions.map((action, i) => optionOf(payoff, action, ledgers[i]!, deals))
      return { options, best: bestOf(options), deals }
    },
    count,
    worths(rules, states, onProgress) {
      const plan = planOf(rules)
      const totalsOf = makeHandTotals(plan)
      return states.map((state, place) => {
        onProgress?.(place / states.length)
        const { actions, does } = ask(rules, state)
        const { deals, totals } = totalsOf(cardsOf(state), does)
        const all = BigInt(deals) * BigInt(plan.payoff.unit)
        const options = actions.map((action, i) => ({ action, ev: exact(totals[i]!, all) }))
        return { options, best: bestOf(options) }
      })
    },
  }
}
