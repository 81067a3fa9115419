import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type HouseWay, parseHouseWay } from '@/lib/engines/pai-gow/house-way'
import { makeOwnWay, OWN, parseOwnWay } from '@/lib/engines/pai-gow/own-way'
import { taughtGame as game } from '@/lib/games/pai-gow-poker/teaching'
import { makeRules, parseRules } from '@/lib/game/rules'
import { makeAsked, parseAsked } from '@/lib/teaching/house-ways/drill'
import { KNOWN_WAYS, usually } from '@/lib/engines/pai-gow/house-ways/hands'
import { makeWayFile, parseWayFile } from '@/lib/engines/pai-gow/house-ways/way-file'
import { wayOf } from '@/lib/engines/pai-gow/house-ways/way-of'
import { expectDataReader, expectProblem, expectReader, fuzz, NAMES, spoiledData } from '../../../tools/arbitraries'
import { saying } from '../../../tools/problems'

const OWN_WAYS: readonly HouseWay[] = KNOWN_WAYS.map((way, i) => ({
  ...way,
  id: `my-way-${i}`,
  name: ['Mine', 'Ωmega \uD83C “casino”', '=1+1', 'x'][i] ?? 'y',
}))
const SMALL: HouseWay = {
  ...OWN_WAYS[0]!,
  id: 'small',
  clauses: [{ ...OWN_WAYS[0]!.clauses[0]!, sentence: 'A sentence of my own: ♠ “K” \uD83C.' }],
}

const base64 = (text: string): string => Buffer.from(text).toString('base64url')

describe('a house way', () => {
  it('of any data is read or refused', () => expectDataReader(parseHouseWay, [...KNOWN_WAYS, SMALL], 500))

  it('of any text of a file is read or refused', () =>
    expectReader({ read: parseWayFile, write: makeWayFile, valid: [...KNOWN_WAYS, SMALL].map(makeWayFile), runs: 150 }))

  it('of any text of an address is read or refused', () =>
    expectReader({ read: parseOwnWay, write: makeOwnWay, valid: [...OWN_WAYS, SMALL].map(makeOwnWay) }))

  it('of any data in an address is read or refused', () => {
    const packed = OWN_WAYS.map((way): unknown =>
      JSON.parse(Buffer.from(makeOwnWay(way).slice(OWN.length), 'base64url').toString()),
    )
    fc.assert(
      fc.property(spoiledData([...packed, SMALL]), (value) => {
        const read = parseOwnWay(OWN + base64(JSON.stringify(value) ?? ''))
        if (!read.ok) return expectProblem(read.problem)
        expect(parseOwnWay(makeOwnWay(read.value))).toEqual(read)
      }),
      fuzz(300, 1),
    )
  })

  it('that is too long for an address says so', () => {
    const long = {
      ...SMALL,
      clauses: Array.from({ length: 100 }, (_, i) => ({
        ...SMALL.clauses[0]!,
        id: `c${i}`,
        sentence: 'x'.repeat(900),
      })),
    }
    expect(parseHouseWay(long)).toEqual({ ok: true, value: long })
    expect(parseOwnWay(makeOwnWay(long))).toMatchObject({
      ok: false,
      problem: { name: 'BadHouseWay', says: saying(expect.stringContaining('too long')) },
    })
  })

  it('is found by no name that every object has', () => {
    for (const name of [...NAMES, `${NAMES[0]} ${NAMES[1]}`, `constructor T2-keep`]) {
      expect(wayOf(name)).toMatchObject({ ok: false, problem: { name: 'UnknownWay' } })
      expect(parseOwnWay(OWN + base64(JSON.stringify({ ...SMALL, clauses: [name] })))).toMatchObject({
        ok: false,
        problem: { says: saying(expect.stringContaining(`clauses[0]: there is no clause called “${name}”`)) },
      })
    }
  })
})

describe('the clauses asked', () => {
  const dealing = usually(KNOWN_WAYS[0]!)

  it('are read of any text or refused', () =>
    expectReader({
      read: (text) => parseAsked(dealing, text),
      write: makeAsked,
      valid: ['all', 'family.two-pairs', 'T2-keep.T2-split'],
    }))
})

/** What a way must prove takes half a second: a few of them, chosen. */
describe('rules with a way of one’s own', () => {
  const own = makeOwnWay(OWN_WAYS[0]!)

  it('come back as they were', () => {
    const text = `houseWay_${own}`
    const read = parseRules(game, text)
    expect(read.ok && makeRules(game, read.value)).toBe(text)
  })

  it.each([
    ['cut off', own.slice(0, -200)],
    ['with a letter exchanged', own.replace(/.{20}$/, (end) => `!${end.slice(1)}`)],
    ['of nothing', OWN],
    ['that is no object', OWN + base64('7')],
    ['a million letters long', OWN + 'a'.repeat(1_000_000)],
  ])('are refused with one %s', (_how, text) => {
    const read = parseRules(game, `houseWay_${text}`)
    expect(read.ok).toBe(false)
    if (!read.ok) expectProblem(read.problem)
  })
})
