import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { solverClient } from '@/lib/solver/client'
import { makeFakeWorker, turns, until, type FakeWorker } from '@/tests/solver/fake-worker'

/** Fake workers in the place of the browser's, for every test of the file that calls this; the page's own client talks to them. */
export function fakeSolvers() {
  const workers: FakeWorker[] = []
  beforeEach(() => {
    workers.length = 0
    // As the browser's: made with `new`, by the client's own expression.
    vi.stubGlobal('Worker', function () {
      const worker = makeFakeWorker()
      workers.push(worker)
      return worker
    })
  })
  afterEach(() => {
    cleanup()
    solverClient().close()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const heard = () => workers.flatMap((worker) => worker.heard)
  return {
    workers,
    /** The requests that reached them, in the order in which the workers were made. */
    heard,
    /** Waits until so many were heard. */
    heardOf: (n: number) => act(() => until(() => heard().length >= n)),
    /** Lets what was answered arrive and be drawn. */
    arrive: () => act(() => turns()),
  }
}
