import type { Progress } from '@/lib/game/solver'
import { fail, type Result } from '@/lib/result'
import { openLink, type Death, type Link, type LinkSettings } from '@/lib/solver/link'
import type { AnyRequest } from '@/lib/solver/protocol'
import type { SolverProblem } from '@/lib/solver/requests'

/*
 * A channel has one worker, one request in flight, and at most one waiting. With the order `latest`, a newer request
 * cancels the older one, whose worker finishes at once or is terminated. With `turns`, the request in flight finishes
 * and only the waiting one is replaced, so that a caller who keeps asking still gets answers.
 */

/**
 * The state of a channel, for pages to show: `restarting` after its worker died, `failed` once that has been reported.
 */
export const STATUSES = ['idle', 'loading', 'solving', 'restarting', 'failed'] as const
export type SolverStatus = (typeof STATUSES)[number]

export interface ChannelSettings extends LinkSettings {
  /**
   * How long a request that nobody wants may continue before its worker is terminated, in milliseconds. A busy worker
   * can't be stopped in any other way, but terminating it loses its code and tables, which cost more than most solves.
   */
  readonly grace: number
  /**
   * The pauses before each retry, in milliseconds. A request is retried silently after its worker died, or after the
   * worker or a solver failed to load; never after a time limit.
   */
  readonly retries: { readonly died: readonly number[]; readonly lost: readonly number[] }
}

/** A caller waiting for an answer. `settle` is called exactly once. */
export interface Caller {
  /** `ms` is the time from sending the request to its answer. */
  readonly settle: (result: Result<unknown>, ms: number) => void
  readonly onProgress: Progress
}

/** What a new request does to the one in flight: cancel it, or wait for it. */
export const ORDERS = ['latest', 'turns'] as const
export type Order = (typeof ORDERS)[number]

export interface Channel {
  /**
   * Makes a request. It joins one with the same key, replaces one that is waiting, and treats one in flight by `order`.
   * Returns a function that withdraws it.
   */
  ask(asked: AnyRequest, key: string, caller: Caller, order: Order): () => void
  /** Cancels requests, with `turns` only the waiting one: the caller got its answer elsewhere. */
  clear(order: Order): void
  /** Starts the worker and fetches a game's solver before the first question. */
  warm(game: string): void
  status(): SolverStatus
  /** Terminates the worker and cancels all requests. The channel can be used again. */
  close(): void
}

interface Flight {
  readonly asked: AnyRequest
  readonly key: string
  readonly callers: Set<Caller>
  tries: number
}

export const cancelled = () => fail('Cancelled' satisfies SolverProblem, { id: 'solving-stopped' })

function settleAll(flight: Flight | undefined, result: Result<unknown>, ms = 0): void {
  const callers = [...(flight?.callers ?? [])]
  flight?.callers.clear()
  for (const caller of callers) caller.settle(result, ms)
}

const wanted = (flight: Flight | undefined): boolean => flight !== undefined && flight.callers.size > 0

interface State {
  readonly settings: ChannelSettings
  /** Called after each change of the status. */
  readonly changed: () => void
  link: Link | undefined
  /** Whether the link's worker has loaded. */
  ready: boolean
  waiting: Flight | undefined
  flying: Flight | undefined
  graceTimer: ReturnType<typeof setTimeout> | undefined
  /** The game whose solver is fetched ahead of time. */
  warmFor: string | undefined
  /** Whether a worker has died since the last answer, and whether that was reported since the last question. */
  fallen: boolean
  failed: boolean
  shown: SolverStatus
}

function statusOf({ waiting, flying, link, ready, fallen, failed }: State): SolverStatus {
  if (!wanted(waiting) && !wanted(flying)) return failed ? 'failed' : 'idle'
  if (link && ready) return 'solving'
  return fallen ? 'restarting' : 'loading'
}

function show(state: State): void {
  const now = statusOf(state)
  if (now === state.shown) return
  state.shown = now
  state.changed()
}

function stopGrace(state: State): void {
  clearTimeout(state.graceTimer)
  state.graceTimer = undefined
}

function dropLink(state: State): void {
  stopGrace(state)
  state.link?.close()
  state.link = undefined
  state.ready = false
  state.flying = undefined
}

function open(state: State): void {
  const mine = openLink(state.settings, {
    ready: () => {
      state.ready = true
      if (state.warmFor !== undefined) mine.load(state.warmFor)
      pump(state)
    },
    died: (death) => died(state, death),
  })
  state.link = mine
}

