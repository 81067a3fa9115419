import { describe, expect, it } from 'vitest'
import { movable, movedBy } from '@/lib/game/arrange'
import { DRAFTS, GAMES } from '@/lib/games/index'
import { sidesOf, withSides } from '@/lib/engines/round/index'
import { makeRandom } from '@/lib/math/random'
import { startRound } from '@/lib/teaching/quiz/round'
import { must } from '@/lib/result'

const EVERY_GAME = [...GAMES, ...DRAFTS]

describe.each(EVERY_GAME.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const rules = game.variants[0].rules as never
  const all = Object.fromEntries(game.sideBets.map(({ id }) => [id, 1]))

  it('takes every side bet in every drill, and says so in its address', () => {
    for (const { id } of game.drills) {
      const { state } = startRound(game, rules, id, 'sides-1', all)
      expect(sidesOf(state), id).toEqual(all)
      expect(sidesOf(must(game.parse(rules, game.make(state)))), id).toEqual(all)
    }
  })

  it('deals the same question with side bets as without', () => {
    const plain = startRound(game, rules, game.drills[0].id, 'same-1')
    const { state } = startRound(game, rules, game.drills[0].id, 'same-1', all)
    expect(withSides(game, rules, state, {})).toEqual(plain.state)
  })
})

describe.each(EVERY_GAME.filter(({ arrange }) => arrange).map((game) => [game.id, game] as const))(
  '%s, set by moving cards',
  (_id, game) => {
    const rules = game.variants[0].rules as never

    it('has for each action the cards that make it, and for what is suggested too', () => {
      const state: unknown = game.spot(rules, game.drills[0].id, makeRandom('moved'))
      const step = game.step(rules, state)
      if (step.kind !== 'decide') throw new Error('a spot is a decision')
      for (const action of [...step.actions, game.arrange!.suggested(rules, state)]) {
        const cards = movedBy(game, rules, state, action)
        expect(cards).toHaveLength(game.arrange!.count)
        expect(game.arrange!.actionOf(rules, state, [...cards].reverse())).toEqual({ ok: true, value: action })
      }
      expect(game.arrange!.actionOf(rules, state, []).ok).toBe(false)
      expect(movable(game, rules, step.next(step.actions[0]!))).toBeUndefined()
    })
  },
)
