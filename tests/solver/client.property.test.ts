import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Result } from '@/lib/result'
import { ORDERS } from '@/lib/solver/channel'
import { makeSolverClient } from '@/lib/solver/client'
import { requestKey } from '@/lib/solver/protocol'
import { SOLVER_PROBLEMS } from '@/lib/solver/requests'
import { answerTo, hand, makeFakeWorker, turns, type FakeWorker } from '@/tests/solver/fake-worker'
import { fuzz } from '../tools/arbitraries'

const move = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('ask' as const),
      name: fc.constantFrom('A', 'B', 'C', 'D'),
      channel: fc.constantFrom('trainer', 'calculator'),
      order: fc.constantFrom(...ORDERS),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('abort' as const), nth: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('finish' as const), nth: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('error' as const), nth: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('turns' as const), n: fc.nat(6) }) },
)
const LIMITS = { grace: 0, loadLimit: 60_000, silenceLimit: 60_000, retries: { died: [0], lost: [0, 0] } } as const

it('whatever happens in whatever order, every call settles once and no answer belongs to another hand', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 40 }), async (moves) => {
      const workers: FakeWorker[] = []
      const makeWorker = () => {
        const worker = makeFakeWorker()
        workers.push(worker)
        return worker
      }
      const client = makeSolverClient({ ...LIMITS, makeWorker, memory: 2 })
      const calls: { name: string; controller: AbortController; answer: Promise<Result<unknown>> }[] = []
      const heard = () => workers.flatMap((worker) => worker.heard)
      for (const one of moves) {
        if (one.kind === 'ask') {
          const controller = new AbortController()
          calls.push({
            name: one.name,
            controller,
            answer: client.solve(hand(one.name), { channel: one.channel, signal: controller.signal, order: one.order }),
          })
        }
        if (one.kind === 'abort') calls.at(-1 - one.nth)?.controller.abort()
        if (one.kind === 'finish')
          heard()
            .at(-1 - one.nth)
            ?.finish()
        if (one.kind === 'error') workers.at(-1 - one.nth)?.emit('error')
        if (one.kind === 'turns') await turns(one.n)
      }
      let settled = 0
      const all = Promise.all(calls.map(({ answer }) => answer.finally(() => settled++)))
      for (let i = 0; settled < calls.length && i < 200; i++) {
        for (const one of heard()) one.finish()
        await turns(5)
      }
      expect(settled).toBe(calls.length)
      for (const [i, result] of (await all).entries()) {
        const { name } = calls[i]!
        if (result.ok)
          expect(result.value).toEqual({
            key: requestKey('solve', hand(name)),
            value: answerTo(hand(name)),
            ms: expect.any(Number) as number,
          })
        else expect(SOLVER_PROBLEMS).toContain(result.problem.name)
      }
      expect(['idle', 'failed']).toContain(client.status('trainer'))
      client.close()
    }),
    fuzz(100, 20),
  )
}, 60_000)
