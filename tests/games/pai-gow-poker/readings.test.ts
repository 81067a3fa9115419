import { expect, it } from 'vitest'
import { behindValue, frontValue } from '@/lib/engines/pai-gow/hand'
import { rankingOf, WHEELS } from '@/lib/engines/pai-gow/ranking'
import { classInWords } from '@/lib/engines/pai-gow/prove'
import { houseWay, setterOf, WAY_IDS } from '@/lib/engines/pai-gow/ways'
import { eachClass } from '@/lib/engines/pai-gow/house-ways/classes'
import { LONG } from '../../tools/long'
import { readHand, splitByReading } from './readings'

// The order of straights changes little; the second one is tried where there is time.
it.each(LONG ? WHEELS : WHEELS.slice(0, 1))(
  'every way sets every class of hands as it is read, the wheel %s',
  { timeout: 600_000 },
  (wheel) => {
    const ranking = rankingOf(wheel)
    const ways = WAY_IDS.map((id) => ({ id, setter: setterOf({ way: houseWay(id), wheel, keepComplete: true }) }))
    /** The first class that a way sets otherwise. */
    const apart: Record<string, string> = {}
    let classes = 0
    eachClass((hand) => {
      classes++
      const seen = readHand(hand, ranking)
      for (const { id, setter } of ways) {
        const [own, read] = [setter(hand) & 31, splitByReading(id, seen)]
        if (
          own !== read &&
          (frontValue(hand, own) !== frontValue(hand, read) ||
            behindValue(ranking, hand, own) !== behindValue(ranking, hand, read))
        )
          apart[id] ??= classInWords(hand)
      }
    })
    expect(apart).toEqual({})
    expect(classes).toBeGreaterThan(280_000)
  },
)
