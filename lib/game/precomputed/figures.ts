import type { GameFigures } from '@/lib/game/figures'
import type { AnyGame, Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { entriesUnder } from '@/lib/game/precomputed/data'
import { keepEv, type KeptEv, readEv } from '@/lib/game/precomputed/kept-ev'
import { data } from '@/lib/games/registry/made/data/figures'
import { madeKey } from '@/lib/game/rules'
import { isSlow } from '@/lib/game/precomputed/slow-ways'

/*
 * The figures of whole games that take too long for a page to wait, computed beforehand by `npm run make:figures`. EVs
 * are kept without loss: fractions as text, doubles as they print.
 */

export interface Made extends Omit<GameFigures, 'ev' | 'averageBet' | 'classes' | 'cells'> {
  readonly ev: KeptEv
  readonly averageBet: KeptEv
}

const MADE = entriesUnder<Made>(data, 'figures')

/** The figures of a whole game from the file; undefined if they have to be computed. */
export function madeFigures(game: AnyGame, rules: Rules, strategy?: string): GameFigures | undefined {
  const found = MADE[madeKey(game, rules, strategy)]
  return found && { ...found, ev: readEv(found.ev), averageBet: readEv(found.averageBet) }
}

/** Whether a page can have the figures of a strategy without a long wait. */
export const isAtHand = (game: AnyTaughtGame, rules: Rules, strategy: string): boolean =>
  !isSlow(game, strategy) || madeFigures(game, rules, strategy) !== undefined

/** Figures as the file keeps them, without starting classes and the cells of the map. */
export function keepFigures({ ev, averageBet, classes: _, cells: __, ...figures }: GameFigures): Made {
  return { ...figures, ev: keepEv(ev), averageBet: keepEv(averageBet) }
}
