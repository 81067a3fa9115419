import { spotOf, sideOf, wholeOf } from '@/app/[game]/_guide/figures'
import type { AnyGame, PayTable } from '@/lib/games/game'
import { findGame } from '@/lib/games/index'
import { makeRules } from '@/lib/games/rules'
import { recompute, type Recompute, rulesOfFigure } from '@/lib/errata/command'
import { wholeAtHand } from '@/lib/errata/made'
import { type Engine, measure } from '@/lib/errata/measure'
import { type Figure, PUBLISHED, type Published, type Reading } from '@/lib/errata/published'
import { type Measured, type Verdict, verdictOf } from '@/lib/errata/verdict'

/* The published figures beside the engine's, worked out while the site is built. */

export interface WorkedReading {
  readonly reading: Reading
  readonly measured: Measured
  readonly verdict: Verdict
}

export interface Worked {
  readonly published: Published
  readonly game: AnyGame
  readonly verdict: Verdict
  readonly measured?: Measured
  readonly recompute?: Recompute
  readonly readings: readonly WorkedReading[]
}

/** Figures that a stored price does not hold. */
const COMPLETE: readonly Figure['kind'][] = ['deviation', 'share']

function engineFor(game: AnyGame, figure: Figure): Engine {
  const rules = rulesOfFigure(game, figure)
  return {
    whole: async (strategy) =>
      wholeAtHand(game, rules, strategy, COMPLETE.includes(figure.kind)) ?? (await wholeOf(game, rules, strategy)),
    side: (bet, meter) => sideOf(game, rules, bet, meter === undefined ? {} : { meter }),
    solve: async (spot) => (await spotOf(game, { ...spot, rules: makeRules(game, rules) })).solution,
    pay: (bet, hand) => (rules.pays[bet] as PayTable)[hand]!,
  }
}

async function workReading(game: AnyGame, published: Published, reading: Reading): Promise<WorkedReading> {
  const measured = await measure(reading.figure, engineFor(game, reading.figure))
  return { reading, measured, verdict: verdictOf(published, measured) }
}

/** One published figure, ours beside it, and whether they are the same. */
export async function work(published: Published): Promise<Worked> {
  const game = findGame(published.game)!
  const readings = await Promise.all((published.readings ?? []).map((reading) => workReading(game, published, reading)))
  const { ours } = published
  if (!ours) return { published, game, verdict: verdictOf(published, undefined), readings }
  const measured = await measure(ours, engineFor(game, ours))
  return {
    published,
    game,
    verdict: verdictOf(published, measured),
    measured,
    recompute: recompute(game, ours),
    readings,
  }
}

export const workAll = (): Promise<readonly Worked[]> => Promise.all(PUBLISHED.map(work))
