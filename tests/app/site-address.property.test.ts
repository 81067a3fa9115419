import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAddress } from '@/lib/site'
import { anyText, fuzz, longTexts, spoiled } from '../tools/arbitraries'

const GOOD = ['https://example.org', 'http://localhost:3000', 'https://xn--bcher-kva.example']

describe('the setting SITE_ADDRESS', () => {
  it('of any text is the origin of a site, or stops the build and says why', () => {
    const look = (text: string): void => {
      let origin: string
      try {
        origin = readAddress(text)
      } catch (error) {
        expect((error as Error).message).toMatch(/^SITE_ADDRESS is /)
        return
      }
      expect(readAddress(origin)).toBe(origin)
      expect(new URL('/page', origin).pathname).toBe('/page')
    }
    for (const text of GOOD) expect(readAddress(`${text}/`)).toBe(text)
    fc.assert(fc.property(fc.oneof(anyText, spoiled(GOOD)), look), fuzz(500, 1))
    longTexts(GOOD, 100_000).forEach(look)
  })
})
