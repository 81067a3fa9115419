'use client'

import { useEffect, useMemo, useRef } from 'react'
import { type Task, useTask } from '@/app/_solver/use-solver'
import type { Card } from '@/lib/cards/card'
import { type Alike, alikeCards, stateWithDead } from '@/lib/game/dead-cards/effects'
import type { AskWorths, Seen } from '@/lib/game/dead-cards/reverse'
import type { AnyGame, Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import type { Worth } from '@/lib/game/worth'
import { makeRandom } from '@/lib/math/random'
import { ok, type Result } from '@/lib/result'
import { solverClient } from '@/lib/solver/client'
import { cancelled } from '@/lib/solver/channel'

/** How long the workers rehearse, in milliseconds: enough for many quick decisions or a few slow ones. */
const REHEARSAL = 900

/** A decision as the game deals it, with a different dead card each time. */
function rehearsal(game: AnyTaughtGame, rules: Rules): readonly unknown[] {
  const drill = game.drills.find(({ stage }) => stage !== undefined)
  if (!drill) return []
  const state: unknown = game.spot(rules, drill.id, makeRandom('eyes'))
  return alikeCards(game, rules, state).flatMap(({ cards }) => {
    const entered = stateWithDead(game, rules, state, [cards[0]])
    return entered.ok ? [entered.value] : []
  })
}

/*
 * Many decisions, solved in batches by workers of their own, so that the hand's answer never waits for them. The map
 * and the search share these workers.
 */

/** A worker holds about ten megabytes of tables. More workers would be too much for a phone. */
const MOST_WORKERS = 3

/**
 * Names of the channels, each with its own worker. The page and the hand's answer need little processor time meanwhile.
 */
const eyesChannels = (): readonly string[] =>
  Array.from(
    { length: Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1)) },
    (_, i) => `calculator-eyes-${i}`,
  )

/** The target time of a batch, in milliseconds. The map fills by batches, and a new hand waits for at most one. */
const BATCH = 180
const LARGEST_BATCH = 300

/**
 * If a canceled decision takes longer than this, in milliseconds, its worker is ended; a quicker one is left to finish.
 */
const WORTH_ENDING = 250
const never = new AbortController().signal

/**
 * How long a decision takes on this device, in milliseconds. This is the shortest measured time, because a small batch
 * spends most of its time on messages.
 */
interface Pace {
  ms: number
}

/** Answers at the index of their question; undefined until they arrive. */
export type Worths = readonly (Worth | undefined)[]

interface AskNeeds {
  readonly game: string
  readonly rules: Rules
  readonly signal: AbortSignal
  readonly pace: Pace
  /** Receives all answers so far. */
  readonly onWorths?: (worths: Worths) => void
}

/** The number of decisions in the next batch. The first is one decision, which measures the pace. */
function batchSize({ ms }: Pace, left: number, workers: number): number {
  const size = ms > 0 ? Math.min(LARGEST_BATCH, Math.round(BATCH / ms)) : 1
  return Math.max(1, Math.min(size, Math.ceil(left / workers)))
}

async function askBatch(
  { game, rules, signal, pace }: AskNeeds,
  states: readonly unknown[],
  channel: string,
): Promise<Result<readonly Worth[]>> {
  if (signal.aborted) return cancelled()
  const before = performance.now()
  const answer = await solverClient().eyes(
    { game, rules, states },
    { channel, order: 'turns', signal: pace.ms > WORTH_ENDING ? signal : never },
  )
  if (!answer.ok) return answer
  const ms = (performance.now() - before) / states.length
  pace.ms = pace.ms > 0 ? Math.min(pace.ms, ms) : ms
  return signal.aborted ? cancelled() : ok(answer.value.value)
}

/**
 * Returns a function that solves decisions on several workers at once. It fails with the first failure, and with
 * `Cancelled` once the signal is aborted.
 */
export function makeAsk(needs: AskNeeds): AskWorths {
  return async (states) => {
    const channels = eyesChannels()
    const worths = new Array<Worth | undefined>(states.length).fill(undefined)
    let next = 0
    let failure: Result<never> | null = null
    async function work(channel: string): Promise<void> {
      while (next < states.length && !failure) {
        const first = next
        next += batchSize(needs.pace, states.length - first, channels.length)
        const answer = await askBatch(needs, states.slice(first, next), channel)
        if (!answer.ok) return void (failure ??= answer)
        answer.value.forEach((worth, i) => (worths[first + i] = worth))
        needs.onWorths?.(worths)
      }
    }
    await Promise.all(channels.map(work))
    return failure ?? ok(worths as readonly Worth[])
  }
}

