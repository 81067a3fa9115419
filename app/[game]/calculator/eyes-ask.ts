import type { AskWorths } from '@/lib/games/eyes-reverse'
import type { Rules } from '@/lib/games/game'
import type { Worth } from '@/lib/games/worth'
import { ok, type Result } from '@/lib/result'
import { cancelled } from '@/lib/solver/channel'
import { solverClient } from '@/lib/solver/client'

/*
 * Many decisions, asked a batch at a time on workers of their own: the hand's answer never waits for them. The map and the search take
 * turns there.
 */

/** A worker holds some ten megabytes of tables: more of them than this would be too much for a phone. */
const MOST_WORKERS = 3

/** Names of the channels, each a worker of its own. The page and its answer want little of a processor meanwhile. */
export const eyesChannels = (): readonly string[] =>
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
export interface Pace {
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
