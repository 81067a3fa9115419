import { expect, it } from 'vitest'
import { PROBES, readMeter } from '@/lib/game/side-bets/meter'
import { VARIANTS } from '@/lib/games/texas-21/rules'
import { side } from '@/lib/games/texas-21/side'
import { exact } from '@/lib/game/ev'
import type { SideFigures } from '@/lib/game/figures'
import { toNumber } from '@/lib/math/fraction'

const [low, high] = PROBES.map((meter) => side(VARIANTS[0].rules, 'progressive', { meter })) as [
  SideFigures,
  SideFigures,
]

it('the progressive of Texas 21 is even at the meter of the rule book, $20,240.21, which the royal flush wins', () => {
  const reading = readMeter(low, high)!
  expect(reading.hands).toEqual(['royal-flush'])
  expect(toNumber(reading.breakEven!).toFixed(2)).toBe('20240.21')
})

it('at the meter where it is even it is worth nothing', () => {
  const even = toNumber(readMeter(low, high)!.breakEven!)
  const { ev } = side(VARIANTS[0].rules, 'progressive', { meter: Number(even.toFixed(6)) })
  expect(Math.abs(ev.kind === 'exact' ? toNumber(ev) : 1)).toBeLessThan(1e-9)
})

it('a bet that does not hang on its meter is never made even by it', () => {
  expect(readMeter(low, low)).toEqual({ hands: [], breakEven: null })
  const rich: SideFigures = { ...low, ev: exact(1, 2) }
  expect(readMeter(rich, { ...high, ev: exact(3, 4) })!.breakEven).toBeNull()
})
