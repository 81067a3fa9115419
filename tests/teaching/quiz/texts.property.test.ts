import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { GAMES } from '@/lib/games/index'
import { dayOfSeed, makeDay, parseDay } from '@/lib/teaching/quiz/daily'
import { gridCells, hasGrid, makeMarks, parseMarks } from '@/lib/teaching/quiz/grid'
import { makePlan, parsePlan, PLAN_KEYS, type PlanText } from '@/lib/teaching/quiz/plan'
import { makeRound, parseRound, startRound } from '@/lib/teaching/quiz/round'
import { makeSeed, parseSeed } from '@/lib/teaching/quiz/seed'
import { anyText, expectProblem, expectReader, fuzz, LONG, NAMES, spoiled } from '../../tools/arbitraries'

const game = GAMES[0] as AnyTaughtGame
const usual = game.variants[0].rules as Rules

describe('a day of any text', () => {
  it('is read or refused', () =>
    expectReader({ read: parseDay, write: makeDay, valid: ['1970-01-01', '2026-11-20', '2028-02-29', '9999-12-31'] }))

  it('is found in a seed, or not', () => {
    for (const text of ['daily20261120-1', 'daily20280229-60']) expect(dayOfSeed(text)).not.toBeNull()
    fc.assert(
      fc.property(fc.oneof(anyText, spoiled(['daily20261120-1'])), (text) => {
        const day = dayOfSeed(text)
        if (day !== null) expect(text.startsWith(`daily${makeDay(day).replaceAll('-', '')}-`)).toBe(true)
      }),
    )
  })
})

describe('the marks of a grid, of any text', () => {
  const cells = gridCells(GAMES.find(hasGrid)!)

  it('mark the cells that they were made of, or none', () => {
    const valid = [new Set(cells.slice(0, 3)), new Set(cells.filter((_, i) => i % 3 === 0))]
    for (const marked of valid) expect(parseMarks(cells, makeMarks(cells, marked))).toEqual(marked)
    fc.assert(
      fc.property(fc.oneof(anyText, spoiled(valid.map((marked) => makeMarks(cells, marked)))), (text) => {
        const marked = parseMarks(cells, text)
        expect(parseMarks(cells, makeMarks(cells, marked))).toEqual(marked)
      }),
      fuzz(300, 4),
    )
  })
})

describe('a seed of any text', () => {
  it('is read or refused', () =>
    expectReader({
      read: parseSeed,
      write: makeSeed,
      valid: ['k3x9-12', 'a-1', 'daily20261120-60', `${'z'.repeat(32)}-999999`],
    }))
})

describe('a plan of any texts', () => {
  const keys = ['drill', ...PLAN_KEYS] as const
  const good: Readonly<Record<(typeof keys)[number], readonly string[]>> = {
    drill: game.drills.map(({ id }) => id),
    choice: ['close', 'skill', 'due', 'worth', 'replay', 'course', 'placement', 'mistakes'],
    gap: ['0.02', '1'],
    skill: ['preflop K5s'],
    deal: ['line'],
    skills: ['preflop K5s~preflop 88'],
    lesson: ['pair', 'T2-keep', ''],
    of: ['k3x9'],
    n: ['20', '1000'],
    seats: ['neighbors', 'all'],
    clock: ['10', '3600'],
    run: ['60', 'faultless'],
    bank: ['50', '0.5'],
  }
  const parts = fc.record(
    Object.fromEntries(
      keys.map((key) => [
        key,
        fc.oneof(fc.constantFrom(...good[key]), fc.constantFrom(...NAMES), spoiled(good[key]), anyText),
      ]),
    ),
    { requiredKeys: [] },
  )

  it('is read or refused, and comes back as it was', () => {
    fc.assert(
      fc.property(parts, (text) => {
        const read = parsePlan(game, text)
        if (!read.ok) return expectProblem(read.problem)
        const written = Object.fromEntries(makePlan(game, read.value)) as PlanText
        expect(parsePlan(game, written)).toEqual(read)
      }),
      fuzz(1000, 2),
    )
  })

  it.each(keys)('says what is wrong with a “%s” that is far too long', (key) => {
    const withIt: Partial<Record<(typeof keys)[number], string>> =
      key === 'gap'
        ? { choice: 'close' }
        : key === 'skill'
          ? { choice: 'skill' }
          : key === 'skills'
            ? { choice: 'replay' }
            : {}
    for (const piece of ['9', 'a', '~', ' ', '0.']) {
      const read = parsePlan(game, { ...withIt, [key]: piece.repeat(LONG / piece.length) })
      expect(read.ok).toBe(false)
      if (!read.ok) expectProblem(read.problem)
    }
  })
})

describe('a round of any texts', () => {
  const round = makeRound(game, startRound(game, usual, game.drills[0].id, 'k3x9-12'))

  it('is read or refused, and comes back as it was', () => {
    const parts = fc.record(
      {
        drill: fc.oneof(fc.constant(round.drill), anyText),
        seed: fc.oneof(fc.constant(round.seed), spoiled([round.seed])),
        spot: fc.oneof(fc.constant(round.spot), spoiled([round.spot])),
      },
      { requiredKeys: ['drill', 'seed'] },
    )
    fc.assert(
      fc.property(parts, (text) => {
        const read = parseRound(game, usual, text)
        if (!read.ok) return expectProblem(read.problem)
        expect(parseRound(game, usual, makeRound(game, read.value))).toMatchObject({
          ok: true,
          value: { state: read.value.state as object, seed: text.seed },
        })
      }),
      fuzz(300, 3),
    )
  })
})
