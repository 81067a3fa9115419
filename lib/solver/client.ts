import type { Progress } from '@/lib/game/solver'
import { ok, type Result } from '@/lib/result'
import {
  cancelled,
  makeChannel,
  type Channel,
  type ChannelSettings,
  type Order,
  type SolverStatus,
} from '@/lib/solver/channel'
import type { WorkerLike } from '@/lib/solver/link'
import { makeMemo } from '@/lib/solver/memo'
import { requestKey, type Answer, type AnyRequest, type Kind, type Requests, type Values } from '@/lib/solver/protocol'

/** How a request is made. */
export interface Call {
  /** Requests with the same channel share a worker; each channel has its own. */
  readonly channel: string
  /**
   * `latest` (default): the latest request on a channel wins, and older ones end with `Cancelled`. `turns`: the request
   * in flight is answered, and only a waiting one gives way to a newer one.
   */
  readonly order?: Order
  /** Aborting ends the call at once with `Cancelled`. The worker is terminated if it doesn't finish promptly. */
  readonly signal: AbortSignal
  /** Receives the share done, 0 to 1, at most about thirty times a second. */
  readonly onProgress?: Progress
}

/** Always settles and never rejects. The problems it can end with are `SOLVER_PROBLEMS`. */
type Ask<K extends Kind> = (request: Requests[K], call: Call) => Promise<Result<Answer<Values[K]>>>

/** A function for each kind of request. */
export type Asks = { readonly [K in Kind]: Ask<K> }

/**
 * Requests to solve a decision (`solve`), a `whole` game, a `side` bet and so on, and the state of the workers for
 * pages.
 */
export interface SolverClient extends Asks {
  /** Starts a channel's worker and fetches a game's solver before the first question. */
  warm(channel: string, game: string): void
  status(channel: string): SolverStatus
  /** Calls the listener after each change of any channel's status. Returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void
  /**
   * Terminates every worker and cancels all requests; a later call starts again. Pages don't need it: nothing has to be
   * done on unload.
   */
  close(): void
}

export interface ClientOptions extends Partial<ChannelSettings> {
  /** How many recent answers are kept. */
  readonly memory?: number
}

/** An answer's value, and how long it took. */
interface Timed {
  readonly value: unknown
  readonly ms: number
}

/** The only place where a worker is made. The bundler recognizes this exact expression. */
const makeSolverWorker = (): WorkerLike =>
  new Worker(new URL('../../workers/solver.worker.ts', import.meta.url), { type: 'module' })

/**
 * Time limits in milliseconds. Loading: a slow phone fetches some 50 KB. Silence: slow solvers report progress many
 * times a second. Grace: about as long as a decision takes without warm tables, and too short to notice when
 * cancelling.
 */
const PATIENCE = {
  loadLimit: 12_000,
  silenceLimit: 30_000,
  grace: 120,
  retries: { died: [0], lost: [500, 2000] },
} as const

const lockFree = (name: string, signal: AbortSignal): Promise<unknown> =>
  typeof navigator === 'undefined' || !('locks' in navigator)
    ? Promise.reject(new Error('no locks'))
    : navigator.locks.request(name, { signal }, () => undefined)

/** A client with its own workers, each started when first needed. */
export function makeSolverClient(options: ClientOptions = {}): SolverClient {
  const settings: ChannelSettings = { makeWorker: makeSolverWorker, lockFree, ...PATIENCE, ...options }
  const channels = new Map<string, Channel>()
  const listeners = new Set<() => void>()
  const memo = makeMemo<Timed>(options.memory ?? 100)
  const changed = (): void => [...listeners].forEach((listener) => listener())

  function channelOf(name: string): Channel {
    const known = channels.get(name)
    if (known) return known
    const channel = makeChannel(settings, changed)
    channels.set(name, channel)
    return channel
  }

  function fly(asked: AnyRequest, key: string, call: Call): Promise<Result<Timed>> {
    return new Promise((resolve) => {
      const caller = { settle, onProgress: (done: number) => call.onProgress?.(done) }
      const leave = channelOf(call.channel).ask(asked, key, caller, call.order ?? 'latest')
      function settle(result: Result<unknown>, ms: number): void {
        call.signal.removeEventListener('abort', leave)
        if (!result.ok) return resolve(result)
        const timed = { value: result.value, ms }
        memo.set(key, timed)
        resolve(ok(timed))
      }
      call.signal.addEventListener('abort', leave)
    })
  }

  /** Each value was made by the function for its own kind, so the types hold across the worker. */
  async function ask<K extends Kind>(kind: K, request: Requests[K], call: Call): Promise<Result<Answer<Values[K]>>> {
    if (call.signal.aborted) return cancelled()
    const key = requestKey(kind, request)
    const known = memo.get(key)
    if (known !== undefined) {
      channels.get(call.channel)?.clear(call.order ?? 'latest')
      return ok({ key, value: known.value as Values[K], ms: known.ms })
    }
    const result = await fly({ kind, request } as AnyRequest, key, call)
    return result.ok ? ok({ key, value: result.value.value as Values[K], ms: result.value.ms }) : result
  }

  return {
    solve: (request, call) => ask('solve', request, call),
    whole: (request, call) => ask('whole', request, call),
    side: (request, call) => ask('side', request, call),
    eyes: (request, call) => ask('eyes', request, call),
    risk: (request, call) => ask('risk', request, call),
    way: (request, call) => ask('way', request, call),
    warm: (channel, game) => channelOf(channel).warm(game),
    status: (channel) => channels.get(channel)?.status() ?? 'idle',
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close() {
      for (const channel of channels.values()) channel.close()
      memo.clear()
    },
  }
}

let shared: SolverClient | undefined

/** The client shared by a page. Made on first use, so that rendering on the server makes none. */
export const solverClient = (): SolverClient => (shared ??= makeSolverClient())
