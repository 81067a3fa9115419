import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Edit,
  clauseAt,
  editWay,
  endsOf,
  problemOf,
  rangeOf,
  newClause,
  sentenceOf,
  setAs,
  toggleGroup,
  toggleRank,
  withPart,
} from '@/lib/engines/pai-gow/house-ways/editing'
import { KNOWN_WAYS, readWay } from '@/lib/engines/pai-gow/house-ways/hands'
import { asOwn, fileNameOf, makeWayFile, parseWayFile } from '@/lib/engines/pai-gow/house-ways/way-file'
import { makeWay, rulesWith, wayOf } from '@/lib/engines/pai-gow/house-ways/way-of'
import { must } from '@/lib/result'
import { problemInEnglish } from '@/lib/messages/words/problems/en'

const PLAYNOW = KNOWN_WAYS[0]!

describe('writing a house way', () => {
  it('keeps a readable way readable through every edit that a form can make', () => {
    const places = fc.integer({ min: 0, max: PLAYNOW.clauses.length - 1 })
    const edit: fc.Arbitrary<Edit> = fc.oneof(
      fc.record({ kind: fc.constant('move' as const), at: places, by: fc.constantFrom(-1 as const, 1 as const) }),
      fc.record({ kind: fc.constant('remove' as const), at: places }),
      fc.record({
        kind: fc.constant('insert' as const),
        at: places,
        clause: fc.constantFrom(newClause(PLAYNOW.clauses), ...PLAYNOW.clauses),
      }),
    )
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 40 }), (edits) => {
        const way = edits.reduce(editWay, PLAYNOW)
        expect(problemOf(way)).toBeUndefined()
        expect(must(readWay(JSON.parse(JSON.stringify(way))))).toEqual(way)
      }),
      { seed: 2, numRuns: 60 },
    )
  })

  it('moves, puts in and takes out clauses', () => {
    const ids = (edit: Edit): readonly string[] =>
      editWay(PLAYNOW, edit)
        .clauses.slice(0, 3)
        .map(({ id }) => id)
    expect(ids({ kind: 'move', at: 1, by: -1 })).toEqual(['A1-split', 'A2-kings', 'Q6-trips'])
    expect(ids({ kind: 'move', at: 0, by: -1 })).toEqual(['A2-kings', 'A1-split', 'Q6-trips'])
    expect(ids({ kind: 'remove', at: 0 })).toEqual(['A1-split', 'Q6-trips', 'Q5-pair'])
    expect(ids({ kind: 'insert', at: 1, clause: newClause(PLAYNOW.clauses) })).toEqual(['A2-kings', 'new', 'A1-split'])
    const one = { ...PLAYNOW, clauses: PLAYNOW.clauses.slice(0, 1) }
    expect(editWay(one, { kind: 'remove', at: 0 })).toEqual(one)
  })

  it('says what is wrong and in which clause', () => {
    const way = editWay(PLAYNOW, { kind: 'clause', at: 4, clause: { ...PLAYNOW.clauses[4]!, sentence: '' } })
    expect(problemOf(way)).toMatchObject({ at: 'clauses[4].sentence' })
    expect(clauseAt(problemOf(way))).toBe(4)
    expect(clauseAt(problemOf(editWay(PLAYNOW, { kind: 'text', field: 'name', text: '' })))).toBeUndefined()
  })

  it('changes the parts of a condition', () => {
    expect(withPart({ groups: ['2'], first: 'J-K' }, 'first', undefined)).toEqual({ groups: ['2'] })
    expect(withPart({}, 'complete', true)).toEqual({ complete: true })
    expect(toggleGroup(undefined, '2')).toEqual(['2'])
    expect(toggleGroup(['2'], '2')).toBeUndefined()
    expect(toggleRank(['A'], 'K')).toEqual(['K', 'A'])
    expect([rangeOf('K', 'J'), rangeOf('7', undefined), rangeOf('A', 'A'), rangeOf(undefined, undefined)]).toEqual([
      'J-K',
      '7-A',
      'A',
      undefined,
    ])
    expect([endsOf('J-K'), endsOf(undefined)]).toEqual([
      ['J', 'K'],
      [undefined, undefined],
    ])
    expect([setAs('front', undefined), setAs('complete', undefined)]).toEqual([
      { kind: 'front', cards: ['single-1', 'single-2'] },
      { kind: 'complete' },
    ])
  })

  it('has a sentence for every clause of every way', () => {
    for (const way of KNOWN_WAYS)
      for (const clause of way.clauses) expect(sentenceOf(clause)).toMatch(/^[A-Z].{15,600}\.$/)
    expect(sentenceOf(PLAYNOW.clauses.find(({ id }) => id === 'T4-split')!)).toBe(
      'Two pair, if the higher pair is aces: the lower pair in front.',
    )
  })
})

