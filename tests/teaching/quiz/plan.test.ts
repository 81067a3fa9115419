import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GAMES } from '@/lib/games/index'
import { makePlan, parsePlan, type Plan, playsRounds, replayOf, USUAL_GAP, usualPlan } from '@/lib/teaching/quiz/plan'
import { toy } from '@/tests/teaching/quiz/toy-game'
import { problemInEnglish } from '@/lib/messages/words/problems/en'

const textOf = (plan: Plan): string =>
  new URLSearchParams(makePlan(toy, plan).map(([key, value]) => [key, value])).toString()
const read = (query: string) => parsePlan(toy, Object.fromEntries(new URLSearchParams(query)))

const skills = fc.constantFrom(
  'preflop K5s',
  'house way T2-keep',
  'jack-high or less',
  '16 against T',
  'Q-6-4',
  'pair, no draw',
)
const numbers = fc.integer({ min: 1, max: 1000 })
const clocks: fc.Arbitrary<NonNullable<Plan['clock']>> = fc.oneof(
  fc.record({ kind: fc.constantFrom('decision' as const, 'run' as const), seconds: numbers }),
  fc.constant({ kind: 'faultless' as const }),
)
const subjects: fc.Arbitrary<Pick<Plan, 'drill' | 'choice' | 'gap' | 'skill' | 'skills' | 'of' | 'bankroll'>> =
  fc.oneof(
    fc.record(
      { drill: fc.constant('as-dealt'), choice: fc.constant('dealt' as const), bankroll: numbers },
      { requiredKeys: ['drill', 'choice'] },
    ),
    fc.record({ drill: fc.constant('first'), choice: fc.constant('drill' as const) }),
    fc.record({
      drill: fc.constantFrom('as-dealt', 'first'),
      choice: fc.constant('close' as const),
      gap: fc.constantFrom(0.02, 0.1, 0.5, 0.05, 1),
    }),
    fc.record({ drill: fc.constant('as-dealt'), choice: fc.constant('skill' as const), skill: skills }),
    fc.record({ drill: fc.constant('as-dealt'), choice: fc.constantFrom('due' as const, 'worth' as const) }),
    fc.record(
      { drill: fc.constant('as-dealt'), choice: fc.constant('mistakes' as const), of: fc.constantFrom('abc', 'k3x9') },
      { requiredKeys: ['drill', 'choice'] },
    ),
    fc.record(
      {
        drill: fc.constant('as-dealt'),
        choice: fc.constant('replay' as const),
        skills: fc.array(skills, { minLength: 1, maxLength: 20 }),
      },
      { requiredKeys: ['drill', 'choice'] },
    ),
  )
const plans: fc.Arbitrary<Plan> = fc
  .tuple(subjects, fc.record({ length: numbers, clock: clocks }, { requiredKeys: [] }))
  .map(([subject, rest]) => ({ ...subject, ...rest }))

describe('a plan in an address', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        expect(read(textOf(plan))).toEqual({ ok: true, value: plan })
      }),
    )
  })

  it('leaves out what is as usual', () => {
    expect(textOf(usualPlan(toy))).toBe('')
    expect(read('')).toEqual({ ok: true, value: { drill: 'as-dealt', choice: 'dealt' } })
    expect(textOf({ drill: 'as-dealt', choice: 'close', gap: USUAL_GAP })).toBe('choice=close')
    expect(textOf({ drill: 'first', choice: 'drill', length: 10, clock: { kind: 'decision', seconds: 5 } })).toBe(
      'drill=first&n=10&clock=5',
    )
    expect(textOf({ drill: 'as-dealt', choice: 'dealt', clock: { kind: 'faultless' }, bankroll: 50 })).toBe(
      'run=faultless&bank=50',
    )
  })

  it.each([
    ['drill=__proto__', 'drill'],
    ['choice=__proto__', 'choice'],
    ['choice=dealt', 'choice'],
    ['choice=daily', 'choice'],
    ['choice=', 'choice'],
    ['gap=0.1', 'gap'],
    ['choice=close&gap=0', 'gap'],
    ['choice=close&gap=-1', 'gap'],
    ['choice=close&gap=1e9', 'gap'],
    ['choice=close&gap=NaN', 'gap'],
    ['choice=close&skill=x', 'skill'],
    ['choice=skill', 'skill'],
    ['choice=skill&skill=%3Cscript%3E', 'skill'],
    [`choice=skill&skill=${'x'.repeat(81)}`, 'skill'],
    ['choice=replay&skills=', 'skills'],
    ['choice=replay&skills=a~~b', 'skills'],
    [`choice=replay&skills=${Array.from({ length: 201 }, () => 'a').join('~')}`, 'skills'],
    ['skills=a', 'skills'],
    ['n=0', 'n'],
    ['n=1.5', 'n'],
    ['n=1001', 'n'],
    ['clock=0', 'clock'],
    ['clock=ten', 'clock'],
    ['run=3601', 'run'],
    ['clock=5&run=60', 'run'],
    ['bank=0', 'bank'],
    ['drill=first&bank=50', 'bank'],
    ['choice=due&bank=50', 'bank'],
  ])('%s is told, with its place', (query, at) => {
    const plan = read(query)
    expect(plan).toMatchObject({ ok: false, problem: { at } })
    expect(plan.ok ? '' : problemInEnglish(plan.problem)).toMatch(/\.$/)
  })

  it('is read for every drill of every game', () => {
    for (const game of GAMES) {
      for (const { id, stage } of game.drills) {
        const plan: Plan = { drill: id, choice: id === game.drills[0].id ? 'dealt' : 'drill' }
        expect(parsePlan(game, Object.fromEntries(makePlan(game, plan)))).toEqual({ ok: true, value: plan })
        expect(playsRounds(game, plan)).toBe(stage === undefined)
        expect(playsRounds(game, { ...plan, choice: 'close', gap: 0.1 })).toBe(false)
      }
    }
  })
})

describe('a replay', () => {
  const answers = (...list: readonly (readonly [number, string])[]) =>
    list.map(([index, skill]) => ({ seed: `s-${index}`, skill }))

  it('asks what a drill deals from the same seed', () => {
    const plan: Plan = { drill: 'first', choice: 'drill', clock: { kind: 'decision', seconds: 5 } }
    expect(replayOf(plan, answers([1, 'a'], [2, 'b'], [2, 'c'], [3, 'a']))).toEqual({
      drill: 'first',
      choice: 'drill',
      length: 3,
    })
    expect(replayOf({ drill: 'as-dealt', choice: 'close', gap: 0.02 }, answers([1, 'a']))).toEqual({
      drill: 'as-dealt',
      choice: 'close',
      gap: 0.02,
      length: 1,
    })
  })

  it('asks by their skills what somebody’s own record chose, each in its place', () => {
    const plan: Plan = { drill: 'as-dealt', choice: 'due', length: 20 }
    expect(replayOf(plan, answers([1, 'a'], [2, 'b']))).toEqual({
      drill: 'as-dealt',
      choice: 'replay',
      skills: ['a', 'b'],
      length: 2,
    })
    // The third was not answered: the fourth keeps its seed.
    expect(replayOf(plan, answers([2, 'b'], [4, 'd'])).skills).toEqual(['b', 'b', 'b', 'd'])
  })
})
