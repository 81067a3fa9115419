import { describe, expect, it, vi } from 'vitest'
import { fail } from '@/lib/result'
import { ask, bench, LIMITS, named, right, windPatienceByHand } from '@/tests/solver/client-bench'
import { until } from '@/tests/solver/fake-worker'

windPatienceByHand()

describe('a worker that dies', () => {
  it.each(['error', 'messageerror'] as const)(
    'mid-solve (%s) is started again, and the request with it',
    async (event) => {
      const { client, heard, workers, statuses } = bench()
      const { answer } = ask(client, 'A')
      await until(() => heard().length === 1)
      workers[0]!.emit(event)
      expect(workers[0]!.isTerminated()).toBe(true)
      await until(() => heard().length === 2)
      heard()[1]!.finish()
      expect(await answer).toEqual(right('A'))
      expect(statuses).toEqual(['loading', 'solving', 'restarting', 'solving', 'idle'])
    },
  )

  it('twice at the same request is told in words, and the next request finds a new one', async () => {
    const { client, heard, workers, statuses } = bench()
    const { answer } = ask(client, 'A')
    for (const times of [1, 2]) {
      await until(() => heard().length === times)
      workers[times - 1]!.emit('error')
    }
    expect(await answer).toEqual(named('WorkerDied'))
    expect(client.status('trainer')).toBe('failed')
    const next = ask(client, 'A')
    await until(() => heard().length === 3)
    heard()[2]!.finish()
    expect(await next.answer).toEqual(right('A'))
    expect(statuses).toEqual(['loading', 'solving', 'restarting', 'solving', 'failed', 'restarting', 'solving', 'idle'])
  })

  it('while idle or with a request that nobody wants is replaced without a word', async () => {
    const { client, heard, workers } = bench()
    const first = ask(client, 'A')
    await until(() => heard().length === 1)
    first.abort()
    const second = ask(client, 'B')
    workers[0]!.emit('error')
    await until(() => heard().length === 2)
    heard()[1]!.finish()
    expect(await second.answer).toEqual(right('B'))
    workers[1]!.emit('error')
    expect(client.status('trainer')).toBe('idle')
    const third = ask(client, 'C')
    await until(() => heard().length === 3)
    heard()[2]!.finish()
    expect(await third.answer).toEqual(right('C'))
  })

  it('without an event is known by the lock that it held, and replaced at once', async () => {
    const freed: (() => void)[] = []
    const waited: AbortSignal[] = []
    const lockFree = (name: string, signal: AbortSignal): Promise<void> => {
      expect(name).toMatch(/^lock \d$/)
      waited.push(signal)
      return new Promise((resolve) => freed.push(resolve))
    }
    const { client, heard, workers } = bench({ lockFree })
    const { answer } = ask(client, 'A')
    await until(() => heard().length === 1)
    workers[0]!.holdLock('lock 1')
    await until(() => freed.length === 1)
    freed[0]!()
    await until(() => heard().length === 2)
    expect(workers[0]!.isTerminated()).toBe(true)
    workers[1]!.holdLock('lock 2')
    await until(() => freed.length === 2)
    heard()[1]!.finish()
    expect(await answer).toEqual(right('A'))
    client.close()
    expect(waited.map(({ aborted }) => aborted)).toEqual([true, true])
  })

  it('by silence is told at once; progress is a sign of life', async () => {
    const { client, heard, workers } = bench()
    const seen: number[] = []
    const { answer } = ask(client, 'A', 'trainer', (done) => seen.push(done))
    await until(() => heard().length === 1)
    for (let i = 1; i <= 10; i++) {
      vi.advanceTimersByTime(LIMITS.silenceLimit - 1)
      heard()[0]!.report(i / 10)
      await until(() => seen.length === i)
    }
    vi.advanceTimersByTime(1.25 * LIMITS.silenceLimit)
    expect(await answer).toEqual(named('WorkerSilent'))
    expect(workers).toHaveLength(1)
    expect(workers[0]!.isTerminated()).toBe(true)
  })
})

describe('a worker that does not load', () => {
  it('by an error is tried again, twice, after a pause', async () => {
    const { client, heard, workers } = bench({ loadsAtOnce: (nth) => nth > 1 })
    const { answer } = ask(client, 'A')
    workers[0]!.emit('error')
    expect(workers).toHaveLength(1)
    vi.advanceTimersByTime(500)
    workers[1]!.emit('error')
    vi.advanceTimersByTime(2000)
    await until(() => heard().length === 1)
    heard()[0]!.finish()
    expect(await answer).toEqual(right('A'))
  })

  it('by an error, three times, is told', async () => {
    const { client, workers } = bench({ loadsAtOnce: () => false })
    const { answer } = ask(client, 'A')
    for (const [nth, pause] of [500, 2000, 0].entries()) {
      workers[nth]!.emit('error')
      vi.advanceTimersByTime(pause)
    }
    expect(await answer).toEqual(named('WorkerNotLoaded'))
    expect(client.status('trainer')).toBe('failed')
  })

  it('and says nothing is given up, told, and can be asked again', async () => {
    const { client, workers, heard } = bench({ loadsAtOnce: (nth) => nth > 0 })
    const { answer } = ask(client, 'A')
    vi.advanceTimersByTime(1.25 * LIMITS.loadLimit)
    expect(await answer).toEqual(named('WorkerNotLoaded'))
    expect(workers.map((worker) => worker.isTerminated())).toEqual([true])
    const again = ask(client, 'A')
    await until(() => heard().length === 1)
    heard()[0]!.finish()
    expect(await again.answer).toEqual(right('A'))
  })

  it('slowly, but in time, answers', async () => {
    const { client, workers, heard } = bench({ loadsAtOnce: () => false })
    const { answer } = ask(client, 'A')
    vi.advanceTimersByTime(LIMITS.loadLimit - 1)
    workers[0]!.load()
    await until(() => heard().length === 1)
    heard()[0]!.finish()
    expect(await answer).toEqual(right('A'))
  })

  it('because there are no workers here is told', async () => {
    const { client } = bench({
      makeWorker: () => {
        throw new Error('no workers')
      },
    })
    const { answer } = ask(client, 'A')
    await vi.advanceTimersByTimeAsync(3000)
    expect(await answer).toEqual(named('WorkerNotLoaded'))
    expect(client.status('trainer')).toBe('failed')
  })

  it('the solver of the game is fetched again by other workers, since a failed fetch may be remembered', async () => {
    const { client, workers, heard } = bench()
    const { answer } = ask(client, 'A')
    for (const [nth, pause] of [500, 2000, 0].entries()) {
      await until(() => heard().length === nth + 1)
      heard()[nth]!.finish(fail('SolverNotLoaded', 'The solver could not be loaded.'))
      await until(() => workers[nth]!.isTerminated())
      vi.advanceTimersByTime(pause)
    }
    expect(await answer).toEqual(named('SolverNotLoaded'))
    const again = ask(client, 'A')
    await until(() => heard().length === 4)
    heard()[3]!.finish()
    expect(await again.answer).toEqual(right('A'))
  })
})
