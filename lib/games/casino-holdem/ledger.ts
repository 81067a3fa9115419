import { handOf } from '@/lib/cards/strength'
import { POKER_HANDS } from '@/lib/cards/hands'
import { exact } from '@/lib/games/ev'
import type { Ev, Outcome } from '@/lib/games/solution'
import { LOSS_QUALIFIED, LOSS_UNQUALIFIED, TIE, WIN_QUALIFIED, WIN_UNQUALIFIED } from '@/lib/engines/holdem/index'
import { exactDecimal } from '@/lib/math/fraction'
import type { CasinoRules } from './rules'
import { netOf, nets, type Comparison, type Ending } from './round'

/*
 * How deals end, counted before any money is put on them: pays come in only at the end, as exact fractions, so that nothing is
 * ever rounded.
 */

/** Every way a box can end that money may tell apart. */
const ENDINGS: readonly Ending[] = [
  ...[true, false].flatMap((qualified) =>
    (['higher', 'equal', 'lower'] as const).flatMap((comparison) =>
      POKER_HANDS.map((hand): Ending => ({ kind: 'showdown', qualified, comparison, hand })),
    ),
  ),
  { kind: 'fold' },
]
const FOLDS = ENDINGS.length - 1

/** Ways by ending. */
export type Ledger = Float64Array

export const makeLedger = (): Ledger => new Float64Array(ENDINGS.length)

const placeOf = (qualified: boolean, comparison: Comparison, hand: number): number =>
  ((qualified ? 0 : 3) + { higher: 0, equal: 1, lower: 2 }[comparison]) * POKER_HANDS.length + hand

function add(ledger: Ledger, at: number, ways: number): void {
  ledger[at] = ledger[at]! + ways
}

export const recordFold = (ledger: Ledger, ways: number): void => add(ledger, FOLDS, ways)

/** Enters what `meetDealers` counted for a hand of this strength. */
export function record(ledger: Ledger, player: number, qualifying: number, counts: Float64Array): void {
  const hand = POKER_HANDS.indexOf(handOf(player))
  add(ledger, placeOf(true, 'higher', hand), counts[WIN_QUALIFIED]!)
  add(ledger, placeOf(false, 'higher', hand), counts[WIN_UNQUALIFIED]!)
  add(ledger, placeOf(player >= qualifying, 'equal', hand), counts[TIE]!)
  add(ledger, placeOf(true, 'lower', hand), counts[LOSS_QUALIFIED]!)
  add(ledger, placeOf(false, 'lower', hand), counts[LOSS_UNQUALIFIED]!)
}

interface Entry {
  readonly ending: Ending
  readonly ways: number
  readonly net: number
}

const entriesOf = (rules: CasinoRules, ledger: Ledger): readonly Entry[] =>
  ENDINGS.map((ending, i) => ({ ending, ways: ledger[i]!, net: netOf(nets(rules, ending)) })).filter(
    ({ ways }) => ways !== 0,
  )

/** The net results in antes, ascending, and their ways. */
export function outcomesOf(rules: CasinoRules, ledger: Ledger): Outcome[] {
  const ways = new Map<number, number>()
  for (const entry of entriesOf(rules, ledger)) ways.set(entry.net, (ways.get(entry.net) ?? 0) + entry.ways)
  return [...ways].sort(([a], [b]) => a - b)
}

/** The least common denominator of the ante's pays: every net is a whole number of such parts of an ante. */
export function unitOf(rules: CasinoRules): bigint {
  const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))
  const parts = Object.values(rules.pays.ante).map((pay) => exactDecimal(pay).den)
  return parts.reduce((lcm, den) => (lcm / gcd(lcm, den)) * den, 1n)
}

export function evOf(rules: CasinoRules, ledger: Ledger, deals: number): Ev {
  const unit = unitOf(rules)
  const num = entriesOf(rules, ledger).reduce((sum, { ways, net }) => {
    const exactNet = exactDecimal(net)
    return sum + BigInt(ways) * exactNet.num * (unit / exactNet.den)
  }, 0n)
  return exact(num, BigInt(deals) * unit)
}

type Fact = { readonly name: string; readonly ways: number }

/** The facts of a call for the proof line. */
export const TALLY = { wins: 'wins', ties: 'ties', loses: 'loses', noGame: 'dealer has no game' } as const

/** How a call's showdowns go: wins, ties and losses against a game, and the dealers without one. */
export function tallyOf(rules: CasinoRules, ledger: Ledger): readonly Fact[] {
  const entries = entriesOf(rules, ledger)
  const fact = (name: string, holds: (ending: Extract<Ending, { kind: 'showdown' }>) => boolean): Fact => ({
    name,
    ways: entries.reduce((sum, { ending, ways }) => sum + (ending.kind === 'showdown' && holds(ending) ? ways : 0), 0),
  })
  return [
    fact(TALLY.wins, ({ qualified, comparison }) => qualified && comparison === 'higher'),
    fact(TALLY.ties, ({ qualified, comparison }) => qualified && comparison === 'equal'),
    fact(TALLY.loses, ({ qualified, comparison }) => qualified && comparison === 'lower'),
    fact(TALLY.noGame, ({ qualified }) => !qualified),
  ]
}
