import { eachIn, type Ledger, makePayoff, type Payoff, qualifyingStrength } from '@/lib/engines/holdem/index'
import type { Sides } from '@/lib/engines/round/index'
import { type SettlementTable, sideNet } from '@/lib/engines/settlement/index'
import { keptAfterFold } from '@/lib/game/side-bets/forfeited'
import { bestOf, tidyNet } from '@/lib/game/ev'
import { netsOf } from '@/lib/families/holdem/settlement'
import type { Counted } from '@/lib/families/holdem/solver'
import { meanOf } from '@/lib/game/outcomes'
import type { Option, Outcome, Solution } from '@/lib/game/solution'
import type { UltimateAction } from './round'
import { PREFLOP_MULTIPLES, TABLE, type UltimateRules } from './rules'

/*
 * One decision with the side bets placed, which the player's last hand decides. Exact, and outcomes are joint: a later
 * fold may lose a bet, so it changes when best play folds.
 */

const netOf = netsOf(TABLE, 'play')
const LINES: NonNullable<SettlementTable['sides']> = TABLE.sides

/** The engine's payoff with `played` added to the net of a showdown, by the player's hand, and `folded` to a fold's. */
const payoffAdding = (rules: UltimateRules, played: (hand: string) => number, folded: number): Payoff =>
  makePayoff(qualifyingStrength(rules.qualifies), PREFLOP_MULTIPLES, (amount, end) =>
    tidyNet(netOf(rules, amount, end) + (end.kind === 'fold' ? folded : played(end.hand))),
  )

/** The deals of a showdown in every case, by the player's last hand. */
function handsIn({ played }: Ledger): ReadonlyMap<string, number> {
  const hands = new Map<string, number>()
  for (const [, tally] of played)
    eachIn(tally, ({ hand }, _, deals) => void hands.set(hand, (hands.get(hand) ?? 0) + deals))
  return hands
}

/** How an option's deals end. `hands` has all deals by the last hand, `kept` what the bets that no fold loses net by it. */
function outcomesOf(
  { nets, fold, unit }: Payoff,
  { played }: Ledger,
  hands: ReadonlyMap<string, number>,
  kept: (hand: string) => number,
): readonly Outcome[] {
  const ways = new Map<number, number>()
  const folded = new Map(hands)
  const add = (net: number, deals: number): unknown => deals > 0 && ways.set(net, (ways.get(net) ?? 0) + deals)
  for (const [bet, tally] of played)
    eachIn(tally, ({ hand }, place, deals) => {
      add(nets[bet]![place]! / unit, deals)
      folded.set(hand, folded.get(hand)! - deals)
    })
  for (const [hand, deals] of folded) add(tidyNet(fold / unit + kept(hand)), deals)
  return [...ways].sort(([a], [b]) => a - b)
}

interface Decision {
  /** The decision's deals, with later decisions made by a payoff. */
  readonly count: (payoff: Payoff) => Counted<UltimateAction>
  readonly optionOf: (payoff: Payoff, action: UltimateAction, ledger: Ledger, deals: number) => Option<UltimateAction>
  readonly bestAlone: readonly UltimateAction[]
}

/** Counts the side bets placed in a decision. */
export function countSides(
  rules: UltimateRules,
  sides: Sides,
  { count, optionOf, bestAlone }: Decision,
): Solution<UltimateAction> {
  const netBy = (placed: Sides) => (hand: string) =>
    Object.entries(placed).reduce((sum, [bet, n]) => sum + n * sideNet(rules, bet, LINES[bet]!, hand), 0)
  const kept = keptAfterFold(rules, sides)
  const lost = Object.fromEntries(Object.entries(sides).filter(([bet]) => !(bet in kept)))
  const folded = -Object.values(lost).reduce((sum, stake) => sum + stake, 0)
  // A bet that a fold doesn't lose nets the same whatever is done, so decisions leave it out.
  const { actions, does, deals, ledgers } = count(payoffAdding(rules, netBy(lost), folded))
  const pays = payoffAdding(rules, netBy(sides), folded)
  const hands = handsIn(ledgers[does.findIndex((option) => typeof option === 'object' && 'bet' in option)]!)
  const options = actions.map((action, i) => {
    const outcomes = outcomesOf(pays, ledgers[i]!, hands, netBy(kept))
    return { ...optionOf(pays, action, ledgers[i]!, deals), ev: meanOf(outcomes, deals), outcomes }
  })
  return { options, best: bestOf(options), deals, sides, bestAlone }
}
