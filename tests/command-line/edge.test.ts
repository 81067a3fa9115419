import { describe, expect, it } from 'vitest'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeCards } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { readEdge } from '@/lib/command-line/edge-words'
import { answers, run } from './run'

describe('edge', () => {
  it('solves a whole game', async () => {
    const { out, err, status } = await run('edge', ['three-card-poker'])
    const [answer] = answers(out)
    expect(Object.keys(answer!)).toEqual([
      'game',
      'variant',
      'bet',
      'ev',
      'edge',
      'averageBet',
      'elementOfRisk',
      'frequencies',
      'method',
      'seconds',
    ])
    expect(answer).toMatchObject({
      game: 'three-card-poker',
      variant: '5-4-1',
      bet: 'main',
      ev: { num: '-13733780', den: '407170400', value: -13733780 / 407170400 },
      edge: 13733780 / 407170400,
      averageBet: 370 / 221,
      frequencies: { play: 149 / 221, fold: 72 / 221 },
      method: 'exact',
    })
    expect((answer!['elementOfRisk'] as number).toFixed(7)).toBe('0.0201467')
    expect(typeof answer!['seconds']).toBe('number')
    expect([err, status]).toEqual(['', 0])
  })

  it('prints more on request: the standard deviation, and the hands that a side bet wins with', async () => {
    const [main] = answers((await run('edge', ['three-card-poker', '--more'])).out)
    expect((main!['standardDeviation'] as number).toFixed(2)).toBe('1.64')
    const [side] = answers((await run('edge', ['three-card-poker', '--bet', 'pair-plus', '--more'])).out)
    // C(52, 3) hands, of which 3,744 are pairs.
    expect(side).toMatchObject({
      deals: 22_100,
      hits: expect.arrayContaining([{ id: 'pair', pay: 1, ways: 3744 }]) as unknown,
    })
  })

  it('shares a meter among the players on it', async () => {
    const bet = ['texas-21', '--bet', 'progressive', '--meter', '10422']
    const [alone, same, seven] = await Promise.all(
      [bet, [...bet, '--players', '1'], [...bet, '--players', '7']].map(
        async (words) => answers((await run('edge', words)).out)[0]!,
      ),
    )
    expect({ ...same, seconds: 0 }).toEqual({ ...alone, seconds: 0 })
    expect((alone!['edge'] as number).toFixed(5)).toBe('0.24738')
    expect((seven!['share'] as number).toFixed(5)).toBe('0.90932')
    expect(seven!['edge']).toBeGreaterThan(alone!['edge'] as number)
  })

  it('prices a side bet by other rules', async () => {
    const rules = '{"pays":{"pair-plus":{"mini-royal":40,"straight":6}}}'
    const { out } = await run('edge', ['three-card-poker', '--bet', 'pair-plus', '--rules', rules])
    expect(answers(out)[0]).toMatchObject({
      game: 'three-card-poker',
      variant: '5-4-1',
      bet: 'pair-plus',
      method: 'exact',
      ev: { den: '22100' },
    })
    expect((100 * (answers(out)[0]!['edge'] as number)).toFixed(4)).toBe('2.3167')
  })

  it('prices a side bet with cards known to be gone, as often as the deck has them', async () => {
    const without = await run('edge', ['three-card-poker', '--bet', 'pair-plus', '--dead', 'AsKd'])
    // C(50,3) deals of what is left.
    expect(answers(without.out)[0]).toMatchObject({ ev: { den: '19600' } })
    const twice = await run('edge', ['three-card-poker', '--bet', 'pair-plus', '--dead', 'AsAs'])
    expect([twice.status, twice.out]).toEqual([2, ''])
    expect(twice.err).toContain('As is not in the deck so often')
  })

  it('prices a variant, and a simpler way to play', async () => {
    const { out } = await run('edge', ['three-card-poker', '--variant', '3-1-1'])
    expect((100 * (answers(out)[0]!['edge'] as number)).toFixed(3)).toBe('4.513')
    const mimic = await run('edge', ['three-card-poker', '--strategy', 'queen-high'])
    expect((100 * (answers(mimic.out)[0]!['edge'] as number)).toFixed(3)).toBe('3.449')
  })

  it.each([
    [[], 'Name a game'],
    [['three-card-poker', 'pai-gow-poker'], 'one game only'],
    [['three-card-pokr'], 'three-card-poker'],
    [['three-card-poker', '--bets', 'main'], '--bets'],
    [['three-card-poker', '--bet'], 'argument missing. Try --help.'],
    [['three-card-poker', '--bet', 'six-card', '--dead', makeCards(DECK.slice(5))], 'do not make a deal of six-card'],
    [['three-card-poker', '--seen', '2'], 'at most 1 of the dealer’s cards'],
    [['caribbean-stud', '--seen', '1'], 'isn’t computed with cards of the dealer seen'],
    [['three-card-poker', '--bet', 'pair-plus', '--seen', '1'], 'belongs to the main bet'],
  ])('refuses the words %j', async (args, said) => {
    const { out, err, status } = await run('edge', args)
    expect([status, out]).toEqual([2, ''])
    expect(err).toContain(said)
  })

  it('explains itself', async () => {
    const { out, status } = await run('edge', ['--help'])
    expect(status).toBe(0)
    expect(out).toContain('six-card')
  })
})

describe('what edge is asked', () => {
  const ask = (words: object, readFile = (): string => '[]') =>
    readEdge({ game: 'three-card-poker', ...words }, readFile)

  it.each([
    [{ variant: '9-9-9' }, 'UnknownVariant'],
    [{ bet: 'pair' }, 'UnknownBet'],
    [{ rules: '{' }, 'BadJson'],
    [{ rules: '{"x":1}' }, 'UnknownRule'],
    [{ rules: 'null' }, 'BadRule'],
    [{ strategy: 'best' }, 'UnknownStrategy'],
    [{ strategy: 'queen-high', bet: 'six-card' }, 'Usage'],
    [{ meter: '5' }, 'Usage'],
    [{ bet: 'six-card', shoe: 'x' }, 'Usage'],
    [{ bet: 'six-card', players: '2' }, 'Usage'],
    [{ game: 'texas-21', bet: 'progressive', players: '0' }, 'Usage'],
    [{ game: 'texas-21', bet: 'progressive', players: '13' }, 'Usage'],
  ])('%j is refused', (words, name) => expect(ask(words)).toMatchObject({ ok: false, problem: { name } }))

  it('is the main bet by the usual rules, if nothing else is said', () => {
    expect(ask({})).toMatchObject({ ok: true, value: { bet: 'main', variant: '5-4-1', side: {} } })
  })
})

describe('a file for an option', () => {
  it('is read only by a bet that takes one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shoe-'))
    const file = join(folder, 'shoe.json')
    writeFileSync(file, '[1]')
    const { err, status } = await run('edge', ['three-card-poker', '--bet', 'pair-plus', '--shoe', file])
    rmSync(folder, { recursive: true })
    expect(status).toBe(2)
    expect(err).toContain('--shoe doesn’t apply')
  })
})
