import { describe, expect, it } from 'vitest'
import type { Entry } from '@/lib/search/entry'
import { find, inGroups, makeIndex, markedPieces, readIndex } from '@/lib/search/find'

const ENTRIES: readonly Entry[] = [
  { kind: 'game', title: 'Three Card Poker', path: '/three-card-poker', also: ['tcp'] },
  { kind: 'game', title: 'Ultimate Texas Hold’em', path: '/ultimate-texas-holdem', also: ['uth'] },
  {
    kind: 'hand',
    title: 'K5 offsuit',
    of: 'Ultimate Texas Hold’em',
    path: '/ultimate-texas-holdem/hands/k5o',
    hands: ['k5o'],
    also: ['uth', 'King-five offsuit'],
  },
  {
    kind: 'hand',
    title: 'K5 suited',
    of: 'Ultimate Texas Hold’em',
    path: '/ultimate-texas-holdem/hands/k5s',
    hands: ['k5s'],
    also: ['uth'],
  },
  {
    kind: 'hand',
    title: 'K4 offsuit',
    of: 'Ultimate Texas Hold’em',
    path: '/ultimate-texas-holdem/hands/k4o',
    hands: ['k4o'],
    also: ['uth'],
  },
  {
    kind: 'hand',
    title: 'K5 offsuit',
    of: 'Texas Hold’em Bonus',
    path: '/texas-holdem-bonus/hands/k5o',
    hands: ['k5o'],
  },
  { kind: 'hand', title: '16 against a ten', of: 'Texas 21', path: '/texas-21/hands/16-against-10', hands: ['16vt'] },
  {
    kind: 'term',
    title: 'House edge',
    text: 'What the house keeps of a base wager, on average.',
    path: '/glossary#house-edge',
  },
  {
    kind: 'term',
    title: 'Element of risk',
    text: 'The house edge over all the money bet.',
    path: '/glossary#element-of-risk',
  },
  {
    kind: 'question',
    title: 'Why queen-six-four, and not any queen?',
    of: 'Three Card Poker',
    path: '/three-card-poker#questions',
  },
]

// As it comes out of the file.
const index = readIndex(JSON.parse(JSON.stringify(makeIndex(ENTRIES))))
const paths = (query: string): readonly string[] => find(index, query).map(({ path }) => path)

describe('a search', () => {
  it.each(['K5o', 'k5 off', 'king five offsuit', '5k unsuited', 'Kh5d'])(
    '“%s” finds that hand in every game, and no other hand before',
    (query) => {
      expect(paths(query).slice(0, 2)).toEqual(['/ultimate-texas-holdem/hands/k5o', '/texas-holdem-bonus/hands/k5o'])
    },
  )

  it('of a hand without its suits finds both', () => {
    expect(paths('k5').slice(0, 3).sort()).toEqual([
      '/texas-holdem-bonus/hands/k5o',
      '/ultimate-texas-holdem/hands/k5o',
      '/ultimate-texas-holdem/hands/k5s',
    ])
  })

  it.each(['16 v 10', '16 against a ten', '16 vs T'])('“%s” finds the hand against the card', (query) => {
    expect(paths(query)[0]).toBe('/texas-21/hands/16-against-10')
  })

  it('with a game beside the hand finds that game’s first', () => {
    expect(paths('K5o uth')[0]).toBe('/ultimate-texas-holdem/hands/k5o')
    expect(paths('k5 offsuit bonus')[0]).toBe('/texas-holdem-bonus/hands/k5o')
  })

  it.each([
    ['house edge', '/glossary#house-edge'],
    ['elemnt of risk', '/glossary#element-of-risk'],
    ['3 card poker', '/three-card-poker'],
    ['ultimat texas', '/ultimate-texas-holdem'],
    ['holdem ultimate', '/ultimate-texas-holdem'],
    ['uth', '/ultimate-texas-holdem'],
    ['queen six four', '/three-card-poker#questions'],
  ])('“%s” finds %s first', (query, path) => {
    expect(paths(query)[0]).toBe(path)
  })

  it.each(['', '   ', 'the', '??', 'zzzzzzzz'])('“%s” finds nothing', (query) => {
    expect(paths(query)).toEqual([])
  })
})

it('results are grouped, the best one’s kind first', () => {
  const groups = inGroups(find(index, 'edge'))
  expect(groups.map(({ kind }) => kind)).toEqual(['term'])
  expect(inGroups(find(index, 'three'))[0]?.kind).toBe('game')
  expect(inGroups([])).toEqual([])
})

it('what was found is marked, also by its beginning and with a slip', () => {
  const marked = (query: string): readonly string[] => {
    const [first] = find(index, query)
    return markedPieces(first!.title, first!).flatMap(({ text, marked: is }) => (is ? [text] : []))
  }
  expect(marked('hous')).toEqual(['House'])
  expect(marked('elemnt risk')).toEqual(['Element', 'risk'])
  expect(marked('holdem uth')).toEqual(['Hold’em'])
  expect(marked('3 card')).toEqual(['Three', 'Card'])
  expect(marked('K5o')).toEqual(['K5 offsuit'])
})
