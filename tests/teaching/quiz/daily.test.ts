import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GAME_IDS } from '@/lib/games/ids'
import { dailyFrom } from '@/lib/games/daily-from'
import { GAMES } from '@/lib/games/index'
import { loadSolver } from '@/lib/games/solvers'
import {
  chosenCandidate,
  DAILY_GAP,
  dailyCandidate,
  dayOfSeed,
  FIRST_DAY,
  gameOfDay,
  makeDay,
  MOST_CANDIDATES,
  parseDay,
  streakOf,
} from '@/lib/teaching/quiz/daily'
import { gradeAnswer } from '@/lib/teaching/quiz/grade'
import { must } from '@/lib/result'

const MILLISECONDS = 86_400_000
const inUtc = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', year: 'numeric', month: '2-digit', day: '2-digit' })

describe('a day', () => {
  it('is the one that the calendar of the language itself has', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400_000 }), (day) => {
        const text = inUtc.format(day * MILLISECONDS)
        expect(makeDay(day)).toBe(text)
        expect(must(parseDay(text))).toBe(day)
      }),
    )
    expect(makeDay(FIRST_DAY)).toBe('2026-01-01')
  })

  it('that is none is told', () => {
    for (const text of [
      '',
      'today',
      '2026-13-01',
      '2026-02-29',
      '2026-11-31',
      '2026-1-1',
      '20261121',
      '1969-12-31',
      '2026-00-10',
      '2026-10-00',
      '2026-11-21 ',
    ]) {
      expect(parseDay(text), text).toMatchObject({ ok: false, problem: { name: 'BadDate', at: 'date' } })
    }
    expect(parseDay('2028-02-29').ok).toBe(true)
  })

  const from = GAME_IDS.map(dailyFrom)

  it('has the games in turn', () => {
    const turns = (day: number, games: number) => Array.from({ length: games }, (_, i) => gameOfDay(GAMES, day + i).id)
    for (const day of new Set(from)) {
      const games = from.filter((first) => first <= day).length
      expect(new Set(turns(Math.max(day, FIRST_DAY), games)).size).toBe(games)
      expect(turns(day, 1)).toEqual(turns(day + games, 1))
    }
  })

  it('keeps its game when another joins', () => {
    expect(from).toEqual(from.toSorted((a, b) => a - b))
    const second = from.find((day) => day > 0)!
    for (let day = FIRST_DAY; day < second; day++) expect(gameOfDay(GAMES, day)).toBe(GAMES[day % 7])
  })
})

describe('the question of a day', () => {
  it('is the first that is close and no tie', () => {
    const { least, below } = DAILY_GAP
    expect(chosenCandidate([])).toBeUndefined()
    expect(chosenCandidate([null, 0.2, least / 2])).toBeUndefined()
    expect(chosenCandidate([null, 0.2, least])).toBe(3)
    expect(chosenCandidate([below, 0.01, 0.02])).toBe(2)
  })

  it('is the closest of them where none is, and the first where all are ties', () => {
    const far = new Array<number>(MOST_CANDIDATES).fill(0.3)
    expect(chosenCandidate(far.with(7, 0.06))).toBe(8)
    expect(chosenCandidate(far.with(7, 0.0001))).toBe(1)
    expect(chosenCandidate(new Array<null>(MOST_CANDIDATES).fill(null))).toBe(1)
  })

  it('is the same whenever it is asked, another every day, and known by its seed', () => {
    for (let day = FIRST_DAY; day < FIRST_DAY + 14; day++) {
      const game = gameOfDay(GAMES, day)
      const round = dailyCandidate(game, day, 1)
      expect(round.phase.kind).toBe('asking')
      expect(game.make(dailyCandidate(game, day, 1).state)).toBe(game.make(round.state))
      expect(game.make(dailyCandidate(game, day + 7, 1).state)).not.toBe(game.make(round.state))
      expect(dayOfSeed(round.seed)).toBe(day)
    }
    for (const seed of ['k3x9-1', 'daily2026-1', 'daily20261399-1', 'nonsense']) expect(dayOfSeed(seed)).toBeNull()
  })

  it('is found for every game within a few candidates, and is hard by its exact gap', async () => {
    for (let day = FIRST_DAY; day < FIRST_DAY + GAMES.length; day++) {
      const game = gameOfDay(GAMES, day)
      const solver = await loadSolver(game.id)
      const gaps: (number | null)[] = []
      while (chosenCandidate(gaps) === undefined) {
        const { rules, state } = dailyCandidate(game, day, gaps.length + 1)
        const solution = solver.solve(rules, state)
        gaps.push(gradeAnswer(solution, solution.best[0]!).gap)
      }
      expect(gaps.length, game.id).toBeLessThan(MOST_CANDIDATES / 2)
      expect(gaps.at(-1)).toBeGreaterThanOrEqual(DAILY_GAP.least)
      expect(gaps.at(-1)).toBeLessThan(DAILY_GAP.below)
    }
  }, 60_000)
})

it('days in a row are counted up to today, or to yesterday while today is open', () => {
  expect(streakOf(new Set(), 100)).toBe(0)
  expect(streakOf(new Set([100]), 100)).toBe(1)
  expect(streakOf(new Set([98, 99, 100]), 100)).toBe(3)
  expect(streakOf(new Set([98, 99]), 100)).toBe(2)
  expect(streakOf(new Set([97, 98]), 100)).toBe(0)
  expect(streakOf(new Set([96, 98, 99, 100]), 100)).toBe(3)
})
