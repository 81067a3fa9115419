'use client'

import type { Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { type Task, useTask } from '@/app/_components/use-task'
import type { GameFigures, StartingClass } from '@/lib/games/figures'
import { isSlow } from '@/lib/games/slow-ways'
import { ok, type Result } from '@/lib/result'
import { solverClient } from '@/lib/solver/client'
import { type Priced, pricedWays } from './words'

/** Prices under rules that the page did not bring. */
export interface Pricing extends Omit<Task<Prices, Prices>, 'value' | 'part'>, Prices {}

/** What is known of them, while they are worked out too. */
interface Prices {
  readonly priced: Priced | null
  /** Best play by the cells of the game's map: known before the ways are priced. */
  readonly cells: readonly StartingClass[] | null
  /** The part done, 0 to 1. */
  readonly progress: number
}

const CHANNEL = 'strategy'
const NOTHING: Prices = { priced: null, cells: null, progress: 0 }

/** The ways that a worker prices while somebody waits. */
const askedOf = (game: AnyTaughtGame): readonly (string | undefined)[] => [
  undefined,
  ...(game.strategies ?? []).map(({ id }) => id).filter((id) => !isSlow(game, id)),
]

/**
 * Solves the whole game for best play and then, unless `bestOnly`, once for each way to play, one after the other; null game or
 * rules ask nothing. New rules end what was asked before.
 */
export function usePriced(game: AnyTaughtGame | null, rules: Rules | null, bestOnly: boolean): Pricing {
  const key = game && rules && JSON.stringify([game.id, bestOnly, rules])
  const { value, part, ...task } = useTask<Prices, Prices>(key, (signal, onPart) =>
    priceWays(game!, rules!, { bestOnly, signal, onPart }),
  )
  return { ...(value ?? part ?? NOTHING), ...task }
}

interface Needs {
  readonly bestOnly: boolean
  readonly signal: AbortSignal
  readonly onPart: (part: Prices) => void
}

async function priceWays(
  game: AnyTaughtGame,
  rules: Rules,
  { bestOnly, signal, onPart }: Needs,
): Promise<Result<Prices>> {
  const found = new Map<string | undefined, GameFigures>()
  const asked = bestOnly ? [undefined] : askedOf(game)
  let cells: readonly StartingClass[] | null = null
  for (const [i, strategy] of asked.entries()) {
    const result = await solverClient().whole(
      { game: game.id, rules, ...(strategy !== undefined && { options: { strategy } }) },
      {
        channel: CHANNEL,
        signal,
        onProgress: (done) => onPart({ priced: null, cells, progress: (i + done) / asked.length }),
      },
    )
    if (!result.ok) return result
    found.set(strategy, result.value.value)
    cells ??= result.value.value.cells ?? []
    onPart({ priced: null, cells, progress: (i + 1) / asked.length })
  }
  return ok({ priced: bestOnly ? null : (pricedWays(game, rules, (id) => found.get(id)) ?? null), cells, progress: 1 })
}
