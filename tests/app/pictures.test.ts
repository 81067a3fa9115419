import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isIndexed, SITE_PAGES } from '@/app/_site/registry'
import { COLOURS } from '@/app/og/colours'
import { draw, undrawable, drawIcon } from '@/app/og/draw'
import type { Picture } from '@/app/og/picture'
import { JOKER } from '@/lib/cards/card'

const tokens = readFileSync(new URL('../../app/globals.css', import.meta.url), 'utf8').split('@media screen')[0]!

/** Width and height as a PNG's first chunk has them. */
async function sizeOf(response: Response): Promise<readonly number[]> {
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

const FULL: Picture = {
  over: 'A game of cards',
  title: 'King-five offsuit',
  line: 'Raise 4×: it is worth more than a check.',
  rows: [
    [48, JOKER, 13],
    ['back', 'empty'],
  ],
  caption: 'A king, a joker, a deuce',
  figure: { value: '−0.118', label: 'antes' },
  bars: [
    { name: 'Raise 4×', value: '−0.118', share: 0.9, best: true },
    { name: 'Check', value: '−0.151', share: 0, best: false },
  ],
}

describe('pictures of pages', () => {
  it('have the colours of the site by day', () => {
    for (const [name, colour] of Object.entries(COLOURS)) expect(tokens).toContain(`--${name}: ${colour};`)
  })

  it('are drawn whole, with every part and with none', async () => {
    expect(await sizeOf(await draw(FULL))).toEqual([1200, 630])
    expect(await sizeOf(await draw({ title: 'Settings', rows: [] }))).toEqual([1200, 630])
  })

  it('refuse letters that their fonts have not, which would be fetched from the network', async () => {
    expect(undrawable({ ...FULL, line: 'K♠ is a card', caption: '≥ one' })).toEqual(['K♠ is a card', '≥ one'])
    await expect(draw({ title: '♠', rows: [] })).rejects.toThrow('“♠”')
  })

  it('icons are square', async () => {
    expect(await sizeOf(await drawIcon(192, true))).toEqual([192, 192])
  })
})

describe('the list of pages', () => {
  it('has each page once', () => {
    const paths = SITE_PAGES.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.every((path) => /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(path))).toBe(true)
  })

  it('sends search engines only to pages that are listed themselves', () => {
    const indexed = new Set(SITE_PAGES.filter(isIndexed).map(({ path }) => path))
    expect(
      SITE_PAGES.flatMap(({ canonicalPath }) =>
        canonicalPath !== undefined && !indexed.has(canonicalPath) ? [canonicalPath] : [],
      ),
    ).toEqual([])
  })
})
