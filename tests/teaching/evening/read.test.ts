import { describe, expect, it } from 'vitest'
import { makeCards } from '@/lib/cards/card'
import { findGame, GAMES } from '@/lib/games/index'
import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { makeRandom } from '@/lib/math/random'
import { readTypedHand, type TypedLine, typedRound } from '@/lib/teaching/evening/read'

const namesIn = (game: AnyTaughtGame) => (action: string) => [game.messages.action(action).name]
const read = (id: string, line: string): TypedLine<unknown> => {
  const game = findGame(id)!
  return readTypedHand(game, game.variants[0].rules as Rules, line, namesIn(game))
}
/** The cards and what was done, or what is wrong. */
const told = (id: string, line: string) => {
  const typed = read(id, line)
  return typed.ok ? [makeCards(typed.hand.cards), ...typed.hand.decisions.map(({ action }) => action)] : typed.problem
}
const UTH = 'ultimate-texas-holdem'

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const rules = game.variants[0].rules as Rules

  it('reads every round that can be played, card by card, as it was played', () => {
    const random = makeRandom(`typed ${game.id}`)
    for (let i = 0; i < 60; i++) {
      const { text, decisions, net } = typedRound(game, rules, random)
      if (decisions.length === 0) continue
      const typed = readTypedHand(game, rules, text, namesIn(game))
      expect(typed, text).toMatchObject({ ok: true, hand: { net } })
      if (!typed.ok) continue
      expect(typed.hand.decisions.map(({ state, action }) => [game.make(state as never), action])).toEqual(
        decisions.map(({ state, action }) => [game.make(state as never), action]),
      )
    }
  })
})

describe('a line', () => {
  it('is forgiving', () => {
    const asked = ['Kd5s7h2c9dQs4h', 'check', 'check', 'fold']
    for (const line of [
      'Kd5s c, 7h2c9d c, Qs4h f',
      '3. KD 5S Check / 7H 2C 9D check / QS 4H fold',
      'K♦5♠ x 7♥2♣9♦ x Q♠4♥ fold',
      'Kd5s ch 7h 2c 9d ch | Qs 4h FOLD',
    ])
      expect(told(UTH, line), line).toEqual(asked)
    expect(told(UTH, 'AhAs raise 4x')).toEqual(['AhAs', 'raise-4x'])
    expect(told(UTH, 'AhAs 3x')).toEqual(['AhAs', 'raise-3x'])
    expect(told('mississippi-stud', 'Th7c 1x, 5d b 1, 9c bet 3×')).toEqual(['Th7c5d9c', 'bet-1x', 'bet-1x', 'bet-3x'])
    expect(told('three-card-poker', '10h6d4s p vs QcJc2d')).toEqual(['Th6d4sQcJc2d', 'play'])
  })

  it('says where there is nothing to decide, and takes a raise as a bet', () => {
    expect(told(UTH, 'AhAs 4x, 7h2c9d c')).toEqual({ kind: 'nothingToDecide', text: 'c' })
    expect(told(UTH, 'Kd5s c, 7h2c9d c, Qs4h bet')).toEqual(['Kd5s7h2c9dQs4h', 'check', 'check', 'raise-1x'])
    expect(told(UTH, 'AhAs bet 4x')).toEqual(['AhAs', 'raise-4x'])
    expect(told(UTH, 'Kd5s c, zz')).toEqual({ kind: 'notACard', text: 'zz' })
    expect(told(UTH, 'king of diamonds, 5 of spades c')).toEqual(['Kd5s', 'check'])
  })

  it('takes starting cards by their ranks, in suits that help nothing later', () => {
    const [cards] = told(UTH, 'K5o c, 7h2h9h c, Qs4h f') as readonly string[]
    expect(cards).toMatch(/^K[sdc]5[sdc]7h2h9hQs4h$/)
    expect(cards![1]).not.toBe(cards![3])
    expect((told(UTH, 'K5s c') as readonly string[])[0]).toMatch(/^K(.)5\1$/)
    expect((told(UTH, '55 c, 5s5h9d') as readonly string[])[0]).toMatch(/^5[dc]5[dc]5s5h9d$/)
    expect((told('three-card-poker', 'Q64o p') as readonly string[])[0]).toMatch(/^Q(.)6(?!\1)(.)4(?!\1|\2)/)
    expect(told(UTH, 'K5 c')).toMatchObject({ kind: 'noSuit', text: 'K' })
  })

  it('needs no suits where none counts', () => {
    expect(told('blackjack', 'T6 v 9 hit 4 stand')).toEqual(['Ts6s9s4s', 'hit', 'stand'])
    expect(told('blackjack', '88 6 p')).toMatchObject([expect.stringMatching(/^8.8.6.$/), 'split'])
  })

  it('takes two cards to the front, or the house way', () => {
    const seven = 'AsKd2c7h9sTd3c'
    expect(told('pai-gow-poker', `${seven} low KdTd`)).toEqual([seven, 'low:KdTd'])
    expect(told('pai-gow-poker', `${seven}, Td Kd`)).toEqual([seven, 'low:KdTd'])
    expect(told('pai-gow-poker', `${seven} house way`)).toMatchObject([seven, expect.stringMatching(/^low:/)])
    expect(told('pai-gow-poker', `${seven} AsKd`)).toMatchObject({ kind: 'foul' })
  })

  it('says what is wrong with it', () => {
    expect(told(UTH, '')).toEqual({ kind: 'noCards' })
    expect(told(UTH, 'hello')).toEqual({ kind: 'notACard', text: 'hello' })
    expect(told(UTH, 'KdKd c')).toEqual({ kind: 'notInDeck', text: 'Kd' })
    expect(told(UTH, 'Kd c')).toEqual({ kind: 'tooFew', needed: 2, given: 1 })
    expect(told(UTH, 'Kd5s')).toMatchObject({ kind: 'noAction', actions: ['raise-4x', 'raise-3x', 'check'] })
    expect(told(UTH, 'Kd5s fold')).toMatchObject({ kind: 'notAnAction', text: 'fold' })
    expect(told(UTH, 'Kd5s rai')).toMatchObject({ kind: 'severalActions', actions: ['raise-4x', 'raise-3x'] })
    expect(told(UTH, 'Kd5s c 7h2c c')).toEqual({ kind: 'tooFew', needed: 3, given: 2 })
    expect(told(UTH, 'Kd5s c 7h2c9d4s c')).toMatchObject({ kind: 'noAction' })
    expect(told('three-card-poker', 'Th6d4s f QcJc2d')).toEqual({ kind: 'over', text: 'QcJc2d' })
  })
})
