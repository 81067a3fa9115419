import type { GameFigures } from '@/lib/game/figures'
import type { Progress } from '@/lib/game/solver'
import type { Result } from '@/lib/result'
import { cancelled } from '@/lib/solver/channel'
import { solverClient } from '@/lib/solver/client'
import type { Answer } from '@/lib/solver/protocol'
import type { WholeRequest } from '@/lib/solver/requests'

/*
 * Solves several whole games at a time. Curves and comparisons need a dozen at once; each waits here for a free
 * channel, which has its own worker. The client answers at once what it has solved before.
 */

/** Each worker keeps some tens of megabytes of tables, and a phone has no room for many. */
const MOST_CHANNELS = 4

interface Job {
  readonly request: WholeRequest
  readonly signal: AbortSignal
  readonly onProgress: Progress
  readonly settle: (result: Result<Answer<GameFigures>>) => void
}

const waiting: Job[] = []
const busy = new Set<string>()

/** Leaves one processor to the page and its own figures. */
const channels = (): readonly string[] =>
  Array.from(
    { length: Math.max(1, Math.min(MOST_CHANNELS, (navigator.hardwareConcurrency || 2) - 1)) },
    (_, i) => `curve-${i}`,
  )

function pump(): void {
  const free = channels().filter((channel) => !busy.has(channel))
  for (const channel of free) {
    const job = waiting.shift()
    if (!job) return
    busy.add(channel)
    void solverClient()
      .whole(job.request, { channel, signal: job.signal, onProgress: job.onProgress })
      .then((result) => {
        busy.delete(channel)
        job.settle(result)
        pump()
      })
  }
}

/**
 * Solves a whole game as soon as a worker is free, in the order of the calls. The promise never rejects; the result is
 * `Cancelled` once the signal is aborted.
 */
export function solveInTurn(
  request: WholeRequest,
  signal: AbortSignal,
  onProgress: Progress,
): Promise<Result<Answer<GameFigures>>> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(cancelled())
    const leave = (): void => {
      const at = waiting.indexOf(job)
      if (at < 0) return
      waiting.splice(at, 1)
      resolve(cancelled())
    }
    const settle: Job['settle'] = (result) => {
      signal.removeEventListener('abort', leave)
      resolve(result)
    }
    const job: Job = { request, signal, onProgress, settle }
    waiting.push(job)
    signal.addEventListener('abort', leave)
    pump()
  })
}
