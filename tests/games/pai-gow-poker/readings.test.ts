import { describe, expect, it } from 'vitest'
import { behindValue, frontValue } from '@/lib/games/pai-gow-poker/hand'
import { rankingOf, WHEELS } from '@/lib/games/pai-gow-poker/ranking'
import { classInWords } from '@/lib/games/pai-gow-poker/prove'
import { houseWay, setterOf, WAY_IDS } from '@/lib/games/pai-gow-poker/ways'
import { eachClass } from '@/lib/house-ways/classes'
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
