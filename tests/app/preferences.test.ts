import { describe, expect, it } from 'vitest'
import { DEFAULTS, isStake, readPreferences } from '@/app/_components/preferences'

describe('kept preferences', () => {
  it('reads back what was kept', () => {
    expect(readPreferences('{"stake":25,"currency":"EUR","pace":60}')).toEqual({ stake: 25, currency: 'EUR', pace: 60, strategies: {} })
  })

  it('keeps the way to play of each game, and nothing that is no id', () => {
    expect(readPreferences('{"strategies":{"xx-poker":"short-5","x":7,"<b>":"y"}}')).toEqual({ ...DEFAULTS, strategies: { 'xx-poker': 'short-5' } })
    for (const strategies of ['null', '7', '"short-5"', '[]']) expect(readPreferences(`{"strategies":${strategies}}`)).toEqual(DEFAULTS)
  })

  it('gives way to the defaults, field by field', () => {
    expect(readPreferences(null)).toEqual(DEFAULTS)
    expect(readPreferences('not json')).toEqual(DEFAULTS)
    expect(readPreferences('null')).toEqual(DEFAULTS)
    expect(readPreferences('{"stake":-5,"currency":"EUR"}')).toEqual({ ...DEFAULTS, currency: 'EUR' })
    expect(readPreferences('{"stake":5,"currency":"<script>"}')).toEqual({ ...DEFAULTS, stake: 5 })
    for (const pace of ['0', '-1', '2.5', '1e9', '"60"', 'null']) expect(readPreferences(`{"pace":${pace}}`)).toEqual(DEFAULTS)
  })

  it('knows a stake', () => {
    expect([0, -1, NaN, Infinity, 1e9, '5'].map(isStake)).toEqual([false, false, false, false, false, false])
    expect([0.5, 10, 100_000].map(isStake)).toEqual([true, true, true])
  })
})
