import { beforeEach, expect, it, vi } from 'vitest'
import { solveInTurn } from '@/app/[game]/pay-tables/curve-pool'
import type { Call } from '@/lib/solver/client'
import type { WholeRequest } from '@/lib/solver/requests'
import { fail, ok } from '@/lib/result'

/* The pool over a client that answers when the test says so. */

interface Asked {
  readonly game: string
  readonly channel: string
  readonly answer: () => void
}

const asked = vi.hoisted(() => [] as unknown[]) as Asked[]

vi.mock('@/lib/solver/client', () => ({
  solverClient: () => ({
    whole: ({ game }: WholeRequest, { channel, signal }: Call) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(fail('Cancelled', 'stopped')))
        asked.push({ game, channel, answer: () => resolve(ok({ key: game, value: game, ms: 1 })) })
      }),
  }),
}))

const ask = (game: string, signal = new AbortController().signal) =>
  solveInTurn({ game, rules: { pays: {} } }, signal, () => undefined)
const games = () => asked.map(({ game }) => game)
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('navigator', { hardwareConcurrency: 3 })
})

it('asks as many at once as there are processors to spare, each on a channel of its own, and the next in turn', async () => {
  const all = ['a', 'b', 'c', 'd'].map((game) => ask(game))
  expect(games()).toEqual(['a', 'b'])
  expect(new Set(asked.map(({ channel }) => channel)).size).toBe(2)
  asked[1]!.answer()
  await settled()
  expect(games()).toEqual(['a', 'b', 'c'])
  expect(asked[2]!.channel).toBe(asked[1]!.channel)
  for (let i = 0; i < 4; i++) {
    asked[i]?.answer()
    await settled()
  }
  expect((await Promise.all(all)).every(({ ok }) => ok)).toBe(true)
})

it('never asks what was given up while it waited', async () => {
  const controller = new AbortController()
  const first = [ask('a'), ask('b')]
  const waiting = ask('c', controller.signal)
  controller.abort()
  expect(await waiting).toMatchObject({ ok: false, problem: { name: 'Cancelled' } })
  asked.forEach(({ answer }) => answer())
  await Promise.all(first)
  expect(games()).toEqual(['a', 'b'])
  expect(await ask('d', controller.signal)).toMatchObject({ ok: false, problem: { name: 'Cancelled' } })
})

it('a call that is given up while it is solved frees its channel', async () => {
  const controller = new AbortController()
  const doomed = [ask('a', controller.signal), ask('b', controller.signal)]
  const next = ask('c')
  controller.abort()
  await Promise.all(doomed)
  await settled()
  expect(games()).toEqual(['a', 'b', 'c'])
  asked[2]!.answer()
  expect(await next).toMatchObject({ ok: true })
})

it('works one by one on a machine with one processor, or one that does not say', async () => {
  vi.stubGlobal('navigator', {})
  const all = [ask('a'), ask('b')]
  expect(games()).toEqual(['a'])
  asked[0]!.answer()
  await settled()
  asked[1]!.answer()
  await Promise.all(all)
})
