import { describe, expect, it } from 'vitest'
import english from '@/app/_languages/translations/en'
import spanish from '@/app/_languages/translations/es'
import { GAME_NAMES } from '@/lib/games/ids'
import { game as blackjack } from '@/lib/games/blackjack/index'
import { MESSAGES as SPANISH } from '@/lib/games/registry/made/es'
import { englishFaults } from '@/tests/tools/english-faults'
import { spanishFaults } from '@/tests/tools/spanish-faults'

/*
 * Templates are read as people read them: filled. An argument is named as in the code, and its name says which values
 * are plausible. A template that needs data of its own kind throws or says `undefined` with all of them; the pages and
 * games that fill it are read in their own tests, and here it is only counted.
 */

const COUNTS =
  /count|^(?:n|bets|hands|rounds|hours|days|players|places?|kinds|minutes|seconds|decks|cards|times|tries|deals|sessions|questions|lessons|marks|right|all|of|total|more|left|files|rows|clauses|mistakes|answers|number|size|at)$/i

/** What a language's templates are filled with. */
interface Real {
  readonly money: string
  readonly share: string
  readonly hands: readonly string[]
  /** For arguments whose names say nothing, a different one in each place. */
  readonly plays: readonly string[]
}

const PLAYS = ['hit', 'stand', 'double', 'split', 'surrender']
const ENGLISH: Real = {
  money: '$1.73',
  share: '2.5%',
  hands: ['Full house', 'Three of a kind'],
  plays: PLAYS.map((id) => blackjack.messages.action(id).name),
}
const SPANISH_ONES: Real = {
  money: '1,73 $',
  share: '2,5 %',
  hands: ['Full', 'Trío'],
  plays: PLAYS.map((id) => SPANISH.blackjack.action(id).name),
}

type Template = (...args: readonly unknown[]) => unknown

/** A template that tells one from several; others are only used with several. */
const AGREES = /=== 1\b/

const isBroken = (text: string): boolean => /undefined|NaN|\[object|=>|\p{L},\p{L}/u.test(text)

/** The names of a function's parameters, as the code writes them; a destructured one is an object, here `{}`. */
function parametersOf(template: Template): readonly string[] {
  const code = String(template)
  const start = /^(?:async )?(?:function\b[^(]*|[\w$]+)?\s*\(/.exec(code)
  if (!start) return [/^([\w$]+)\s*=>/.exec(code)?.[1] ?? '']
  let depth = 0
  let name = ''
  const names: string[] = []
  for (const sign of code.slice(start[0].length)) {
    if (sign === ')' && depth === 0) break
    if ('{[('.includes(sign)) depth++
    if ('}])'.includes(sign)) depth--
    if (sign === ',' && depth === 0) {
      names.push(name)
      name = ''
    } else name += sign
  }
  return [...names, name].map((one) => one.trim()).filter((one) => one !== '')
}

/** A written count beside a number, in the words of a page. */
const WRITTEN: Readonly<Record<number, string>> = { 0: '0', 1: '1', 2: '2', 12: '12' }

/** An argument by its name, as text or as a number, of one size. */
function argument(real: Real, name: string, count: number, kind: 'text' | 'number', place: number): unknown {
  if (name.startsWith('{') || name === 'at' || name === 'args')
    return new Proxy({}, { get: (_, key) => argument(real, String(key), count, kind, String(key).length) })
  if (kind === 'number' && COUNTS.test(name)) return count
  if (/^(?:is|has|can|was)[A-Z]/.test(name)) return count === 1
  if (/money|cost|price|stake|amount|bet$|saves|loss/i.test(name)) return real.money
  if (/share|percent|edge|chance/i.test(name)) return real.share
  if (/game/i.test(name)) return GAME_NAMES.blackjack
  if (/card/i.test(name)) return 'K♠'
  if (/^(?:hands|names|options|pieces|plays|games|cards|parts|places|bets|rules)$/i.test(name) && kind === 'text')
    return real.hands
  if (COUNTS.test(name)) return WRITTEN[count]
  if (/hand/i.test(name)) return real.hands[0]
  return kind === 'number' ? count : real.plays[place % real.plays.length]
}

interface Filled {
  readonly at: string
  readonly text: string
}

/** Every sentence of a catalogue, filled with small and large counts. */
function fill(real: Real, catalogue: unknown, at: string, unfilled: Set<string>): readonly Filled[] {
  if (typeof catalogue === 'string') return [{ at, text: catalogue }]
  if (Array.isArray(catalogue)) return catalogue.flatMap((one, i) => fill(real, one, `${at}.${i}`, unfilled))
  if (typeof catalogue === 'object' && catalogue !== null)
    return Object.entries(catalogue).flatMap(([key, one]) => fill(real, one, `${at}.${key}`, unfilled))
  if (typeof catalogue !== 'function') return []
  const template = catalogue as Template
  const names = parametersOf(template)
  const code = String(template)
  const texts = new Set<string>()
  for (const count of [0, 1, 2, 12])
    for (const kind of ['number', 'text'] as const)
      try {
        const text = template(...names.map((name, place) => argument(real, name, count, kind, place)))
        const said = typeof text === 'object' ? Object.values(text ?? {}) : [text]
        for (const one of said)
          if (typeof one === 'string' && !isBroken(one) && (count !== 1 || (kind === 'number' && AGREES.test(code))))
            texts.add(one)
      } catch {
        // Another kind of argument fits.
      }
  if (texts.size === 0) unfilled.add(at)
  return [...texts].map((text) => ({ at, text }))
}

/** What no language has: a gap, an id of a game in a sentence, a mark without its word. */
const faultsOf = (text: string): readonly string[] =>
  / {2}|\( ?\)|(?<=\p{L}[\p{L} ]* )[a-z]+(?:-[a-z]+)*-(?:holdem|poker|stud)\b/u.test(text)
    ? [`a gap or an id: ${text}`]
    : []

/**
 * Names that the command line takes are written as it takes them, and a key is a sign without a word. The others take
 * data of their own: points of a curve, the cards of a hand, and counts that are always several.
 */
const NOT_HERE =
  /^\.(?:problems\.|tableCurves\.spoken|mistakes\.lessThanJacks|betPages\.(?:oneRare|mostHoursNone)|course\.counts|questions\.learned|trainer\.choosingHint|calculator\.flipped|sideBets\.placed)/

/** Templates whose data have a form of their own: hands, rules, clauses. */
const OWN_DATA = 60

describe.each([
  ['English', english, ENGLISH, englishFaults],
  ['Spanish', spanish, SPANISH_ONES, spanishFaults],
] as const)('the templates in %s', (_, { areas }, real, faultsIn) => {
  const unfilled = new Set<string>()
  const filled = fill(real, areas, '', unfilled)

  it('are filled, but for those that take data of their own', () => {
    expect(filled.length).toBeGreaterThan(2000)
    expect(unfilled.size).toBeLessThan(OWN_DATA)
  })

  it('have no mistakes once they are filled', () =>
    expect(
      filled
        .filter(({ at }) => !NOT_HERE.test(at))
        .flatMap(({ at, text }) => [...faultsIn(text), ...faultsOf(text)].map((fault) => `${at}: ${fault}`)),
    ).toEqual([]))
})

it('say what a play beats, and by how much', () => {
  const filled = fill(ENGLISH, english.areas.calculator.lead, '', new Set())
  expect(filled.map(({ text }) => text)).toContain('The best play beats {next} by $1.73 at your stake ($1.73)')
})
