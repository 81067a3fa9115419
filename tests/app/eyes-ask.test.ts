import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeAsk, useWarmEyes, type Worths } from '@/app/[game]/calculator/use-eyes'
import type { Rules } from '@/lib/game/game'
import { findGame } from '@/lib/games/index'
import type { Worth } from '@/lib/game/worth'
import { fail, ok, type Result } from '@/lib/result'
import type { Answer } from '@/lib/solver/protocol'
import type { EyesRequest } from '@/lib/solver/requests'

/* Many decisions over several workers: a client that answers when the test says so. */

type Answered = Result<Answer<readonly Worth[]>>

interface Asked {
  readonly states: readonly number[]
  readonly channel: string
  readonly signal: AbortSignal
  readonly settle: (result: Answered) => void
}

const asked = vi.hoisted(() => [] as unknown[]) as Asked[]
const warmed = vi.hoisted(() => [] as string[])

vi.mock('@/lib/solver/client', () => ({
  solverClient: () => ({
    warm: (channel: string) => void warmed.push(channel),
    eyes: ({ states }: EyesRequest, { channel, signal }: { readonly channel: string; readonly signal: AbortSignal }) =>
      new Promise<Answered>((settle) => asked.push({ states: states as number[], channel, signal, settle })),
  }),
}))

const worth = (state: number): Worth => ({ options: [], best: [String(state)] })
const settled = () => new Promise((resolve) => setTimeout(resolve))
async function answer(i: number): Promise<void> {
  asked[i]!.settle(ok({ key: '', value: asked[i]!.states.map(worth), ms: 1 }))
  await settled()
}

const needs = (signal: AbortSignal, onWorths?: (worths: Worths) => void) =>
  ({ game: 'any', rules: {} as Rules, signal, pace: { ms: 90 }, ...(onWorths ? { onWorths } : {}) }) as const

beforeEach(() => {
  asked.length = 0
  warmed.length = 0
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 })
})

test('each worker has a batch of its own, and every answer its place, whichever comes first', async () => {
  const seen: (string | undefined)[][] = []
  const result = makeAsk(needs(new AbortController().signal, (worths) => seen.push(worths.map((one) => one?.best[0]))))(
    [0, 1, 2, 3, 4],
  )
  expect(asked.map(({ channel, states }) => [channel, states])).toEqual([
    ['calculator-eyes-0', [0, 1]],
    ['calculator-eyes-1', [2, 3]],
  ])
  await answer(1)
  expect(seen).toEqual([[undefined, undefined, '2', '3', undefined]])
  await answer(0)
  await answer(2)
  expect(await result).toEqual(ok([0, 1, 2, 3, 4].map(worth)))
  expect(asked).toHaveLength(3)
})

test('what is stopped is not ended with its worker, and nothing more is asked', async () => {
  const controller = new AbortController()
  const result = makeAsk(needs(controller.signal))([0, 1, 2, 3, 4, 5, 6, 7])
  controller.abort()
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([false, false])
  await answer(0)
  await answer(1)
  expect(await result).toMatchObject({ ok: false, problem: { name: 'Cancelled' } })
  expect(asked).toHaveLength(2)
})

test('decisions that take long are ended at once', () => {
  const controller = new AbortController()
  void makeAsk({ ...needs(controller.signal), pace: { ms: 2000 } })([0, 1])
  controller.abort()
  expect(asked.every(({ signal }) => signal.aborted)).toBe(true)
})

test('the first failure is the answer', async () => {
  const result = makeAsk(needs(new AbortController().signal))([0, 1, 2, 3, 4, 5])
  asked[0]!.settle(fail('WorkerDied', 'gone'))
  await answer(1)
  expect(await result).toMatchObject({ ok: false, problem: { name: 'WorkerDied' } })
  expect(asked).toHaveLength(2)
})

test('workers start with the page, and rehearse only while a form in use is empty', async () => {
  const game = findGame('three-card-poker')!
  const rules = game.variants[0].rules as Rules
  const { rerender, unmount } = renderHook(({ isInUse, isEmpty }) => useWarmEyes(game, rules, isInUse, isEmpty), {
    initialProps: { isInUse: false, isEmpty: true },
  })
  expect(warmed).toEqual(['calculator-eyes-0', 'calculator-eyes-1'])
  expect(asked).toEqual([])
  rerender({ isInUse: true, isEmpty: true })
  expect(asked.map(({ channel }) => channel)).toEqual(['calculator-eyes-0', 'calculator-eyes-1'])
  rerender({ isInUse: true, isEmpty: false })
  await answer(0)
  await answer(1)
  expect(asked).toHaveLength(2)
  unmount()
})
