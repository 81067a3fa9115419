'use client'

import type { Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { GameFigures, StartingClass } from '@/lib/games/figures'
import { isSlow } from '@/lib/games/slow-ways'
import type { Problem } from '@/lib/result'
import { solverClient } from '@/lib/solver/client'
import { type Priced, pricedWays } from './words'

/** Prices under rules that the page did not bring. */
export interface Pricing {
  readonly status: 'idle' | 'solving' | 'solved' | 'failed'
  readonly priced: Priced | null
  /** Best play by the cells of the game's map: known before the ways are priced. */
  readonly cells: readonly StartingClass[] | null
  readonly problem: Problem | null
  /** The part done, 0 to 1. */
  readonly progress: number
  readonly cancel: () => void
  readonly retry: () => void
}

type Held = Omit<Pricing, 'cancel' | 'retry'>

const CHANNEL = 'strategy'
const IDLE: Held = { status: 'idle', priced: null, cells: null, problem: null, progress: 0 }
const START: Held = { ...IDLE, status: 'solving' }

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
  const key = rules === null ? null : JSON.stringify(rules)
  const [tries, setTries] = useState(0)
  const attempt = `${tries} ${bestOnly} ${key}`
  const [held, setHeld] = useState<{ readonly attempt: string; readonly held: Held } | null>(null)
  const stop = useRef(() => undefined as void)
  useEffect(() => {
    if (game === null || key === null) return
    const controller = new AbortController()
    const { signal } = controller
    const hold = (now: Held): void => setHeld({ attempt, held: now })
    let live = true
    stop.current = () => controller.abort()
    const work = async (): Promise<void> => {
      const found = new Map<string | undefined, GameFigures>()
      const asked = bestOnly ? [undefined] : askedOf(game)
      let cells: readonly StartingClass[] | null = null
      for (const [i, strategy] of asked.entries()) {
        const onProgress = (done: number): void =>
          void (live && hold({ ...START, cells, progress: (i + done) / asked.length }))
        const request = {
          game: game.id,
          rules: JSON.parse(key) as Rules,
          ...(strategy === undefined ? {} : { options: { strategy } }),
        }
        const result = await solverClient().whole(request, { channel: CHANNEL, signal, onProgress })
        if (!live) return
        if (!result.ok) return hold({ ...IDLE, status: 'failed', cells, problem: result.problem })
        found.set(strategy, result.value.value)
        cells ??= result.value.value.cells ?? []
      }
      hold({
        ...IDLE,
        status: 'solved',
        priced: bestOnly ? null : (pricedWays(game, JSON.parse(key) as Rules, (id) => found.get(id)) ?? null),
        cells,
        progress: 1,
      })
    }
    void work()
    return () => {
      live = false
      controller.abort()
    }
  }, [game, key, bestOnly, attempt])
  const cancel = useCallback(() => stop.current(), [])
  const retry = useCallback(() => setTries((n) => n + 1), [])
  const now = key === null ? IDLE : held?.attempt === attempt ? held.held : START
  return { ...now, cancel, retry }
}
