import { describe, expect, it } from 'vitest'
import { openSession, readAddress, writeAddress } from '@/app/[game]/trainer/address'
import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { findGame, GAMES } from '@/lib/games/index'
import { skillsOf } from '@/lib/game/precomputed/skills'
import { makePlan, type Plan, usualPlan } from '@/lib/teaching/quiz/plan'
import { must } from '@/lib/result'

const game = findGame('three-card-poker') as AnyTaughtGame
const read = (query: string, one: AnyTaughtGame = game) => readAddress(one, new URLSearchParams(query), 'abc')

describe('the trainer’s address', () => {
  it.each(GAMES.map((one) => [one.id, one] as const))('%s: read again, it is the same round', (_id, one) => {
    const opened = must(read('', one))
    expect(opened).toMatchObject({ plan: usualPlan(one), isWhole: true })
    const address = writeAddress(one, opened)
    expect(address).toMatch(/^seed=abc-1&spot=[A-Za-z0-9._~-]+&session=abc$/)
    const again = must(readAddress(one, new URLSearchParams(address), 'other'))
    expect(again).toEqual(opened)
  })

  it.each(GAMES.map((one) => [one.id, one] as const))(
    '%s: of every drill it opens the same hand again, whatever seed stands beside it',
    (_id, one) => {
      for (const drill of one.drills) {
        const opened = must(readAddress(one, new URLSearchParams(`drill=${drill.id}&seed=again-1`), 'abc'))
        const again = new URLSearchParams(writeAddress(one, opened))
        again.set('seed', 'other-9')
        expect(must(readAddress(one, again, 'abc')).round?.state, drill.id).toEqual(opened.round?.state)
        expect(opened.round, drill.id).not.toBeNull()
      }
    },
  )

  it('keeps the drill and changed rules', () => {
    const other = game.variants[1]
    const opened = must(read(`rules=${other?.id}&drill=${game.drills[1]?.id}`))
    expect(opened.rules).toEqual(other?.rules)
    expect(writeAddress(game, opened)).toMatch(
      new RegExp(`^rules=${other?.id}&drill=${game.drills[1]?.id}&seed=abc-1&spot=`),
    )
  })

  it('keeps the plan, and a friend’s score', () => {
    const opened = must(read('choice=close&gap=0.02&n=10&clock=5&seed=abc-4&spot=hand-KsQd2c&vs=9.12.340'))
    expect(opened).toMatchObject({
      seed: 'abc-4',
      challenge: '9.12.340',
      plan: { choice: 'close', gap: 0.02, length: 10, clock: { kind: 'decision', seconds: 5 } },
    })
    expect(writeAddress(game, opened)).toBe(
      'choice=close&gap=0.02&n=10&clock=5&seed=abc-4&spot=hand-KsQd2c&vs=9.12.340&session=abc',
    )
  })

  it('keeps what a bankroll has won', () => {
    const opened = must(read('bank=100&won=-12.5&seed=abc-4'))
    expect(opened).toMatchObject({ plan: { bankroll: 100 }, won: -12.5 })
    expect(writeAddress(game, opened)).toMatch(/^bank=100&seed=abc-4&spot=[^&]+&won=-12\.5&session=abc$/)
    expect(read('won=3')).toMatchObject({ ok: false, problem: { name: 'BadPlan', at: 'won' } })
    expect(read('bank=100&won=1e9')).toMatchObject({ ok: false, problem: { name: 'BadPlan', at: 'won' } })
  })

  it('has no hand yet where it must be looked for, and says so without one', () => {
    const opened = must(read('choice=due'))
    expect(opened.round).toBeNull()
    expect(writeAddress(game, opened)).toBe('choice=due&seed=abc-1&session=abc')
    expect(must(read('choice=due&spot=hand-KsQd2c')).round).not.toBeNull()
  })

  it('tells a round from its first card from one that is entered later', () => {
    const holdem = findGame('ultimate-texas-holdem') as AnyTaughtGame
    const opened = must(read('', holdem))
    expect(must(read(writeAddress(holdem, opened), holdem)).isWhole).toBe(true)
    expect(must(read('seed=abc-1&spot=hand-Ks5d', holdem)).isWhole).toBe(false)
  })

  it('says what is wrong with anything else', () => {
    expect(read('spot=hand-AsAs')).toMatchObject({ ok: false, problem: { at: 'spot' } })
    expect(read('seed=%00')).toMatchObject({ ok: false, problem: { name: 'BadSeed' } })
    expect(read('choice=due&seed=%00')).toMatchObject({ ok: false, problem: { name: 'BadSeed' } })
    expect(read('drill=constructor')).toMatchObject({ ok: false, problem: { name: 'UnknownDrill' } })
    expect(read('rules=__proto___1')).toMatchObject({ ok: false })
    expect(read('n=0')).toMatchObject({ ok: false, problem: { name: 'BadPlan', at: 'n' } })
    expect(read('choice=skill&skill=preflop+K5s')).toMatchObject({
      ok: false,
      problem: { name: 'UnknownSkill', at: 'skill' },
    })
    expect(read('choice=replay&skills=queen-high~__proto__')).toMatchObject({ ok: false, problem: { at: 'skills' } })
  })

  it.each(GAMES.map((one) => [one.id, one] as const))('%s: each of its skills can be asked for', async (id, one) => {
    for (const { skill } of (await skillsOf(id)).skills) {
      const plan: Plan = { ...usualPlan(one), choice: 'skill', skill }
      const query = new URLSearchParams(makePlan(one, plan).map(([key, value]) => [key, value]))
      expect(read(query.toString(), one)).toMatchObject({ ok: true, value: { plan, round: null } })
    }
  })
})

describe('a new session', () => {
  const rules = game.variants[0].rules as Rules

  it('begins with the first hand of its seed', () => {
    const opened = openSession(game, usualPlan(game), rules, 'k3x9')
    expect(opened.seed).toBe('k3x9-1')
    expect(opened.round).toEqual(must(read('seed=k3x9-1')).round)
  })

  it('looks for the first hand where the drill does not deal it', () => {
    expect(openSession(game, { ...usualPlan(game), choice: 'worth' }, rules, 'k3x9').round).toBeNull()
  })
})
