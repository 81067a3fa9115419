'use client'

import { useEffect, useMemo, useRef } from 'react'
import { type Task, useTask } from '@/app/_solver/use-solver'
import type { Card } from '@/lib/cards/card'
import { type Alike, alikeCards, stateWithDead } from '@/lib/games/eyes'
import type { AskWorths, Seen } from '@/lib/games/eyes-reverse'
import type { AnyGame, Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import type { Worth } from '@/lib/games/worth'
import { makeRandom } from '@/lib/math/random'
import { ok, type Result } from '@/lib/result'
import { solverClient } from '@/lib/solver/client'
import { cancelled } from '@/lib/solver/channel'

/** How long a form stays empty before its person seems to be in no hurry, in milliseconds. */
const LEISURE = 800
/** How long the workers are kept going for nobody, in milliseconds: enough for quick decisions, and little for slow ones. */
const REHEARSAL = 900

/** A decision as the game deals it, with one card dead after another. */
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
 * Many decisions, asked a batch at a time on workers of their own: the hand's answer never waits for them. The map and the search take
 * turns there.
 */

/** A worker holds some ten megabytes of tables: more of them than this would be too much for a phone. */
const MOST_WORKERS = 3

/** Names of the channels, each a worker of its own. The page and its answer want little of a processor meanwhile. */
const eyesChannels = (): readonly string[] =>
  Array.from(
    { length: Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1)) },
    (_, i) => `calculator-eyes-${i}`,
  )

/** How long a batch should take, in milliseconds: the map fills by batches, and a new hand waits for no more than one. */
const BATCH = 180
const LARGEST_BATCH = 300

/** A decision that takes longer than this, in milliseconds, is ended with its worker when it is not wanted any more; a quicker one is finished. */
const WORTH_ENDING = 250
const never = new AbortController().signal

/** How long one decision takes here, in milliseconds: the quickest measured, since a small batch is mostly its way there and back. */
interface Pace {
  ms: number
}

/** Answers in their places, as far as they are there. */
export type Worths = readonly (Worth | undefined)[]

interface AskNeeds {
  readonly game: string
  readonly rules: Rules
  readonly signal: AbortSignal
  readonly pace: Pace
  /** Gets all that are there so far. */
  readonly onWorths?: (worths: Worths) => void
}

/** So many of those that are left, for one of some workers; the first alone tells the pace. */
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

/** Asks for decisions, on several workers at once. Fails with the first that fails, and `Cancelled` once the signal is aborted. */
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
 * Starts the workers and fetches the game's solver; and while nothing is entered yet has them work out what nobody waits for, since code
 * runs several times as fast once it has run: then a person's first map fills at once.
 */
export function useWarmEyes(game: AnyTaughtGame, rules: Rules, isEmpty: boolean): void {
  const { id } = game
  useEffect(() => eyesChannels().forEach((channel) => solverClient().warm(channel, id)), [id])
  const starting = useRef(rules)
  useEffect(() => {
    if (!isEmpty) return undefined
    const controller = new AbortController()
    const ask = makeAsk({ game: game.id, rules: starting.current, signal: controller.signal, pace: { ms: 0 } })
    const rehearse = async (): Promise<void> => {
      const states = rehearsal(game, starting.current)
      const end = performance.now() + REHEARSAL
      const workers = eyesChannels().length
      for (let i = 0; i < states.length && performance.now() < end && !controller.signal.aborted; i += workers)
        await ask(states.slice(i, i + workers))
    }
    const timer = setTimeout(() => void rehearse(), LEISURE)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [game, isEmpty])
}

/** A decision with its rules, the same object as long as it is the same decision. */
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
  /** One of each kind of cards that are alike. */
  readonly singles: readonly Seen[]
  /** The part done, 0 to 1. */
  readonly done: number
  /** Milliseconds a decision takes. */
  readonly pace: number
}

/** The map, as far as it is filled. */
interface Filled {
  readonly groups: readonly Alike[]
  readonly worths: Worths
  readonly pace: number
}

const EMPTY: Filled = { groups: [], worths: [], pace: 0 }

/** What each unseen card would do to a decision if it were dead, filling as it is worked out. */
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
