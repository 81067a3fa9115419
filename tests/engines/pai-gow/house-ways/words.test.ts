import { describe, expect, it } from 'vitest'
import { parseCards } from '@/lib/cards/card'
import { handOfGroups } from '@/lib/engines/pai-gow/clause-hands'
import { GROUPS } from '@/lib/engines/pai-gow/house-way'
import { exampleHands, KNOWN_WAYS, sortCards, usually } from '@/lib/engines/pai-gow/house-ways/hands'
import { traceHand } from '@/lib/engines/pai-gow/house-ways/trace'
import { treeOf } from '@/lib/engines/pai-gow/house-ways/tree'
import {
  conditionInWords,
  GROUP_NAMES,
  rangeInWords,
  ranksInWords,
  setInWords,
} from '@/lib/engines/pai-gow/house-ways/words'
import { makeRandom } from '@/lib/math/random'
import { must } from '@/lib/result'

describe('the words of house ways', () => {
  it('name ranks and ranges', () => {
    expect([rangeInWords('J-K'), rangeInWords('6'), rangeInWords('2-6')]).toEqual([
      'jacks to kings',
      'sixes',
      'twos to sixes',
    ])
    expect([ranksInWords(['A']), ranksInWords(['A', 'K']), ranksInWords(['A', 'K'], 'and')]).toEqual([
      'an ace',
      'a king or an ace',
      'a king and an ace',
    ])
  })

  it('name what goes in front', () => {
    expect(setInWords('4', { kind: 'front', cards: ['first', 'first'] })).toBe('two of the four in front')
    expect(setInWords('2+2', { kind: 'front', cards: ['second', 'second'] })).toBe('the lower pair in front')
    expect(setInWords('3', { kind: 'front', cards: ['first', 'single-1'] })).toBe(
      'one of the three and the highest single card in front',
    )
    expect(setInWords('none', { kind: 'front', cards: ['single-2', 'single-3'] })).toBe(
      'the second and third highest cards in front',
    )
    expect(setInWords(undefined, { kind: 'front', cards: ['third', 'third'] })).toBe('the third group in front')
  })

  it('ask what a condition asks', () => {
    expect(conditionInWords('2+2', { groups: ['2+2'], first: 'J-K', second: '2-6', single: ['A'] })).toBe(
      'the higher pair is jacks to kings, the lower pair is twos to sixes and there is an ace as a single card',
    )
    expect(conditionInWords('4', { groups: ['4'], single: ['K'], alsoSingle: ['Q'] })).toBe(
      'there is a king as a single card and there is a queen too',
    )
    expect(conditionInWords('4', { groups: ['4'] })).toBe('')
  })
})

describe.each(KNOWN_WAYS.map((way) => [way.id, way] as const))('the decision tree of %s', (_id, way) => {
  const tree = treeOf(way.clauses)

  it('has each pattern of groups, and each ends with a clause for everything or leaves no hand', () => {
    expect(tree.map(({ name }) => name)).toEqual([...GROUPS].reverse().map((groups) => GROUP_NAMES[groups]))
    const random = makeRandom('tree')
    for (const { groups, branches } of tree)
      for (let i = 0; i < 60; i++) {
        const { clause, facts } = traceHand(usually(way), handOfGroups(random, groups))
        expect(facts.groups).toBe(groups)
        expect(branches.map((branch) => branch.clause.id)).toContain(clause!.id)
      }
  })

  it('has every clause, in order', () => {
    const met = new Set(tree.flatMap(({ branches }) => branches.map(({ clause }) => clause.id)))
    expect([...met].sort()).toEqual(way.clauses.map(({ id }) => id).sort())
    for (const { branches } of tree) {
      const places = branches.map(({ clause }) => way.clauses.indexOf(clause))
      expect(places).toEqual([...places].sort((a, b) => a - b))
    }
  })

  it('stands beside examples that its clauses set', () => {
    for (const clause of way.clauses) {
      const hands = exampleHands(usually(way), clause, 2)
      expect(hands).toHaveLength(2)
      for (const hand of hands) expect(hand.clause.id).toBe(clause.id)
      expect(exampleHands(usually(way), clause, 2)).toEqual(hands)
    }
  })
})

describe('hands of a pattern', () => {
  it('come as often as in the deck: the joker is one ace of five', () => {
    const random = makeRandom('pattern')
    const dealt = 6000
    let [aces, jokers] = [0, 0]
    for (let i = 0; i < dealt; i++) {
      const hand = handOfGroups(random, '2')
      const held = hand.filter((card) => card >> 2 >= 12).length
      if (held === 2) aces++
      if (hand.includes(52)) jokers++
    }
    // One pair: the pair is of aces in 10 of 10 + 12 × 6 ways of its rank, weighed by the singles; one ace more or less among them is 5 ways against 4.
    const pairWeights = { aces: 10 * 792 * 4 ** 5, other: 12 * 6 * (462 * 4 ** 5 + 330 * 4 ** 4 * 5) }
    const share = pairWeights.aces / (pairWeights.aces + pairWeights.other)
    expect(Math.abs(aces / dealt - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / dealt))
    expect(jokers).toBeGreaterThan(0)
    expect(sortCards(must(parseCards('2cAsJk')))).toEqual(must(parseCards('JkAs2c')))
  })
})
