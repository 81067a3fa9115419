import { exact } from '@/lib/games/ev'
import type { Option } from '@/lib/games/solution'
import { countIn, dealsIn, type Ledger, outcomesOf, type Payoff, totalOf } from '@/lib/engines/holdem/index'
import type { BonusAction } from './round'

export type BonusOption = Option<BonusAction>

type Fact = { readonly name: string; readonly ways: number }

/** The facts of an option for the proof line. */
export const TALLY = {
  wins: 'wins',
  ties: 'ties',
  loses: 'loses',
  paid: 'wins with the ante paid',
  most: 'all bets made',
} as const

function factsOf({ nets, unit }: Payoff, { played }: Ledger): readonly Fact[] {
  const fact = (name: string, holds: (kind: string, net: number, bets: number) => boolean): Fact => ({
    name,
    ways: played.reduce(
      (sum, [bets, tally]) => sum + countIn(tally, ({ kind }, place) => holds(kind, nets[bets]![place]! / unit, bets)),
      0,
    ),
  })
  const met = played.filter(([, tally]) => dealsIn(tally) > 0).map(([bets]) => bets)
  const most = Math.max(...met)
  const spread = met.some((bets) => bets !== most) ? [fact(TALLY.most, (_kind, _net, bets) => bets === most)] : []
  return [
    fact(TALLY.wins, (kind) => kind === 'win'),
    fact(TALLY.ties, (kind) => kind === 'tie'),
    fact(TALLY.loses, (kind) => kind === 'loss'),
    fact(TALLY.paid, (kind, net, bets) => kind === 'win' && net > bets),
    ...spread,
  ]
}

/** An option from how its deals end: its EV over `deals` equally likely deals, its outcomes and the facts for the proof line. */
export function optionOf(payoff: Payoff, action: BonusAction, ledger: Ledger, deals: number): BonusOption {
  const ev = exact(totalOf(payoff, ledger), BigInt(deals) * BigInt(payoff.unit))
  const option = { action, ev, outcomes: outcomesOf(payoff, ledger) }
  return action === 'fold' ? option : { ...option, tally: factsOf(payoff, ledger) }
}
