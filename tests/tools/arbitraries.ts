import { appendFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Problem, Result } from '@/lib/result'
import { problemInEnglish } from '@/lib/messages/words/problems/en'

/*
 * Inputs for parsers: any text, valid texts with random damage, valid data with parts exchanged, and texts that are far
 * too long. The seeds are fixed, so that a test that passes today passes tomorrow.
 */

/**
 * How many cases of a property to try, starting from which seed. Each round of `npm run soak -- fuzz` tries as many
 * again from other seeds and counts them.
 */
export function fuzz(numRuns: number, seed: number): { readonly numRuns: number; readonly seed: number } {
  const { FUZZ_ROUND, FUZZ_COUNT } = process.env
  if (FUZZ_COUNT) appendFileSync(FUZZ_COUNT, `${numRuns}\n`)
  return { numRuns, seed: seed + 1000 * Number(FUZZ_ROUND ?? 0) }
}

// ——— Texts —————————————————————————————————————————————————————————————————————————————————————————————

/** Names that every object inherits, and words that a program may mistake for more than words. */
export const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'length',
  'null',
  'NaN',
  '-0',
  'Infinity',
] as const

const NUMBERS = [
  '0',
  '-1',
  '00',
  '1e400',
  '1e-400',
  '9'.repeat(400),
  '0x10',
  '1_000',
  '١٢',
  '１２',
  '1.',
  '.5',
  '+5',
  '1,5',
  '99999999999999999999',
  '0.1234567890123',
] as const

/**
 * Lone surrogates, marks that reverse the writing direction, marks on nothing, letters that double when capitalized,
 * characters that some take for the end of a text.
 */
const STRANGE = [
  '\uD83C',
  '\uDCA1\uD83C',
  '\u202E',
  '\u0301'.repeat(40),
  'ß',
  '\u212A',
  'ﬃ',
  '\0',
  '\uFEFF',
  '\u2028',
  '%',
  '%E0%A4%A',
  '%00',
  '&',
  '=',
  '#',
  '~',
  '.',
  '_',
  '-',
  ' ',
  '\n',
  '"',
  "'",
  '\\',
  '<',
  '🂡',
  '👩‍👩‍👧‍👦',
] as const

const SCRAPS: readonly string[] = [...NAMES, ...NUMBERS, ...STRANGE]

const SURROGATES = 0x800

/**
 * Any code point. The same as the unit `binary`, for which fast-check makes a table of the 1,112,064 of them; that
 * takes each process a second.
 */
export const character: fc.Arbitrary<string> = fc.integer({ min: 0, max: 0x10ffff - SURROGATES }).map(
  (place) => String.fromCodePoint(place < 0xd800 ? place : place + SURROGATES),
  (text) => {
    const point = typeof text === 'string' ? (text.codePointAt(0) ?? -1) : -1
    if (point < 0 || text !== String.fromCodePoint(point)) throw new RangeError('no character')
    return point < 0xd800 ? point : point - SURROGATES
  },
)

/** Any text, with any characters, well-formed or not, and with known troublemakers. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ maxLength: 80 }),
  fc.string({ unit: character, maxLength: 80 }),
  fc.constantFrom(...SCRAPS),
  fc.array(fc.constantFrom(...SCRAPS), { maxLength: 6 }).map((pieces) => pieces.join('')),
  fc.json({ maxDepth: 3 }),
)

/** One change of a text. Positions are fractions of its length. */
type Change = (text: string) => string

const place = fc.double({ min: 0, max: 1, noNaN: true })
const at = (text: string, part: number): number => Math.floor(part * text.length)

