import { exact } from '@/lib/games/ev'
import type { Option } from '@/lib/games/solution'
import { countIn, type Ledger, outcomesOf, type Payoff, totalOf } from '@/lib/engines/holdem/index'
import type { CasinoAction } from './round'

type Fact = { readonly name: string; readonly ways: number }

/** The facts of a call for the proof line. */
export const TALLY = { wins: 'wins', ties: 'ties', loses: 'loses', noGame: 'dealer has no game' } as const

/** How a call's showdowns go: wins, ties and losses against a game, and the dealers without one. */
function factsOf({ played }: Ledger): readonly Fact[] {
  const fact = (name: string, holds: Parameters<typeof countIn>[1]): Fact => ({
    name,
    ways: played.reduce((sum, [, tally]) => sum + countIn(tally, holds), 0),
  })
  return [
    fact(TALLY.wins, ({ qualified, kind }) => qualified && kind === 'win'),
    fact(TALLY.ties, ({ qualified, kind }) => qualified && kind === 'tie'),
    fact(TALLY.loses, ({ qualified, kind }) => qualified && kind === 'loss'),
    fact(TALLY.noGame, ({ qualified }) => !qualified),
  ]
}

/** An option from how its deals end: its EV over `deals` equally likely deals, its outcomes and the facts for the proof line. */
export const optionOf = (
  payoff: Payoff,
  action: CasinoAction,
  ledger: Ledger,
  deals: number,
): Option<CasinoAction> => ({
  action,
  ev: exact(totalOf(payoff, ledger), BigInt(deals) * BigInt(payoff.unit)),
  outcomes: outcomesOf(payoff, ledger),
  ...(action === 'call' ? { tally: factsOf(ledger) } : {}),
})
