import { describe, expect, it, vi } from 'vitest'
import { fail, ok } from '@/lib/result'
import { ask, bench, LIMITS, named, right, windPatienceByHand } from '@/tests/solver/client-bench'
import { hand, turns, until } from '@/tests/solver/fake-worker'

windPatienceByHand()

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
    expect(await client.solve(hand('A'), { channel: 'trainer', signal: AbortSignal.abort() })).toEqual(
      named('Cancelled'),
    )
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