const change: fc.Arbitrary<Change> = fc.oneof(
  fc
    .tuple(
      place,
      fc.oneof(
        fc.string({ minLength: 1, maxLength: 3, unit: character }),
        fc.string({ minLength: 1, maxLength: 3 }),
        fc.constantFrom(...SCRAPS),
      ),
    )
    .map(
      ([part, put]): Change =>
        (text) =>
          text.slice(0, at(text, part)) + put + text.slice(at(text, part)),
    ),
  fc.tuple(place, fc.integer({ min: 1, max: 4 })).map(
    ([part, count]): Change =>
      (text) =>
        text.slice(0, at(text, part)) + text.slice(at(text, part) + count),
  ),
  fc.tuple(place, fc.string({ minLength: 1, maxLength: 1 })).map(
    ([part, put]): Change =>
      (text) =>
        text.slice(0, at(text, part)) + put + text.slice(at(text, part) + 1),
  ),
  fc.tuple(place, fc.nat(1)).map(
    ([part, bit]): Change =>
      (text) =>
        text === ''
          ? text
          : text.slice(0, at(text, part)) +
            String.fromCharCode((text.charCodeAt(at(text, part)) || 0) ^ (1 << bit)) +
            text.slice(at(text, part) + 1),
  ),
  fc.tuple(place, place, place).map(([a, b, part]): Change => (text) => {
    const piece = text.slice(at(text, Math.min(a, b)), at(text, Math.max(a, b)))
    return text.slice(0, at(text, part)) + piece + text.slice(at(text, part))
  }),
  place.map(
    (part): Change =>
      (text) =>
        text.slice(0, at(text, part)),
  ),
  fc.constantFrom<Change>(
    (text) => text.toUpperCase(),
    (text) => text + text,
    (text) => ` ${text}\n`,
    (text) => encodeURIComponent(text.toWellFormed()),
    (text) => [...text].reverse().join(''),
  ),
)

/** Valid texts with up to four changes: characters inserted, removed, replaced or doubled, or the text cut off. */
export const spoiled = (valid: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...valid), fc.array(change, { minLength: 1, maxLength: 4 }))
    .map(([text, changes]) => changes.reduce((now, one) => one(now), text))

/** The length of a text that somebody pastes by mistake. */
export const LONG = 1_000_000

const times = (text: string, length: number): string =>
  text.repeat(Math.ceil(length / Math.max(1, text.length))).slice(0, length)

/** Texts of `length` characters: one character repeated, and valid texts repeated with and without a separator. */
export const longTexts = (valid: readonly string[], length = LONG): readonly string[] => {
  const longest = valid.reduce((a, b) => (b.length > a.length ? b : a), '')
  const pieces = [
    'a',
    '0',
    ' ',
    '~',
    '.',
    '-',
    ',',
    '_',
    '"',
    '[',
    '{"a":',
    '\n',
    '\uD83C',
    '👩‍👩‍👧‍👦',
    '\u0301',
    'A\uFE0F',
    longest,
    `${longest}~`,
    `${longest} `,
    `${longest}\n`,
  ]
  return [
    ...pieces.map((piece) => times(piece, length)),
    `${longest}${' '.repeat(length)}x`,
    `${longest}${'0'.repeat(length)}`,
    `${' '.repeat(length)}${longest}`,
  ]
}

// ——— Data ———————————————————————————————————————————————————————————————————————————————————————————————

/** Lists nested `depth` deep. */
const nested = (depth: number): unknown => Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 0)

/** Any value that JSON can hold, and some that it can't. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -0,
    -1,
    0.1,
    1e-7,
    1e21,
    1e308,
    -1e308,
    NaN,
    Infinity,
    -Infinity,
    Number.MAX_SAFE_INTEGER,
    [],
    {},
    [[]],
    '',
    'x'.repeat(70_000),
  ),
  fc.constantFrom(...SCRAPS),
  fc.constantFrom<unknown>(
    nested(500),
    { length: 3 },
    JSON.parse('{"__proto__":{"kind":"answer"}}'),
    [null],
    ['x', 'x'],
  ),
  fc.anything({ maxDepth: 2 }),
)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Path = readonly (string | number)[]

/** Every path in a value, the whole value first. */
function placesIn(value: unknown, path: Path = []): readonly Path[] {
  const entries: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((one, i) => [i, one] as const)
    : isRecord(value)
      ? Object.entries(value)
      : []
  return [path, ...entries.flatMap(([key, one]) => placesIn(one, [...path, key]))]
}

type Exchange = (value: unknown) => unknown

/** The value with the part at one path exchanged; `undefined` removes it. */
function exchanged(value: unknown, [key, ...rest]: Path, exchange: Exchange): unknown {
  if (key === undefined) return exchange(value)
  if (Array.isArray(value))
    return value.flatMap((one: unknown, i) =>
      i === key ? [exchanged(one, rest, exchange)].filter((now) => now !== undefined) : [one],
    )
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([name, one]) =>
      name === key
        ? [[name, exchanged(one, rest, exchange)] as const].filter(([, now]) => now !== undefined)
        : [[name, one] as const],
    ),
  )
}

