import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { find, inGroups, makeIndex, markedPieces } from '@/lib/search/find'
import { handKey, readQuery } from '@/lib/search/hand-key'
import { plainWords } from '@/lib/search/words'
import { anyText, fuzz, longTexts, NAMES, spoiled } from '../tools/arbitraries'

const QUERIES = [
  'K5o',
  'king five offsuit',
  '16 against ten',
  'soft 18 v 9',
  'pair of twos',
  'K♠5♦',
  'house edge of three card poker',
  "hold'em bonus flush",
  'a',
] as const

const index = makeIndex([
  { kind: 'hand', title: 'King-five offsuit', of: 'Ultimate Texas Hold’em', path: '/a', hands: ['k5o'] },
  { kind: 'hand', title: '16 against a ten', of: 'Texas 21', path: '/b', hands: ['16vt'] },
  { kind: 'game', title: 'Three Card Poker', path: '/c', text: 'Three cards against the dealer’s three.' },
  {
    kind: 'term',
    title: 'House edge',
    path: '/d',
    text: 'What a bet loses by the constructor of the game, of it, in the long run.',
    also: ['advantage'],
  },
])

/** Everything that happens to a query. */
function look(query: string): void {
  const { hand, words } = readQuery(query)
  if (hand !== undefined) expect(hand).toMatch(/^[a-z0-9]+$/)
  expect(words.every((word) => /^[a-z0-9]+$/.test(word))).toBe(true)
  const found = find(index, query)
  expect(inGroups(found).reduce((sum, group) => sum + group.found.length, 0)).toBe(found.length)
  for (const one of found)
    expect(
      markedPieces(one.title, one)
        .map(({ text }) => text)
        .join(''),
    ).toBe(one.title)
}

describe('a query of any text', () => {
  it('finds something or nothing', () => {
    for (const query of QUERIES) look(query)
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          spoiled(QUERIES),
          fc.array(fc.constantFrom(...QUERIES, ...NAMES), { maxLength: 5 }).map((words) => words.join(' ')),
        ),
        look,
      ),
      fuzz(1000, 1),
    )
  })

  it('may be as long as it likes', () => {
    for (const text of longTexts(QUERIES)) look(text)
  })

  it('finds a word that every object has, where it stands in a text', () =>
    expect(find(index, 'constructor').map(({ path }) => path)).toEqual(['/d']))
})

describe('the short form of a hand', () => {
  it('is made of any text, and stays as it is', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, spoiled(QUERIES)), (text) => {
        expect(handKey(text)).toMatch(/^[a-z0-9]*$/)
        expect(plainWords(plainWords(text).join(' '))).toEqual(plainWords(text))
      }),
      fuzz(500, 1),
    )
  })
})
