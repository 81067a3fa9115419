import {
  addRounds,
  type BlackjackAction,
  classesOf,
  countValues,
  emptyTally,
  figuresOf,
  freshCounts,
  type Playing,
  solveRound,
  type Tally,
  tallyMemory,
  totalDependent,
  VALUES,
} from '@/lib/engines/blackjack/index'
import type { GameFigures, StartingClass } from '@/lib/games/figures'
import type { Solution } from '@/lib/games/solution'
import type { Progress, Solver, WholeOptions } from '@/lib/games/solver'
import { choose } from '@/lib/math/combinations'
import { FLOP_CARDS, step, type Texas21State, unseen } from './round'
import type { Texas21Rules } from './rules'
import { side } from './side'
import { findWay, WITH_FLOP } from './strategy'

// ——— The whole game —————————————————————————————————————————————————————————————————————————————————————

/** How a strategy plays, by its id; best play for `undefined`. */
function playingOf(rules: Texas21Rules, strategy: string | undefined): Playing {
  if (strategy === undefined || strategy === WITH_FLOP) return {}
  if (strategy === 'total-dependent') return { adviserUnder: (shoe, dealer) => totalDependent(rules, shoe, dealer) }
  const adviser = findWay(strategy).adviser!(rules)
  return { adviserUnder: () => adviser }
}

/** Every flop by the values of its cards, and in how many ways it comes from the shoe. */
function* flopsOf(
  counts: readonly number[],
  cards = FLOP_CARDS,
  from = 0,
): Generator<{ readonly left: readonly number[]; readonly ways: number }> {
  if (cards === 0) yield { left: counts, ways: 1 }
  else if (from < VALUES)
    for (let n = 0; n <= Math.min(cards, counts[from]!); n++)
      for (const { left, ways } of flopsOf(counts.with(from, counts[from]! - n), cards - n, from + 1))
        yield { left, ways: ways * choose(counts[from]!, n) }
}

/** Every first decision from a shoe, given as counts by value (aces first), with the EV of each action. */
export function startingClasses(rules: Texas21Rules, counts: readonly number[]): readonly StartingClass[] {
  const tally = emptyTally()
  addRounds(rules, counts, 1, {}, tally)
  return classesOf(tally.firstPlays)
}

function playAll(rules: Texas21Rules, strategy: string | undefined, onProgress?: Progress): Tally {
  const playing = playingOf(rules, strategy)
  const fresh = freshCounts(rules.decks)
  const tally = emptyTally()
  if (strategy !== WITH_FLOP) {
    addRounds(rules, fresh, 1, playing, tally, onProgress)
    return tally
  }
  const flops = [...flopsOf(fresh)]
  const all = choose(
    fresh.reduce((sum, n) => sum + n, 0),
    FLOP_CARDS,
  )
  flops.forEach(({ left, ways }, i) => {
    onProgress?.(i / flops.length)
    addRounds(rules, left, ways / all, { insures: true, isBrief: true }, tally)
  })
  return tally
}

const playedOnce = tallyMemory()

/** The rounds played. Other pays for a blackjack, or for side bets, play nothing again. */
function tallyOf(rules: Texas21Rules, strategy: string | undefined, onProgress?: Progress): Tally {
  const { pays: _, blackjackPays: __, ...others } = rules
  return playedOnce(JSON.stringify([others, strategy]), () => playAll(rules, strategy, onProgress))
}

/**
 * The whole game from a fresh shoe, off the top. Without a strategy the best play for one's own cards and the up card; `with-flop` counts
 * the flop too and goes through all 715 of its kinds. The EVs are doubles; splits are valued as `valueSplit` says.
 */
export function whole(rules: Texas21Rules, { strategy }: WholeOptions = {}, onProgress?: Progress): GameFigures {
  const tally = tallyOf(rules, strategy, onProgress)
  onProgress?.(1)
  return figuresOf(rules, tally)
}

// ——— One decision ———————————————————————————————————————————————————————————————————————————————————————

/** Every action at a decision. Throws if the state is not at one. */
export function solve(rules: Texas21Rules, state: Texas21State): Solution<BlackjackAction> {
  const now = step(rules, state)
  if (now.kind !== 'decide') throw new Error('the state is not at a decision')
  return solveRound(rules, state, now.stage, countValues(unseen(rules, state)))
}

export const solver: Solver<Texas21Rules, Texas21State, BlackjackAction> = { solve, whole, side }
