import { describe, expect, it } from 'vitest'
import { CLOCKS, draftOf, type Draft, planOf, SUBJECTS, takesBankroll } from '@/app/[game]/trainer/plan-draft'
import { clockName, dayInWords, oftenInWords, planName, whenInWords } from '@/app/[game]/trainer/plan-words'
import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { findGame, GAMES } from '@/lib/games/index'
import { skillsOf } from '@/lib/game/precomputed/skills'
import { makePlan, parsePlan, type Plan, usualPlan } from '@/lib/teaching/quiz/plan'

const game = findGame('ultimate-texas-holdem') as AnyTaughtGame
const rules = game.variants[0].rules as Rules
const usual = usualPlan(game)

describe('what is chosen on the sheet', () => {
  it.each(GAMES.map((one) => [one.id, one] as const))(
    '%s: each subject is a plan that an address can hold, and comes back as it was chosen',
    async (id, one) => {
      const { skill } = (await skillsOf(id)).skills[0]!
      for (const subject of SUBJECTS) {
        for (const clock of [null, ...CLOCKS]) {
          const draft: Draft = { ...draftOf(one, usualPlan(one)), subject, skill, length: 20, clock, bankroll: 50 }
          const plan = planOf(one, draft)!
          expect(parsePlan(one, Object.fromEntries(makePlan(one, plan)))).toEqual({ ok: true, value: plan })
          const again = draftOf(one, plan)
          expect([again.subject, again.clock, planOf(one, again)]).toEqual([subject, clock, plan])
          expect(plan.bankroll).toBe(takesBankroll(one, draft) ? 50 : undefined)
        }
      }
    },
  )

  it('shows other players’ cards where the record doesn’t choose the hands, and nowhere else', () => {
    const shown = SUBJECTS.filter((subject) => {
      const plan = planOf(game, { ...draftOf(game, usual), subject, skill: 'preflop K5s', seats: 'all' })!
      expect(parsePlan(game, Object.fromEntries(makePlan(game, plan)))).toEqual({ ok: true, value: plan })
      return plan.seats === 'all'
    })
    expect(shown).toEqual(['dealt', 'drill', 'close', 'skill'])
    expect(parsePlan(game, { choice: 'due', seats: 'all' }).ok).toBe(false)
    expect(planName(game, rules, { ...usual, seats: 'neighbors' })).toContain('neighbors’ cards seen')
  })

  it('is no plan while the skill is missing', () => {
    expect(planOf(game, { ...draftOf(game, usual), subject: 'skill' })).toBeNull()
  })

  it('begins as what its drill deals where it was a replay', () => {
    expect(draftOf(game, { ...usual, choice: 'replay', skills: ['preflop K5s'], length: 1 })).toMatchObject({
      subject: 'dealt',
      length: null,
    })
  })
})

describe('in words', () => {
  it.each<[Plan, string]>([
    [usual, 'As dealt'],
    [{ ...usual, choice: 'close', gap: 0.1, length: 10 }, 'Close calls, within 0.1 antes · 10 hands'],
    [{ drill: 'river', choice: 'drill', clock: { kind: 'decision', seconds: 5 } }, 'On the river · 5 s each'],
    [{ ...usual, choice: 'worth', clock: { kind: 'run', seconds: 180 } }, 'What pays off most · 3 min run'],
    [{ ...usual, choice: 'due', clock: { kind: 'faultless' } }, 'Due again · to the first miss'],
    [{ ...usual, choice: 'replay', length: 1 }, 'Replay'],
  ])('%o is %s', (plan, name) => expect(planName(game, rules, plan)).toBe(name))

  it('names each clock differently', () => {
    expect(new Set(CLOCKS.map(clockName)).size).toBe(CLOCKS.length)
  })

  it.each([
    [0, 'never'],
    [0.003, 'once in 330 rounds'],
    [0.4, 'once in 2.5 rounds'],
    [1, 'once a round'],
    [2.44, '2.4 times a round'],
  ])('%d a round comes %s', (perRound, words) => expect(oftenInWords(perRound)).toBe(words))

  it('says when something is due', () => {
    const now = 1_763_700_000_000
    expect([1, 30_000, 600_000, 3 * 3_600_000].map((later) => whenInWords(now + later, now))).toEqual([
      'in a minute',
      'in a minute',
      'in 10 minutes',
      'in 3 hours',
    ])
    expect(whenInWords(now + 4 * 86_400_000, now)).toBe(`on ${dayInWords(now + 4 * 86_400_000, now)}`)
    expect(dayInWords(now, now)).toMatch(/^\d+ November$/)
    expect(dayInWords(now - 400 * 86_400_000, now)).toMatch(/^\d+ October 2024$/)
  })
})
