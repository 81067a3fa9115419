import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type HouseWay, parseHouseWay } from '@/lib/engines/pai-gow/house-way'
import { proveHouseWay } from '@/lib/engines/pai-gow/prove'
import { houseWay, setByWay } from '@/lib/engines/pai-gow/ways'
import { parseCards } from '@/lib/cards/card'
import { must } from '@/lib/result'
import { saying } from '../../tools/problems'

const PLAYNOW = houseWay('playnow')
const copy = (): Record<string, unknown> & { clauses: Record<string, unknown>[] } => structuredClone(PLAYNOW) as never

/** The rule sheet's way with one thing changed. */
function spoiled(change: (way: ReturnType<typeof copy>) => void): unknown {
  const way = copy()
  change(way)
  return way
}

describe('a house way as data', () => {
  it.each([
    ['nothing', undefined, 'house way'],
    ['a list', [], 'house way'],
    ['no clauses', spoiled((way) => (way.clauses = [])), 'clauses'],
    [
      'too many clauses',
      spoiled((way) => (way.clauses = Array.from({ length: 300 }, (_, i) => ({ ...way.clauses[0], id: `c${i}` })))),
      'clauses',
    ],
    ['a clause twice', spoiled((way) => way.clauses.push(way.clauses[0]!)), 'clauses'],
    [
      'a key that is not in the vocabulary',
      spoiled((way) => (way.clauses[3]!.when = [{ group: ['4'] }])),
      'clauses[3].when[0]',
    ],
    [
      'an unknown pattern',
      spoiled((way) => (way.clauses[3]!.when = [{ groups: ['6'] }])),
      'clauses[3].when[0].groups[0]',
    ],
    ['an empty condition list', spoiled((way) => (way.clauses[3]!.when = [])), 'clauses[3].when'],
    ['a range upside down', spoiled((way) => (way.clauses[3]!.when = [{ first: 'K-J' }])), 'clauses[3].when[0].first'],
    ['a range of nothing', spoiled((way) => (way.clauses[3]!.when = [{ first: '1-3' }])), 'clauses[3].when[0].first'],
    [
      'one card in front',
      spoiled((way) => (way.clauses[0]!.set = { kind: 'front', cards: ['first'] })),
      'clauses[0].set.cards',
    ],
    [
      'three cards in front',
      spoiled((way) => (way.clauses[0]!.set = { kind: 'front', cards: ['first', 'first', 'first'] })),
      'clauses[0].set.cards',
    ],
    ['an unknown setting', spoiled((way) => (way.clauses[0]!.set = { kind: 'back' })), 'clauses[0].set.kind'],
    ['a sentence that is none', spoiled((way) => (way.clauses[0]!.sentence = ' ')), 'clauses[0].sentence'],
    ['an endless sentence', spoiled((way) => (way.clauses[0]!.sentence = 'x'.repeat(5000))), 'clauses[0].sentence'],
    ['an id of odd characters', spoiled((way) => (way.clauses[0]!.id = '<b>')), 'clauses[0].id'],
    ['something else besides', spoiled((way) => (way['extra'] = 1)), 'house way'],
  ])('is refused with where it is wrong: %s', (_name, data, at) => {
    expect(parseHouseWay(data)).toMatchObject({ ok: false, problem: { name: 'BadHouseWay', at } })
  })

  it('helps with a slip of the pen', () => {
    const slip = spoiled((way) => (way.clauses[3]!.when = [{ group: ['4'] }]))
    expect(parseHouseWay(slip)).toMatchObject({
      problem: { says: saying(expect.stringContaining('Did you mean “groups”?')) },
    })
  })

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (whole, part) => {
        expect(typeof parseHouseWay(whole).ok).toBe('boolean')
        expect(
          typeof parseHouseWay({ ...PLAYNOW, clauses: [{ ...PLAYNOW.clauses[0], when: [part], set: whole }] }).ok,
        ).toBe('boolean')
      }),
      { numRuns: 300, seed: 5 },
    )
  })
})

describe('a house way of one’s own', () => {
  const usual = (way: HouseWay) => ({ way, wheel: 'second-highest', keepComplete: true }) as const

  it('that leaves hands unset is found out, with such a hand', () => {
    const partial = { ...PLAYNOW, clauses: PLAYNOW.clauses.filter(({ id }) => id !== 'F4') }
    expect(proveHouseWay(usual(partial))).toMatchObject({
      ok: false,
      problem: { name: 'NotTotal', says: saying(expect.stringContaining('AAAKKKQ')) },
    })
  })

  it('that sets a hand foul is found out', () => {
    const foul = {
      ...PLAYNOW,
      clauses: PLAYNOW.clauses.map((clause) =>
        clause.id === 'P1' ? { ...clause, set: { kind: 'front', cards: ['first', 'first'] } as const } : clause,
      ),
    }
    expect(proveHouseWay(usual(foul)).ok).toBe(false)
    expect(setByWay(usual(foul), must(parseCards('9s9hKdQc7c5h3s')))).toBeUndefined()
  })

  it('can move a threshold: a dealer school keeps four sevens to tens only with an ace', () => {
    const clauses = PLAYNOW.clauses.map((clause) =>
      clause.id === 'Q2-keep' ? { ...clause, when: [{ groups: ['4'], first: '7-T', single: ['A'] }] } : clause,
    )
    const school = must(parseHouseWay({ ...PLAYNOW, id: 'school', clauses }))
    expect(must(proveHouseWay(usual(school))).classes).toBe(292_253)
    const hand = must(parseCards('8s8h8d8cKs7h3d'))
    expect(setByWay(usual(school), hand)!.clause.id).toBe('Q2-split')
    expect(setByWay(usual(PLAYNOW), hand)!.clause.id).toBe('Q2-keep')
  })
})
