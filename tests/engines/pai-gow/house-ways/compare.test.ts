import { halfInWords } from '@/lib/messages/words/felt/en'
import { describe, expect, it } from 'vitest'
import comparisons from '@/content/house-ways/comparisons.json' with { type: 'json' }
import { draw, makeRandom } from '@/lib/math/random'
import { DECK_WITH_JOKER } from '@/lib/cards/deck'
import { sortHand } from '@/lib/engines/pai-gow/hand'
import { makeCards } from '@/lib/cards/card'
import { compareWays } from '@/lib/engines/pai-gow/house-ways/compare'
import { differencesOf, shareApart } from '@/lib/engines/pai-gow/house-ways/figures'
import { KNOWN_WAYS, type SetHand, setHand, usually } from '@/lib/engines/pai-gow/house-ways/hands'
import { studyWay } from '@/lib/engines/pai-gow/house-ways/study'

const studies = new Map(KNOWN_WAYS.map((way) => [way.id, studyWay(usually(way))]))

const said = ({ front, behind }: SetHand): string => `${halfInWords(front)} ${halfInWords(behind)}`

describe('two ways compared', () => {
  it('come out as the figures on file', () => {
    for (const { a, b, differences } of comparisons.pairs) {
      const again = compareWays(studies.get(a)!, studies.get(b)!, makeRandom(`${a} ${b}`), 3)
      expect(
        again.map((one) => ({ ...one, examples: one.examples.map((cards) => makeCards(sortHand(cards))) })),
      ).toEqual(differences)
    }
  })

  it('part in the examples, by the clauses named', () => {
    for (const { a, b, differences } of comparisons.pairs) {
      const [first, second] = [a, b].map((id) => usually(KNOWN_WAYS.find((way) => way.id === id)!))
      expect(differences.length).toBeGreaterThan(0)
      for (const one of differencesOf(a, b))
        for (const cards of one.examples) {
          const [ours, theirs] = [setHand(first!, cards)!, setHand(second!, cards)!]
          expect([ours.clause.id, theirs.clause.id]).toEqual([one.a, one.b])
          expect(said(ours)).not.toBe(said(theirs))
        }
    }
  })

  it('are turned round as one reads them', () => {
    const turned = differencesOf('mgm', 'playnow').map(({ a, b, hands }) => [b, a, hands])
    expect(turned).toEqual(differencesOf('playnow', 'mgm').map(({ a, b, hands }) => [a, b, hands]))
    expect(() => differencesOf('mgm', 'mgm')).toThrow(RangeError)
  })

  it('differ as often in hands dealt from the deck', () => {
    const random = makeRandom('apart')
    const dealings = ['playnow', 'foxwoods'].map((id) => usually(KNOWN_WAYS.find((way) => way.id === id)!))
    const dealt = 6000
    let apart = 0
    for (let i = 0; i < dealt; i++) {
      const cards = draw(random, DECK_WITH_JOKER, 7)
      const [a, b] = dealings.map((dealing) => setHand(dealing, cards)!)
      if (said(a!) !== said(b!)) apart++
    }
    const share = shareApart('playnow', 'foxwoods')
    expect(Math.abs(apart / dealt - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / dealt))
  })
})
