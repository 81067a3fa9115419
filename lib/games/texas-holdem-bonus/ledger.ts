import { handOf } from '@/lib/cards/strength'
import { POKER_HANDS } from '@/lib/cards/hands'
import { exact } from '@/lib/games/ev'
import type { Ev, Option, Outcome } from '@/lib/games/solution'
import { LOSS_QUALIFIED, type Tally, TIE, WIN_QUALIFIED } from '@/lib/engines/holdem/index'
import type { BonusRules } from './rules'
import { type BonusAction, type Ending, netOf } from './round'

/*
 * How the deals of an option end, counted before any money is put on them: for each sum of bets, in how many deals the round ends in
 * each way. Every net is a whole number of antes.
 */

const ENDINGS: readonly Ending[] = [
  ...POKER_HANDS.map((hand): Ending => ({ kind: 'win', hand })),
  { kind: 'tie' },
  { kind: 'loss' },
  { kind: 'fold' },
]
const TIES = POKER_HANDS.length
const LOSSES = TIES + 1
const FOLDS = TIES + 2
const MOST_BET = 4

/** Ways by the antes bet besides the ante (0 to 4) and by ending. Counts stay below 2^53: a hand has 41,951,448,000 deals. */
export type Ledger = Float64Array

export const makeLedger = (): Ledger => new Float64Array((MOST_BET + 1) * ENDINGS.length)

const placeOf = (bets: number, ending: number): number => bets * ENDINGS.length + ending

function add(ledger: Ledger, bets: number, ending: number, ways: number): void {
  const at = placeOf(bets, ending)
  ledger[at] = ledger[at]! + ways
}

/** Enters what `meetDealers` counted for a hand of this strength against dealers who always qualify. */
export function record(ledger: Ledger, bets: number, player: number, counts: Float64Array): void {
  add(ledger, bets, POKER_HANDS.indexOf(handOf(player)), counts[WIN_QUALIFIED]!)
  add(ledger, bets, TIES, counts[TIE]!)
  add(ledger, bets, LOSSES, counts[LOSS_QUALIFIED]!)
}

export const recordFold = (ledger: Ledger, ways: number): void => add(ledger, 0, FOLDS, ways)

/** Enters results as the kernel counts them. */
export function recordTally(ledger: Ledger, bets: number, { winsQualified, ties, lossesQualified }: Tally): void {
  winsQualified.forEach((ways, hand) => add(ledger, bets, hand, ways))
  add(ledger, bets, TIES, ties)
  add(ledger, bets, LOSSES, lossesQualified)
}

/** Adds the deals of one sum of bets in a ledger to another sum of bets in another. */
export function addLedger(into: Ledger, bets: number, from: Ledger, fromBets: number): void {
  for (let ending = 0; ending < ENDINGS.length; ending++) add(into, bets, ending, from[placeOf(fromBets, ending)]!)
}

/** What one more ante of bet would net over all deals of one sum of bets: whether it is right to bet it. */
export function worthOfAnAnte(rules: BonusRules, ledger: Ledger, bets: number): number {
  return ENDINGS.reduce(
    (sum, ending, i) => sum + ledger[placeOf(bets, i)]! * (netOf(rules, 1, ending) - netOf(rules, 0, ending)),
    0,
  )
}

interface Entry {
  readonly bets: number
  readonly ending: Ending
  readonly ways: number
  readonly net: number
}

function entriesOf(rules: BonusRules, ledger: Ledger): readonly Entry[] {
  const entries: Entry[] = []
  ledger.forEach((ways, i) => {
    const bets = Math.floor(i / ENDINGS.length)
    const ending = ENDINGS[i % ENDINGS.length]!
    if (ways !== 0) entries.push({ bets, ending, ways, net: netOf(rules, bets, ending) })
  })
  return entries
}

/** The net results in antes, ascending, and their ways. */
export function outcomesOf(rules: BonusRules, ledger: Ledger): Outcome[] {
  const ways = new Map<number, number>()
  for (const entry of entriesOf(rules, ledger)) ways.set(entry.net, (ways.get(entry.net) ?? 0) + entry.ways)
  return [...ways].sort(([a], [b]) => a - b)
}

export const evOf = (rules: BonusRules, ledger: Ledger, deals: number): Ev =>
  exact(
    entriesOf(rules, ledger).reduce((sum, { ways, net }) => sum + BigInt(ways) * BigInt(net), 0n),
    deals,
  )

type Fact = { readonly name: string; readonly ways: number }

/** The facts of an option for the proof line. */
export const TALLY = {
  wins: 'wins',
  ties: 'ties',
  loses: 'loses',
  paid: 'wins with the ante paid',
  most: 'all bets made',
} as const

function tallyOf(entries: readonly Entry[]): readonly Fact[] {
  const fact = (name: string, holds: (entry: Entry) => boolean): Fact => ({
    name,
    ways: entries.reduce((sum, entry) => sum + (holds(entry) ? entry.ways : 0), 0),
  })
  const most = Math.max(...entries.map(({ bets }) => bets))
  const spread = entries.some(({ bets }) => bets !== most) ? [fact(TALLY.most, ({ bets }) => bets === most)] : []
  return [
    fact(TALLY.wins, ({ ending }) => ending.kind === 'win'),
    fact(TALLY.ties, ({ ending }) => ending.kind === 'tie'),
    fact(TALLY.loses, ({ ending }) => ending.kind === 'loss'),
    fact(TALLY.paid, ({ ending, bets, net }) => ending.kind === 'win' && net > bets),
    ...spread,
  ]
}

/** An option from its ledger: its EV over `deals` equally likely deals, its outcomes and the facts for the proof line. */
export function optionOf(rules: BonusRules, action: BonusAction, ledger: Ledger, deals: number): Option<BonusAction> {
  const option = { action, ev: evOf(rules, ledger, deals), outcomes: outcomesOf(rules, ledger) }
  return action === 'fold' ? option : { ...option, tally: tallyOf(entriesOf(rules, ledger)) }
}
