import { renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { type Help, type Order, seek, useSeek } from '@/app/[game]/trainer/seek'
import { exact } from '@/lib/game/ev'
import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { findGame } from '@/lib/games/index'
import type { Solution } from '@/lib/game/solution'
import { MOST_TRIES } from '@/lib/teaching/quiz/choose'
import { type Plan, usualPlan } from '@/lib/teaching/quiz/plan'
import { fail, ok } from '@/lib/result'
import { until } from '@/tests/solver/fake-worker'
import { fakeSolvers } from './fake-solvers'

const { heard, heardOf, arrive } = fakeSolvers()
const game = findGame('three-card-poker') as AnyTaughtGame
const rules = game.variants[0].rules as Rules
const order = (part: Partial<Plan>): Order => ({ plan: { ...usualPlan(game), ...part }, rules, seed: 'k3x9-1' })
const help = (part: Partial<Help> = {}): Help => ({
  known: { now: 1000, schedule: [], worth: [], answers: [] },
  skills: null,
  signal: new AbortController().signal,
  onTried: () => undefined,
  ...part,
})

/** A solution in which playing is this many thousandths ahead. */
const ahead = (thousandths: number): Solution<string> => ({
  options: [
    { action: 'play', ev: exact(thousandths, 1000), outcomes: [] },
    { action: 'fold', ev: exact(0, 1), outcomes: [] },
  ],
  best: ['play'],
})

/** Answers one request after the other with these gaps, in thousandths, the last of them again and again, until the search ends. */
async function answerWith(found: Promise<unknown>, ...gaps: readonly number[]): Promise<void> {
  let isFound = false
  void found.then(() => (isFound = true))
  for (let i = 0; i < MOST_TRIES; i++) {
    // A hand that is dealt twice is asked once: the page remembers its solution.
    await until(() => isFound || heard().length > i)
    if (isFound) return
    heard()[i]!.finish(ok(ahead(gaps[Math.min(i, gaps.length - 1)]!)))
    if (gaps[Math.min(i, gaps.length - 1)]! <= 20) return
  }
}

describe('finding the next hand', () => {
  it('a close call is the first candidate within the dial', async () => {
    const onTried = vi.fn()
    const found = seek(game, order({ choice: 'close', gap: 0.02 }), help({ onTried }))
    await answerWith(found, 300, 90, 15)
    const outcome = await found
    expect(outcome).toMatchObject({ kind: 'found', round: { seed: 'k3x9-1', phase: { kind: 'asking' } } })
    expect(outcome.kind === 'found' && outcome.round.state).toEqual(heard()[2]!.request.state)
    expect(onTried).toHaveBeenCalledTimes(3)
  })

  it('else the closest of all that were tried', async () => {
    const found = seek(game, order({ choice: 'close', gap: 0.02 }), help())
    await answerWith(found, 300, 90, 30, 40)
    const outcome = await found
    expect(heard().length).toBeGreaterThan(3)
    expect(outcome.kind === 'found' && outcome.round.state).toEqual(heard()[2]!.request.state)
  })

  it('a solver that fails is told', async () => {
    const found = seek(game, order({ choice: 'close', gap: 0.02 }), help())
    await until(() => heard().length === 1)
    heard()[0]!.finish(fail('SolverFailed', 'It failed.'))
    expect(await found).toMatchObject({ kind: 'failed', problem: { name: 'SolverFailed' } })
  })

  it('a skill is dealt from the seed; one that these rules do not have is told', async () => {
    const skill = order({ choice: 'skill', skill: 'pair' })
    const outcome = await seek(game, skill, help())
    expect(outcome).toEqual(await seek(game, skill, help()))
    expect(outcome.kind === 'found' && game.skill(rules, outcome.round.state)).toBe('pair')
    expect(await seek(game, order({ choice: 'skill', skill: 'no such' }), help())).toMatchObject({
      kind: 'failed',
      problem: { name: 'UnknownSkill' },
    })
  })

  it('nothing due is no failure', async () => {
    expect(await seek(game, order({ choice: 'due' }), help())).toEqual({ kind: 'nothing', due: null })
  })
})

describe('the search on a page', () => {
  const basis = { skills: null, known: help().known } as const
  const ready = { skills: null, known: () => basis.known }
  const render = (initialProps: { readonly wanted: Order | null; readonly isReady: boolean }) =>
    renderHook(({ wanted, isReady }) => useSeek(game, wanted, isReady ? ready : null), {
      initialProps,
      wrapper: StrictMode,
    })

  it('waits for what it chooses by, searches, and finds', async () => {
    const wanted = order({ choice: 'close', gap: 0.02 })
    const { result, rerender } = render({ wanted, isReady: false })
    expect(result.current.status).toBe('waiting')
    rerender({ wanted, isReady: true })
    expect(result.current.status).toBe('seeking')
    await heardOf(1)
    heard()[0]!.finish(ok(ahead(10)))
    await arrive()
    expect(result.current).toMatchObject({ status: 'found', tried: 1 })
  })

  it('forgets what is not wanted any more', async () => {
    const { result, rerender } = render({ wanted: order({ choice: 'close', gap: 0.02 }), isReady: true })
    await heardOf(1)
    rerender({ wanted: null, isReady: true })
    expect(result.current).toMatchObject({ status: 'idle', outcome: null })
    rerender({ wanted: order({ choice: 'due' }), isReady: true })
    await arrive()
    expect(result.current.outcome).toEqual({ kind: 'nothing', due: null })
  })
})
