import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { GAMES } from '@/lib/games/index'
import { GAP_EDGES, type GameSkills, skillsOf } from '@/lib/game/precomputed/skills'
import { loadSolver } from '@/lib/games/solvers'
import {
  candidate,
  chooseNext,
  closePerRound,
  closeSkill,
  closer,
  dealSkill,
  gapOf,
  isClose,
  type Known,
  type SkillWorth,
} from '@/lib/teaching/quiz/choose'
import { makeRandom } from '@/lib/math/random'
import { type Plan, usualPlan } from '@/lib/teaching/quiz/plan'
import { toy } from '@/tests/teaching/quiz/toy-game'

const NOTHING: Known = { now: 1000, schedule: [], worth: [], answers: [] }
const plan = (part: Partial<Plan>): Plan => ({ ...usualPlan(toy), ...part })
const seed = (i: number): string => `k3x9-${i}`

describe('the next question', () => {
  it('is what the drill deals, or what the plan names', () => {
    expect(chooseNext(plan({}), seed(1), NOTHING)).toEqual({ kind: 'drill' })
    expect(chooseNext(plan({ drill: 'first', choice: 'drill' }), seed(1), NOTHING)).toEqual({ kind: 'drill' })
    expect(chooseNext(plan({ choice: 'close', gap: 0.02 }), seed(1), NOTHING)).toEqual({ kind: 'search', gap: 0.02 })
    expect(chooseNext(plan({ choice: 'skill', skill: 'a' }), seed(1), NOTHING)).toEqual({ kind: 'skill', skill: 'a' })
  })

  it('goes through the list of a replay, and begins it again', () => {
    const replay = plan({ choice: 'replay', skills: ['a', 'b'] })
    expect([1, 2, 3].map((i) => chooseNext(replay, seed(i), NOTHING))).toEqual(
      ['a', 'b', 'a'].map((skill) => ({ kind: 'skill', skill })),
    )
    expect(chooseNext(plan({ choice: 'replay' }), seed(1), NOTHING)).toEqual({ kind: 'drill' })
  })

  it('of what is due is the longest overdue; with nothing due, when the next will be', () => {
    const due = plan({ choice: 'due' })
    const of = (...times: readonly number[]): Known => ({
      ...NOTHING,
      schedule: times.map((time, i) => ({ skill: `s${i}`, due: time })),
    })
    expect(chooseNext(due, seed(1), of(900, 400, 1200))).toEqual({ kind: 'skill', skill: 's1' })
    expect(chooseNext(due, seed(1), of(1000))).toEqual({ kind: 'skill', skill: 's0' })
    expect(chooseNext(due, seed(1), of(5000, 3000))).toEqual({ kind: 'nothing', due: 3000 })
    expect(chooseNext(due, seed(1), NOTHING)).toEqual({ kind: 'nothing', due: null })
  })

  it('by value comes in proportion to it', () => {
    const worth: SkillWorth[] = [
      { skill: 'dear', worth: 0.3 },
      { skill: 'cheap', worth: 0.1 },
      { skill: 'learned', worth: 0 },
    ]
    const asked = Array.from({ length: 4000 }, (_, i) =>
      chooseNext(plan({ choice: 'worth' }), seed(i + 1), { ...NOTHING, worth }),
    )
    const share = (skill: string): number =>
      asked.filter((one) => one.kind === 'skill' && one.skill === skill).length / asked.length
    // Three standard errors of a share of three in four.
    expect(Math.abs(share('dear') - 0.75)).toBeLessThan(3 * Math.sqrt((0.75 * 0.25) / 4000))
    expect(share('learned')).toBe(0)
    expect(chooseNext(plan({ choice: 'worth' }), seed(1), NOTHING)).toEqual({ kind: 'drill' })
  })

  it('is the same for the same plan, seed and record', () => {
    const worths = fc.array(fc.record({ skill: fc.string(), worth: fc.double({ min: 0, max: 1, noNaN: true }) }), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(worths, fc.integer({ min: 1, max: 999 }), (worth, i) => {
        const ask = () => chooseNext(plan({ choice: 'worth' }), seed(i), { ...NOTHING, worth })
        expect(ask()).toEqual(ask())
      }),
    )
  })
})

