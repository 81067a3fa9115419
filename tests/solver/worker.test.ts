import { Worker as Thread } from 'node:worker_threads'
import { afterAll, expect, it } from 'vitest'
import { GAMES } from '@/lib/games/index'
import { loadSolver } from '@/lib/games/solvers'
import { makeRandom } from '@/lib/math/random'
import { makeSolverClient } from '@/lib/solver/client'
import type { WorkerLike } from '@/lib/solver/link'

/* The true worker, in a Node thread: what the page's bundle does with it is the browser tests' business. */

function makeThread(file: URL): WorkerLike {
  const thread = new Thread(file)
  return {
    postMessage: (message: unknown, transfer?: Transferable[]) => thread.postMessage(message, transfer as never),
    // A thread hands over the data where a browser's worker hands over an event.
    addEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
      void thread.on(type, (data: unknown) => (listener as (event: unknown) => void)({ data })),
    removeEventListener: () => undefined,
    terminate: () => void thread.terminate(),
  }
}

const client = makeSolverClient({
  makeWorker: () => makeThread(new URL('./node-worker.mjs', import.meta.url)),
  loadLimit: 60_000,
  silenceLimit: 60_000,
})
const call = (onProgress?: (done: number) => void) => ({
  channel: 'trainer',
  signal: new AbortController().signal,
  ...(onProgress && { onProgress }),
})
afterAll(() => client.close())

it.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: a decision across the worker equals one solved here',
  async (id, game) => {
    const { rules } = game.variants[0]
    const solver = await loadSolver(id)
    const state = game.spot(rules, game.drills.at(-1)!.id, makeRandom('worker'))
    const result = await client.solve(
      { game: id, rules, state },
      call(() => undefined),
    )
    expect(result).toMatchObject({ ok: true, value: { value: solver.solve(rules, state) } })
  },
  60_000,
)

it('an unknown game, and a state that is none, come back in words from a worker that lives on', async () => {
  const [game] = GAMES
  const { rules } = game.variants[0]
  const unknown = await client.solve({ game: 'baccarat', rules, state: {} }, call())
  expect(unknown).toMatchObject({ ok: false, problem: { name: 'UnknownGame' } })
  const broken = await client.solve({ game: game.id, rules, state: null }, call())
  expect(broken).toMatchObject({ ok: false, problem: { name: 'SolverFailed' } })
  const [bet] = game.sideBets
  if (bet) expect(await client.side({ game: game.id, rules, bet: bet.id }, call())).toMatchObject({ ok: true })
}, 60_000)

it('a worker that does not load is told in words', async () => {
  const missing = makeSolverClient({ makeWorker: () => makeThread(new URL('./no-such-worker.mjs', import.meta.url)) })
  const result = await missing.solve({ game: 'any', rules: { pays: {} }, state: {} }, call())
  expect(result).toMatchObject({ ok: false, problem: { name: 'WorkerNotLoaded' } })
}, 60_000)
