import { type Clause, type HouseWay, withoutWords } from '@/lib/engines/pai-gow/house-way'
import { describe, expect, it } from 'vitest'
import { parseCards } from '@/lib/cards/card'
import { checkWay } from '@/lib/engines/pai-gow/house-ways/check'
import { ALL, isSound } from '@/lib/engines/pai-gow/house-ways/check-types'
import { KNOWN_WAYS, setHand, usually } from '@/lib/engines/pai-gow/house-ways/hands'
import { shareApart } from '@/lib/engines/pai-gow/house-ways/figures'
import { must } from '@/lib/result'
import { clausesIn } from '@/lib/engines/pai-gow/ways'
import { proveHouseWay } from '@/lib/engines/pai-gow/prove'
import { traceHand } from '@/lib/engines/pai-gow/house-ways/trace'

const PLAYNOW = KNOWN_WAYS[0]!
const change = (id: string, part: Partial<Clause>): HouseWay => ({
  ...PLAYNOW,
  id: 'own',
  clauses: PLAYNOW.clauses.map((clause) => (clause.id === id ? { ...clause, ...part } : clause)),
})
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

describe('the check of a house way', () => {
  it.each(KNOWN_WAYS)('finds nothing wrong with $id, and how far the others are', (way) => {
    const check = checkWay(way)
    expect(isSound(check)).toBe(true)
    expect(check.unreached).toEqual([])
    expect(sum(check.hands)).toBe(ALL)
    for (const other of KNOWN_WAYS)
      expect(check.apart![other.id]! / ALL).toBeCloseTo(other === way ? 0 : shareApart(way.id, other.id), 12)
  })

  it('is the same without the words of the way', () => {
    expect(checkWay(withoutWords(PLAYNOW))).toEqual(checkWay(PLAYNOW))
  })

  it('says where the way parts from the nearest of the site', () => {
    const way = change('Q1-keep', { set: { kind: 'front', cards: ['first', 'first'] } })
    const { nearest, hands, apart } = checkWay(way)
    const at = way.clauses.findIndex(({ id }) => id === 'Q1-keep')
    expect(nearest).toMatchObject({ way: 'playnow', parts: [{ ours: 'Q1-keep', theirs: 'Q1-keep', hands: hands[at] }] })
    expect(apart!['playnow']).toBe(hands[at])
    expect(setHand(usually(way), must(parseCards(nearest!.parts[0]!.example)))!.clause.id).toBe('Q1-keep')
  })

  it('shows a hand that no clause covers, and counts them', () => {
    const way = { ...PLAYNOW, id: 'own', clauses: PLAYNOW.clauses.filter(({ id }) => id !== 'F4') }
    const { uncovered, foul, apart, hands } = checkWay(way)
    // Two sets of trips: as many hands as the clause sets in the whole way.
    expect(uncovered!.hands).toBe(ALL - sum(hands))
    expect(traceHand(usually(way), must(parseCards(uncovered!.example))).clause).toBeUndefined()
    expect([foul, apart]).toEqual([null, null])
    expect(proveHouseWay(usually(way)).ok).toBe(false)
  })

  it('shows a hand that a clause sets foul, and whose clause it is', () => {
    const way = change('P1', { set: { kind: 'front', cards: ['first', 'first'] } })
    const { uncovered, foul, unreached } = checkWay(way)
    expect(foul!.clause).toBe('P1')
    expect(setHand(usually(way), must(parseCards(foul!.example)))).toBeUndefined()
    expect(traceHand(usually(way), must(parseCards(foul!.example))).clause!.id).toBe('P1')
    expect([uncovered, unreached]).toEqual([null, []])
  })

  it('shows a hand that does not have the cards that its clause wants', () => {
    const way = change('P1', { set: { kind: 'front', cards: ['second', 'second'] } })
    const check = checkWay(way)
    expect(check.impossible).toMatchObject({ clause: 'P1' })
    expect(check.foul).toBeNull()
    expect(isSound(check)).toBe(false)
  })

  it('names the clauses that others before them leave nothing', () => {
    const early: Clause = {
      ...PLAYNOW.clauses.find(({ id }) => id === 'T1-split')!,
      id: 'all-pairs',
      when: [{ groups: ['2+2'] }],
    }
    const way = { ...PLAYNOW, id: 'own', clauses: [early, ...PLAYNOW.clauses] }
    const { unreached } = checkWay(way)
    expect(unreached).toEqual(
      clausesIn(usually(PLAYNOW))
        .filter(({ id }) => id.startsWith('T'))
        .map(({ id }) => id),
    )
  })
})
