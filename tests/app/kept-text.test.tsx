import { act, cleanup, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { string } from 'valibot'
import { useKept } from '@/app/[game]/pay-tables/compare-tables'
import { cleanName } from '@/app/[game]/trainer/challenge'
import { addFriends, playerName } from '@/app/[game]/trainer/scoreboard'
import { setPreferences } from '@/app/_settings/preferences'
import { lastGame } from '@/app/_site/navigation'
import { type Area, asides, forgetAsides, holdsAll } from '@/app/_ui/kept-text'
import { useTyped } from '@/app/_ui/use-typed'
import { useClass } from '@/app/dealer-school/exam/class/use-class'
import { useSitting } from '@/app/dealer-school/exam/running'
import { saveWay } from '@/app/house-ways/editor/saved'
import { typeEvening } from '@/app/my-evening/hands'
import { game } from '@/lib/games/registry/made/three-card-poker/index'
import type { AnyGame } from '@/lib/game/game'
import { asOwn, KNOWN_WAYS } from '@/lib/engines/pai-gow/index'
import { type Exam, makeExam } from '@/lib/teaching/dealer-school/exam/exam'

afterEach(cleanup)
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const EXAM: Exam = {
  subject: { kind: 'disputes', game: 'casino-holdem' },
  questions: 3,
  minutes: 5,
  pass: 60,
  seed: 'abc',
}
const plain = string()
let count = 0
const fresh = (): string => `x${++count}`

const isJsonText = (text: string): boolean => {
  try {
    return typeof JSON.parse(text) === 'string'
  } catch {
    return false
  }
}

/**
 * Every store: where it is, a change of it through the code that pages use, and for a store of a single value, whether a
 * text is one that a change replaces.
 */
const LISTED: readonly (readonly [area: Area, key: string, change: () => void, isValue?: (text: string) => boolean])[] =
  [
    ['localStorage', 'feltwise.preferences', () => setPreferences({ stake: 1 + (++count % 90) })],
    ['localStorage', 'feltwise.house-ways', () => void saveWay(asOwn({ ...KNOWN_WAYS[0]!, id: fresh() }, []))],
    ['localStorage', 'feltwise.evening', () => typeEvening('three-card-poker', fresh(), 'a1')],
    [
      'localStorage',
      'feltwise.friends',
      () => addFriends(fresh(), [{ name: 'Ana', right: 2, asked: 4, cost: 0, seconds: 9 }]),
    ],
    ['localStorage', 'feltwise.name', () => void playerName.change(fresh), (text) => cleanName(text) === text],
    [
      'localStorage',
      'feltwise.last-game',
      () => void lastGame.change((now) => (now === 'blackjack' ? 'texas-21' : 'blackjack')),
      (text) => text === '',
    ],
    [
      'sessionStorage',
      'feltwise.compare.three-card-poker',
      () => {
        const { result } = renderHook(() => useKept(game as unknown as AnyGame))
        act(() => result.current.add({ name: fresh(), rules: '' }))
      },
    ],
    [
      'sessionStorage',
      'feltwise.typed.field',
      () => {
        const { result } = renderHook(() => useTyped('field', () => '', plain))
        act(() => result.current[1](fresh()))
      },
      isJsonText,
    ],
    [
      'sessionStorage',
      'feltwise.exam-class',
      () => {
        const { result } = renderHook(useClass)
        act(() => result.current.setBook({ ...result.current, names: [fresh()], exams: [], rows: [] }))
      },
    ],
    [
      'sessionStorage',
      `feltwise.exam ${makeExam(EXAM)}`,
      () => {
        const { result } = renderHook(() => useSitting(EXAM))
        act(() => result.current.start(fresh()))
      },
    ],
  ]

const STORES = LISTED.map(([area, key, change, isValue = () => false]) => ({ area, key, change, isValue }))

const isStill = (area: Area, key: string, text: string): boolean =>
  holdsAll(text, window[area].getItem(key) ?? '') ||
  asides().some((aside) => aside.area === area && aside.key === key && aside.texts.includes(text))

/** Texts of all kinds: anything, JSON, and a newer version's data. */
const anyText = fc.oneof(
  fc.string(),
  fc.json(),
  fc.constantFrom(
    '{"feltwise":"class","version":2,"names":[],"exams":[],"results":[]}',
    '{"version":9,"ways":[{"id":"later"}],"folders":["a"]}',
    '{"stake":10,"currency":"EUR","later":{"deep":[1]}}',
    '{"game":"blackjack","texts":{"blackjack":{"id":"NO","text":"mine"}}}',
    '[{"name":"mine","rules":"no-such=rule"}]',
    '{"name":"Ana","begun":1',
  ),
)

describe.each(STORES)('$area $key', ({ area, key, change, isValue }) => {
  it('never loses what it can’t read', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        localStorage.clear()
        sessionStorage.clear()
        window[area].setItem(key, text)
        change()
        expect(window[area].getItem(key)).not.toBeNull()
        expect(isValue(text) || isStill(area, key, text)).toBe(true)
        cleanup()
      }),
      { numRuns: 40 },
    )
  })

  it('replaces nothing where there is no room for a copy', () => {
    window[area].setItem(key, '{"unreadable')
    const set = Storage.prototype.setItem
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, text) {
      if (name.endsWith(' aside')) throw new DOMException('full', 'QuotaExceededError')
      set.call(this, name, text)
    })
    change()
    full.mockRestore()
    expect(window[area].getItem(key)).toBe('{"unreadable')
    // Once there is room again, the next change is stored.
    change()
    expect(window[area].getItem(key)).not.toBe('{"unreadable')
    expect(isStill(area, key, '{"unreadable')).toBe(true)
  })
})

it('what was set aside can be listed and deleted', () => {
  localStorage.setItem('feltwise.preferences', '{"unreadable')
  setPreferences({ stake: 7 })
  expect(asides()).toEqual([{ area: 'localStorage', key: 'feltwise.preferences', texts: ['{"unreadable'] }])
  forgetAsides()
  expect(asides()).toEqual([])
  expect(localStorage.getItem('feltwise.preferences')).toContain('"stake":7')
})

/** These keep single values that any text is, marks that are computed again, and a script that only reads. */
const EXEMPT = [
  '_ui/kept-text.ts',
  '_ui/store.ts',
  '[game]/trainer/use-round.ts',
  '[game]/trainer/session-bar.tsx',
  '_settings/look-script.ts',
  'dealer-school/exam/class/use-class.ts',
]

it('no other code of a page writes to the browser’s storage', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const writing = files.filter((name) =>
    /(local|session)Storage\b[^\n]*\.(setItem|removeItem|clear)|\.setItem\(/.test(
      readFileSync(join('app', name), 'utf8'),
    ),
  )
  expect(writing.filter((name) => !EXEMPT.includes(name))).toEqual([])
})