/**
 * Starts the workers and loads the game's solver. While a form in use is empty, the workers also rehearse: they solve
 * decisions whose answers are thrown away. Code runs several times as fast once it has been optimized, so the first map
 * then fills at once. For who only reads the page it would be wasted.
 */
export function useWarmEyes(game: AnyTaughtGame, rules: Rules, isInUse: boolean, isEmpty: boolean): void {
  const { id } = game
  useEffect(() => eyesChannels().forEach((channel) => solverClient().warm(channel, id)), [id])
  const starting = useRef(rules)
  const rehearses = isInUse && isEmpty
  useEffect(() => {
    if (!rehearses) return undefined
    const controller = new AbortController()
    const ask = makeAsk({ game: game.id, rules: starting.current, signal: controller.signal, pace: { ms: 0 } })
    const rehearse = async (): Promise<void> => {
      const states = rehearsal(game, starting.current)
      const end = performance.now() + REHEARSAL
      const workers = eyesChannels().length
      for (let i = 0; i < states.length && performance.now() < end && !controller.signal.aborted; i += workers)
        await ask(states.slice(i, i + workers))
    }
    void rehearse()
    return () => controller.abort()
  }, [game, rehearses])
}

/** A decision with its rules. It stays the same object as long as the decision is the same. */
export interface EyesSpot {
  readonly key: string
  readonly game: AnyGame
  readonly rules: Rules
  readonly state: unknown
}

export function useEyesSpot(game: AnyGame, rules: Rules, state: unknown): EyesSpot | null {
  const key = state === null ? null : JSON.stringify([game.id, rules, state])
  return useMemo(() => {
    if (key === null) return null
    const [, plainRules, plainState] = JSON.parse(key) as [string, Rules, unknown]
    return { key, game, rules: plainRules, state: plainState }
  }, [key, game])
}

export interface Eyes extends Pick<Task<Filled, Filled>, 'status' | 'problem' | 'retry' | 'cancel'> {
  /** By card, as far as the map is filled. */
  readonly worths: ReadonlyMap<Card, Worth>
  /** One card of each kind of equivalent cards. */
  readonly singles: readonly Seen[]
  /** The fraction done, from 0 to 1. */
  readonly done: number
  /** Milliseconds a decision takes. */
  readonly pace: number
}

/** The map as far as it is filled. */
interface Filled {
  readonly groups: readonly Alike[]
  readonly worths: Worths
  readonly pace: number
}

const EMPTY: Filled = { groups: [], worths: [], pace: 0 }

/** What each unseen card would do to a decision if it were dead. Fills as the answers arrive. */
export function useEyes(spot: EyesSpot | null): Eyes {
  const { value, part, ...task } = useTask<Filled, Filled>(spot && spot.key, (signal, onPart) =>
    fill(spot!, signal, onPart),
  )
  const filled = value ?? part ?? EMPTY
  const shown = useMemo(() => view(filled), [filled])
  return { ...shown, ...task }
}

async function fill(
  { game, rules, state }: EyesSpot,
  signal: AbortSignal,
  onPart: (part: Filled) => void,
): Promise<Result<Filled>> {
  const groups = alikeCards(game, rules, state)
  const states: unknown[] = []
  for (const { cards } of groups) {
    const entered = stateWithDead(game, rules, state, [cards[0]])
    if (!entered.ok) return entered
    states.push(entered.value)
  }
  const pace: Pace = { ms: 0 }
  const filled = (worths: Worths): Filled => ({ groups, worths: [...worths], pace: pace.ms })
  const onWorths = (some: Worths): void => onPart(filled(some))
  const result = await makeAsk({ game: game.id, rules, signal, pace, onWorths })(states)
  return result.ok ? ok(filled(result.value)) : result
}

function view({ groups, worths, pace }: Filled): Pick<Eyes, 'worths' | 'singles' | 'done' | 'pace'> {
  const found = worths.flatMap((worth, i) => (groups[i] && worth ? [{ cards: groups[i].cards, worth }] : []))
  return {
    worths: new Map(found.flatMap(({ cards, worth }) => cards.map((card) => [card, worth] as const))),
    singles: found.map(({ cards, worth }) => ({ cards: cards.slice(0, 1), worth })),
    done: groups.length === 0 ? 0 : found.length / groups.length,
    pace,
  }
}
