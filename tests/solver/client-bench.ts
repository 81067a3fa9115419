import { afterEach, beforeEach, expect, vi } from 'vitest'
import { ok } from '@/lib/result'
import { makeSolverClient, type ClientOptions, type SolverClient } from '@/lib/solver/client'
import type { Order, SolverStatus } from '@/lib/solver/channel'
import { requestKey } from '@/lib/solver/protocol'
import { answerTo, hand, makeFakeWorker, type FakeWorker } from '@/tests/solver/fake-worker'
import { saying } from '../tools/problems'

/** Messages travel by the real event loop; only the client's patience is wound by hand, in every test of the file that calls this. */
export function windPatienceByHand(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())
}

/** How patient the client is, in milliseconds. */
export const LIMITS = { loadLimit: 1000, silenceLimit: 4000, grace: 100 } as const

/** A client over fake workers, with what they heard and what it said of its state. */
export function bench(options: ClientOptions & { readonly loadsAtOnce?: (nth: number) => boolean } = {}) {
  const workers: FakeWorker[] = []
  const makeWorker = () => {
    const worker = makeFakeWorker(options.loadsAtOnce?.(workers.length) ?? true)
    workers.push(worker)
    return worker
  }
  const client = makeSolverClient({ ...LIMITS, makeWorker, ...options })
  const statuses: SolverStatus[] = []
  client.subscribe(() => statuses.push(client.status('trainer')))
  const heard = () => workers.flatMap((worker) => worker.heard)
  return { client, workers, statuses, heard }
}

/** Asks for a hand of that name, as a page does. */
export function ask(
  client: SolverClient,
  name: string,
  channel = 'trainer',
  onProgress?: (done: number) => void,
  order?: Order,
) {
  const controller = new AbortController()
  const call = { channel, signal: controller.signal, ...(onProgress && { onProgress }), ...(order && { order }) }
  return { answer: client.solve(hand(name), call), abort: () => controller.abort() }
}

export const askInTurn = (client: SolverClient, name: string) => ask(client, name, 'trainer', undefined, 'turns')

/** The answer to a hand. */
export const right = (name: string) =>
  ok({ key: requestKey('solve', hand(name)), value: answerTo(hand(name)), ms: expect.any(Number) as number })

/** A problem of that name, told in a sentence. */
export const named = (name: string) =>
  expect.objectContaining({
    ok: false,
    problem: expect.objectContaining({ name, says: saying(expect.stringMatching(/\.$/)) }),
  })
