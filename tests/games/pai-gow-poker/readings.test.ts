import { describe, expect, it } from 'vitest'
import { behindValue, frontValue } from '@/lib/engines/pai-gow/hand'
import { rankingOf, WHEELS } from '@/lib/engines/pai-gow/ranking'
import { classInWords } from '@/lib/engines/pai-gow/prove'
import { houseWay, setterOf, WAY_IDS } from '@/lib/engines/pai-gow/ways'
import { eachClass } from '@/lib/engines/pai-gow/house-ways/classes'
import { LONG } from '../../tools/long'
import { splitByReading } from './readings'

describe.each(WAY_IDS)('%s', (id) => {
  // The order of straights changes little; the second one is tried where there is time.
  it.each(LONG ? WHEELS : WHEELS.slice(0, 1))(
    'sets every class of hands as it is read, the wheel %s',
    { timeout: 600_000 },
    (wheel) => {
      const ranking = rankingOf(wheel)
      const setter = setterOf({ way: houseWay(id), wheel, keepComplete: true })
      let [classes, apart] = [0, '']
      eachClass((hand) => {
        classes++
        const [own, read] = [setter(hand) & 31, splitByReading(id, ranking, hand)]
        if (
          own !== read &&
          (frontValue(hand, own) !== frontValue(hand, read) ||
            behindValue(ranking, hand, own) !== behindValue(ranking, hand, read))
        )
          apart ||= classInWords(hand)
      })
      expect(apart).toBe('')
      expect(classes).toBeGreaterThan(280_000)
    },
  )
})
