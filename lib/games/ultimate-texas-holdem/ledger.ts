import { POKER_HANDS, type PokerHand } from '@/lib/cards/hands'
import { exact } from '@/lib/games/ev'
import type { Ev, Option, Outcome } from '@/lib/games/solution'
import {
  LOSS_QUALIFIED,
  LOSS_UNQUALIFIED,
  type Tally,
  TIE,
  WIN_QUALIFIED,
  WIN_UNQUALIFIED,
} from '@/lib/engines/holdem/index'
import { exactDecimal } from '@/lib/math/fraction'
import type { UltimateRules } from './rules'
import { type Ending, netOf, nets, type UltimateAction } from './round'

/*
 * How the deals of an option end, counted before any money is put on them: for each Play bet, in how many deals the round
 * ends in each way. Pays come in only at the end, as exact fractions, so that nothing is ever rounded.
 */

const won = (qualified: boolean): Ending[] => POKER_HANDS.map((hand) => ({ kind: 'win', qualified, hand }))

/** Every way a round can end that money tells apart. */
const ENDINGS: readonly Ending[] = [
  ...won(true),
  ...won(false),
  { kind: 'tie' },
  { kind: 'loss', qualified: true },
  { kind: 'loss', qualified: false },
  { kind: 'fold' },
]
const TIES = 2 * POKER_HANDS.length
const FOLDS = TIES + 3

/** Ways by Play bet (0 to 4 antes) and ending. Counts stay below 2^53: there are 2,097,572,400 deals to a hand. */
export type Ledger = Float64Array

export const makeLedger = (): Ledger => new Float64Array(5 * ENDINGS.length)

/** The endings of a showdown with a hand, in the order of the places of `lib/engines/holdem/showdown.ts`. */
function showdownEndings(hand: PokerHand): readonly number[] {
  const at: number[] = []
  at[WIN_QUALIFIED] = POKER_HANDS.indexOf(hand)
  at[WIN_UNQUALIFIED] = POKER_HANDS.length + POKER_HANDS.indexOf(hand)
  at[TIE] = TIES
  at[LOSS_QUALIFIED] = TIES + 1
  at[LOSS_UNQUALIFIED] = TIES + 2
  return at
}

const AT_SHOWDOWN = Object.fromEntries(POKER_HANDS.map((hand) => [hand, showdownEndings(hand)])) as Record<
  PokerHand,
  readonly number[]
>

/** What each count of a showdown with this hand and Play bet nets, in antes. */
export const showdownNets = (rules: UltimateRules, raise: number, hand: PokerHand): number[] =>
  AT_SHOWDOWN[hand].map((ending) => netOf(nets(rules, raise, ENDINGS[ending]!)))

/** Enters what a showdown with this hand and Play bet counted. */
export function record(ledger: Ledger, raise: number, hand: PokerHand, counts: Float64Array): void {
  AT_SHOWDOWN[hand].forEach((ending, i) => {
    const at = raise * ENDINGS.length + ending
    ledger[at] = ledger[at]! + counts[i]!
  })
}

/** Enters the results of a whole hand as the kernel counts them. */
export function recordTally(ledger: Ledger, raise: number, tally: Tally): void {
  const at = raise * ENDINGS.length
  const enter = (ending: number, ways: number): void => {
    ledger[at + ending] = ledger[at + ending]! + ways
  }
  tally.winsQualified.forEach((ways, hand) => enter(hand, ways))
  tally.winsShort.forEach((ways, hand) => enter(POKER_HANDS.length + hand, ways))
  enter(TIES, tally.ties)
  enter(TIES + 1, tally.lossesQualified)
  enter(TIES + 2, tally.lossesShort)
}

export function recordFold(ledger: Ledger, ways: number): void {
  ledger[FOLDS] = ledger[FOLDS]! + ways
}

interface Entry {
  readonly raise: number
  readonly ending: Ending
  readonly ways: number
  readonly net: number
}

function entriesOf(rules: UltimateRules, ledger: Ledger): Entry[] {
  const entries: Entry[] = []
  ledger.forEach((ways, i) => {
    if (ways === 0) return
    const raise = Math.floor(i / ENDINGS.length)
    const ending = ENDINGS[i % ENDINGS.length]!
    entries.push({ raise, ending, ways, net: netOf(nets(rules, raise, ending)) })
  })
  return entries
}

/** The least common denominator of the Blind's pays: every net of the game is a whole number of such parts of an ante. */
export function unitOf(rules: UltimateRules): bigint {
  const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))
  const parts = Object.values(rules.pays.blind).map((pay) => exactDecimal(pay).den)
  return parts.reduce((lcm, den) => (lcm / gcd(lcm, den)) * den, 1n)
}

function evOf(rules: UltimateRules, entries: readonly Entry[], deals: number): Ev {
  const unit = unitOf(rules)
  const num = entries.reduce((sum, { ways, net }) => {
    const exactNet = exactDecimal(net)
    return sum + BigInt(ways) * exactNet.num * (unit / exactNet.den)
  }, 0n)
  return exact(num, BigInt(deals) * unit)
}

/** The net results of a ledger in antes, ascending, and their ways. */
export function outcomesOf(rules: UltimateRules, ledger: Ledger): Outcome[] {
  const entries = entriesOf(rules, ledger)
  const ways = new Map<number, number>()
  for (const entry of entries) ways.set(entry.net, (ways.get(entry.net) ?? 0) + entry.ways)
  return [...ways].sort(([a], [b]) => a - b)
}

/** An option from its ledger: its EV over `deals` equally likely deals, its outcomes and the facts for the proof line. */
export function optionOf(
  rules: UltimateRules,
  action: UltimateAction,
  ledger: Ledger,
  deals: number,
): Option<UltimateAction> {
  const entries = entriesOf(rules, ledger)
  return {
    action,
    ev: evOf(rules, entries, deals),
    outcomes: outcomesOf(rules, ledger),
    tally: tallyOf(action, entries),
  }
}

type Fact = { readonly name: string; readonly ways: number }

/** A raise is told by how the showdowns go, a check also by what is done later. */
function tallyOf(action: UltimateAction, entries: readonly Entry[]): Fact[] {
  const fact = (name: string, holds: (entry: Entry) => boolean): Fact => ({
    name,
    ways: entries.filter(holds).reduce((sum, { ways }) => sum + ways, 0),
  })
  const folds = fact('folds', ({ ending }) => ending.kind === 'fold')
  if (action === 'fold') return [folds]
  const showdown = [
    fact('wins', ({ ending }) => ending.kind === 'win'),
    fact('ties', ({ ending }) => ending.kind === 'tie'),
    fact('loses', ({ ending }) => ending.kind === 'loss'),
  ]
  if (action !== 'check')
    return [...showdown, fact('dealer does not qualify', ({ ending }) => 'qualified' in ending && !ending.qualified)]
  const later = [2, 1].map((raise) => fact(`raises ${raise}× later`, (entry) => entry.raise === raise))
  return [...showdown, folds, ...later.filter(({ ways }) => ways > 0)]
}
