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
import type { GameFigures, StartingClass } from '@/lib/game/figures'
import type { Solution } from '@/lib/game/solution'
import type { Progress, Solver, WholeOptions } from '@/lib/game/solver'
import { choose } from '@/lib/math/combinations'
import { FLOP_CARDS, step, type Texas21State, unseen } from './round'
import type { Texas21Rules } from './rules'
import { side } from './side'
import { findWay, WITH_FLOP } from './strategy'

// ——— The whole game —————————————————————————————————————————————————————————————————————————————————————

/** How a strategy plays, by its id; undefined means best play. Throws `RangeError` on an unknown id. */
function playingOf(rules: Texas21Rules, strategy: string | undefined): Playing {
  if (strategy === undefined || strategy === WITH_FLOP) return {}
  if (strategy === 'total-dependent') return { adviserUnder: (shoe, dealer) => totalDependent(rules, shoe, dealer) }
  const adviser = findWay(strategy).adviser!(rules)
  return { adviserUnder: () => adviser }
}

/** Every flop by the values of its cards: the counts it leaves in the shoe, and the number of ways to deal it. */
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

/**
 * Every first decision from a shoe with the EV of each action, in bets. `counts` has the shoe's cards by value, aces
 * first.
 */
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

/**
 * Plays the rounds, once for each set of rules and strategy. The pays for a blackjack and for side bets change no play,
 * so rules that differ only in these share a tally.
 */
function tallyOf(rules: Texas21Rules, strategy: string | undefined, onProgress?: Progress): Tally {
  const { pays: _, blackjackPays: __, ...others } = rules
  return playedOnce(JSON.stringify([others, strategy]), () => playAll(rules, strategy, onProgress))
}

/**
 * The whole game from a fresh shoe. Without `strategy` it is best play for the player's own cards and the up card;
 * `with-flop` looks at the flop too, over all 715 kinds. EVs are doubles, in bets; `valueSplit` says how splits are
 * valued. Throws `RangeError` on an unknown strategy.
 */
export function whole(rules: Texas21Rules, { strategy }: WholeOptions = {}, onProgress?: Progress): GameFigures {
  const tally = tallyOf(rules, strategy, onProgress)
  onProgress?.(1)
  return figuresOf(rules, tally)
}

// ——— One decision ———————————————————————————————————————————————————————————————————————————————————————

/** Every action at a decision. Throws if the state isn't a decision. */
export function solve(rules: Texas21Rules, state: Texas21State): Solution<BlackjackAction> {
  const now = step(rules, state)
  if (now.kind !== 'decide') throw new Error('the state is not at a decision')
  return solveRound(rules, state, now.stage, countValues(unseen(rules, state)))
}

export const solver: Solver<Texas21Rules, Texas21State, BlackjackAction> = { solve, whole, side }
