import {
  countIn,
  eachIn,
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
import type { Sides } from '@/lib/engines/round/index'
import { keptAfterFold, type SettlementTable, sideNet, type TallyLine } from '@/lib/engines/settlement/index'
import { bestOf, exact, tidyNet } from '@/lib/games/ev'
import type { Rules } from '@/lib/games/game'
import { type AddedNets, endingOfShowdown } from '@/lib/games/holdem-settlement'
import { meanOf } from '@/lib/games/outcomes'
import type { Option, Outcome, Solution } from '@/lib/games/solution'
import type { Progress } from '@/lib/games/solver'
import type { Worth } from '@/lib/games/worth'

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
  /** The payoff with side bets that the player's last hand decides; absent if the game has others. */
  readonly sides?: {
    readonly table: SettlementTable
    readonly payoffWith: (rules: R, added: AddedNets) => Payoff
  }
}

/**
 * How an option's deals end with side bets that the player's last hand decides. `boards` has the deals by that hand,
 * `kept` what the side bets that a fold doesn't lose net by it.
 */
function outcomesWithSides(
  { nets, fold, unit }: Payoff,
  { played }: Ledger,
  boards: ReadonlyMap<string, number>,
  kept: (hand: string) => number,
): readonly Outcome[] {
  const ways = new Map<number, number>()
  const folded = new Map(boards)
  const add = (net: number, deals: number): unknown => deals > 0 && ways.set(net, (ways.get(net) ?? 0) + deals)
  for (const [bet, tally] of played)
    eachIn(tally, ({ hand }, place, deals) => {
      add(nets[bet]![place]! / unit, deals)
      folded.set(hand, folded.get(hand)! - deals)
    })
  for (const [hand, deals] of folded) add(tidyNet(fold / unit + kept(hand)), deals)
  return [...ways].sort(([a], [b]) => a - b)
}

/** The deals of a showdown in every case, by the player's last hand. */
function handsIn({ played }: Ledger): ReadonlyMap<string, number> {
  const hands = new Map<string, number>()
  for (const [, tally] of played)
    eachIn(tally, ({ hand }, _, deals) => void hands.set(hand, (hands.get(hand) ?? 0) + deals))
  return hands
}

/** `withSides` of a game whose side bets are all decided by the player's last hand. Exact, and outcomes are joint. */
function countSides<R extends Rules, A extends string>(
  {
    table,
    payoffWith,
  }: { readonly table: SettlementTable; readonly payoffWith: (rules: R, added: AddedNets) => Payoff },
  rules: R,
  sides: Sides,
  solveBy: (payoff: Payoff) => {
    readonly actions: readonly A[]
    readonly does: readonly HandOption[]
    readonly deals: number
    readonly ledgers: readonly Ledger[]
  },
): Solution<A> {
  const netBy = (placed: Sides) => (hand: string) =>
    Object.entries(placed).reduce((sum, [bet, n]) => sum + n * sideNet(rules, bet, table.sides![bet]!, hand), 0)
  const kept = keptAfterFold(rules, sides)
  const lost = Object.fromEntries(Object.entries(sides).filter(([bet]) => !(bet in kept)))
  const folded = -Object.values(lost).reduce((sum, stake) => sum + stake, 0)
  // A bet that a fold doesn't lose nets the same whatever is done, so decisions leave it out.
  const { actions, does, deals, ledgers } = solveBy(payoffWith(rules, { played: netBy(lost), folded }))
  const pays = payoffWith(rules, { played: netBy(sides), folded })
  const hands = handsIn(ledgers[does.findIndex((option) => typeof option === 'object' && 'bet' in option)]!)
  const options = actions.map((action, i) => {
    const outcomes = outcomesWithSides(pays, ledgers[i]!, hands, netBy(kept))
    return { action, ev: meanOf(outcomes, deals), outcomes }
  })
  return { options, best: bestOf(options), deals, sides }
}

/**
 * `solve` gives every option of a decision, with its EV in antes over all equally likely deals of the unseen cards,
 * exact at every stage. `worths` gives only the EVs, for several decisions. Both throw if a state isn't a decision.
 */
export function holdemDecisions<
  R extends Rules,
  S extends { readonly sides: Sides },
  A extends string,
  T extends string,
>({
  round,
  planOf,
  cardsOf,
  does,
  optionOf,
  sides,
}: HoldemGame<R, S, A, T>): {
  readonly solve: (rules: R, state: S) => Solution<A>
  readonly withSides: (rules: R, state: S) => Solution<A>
  readonly worths: (rules: R, states: readonly S[], onProgress?: Progress) => readonly Worth[]
} {
  const ask = (rules: R, state: S) => {
    const stage = round.stageOf(state)
    if (stage === undefined) throw new Error('this state is not at a decision')
    const actions = round.actionsAt(rules, stage)
    return { actions, does: actions.map((action) => does(action, stage, state)) }
  }
  return {
    solve(rules, state) {
      const { actions, does } = ask(rules, state)
      const plan = planOf(rules)
      const { deals, ledgers } = handLedgers(plan, cardsOf(state), does)
      const options = actions.map((action, i) => optionOf(plan.payoff, action, ledgers[i]!, deals))
      return { options, best: bestOf(options), deals }
    },
    withSides(rules, state) {
      if (!sides) throw new Error('this game counts its side bets itself')
      const { actions, does } = ask(rules, state)
      return countSides(sides, rules, state.sides, (payoff) => ({
        actions,
        does,
        ...handLedgers({ ...planOf(rules), payoff }, cardsOf(state), does),
      }))
    },
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
