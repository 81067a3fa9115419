import { describe, expect, it } from 'vitest'
import { type Card, parseCards } from '@/lib/cards/card'
import { handOfClause } from '@/lib/engines/pai-gow/clause-hands'
import { lacksInWords } from '@/lib/engines/pai-gow/house-ways/trace'
import { KNOWN_WAYS, setHand, usually } from '@/lib/engines/pai-gow/house-ways/hands'
import { appliedInWords, passedInWords, type SaidWays } from '@/lib/teaching/house-ways/says'
import { judgeSetting } from '@/lib/teaching/house-ways/verdict'
import { combinations } from '@/lib/math/combinations'
import { makeRandom } from '@/lib/math/random'
import { must } from '@/lib/result'
import { compareKeys, fiveKey, isFoulKey, twoKey } from '../../games/pai-gow-poker/plain'

const cards = (text: string): readonly Card[] => must(parseCards(text))
const way = (id: string) => usually(KNOWN_WAYS.find((one) => one.id === id)!)
const said: SaidWays = { clause: ({ sentence }) => sentence, way: ({ name }) => name }
const judge = (hand: string, low: string, id = 'playnow') => judgeSetting(way(id), cards(hand), cards(low), KNOWN_WAYS)

describe.each(KNOWN_WAYS.map((one) => [one.id, usually(one)] as const))('a setting by %s', (_id, dealing) => {
  it(
    'is right exactly if its front ranks and the hand behind are those of the way; foul exactly by the written rule',
    { timeout: 60_000 },
    () => {
      const random = makeRandom('settings')
      for (const clause of dealing.way.clauses)
        for (let i = 0; i < 4; i++) {
          const hand = handOfClause(dealing, random, clause)!
          const wanted = setHand(dealing, hand)!
          for (const two of combinations(hand, 2)) {
            const low = [...two]
            const high = hand.filter((card) => !low.includes(card))
            const verdict = judgeSetting(dealing, hand, low, KNOWN_WAYS)
            const same =
              compareKeys(twoKey(low), twoKey(wanted.low)) === 0 &&
              compareKeys(fiveKey(high), fiveKey(wanted.high)) === 0
            expect(verdict.isRight).toBe(same)
            expect(verdict.clause.id).toBe(clause.id)
            expect(verdict.applied === undefined).toBe(same)
            if (!same) expect(verdict.applied!.kind === 'foul').toBe(isFoulKey(twoKey(low), fiveKey(high)))
            if (verdict.applied) expect(appliedInWords(verdict.applied, said)).toMatch(/\S/)
          }
        }
    },
  )

  it('says of every earlier clause why it does not govern', () => {
    const random = makeRandom('passed')
    for (const [at, clause] of dealing.way.clauses.entries()) {
      const hand = handOfClause(dealing, random, clause)!
      const { passed, ...rest } = judgeSetting(dealing, hand, hand.slice(0, 2))
      expect(passed.map((one) => one.clause.id)).toEqual(dealing.way.clauses.slice(0, at).map(({ id }) => id))
      for (const one of passed) expect(lacksInWords(one.lacks)).toMatch(/\S{2}/)
      for (const line of passedInWords({ passed, clause: rest.clause })) expect(line).toMatch(/\.$/)
    }
  })
})

