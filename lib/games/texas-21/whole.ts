import type { GameFigures, Progress, StartingClass, WholeOptions } from '@/lib/games/game'
import { choose } from '@/lib/math/combinations'
import { addRounds, emptyTally, type Playing, type Tally } from './rounds'
import type { Texas21Rules } from './rules'
import { freshCounts, VALUES } from './shoe'
import { STRATEGIES } from './strategy'
import { FLOP_CARDS } from './state'
import { totalDependent } from './total-dependent'

/** Who plays: nobody in particular for the best play. */
function playingOf(rules: Texas21Rules, strategy: string | undefined): Playing {
  if (strategy === undefined || strategy === 'with-flop') return {}
  if (strategy === 'total-dependent') return { adviserUnder: (shoe, dealer) => totalDependent(rules, shoe, dealer) }
  const found = STRATEGIES.find(({ id }) => id === strategy)
  if (!found || !('adviser' in found)) throw new RangeError(`“${strategy}” is no strategy of Texas 21`)
  const adviser = found.adviser(rules)
  return { adviserUnder: () => adviser }
}

/** Every flop by the values of its cards, and in how many ways it comes from the shoe. */
function* flopsOf(counts: readonly number[], cards = FLOP_CARDS, from = 0): Generator<{ readonly left: readonly number[]; readonly ways: number }> {
  if (cards === 0) yield { left: counts, ways: 1 }
  else if (from < VALUES)
    for (let n = 0; n <= Math.min(cards, counts[from]!); n++)
      for (const { left, ways } of flopsOf(counts.with(from, counts[from]! - n), cards - n, from + 1)) yield { left, ways: ways * choose(counts[from]!, n) }
}

function figures({ ev, bet, shares, classes }: Tally): GameFigures {
  return {
    ev: { kind: 'real', value: ev },
    averageBet: { kind: 'real', value: bet },
    frequencies: shares,
    ...(classes.length > 0 ? { classes } : {}),
    method: 'exact',
  }
}

/** Every first decision from a shoe, given as counts by value (aces first), with the EV of each action. */
export function startingClasses(rules: Texas21Rules, counts: readonly number[]): readonly StartingClass[] {
  const tally = emptyTally()
  addRounds(rules, counts, 1, {}, tally)
  return tally.classes
}

/**
 * The whole game from a fresh shoe, off the top. Without a strategy the best play for one's own cards and the up card; `with-flop` counts
 * the flop too and goes through all 715 of its kinds. The EVs are doubles; splits are valued as `valueSplit` says.
 */
export function whole(rules: Texas21Rules, { strategy }: WholeOptions = {}, onProgress?: Progress): GameFigures {
  const playing = playingOf(rules, strategy)
  const fresh = freshCounts(rules.decks)
  const tally = emptyTally()
  if (strategy !== 'with-flop') addRounds(rules, fresh, 1, playing, tally, onProgress)
  else {
    const flops = [...flopsOf(fresh)]
    const all = choose(fresh.reduce((sum, n) => sum + n, 0), FLOP_CARDS)
    flops.forEach(({ left, ways }, i) => {
      onProgress?.(i / flops.length)
      addRounds(rules, left, ways / all, { insures: true, isBrief: true }, tally)
    })
  }
  onProgress?.(1)
  return figures(tally)
}
