// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyRound } from '@/app/[game]/trainer/address'
import { useKept } from '@/app/[game]/trainer/use-kept'
import { exact } from '@/lib/games/ev'
import type { AnyGame, Rules } from '@/lib/games/game'
import { findGame } from '@/lib/games/index'
import type { Solution } from '@/lib/games/solution'
import { type Plan, usualPlan } from '@/lib/quiz/plan'
import type { Kept } from '@/lib/quiz/record'
import { answer, goOn, miss, startRound } from '@/lib/quiz/round'

const game = findGame('three-card-poker') as AnyGame
const rules = game.variants[0].rules as Rules
const usual = usualPlan(game)
const asking = startRound(game, rules, usual.drill, 'k3x9-1') as AnyRound
const solution: Solution<string> = {
  options: [
    { action: 'play', ev: exact(1, 4), outcomes: [] },
    { action: 'fold', ev: exact(-1, 1), outcomes: [] },
  ],
  best: ['play'],
}
const answered = answer(game, asking, 'fold', solution)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function renderKept(plan: Plan = usual, isWhole = true) {
  const add = vi.fn<(records: readonly Kept[]) => void>()
  const hook = renderHook(({ round }) => useKept(game, rules, { plan, round, isWhole }, add), {
    initialProps: { round: asking },
    wrapper: StrictMode,
  })
  const records = (): readonly Kept[] => add.mock.calls.flatMap(([list]) => list)
  return { ...hook, records }
}

describe('what is kept of a session', () => {
  it('an answer, once, with its thinking time', () => {
    const { result, rerender, records } = renderKept()
    act(() => vi.advanceTimersByTime(2500))
    result.current.decided()
    rerender({ round: answered })
    rerender({ round: { ...answered } })
    expect(records()).toMatchObject([
      { kind: 'answer', seed: 'k3x9-1', choice: 'dealt', rules: '', action: 'fold', cost: 1.25, gap: 1.25, time: 2500 },
    ])
    expect(records()[0]?.id).toMatch(/^[0-9a-f]{32}$/)
    expect(result.current.answers).toEqual(records())
  })

  it('no thinking time where the page slept meanwhile', () => {
    const { result, rerender, records } = renderKept()
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    result.current.decided()
    rerender({ round: answered })
    expect(records()).toMatchObject([{ time: null }])
  })

  it('nothing of a hand whose time ran out', () => {
    const { rerender, records } = renderKept()
    rerender({ round: miss(asking, solution) })
    expect(records()).toEqual([])
  })

  it('a whole round at its end, with what its decisions cost', () => {
    const { result, rerender, records } = renderKept()
    rerender({ round: answered })
    rerender({ round: goOn(game, answered) })
    expect(records()).toMatchObject([
      { kind: 'answer' },
      { kind: 'round', seed: 'k3x9-1', net: -1, cost: 1.25, decisions: 1 },
    ])
    expect(result.current.rounds).toHaveLength(1)
  })

  it.each<[string, Plan, boolean]>([
    ['a round that was entered in its middle', usual, false],
    ['a round that was dealt before', { ...usual, choice: 'replay' }, true],
  ])('no round record of %s', (_name, plan, isWhole) => {
    const { rerender, records } = renderKept(plan, isWhole)
    rerender({ round: answered })
    rerender({ round: goOn(game, answered) })
    expect(records().map(({ kind }) => kind)).toEqual(['answer'])
  })
})
