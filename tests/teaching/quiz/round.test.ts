import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { exact } from '@/lib/game/ev'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { GAMES } from '@/lib/games/index'
import type { Solution } from '@/lib/game/solution'
import type { AnySolver } from '@/lib/game/solver'
import { loadSolver } from '@/lib/games/solvers'
import { must } from '@/lib/result'
import {
  answer,
  doneAt,
  goOn,
  judge,
  makeRound,
  miss,
  parseRound,
  playsOn,
  replayRound,
  startRound,
  type Round,
} from '@/lib/teaching/quiz/round'
import { makeSeed, nextSeed, parseSeed } from '@/lib/teaching/quiz/seed'
import { toy, toyRules, type ToyAction, type ToyState } from '@/tests/teaching/quiz/toy-game'

const solution: Solution<ToyAction> = {
  options: [
    { action: 'early', ev: exact(1, 4), outcomes: [] },
    { action: 'late', ev: exact(1, 5), outcomes: [] },
  ],
  best: ['early'],
}
const seeds = fc
  .record({ session: fc.stringMatching(/^[a-z0-9]{1,8}$/), index: fc.integer({ min: 1, max: 999_999 }) })
  .map(makeSeed)

describe('a seed', () => {
  it('is a session and a place in it', () => {
    expect(parseSeed('k3x9-12')).toEqual({ ok: true, value: { session: 'k3x9', index: 12 } })
    expect(nextSeed('k3x9-12')).toBe('k3x9-13')
    expect(nextSeed('k3x9-999999')).toBe('k3x9-1')
  })
  it.each([
    '',
    'k3x9',
    'k3x9-',
    'k3x9-0',
    'k3x9-01',
    'k3x9-1000000',
    'K3-1',
    '-1',
    'a b-1',
    '../x-1',
    `${'a'.repeat(33)}-1`,
    'k3x9-1\n',
  ])('“%s” is none', (text) =>
    expect(parseSeed(text)).toMatchObject({ ok: false, problem: { name: 'BadSeed', at: 'seed' } }),
  )
})

describe('a round', () => {
  const start = () => startRound(toy, toyRules(), 'as-dealt', 'k3x9-1')

  it('takes a decision whose time ran out as none, shows its solution, and goes on by the best play', () => {
    const asking = start()
    const missed = miss(asking, null)
    expect(missed.phase).toEqual({ kind: 'missed', stage: 'street 0', actions: ['early', 'late'], solution: null })
    expect(answer(toy, missed, 'late')).toBe(missed)
    expect(doneAt(missed)).toBe('late')
    const shown = judge(toy, missed, solution)
    expect(shown).toMatchObject({ phase: { kind: 'missed', solution }, answers: [] })
    expect(miss(asking, solution).phase).toEqual(shown.phase)
    expect(goOn(toy, shown)).toEqual(goOn(toy, answer(toy, asking, 'early')))
    const answered = answer(toy, asking, 'late', solution)
    expect(miss(answered, solution)).toBe(answered)
  })

  it('asks, takes one answer, judges it, deals on, and ends', () => {
    const asking = start()
    expect(asking.phase).toEqual({ kind: 'asking', stage: 'street 0', actions: ['early', 'late'] })
    const chosen = answer(toy, asking, 'late')
    expect(chosen.phase).toMatchObject({ kind: 'chosen', action: 'late' })
    expect(answer(toy, chosen, 'early')).toBe(chosen)
    const answered = judge(toy, chosen, solution)
    expect(answered.phase).toMatchObject({
      kind: 'answered',
      action: 'late',
      verdict: { grade: 'mistake', loss: { num: 1n, den: 20n } },
    })
    expect(judge(toy, answered, solution)).toBe(answered)
    expect(answered.answers).toMatchObject([
      { game: 'toy', stage: 'street 0', action: 'late', grade: 'mistake', cost: 0.05, spot: toy.make(asking.state) },
    ])
    const second = goOn(toy, answered)
    expect(second.phase).toMatchObject({ kind: 'asking', stage: 'street 1' })
    expect(second.dealt).toEqual([second.state])
    const ended = goOn(toy, answer(toy, second, 'early', solution))
    expect(ended.phase).toEqual({ kind: 'ended', bets: [], net: 0 })
    expect(ended.answers).toHaveLength(2)
    expect(goOn(toy, ended)).toBe(ended)
    expect(goOn(toy, asking)).toBe(asking)
  })

  it('goes on without a grade where no solution came', () => {
    const second = goOn(toy, answer(toy, start(), 'late'))
    expect(second.phase.kind).toBe('asking')
    expect(second.answers).toEqual([])
  })

  it('takes no action that is not offered', () => {
    expect(() => answer(toy, start(), 'never' as ToyAction)).toThrow(/not offered/)
    expect(() => startRound(GAMES[0], GAMES[0].variants[0].rules, 'no such drill', 'k3x9-1')).toThrow()
  })

  it('is played on in a drill of whole rounds only', () => {
    expect(playsOn(toy, start())).toBe(true)
    expect(playsOn(toy, startRound(toy, toyRules(), 'first', 'k3x9-1'))).toBe(false)
  })
})

