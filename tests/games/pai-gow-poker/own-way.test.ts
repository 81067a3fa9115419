import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCards } from '@/lib/cards/card'
import type { HouseWay } from '@/lib/engines/pai-gow/house-way'
import { taughtGame as paiGowPoker } from '@/lib/games/pai-gow-poker/teaching'
import { checkWayNamed, makeOwnWay, OWN, parseOwnWay, wayNamed } from '@/lib/engines/pai-gow/own-way'
import { dealingOf } from '@/lib/games/pai-gow-poker/rules'
import { solve } from '@/lib/games/pai-gow-poker/solve'
import { skill, spot } from '@/lib/games/pai-gow-poker/skills'
import { start } from '@/lib/games/pai-gow-poker/round'
import { houseWay, WAY_IDS } from '@/lib/engines/pai-gow/ways'
import { explain } from '@/lib/games/pai-gow-poker/words'
import { applyRules, makeRules, parseRules, rulesPatch } from '@/lib/game/rules'
import { makeRandom } from '@/lib/math/random'
import { must } from '@/lib/result'
import { problemInEnglish } from '@/lib/messages/words/problems/en'
import { saying } from '../../tools/problems'

const PLAYNOW = houseWay('playnow')

/** A dealer school's way: four sevens to tens are kept only with an ace. */
const SCHOOL: HouseWay = {
  ...PLAYNOW,
  id: 'school',
  name: 'Die Schule “Süd” ♠',
  clauses: PLAYNOW.clauses.map((clause) =>
    clause.id === 'Q2-keep'
      ? { ...clause, sentence: 'Nur mit Ass.', when: [{ groups: ['4'], first: '7-T', single: ['A'] }] }
      : clause,
  ),
}

const HALF: HouseWay = { ...SCHOOL, clauses: SCHOOL.clauses.filter(({ id }) => id !== 'F4') }

const toText = (value: unknown): string => OWN + Buffer.from(JSON.stringify(value)).toString('base64url')

describe('a house way of one’s own as text', () => {
  it('is read as it was written, in letters that an address takes as they are', () => {
    for (const way of [SCHOOL, ...WAY_IDS.map((id) => ({ ...houseWay(id), id: `${id}-own` }))]) {
      const text = makeOwnWay(way)
      expect(text).toMatch(/^own\.[\w-]+$/)
      expect(must(parseOwnWay(text))).toEqual(way)
    }
  })

  it('names the clauses that the site knows, and is short for it', () => {
    expect(makeOwnWay(SCHOOL).length).toBeLessThan(1500)
  })

  it('may have any name, sentence and note', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }).filter((text) => text.trim() !== ''),
        (text) => {
          const way = { ...SCHOOL, name: text.slice(0, 80), note: text }
          expect(must(parseOwnWay(makeOwnWay(way)))).toEqual(way)
        },
      ),
      { seed: 3, numRuns: 200 },
    )
  })

  it('is the same way each time, so that what was worked out is found again', () => {
    expect(wayNamed(makeOwnWay(SCHOOL))).toBe(wayNamed(makeOwnWay(SCHOOL)))
    expect(wayNamed('mgm')).toBe(houseWay('mgm'))
    expect(() => wayNamed('own.nonsense')).toThrow(RangeError)
  })

  it.each([
    ['nothing', 'own.', 'damaged'],
    ['another text', 'foxwood', 'not the text of a house way'],
    ['cut off', makeOwnWay(SCHOOL).slice(0, 300), 'damaged'],
    ['letters that are none', 'own.%%%', 'damaged'],
    ['too long', OWN + 'A'.repeat(70_000), 'too long for an address'],
    ['no record', toText([1]), 'house way'],
    [
      'a clause nobody knows',
      toText({ ...SCHOOL, name: 'x', clauses: ['T2-keep', 'mgm nothing'] }),
      'clauses[1]: there is no clause called “mgm nothing”',
    ],
    [
      'a bad clause',
      toText({ ...SCHOOL, name: 'x', clauses: [{ ...SCHOOL.clauses[0], when: [{ groups: ['9'] }] }] }),
      'clauses[0].when[0].groups[0]',
    ],
    ['the name of a way of the site', toText({ ...SCHOOL, name: 'x', id: 'playnow' }), 'cannot be called “playnow”'],
  ])('is refused with the place and the reason: %s', (_name, text, words) => {
    const read = parseOwnWay(text)
    expect(read).toMatchObject({ ok: false, problem: { name: 'BadHouseWay' } })
    expect(read.ok ? '' : problemInEnglish(read.problem)).toContain(words)
  })

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.base64String(),
          fc.json().map((json) => toText(JSON.parse(json))),
        ),
        (text) => {
          expect(typeof parseOwnWay(OWN + text).ok).toBe('boolean')
          expect(typeof parseOwnWay(text).ok).toBe('boolean')
        },
      ),
      { seed: 5, numRuns: 400 },
    )
  })
})

describe('rules with a house way of one’s own', () => {
  const text = makeOwnWay(SCHOOL)
  const rules = must(applyRules(paiGowPoker, undefined, { houseWay: text }))

  it('travel in an address and in a patch', () => {
    expect(dealingOf(rules).way).toEqual(SCHOOL)
    expect(must(parseRules(paiGowPoker, makeRules(paiGowPoker, rules)))).toEqual(rules)
    expect(rulesPatch(paiGowPoker, rules).patch).toEqual({ houseWay: text })
  })

  it('are refused where the way leaves hands unset, with such a hand, or cannot be read', () => {
    expect(applyRules(paiGowPoker, undefined, { houseWay: makeOwnWay(HALF) })).toMatchObject({
      ok: false,
      problem: { name: 'NotTotal', at: 'houseWay', says: saying(expect.stringContaining('AAAKKKQ')) },
    })
    expect(applyRules(paiGowPoker, undefined, { houseWay: 'own.x' })).toMatchObject({
      ok: false,
      problem: { name: 'BadHouseWay', at: 'houseWay' },
    })
    expect(applyRules(paiGowPoker, undefined, { houseWay: 'foxwood' })).toMatchObject({
      ok: false,
      problem: { name: 'BadRule' },
    })
    expect(parseRules(paiGowPoker, `houseWay_${makeOwnWay(HALF)}`).ok).toBe(false)
    expect(checkWayNamed('mgm', { wheel: 'lowest', keepComplete: false }).ok).toBe(true)
  })

  it('solve, explain and drill hands by it', () => {
    const hand = must(parseCards('8s8h8d8cKs7h3d'))
    const state = { ...start(rules), hand }
    const solution = solve(rules, state)
    expect(explain(rules, state, solution)).toMatchObject({ says: ['low:8s8h'], ruleId: 'school-Q2-split' })
    expect(skill(rules, state)).toBe('house way school Q2-split')
    expect(spot(rules, 'house-way', makeRandom('own')).hand).toHaveLength(7)
    // The other side sets by it too: an EV is another than against the rule sheet's own way, if ever so little.
    expect(solution.options).not.toEqual(solve(paiGowPoker.variants[0].rules, { ...start(rules), hand }).options)
  })
})
