import { describe, expect, it } from 'vitest'
import {
  questionOf,
  readAddress,
  readForm,
  readNumber,
  type RiskForm,
  withText,
  writeAddress,
} from '@/app/[game]/risk/read'
import { answer, chance, clock, forEverInWords, lengthInWords, someOf } from '@/app/[game]/risk/words'
import { DEFAULTS } from '@/app/_settings/preferences'
import { findGame } from '@/lib/games/index'
import { MOST_ROUNDS, type SessionMoment } from '@/lib/math/session-figures'

const game = findGame('three-card-poker')!
const formOf = (query: string): RiskForm => readAddress(game, new URLSearchParams(query))
const read = (query: string) => readForm(game, formOf(query), DEFAULTS)

describe('the address of a session', () => {
  it.each([
    '',
    'hours=10',
    'stake=25&hours=2.5&bankroll=500',
    'rounds=300',
    'pace=60&hours=1',
    'rounds=',
    'hours=many',
  ])('is read and written again: %s', (query) => {
    const form = formOf(query)
    expect(formOf(writeAddress(game, form))).toEqual(form)
  })

  it('keeps rules and the way to play', () => {
    const form = formOf('rules=anteBonus.straight_3&play=q-6-4&hours=4')
    const again = new URLSearchParams(writeAddress(game, form))
    expect([again.get('rules'), again.get('play')]).toEqual(['anteBonus.straight_3', 'q-6-4'])
  })

  it('says which key it does not know', () => {
    expect(formOf('bankrol=500').notice).toContain('Did you mean “bankroll”?')
    expect(formOf('utm_source=x').notice).toBeNull()
  })

  it('is cut where it is endless', () => {
    expect(formOf(`bankroll=${'9'.repeat(500)}`).texts.bankroll!.length).toBeLessThan(30)
  })
})

describe('a session as it is read', () => {
  it('is the usual one where nothing is said', () => {
    expect(read('').session).toEqual({ stake: 10, pace: 35, rounds: 140, bankroll: 1000 })
  })

  it('reads numbers as people write them', () => {
    expect(['1,000', '2.5', '2,5', '$25', ' 7 ', '.5'].map(readNumber)).toEqual([1000, 2.5, 2.5, 25, 7, 0.5])
    for (const text of ['', 'ten', '-1', '1e9', '1.2.3', 'NaN', 'Infinity']) expect(readNumber(text)).toBeNaN()
  })

  it.each([
    ['stake=0', 'stake'],
    ['stake=', 'stake'],
    ['stake=1e9', 'stake'],
    ['pace=0', 'pace'],
    ['pace=2.5', 'pace'],
    ['hours=0', 'hours'],
    ['hours=-1', 'hours'],
    ['hours=100000', 'hours'],
    ['rounds=0', 'rounds'],
    ['rounds=2.5', 'rounds'],
    [`rounds=${MOST_ROUNDS + 1}`, 'rounds'],
    ['bankroll=abc', 'bankroll'],
    ['bankroll=0', 'bankroll'],
    ['bankroll=5', 'bankroll'],
  ])('tells what is wrong with %s', (query, field) => {
    const { problems, session } = read(query)
    expect(Object.keys(problems)).toEqual([field])
    expect(problems[field as 'stake']).toMatch(/\.$/)
    expect(session).toBeNull()
  })

  it('does not need a pace where rounds are counted', () => {
    expect(read('rounds=100&pace=none').session).toMatchObject({ rounds: 100 })
  })

  it('plays its best where the way is not known, and says so', () => {
    const { play, problems, session } = read('play=by-feel')
    expect([play, session !== null]).toEqual([undefined, true])
    expect(problems.play).toContain('by-feel')
  })

  it('follows the bankroll: a hundred bets of whatever is staked', () => {
    expect(read('stake=25').session!.bankroll).toBe(2500)
    expect(readForm(game, withText(formOf('bankroll=300'), 'stake', '25'), DEFAULTS).session!.bankroll).toBe(300)
  })

  it('is asked in bets, with one’s own bankroll among the others', () => {
    const { bankroll, bankrolls, losses } = questionOf(
      [
        [-1, 1],
        [1, 1],
      ],
      { stake: 25, pace: 35, rounds: 10, bankroll: 300 },
    )
    expect(bankroll).toBe(12)
    expect(bankrolls).toEqual([12, 20, 50, 100, 200, 500, 1000])
    expect(losses).toEqual([10, 12, 20, 50, 100, 200])
  })
})

describe('what a session comes to, in words', () => {
  it('tells times of a session to the minute', () => {
    expect([0.25, 0.5, 1, 1.375, 11.999].map(clock)).toEqual(['0:15', '0:30', '1:00', '1:23', '12:00'])
  })

  it('has chances with as many digits as they need', () => {
    expect([0, 1e-6, 0.0034, 0.024, 0.31, 0.975, 0.9999999, 1].map(chance)).toEqual([
      'under 0.01%',
      'under 0.01%',
      '0.34%',
      '2.4%',
      '31%',
      '97.5%',
      'over 99.99%',
      '100%',
    ])
  })

  it('says how long', () => {
    expect([
      lengthInWords('hours', '1', 35),
      lengthInWords('hours', '2.5', 88),
      lengthInWords('rounds', '', 1),
      lengthInWords('rounds', '', 1500),
    ]).toEqual(['an hour', '2.5 hours', 'one round', '1,500 rounds'])
  })

  const moment = (rounds: number): SessionMoment => ({
    rounds,
    ahead: 0.314,
    even: 0.01,
    behind: 0.676,
    quantiles: [-40, -30, -12, -5, 4.5, 20, 30],
  })

  it('answers in one sentence', () => {
    expect(answer('4 hours', moment(140), { stake: 10, currency: 'USD' })).toBe(
      'After 4 hours at $10 you’re ahead 31% of the time. Half of all sessions end between −$120 and +$45.',
    )
  })

  it('shows some moments, the last among them', () => {
    const all = Array.from({ length: 24 }, (_, i) => moment(i + 1))
    expect(someOf(all, 8).map(({ rounds }) => rounds)).toEqual([3, 6, 9, 12, 15, 18, 21, 24])
    expect(someOf(all.slice(0, 1), 8)).toHaveLength(1)
  })

  it('tells ruin sooner or later', () => {
    expect(
      [
        { least: 1, most: 1 },
        { least: 0.2501, most: 0.2503 },
        { least: 0.2, most: 0.25 },
      ].map(forEverInWords),
    ).toEqual(['certain', '25%', '20% to 25%'])
  })
})
