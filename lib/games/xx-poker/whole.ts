import { gatherClasses } from '@/lib/games/cells'
import { exact, tidyNet } from '@/lib/games/ev'
import type { GameFigures } from '@/lib/games/figures'
import { threeCardCell, threeCardCellName } from '@/lib/games/maps'
import { varianceOf } from '@/lib/games/outcomes'
import type { Outcome } from '@/lib/games/solution'
import type { Progress, WholeOptions } from '@/lib/games/solver'
import { choose } from '@/lib/math/combinations'
import { exactDecimal, fraction } from '@/lib/math/fraction'
import type { Ledger } from './communal'
import { type IntegerPays, integerPays } from './contests'
import { type Contested, playHands } from './ledgers'
import { type AddOn, POSITIONS, type XxRules } from './rules'
import { paysAt, RESULTS } from './settle'
import { adding } from './state'
import { findStrategy, type Strategy } from './strategy'
import { type SuitClass, suitClasses } from '@/lib/cards/suit-classes'

const HANDS = choose(52, 3)
const DEALS_PER_HAND = 49 * 48 * choose(47, 3)
const DEALS = BigInt(HANDS) * BigInt(DEALS_PER_HAND)

interface Played extends SuitClass, Contested {
  readonly adds: boolean
}

/** All hands with what they come to; an exact tie of the add-on is declined, the cheaper way. */
function play(pays: IntegerPays, { adds, choosing }: Strategy, onProgress?: Progress): readonly Played[] {
  const contests = playHands(pays, choosing, onProgress)
  return suitClasses().map((one, i) => ({
    ...one,
    ...contests[i]!,
    adds: adds === undefined ? contests[i]!.total > 0n : adds(one.hand),
  }))
}

/** How often each result comes at each position, over the hands that add on, or over those that do not. */
function sumLedgers(played: readonly Played[], adds: boolean): Ledger {
  const sum = new Float64Array(POSITIONS.length * RESULTS.length)
  for (const one of played)
    if (one.adds === adds) one.ledger.forEach((ways, at) => (sum[at] = sum[at]! + ways * one.hands))
  return sum
}

function outcomesOf(
  rules: XxRules,
  stakes: readonly { readonly stake: number; readonly ledger: Ledger }[],
): readonly Outcome[] {
  const pays = POSITIONS.flatMap((position) => paysAt(rules, position))
  const ways = new Map<number, number>()
  for (const { stake, ledger } of stakes)
    ledger.forEach((n, at) => {
      const net = tidyNet(pays[at]! * stake)
      if (n > 0) ways.set(net, (ways.get(net) ?? 0) + n)
    })
  return [...ways].sort((a, b) => a[0] - b[0])
}

/** One entry for each hand with its suits renamed, and one for each cell of the map. */
function startingClasses(
  rules: XxRules,
  played: readonly Played[],
  unit: number,
): Pick<GameFigures, 'classes' | 'cells'> {
  const most = adding(Math.max(...rules.addOns) as AddOn)
  const stakes = [
    ...rules.addOns.map((addOn) => ({ action: adding(addOn), stake: exactDecimal(1 + addOn) })),
    { action: 'decline', stake: exactDecimal(1) },
  ]
  const den = BigInt(DEALS_PER_HAND) * BigInt(unit)
  const parts = played.map(({ id, hand, hands, total, adds }) => ({
    id,
    hand,
    deals: hands,
    options: stakes.map(({ action, stake }) => ({ action, ev: exact(total * stake.num, den * stake.den) })),
    taken: adds ? most : 'decline',
  }))
  return {
    classes: gatherClasses(parts.map((part) => ({ ...part, into: part.id }))),
    cells: gatherClasses(
      parts.map((part) => ({ ...part, into: threeCardCell(part.hand) })),
      threeCardCellName,
    ),
  }
}

function sharesOf(ledgers: readonly Ledger[]): Readonly<Record<string, number>> {
  const waysAt = (position: number): number =>
    ledgers.reduce(
      (sum, ledger) =>
        sum +
        ledger.slice(position * RESULTS.length, (position + 1) * RESULTS.length).reduce((all, ways) => all + ways, 0),
      0,
    )
  return Object.fromEntries(POSITIONS.map((position, i) => [position, waysAt(i) / Number(DEALS)]))
}

function figures(rules: XxRules, played: readonly Played[], unit: number): GameFigures {
  const most = Math.max(...rules.addOns) as AddOn
  const part = exactDecimal(most)
  const sum = played.reduce(
    (all, { total, hands, adds }) => all + total * BigInt(hands) * (part.den + (adds ? part.num : 0n)),
    0n,
  )
  const added = played.reduce((all, { adds, hands }) => all + (adds ? hands : 0), 0)
  const averageBet = fraction(BigInt(HANDS) * part.den + BigInt(added) * part.num, BigInt(HANDS) * part.den)
  const [declined, raised] = [sumLedgers(played, false), sumLedgers(played, true)]
  const outcomes = outcomesOf(rules, [
    { stake: 1, ledger: declined },
    { stake: 1 + most, ledger: raised },
  ])
  return {
    ev: exact(sum, DEALS * BigInt(unit) * part.den),
    averageBet: exact(averageBet.num, averageBet.den),
    frequencies: { [adding(most)]: added / HANDS, decline: (HANDS - added) / HANDS },
    ends: sharesOf([declined, raised]),
    variance: varianceOf(outcomes, DEALS),
    outcomes,
    ...startingClasses(rules, played, unit),
    method: 'exact',
  }
}

/** The whole game over all 22,100 × 38,137,680 deals: best play, or one of STRATEGIES by its id. Of the add-ons offered the largest is made. */
export function whole(rules: XxRules, options: WholeOptions = {}, onProgress?: Progress): GameFigures {
  const strategy = findStrategy(options.strategy)
  const pays = integerPays(rules)
  const played = play(pays, strategy, onProgress)
  onProgress?.(1)
  return figures(rules, played, pays.unit)
}
