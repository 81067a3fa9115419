import { proxy, wrap, type Endpoint } from 'comlink'
import type { Progress } from '@/lib/game/solver'
import { fail, type Problem, type Result } from '@/lib/result'
import { type Alive, READY, type AnyRequest } from '@/lib/solver/protocol'
import type { SolverProblem } from '@/lib/solver/requests'
import type { SolverService } from '@/lib/solver/service'

/** The part of Worker that is used here. Tests bring their own. */
export interface WorkerLike extends Endpoint {
  terminate(): void
}

export interface LinkSettings {
  readonly makeWorker: () => WorkerLike
  /** How long a worker may take to load, in milliseconds. */
  readonly loadLimit: number
  /** How long a solve may go without reporting its start or progress, in milliseconds. */
  readonly silenceLimit: number
  /**
   * Resolves once nobody holds a lock with this name. Rejects or never settles if locks don't work or `signal` aborts.
   */
  readonly lockFree: (name: string, signal: AbortSignal) => Promise<unknown>
}

/** How a worker ended. */
export interface Death {
  readonly name: SolverProblem
  readonly says: Problem['says']
  /** Terminated because it took too long. The user has already waited, so an automatic retry would double that. */
  readonly wasSlow: boolean
}

export interface LinkEvents {
  /** Called once, when the worker has loaded. */
  ready(): void
  /** Called once, as the last event: the worker is gone. Never called after `close`. */
  died(death: Death): void
}

/** One worker, from its start to its end. */
export interface Link {
  /**
   * Never settles if the worker dies or is closed first; `died` reports the former. Send only when ready, one request
   * at a time.
   */
  send(asked: AnyRequest, onProgress: Progress): Promise<Result<unknown>>
  /** Fetches a game's solver. Failures show only when a request is sent. */
  load(game: string): void
  close(): void
}

const isAlive = (data: unknown): data is Alive =>
  typeof data === 'object' && data !== null && typeof (data as Partial<Alive>).solverLock === 'string'

/** The timer is checked four times per limit, so that time during which the whole page slept doesn't count. */
const QUARTERS = 4

/** Calls `bark` when `beat` hasn't been called for `limit` milliseconds, or up to a quarter more. */
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
 * Starts a worker and reports how it ends. comlink never settles the calls of a worker that failed to load or was
 * terminated. So this listens for `error` and `messageerror`, waits for the lock that the worker holds while it lives,
 * and runs two timers: one for loading, one for each solve.
 */
export function openLink(settings: LinkSettings, events: LinkEvents): Link {
  let open = true
  let loaded = false
  let worker: WorkerLike | undefined
  const closing = new AbortController()
  const seconds = Math.round(settings.silenceLimit / 1000)
  let guard = watch(settings.loadLimit, () => die('WorkerNotLoaded', { id: 'worker-not-loaded' }, true))

  function close(): void {
    open = false
    closing.abort()
    guard.stop()
    worker?.terminate()
  }
  function die(name: SolverProblem, says: Death['says'], wasSlow = false): void {
    if (!open) return
    close()
    events.died({ name, says, wasSlow })
  }
  const fell = (): void =>
    loaded ? die('WorkerDied', { id: 'worker-died' }) : die('WorkerNotLoaded', { id: 'worker-not-loaded' })
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
    // The caller doesn't have the link yet, so report it afterwards.
    queueMicrotask(fell)
    return { send: () => new Promise(() => undefined), load: () => undefined, close }
  }
  const remote = wrap<SolverService>(worker)
  worker.addEventListener('message', hear as EventListener)
  worker.addEventListener('error', fell)
  worker.addEventListener('messageerror', fell)

  return {
    async send({ kind, request }, onProgress) {
      guard = watch(settings.silenceLimit, () => die('WorkerSilent', { id: 'worker-silent', args: { seconds } }, true))
      const mine = guard
      const report = proxy((done: number) => {
        mine.beat()
        if (open) onProgress(done)
      })
      try {
        // One signature for all kinds: TypeScript can't call the union of their signatures.
        const ask = remote[kind] as unknown as (request: unknown, report: unknown) => Promise<Result<unknown>>
        return await ask(request, report)
      } catch (error) {
        // oxlint-disable-next-line no-console -- a bug's own words are for programmers
        console.error(error)
        return fail('SolverFailed', { id: 'solver-threw' })
      } finally {
        mine.stop()
      }
    },
    load: (game) => void remote.load(game).catch(() => undefined),
    close,
  }
}
