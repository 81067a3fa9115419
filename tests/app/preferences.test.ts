import { describe, expect, it } from 'vitest'
import { LOOK_SCRIPT } from '@/app/_settings/look-script'
import { hourOf } from '@/app/_settings/pace'
import { paceOf, ROUNDS_AN_HOUR } from '@/lib/game/pace'
import { CARD_SIZES, DEALINGS, DEFAULTS, isStake, PREFERENCES_KEY, readPreferences } from '@/app/_settings/preferences'
import { GAMES } from '@/lib/games/index'

it('a game goes at its own pace until a person sets one', () => {
  const [quick, plain] = [GAMES.find(({ pace }) => pace !== undefined)!, GAMES.find(({ pace }) => pace === undefined)!]
  expect([paceOf(quick), paceOf(plain)]).toEqual([quick.pace, ROUNDS_AN_HOUR])
  const rounds = [DEFAULTS, { ...DEFAULTS, pace: 80 }].map((set) => hourOf({ pace: 60 }, undefined, set).rounds)
  expect(rounds).toEqual([60, 80])
})

describe('kept preferences', () => {
  it('reads back what was kept', () => {
    expect(readPreferences('{"stake":25,"currency":"EUR","pace":60}')).toEqual({
      ...DEFAULTS,
      stake: 25,
      currency: 'EUR',
      pace: 60,
    })
  })

  it('keeps the way to play of each game, and nothing that is no id', () => {
    expect(readPreferences('{"strategies":{"xx-poker":"short-5","x":7,"<b>":"y"}}')).toEqual({
      ...DEFAULTS,
      strategies: { 'xx-poker': 'short-5' },
    })
    for (const strategies of ['null', '7', '"short-5"', '[]'])
      expect(readPreferences(`{"strategies":${strategies}}`)).toEqual(DEFAULTS)
  })

  it('gives way to the defaults, field by field', () => {
    expect(readPreferences(null)).toEqual(DEFAULTS)
    expect(readPreferences('not json')).toEqual(DEFAULTS)
    expect(readPreferences('null')).toEqual(DEFAULTS)
    expect(readPreferences('{"stake":-5,"currency":"EUR"}')).toEqual({ ...DEFAULTS, currency: 'EUR' })
    expect(readPreferences('{"stake":5,"currency":"<script>"}')).toEqual({ ...DEFAULTS, stake: 5 })
    for (const pace of ['0', '-1', '2.5', '1e9', '"60"', 'null'])
      expect(readPreferences(`{"pace":${pace}}`)).toEqual(DEFAULTS)
  })

  it('reads back how cards look, sounds and the rules of each game, and nothing else', () => {
    const kept = {
      ...DEFAULTS,
      fourColours: true,
      cardSize: 'large',
      dealing: 0,
      sounds: true,
      onward: true,
      goal: 'minutes-10',
      rules: { 'three-card-poker': '5-3-1~pair-plus.flush_3' },
    }
    expect(readPreferences(JSON.stringify(kept))).toEqual(kept)
    const strange = {
      fourColours: 'yes',
      cardSize: 'huge',
      dealing: 0.7,
      sounds: 1,
      onward: 'yes',
      goal: 'hands-7',
      rules: { 'three-card-poker': '<b>', '../x': 'standard', 'xx-poker': 7 },
    }
    expect(readPreferences(JSON.stringify(strange))).toEqual(DEFAULTS)
  })

  it('knows a stake', () => {
    expect([0, -1, NaN, Infinity, 1e9, '5'].map(isStake)).toEqual([false, false, false, false, false, false])
    expect([0.5, 10, 100_000].map(isStake)).toEqual([true, true, true])
  })
})

describe('how cards look before the page is drawn', () => {
  const rootWith = (text: string): Record<string, string> => {
    const dataset: Record<string, string> = {}
    new Function('localStorage', 'document', LOOK_SCRIPT)(
      { getItem: (key: string) => (key === PREFERENCES_KEY ? text : null) },
      { documentElement: { dataset } },
    )
    return dataset
  }

  it('is what is kept, for every value there is', () => {
    expect(rootWith(JSON.stringify({ ...DEFAULTS, fourColours: true }))).toEqual({ deck: 'four' })
    for (const cardSize of CARD_SIZES)
      expect(rootWith(JSON.stringify({ ...DEFAULTS, cardSize }))).toEqual(
        cardSize === 'normal' ? {} : { cards: cardSize },
      )
    for (const dealing of DEALINGS)
      expect(rootWith(JSON.stringify({ ...DEFAULTS, dealing }))).toEqual(dealing === 1 ? {} : { dealing })
  })

  it('is as usual where nothing can be read', () => {
    for (const text of ['', 'not json', 'null', '[]', '{"fourColours":"true","cardSize":"x\\"y","dealing":"0"}'])
      expect(rootWith(text)).toEqual({})
  })
})
