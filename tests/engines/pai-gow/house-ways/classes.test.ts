import { describe, expect, it } from 'vitest'
import { DECK_WITH_JOKER } from '@/lib/cards/deck'
import { readSeven, sortHand, emptySeven } from '@/lib/engines/pai-gow/hand'
import {
  CLASSES,
  drawOfClass,
  eachClass,
  handClasses,
  handsOfClass,
  HANDS,
  readClass,
} from '@/lib/engines/pai-gow/house-ways/classes'
import { choose } from '@/lib/math/combinations'
import { makeRandom } from '@/lib/math/random'

describe('the classes of hands', () => {
  it('hold every hand once', () => {
    let [classes, hands] = [0, 0]
    eachClass((_, __, ways) => {
      classes++
      hands += ways
    })
    expect(hands).toBe(HANDS)
    expect(HANDS).toBe(choose(53, 7))
    // HOUSE-WAYS.md counts 49,205 + 18,395 rank classes and 224,653 flush classes.
    expect(CLASSES).toBe(49_205 + 18_395 + 224_653)
    expect(classes).toBeLessThanOrEqual(CLASSES)
  })

  it('give hands of theirs, and all of them', () => {
    const random = makeRandom('classes')
    const { hands } = handClasses()
    for (let i = 0; i < 60; i++) {
      const at = Math.floor(random() * CLASSES)
      if (hands[at] === 0) continue
      const one = readClass(handClasses(), at, emptySeven())
      const drawn = drawOfClass(at, random)
      expect(drawn.every((card) => DECK_WITH_JOKER.includes(card)) && new Set(drawn).size === 7).toBe(true)
      expect(readSeven(sortHand(drawn)).symbols).toEqual(one.symbols)
      // Within a rank a class puts the card of the flush first, a hand spades first.
      expect([...readSeven(sortHand(drawn)).suited].sort()).toEqual([...one.suited].sort())
      if (hands[at]! > 5000) continue
      const all = new Set([...handsOfClass(at)].map((cards) => [...cards].sort((a, b) => a - b).join()))
      expect(all.size).toBe(hands[at])
      expect(all.has([...drawn].sort((a, b) => a - b).join())).toBe(true)
    }
  })
})
