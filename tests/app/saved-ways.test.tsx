import { beforeEach, describe, expect, it, vi } from 'vitest'
import { compareSaved, forgetWay, readSaved, savedText, saveWay, takeSaved } from '@/app/house-ways/editor/saved'
import { KNOWN_WAYS } from '@/lib/engines/pai-gow/house-ways/hands'

const KEY = 'feltwise.house-ways'
const way = { ...KNOWN_WAYS[0]!, id: 'mine' }
const other = { ...way, id: 'other' }
const UNKNOWN = { id: 'later', kind: 'a kind that comes later', clauses: [{ deep: { er: [1, null] } }] }
const store = (kept: unknown): void =>
  window.localStorage.setItem(KEY, typeof kept === 'string' ? kept : JSON.stringify(kept))
const stored = (): unknown => JSON.parse(window.localStorage.getItem(KEY) ?? 'null')

beforeEach(() => window.localStorage.clear())

describe('house ways in the browser’s storage', () => {
  it('are read one by one: a bad one takes no other with it', () => {
    expect(readSaved(JSON.stringify({ version: 1, ways: [way, { id: '<b>' }, other] }))).toEqual({
      version: 1,
      ways: [way, other],
      unread: [{ id: '<b>' }],
    })
  })

  it.each([null, JSON.stringify({ version: 1, ways: [] })])('may be none', (text) => {
    expect(readSaved(text)).toEqual({ version: 1, ways: [], unread: [] })
  })

  it.each(['{', '7', 'null', '[]', '{"ways":7}', '{"ways":{"length":3}}', `{"ways":${'['.repeat(2000)}`])(
    'are one unread entry where storage holds something else: %s',
    (text) => {
      expect(readSaved(text)).toEqual({ version: 1, ways: [], unread: [text] })
    },
  )

  it('keep the entries that cannot be read when another is saved or removed', () => {
    store({ version: 1, ways: [UNKNOWN, way, 7] })
    expect(saveWay(other)).toBe('saved')
    expect(stored()).toEqual({ version: 1, ways: [way, other, UNKNOWN, 7] })
    expect(forgetWay(way.id)).toBe('saved')
    expect(stored()).toEqual({ version: 1, ways: [other, UNKNOWN, 7] })
  })

  it('keep a damaged text as an entry when a way is saved', () => {
    store('{"version":1,"ways":[{"id"')
    saveWay(way)
    expect(stored()).toEqual({ version: 1, ways: [way, '{"version":1,"ways":[{"id"'] })
  })

  it('are left alone where a newer version of the site wrote them', () => {
    const newer = JSON.stringify({ version: 2, ways: [way, UNKNOWN], folders: ['a'] })
    store(newer)
    expect([saveWay(other), forgetWay(way.id)]).toEqual(['newer', 'newer'])
    expect(window.localStorage.getItem(KEY)).toBe(newer)
  })

  it('keep what another page stored while this one slept', () => {
    saveWay(way)
    store({ version: 1, ways: [way, other] })
    saveWay({ ...way, id: 'third' })
    expect(readSaved(window.localStorage.getItem(KEY)).ways.map(({ id }) => id)).toEqual(['mine', 'other', 'third'])
  })

  it('last as long as the page where storage is full', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect([saveWay(way), saveWay(other)]).toEqual(['not stored', 'not stored'])
    full.mockRestore()
    expect(saveWay({ ...way, id: 'third' })).toBe('saved')
    expect(readSaved(window.localStorage.getItem(KEY)).ways).toHaveLength(3)
  })
})

describe('house ways in an exported file', () => {
  it('come back whole, unread entries included', () => {
    store({ version: 1, ways: [way, UNKNOWN] })
    forgetWay('nobody')
    const text = savedText()
    window.localStorage.clear()
    forgetWay('nobody')
    const merge = compareSaved(text)
    expect(merge).toEqual({ ways: [way], unread: [UNKNOWN], differing: [] })
    takeSaved(merge)
    expect(stored()).toEqual({ version: 1, ways: [way, UNKNOWN] })
    expect(compareSaved(text)).toEqual({ ways: [], unread: [], differing: [] })
  })

  it('replace none that is here', () => {
    store({ version: 1, ways: [way] })
    const changed = { ...way, name: 'Another' }
    expect(compareSaved(JSON.stringify({ version: 1, ways: [changed] }))).toEqual({
      ways: [],
      unread: [],
      differing: [changed],
    })
  })
})