describe('what a trainee seems to have applied', () => {
  it.each([
    ['QsQh6s6hKd4c2h', 'Kd4c', 'clause', 'You seem to have applied T2-keep'],
    // Q3-keep puts the same cards in front, and lacks more: eights aren't jacks to queens or kings.
    ['8s8h8d8cQs7h3d', 'Qs7h', 'clause', 'You seem to have applied Q2-keep'],
    [
      '8s8h8d8cQs7h3d',
      'Qs7h',
      'clause',
      'But it wants a king or an ace as a single card; yours are queen, seven and three.',
    ],
    ['9s9h3s3hQd8c7h', 'Qd8c', 'clause', 'You seem to have applied T1-keep'],
    ['KsKhKd9s7h3d2c', 'Ks9s', 'clause', 'You seem to have applied K2'],
    ['9s9h3s3hAd7c2h', '3s3h', 'clause', 'You seem to have applied T1-split'],
    ['9s9h3s3hAd7c2h', '3s3h', 'clause', 'But T1-keep comes first: a medium pair and a low one'],
    ['KsKhQd9s7h3d2c', 'KsKh', 'foul', 'Foul'],
    ['9s8h7d6c5sAhQd', 'AhQd', undefined, ''],
    ['9s8h7d6c5sAhQd', '9sQd', 'clause', 'You seem to have applied N1'],
    ['9s8h7d6c5sAhQd', '8hQd', 'reading', 'broke a complete hand'],
  ] as const)('%s with %s in front', (hand, low, kind, words) => {
    const { applied } = judge(hand, low)
    expect(applied?.kind).toBe(kind)
    if (applied) expect(appliedInWords(applied, said)).toContain(words)
  })

  it('may be another house’s way', () => {
    // Two pairs, jacks to kings with twos to sixes and an ace: Foxwoods splits where the rule sheet keeps.
    const { applied } = judge('QsQh6s6hAd4c2h', '6s6h', 'playnow')
    expect(applied?.kind === 'clause' || applied?.kind === 'way').toBe(true)
  })

  it('accepts any cards that come to the same', () => {
    const { isRight, isOtherCards } = judge('4s4h4d9c9s9h3d', '9c9h')
    expect([isRight, isOtherCards]).toEqual([true, true])
    expect(judge('4s4h4d9c9s9h3d', '9s9h')).toMatchObject({ isRight: true, isOtherCards: false })
  })

  it('names the weaker hand behind', () => {
    // A pair in front of a straight or flush: which two of the three go there may cost the five behind their flush.
    const random = makeRandom('weaker')
    const dealing = way('playnow')
    const clause = dealing.way.clauses.find(({ id }) => id === 'S3-pair')!
    let found = 0
    for (let i = 0; i < 300; i++) {
      const dealt = handOfClause(dealing, random, clause)!
      for (const two of combinations(dealt, 2))
        if (judgeSetting(dealing, dealt, [...two]).applied?.kind === 'weaker-behind') found++
    }
    expect(found).toBeGreaterThan(0)
  })

  it('throws where the two cards are not of the hand', () => {
    expect(() => judge('4s4h4d9c9s9h3d', 'AsAh')).toThrow(RangeError)
  })
})

describe('why no earlier clause', () => {
  it.each([
    ['QsQh6s6hKd4c2h', 'Not T4-split: the higher pair must be aces; here it is queens.'],
    ['QsQh6s6hKd4c2h', 'Not T2-keep: it wants an ace as a single card; yours are king, four and two.'],
    ['8s8h8d8cQs7h3d', 'Not Q4-split: the four must be aces; here they are eights.'],
    ['8s8h8d8cQs7h3d', 'Not Q2-keep: it wants a king or an ace as a single card; yours are queen, seven and three.'],
    [
      '9s9h3s3hAd7c2h',
      'Not T2-keep: the higher pair must be jacks to kings; here it is nines; or, in its other case, the lower pair must be sevens to tens; here it is threes.',
    ],
    ['KsKhQd9s7h3d2c', 'Not S2-nopair: it wants a straight or flush, and no five of these cards make one.'],
  ])('%s: %s', (hand, line) => {
    expect(passedInWords(judge(hand, hand.slice(0, 4)))).toContain(line)
  })

  it('says which straight Bally’s clause for ace and joker asks for: the one that would be kept', () => {
    const hand = cards('AsKdQcJkTh9s2d')
    const set = setHand(way('ballys-ac'), hand)!
    expect([set.clause.id, set.low]).toEqual(['S2-nopair', cards('As2d')])
    expect(passedInWords(judgeSetting(way('ballys-ac'), hand, cards('9s2d'), KNOWN_WAYS)).join(' ')).toContain(
      'it wants an ace-high straight with ace and joker as the one that would be kept; here that is another hand',
    )
  })
})
