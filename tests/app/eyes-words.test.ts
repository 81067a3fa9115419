import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  cardSign,
  cellInWords,
  digitsFor,
  effectsOf,
  flipsOf,
  levelOf,
  strongest,
  summary,
} from '@/app/[game]/calculator/eyes-words'
import { addDead, emptyForm, typeText } from '@/app/[game]/calculator/form'
import { JOKER, parseCards } from '@/lib/cards/card'
import { findGame } from '@/lib/games/index'
import type { Worth } from '@/lib/game/worth'
import { must } from '@/lib/result'
import spanish from '@/app/_languages/translations/es'
import { speak } from '../tools/speak'

const game = findGame('three-card-poker')!
const [first, second, third] = must(parseCards('KsTd2c')) as [number, number, number]

const worth = (play: number): Worth => ({
  options: [
    { action: 'play', ev: { kind: 'real', value: play } },
    { action: 'fold', ev: { kind: 'real', value: -1 } },
  ],
  best: play > -1 ? ['play'] : ['fold'],
})

const before = worth(-0.9)
const left = new Map([
  [first, 1],
  [second, 1],
  [third, 2],
])
const effects = effectsOf(
  before,
  new Map([
    [first, worth(-0.5)],
    [second, worth(-1.1)],
    [third, worth(-0.95)],
  ]),
  left,
)

describe('the map in words', () => {
  it('names cards as sentences do', () => {
    expect([first, second, JOKER].map(cardSign)).toEqual(['K♠', '10♦', 'joker'])
  })

  it('says first what would change the play', () => {
    expect(summary(game, before, effects)).toBe(
      '1 of the 4 unseen cards would make fold the best play if you saw it dead.',
    )
    const [drawn, , likely] = effects
    expect(summary(game, before, [...effects, { ...likely!, flipsTo: ['fold', 'play'] }])).toBe(
      '3 of the 6 unseen cards would change the best play if you saw one dead: 1 to fold and 2 to fold or play.',
    )
    expect(summary(game, before, [drawn!])).toBe(
      'No single card changes the play: play stays best whichever of the 1 unseen cards is dead.',
    )
  })

  it('says what each card does', () => {
    const words = effects.map((effect) => cellInWords(game, effect, 3))
    expect(words).toEqual([
      '+0.400, still best by 0.500',
      '−0.200, changes the play: fold is best by 0.100',
      '−0.050, still best by 0.050',
    ])
  })

  it('lists flips, and the strongest on either side', () => {
    expect(flipsOf(effects).map(({ to, effects: some }) => [to, some.map(({ card }) => card)])).toEqual([
      [['fold'], [second]],
    ])
    expect(strongest(effects, 'against', 6).map(({ card }) => card)).toEqual([second, third])
    expect(strongest(effects, 'for', 6).map(({ card }) => card)).toEqual([first])
  })
})

describe('the map in colours', () => {
  it('goes by the strongest effect', () => {
    expect([1, -1, 0.5, -0.2, 0.05, 0.001, 0].map((change) => levelOf(change, 1))).toEqual([
      { side: 'for', step: 4 },
      { side: 'against', step: 4 },
      { side: 'for', step: 3 },
      { side: 'against', step: 2 },
      { side: 'for', step: 1 },
      { side: 'none', step: 0 },
      { side: 'none', step: 0 },
    ])
    expect(levelOf(0, 0)).toEqual({ side: 'none', step: 0 })
  })

  it('has as many decimals as its strongest effect needs', () => {
    expect([0, 1.2, 0.12, 0.0043, 0.00012].map(digitsFor)).toEqual([3, 3, 3, 4, 5])
  })
})

describe('dead cards from the map', () => {
  it('stand behind those that are there, as typed', () => {
    const form = typeText(game, emptyForm(game), 'dead', '2c foo')
    expect(addDead(form, [first, second]).texts['dead']).toBe('2c foo Ks Td')
    expect(addDead(emptyForm(game), [first])).toMatchObject({ texts: { dead: 'Ks' }, active: 'hand' })
  })
})

describe('the map in Spanish', () => {
  beforeAll(() => speak(spanish))
  afterAll(() => speak(undefined))

  it('says what would change the play, and to which plays', () => {
    expect(summary(game, before, effects)).toBe(
      '1 de las 4 cartas no vistas, si la vieras, haría que lo mejor fuera retirarse.',
    )
    expect(summary(game, before, [...effects, { ...effects[2]!, flipsTo: ['fold', 'play'] }])).toBe(
      '3 de las 6 cartas no vistas cambiarían la mejor jugada si vieras una: con 1 sería retirarse y con 2 sería retirarse o jugar.',
    )
  })
})
