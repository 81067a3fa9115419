// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useWholes, type Worth } from '@/app/[game]/pay-tables/curve-wholes'
import { exact } from '@/lib/games/ev'
import type { AnyGame, GameFigures, Progress, Rules } from '@/lib/games/game'
import { findGame } from '@/lib/games/index'
import { makeRules, parseRules } from '@/lib/games/rules'
import { fail, must, ok, type Result } from '@/lib/result'
import type { Answer, WholeRequest } from '@/lib/solver/protocol'

/* Many whole games, over a pool that answers when the test says so. */

const game: AnyGame = findGame('three-card-poker')!
const rules = (straight: number): Rules => must(parseRules(game, straight === 1 ? '' : `anteBonus.straight_${straight}`)) as Rules

interface Asked {
  readonly text: string
  readonly signal: AbortSignal
  readonly onProgress: Progress
  readonly settle: (result: Result<Answer<GameFigures>>) => void
}

const asked = vi.hoisted(() => [] as unknown[]) as Asked[]

vi.mock('@/app/[game]/pay-tables/curve-pool', () => ({
  solveInTurn: (request: WholeRequest, signal: AbortSignal, onProgress: Progress) =>
    new Promise((settle) => {
      signal.addEventListener('abort', () => settle(fail('Cancelled', 'stopped')))
      asked.push({ text: makeRules(game, request.rules), signal, onProgress, settle } as Asked)
    }),
}))

const figures = (loses: number): GameFigures => ({ ev: exact(-loses, 100), averageBet: exact(2, 1), frequencies: {}, method: 'exact' })
const answer = (i: number, ms: number) => act(async () => asked[i]!.settle(ok({ key: '', value: figures(i + 1), ms })))
const rest = (ms = 400) => act(async () => vi.advanceTimersByTime(ms))

const show = (values: readonly number[], atHand?: ReadonlyMap<string, Worth>) =>
  renderHook((props: { values: readonly number[] }) => useWholes(game, props.values.map(rules), atHand), { initialProps: { values } })

beforeEach(() => {
  asked.length = 0
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

describe('many whole games', () => {
  it('wait until the rules rest; the first tells how long one takes, the others follow at once', async () => {
    const { result } = show([2, 1, 3])
    expect(asked).toEqual([])
    await rest()
    expect(asked.map(({ text }) => text)).toEqual(['anteBonus.straight_2'])
    await answer(0, 100)
    expect(asked.map(({ text }) => text)).toEqual(['anteBonus.straight_2', '', 'anteBonus.straight_3'])
    expect(result.current.status).toBe('working')
    expect(result.current.worths.get('anteBonus.straight_2')).toEqual({ edge: 0.01, bet: 2, error: 0 })
    act(() => asked[1]!.onProgress(0.5))
    expect(result.current.progress).toBeCloseTo(0.5, 9)
    await answer(1, 100)
    await answer(2, 100)
    expect(result.current).toMatchObject({ status: 'done', progress: 1 })
  })

  it('that take long are worked out on request, and stop on request', async () => {
    const { result } = show([2, 1, 3])
    await rest()
    await answer(0, 5000)
    expect(asked.length).toBe(1)
    expect(result.current.status).toBe('waits')
    await act(async () => result.current.start())
    await rest()
    expect(result.current.status).toBe('working')
    expect(asked.slice(1).map(({ text }) => text)).toEqual(['', 'anteBonus.straight_3'])
    await act(async () => result.current.cancel())
    expect(asked.slice(1).every(({ signal }) => signal.aborted)).toBe(true)
    expect(result.current.status).toBe('waits')
    expect(result.current.worths.size).toBe(1)
  })

  it('whose first answer does not come are left until they are asked for', async () => {
    const { result } = show([2, 1])
    await rest()
    await rest(5000)
    expect(asked[0]!.signal.aborted).toBe(true)
    expect(result.current.status).toBe('waits')
  })

  it('are given up for newer ones; what was solved and is still wanted is not asked again', async () => {
    const { result, rerender } = show([2, 1])
    await rest()
    await answer(0, 100)
    rerender({ values: [3, 2] })
    expect(asked[1]!.signal.aborted).toBe(true)
    await rest()
    expect(asked.slice(2).map(({ text }) => text)).toEqual(['anteBonus.straight_3'])
    await answer(2, 100)
    expect(result.current.status).toBe('done')
  })

  it('that fail say so, and are tried again', async () => {
    const { result } = show([2, 1])
    await rest()
    await act(async () => asked[0]!.settle(fail('WorkerDied', 'The calculation broke off.')))
    expect(result.current).toMatchObject({ status: 'failed', problem: { message: 'The calculation broke off.' } })
    await act(async () => result.current.start())
    await rest()
    expect(asked.length).toBe(3)
  })

  it('that are known beforehand ask nothing', async () => {
    const worth: Worth = { edge: 0.03, bet: 1.6, error: 0 }
    const { result } = show([1], new Map([['', worth]]))
    await rest()
    expect(asked).toEqual([])
    expect(result.current).toMatchObject({ status: 'done', progress: 1 })
  })
})
