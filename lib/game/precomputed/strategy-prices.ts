import type { GameFigures } from '@/lib/game/figures'
import { entriesUnder } from '@/lib/game/precomputed/data'
import type { AnyGame, Rules } from '@/lib/game/game'
import { keepEv, type KeptEv, readEv } from '@/lib/game/precomputed/kept-ev'
import { data } from '@/lib/games/registry/made/data/strategy-prices'
import { madeKey } from '@/lib/game/rules'

/*
 * What every strategy costs under every variant of its game, computed beforehand by `npm run make:strategy-prices`,
 * because a page shows a dozen of them at once. Fractions are kept without loss.
 */

interface Stored {
  readonly ev: KeptEv
  readonly averageBet: KeptEv
  readonly standardError?: number
}

/** What a strategy is worth. */
export type Price = Pick<GameFigures, 'ev' | 'averageBet' | 'standardError'>

const PRICES = entriesUnder<Stored>(data, 'prices')

/** The price of a strategy, or of best play without one; undefined if it wasn't computed beforehand. */
export function strategyPrice(game: AnyGame, rules: Rules, strategy?: string): Price | undefined {
  const found = PRICES[madeKey(game, rules, strategy)]
  return found && { ...found, ev: readEv(found.ev), averageBet: readEv(found.averageBet) }
}

/** A price as the file keeps it. */
export const keepPrice = ({ ev, averageBet, standardError }: Price): Stored => ({
  ev: keepEv(ev),
  averageBet: keepEv(averageBet),
  ...(standardError === undefined ? {} : { standardError }),
})
