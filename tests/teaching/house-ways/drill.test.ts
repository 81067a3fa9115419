import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DECK_WITH_JOKER } from '@/lib/cards/deck'
import {
  clausesAsked,
  makeAsked,
  nextQuestionSeed,
  parseAsked,
  questionOf,
  type Share,
  urgencyOf,
} from '@/lib/teaching/house-ways/drill'
import { byFamily, FAMILIES, familyOf } from '@/lib/engines/pai-gow/house-ways/families'
import { KNOWN_WAYS, setHand, usually } from '@/lib/engines/pai-gow/house-ways/hands'
import { usualShareOf } from '@/lib/engines/pai-gow/house-ways/shares'
import { makeSeed, nextSeed, parseSeed } from '@/lib/teaching/quiz/seed'
import { must } from '@/lib/result'

const PLAYNOW = KNOWN_WAYS[0]!
const DEALING = usually(PLAYNOW)
const share: Share = (clause) => usualShareOf(PLAYNOW, clause)
const ALL = { kind: 'all' } as const

const seeds = (session: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => makeSeed({ session, index: i + 1 }))

describe.each(KNOWN_WAYS.map((way) => [way.id, way] as const))('the drill of %s', (_id, way) => {
  const dealing = usually(way)

  it('asks every clause by itself, with a hand that the clause sets', { timeout: 60_000 }, () => {
    for (const clause of way.clauses) {
      const { cards } = questionOf(
        dealing,
        { kind: 'clauses', ids: [clause.id] },
        (id) => usualShareOf(way, id),
        'one-1',
      )
      expect(new Set(cards).size).toBe(7)
      expect(cards.every((card) => DECK_WITH_JOKER.includes(card))).toBe(true)
      expect(setHand(dealing, cards)!.clause.id).toBe(clause.id)
    }
  })

  it('has a family for each clause, and asks it', () => {
    const families = byFamily(way.clauses)
    expect(families.flatMap(({ clauses }) => clauses).length).toBe(way.clauses.length)
    for (const { family, clauses } of families) {
      expect(clausesAsked(dealing, { kind: 'family', family: family.id })).toEqual(
        way.clauses.filter((clause) => clauses.includes(clause)),
      )
      expect(
        familyOf(questionOf(dealing, { kind: 'family', family: family.id }, () => undefined, 'family-1').clause),
      ).toBe(family)
    }
  })
})

describe('questions', () => {
  it('are fixed by their seed', () => {
    for (const seed of seeds('same', 30))
      expect(questionOf(DEALING, ALL, share, seed)).toEqual(questionOf(DEALING, ALL, share, seed))
  })

  it('come to rare clauses far more often than a table does, and to common ones still more often', () => {
    const asked = seeds('need', 1500).map((seed) => questionOf(DEALING, ALL, share, seed).clause.id)
    const part = (id: string): number => asked.filter((one) => one === id).length / asked.length
    expect(part('F2-keep')).toBeGreaterThan(100 * share('F2-keep')!)
    expect(part('Q3-keep')).toBeGreaterThan(50 * share('Q3-keep')!)
    expect(part('P1')).toBeLessThan(share('P1')!)
    expect(part('P1')).toBeGreaterThan(part('Q3-keep'))
    expect(new Set(asked).size).toBeGreaterThan(28)
  })

  it('ask again what went wrong', () => {
    const wrong = [{ clause: 'K1', isRight: false }]
    const rest = PLAYNOW.clauses.filter(({ id }) => id !== 'K1').map(({ id }) => ({ clause: id, isRight: true }))
    const comes = (answers: typeof wrong): number =>
      seeds('again', 400).filter(
        (seed) =>
          questionOf(DEALING, ALL, share, nextQuestionSeed(DEALING, ALL, share, seed, answers)).clause.id === 'K1',
      ).length
    expect(comes([...rest, ...wrong])).toBeGreaterThan(2 * comes([...rest, { clause: 'K1', isRight: true }]))
    expect(urgencyOf([])).toBe(1)
    expect([
      urgencyOf([{ isRight: false }]),
      urgencyOf([{ isRight: false }, { isRight: true }]),
      urgencyOf([{ isRight: true }]),
    ]).toEqual([3, 2, 0])
  })

  it('go on by seeds of the same session, never back', () => {
    for (const seed of seeds('onward', 50)) {
      const next = must(parseSeed(nextQuestionSeed(DEALING, ALL, share, seed, [])))
      expect(next.session).toBe('onward')
      expect(next.index).toBeGreaterThan(must(parseSeed(seed)).index)
    }
    expect(
      nextQuestionSeed(
        DEALING,
        ALL,
        () => undefined,
        'x-1',
        PLAYNOW.clauses.map(({ id }) => ({ clause: id, isRight: true })),
      ),
    ).toBe(nextSeed('x-1'))
  })
})

describe('what is asked, as text', () => {
  it('is read as it was written', () => {
    const ids = PLAYNOW.clauses.map(({ id }) => id)
    fc.assert(
      fc.property(
        fc.oneof(
          fc.constant(ALL),
          fc.constantFrom(...FAMILIES.map(({ id }) => ({ kind: 'family' as const, family: id }))),
          fc
            .uniqueArray(fc.constantFrom(...ids), { minLength: 1 })
            .map((list) => ({ kind: 'clauses' as const, ids: list })),
        ),
        (asked) => {
          expect(must(parseAsked(DEALING, makeAsked(asked)))).toEqual(asked)
        },
      ),
      { seed: 4 },
    )
  })

  it.each(['', 'family.', 'family.kings', 'T2-keep.nothing', 'all.', '__proto__'])(
    'is refused where it names no clause: %s',
    (text) => {
      expect(parseAsked(DEALING, text)).toMatchObject({ ok: false, problem: { name: 'UnknownClause', at: 'clauses' } })
    },
  )
})
