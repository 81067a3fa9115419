import { afterEach, describe, expect, it } from 'vitest'
import { speak } from '../tools/speak'
import language from '@/app/_languages/translations/es'
import { readRules, splitRules } from '@/app/_settings/rule-texts'
import { GAMES } from '@/lib/games/index'
import { problems as english, problemInEnglish } from '@/lib/messages/words/problems/en'
import { problems as spanish } from '@/lib/messages/words/problems/es'
import { parseCard } from '@/lib/cards/card'

/* What is wrong is a message: every sentence of every parser is in both catalogues, and pages say it in their language. */

afterEach(() => speak(null))

/** A value for every argument that a sentence takes, by its name. */
const ARGS: Readonly<Record<string, unknown>> = {
  at: 'clauses[2]',
  action: 'insure',
  as: 'ways',
  behind: { hand: 'pair', first: 4, second: 4 },
  bet: 'trips 7',
  card: 'Ks',
  cards: 5,
  choice: 'replay',
  column: 'code',
  contest: '9d',
  contests: 2,
  copies: 6,
  count: 8,
  counts: [0, 3, 5],
  dealt: 11,
  depth: 12,
  error: 'out of memory',
  example: 10,
  field: 'dealer',
  fields: ['dealer', 'dead'],
  format: 'x',
  found: { id: 'value', args: { text: '"never"' } },
  front: [9, 7],
  game: 'Some game',
  hint: { meant: 'flush' },
  key: 'n',
  known: [4, 9],
  least: 3,
  left: 13,
  length: 2345,
  line: 14,
  meant: 'flush',
  most: 90,
  must: { id: 'number', args: { whole: true, least: 2, most: 70 } },
  name: 'qualifys',
  needed: 15,
  minutes: 19,
  now: 16,
  number: 21,
  of: 'hand',
  offered: [0, 1, 2],
  part: 'skill',
  parts: 22,
  per: 'hand',
  piece: 'what-x',
  place: 'board',
  rule: 'blind.flush',
  seconds: 17,
  such: '25-500',
  text: 'abc',
  total: 24,
  value: -1,
  version: 18,
  size: 300,
  way: 'mine',
  wrong: { id: 'long-text', args: { most: 70 } },
  what: 'hands',
  whole: true,
}

/** Arguments that mean something else in a few sentences. */
const OWN_ARGS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'field-takes': { must: { id: 'one-of', args: { known: [4, 9] } } },
  'hand-count': { of: 7 },
  'dealer-count': { of: 3 },
  'exam-number': { of: 'minutes' },
  'own-empty': { of: 'why' },
  'own-long': { of: 'why' },
  'own-strange': { of: 'why' },
  'broken-json': { why: { id: 'cut' } },
  'record-field': { must: { id: 'number-or-null', args: { least: 2, most: 70 } } },
  'foreign-format': { found: '7' },
  'bad-version': { found: '7' },
  'not-total': { hand: 'AK953' },
  'way-not-json': { place: { line: 3, column: 5, isCut: true } },
  'no-such-seats': { known: ['known', 'all'] },
}

type Says = (args: object) => string

/** The sentence of an id, and the arguments that it was made of. */
function said(sentences: object, id: string): { readonly text: string; readonly taken: readonly string[] } {
  const taken = new Set<string>()
  const args = new Proxy(
    {},
    {
      get: (_, name) => {
        taken.add(String(name))
        const own = OWN_ARGS[id] ?? {}
        if (String(name) in own) return own[String(name)]
        if (!(String(name) in ARGS)) throw new Error(`${id} takes ${String(name)}: give the test a value for it`)
        return ARGS[String(name)]
      },
    },
  )
  const text = (sentences as Readonly<Record<string, Says>>)[id]!(args)
  return { text, taken: [...taken].sort() }
}

/** A sentence that ends in what follows it. */
const OPEN_ENDED = ['repeated']

describe('a problem', () => {
  it.each(Object.keys(english))('is said in both languages with the same arguments: %s', (id) => {
    const [here, there] = [said(english, id), said(spanish, id)]
    expect(there.taken).toEqual(here.taken)
    expect(there.text).not.toBe(here.text)
    for (const { text } of [here, there]) {
      expect(text).not.toMatch(/undefined|\[object/)
      if (!OPEN_ENDED.includes(id)) expect(text).toMatch(/[.?!]$/)
    }
  })

  it('is data, and its English is what commands print', () => {
    const read = parseCard('5z')
    if (read.ok) throw new Error('5z is no card')
    expect(structuredClone(read.problem)).toEqual({
      name: 'UnknownCard',
      says: { id: 'not-a-card', args: { text: '5z' } },
    })
    expect(problemInEnglish(read.problem)).toBe(
      '“5z” is not a card. Write a rank (2–9, T, J, Q, K, A) and a suit (s, h, d, c), like As or Td.',
    )
  })

  it('is said in the language of the page beside its field, without its name', () => {
    const [game] = GAMES
    const rules = splitRules(game, 'blind.flush_-1~blind.straight_x')
    const inEnglish = readRules(game, rules).problems
    expect(inEnglish['blind.flush']).toBe('Must be a number from 0 to 10000; -1 is too little.')
    speak(language)
    const { problems } = readRules(game, rules)
    expect(problems['blind.flush']).toBe('Debe ser un número de 0 a 10000; -1 es demasiado poco.')
    expect(problems['blind.straight']).toBe('Debe ser un número de 0 a 10000, no "x".')
  })
})
