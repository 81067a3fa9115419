import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { speedOf, useWholes, type Speed, type Worth } from '@/app/[game]/pay-tables/curve-wholes'
import { exact } from '@/lib/game/ev'
import type { GameFigures } from '@/lib/game/figures'
import type { AnyGame, Rules } from '@/lib/game/game'
import { findGame } from '@/lib/games/index'
import { makeRules, parseRules } from '@/lib/game/rules'
import type { Progress } from '@/lib/game/solver'
import { fail, must, ok, type Result } from '@/lib/result'
import type { Answer } from '@/lib/solver/protocol'
import type { WholeRequest } from '@/lib/solver/requests'
import { saying } from '../tools/problems'

/* Many whole games, over a pool that answers when the test says so. */

const game: AnyGame = findGame('three-card-poker')!
const rules = (straight: number): Rules =>
  must(parseRules(game, straight === 1 ? '' : `anteBonus.straight_${straight}`)) as Rules

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

const figures = (loses: number): GameFigures => ({
  ev: exact(-loses, 100),
  averageBet: exact(2, 1),
  frequencies: {},
  method: 'exact',
})
const answer = (i: number) => act(async () => asked[i]!.settle(ok({ key: '', value: figures(i + 1), ms: 1 })))
const rest = () => act(async () => vi.advanceTimersByTime(400))

const NONE: ReadonlyMap<string, Worth> = new Map()

interface Props {
  readonly values: readonly number[]
  readonly speed?: Speed
  readonly atHand?: ReadonlyMap<string, Worth>
}

const show = (initialProps: Props) =>
  renderHook(
    ({ values, speed = 'quick', atHand = NONE }: Props) => useWholes(game, values.map(rules), { speed, atHand }),
    { initialProps },
  )
const texts = () => asked.map(({ text }) => text)

beforeEach(() => {
  asked.length = 0
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

describe('many whole games', () => {
  it('are asked for together, in the order given, once the rules rest; each shows as it comes', async () => {
    const { result } = show({ values: [2, 1, 3] })
    expect(asked).toEqual([])
    await rest()
    expect(texts()).toEqual(['anteBonus.straight_2', '', 'anteBonus.straight_3'])
    await answer(0)
    expect(result.current.status).toBe('working')
    expect(result.current.worths.get('anteBonus.straight_2')).toEqual({ edge: 0.01, bet: 2, error: 0 })
    act(() => asked[1]!.onProgress(0.5))
    expect(result.current.progress).toBeCloseTo(0.5, 9)
    await answer(1)
    await answer(2)
    expect(result.current).toMatchObject({ status: 'done', progress: 1 })
  })

  it('wait for the page’s own figures first', async () => {
    const { result, rerender } = show({ values: [2, 1], speed: 'wait' })
    await rest()
    expect(asked).toEqual([])
    expect(result.current.status).toBe('working')
    rerender({ values: [2, 1], atHand: new Map([['anteBonus.straight_2', { edge: 0.02, bet: 1, error: 0 }]]) })
    await rest()
    expect(texts()).toEqual([''])
  })

  it('that take long are worked out on request, and stop on request', async () => {
    const { result } = show({ values: [2, 1, 3], speed: 'long' })
    await rest()
    expect(asked).toEqual([])
    expect(result.current.status).toBe('waits')
    await act(async () => result.current.start())
    await rest()
    expect(result.current.status).toBe('working')
    expect(asked.length).toBe(3)
    await answer(0)
    await act(async () => result.current.cancel())
    expect(asked.slice(1).every(({ signal }) => signal.aborted)).toBe(true)
    expect(result.current.status).toBe('waits')
    expect(result.current.worths.size).toBe(1)
    await act(async () => result.current.start())
    await rest()
    expect(texts().slice(3)).toEqual(['', 'anteBonus.straight_3'])
  })

  it('are given up for newer ones; what was solved and is still wanted is not asked again', async () => {
    const { result, rerender } = show({ values: [2, 1] })
    await rest()
    await answer(0)
    rerender({ values: [3, 2] })
    expect(asked[1]!.signal.aborted).toBe(true)
    await rest()
    expect(texts().slice(2)).toEqual(['anteBonus.straight_3'])
    await answer(2)
    expect(result.current.status).toBe('done')
  })

  it('that fail say so, and are tried again', async () => {
    const { result } = show({ values: [2, 1] })
    await rest()
    await act(async () => asked[0]!.settle(fail('WorkerDied', 'The calculation broke off.')))
    await answer(1)
    expect(result.current).toMatchObject({ status: 'failed', problem: { says: saying('The calculation broke off.') } })
    await act(async () => result.current.start())
    await rest()
    expect(texts().slice(2)).toEqual(['anteBonus.straight_2'])
  })

  it('that are known beforehand ask nothing', async () => {
    const { result } = show({ values: [1], atHand: new Map([['', { edge: 0.03, bet: 1.6, error: 0 }]]) })
    await rest()
    expect(asked).toEqual([])
    expect(result.current).toMatchObject({ status: 'done', progress: 1 })
  })
})

describe('whether to solve', () => {
  const solved = (straight: number, ms: number | null) => ({ rules: rules(straight), figures: figures(1), ms })

  it('hangs on the page’s own solve of the same table', () => {
    expect(speedOf(game, rules(1), null, false)).toBe('wait')
    expect(speedOf(game, rules(1), solved(2, 10), false)).toBe('wait')
    expect(speedOf(game, rules(2), solved(2, 10), false)).toBe('quick')
    expect(speedOf(game, rules(2), solved(2, 10), true)).toBe('long')
    expect(speedOf(game, rules(2), solved(2, 9000), false)).toBe('long')
    expect(speedOf(game, rules(1), solved(1, null), false)).toBe('long')
  })
})
