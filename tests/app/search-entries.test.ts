import { describe, expect, it } from 'vitest'
import { SITE_PAGES } from '@/app/_site/registry'
import { searchEntries } from '@/app/search-index.json/entries'
import { GAMES } from '@/lib/games/index'
import { pagesOf } from '@/content/pages/index'
import { find, makeIndex, readIndex } from '@/lib/search/find'

const entries = await searchEntries()
const index = readIndex(JSON.parse(JSON.stringify(makeIndex(entries))))
const first = (query: string): string | undefined => find(index, query)[0]?.path

it('every entry has a title and leads to a page of the site', () => {
  const known = new Set(SITE_PAGES.map(({ path }) => path))
  expect(entries.filter(({ title }) => !title)).toEqual([])
  expect(entries.map(({ path }) => path.split(/[#?]/)[0]!).filter((path) => !known.has(path))).toEqual([])
})

it('every hand is found first, or beside its namesakes of other games, by its name and by every other name it has', () => {
  const lost = GAMES.flatMap(({ id }) =>
    pagesOf(id).flatMap(({ slug, name, also }) =>
      [name, ...also].filter((called) => {
        const found = find(index, called)
        return !found.slice(0, 40).some(({ path }) => path === `/${id}/hands/${slug}`)
      }),
    ),
  )
  expect(lost).toEqual([])
})

describe('what people type', () => {
  it.each([
    ['K5o', '/ultimate-texas-holdem/hands/k5o'],
    ['king five offsuit', '/ultimate-texas-holdem/hands/k5o'],
    ['k5 off', '/ultimate-texas-holdem/hands/k5o'],
    ['Q64', '/three-card-poker/hands/q-6-4'],
    ['16 v 10', '/blackjack/hands/16-against-10'],
    ['soft 18 vs 9', '/blackjack/hands/soft-18-against-9'],
    ['16 vs 10', '/blackjack/hands/16-against-10'],
    ['texas 21 16 vs 10', '/texas-21/hands/16-against-10'],
    ['hi-lo', '/counting/blackjack'],
    ['house edge', '/glossary#house-edge'],
    ['jokolor', '/glossary#jokolor'],
    ['element of riks', '/glossary#element-of-risk'],
    ['3 card poker', '/three-card-poker'],
    ['uth', '/ultimate-texas-holdem'],
    ['pai gow', '/pai-gow-poker'],
    ['texas 21', '/texas-21'],
    ['wallet card uth', '/ultimate-texas-holdem/strategy'],
    ['three card poker español', '/es/three-card-poker'],
  ])('“%s”', (query, path) => {
    expect(first(query)).toBe(path)
  })
})