describe('a close call', () => {
  it('keeps the closest of those tried', () => {
    const far = { state: 'far', gap: 0.4 }
    const near = { state: 'near', gap: 0.03 }
    const none = { state: 'none', gap: null }
    expect([none, far, near, far].reduce(closer as never, null)).toBe(near)
    expect(closer(near, { state: 'like', gap: 0.03 })).toBe(near)
    expect([isClose(near, 0.03), isClose(near, 0.02), isClose(none, 10)]).toEqual([true, false, false])
  })

  it('counts how often such decisions come by the strata that begin below the gap', () => {
    const figures = { skill: '', stage: '', perRound: 1, gap: 0.1, byGap: [0.1, 0.2, 0.3, 0.4] }
    expect([0.02, 0.05, 0.1, 0.5, 1].map((gap) => closePerRound(figures, gap))).toEqual(
      [0.1, 0.3, 0.3, 0.6, 1].map((sum) => expect.closeTo(sum, 12)),
    )
  })
})

const TRIES = 12
const DEALT = 20_000

/** What each stage has of the sum of all weights. */
function sharesOf(list: readonly (readonly [string, number])[]): ReadonlyMap<string, number> {
  const sum = list.reduce((total, [, weight]) => total + weight, 0)
  const shares = new Map<string, number>()
  for (const [stage, weight] of list) shares.set(stage, (shares.get(stage) ?? 0) + weight / sum)
  return shares
}

/** The gaps of the first candidates that are questions. */
async function gapsOf(
  game: AnyTaughtGame,
  wanted: Plan,
  skills: GameSkills | null,
): Promise<readonly (number | null)[]> {
  const rules = game.variants[0].rules as Rules
  const solver = await loadSolver(game.id)
  const states = Array.from({ length: TRIES }, (_, i) => candidate(game, rules, wanted, 'k3x9-1', i, skills))
  const questions = states.filter((state) => state !== undefined && game.step(rules, state).kind === 'decide')
  return questions.map((state) => gapOf(solver.solve(rules, state)))
}

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const rules = game.variants[0].rules as Rules
  const close: Plan = { ...usualPlan(game), choice: 'close', gap: 0.1 }

  it('deals close calls from its figures, the same from the same seed', async () => {
    const skills = await skillsOf(id)
    const gaps = await gapsOf(game, close, skills)
    expect(gaps.some((gap) => gap !== null && gap <= 0.1)).toBe(true)
    const texts = () => [0, 1, 2].map((i) => game.make(candidate(game, rules, close, 'k3x9-1', i, skills)))
    expect(texts()).toEqual(texts())
  })

  it.each([GAP_EDGES[0], GAP_EDGES[1], GAP_EDGES[2]])(
    'within %d each stage comes as often as it does among all close decisions of whole rounds',
    async (gap) => {
      // The figures count whole rounds: how many decisions of a skill each held, and how many of them were so close.
      const { skills } = await skillsOf(id)
      const share = sharesOf(skills.map((one) => [one.stage, closePerRound(one, gap)]))
      const random = makeRandom(`stages/${id}/${gap}`)
      // What the search keeps of a skill that it deals is the part of it that is close.
      const kept = Array.from({ length: DEALT }, () => closeSkill(skills, gap, random)!).map(
        (one) => [one.stage, closePerRound(one, gap) / one.perRound] as const,
      )
      const weights = kept.map(([, weight]) => weight)
      const sum = weights.reduce((total, weight) => total + weight, 0)
      const effective = sum ** 2 / weights.reduce((total, weight) => total + weight ** 2, 0)
      const found = sharesOf(kept)
      for (const [stage, expected] of share)
        expect(Math.abs((found.get(stage) ?? 0) - expected), stage).toBeLessThan(
          4 * Math.sqrt(Math.max(0, expected * (1 - expected)) / effective) + 1e-9,
        )
    },
  )

  it('deals candidates without figures too', async () => {
    expect((await gapsOf(game, close, null)).length).toBeGreaterThan(0)
  })

  it('deals a skill afresh at each seed, and again from the same', async () => {
    const { skills } = await skillsOf(id)
    const { skill } = skills[0]!
    const deals = [1, 2, 3, 1].map((i) => dealSkill(game, rules, skill, seed(i)))
    expect(deals.map((state) => game.skill(rules, state))).toEqual(deals.map(() => skill))
    expect(deals[3]).toEqual(deals[0])
    expect(new Set(deals.map((state) => game.make(state))).size).toBeGreaterThan(1)
  })
})