function died(state: State, { name, says, wasSlow }: Death): void {
  const flight = state.flying ?? state.waiting
  // With `turns`, a newer request waits behind the one that failed. The newer one is what is wanted now.
  const newer = state.flying && wanted(state.waiting) ? state.waiting : undefined
  dropLink(state)
  state.fallen = true
  if (flight && wanted(flight)) {
    const { died, lost } = state.settings.retries
    const pause = newer || wasSlow ? undefined : (name === 'WorkerDied' ? died : lost)[flight.tries]
    const again = pause !== undefined
    state.waiting = again ? flight : newer
    state.failed = !again && !newer
    flight.tries++
    if (!again) settleAll(flight, fail(name, says))
    else if (pause > 0) {
      // A newer question starts a worker without waiting for this pause.
      setTimeout(pump, pause, state)
      return show(state)
    }
  }
  pump(state)
}

function pump(state: State): void {
  const { link, ready, waiting, flying } = state
  if (waiting && !flying) {
    if (!link) open(state)
    else if (ready) launch(state, link, waiting)
  }
  show(state)
}

function launch(state: State, link: Link, flight: Flight): void {
  state.flying = flight
  state.waiting = undefined
  const tell: Progress = (done) => {
    if (state.flying === flight) for (const caller of [...flight.callers]) caller.onProgress(done)
  }
  const sent = performance.now()
  void link.send(flight.asked, tell).then((result) => {
    if (state.link === link && state.flying === flight) land(state, flight, result, performance.now() - sent)
  })
}

function land(state: State, flight: Flight, result: Result<unknown>, ms: number): void {
  // A browser may remember that a module failed to load. Only a fresh worker fetches it again.
  if (!result.ok && result.problem.name === ('SolverNotLoaded' satisfies SolverProblem))
    return died(state, { name: 'SolverNotLoaded', says: result.problem.says, wasSlow: false })
  stopGrace(state)
  state.flying = undefined
  state.fallen = false
  settleAll(flight, result, ms)
  pump(state)
}

/** Nobody wants the request in flight: wait briefly for it to finish, then terminate its worker. */
function drain(state: State): void {
  state.graceTimer ??= setTimeout(() => {
    dropLink(state)
    pump(state)
  }, state.settings.grace)
}

function leave(state: State, flight: Flight, caller: Caller): void {
  if (!flight.callers.delete(caller)) return
  if (flight.callers.size === 0 && flight === state.waiting) state.waiting = undefined
  if (flight.callers.size === 0 && flight === state.flying) drain(state)
  caller.settle(cancelled(), 0)
  pump(state)
}

function cancelWaiting(state: State): void {
  settleAll(state.waiting, cancelled())
  state.waiting = undefined
}

function clear(state: State, order: Order): void {
  cancelWaiting(state)
  if (!state.flying || order === 'turns') return
  settleAll(state.flying, cancelled())
  drain(state)
}

/**
 * The flight for this caller: one in flight or waiting with the same key, or a new one, which replaces others by its
 * order.
 */
function board(state: State, asked: AnyRequest, key: string, caller: Caller, order: Order): Flight {
  const same = [state.flying, state.waiting].find((flight) => flight?.key === key)
  const flight: Flight = same ?? { asked, key, callers: new Set(), tries: 0 }
  if (!same) clear(state, order)
  flight.callers.add(caller)
  if (flight === state.flying) {
    cancelWaiting(state)
    stopGrace(state)
  } else state.waiting = flight
  return flight
}

function warm(state: State, game: string): void {
  state.warmFor = game
  if (!state.link) open(state)
  else if (state.ready && !state.flying) state.link.load(game)
}

function close(state: State): void {
  cancelWaiting(state)
  settleAll(state.flying, cancelled())
  state.warmFor = undefined
  dropLink(state)
  state.failed = false
  state.fallen = false
  show(state)
}

const AT_FIRST = {
  link: undefined,
  ready: false,
  waiting: undefined,
  flying: undefined,
  graceTimer: undefined,
  warmFor: undefined,
  fallen: false,
  failed: false,
  shown: 'idle',
} as const

/** A channel without a worker yet. `changed` is called after each change of its status. */
export function makeChannel(settings: ChannelSettings, changed: () => void): Channel {
  const state: State = { settings, changed, ...AT_FIRST }
  return {
    ask(asked, key, caller, order) {
      state.failed = false
      const flight = board(state, asked, key, caller, order)
      pump(state)
      return () => leave(state, flight, caller)
    },
    clear(order) {
      state.failed = false
      clear(state, order)
      show(state)
    },
    warm: (game) => warm(state, game),
    status: () => statusOf(state),
    close: () => close(state),
  }
}
