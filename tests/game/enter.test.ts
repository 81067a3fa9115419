import { describe, expect, it } from 'vitest'
import type { Card } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import type { Game, Rules, SpotValues } from '@/lib/game/game'
import { enterSpot } from '@/lib/game/enter'
import { taughtGame as threeCardPoker } from '@/lib/games/registry/made/three-card-poker/teaching'
import { ok } from '@/lib/result'
import { saying } from '../tools/problems'

/** A game that takes every kind of field and enters whatever passes the checks. */
function taking(copies: number): Game<Rules, SpotValues, string> {
  return {
    ...(threeCardPoker as unknown as Game<Rules, SpotValues, string>),
    name: 'A game',
    fields: [
      { kind: 'cards', id: 'hand', counts: [2], needed: true },
      { kind: 'cards', id: 'board', counts: [0, 3, 5], needed: false },
      { kind: 'cards', id: 'placed', counts: [0, 1, 2], needed: false, holes: true },
      { kind: 'switch', id: 'bet', byDefault: false },
      {
        kind: 'choice',
        id: 'addOn',
        byDefault: 0,
        options: [{ value: 0 }, { value: 0.5 }],
      },
    ],
    deck: () => ({ cards: DECK, copies }),
    enter: (_rules, values) => ok(values),
  }
}

const rules: Rules = { pays: {} }
const one = taking(1)
const HAND = [0, 1]

describe('entering a spot', () => {
  it('fills in what is left out', () => {
    expect(enterSpot(one, rules, { hand: HAND })).toEqual(
      ok({ hand: HAND, board: [], placed: [], bet: false, addOn: 0, dead: [] }),
    )
  })

  it('takes what the fields take', () => {
    const values = { hand: HAND, board: [2, 3, 4], placed: [null, 5], bet: true, addOn: 0.5, dead: [6, 7, 8, 9] }
    expect(enterSpot(one, rules, values)).toEqual(ok(values))
  })

  it.each<[string, unknown, string, string]>([
    ['no hand', {}, 'WrongCount', 'hand takes 2 cards; there is none.'],
    ['one card', { hand: [0] }, 'WrongCount', 'hand takes 2 cards; there is 1.'],
    ['five cards in a hand of two', { hand: [0, 1, 2, 3, 4] }, 'WrongCount', 'hand takes 2 cards; there are 5.'],
    ['a board of four', { hand: HAND, board: [2, 3, 4, 5] }, 'WrongCount', 'board takes 0, 3 or 5 cards; there are 4.'],
    [
      'a card in two places',
      { hand: HAND, board: [1, 2, 3] },
      'DuplicateCard',
      '2h appears twice: in hand and in board',
    ],
    ['a card twice in one', { hand: [3, 3] }, 'DuplicateCard', '2c appears twice in hand'],
    ['a card twice among the dead', { hand: HAND, dead: [9, 9] }, 'DuplicateCard', '4h appears twice in dead'],
    ['a card that is in no deck', { hand: [0, 52] }, 'UnknownCard', 'Jk is not in this game’s deck.'],
    [
      'a field that is none',
      { hand: HAND, bord: [] },
      'UnknownField',
      '“bord” isn’t a field of A game. Did you mean “board”?',
    ],
    ['a gap where there is none', { hand: [null, 1] }, 'BadField', 'hand must be a list of cards without gaps.'],
    ['a switch that is none', { hand: HAND, bet: 1 }, 'BadField', 'bet must be true or false.'],
    ['a choice that is none', { hand: HAND, addOn: 0.25 }, 'BadField', 'addOn must be one of 0, 0.5.'],
    ['a number for cards', { hand: 7 }, 'BadField', 'hand must be a list of cards.'],
  ])('refuses %s', (_name, values, name, message) => {
    expect(enterSpot(one, rules, values as SpotValues)).toMatchObject({
      ok: false,
      problem: { name, says: saying(message) },
    })
  })

  it('lets a card stand as often as there are decks', () => {
    const two = taking(2)
    expect(enterSpot(two, rules, { hand: [5, 5] }).ok).toBe(true)
    expect(enterSpot(two, rules, { hand: [5, 5], dead: [5] as Card[] })).toMatchObject({
      problem: {
        name: 'DuplicateCard',
        says: saying('3h appears three times: in hand and in dead; there are 2 decks'),
      },
    })
  })

  it('does not take what an object inherits for a field', () => {
    expect(enterSpot(one, rules, Object.create({ hand: HAND }) as SpotValues)).toMatchObject({
      ok: false,
      problem: { name: 'WrongCount' },
    })
  })
})
