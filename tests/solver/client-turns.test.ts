import { describe, expect, it, vi } from 'vitest'
import { ask, askInTurn, bench, LIMITS, named, right, windPatienceByHand } from '@/tests/solver/client-bench'
import { turns, until } from '@/tests/solver/fake-worker'

windPatienceByHand()

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
