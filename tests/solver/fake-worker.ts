import { expose } from 'comlink'
import type { Rules } from '@/lib/game/game'
import { ok, type Result } from '@/lib/result'
import type { WorkerLike } from '@/lib/solver/link'
import { READY } from '@/lib/solver/protocol'
import type { SolveRequest } from '@/lib/solver/requests'
import type { Report } from '@/lib/solver/service'

/** One request that reached a fake worker; the test answers it. */
export interface Heard {
  readonly request: SolveRequest
  readonly report: Report
  readonly finish: (result?: Result<unknown>) => void
}

export interface FakeWorker extends WorkerLike {
  readonly heard: Heard[]
  readonly warmed: string[]
  readonly isTerminated: () => boolean
  readonly load: () => void
  readonly emit: (type: 'error' | 'messageerror') => void
  /** Tells the page the name of a lock that it holds. */
  readonly holdLock: (name: string) => void
}

/** What a fake solver answers when the test does not say: something that tells the request. */
export const answerTo = (request: SolveRequest) => ({
  options: [],
  best: [JSON.stringify(request.state)],
  extra: {},
})

/** A worker of the same thread: a message channel with comlink at the far end, loaded when told so (or at once). */
export function makeFakeWorker(loadsAtOnce = true): FakeWorker {
  const { port1: page, port2: far } = new MessageChannel()
  const events = new EventTarget()
  const heard: Heard[] = []
  const warmed: string[] = []
  let terminated = false

  const hear = (request: SolveRequest, report: Report) =>
    new Promise<Result<unknown>>((resolve) =>
      heard.push({ request, report, finish: (result = ok(answerTo(request))) => resolve(result) }),
    )
  const load = (): void => {
    expose(
      { solve: hear, whole: hear, side: hear, eyes: hear, risk: hear, load: (game: string) => warmed.push(game) },
      far,
    )
    far.postMessage(READY)
  }
  if (loadsAtOnce) load()
  page.start()
  return {
    heard,
    warmed,
    load,
    postMessage: (message: unknown, transfer?: Transferable[]) => page.postMessage(message, transfer ?? []),
    addEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
      (type === 'message' ? page : events).addEventListener(type, listener as EventListener),
    removeEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
      (type === 'message' ? page : events).removeEventListener(type, listener as EventListener),
    terminate() {
      terminated = true
      page.close()
      far.close()
    },
    isTerminated: () => terminated,
    holdLock: (solverLock) => far.postMessage({ solverLock }),
    emit: (type) => void events.dispatchEvent(new Event(type)),
  }
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Lets every message on its way arrive. */
export async function turns(n = 40): Promise<void> {
  for (let i = 0; i < n; i++) await turn()
}

/** Waits for something that messages bring about. */
export async function until(condition: () => boolean): Promise<void> {
  for (let i = 0; !condition(); i++) {
    if (i > 500_000) throw new Error('it did not come about')
    await turn()
  }
}

export const rules: Rules = { pays: {} }
export const hand = (name: string): SolveRequest => ({ game: 'any', rules, state: { name } })