const exchange: fc.Arbitrary<Exchange> = fc.oneof(
  anyValue.map(
    (put): Exchange =>
      () =>
        put,
  ),
  fc.constant<Exchange>(() => undefined),
  fc.array(change, { minLength: 1, maxLength: 2 }).map(
    (changes): Exchange =>
      (value) =>
        typeof value === 'string'
          ? changes.reduce((now, one) => one(now), value)
          : typeof value === 'number'
            ? Number(changes.reduce((now, one) => one(now), String(value)))
            : value,
  ),
  fc.tuple(fc.oneof(fc.constantFrom(...NAMES), fc.string({ maxLength: 5 })), anyValue).map(
    ([name, put]): Exchange =>
      (value) =>
        Array.isArray(value)
          ? [...(value as unknown[]), ...(value as unknown[]), put]
          : isRecord(value)
            ? Object.fromEntries([...Object.entries(value), [name, put]])
            : [value],
  ),
)

/** Valid data with up to three parts exchanged, removed or inserted. */
export const spoiledData = (valid: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...valid), fc.array(fc.tuple(place, exchange), { minLength: 1, maxLength: 3 }))
    .map(([value, changes]) =>
      changes.reduce((now, [part, one]) => {
        const places = placesIn(now)
        return exchanged(now, places[Math.min(places.length - 1, Math.floor(part * places.length))]!, one)
      }, value),
    )

// ——— Requirements of a parser ——————————————————————————————————————————————————————————————————————————————

/** The longest message: no more of the input is repeated than a person can read. */
const LONGEST_MESSAGE = 800

/**
 * Checks that a problem helps: a stable name, and a complete sentence of readable length without anything only a
 * programmer understands.
 */
export function expectProblem(problem: Problem): void {
  const { name, at: where } = problem
  const message = problemInEnglish(problem)
  const isHelpful =
    /^[A-Z][A-Za-z]+$/.test(name) &&
    /[.?!]$/u.test(message) &&
    message.length < LONGEST_MESSAGE &&
    // Parts of the input are repeated in quotation marks.
    !/\[object|=>|undefined/.test(message.replaceAll(/“.*”|".*"/gs, '')) &&
    (where ?? '').length < 200
  // Said of tens of thousands of texts, for which an `expect` takes longer than to read them.
  if (!isHelpful) expect.fail(`${JSON.stringify(problem)} doesn’t help: “${message}”`)
}

export interface Reader<T> {
  readonly read: (text: string) => Result<T>
  readonly write?: (value: T) => string
  /** Valid texts, as the writer writes them. */
  readonly valid: readonly string[]
  /** The number of texts of each kind. */
  readonly runs?: number
  /** The length of the long texts, for readers that do real work on each piece of a valid text. */
  readonly long?: number
}

/** For any text, a reader returns a value or a helpful problem, and a value survives writing and reading. */
function expectReading<T>({ read, write }: Reader<T>, text: string): void {
  const result = read(text)
  if (!result.ok) return expectProblem(result.problem)
  if (!write) return
  const written = write(result.value)
  const again = read(written)
  expect(again).toEqual(result)
  expect(write((again as Extract<typeof again, { ok: true }>).value)).toBe(written)
}

/** Tests a reader of texts with every kind of text. A text that takes too long shows as a timeout of the suite. */
export function expectReader<T>(reader: Reader<T>): void {
  const { read, write, valid, runs = 200, long = LONG } = reader
  for (const text of valid) {
    const result = read(text)
    if (!result.ok) throw new Error(`“${text.slice(0, 80)}” should be read: ${problemInEnglish(result.problem)}`)
    if (write) expect(write(result.value)).toBe(text)
    expectReading(reader, text)
  }
  const parameters = fuzz(runs, 7)
  fc.assert(
    fc.property(anyText, (text) => expectReading(reader, text)),
    parameters,
  )
  fc.assert(
    fc.property(spoiled(valid), (text) => expectReading(reader, text)),
    parameters,
  )
  for (const text of longTexts(valid, long)) expectReading(reader, text)
}

/** Tests a reader of untrusted data with every kind of data. */
export function expectDataReader<T>(read: (value: unknown) => Result<T>, valid: readonly unknown[], runs = 300): void {
  const look = (value: unknown): void => {
    const result = read(value)
    if (result.ok) expect(read(result.value)).toEqual(result)
    else expectProblem(result.problem)
  }
  for (const value of valid) expect(read(value)).toMatchObject({ ok: true })
  fc.assert(fc.property(anyValue, look), fuzz(runs, 8))
  fc.assert(fc.property(spoiledData(valid), look), fuzz(runs, 9))
}
