import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ok, fail } from '@/lib/result'
import { makeSolverClient, type ClientOptions, type SolverClient } from '@/lib/solver/client'
import type { Order, SolverStatus } from '@/lib/solver/channel'
import { requestKey } from '@/lib/solver/protocol'
import { answerTo, hand, makeFakeWorker, turns, until, type FakeWorker } from '@/tests/solver/fake-worker'

// Messages travel by the real event loop; only the client's patience is wound by hand.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const LIMITS = { loadLimit: 1000, silenceLimit: 4000, grace: 100 } as const

function bench(options: ClientOptions & { readonly loadsAtOnce?: (nth: number) => boolean } = {}) {
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

function ask(client: SolverClient, name: string, channel = 'trainer', onProgress?: (done: number) => void, order?: Order) {
  const controller = new AbortController()
  const call = { channel, signal: controller.signal, ...(onProgress && { onProgress }), ...(order && { order }) }
  return { answer: client.solve(hand(name), call), abort: () => controller.abort() }
}
const askInTurn = (client: SolverClient, name: string) => ask(client, name, 'trainer', undefined, 'turns')
const right = (name: string) => ok({ key: requestKey('solve', hand(name)), value: answerTo(hand(name)), ms: expect.any(Number) as number })
const named = (name: string) => expect.objectContaining({ ok: false, problem: expect.objectContaining({ name, message: expect.stringMatching(/\.$/) }) })

describe('an answer', () => {
  it('comes with the key of its request', async () => {
    const { client, heard } = bench()
    const { answer } = ask(client, 'A')
    await until(() => heard().length === 1)
    heard()[0]!.finish()
    expect(await answer).toEqual(right('A'))
  })

  it('of each kind comes from the function of that name', async () => {
    const { client, heard } = bench()
    const call = { channel: 'trainer', signal: new AbortController().signal }
    const whole = client.whole({ game: 'any', rules: { pays: {} } }, call)
    await until(() => heard().length === 1)
    heard()[0]!.finish(ok({ method: 'exact' }))
    expect(await whole).toMatchObject({ ok: true, value: { value: { method: 'exact' } } })
    const side = client.side({ game: 'any', rules: { pays: {} }, bet: 'pair-plus' }, call)
    await until(() => heard().length === 2)
    heard()[1]!.finish(ok({ deals: 22100 }))
    expect(await side).toMatchObject({ ok: true, value: { value: { deals: 22100 } } })
  })

  it('may be a problem that the worker found, as a value', async () => {
    const { client, heard, workers } = bench()
    const { answer } = ask(client, 'A')
    await until(() => heard().length === 1)
    heard()[0]!.finish(fail('SolverFailed', 'This could not be solved.'))
    expect(await answer).toEqual(named('SolverFailed'))
    expect(workers[0]!.isTerminated()).toBe(false)
  })

  it('is preceded by its progress, and by nothing after it', async () => {
    const { client, heard } = bench()
    const seen: number[] = []
    const { answer } = ask(client, 'A', 'trainer', (done) => seen.push(done))
    await until(() => heard().length === 1)
    heard()[0]!.report(0.25)
    heard()[0]!.report(0.5)
    await until(() => seen.length === 2)
    heard()[0]!.finish()
    await answer
    heard()[0]!.report(0.75)
    await turns()
    expect(seen).toEqual([0.25, 0.5])
  })

  it('leaves the worker for the next request, and is remembered', async () => {
    const { client, heard, workers } = bench()
    for (const [i, name] of ['A', 'B'].entries()) {
      const { answer } = ask(client, name)
      await until(() => heard().length === i + 1)
      heard()[i]!.finish()
      expect(await answer).toEqual(right(name))
    }
    for (const name of ['A', 'B']) expect(await ask(client, name).answer).toEqual(right(name))
    expect(workers).toHaveLength(1)
    expect(heard()).toHaveLength(2)
  })

  it('is forgotten when newer ones fill the memory', async () => {
    const { client, heard } = bench({ memory: 1 })
    for (const [i, name] of ['A', 'B', 'A'].entries()) {
      const { answer } = ask(client, name)
      await until(() => heard().length === i + 1)
      heard()[i]!.finish()
      expect(await answer).toEqual(right(name))
    }
  })
})

describe('the latest request', () => {
  it('wins; the older is told at once, and a quick worker is kept', async () => {
    const { client, heard, workers } = bench()
    const older = ask(client, 'A')
    await until(() => heard().length === 1)
    const newer = ask(client, 'B')
    expect(await older.answer).toEqual(named('Cancelled'))
    heard()[0]!.finish()
    await until(() => heard().length === 2)
    heard()[1]!.finish()
    expect(await newer.answer).toEqual(right('B'))
    expect(workers).toHaveLength(1)
  })

  it('ends a worker that is still busy with the older', async () => {
    const { client, heard, workers } = bench()
    const older = ask(client, 'A')
    await until(() => heard().length === 1)
    const newer = ask(client, 'B')
    expect(await older.answer).toEqual(named('Cancelled'))
    vi.advanceTimersByTime(LIMITS.grace)
    expect(workers[0]!.isTerminated()).toBe(true)
    heard()[0]!.finish()
    await until(() => heard().length === 2)
    heard()[1]!.finish()
    expect(await newer.answer).toEqual(right('B'))
    expect(workers).toHaveLength(2)
  })

  it('is alone answered in a flood of 200', async () => {
    const { client, heard, workers } = bench()
    const first = ask(client, 'A')
    await until(() => heard().length === 1)
    heard()[0]!.finish()
    await first.answer
    const flood = Array.from({ length: 200 }, (_, i) => ask(client, `hand ${i}`))
    await until(() => heard().length === 2)
    vi.advanceTimersByTime(LIMITS.grace)
    await until(() => heard().length === 3)
    heard()[2]!.finish()
    const answers = await Promise.all(flood.map(({ answer }) => answer))
    expect(answers.slice(0, -1).every((one) => !one.ok && one.problem.name === 'Cancelled')).toBe(true)
    expect(answers.at(-1)).toEqual(right('hand 199'))
    expect(workers).toHaveLength(2)
  })

  it('joins the same request in the air, even one that was given up a moment ago', async () => {
    const { client, heard, workers } = bench()
    const first = ask(client, 'A')
    await until(() => heard().length === 1)
    first.abort()
    const second = ask(client, 'A')
    const third = ask(client, 'A')
    vi.advanceTimersByTime(LIMITS.grace)
    heard()[0]!.finish()
    expect(await first.answer).toEqual(named('Cancelled'))
    expect(await second.answer).toEqual(right('A'))
    expect(await third.answer).toEqual(right('A'))
    expect(workers).toHaveLength(1)
    expect(heard()).toHaveLength(1)
  })

  it('gives way to an answer that is remembered', async () => {
    const { client, heard } = bench()
    const first = ask(client, 'A')
    await until(() => heard().length === 1)
    heard()[0]!.finish()
    await first.answer
    const second = ask(client, 'B')
    const again = ask(client, 'A')
    expect(await second.answer).toEqual(named('Cancelled'))
    expect(await again.answer).toEqual(right('A'))
  })

  it('of one channel leaves another channel alone', async () => {
    const { client, heard, workers } = bench()
    const trainer = ask(client, 'A')
    const calculator = ask(client, 'B', 'calculator')
    await until(() => heard().length === 2)
    for (const one of heard()) one.finish()
    expect(await trainer.answer).toEqual(right('A'))
    expect(await calculator.answer).toEqual(right('B'))
    expect(workers).toHaveLength(2)
  })
})

describe('requests that take turns', () => {
  it('let the one in the air be finished; of those that wait only the last is kept', async () => {
    const { client, heard, workers } = bench()
    const first = askInTurn(client, 'A')
    await until(() => heard().length === 1)
    const [second, third] = [askInTurn(client, 'B'), askInTurn(client, 'C')]
    expect(await second.answer).toEqual(named('Cancelled'))
    vi.advanceTimersByTime(10 * LIMITS.grace)
    heard()[0]!.finish()
    expect(await first.answer).toEqual(right('A'))
    await until(() => heard().length === 2)
    heard()[1]!.finish()
    expect(await third.answer).toEqual(right('C'))
    expect(workers).toHaveLength(1)
  })

  it('are all answered that were sent, in a flood of 200', async () => {
    const { client, heard, workers } = bench()
    const flood: ReturnType<typeof askInTurn>[] = []
    let solved = 0
    for (let i = 0; i < 200; i++) {
      flood.push(askInTurn(client, `pay ${i}`))
      if (i % 10 !== 9) continue
      await until(() => heard().length > solved)
      heard()[solved++]!.finish()
      await turns()
    }
    await until(() => heard().length > solved)
    heard()[solved]!.finish()
    const answers = await Promise.all(flood.map(({ answer }) => answer))
    expect(answers.filter(({ ok: answered }) => answered)).toHaveLength(solved + 1)
    expect(solved).toBe(20)
    expect(answers.at(-1)).toEqual(right('pay 199'))
    expect(workers).toHaveLength(1)
  })

  it('join the same request in the air, and then nothing waits any more', async () => {
    const { client, heard } = bench()
    const first = askInTurn(client, 'A')
    await until(() => heard().length === 1)
    const second = askInTurn(client, 'B')
    const back = askInTurn(client, 'A')
    expect(await second.answer).toEqual(named('Cancelled'))
    heard()[0]!.finish()
    expect(await first.answer).toEqual(right('A'))
    expect(await back.answer).toEqual(right('A'))
    await turns()
    expect(heard()).toHaveLength(1)
  })

  it('leave the one in the air alone when the newest is remembered', async () => {
    const { client, heard, workers } = bench()
    const known = askInTurn(client, 'A')
    await until(() => heard().length === 1)
    heard()[0]!.finish()
    await known.answer
    const running = askInTurn(client, 'B')
    await until(() => heard().length === 2)
    expect(await askInTurn(client, 'A').answer).toEqual(right('A'))
    vi.advanceTimersByTime(10 * LIMITS.grace)
    heard()[1]!.finish()
    expect(await running.answer).toEqual(right('B'))
    expect(workers).toHaveLength(1)
  })

  it('can be cancelled at any moment, in the air and waiting', async () => {
    const { client, heard, workers } = bench()
    const first = askInTurn(client, 'A')
    await until(() => heard().length === 1)
    const second = askInTurn(client, 'B')
    second.abort()
    first.abort()
    expect(await second.answer).toEqual(named('Cancelled'))
    expect(await first.answer).toEqual(named('Cancelled'))
    vi.advanceTimersByTime(LIMITS.grace)
    expect(workers[0]!.isTerminated()).toBe(true)
    expect(client.status('trainer')).toBe('idle')
    const third = askInTurn(client, 'C')
    await until(() => heard().length === 2)
    heard()[1]!.finish()
    expect(await third.answer).toEqual(right('C'))
  })

  it('give way to a later request that is the latest', async () => {
    const { client, heard } = bench()
    const first = askInTurn(client, 'A')
    await until(() => heard().length === 1)
    const waits = askInTurn(client, 'B')
    const latest = ask(client, 'C')
    expect(await first.answer).toEqual(named('Cancelled'))
    expect(await waits.answer).toEqual(named('Cancelled'))
    heard()[0]!.finish()
    await until(() => heard().length === 2)
    heard()[1]!.finish()
    expect(await latest.answer).toEqual(right('C'))
  })

  it('go on with the newer one when the worker dies under the older, which is told', async () => {
    const { client, heard, workers, statuses } = bench()
    const first = askInTurn(client, 'A')
    await until(() => heard().length === 1)
    const second = askInTurn(client, 'B')
    workers[0]!.emit('error')
    expect(await first.answer).toEqual(named('WorkerDied'))
    await until(() => heard().length === 2)
    heard()[1]!.finish()
    expect(await second.answer).toEqual(right('B'))
    expect(statuses).toEqual(['loading', 'solving', 'restarting', 'solving', 'idle'])
  })

  it('try the last one again when the worker dies, once', async () => {
    const { client, heard, workers } = bench()
    const first = askInTurn(client, 'A')
    await until(() => heard().length === 1)
    const second = askInTurn(client, 'B')
    workers[0]!.emit('error')
    await first.answer
    await until(() => heard().length === 2)
    workers[1]!.emit('error')
    await until(() => heard().length === 3)
    heard()[2]!.finish()
    expect(await second.answer).toEqual(right('B'))
  })

  it('go on with the newer one when the worker falls silent', async () => {
    const { client, heard, workers } = bench()
    const first = askInTurn(client, 'A')
    await until(() => heard().length === 1)
    const second = askInTurn(client, 'B')
    vi.advanceTimersByTime(1.25 * LIMITS.silenceLimit)
    expect(await first.answer).toEqual(named('WorkerSilent'))
    expect(workers[0]!.isTerminated()).toBe(true)
    await until(() => heard().length === 2)
    heard()[1]!.finish()
    expect(await second.answer).toEqual(right('B'))
  })

  it('of two channels do not mix', async () => {
    const { client, heard, workers } = bench()
    const [one, other] = [ask(client, 'A', 'first', undefined, 'turns'), ask(client, 'B', 'second', undefined, 'turns')]
    await until(() => heard().length === 2)
    for (const request of [...heard()].reverse()) request.finish()
    expect(await one.answer).toEqual(right('A'))
    expect(await other.answer).toEqual(right('B'))
    expect(workers).toHaveLength(2)
  })
})

describe('an answer’s time', () => {
  it('is a number of milliseconds, the same when it is remembered', async () => {
    const { client, heard } = bench()
    const first = ask(client, 'A')
    await until(() => heard().length === 1)
    heard()[0]!.finish()
    const [solved, remembered] = [await first.answer, await ask(client, 'A').answer]
    expect(solved).toMatchObject({ ok: true, value: { ms: expect.any(Number) } })
    expect(remembered).toEqual(solved)
  })
})

describe('an abort', () => {
  it('settles a call before, during and after; the last changes nothing', async () => {
    const { client, heard, workers } = bench()
    expect(await client.solve(hand('A'), { channel: 'trainer', signal: AbortSignal.abort() })).toEqual(named('Cancelled'))
    expect(workers).toHaveLength(0)
    const waiting = ask(client, 'B')
    waiting.abort()
    expect(await waiting.answer).toEqual(named('Cancelled'))
    const running = ask(client, 'C')
    await until(() => heard().length === 1)
    running.abort()
    expect(await running.answer).toEqual(named('Cancelled'))
    expect(client.status('trainer')).toBe('idle')
    vi.advanceTimersByTime(LIMITS.grace)
    expect(workers[0]!.isTerminated()).toBe(true)
    const answered = ask(client, 'D')
    await until(() => heard().length === 2)
    heard()[1]!.finish()
    expect(await answered.answer).toEqual(right('D'))
    answered.abort()
    vi.advanceTimersByTime(10 * LIMITS.grace)
    expect(workers[1]!.isTerminated()).toBe(false)
  })

  it('of one of two who wait for the same answer leaves the other waiting', async () => {
    const { client, heard } = bench()
    const one = ask(client, 'A')
    const other = ask(client, 'A')
    await until(() => heard().length === 1)
    one.abort()
    expect(await one.answer).toEqual(named('Cancelled'))
    vi.advanceTimersByTime(LIMITS.grace)
    heard()[0]!.finish()
    expect(await other.answer).toEqual(right('A'))
  })
})

describe('a worker that dies', () => {
  it.each(['error', 'messageerror'] as const)('mid-solve (%s) is started again, and the request with it', async (event) => {
    const { client, heard, workers, statuses } = bench()
    const { answer } = ask(client, 'A')
    await until(() => heard().length === 1)
    workers[0]!.emit(event)
    expect(workers[0]!.isTerminated()).toBe(true)
    await until(() => heard().length === 2)
    heard()[1]!.finish()
    expect(await answer).toEqual(right('A'))
    expect(statuses).toEqual(['loading', 'solving', 'restarting', 'solving', 'idle'])
  })

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
  it('by an error is tried once more', async () => {
    const { client, heard, workers } = bench({ loadsAtOnce: (nth) => nth > 0 })
    const { answer } = ask(client, 'A')
    workers[0]!.emit('error')
    await until(() => heard().length === 1)
    heard()[0]!.finish()
    expect(await answer).toEqual(right('A'))
  })

  it('by an error, twice, is told', async () => {
    const { client, workers } = bench({ loadsAtOnce: () => false })
    const { answer } = ask(client, 'A')
    workers[0]!.emit('error')
    workers[1]!.emit('error')
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
    expect(await ask(client, 'A').answer).toEqual(named('WorkerNotLoaded'))
    expect(client.status('trainer')).toBe('failed')
  })

  it('the solver of the game is ended, since a failed fetch may be remembered', async () => {
    const { client, workers, heard } = bench()
    const { answer } = ask(client, 'A')
    await until(() => heard().length === 1)
    heard()[0]!.finish(fail('SolverNotLoaded', 'The solver could not be loaded.'))
    expect(await answer).toEqual(named('SolverNotLoaded'))
    expect(workers[0]!.isTerminated()).toBe(true)
    const again = ask(client, 'A')
    await until(() => heard().length === 2)
    heard()[1]!.finish()
    expect(await again.answer).toEqual(right('A'))
  })
})

describe('the client', () => {
  it('warms a worker ahead, with the solver of a game', async () => {
    const { client, workers, heard } = bench()
    client.warm('trainer', 'three-card-poker')
    await until(() => workers[0]!.warmed.length === 1)
    expect(client.status('trainer')).toBe('idle')
    const { answer } = ask(client, 'A')
    await until(() => heard().length === 1)
    heard()[0]!.finish()
    expect(await answer).toEqual(right('A'))
    expect(workers).toHaveLength(1)
    client.warm('trainer', 'ultimate-texas-holdem')
    await until(() => workers[0]!.warmed.length === 2)
  })

  it('tells listeners in the order they came, and those who left no more', async () => {
    const { client } = bench({ loadsAtOnce: () => false })
    const told: string[] = []
    client.subscribe(() => told.push('first'))
    const leave = client.subscribe(() => told.push('second'))
    const { abort } = ask(client, 'A')
    leave()
    abort()
    expect(told).toEqual(['first', 'second', 'first'])
  })

  it('closes: cancels what is asked, ends every worker, and can start afresh', async () => {
    const { client, workers, heard } = bench()
    const one = ask(client, 'A')
    const other = ask(client, 'B', 'calculator')
    await until(() => heard().length === 2)
    client.close()
    expect(await one.answer).toEqual(named('Cancelled'))
    expect(await other.answer).toEqual(named('Cancelled'))
    expect(workers.every((worker) => worker.isTerminated())).toBe(true)
    const again = ask(client, 'A')
    await until(() => heard().length === 3)
    heard()[2]!.finish()
    expect(await again.answer).toEqual(right('A'))
  })
})
