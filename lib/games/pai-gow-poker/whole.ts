import { exact } from '@/lib/games/ev'
import type { GameFigures, StartingClass } from '@/lib/games/figures'
import { varianceOf } from '@/lib/games/outcomes'
import type { Outcome } from '@/lib/games/solution'
import type { Progress, WholeOptions } from '@/lib/games/solver'
import { choose } from '@/lib/math/combinations'
import { exactDecimal } from '@/lib/math/fraction'
import {
  clausesIn,
  type Dealing,
  duel,
  type DuelCounts,
  knownClauseHands,
  knownDuel,
  tableOf,
} from '@/lib/engines/pai-gow/index'
import { FOLLOW } from './manners'
import { wholeOptimal } from './optimal'
import { dealingOf, type PaiGowRules } from './rules'
import { ENDINGS, endingNets } from './settle'
import { OPTIMAL, wayOf } from './strategy'

/** Wins, pushes and losses of the whole game, in how many of the 8,250,459,031,214,400 deals. */
interface Endings {
  readonly win: bigint
  readonly push: bigint
  readonly loss: bigint
}

// ——— Duels ———————————————————————————————————————————————————————————————————————————————————————————————

const MOST_KEPT = 8
const kept: {
  readonly player: Dealing
  readonly other: Dealing
  readonly banking: boolean
  readonly counts: DuelCounts
}[] = []

const areSame = (a: Dealing, b: Dealing): boolean =>
  a.way === b.way && a.wheel === b.wheel && a.keepComplete === b.keepComplete

/** The player's way against the other side's, every deal counted: some seconds the first time, then kept (the last few). */
export function playDuel(player: Dealing, other: Dealing, banking: boolean, onProgress?: Progress): DuelCounts {
  const known = kept.find((one) => areSame(one.player, player) && areSame(one.other, other) && one.banking === banking)
  if (known) return known.counts
  const counts = duel(tableOf(player), tableOf(other), banking, onProgress)
  kept.push({ player, other, banking, counts })
  if (kept.length > MOST_KEPT) kept.shift()
  return counts
}

const sumOf = (counts: readonly bigint[]): bigint => counts.reduce((sum, n) => sum + n, 0n)

function endingsOf({ wins, losses, deals }: DuelCounts): Endings {
  const [win, loss] = [sumOf(wins), sumOf(losses)]
  return { win, push: deals - win - loss, loss }
}

/** The player's way against the banker's, or against the dealer's where the player banks: whoever banks wins the copies. */
export const endingsOfDuel = (player: Dealing, other: Dealing, banking: boolean, onProgress?: Progress): Endings =>
  endingsOf(playDuel(player, other, banking, onProgress))

// ——— Figures —————————————————————————————————————————————————————————————————————————————————————————————

/** How many hands each clause of a way sets. */
const clauseHandsOf = (dealing: Dealing): readonly number[] =>
  knownClauseHands(dealing) ?? Array.from(tableOf(dealing).clauseHands)

/** How often each clause of a way sets a hand. */
function clauseShares(dealing: Dealing): Readonly<Record<string, number>> {
  const clauseHands = clauseHandsOf(dealing)
  const all = clauseHands.reduce((sum, n) => sum + n, 0)
  return Object.fromEntries(clausesIn(dealing).map(({ id }, i) => [id, clauseHands[i]! / all]))
}

/** Hands that the other side can have. */
const OTHER_HANDS = BigInt(choose(46, 7))

/** Each clause with what the hands that it sets are worth; those that set no hand are left out. */
function clauseCells(
  { commission }: PaiGowRules,
  player: Dealing,
  { wins, losses }: DuelCounts,
): readonly StartingClass[] {
  const clauseHands = clauseHandsOf(player)
  const { num, den } = exactDecimal(commission)
  return clausesIn(player).flatMap(({ id, sentence }, i) => {
    const deals = clauseHands[i]!
    if (deals === 0) return []
    const ev = exact(wins[i]! * (den - num) - losses[i]! * den, BigInt(deals) * OTHER_HANDS * den)
    return [{ id, name: sentence, deals, options: [{ action: FOLLOW, ev }] }]
  })
}

/** The net results with their ways, ascending; equal ones as one: with a commission of one a win is a push. */
function outcomesOf(rules: PaiGowRules, ends: Endings): readonly Outcome[] {
  const nets = endingNets(rules)
  const ways = new Map<number, number>()
  for (const ending of ENDINGS) ways.set(nets[ending], (ways.get(nets[ending]) ?? 0) + Number(ends[ending]))
  return [...ways].sort((a, b) => a[0] - b[0])
}

function figuresOf(rules: PaiGowRules, player: Dealing, counts: DuelCounts): GameFigures {
  const ends = endingsOf(counts)
  const { num, den } = exactDecimal(rules.commission)
  const outcomes = outcomesOf(rules, ends)
  return {
    ev: exact(ends.win * (den - num) - ends.loss * den, counts.deals * den),
    averageBet: exact(1, 1),
    frequencies: clauseShares(player),
    variance: varianceOf(outcomes, counts.deals),
    outcomes,
    cells: clauseCells(rules, player, counts),
    method: 'exact',
  }
}

/**
 * The whole game: a house way against the house way of the rules, every deal counted, at once for ways that are on file and else in some
 * seconds; or the best setting of every hand (`optimal`), from a sample. Without a strategy the player sets by the same way as the other
 * side.
 */
export function whole(rules: PaiGowRules, { strategy }: WholeOptions = {}, onProgress?: Progress): GameFigures {
  const other = dealingOf(rules)
  const player = strategy === undefined || strategy === OPTIMAL ? other : { ...other, way: wayOf(strategy) }
  const share = strategy === OPTIMAL ? DUEL_SHARE : 1
  const counts =
    knownDuel(player, other, rules.banking) ??
    playDuel(player, other, rules.banking, (done) => onProgress?.(share * done))
  const figures = figuresOf(rules, player, counts)
  if (strategy === OPTIMAL) return wholeOptimal(rules, figures, (done) => onProgress?.(share + (1 - share) * done))
  onProgress?.(1)
  return figures
}

/** What of the time of `optimal` the duel takes at the most. */
const DUEL_SHARE = 0.05
