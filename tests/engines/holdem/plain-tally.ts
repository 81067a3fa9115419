import type { HandPlan } from '@/lib/engines/holdem/one-hand/one-hand'
import type { Payoff, Tally as EngineTally } from '@/lib/engines/holdem/payoff/payoff'

/* How deals end as a referee counts them, and the three games' pays as a rule book has them: none of it is read from the engine. */

export interface Tally {
  /** By the place of the player's hand in POKER_HANDS. */
  readonly winsQualified: number[]
  readonly winsShort: number[]
  ties: number
  lossesQualified: number
  lossesShort: number
}

export const emptyTally = (): Tally => ({
  winsQualified: Array<number>(10).fill(0),
  winsShort: Array<number>(10).fill(0),
  ties: 0,
  lossesQualified: 0,
  lossesShort: 0,
})

export function addTally(into: Tally, tally: Tally, times = 1): void {
  for (let hand = 0; hand < 10; hand++) {
    into.winsQualified[hand]! += tally.winsQualified[hand]! * times
    into.winsShort[hand]! += tally.winsShort[hand]! * times
  }
  into.ties += tally.ties * times
  into.lossesQualified += tally.lossesQualified * times
  into.lossesShort += tally.lossesShort * times
}

const sumOf = (counts: Iterable<number>): number => [...counts].reduce((sum, n) => sum + n, 0)

/** The engine's tally: wins by hand against a dealer who qualifies and one who doesn't, then ties, then losses. */
export const plainly = (tally: EngineTally): Tally => ({
  winsQualified: [...tally.slice(0, 10)],
  winsShort: [...tally.slice(10, 20)],
  ties: sumOf(tally.slice(20, 40)),
  lossesQualified: sumOf(tally.slice(40, 50)),
  lossesShort: sumOf(tally.slice(50, 60)),
})

/** Pays and parts of an ante by hand (its place in POKER_HANDS), in 1/unit. */
export interface UltimateRules {
  readonly unit: number
  readonly blind: readonly number[]
  /** The least strength the dealer qualifies with. */
  readonly qualifies: number
  readonly raises: readonly number[]
}

export interface CasinoRules {
  readonly unit: number
  readonly ante: readonly number[]
  readonly qualifies: number
  readonly noGame: {
    readonly higher: readonly number[]
    readonly equal: readonly number[]
    readonly lower: readonly number[]
  }
}

export interface BonusRules {
  readonly unit: number
  readonly ante: readonly number[]
  readonly tiesLose: boolean
}

const HANDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
type Net = (hand: number) => number

/** By what happens: a win, a tie, a loss, each against a dealer who qualifies and one who doesn't. */
const netsOf = (...kinds: readonly [Net, Net, Net, Net, Net, Net]): number[] => kinds.flatMap((net) => HANDS.map(net))

const byBet = (bets: readonly number[], nets: (bet: number) => number[]): Payoff['nets'] =>
  Object.fromEntries(bets.map((bet) => [bet, nets(bet)]))

export const ultimatePayoff = ({ unit, blind, qualifies, raises }: UltimateRules): Payoff => ({
  unit,
  qualifies,
  fold: -2 * unit,
  nets: byBet([1, 2, ...raises], (bet) =>
    netsOf(
      (hand) => blind[hand]! + (bet + 1) * unit,
      (hand) => blind[hand]! + bet * unit,
      () => 0,
      () => 0,
      () => -(bet + 2) * unit,
      () => -(bet + 1) * unit,
    ),
  ),
})

export const casinoPayoff = ({ unit, ante, qualifies, noGame }: CasinoRules): Payoff => ({
  unit,
  qualifies,
  fold: -unit,
  nets: byBet([2], () =>
    netsOf(
      (hand) => ante[hand]! + 2 * unit,
      (hand) => noGame.higher[hand]!,
      () => 0,
      (hand) => noGame.equal[hand]!,
      () => -3 * unit,
      (hand) => noGame.lower[hand]!,
    ),
  ),
})

export const bonusPayoff = ({ unit, ante, tiesLose }: BonusRules): Payoff => ({
  unit,
  qualifies: 0,
  fold: -unit,
  nets: byBet([2, 3, 4], (bet) => {
    const win = (hand: number): number => ante[hand]! + bet * unit
    const loss = (): number => -(bet + 1) * unit
    const tie = tiesLose ? loss : () => 0
    return netsOf(win, win, tie, tie, loss, loss)
  }),
})

/** What each game decides of one hand, as its rule book has it. */
export const ultimatePlan = (rules: UltimateRules): HandPlan => ({
  payoff: ultimatePayoff(rules),
  stakes: [1, 2],
  asks: ['flop', 'river'],
})
export const casinoPlan = (rules: CasinoRules): HandPlan => ({ payoff: casinoPayoff(rules), stakes: [2], asks: [] })
export const bonusPlan = (rules: BonusRules): HandPlan => ({
  payoff: bonusPayoff(rules),
  stakes: [2, 3, 4],
  asks: ['flop', 'turn'],
})
