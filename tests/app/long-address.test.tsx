import { act, cleanup, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { here } from '@/app/_languages/places'
import { withoutLong, wholeQuery } from '@/app/_ui/long-address'
import { useOpened } from '@/app/_ui/use-address'
import { asOwn, KNOWN_WAYS, makeWay, readSharedWay } from '@/lib/engines/pai-gow/index'
import { codesIn } from '@/lib/teaching/dealer-school/exam/code'
import { must } from '@/lib/result'

vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
  usePathname: () => window.location.pathname,
}))

beforeEach(() => window.history.replaceState(null, '', '/'))
afterEach(cleanup)

/** What a browser sends of an address. */
const sent = (address: string): string => address.split('#')[0]!
const readBack = (address: string): URLSearchParams => {
  const { search, hash } = new URL(address, 'https://x.org')
  return wholeQuery(search, hash)
}

describe('an address', () => {
  it('sends no name and no answers', () => {
    for (const key of ['exam', 'result', 'certificate', 'vs'])
      expect(sent(here(`/dealer-school/exam?${key}=2~d~Ana-Ruiz&practice=yes`))).toBe(
        '/dealer-school/exam?practice=yes',
      )
  })

  it('holds a house way of the longest sentences, and sends a short request', () => {
    const [first] = KNOWN_WAYS
    const way = asOwn(
      {
        ...first!,
        id: 'mine',
        clauses: first!.clauses.map((clause) => ({ ...clause, sentence: 'ñandú '.repeat(100) })),
      },
      [],
    )
    const link = here(`/dealer-school/house-way?way=${makeWay(way)}&flash=2`)
    expect(link.length).toBeGreaterThan(16_000)
    expect(sent(link)).toBe('/dealer-school/house-way?flash=2')
    expect(must(readSharedWay(readBack(link).get('way')!))).toEqual(way)
  })

  it('says the same with its long values after #, whatever they are', () => {
    const value = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.string({ minLength: 400, maxLength: 600, unit: 'grapheme' }),
    )
    const query = fc.dictionary(fc.constantFrom('exam', 'result', 'rules', 'seed', 'way', 'vs', 'n'), value)
    fc.assert(
      fc.property(query, (values) => {
        const text = new URLSearchParams(values).toString()
        const address = withoutLong(`/games?${text}`)
        expect(Object.fromEntries(readBack(address))).toEqual({ ...values })
        expect(withoutLong(address)).toBe(address)
        expect(sent(address).length).toBeLessThan(5000)
      }),
    )
  })

  it('that leads to a place on a page stays as it is', () => {
    for (const address of ['/glossary#ante', '/games?vs=1#table', '/es/games', '/games?n=10&seed=abc-1'])
      expect(withoutLong(address)).toBe(address)
  })

  it('with a code is read from a pasted list, old or new', () => {
    expect(codesIn('https://x.org/dealer-school/exam?result=a~b\nhttps://x.org/dealer-school/exam#result=c~d')).toEqual(
      ['a~b', 'c~d'],
    )
    expect(codesIn('https://x.org/es/dealer-school/exam#certificate=c~d&signature=x')).toEqual(['c~d'])
  })
})

describe('a page', () => {
  it('opens an old link, and moves what it holds after #', () => {
    window.history.replaceState(null, '', '/dealer-school/exam?result=2~d~Ana&x=1')
    const { result } = renderHook(useOpened)
    expect(new URLSearchParams(result.current.opened.query).get('result')).toBe('2~d~Ana')
    expect(window.location.search + window.location.hash).toBe('?x=1#result=2~d~Ana')
    expect(result.current.opened.count).toBe(0)
  })

  it('opens again when another link is followed, and not when it writes by itself', () => {
    window.history.replaceState(null, '', '/dealer-school/exam#exam=first')
    const { result, rerender } = renderHook(useOpened)
    expect(result.current.opened).toMatchObject({ query: 'exam=first', count: 0 })
    act(() => result.current.write('result=mine'))
    rerender()
    expect(window.location.hash).toBe('#result=mine')
    expect(result.current.opened).toMatchObject({ query: 'exam=first', count: 0 })
    act(() => {
      window.history.pushState(null, '', '#exam=second')
      window.dispatchEvent(new HashChangeEvent('hashchange'))
    })
    expect(result.current.opened).toMatchObject({ query: 'exam=second', count: 1 })
  })
})
