import type { Progress } from '@/lib/games/game'
import { fail, type Result } from '@/lib/result'
import { openLink, type Death, type Link, type LinkSettings } from '@/lib/solver/link'
import type { AnyRequest, SolverProblem } from '@/lib/solver/protocol'

/*
 * One channel is one worker and at most one request that anybody wants: a newer one cancels the older. Two requests
 * exist at once only while the worker finishes, or is ended in, one that nobody wants any more.
 */

/** What a channel is doing, for the page to say: `restarting` after its worker died, `failed` when that was told. */
export const STATUSES = ['idle', 'loading', 'solving', 'restarting', 'failed'] as const
export type SolverStatus = (typeof STATUSES)[number]

export interface ChannelSettings extends LinkSettings {
  /**
   * How long a request nobody wants any more may run on before its worker is ended, in milliseconds. Ending a worker
   * loses its code and tables, which cost more than most solves; a busy one can be stopped in no other way.
   */
  readonly grace: number
  /** How many times a request is silently tried again after its worker died or failed to load; never after a time limit. */
  readonly retries: number
}

/** Somebody who waits for an answer. `settle` is called exactly once. */
export interface Caller {
  readonly settle: (result: Result<unknown>) => void
  readonly onProgress: Progress
}

export interface Channel {
  /** Asks; a request in the air with the same key is joined, any other is cancelled. Returns how to leave. */
  ask(asked: AnyRequest, key: string, caller: Caller): () => void
  /** Cancels whatever is asked: somebody got an answer elsewhere. */
  clear(): void
  /** Starts the worker and fetches a game's solver ahead of the first question. */
  warm(game: string): void
  status(): SolverStatus
  /** Ends the worker and cancels what is asked. The channel can be used again. */
  close(): void
}

interface Flight {
  readonly asked: AnyRequest
  readonly key: string
  readonly callers: Set<Caller>
  tries: number
}

export const cancelled = () => fail('Cancelled' satisfies SolverProblem, 'The calculation was stopped.')

function settleAll(flight: Flight | undefined, result: Result<unknown>): void {
  const callers = [...(flight?.callers ?? [])]
  flight?.callers.clear()
  for (const caller of callers) caller.settle(result)
}

const wanted = (flight: Flight | undefined): boolean => flight !== undefined && flight.callers.size > 0

/** A channel with no worker yet; `changed` is called after each change of its status. */
export function makeChannel(settings: ChannelSettings, changed: () => void): Channel {
  let link: Link | undefined
  let ready = false
  let waiting: Flight | undefined
  let flying: Flight | undefined
  let graceTimer: ReturnType<typeof setTimeout> | undefined
  let warmFor: string | undefined
  let fallen = false
  let failed = false
  let shown: SolverStatus = 'idle'

  function status(): SolverStatus {
    if (!wanted(waiting) && !wanted(flying)) return failed ? 'failed' : 'idle'
    if (link && ready) return 'solving'
    return fallen ? 'restarting' : 'loading'
  }
  function show(): void {
    const now = status()
    if (now === shown) return
    shown = now
    changed()
  }

  function dropLink(): void {
    clearTimeout(graceTimer)
    graceTimer = undefined
    link?.close()
    link = undefined
    ready = false
    flying = undefined
  }
  function open(): void {
    const mine = openLink(settings, {
      ready: () => {
        ready = true
        if (warmFor !== undefined) mine.load(warmFor)
        pump()
      },
      died,
    })
    link = mine
  }

  function died({ name, message, wasSlow }: Death): void {
    const flight = flying ?? waiting
    dropLink()
    fallen = true
    if (flight && wanted(flight)) {
      const again = !wasSlow && flight.tries < settings.retries
      waiting = again ? flight : undefined
      failed = !again
      flight.tries++
      if (!again) settleAll(flight, fail(name, message))
    }
    pump()
  }

  function pump(): void {
    if (waiting && !flying) {
      if (!link) open()
      else if (ready) launch(link, waiting)
    }
    show()
  }
  function launch(mine: Link, flight: Flight): void {
    flying = flight
    waiting = undefined
    const tell: Progress = (done) => {
      if (flying === flight) for (const caller of [...flight.callers]) caller.onProgress(done)
    }
    void mine.send(flight.asked, tell).then((result) => {
      if (link === mine && flying === flight) land(flight, result)
    })
  }
  function land(flight: Flight, result: Result<unknown>): void {
    clearTimeout(graceTimer)
    graceTimer = undefined
    flying = undefined
    fallen = false
    // A module whose fetch failed may be remembered as failed: only a fresh worker fetches it again.
    if (!result.ok && result.problem.name === ('SolverNotLoaded' satisfies SolverProblem)) dropLink()
    settleAll(flight, result)
    pump()
  }

  /** Nobody wants the running request: wait a little for its end, then end its worker. */
  function drain(): void {
    graceTimer ??= setTimeout(() => {
      dropLink()
      pump()
    }, settings.grace)
  }
  function leave(flight: Flight, caller: Caller): void {
    if (!flight.callers.delete(caller)) return
    if (flight.callers.size === 0 && flight === waiting) waiting = undefined
    if (flight.callers.size === 0 && flight === flying) drain()
    caller.settle(cancelled())
    pump()
  }
  function clear(): void {
    settleAll(waiting, cancelled())
    waiting = undefined
    if (!flying) return
    settleAll(flying, cancelled())
    drain()
  }

  return {
    ask(asked, key, caller) {
      failed = false
      const same = [flying, waiting].find((flight) => flight?.key === key)
      const flight: Flight = same ?? { asked, key, callers: new Set(), tries: 0 }
      if (!same) clear()
      flight.callers.add(caller)
      if (flight === flying) {
        settleAll(waiting, cancelled())
        waiting = undefined
        clearTimeout(graceTimer)
        graceTimer = undefined
      } else waiting = flight
      pump()
      return () => leave(flight, caller)
    },
    clear() {
      failed = false
      clear()
      show()
    },
    warm(game) {
      warmFor = game
      if (!link) open()
      else if (ready && !flying) link.load(game)
    },
    status,
    close() {
      settleAll(waiting, cancelled())
      settleAll(flying, cancelled())
      waiting = undefined
      warmFor = undefined
      dropLink()
      failed = false
      fallen = false
      show()
    },
  }
}
