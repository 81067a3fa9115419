import stored from '@/content/errata/figures.json' with { type: 'json' }
import type { AnyGame, Rules } from '@/lib/game/game'
import { type KeptEv, readEv } from '@/lib/game/precomputed/kept-ev'
import { tablePrice } from '@/lib/game/precomputed/known-tables'
import { madeFigures } from '@/lib/game/precomputed/figures'
import { madeKey } from '@/lib/game/rules'
import { strategyPrice } from '@/lib/game/precomputed/strategy-prices'
import type { Whole } from './measure'

/* Whole games that published figures refer to and that were computed beforehand, here or for other pages. */

interface Kept {
  readonly command: string
  readonly ev: KeptEv
  readonly averageBet: KeptEv
  readonly standardError: number
}

/** The contents of content/errata/figures.json, by the key of `madeKey`, each with the command that prints it. */
export const KEPT = stored.figures as unknown as Readonly<Record<string, Kept>>

const keptWhole = ({ ev, averageBet, standardError }: Kept): Whole => ({
  ev: readEv(ev),
  averageBet: readEv(averageBet),
  standardError,
})

/** A whole game that is already computed; undefined if it has to be solved. `complete`: with more than its EV. */
export function wholeAtHand(
  game: AnyGame,
  rules: Rules,
  strategy: string | undefined,
  complete: boolean,
): Whole | undefined {
  const made = madeFigures(game, rules, strategy)
  if (made || complete) return made
  const kept = KEPT[madeKey(game, rules, strategy)]
  if (kept) return keptWhole(kept)
  return strategyPrice(game, rules, strategy) ?? tablePrice(game, rules, strategy)
}
