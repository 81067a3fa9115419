import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { must } from '@/lib/result'
import { inOrder, readKept, sameKept } from '@/lib/storage/kept'
import { aRun, answerOf, roundOf, schoolOf } from '@/tests/storage/samples'
import { saying } from '../tools/problems'

const own = { strategy: 'short', says: ['check'], cost: 0.25 }

describe('a record that comes back', () => {
  it.each([answerOf(0), answerOf(1), answerOf(4, { own }), roundOf(0), roundOf(1), aRun, schoolOf(0), schoolOf(1)])(
    'is read as it was written',
    (record) => {
      expect(readKept(record, '')).toEqual({ ok: true, value: record })
    },
  )

  it.each([
    ['id', ''],
    ['id', 'x'.repeat(65)],
    ['id', 7],
    ['id', 'a\u0000b'],
    ['at', 1.5],
    ['at', -1],
    ['at', 9e15],
    ['at', '2026'],
    ['game', 'toString'],
    ['game', '__proto__'],
    ['rules', undefined],
    ['rules', 'x'.repeat(64_001)],
    ['seed', ''],
    ['spot', 'x'.repeat(401)],
    ['skill', '\ud800'],
    ['grade', 'perfect'],
    ['cost', NaN],
    ['cost', -0.1],
    ['cost', Infinity],
    ['cost', '0'],
    ['isObvious', 1],
    ['gap', undefined],
    ['gap', -1],
    ['choice', 'guessed'],
    ['time', -5],
    ['own', null],
    ['own', { ...own, says: 'check' }],
    ['own', { ...own, says: [1] }],
    ['own', { ...own, cost: null }],
  ])('is refused by the field: %s', (field, value) => {
    const read = readKept({ ...answerOf(0), [field]: value }, 'records[3]')
    expect(read).toMatchObject({ ok: false, problem: { name: 'BadRecord' } })
    if (!read.ok) expect(read.problem.at).toMatch(new RegExp(`^records\\[3\\]\\.${field}`))
  })

  it.each([
    ['net', null],
    ['decisions', 1.5],
    ['cost', -1],
    ['kind', 'answer'],
  ])('a round too: %s', (field, value) => {
    expect(readKept({ ...roundOf(0), [field]: value }, '').ok).toBe(false)
  })

  it.each([
    ['part', 'manners'],
    ['item', ''],
    ['said', 7],
    ['isRight', 1],
    ['room', 'kitchen'],
    ['time', -1],
  ])('an answer of the school too: %s', (field, value) => {
    expect(readKept({ ...schoolOf(0), [field]: value }, '').ok).toBe(false)
  })

  it('says where it stood, and what it must be', () => {
    expect(readKept({ ...answerOf(0), cost: -1 }, 'records[3]')).toMatchObject({
      problem: { says: saying('records[3].cost: this must be a number from 0 to 1,000,000.'), at: 'records[3].cost' },
    })
    expect(readKept(7, '')).toMatchObject({ problem: { says: saying('A record: this must be an answer or a round.') } })
  })

  it('never throws, and what it takes can be written and read again', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({
            kind: fc.constantFrom('answer', 'round', 'run', 'school'),
            id: fc.anything(),
            own: fc.anything(),
          }),
        ),
        (value) => {
          const read = readKept(value, '')
          if (read.ok) expect(readKept(JSON.parse(JSON.stringify(read.value)), '')).toEqual(read)
        },
      ),
    )
  })

  it('says the same whatever the order of its fields, and without fields that nobody knows', () => {
    const shuffled = Object.fromEntries(Object.entries({ ...answerOf(0), extra: 1 }).reverse())
    expect(sameKept(must(readKept(shuffled, '')), answerOf(0) && must(readKept(answerOf(0), '')))).toBe(true)
    expect(sameKept(answerOf(0), answerOf(0, { cost: 1 }))).toBe(false)
  })

  it('stands by its moment, and then by its name', () => {
    const [a, b, c] = [answerOf(0, { id: 'b' }), answerOf(0, { id: 'a' }), roundOf(0, { at: 5 })]
    expect(inOrder([a, b, c])).toEqual([c, b, a])
  })
})
