import { describe, expect, it } from 'vitest'
import { handsOfGroups } from '@/lib/engines/pai-gow/clause-hands'
import { GROUPS } from '@/lib/engines/pai-gow/house-way'
import { GAMES, findGame } from '@/lib/games/index'
import { skillsOf } from '@/lib/game/precomputed/skills'
import { taughtGame as ultimateTexasHoldem } from '@/lib/games/ultimate-texas-holdem/teaching'
import { choose } from '@/lib/math/combinations'
import { makeRandom } from '@/lib/math/random'
import { spotOfSkill } from '@/lib/teaching/quiz/skill-spot'
import { must } from '@/lib/result'

/* A fresh deal of one skill. */

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const usual = game.variants[0].rules

  it('deals every skill there is, the same one from the same seed', async () => {
    for (const { skill, stage } of (await skillsOf(id)).skills) {
      const state: unknown = spotOfSkill(game, usual, skill, makeRandom(skill))
      if (state === undefined) throw new Error(`no deal of ${skill}`)
      expect([skill, game.skill(usual, state)]).toEqual([skill, skill])
      const step = game.step(usual, state)
      if (step.kind !== 'decide') throw new Error(`${skill} is no decision`)
      expect(step.stage).toBe(stage)
      expect(step.actions.length).toBeGreaterThan(1)
      expect(must(game.parse(usual, game.make(state)))).toEqual(state)
      expect(spotOfSkill(game, usual, skill, makeRandom(skill))).toEqual(state)
    }
  })

  it('deals a different hand from another seed', async () => {
    const { skill } = (await skillsOf(id)).skills[0]!
    const texts = Array.from({ length: 10 }, (_, i) => game.make(spotOfSkill(game, usual, skill, makeRandom(`${i}`))))
    expect(new Set(texts).size).toBe(10)
  })

  it('deals the same kind of decision under every variant that has it', async () => {
    const { skills } = await skillsOf(id)
    for (const { rules } of game.variants)
      for (const { skill } of skills.filter((_, i) => i % 17 === 0)) {
        const state: unknown = spotOfSkill(game, rules, skill, makeRandom(skill))
        if (state !== undefined) expect(game.skill(rules, state)).toBe(skill)
      }
  })

  it('deals nothing where there is no such skill', () => {
    for (const text of ['', 'no skill', 'preflop', '__proto__'])
      expect(spotOfSkill(game, usual, text, makeRandom('x'))).toBeUndefined()
  })
})

it('a game that deals none itself has rounds dealt until one comes, of its stage', () => {
  const { spotOf, ...plain } = ultimateTexasHoldem
  expect(spotOf).toBeDefined()
  const { rules } = plain.variants[0]
  for (const skill of ['flop bottom pair', 'river board plays']) {
    const spot = spotOfSkill(plain, rules, skill, makeRandom(skill))
    expect(spot && plain.skill(rules, spot)).toBe(skill)
  }
})

describe('comes as at the table', () => {
  const dealt = <S>(id: string, skill: string, count: number): readonly S[] => {
    const game = findGame(id)!
    const random = makeRandom(`table ${skill}`)
    return Array.from({ length: count }, () => spotOfSkill(game, game.variants[0].rules, skill, random) as S)
  }
  const share = <S>(list: readonly S[], holds: (one: S) => boolean): number => list.filter(holds).length / list.length

  it('a starting hand in each of its suits', () => {
    const hands = dealt<{ readonly hand: readonly number[] }>('ultimate-texas-holdem', 'preflop K5s', 400)
    for (let suit = 0; suit < 4; suit++)
      expect(Math.abs(share(hands, ({ hand }) => (hand[0]! & 3) === suit) - 1 / 4)).toBeLessThan(0.1)
    expect(Math.abs(share(hands, ({ hand }) => hand[0]! > hand[1]!) - 1 / 2)).toBeLessThan(0.1)
  })

  it('a patterned hand of Pai Gow by how many hands its patterns have', () => {
    expect(GROUPS.reduce((sum, groups) => sum + handsOfGroups(groups), 0)).toBe(choose(53, 7))
    // Five aces with a pair of anything but kings set by A1: 66 of 1,122 hands.
    const hands = dealt<{ readonly hand: readonly number[] }>('pai-gow-poker', 'house way A1-split', 600)
    const paired = share(
      hands,
      ({ hand }) => new Set(hand.filter((card) => card < 48).map((card) => card >> 2)).size === 1,
    )
    expect(Math.abs(paired - 66 / 1122)).toBeLessThan(0.04)
  })

  it('a total of Texas 21 in two cards or more, as rounds come to it', () => {
    const hands = dealt<{ readonly drawn: readonly number[] }>('texas-21', 'hard 17 v T', 400)
    const drawn = share(hands, (state) => state.drawn.length > 0)
    expect(drawn).toBeGreaterThan(0.3)
    expect(drawn).toBeLessThan(0.8)
  })
})
