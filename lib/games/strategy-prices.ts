import stored from '@/content/strategy-prices.json' with { type: 'json' }
import type { AnyGame, Ev, GameFigures, Rules } from '@/lib/games/game'
import { madeKey } from '@/lib/games/made'

/*
 * What every way to play costs under every variant of its game, worked out beforehand by `npm run make:strategy-prices`: a page shows a
 * dozen of them at once. Fractions are kept to the last digit.
 */

type StoredEv = readonly [num: string, den: string] | number

interface Stored {
  readonly ev: StoredEv
  readonly averageBet: StoredEv
  readonly standardError?: number
}

/** What a way to play is worth. */
export type Price = Pick<GameFigures, 'ev' | 'averageBet' | 'standardError'>

const PRICES = stored.prices as unknown as Readonly<Record<string, Stored>>

const readEv = (ev: StoredEv): Ev => (typeof ev === 'number' ? { kind: 'real', value: ev } : { kind: 'exact', num: BigInt(ev[0]), den: BigInt(ev[1]) })
const writeEv = (ev: Ev): StoredEv => (ev.kind === 'real' ? ev.value : [String(ev.num), String(ev.den)])

/** The price of a way to play, or of the best one; undefined where it was not worked out beforehand. */
export function strategyPrice(game: AnyGame, rules: Rules, strategy?: string): Price | undefined {
  const found = PRICES[madeKey(game, rules, strategy)]
  return found && { ...found, ev: readEv(found.ev), averageBet: readEv(found.averageBet) }
}

/** A price as the file keeps it. */
export const keepPrice = ({ ev, averageBet, standardError }: GameFigures): Stored => ({
  ev: writeEv(ev),
  averageBet: writeEv(averageBet),
  ...(standardError === undefined ? {} : { standardError }),
})

/** The prices that the file holds, as it holds them. */
export const storedPrices = (): Readonly<Record<string, Stored>> => PRICES
