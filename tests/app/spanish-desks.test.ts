import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cellInWords, effectsOf, summary } from '@/app/[game]/calculator/eyes-words'
import { readAddress } from '@/app/[game]/calculator/form'
import { readForm } from '@/app/[game]/calculator/read'
import { readAddress as readSession, readForm as readRisk } from '@/app/[game]/risk/read'
import { answer, chance, lengthInWords } from '@/app/[game]/risk/words'
import { answerInWords, costInWords, edgeInWords, type PricedWay } from '@/app/[game]/strategy/words'
import { DEFAULTS } from '@/app/_settings/preferences'
import { speak } from '../tools/speak'
import spanish from '@/app/_languages/translations/es'
import { spotFields } from '@/lib/game/enter'
import { findGame, GAMES } from '@/lib/games/index'
import type { Worth } from '@/lib/game/worth'

const game = findGame('three-card-poker')!
const ultimate = findGame('ultimate-texas-holdem')!

beforeAll(() => speak(spanish))
afterAll(() => speak(null))

/** Intl parts an amount from its sign by a space that does not break. */
const spaced = (text: string): string => text.replaceAll('\u00A0', ' ')

describe('the calculator in Spanish', () => {
  const read = (query: string) => readForm(ultimate, readAddress(ultimate, new URLSearchParams(query)))

  it('says what is missing, by number', () => {
    expect(
      [read(''), read('hand=As'), read('hand=AsKd&board=2c'), read('hand=AsKd&board=2c3c4c5c')].map(
        ({ needs }) => needs[0],
      ),
    ).toEqual([
      'Pon dos cartas en tu mano.',
      'Pon una carta más en tu mano.',
      'Pon dos cartas más en la mesa, o quita la que hay.',
      'Pon una carta más en la mesa, o quita las cuatro que hay.',
    ])
  })

  it('says what is wrong, also what the engine finds', () => {
    expect(read('hand=AsKdQhJhTh').problems['hand']).toBe('En tu mano van dos cartas; hay cinco.')
    expect(read('hand=AsKd&board=As2c3c').problems).toEqual({ board: 'As ya está en tu mano.' })
    expect(read('hand=As5z').problems['hand']).toMatch(/^«5z» no es una carta\./)
    const dead = [...'shdc'].flatMap((suit) => [...'23456789TJQK'].map((rank) => rank + suit)).join('')
    const crowded = readForm(game, readAddress(game, new URLSearchParams(`hand=AsAhAd&dead=${dead}`)))
    expect(crowded.problems['dead']).toMatch(/^Con estas cartas muertas quedan \d en la baraja/)
    expect(read('rules=blind.flush_-1').ruleProblems).toEqual({
      'blind.flush': 'Debe ser un número de 0 a 10000; -1 es demasiado poco.',
    })
  })

  it('names every field of cards inside a sentence', () => {
    const named = GAMES.flatMap(
      (one) =>
        readForm(
          one,
          readAddress(
            one,
            new URLSearchParams(
              spotFields(one)
                .filter(({ kind }) => kind === 'cards')
                .map(({ id }) => [id, 'As4']),
            ),
          ),
        ).needs,
    )
    expect(named.filter((need) => /\b(Your|Board|Dead|Cards)\b/.test(need))).toEqual([])
    expect(named.length).toBeGreaterThan(GAMES.length)
  })

  it('says what a card seen would change', () => {
    const worth = (play: number): Worth => ({
      options: [
        { action: 'play', ev: { kind: 'real', value: play } },
        { action: 'fold', ev: { kind: 'real', value: -1 } },
      ],
      best: play > -1 ? ['play'] : ['fold'],
    })
    const before = worth(-0.9)
    const left = new Map([
      [0, 1],
      [1, 1],
    ])
    const effects = effectsOf(
      before,
      new Map([
        [0, worth(-0.5)],
        [1, worth(-1.1)],
      ]),
      left,
    )
    expect(summary(game, before, effects)).toBe(
      '1 de las 2 cartas no vistas, si la vieras, haría que lo mejor fuera retirarse.',
    )
    expect(cellInWords(game, effects[0]!, 3)).toBe('+0,400, sigue siendo lo mejor por 0,500')
  })
})

describe('the risk in Spanish', () => {
  const moment = { rounds: 140, ahead: 0.314, even: 0.01, behind: 0.676, quantiles: [-40, -30, -12, -5, 4.5, 20, 30] }

  it('answers in one sentence, a chance hardly there among them', () => {
    const said = [0.314, 0].map((ahead) =>
      spaced(answer(lengthInWords('hours', '2.5', 88), { ...moment, ahead }, { stake: 10, currency: 'EUR' })),
    )
    expect(said).toEqual([
      'Tras 2,5 horas con apuestas de 10 € vas ganando el 31 % de las veces; la mitad de las sesiones acaba entre −120 € y +45 €.',
      'Tras 2,5 horas con apuestas de 10 € vas ganando menos del 0,01 % de las veces; la mitad de las sesiones acaba entre −120 € y +45 €.',
    ])
    expect(spaced(chance(0.99999))).toBe('más del 99,99 %')
  })

  it('says what is wrong with a number', () => {
    const { problems } = readRisk(game, readSession(game, new URLSearchParams('stake=0&bankroll=5')), DEFAULTS)
    expect(problems.stake).toBe('La apuesta es un número mayor que 0 y como mucho 100.000.')
  })
})

describe('strategies in Spanish', () => {
  const way = (rules: number, cost: number): PricedWay => ({
    id: '',
    name: '',
    about: '',
    rules: Array.from({ length: rules }, String),
    price: { edge: cost, cost },
  })

  it('tell what rules cost, by number', () => {
    expect([way(1, 0.0428), way(5, 0.00051), way(2, 0)].map((one) => spaced(answerInWords(one)))).toEqual([
      'Una regla cuesta un 4,28 % más que el juego óptimo.',
      'Cinco reglas cuestan un 0,0510 % más que el juego óptimo.',
      'Dos reglas son el juego óptimo.',
    ])
    expect([0, 0.003, -0.003].map((cost) => spaced(costInWords(cost)))).toEqual([
      'no cuesta nada',
      'cuesta un 0,300 %',
      'gana un 0,300 %',
    ])
  })

  it('tell the edge in the game’s unit', () => {
    const price = { edge: 0.0272, cost: 0 }
    expect(
      ['ante', 'bet', 'Play bet'].map((unit) =>
        spaced(edgeInWords({ best: price, own: price, ways: [] }, unit, false)).replace(/^.* el /, ''),
      ),
    ).toEqual(['2,720 % del ante', '2,720 % de la apuesta', '2,720 % de la apuesta Play'])
  })
})