describe('the cards to come', () => {
  const end = (seed: string, actions: ToyAction[], rules = toyRules()) =>
    replayRound(toy, rules, 'as-dealt', seed, actions).state

  it('are the same however the round is played', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { board } = end(seed, ['early'])
        expect(end(seed, ['late', 'late', 'late']).board).toEqual(board)
        expect(end(seed, ['late', 'early']).board).toEqual(board)
      }),
    )
  })

  it.each([
    ['one deck', toyRules()],
    ['two decks', toyRules(2)],
    ['one deck, weighted', toyRules(1, true)],
  ])('are the same when the round is opened in the middle: %s', (_name, rules) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const second = replayRound(toy, rules, 'as-dealt', seed, ['late'])
        const opened = must(parseRound(toy, rules, makeRound(toy, second)))
        expect({ ...opened, dealt: [] }).toEqual({ ...second, dealt: [] })
        expect(goOn(toy, answer(toy, opened, 'late')).state).toEqual(end(seed, ['late', 'late'], rules))
      }),
    )
  })

  it.each([
    ['one deck', toyRules(), 1 / 52],
    ['two decks', toyRules(2), 1 / 52],
    ['one deck, weighted', toyRules(1, true), null],
  ] as const)('are as likely as they should be: %s', (_name, rules, each) => {
    const N = 5200
    const seen = Array.from({ length: 52 }, () => 0)
    for (let i = 1; i <= N; i++) {
      const { board } = end(`fair-${i}`, ['late', 'late', 'late'], rules)
      const last = board[2]!
      seen[last] = seen[last]! + 1
    }
    const low = seen.slice(0, 26).reduce((sum, n) => sum + n, 0) / N
    // Weighted three to one the low half comes three times in four, nearly: dealt cards thin it out. Five standard errors.
    const expected = each === null ? 0.75 : 0.5
    expect(Math.abs(low - expected)).toBeLessThan(each === null ? 0.04 : 0.035)
    if (each === null) return
    const chi = seen.reduce((sum, n) => sum + (n - N * each) ** 2 / (N * each), 0)
    // 51 degrees of freedom: above 101 in one of 30,000 fair decks. The seeds are fixed, so the verdict is too.
    expect(chi).toBeLessThan(101)
  })

  it('of one deck never repeat', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { hand, board } = end(seed, ['late', 'late', 'early'])
        expect(new Set([...hand, ...board]).size).toBe(5)
      }),
    )
  })
})

describe('an address', () => {
  const text = { drill: 'as-dealt', seed: 'k3x9-1' }
  it('without a spot is the first question of its seed', () => {
    expect(must(parseRound(toy, toyRules(), text))).toEqual(startRound(toy, toyRules(), 'as-dealt', 'k3x9-1'))
  })
  it.each([
    [{ ...text, drill: 'constructor' }, 'UnknownDrill', 'drill'],
    [{ ...text, seed: '__proto__' }, 'BadSeed', 'seed'],
    [{ ...text, spot: '<script>' }, 'BadText', 'spot'],
  ])('%o fails with what is wrong, and where', (bad, name, at) => {
    expect(parseRound(toy, toyRules(), bad)).toMatchObject({ ok: false, problem: { name, at } })
  })
})

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game: AnyTaughtGame) => {
  let solver: AnySolver
  beforeAll(async () => void (solver = await loadSolver(id)))
  const drill = fc.constantFrom(...game.drills.map((one) => one.id))
  const variant = fc.constantFrom(...game.variants)
  const choices = fc.array(fc.nat(9), { minLength: 12, maxLength: 12 })

  /** Plays a round to its end by the choices, calling back at every stop. */
  function playOut(
    round: Round<unknown, ToyState, string>,
    picks: readonly number[],
    at: (round: Round<unknown, ToyState, string>) => void,
  ): string[] {
    const actions: string[] = []
    let now = round
    for (const pick of picks) {
      at(now)
      if (now.phase.kind !== 'asking') break
      const action = now.phase.actions[pick % now.phase.actions.length]!
      actions.push(action)
      now = goOn(game, answer(game, now, action))
    }
    return actions
  }

  it('a round replays from its seed, is plain data, and every stop of it is an address', () => {
    fc.assert(
      fc.property(seeds, drill, variant, choices, (seed, drillId, { rules }, picks) => {
        const stops: Round<unknown, ToyState, string>[] = []
        const actions = playOut(startRound(game, rules, drillId, seed), picks, (round) => stops.push(round))
        const last = stops.at(-1)!
        expect(last.phase.kind).toBe('ended')
        expect(replayRound(game, rules, drillId, seed, actions)).toEqual(last)
        for (const stop of stops) {
          expect(structuredClone(stop)).toEqual(stop)
          if (stop.phase.kind === 'asking') expect(stop.phase.actions.length).toBeGreaterThan(1)
          if (stop.dealt.length > 0) expect(stop.dealt.at(-1)).toEqual(stop.state)
          const opened = must(parseRound(game, rules, makeRound(game, stop)))
          expect({ ...opened, dealt: [] }).toEqual({ ...stop, dealt: [] })
        }
      }),
      { numRuns: 60, seed: 7 },
    )
  })

  it('a question of the last stage is judged by its solution', () => {
    const { rules } = game.variants[0]
    const stage = game.stages.at(-1)!.id
    let judged = 0
    for (let i = 1; i <= 40 && judged < 3; i++) {
      // 11 picks the last of two, three or four actions, 0 the first: by waiting or by betting one comes to the last stage.
      playOut(
        startRound(game, rules, game.drills[0].id, `judge-${i}`),
        Array.from({ length: 12 }, () => (i % 2 === 0 ? 0 : 11)),
        (round) => {
          if (round.phase.kind !== 'asking' || round.phase.stage !== stage) return
          const solved = solver.solve(rules, round.state)
          for (const action of round.phase.actions) {
            const { phase, answers } = answer(game, round, action, solved)
            expect(phase).toMatchObject({ kind: 'answered', verdict: { action } })
            expect(answers.at(-1)!.grade === 'best').toBe(solved.best.includes(action))
            expect(JSON.parse(JSON.stringify(answers))).toEqual(answers)
          }
          judged++
        },
      )
    }
    expect(judged).toBeGreaterThan(0)
  })
})
