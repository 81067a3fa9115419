import type { Progress } from '@/lib/games/game'
import { fail, type Result } from '@/lib/result'
import { openLink, type Death, type Link, type LinkSettings } from '@/lib/solver/link'
import type { AnyRequest, SolverProblem } from '@/lib/solver/protocol'

/*
 * One channel is one worker, one request in the air and at most one that waits for it. As a rule the latest wins: a newer
 * request cancels the older, which the worker finishes at once or is ended in. Requests that take turns instead let the
 * older be finished, and only what waits is replaced: whoever asks without a break is answered all the time.
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
  /** With the milliseconds from the sending of the request to its answer. */
  readonly settle: (result: Result<unknown>, ms: number) => void
  readonly onProgress: Progress
}

/** What becomes of the request in the air when another comes: it is cancelled, or finished first. */
export const ORDERS = ['latest', 'turns'] as const
export type Order = (typeof ORDERS)[number]

export interface Channel {
  /** Asks; a request with the same key is joined, one that waits is replaced, one in the air is treated by `order`. Returns how to leave. */
  ask(asked: AnyRequest, key: string, caller: Caller, order: Order): () => void
  /** Cancels what is asked, in turns only what waits: somebody got an answer elsewhere. */
  clear(order: Order): void
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

function settleAll(flight: Flight | undefined, result: Result<unknown>, ms = 0): void {
  const callers = [...(flight?.callers ?? [])]
  flight?.callers.clear()
  for (const caller of callers) caller.settle(result, ms)
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
    // In turns a newer request waits behind the one that fell: that one is what is wanted now.
    const newer = flying && wanted(waiting) ? waiting : undefined
    dropLink()
    fallen = true
    if (flight && wanted(flight)) {
      const again = !newer && !wasSlow && flight.tries < settings.retries
      waiting = again ? flight : newer
      failed = !again && !newer
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
    const sent = performance.now()
    void mine.send(flight.asked, tell).then((result) => {
      if (link === mine && flying === flight) land(flight, result, performance.now() - sent)
    })
  }
  function land(flight: Flight, result: Result<unknown>, ms: number): void {
    clearTimeout(graceTimer)
    graceTimer = undefined
    flying = undefined
    fallen = false
    // A module whose fetch failed may be remembered as failed: only a fresh worker fetches it again.
    if (!result.ok && result.problem.name === ('SolverNotLoaded' satisfies SolverProblem)) dropLink()
    settleAll(flight, result, ms)
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
    caller.settle(cancelled(), 0)
    pump()
  }
  function clear(order: Order): void {
    settleAll(waiting, cancelled())
    waiting = undefined
    if (!flying || order === 'turns') return
    settleAll(flying, cancelled())
    drain()
  }

  return {
    ask(asked, key, caller, order) {
      failed = false
      const same = [flying, waiting].find((flight) => flight?.key === key)
      const flight: Flight = same ?? { asked, key, callers: new Set(), tries: 0 }
      if (!same) clear(order)
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
    clear(order) {
      failed = false
      clear(order)
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
