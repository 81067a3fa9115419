import { releaseProxy } from 'comlink'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnySolver } from '@/lib/game/solver'
import { TooFewCards } from '@/lib/game/too-few-cards'
import { Unsolvable } from '@/lib/result'
import { makeSolverService, type Report } from '@/lib/solver/service'
import { hand } from '@/tests/solver/fake-worker'
import { saying } from '../tools/problems'

const solution = { options: [], best: [] }
function serviceOf(solver: Partial<AnySolver>, now = () => 0) {
  return makeSolverService({
    knows: (game) => game !== 'baccarat',
    load: () => Promise.resolve(solver as AnySolver),
    now,
  })
}

describe('the service', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
  afterEach(() => void vi.restoreAllMocks())

  it('solves, with the rules and the state that crossed', async () => {
    const solve = vi.fn(() => solution)
    expect(await serviceOf({ solve }).solve(hand('A'))).toEqual({ ok: true, value: solution })
    expect(solve).toHaveBeenCalledWith({ pays: {} }, { name: 'A' }, undefined)
  })

  it('hands options on to whole games and side bets', async () => {
    const whole = vi.fn(() => ({ method: 'exact' }) as never)
    const side = vi.fn(() => ({ deals: 1 }) as never)
    const service = serviceOf({ whole, side })
    const request = { game: 'any', rules: { pays: {} } }
    await service.whole({ ...request, options: { strategy: 'with-flop' } })
    await service.side({ ...request, bet: 'trips', options: { meter: 5000 } })
    expect(whole).toHaveBeenCalledWith(request.rules, { strategy: 'with-flop' }, undefined)
    expect(side).toHaveBeenCalledWith(request.rules, 'trips', { meter: 5000 })
  })

  it('solves several states of a game, and keeps their worth alone', async () => {
    const solve = vi.fn(
      (_rules: unknown, state: unknown) =>
        ({
          options: [{ action: String(state), ev: { kind: 'real', value: 1 }, outcomes: [[1, 1]] }],
          best: [String(state)],
          deals: 7,
        }) as never,
    )
    const result = await serviceOf({ solve }).eyes({ game: 'any', rules: { pays: {} }, states: ['a', 'b'] })
    expect(result).toEqual({
      ok: true,
      value: ['a', 'b'].map((action) => ({ options: [{ action, ev: { kind: 'real', value: 1 } }], best: [action] })),
    })
  })

  it('works out a session, and says why not', async () => {
    const question = {
      outcomes: [
        [-1, 1],
        [1, 1],
      ] as const,
      rounds: 2,
      bankroll: 2,
      bankrolls: [2],
      losses: [2],
    }
    expect(await serviceOf({}).risk(question)).toMatchObject({
      ok: true,
      value: { mean: 0, lost: [{ loss: 2, chance: expect.closeTo(0.25, 12) as number }] },
    })
    expect(await serviceOf({}).risk({ ...question, rounds: 0 })).toMatchObject({
      ok: false,
      problem: { name: 'SolverFailed', says: { id: 'solver-threw' } },
    })
  })

  it('says which game it does not know', async () => {
    const result = await serviceOf({}).solve({ ...hand('A'), game: 'baccarat' })
    expect(result).toMatchObject({
      ok: false,
      problem: { name: 'UnknownGame', says: saying(expect.stringContaining('baccarat')) },
    })
  })

  it('says that code could not be fetched, and that a solver threw', async () => {
    const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    const offline = makeSolverService({ knows: () => true, load, now: () => 0 })
    expect(await offline.solve(hand('A'))).toMatchObject({ ok: false, problem: { name: 'SolverNotLoaded' } })
    expect(await offline.load('any')).toMatchObject({ ok: false, problem: { name: 'SolverNotLoaded' } })
    const thrown = async (error: Error) => {
      const solve = () => {
        throw error
      }
      return serviceOf({ solve }).solve(hand('A'))
    }
    const failed = (id: string) => ({ ok: false, problem: { name: 'SolverFailed', says: { id } } })
    expect(await thrown(new TooFewCards('the shoe has too few cards'))).toEqual(failed('cannot-deal'))
    expect(await thrown(new Unsolvable('no-webassembly', 'no kernel'))).toEqual(failed('no-webassembly'))
    // A bug: what it says is no word for a reader, and goes to the console.
    const bug = new Error('the state is not at a decision')
    expect(await thrown(bug)).toEqual(failed('solver-threw'))
    expect(console.error).toHaveBeenLastCalledWith(bug)
  })

  it('reports progress at most thirty times a second, and lets go of the page’s callback', async () => {
    let time = 0
    const seen: number[] = []
    const release = vi.fn()
    const report: Report = Object.assign((done: number) => seen.push(done), { [releaseProxy]: release })
    const solve: AnySolver['solve'] = (_rules, _state, onProgress) => {
      for (let i = 1; i <= 1000; i++, time++) onProgress?.(i / 1000)
      return solution
    }
    await serviceOf({ solve }, () => time).solve(hand('A'), report)
    expect(seen[0]).toBe(0)
    expect(seen.length).toBeGreaterThan(20)
    expect(seen.length).toBeLessThanOrEqual(32)
    expect(release).toHaveBeenCalledTimes(1)
  })

  it('goes on solving for a page whose callback fails', async () => {
    const report: Report = () => Promise.reject(new Error('gone'))
    expect(await serviceOf({ solve: () => solution }).solve(hand('A'), report)).toMatchObject({ ok: true })
  })
})