describe('a house way as a file', () => {
  it('is read as it was written', () => {
    for (const way of KNOWN_WAYS) expect(must(parseWayFile(makeWayFile(way)))).toEqual(way)
    expect(must(parseWayFile(`\uFEFF${makeWayFile(PLAYNOW)}`))).toEqual(PLAYNOW)
    expect(fileNameOf(PLAYNOW)).toBe('house-way-playnow.json')
  })

  it.each([
    ['{\n  "id": "x",\n  "name" 4\n}', 'BadJson', 'line 3'],
    ['{"id": "x"', 'BadJson', 'line 1'],
    ['', 'BadJson', 'line 1'],
    ['<html>', 'BadJson', 'line 1'],
    ['[]', 'BadHouseWay', 'house way'],
    [
      JSON.stringify({
        ...PLAYNOW,
        clauses: PLAYNOW.clauses.map((clause, i) => (i === 3 ? { ...clause, when: [{ first: 'K-J' }] } : clause)),
      }),
      'BadHouseWay',
      'clauses[3].when[0].first',
    ],
    [JSON.stringify({ ...PLAYNOW, __proto__x: 1 }), 'BadHouseWay', 'house way'],
    [' '.repeat(1_000_001), 'TooLarge', 'too many'],
  ])('is refused with the place and the reason', (text, name, words) => {
    const read = parseWayFile(text)
    expect(read).toMatchObject({ ok: false, problem: { name } })
    expect(read.ok ? '' : problemInEnglish(read.problem)).toContain(words)
  })

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(typeof parseWayFile(text).ok).toBe('boolean')
      }),
      { seed: 7, numRuns: 300 },
    )
  })

  it('gets a name of its own', () => {
    expect(asOwn({ ...PLAYNOW, id: 'mine' }, []).id).toBe('mine')
    expect(asOwn(PLAYNOW, []).id).toBe('playnow-own')
    expect(asOwn(PLAYNOW, ['playnow-own']).id).toBe('playnow-own-2')
  })
})

describe('ways in addresses', () => {
  it('go by their id, or whole', () => {
    const own = { ...PLAYNOW, id: 'mine' }
    for (const way of KNOWN_WAYS) expect(must(wayOf(makeWay(way)))).toBe(way)
    expect(must(wayOf(makeWay(own)))).toEqual(own)
    expect(makeWay(own)).toMatch(/^own\./)
    expect([rulesWith(PLAYNOW), rulesWith(KNOWN_WAYS[3]!)]).toEqual(['', 'mgm'])
    expect(rulesWith(own)).toBe(`houseWay_${makeWay(own)}`)
  })

  it('are refused where they set not every hand, or are none', () => {
    const half = { ...PLAYNOW, id: 'half', clauses: PLAYNOW.clauses.slice(0, 20) }
    expect(wayOf(makeWay(half))).toMatchObject({ ok: false, problem: { name: 'NotTotal' } })
    expect(wayOf('nothing')).toMatchObject({ ok: false, problem: { name: 'UnknownWay', at: 'way' } })
  })
})
