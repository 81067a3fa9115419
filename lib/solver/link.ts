import { proxy, wrap, type Endpoint } from 'comlink'
import type { Progress } from '@/lib/games/solver'
import { fail, type Result } from '@/lib/result'
import { type Alive, READY, type AnyRequest, type SolverProblem } from '@/lib/solver/protocol'
import type { SolverService } from '@/lib/solver/service'

/** As much of a Worker as is used: tests bring their own. */
export interface WorkerLike extends Endpoint {
  terminate(): void
}

export interface LinkSettings {
  readonly makeWorker: () => WorkerLike
  /** How long a worker may take to load, in milliseconds. */
  readonly loadLimit: number
  /** How long a solve may go without a sign of life (its start, a report of progress), in milliseconds. */
  readonly silenceLimit: number
  /** Fulfilled when nobody holds a lock of this name any more; rejects, or never settles, where locks don't work or `signal` aborts. */
  readonly lockFree: (name: string, signal: AbortSignal) => Promise<unknown>
}

/** How a worker ended. */
export interface Death {
  readonly name: SolverProblem
  /** For a person. */
  readonly message: string
  /** Given up because it took too long: somebody has waited for it, and trying again unasked would double that. */
  readonly wasSlow: boolean
}

export interface LinkEvents {
  /** Once, when the worker has loaded. */
  ready(): void
  /** Once, and last: the worker is gone. Never after `close`. */
  died(death: Death): void
}

/** One worker, from its making to its end. */
export interface Link {
  /** Never settles if the worker dies or is closed first: `died` tells, or the closer knows. Send when ready, one at a time. */
  send(asked: AnyRequest, onProgress: Progress): Promise<Result<unknown>>
  /** Fetches a game's solver; whether it worked shows when something is asked. */
  load(game: string): void
  close(): void
}

const NOT_LOADED = 'The solver did not load. Check the connection and try again.'
const DIED = 'The solver stopped unexpectedly. It is started again for the next question; try again.'
const silent = (ms: number): string =>
  `The solver gave no sign of life for ${Math.round(ms / 1000)} seconds and was stopped. Try again.`

const isAlive = (data: unknown): data is Alive =>
  typeof data === 'object' && data !== null && typeof (data as Partial<Alive>).solverLock === 'string'

/** A watch is looked at in quarters of its limit, so that time during which the whole page slept does not count. */
const QUARTERS = 4

/** Calls `bark` when `beat` has not been called for `limit` milliseconds, or up to a quarter more. */
function watch(limit: number, bark: () => void): { readonly beat: () => void; readonly stop: () => void } {
  let quiet = 0
  const timer = setInterval(() => {
    if (++quiet <= QUARTERS) return
    clearInterval(timer)
    bark()
  }, limit / QUARTERS)
  return { beat: () => void (quiet = 0), stop: () => clearInterval(timer) }
}

/**
 * Starts a worker and reports how it ends. comlink settles no call of a worker that failed to load or was ended,
 * so this listens for `error` and `messageerror`, waits for the lock that the worker holds while it lives, and keeps two watches: over
 * the loading and over the solve.
 */
export function openLink(settings: LinkSettings, events: LinkEvents): Link {
  let open = true
  let loaded = false
  let worker: WorkerLike | undefined
  const closing = new AbortController()
  let guard = watch(settings.loadLimit, () => die('WorkerNotLoaded', NOT_LOADED, true))

  function close(): void {
    open = false
    closing.abort()
    guard.stop()
    worker?.terminate()
  }
  function die(name: SolverProblem, message: string, wasSlow = false): void {
    if (!open) return
    close()
    events.died({ name, message, wasSlow })
  }
  const fell = (): void => (loaded ? die('WorkerDied', DIED) : die('WorkerNotLoaded', NOT_LOADED))
  const hear = (event: Event): void => {
    const { data } = event as MessageEvent<unknown>
    if (!open) return
    if (isAlive(data)) settings.lockFree(data.solverLock, closing.signal).then(fell, () => undefined)
    if (loaded || data !== READY) return
    loaded = true
    guard.stop()
    events.ready()
  }

  try {
    worker = settings.makeWorker()
  } catch {
    // The caller has not got the link yet: tell it afterwards.
    queueMicrotask(fell)
    return { send: () => new Promise(() => undefined), load: () => undefined, close }
  }
  const remote = wrap<SolverService>(worker)
  worker.addEventListener('message', hear as EventListener)
  worker.addEventListener('error', fell)
  worker.addEventListener('messageerror', fell)

  return {
    async send({ kind, request }, onProgress) {
      guard = watch(settings.silenceLimit, () => die('WorkerSilent', silent(settings.silenceLimit), true))
      const mine = guard
      const report = proxy((done: number) => {
        mine.beat()
        if (open) onProgress(done)
      })
      try {
        // One function for the three: the union of their signatures is not callable, their common shape is.
        const ask = remote[kind] as unknown as (request: unknown, report: unknown) => Promise<Result<unknown>>
        return await ask(request, report)
      } catch (error) {
        return fail('SolverFailed', `We couldn’t solve this: ${error instanceof Error ? error.message : String(error)}`)
      } finally {
        mine.stop()
      }
    },
    load: (game) => void remote.load(game).catch(() => undefined),
    close,
  }
}
