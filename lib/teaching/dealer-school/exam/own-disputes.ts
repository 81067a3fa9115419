import { fail, ok, type Result } from '@/lib/result'
import { isVisible } from '@/lib/text'
import type { DisputeWords } from '../disputes/cases'
import type { Dispute } from '../disputes/disputes'
import { plainText, readWritten, writeName } from './names'
import type { GameId } from '@/lib/games/ids'

/* Disputes that an instructor writes for an exam: as typed, as asked, and as the exam's link holds them. */

export interface OwnDispute {
  readonly name: string
  readonly situation: string
  readonly options: readonly string[]
  /** The index of the right option, from 0. */
  readonly ruling: number
  readonly why: string
  /** Empty if the house itself is the source. */
  readonly source: string
  /** Its language, as in the attribute `lang`; absent in older links. */
  readonly lang?: string
}

/** The most characters of each text. */
const LONGEST = { name: 60, situation: 500, option: 160, why: 400, source: 120 } as const
type Field = keyof typeof LONGEST

export const OWN_OPTIONS = { least: 2, most: 5 } as const
/** In one part of an exam. */
const MOST_DISPUTES = 20
/**
 * The most characters that the own disputes of an exam may add to a link: browsers send an address several times with
 * one request.
 */
export const MOST_OWN_TEXT = 4000

const FIRST = 'a'.charCodeAt(0)
const letter = (index: number): string => String.fromCharCode(FIRST + index)

/** Reads one text of a dispute. `number` is the dispute's number, from 1, for the error message. */
function readText(of: Field, text: string, number: number): Result<string> {
  const plain = plainText(text)
  const problem = (id: 'own-empty' | 'own-long' | 'own-strange') =>
    fail('BadDispute', { id, args: { of, number, most: LONGEST[of] } }, `own-${number}-${of}`)
  if (plain === '' && of !== 'source') return problem('own-empty')
  if (plain.length > LONGEST[of]) return problem('own-long')
  return /\p{C}/u.test(plain) || (plain !== '' && !isVisible(plain)) ? problem('own-strange') : ok(plain)
}

/** Reads a typed dispute. Fails with `BadDispute`, which names the dispute and the field. */
function readOwnDispute(typed: OwnDispute, number: number): Result<OwnDispute> {
  const { least, most } = OWN_OPTIONS
  const about = `own-${number}-option`
  if (typed.options.length < least || typed.options.length > most || typed.options[typed.ruling] === undefined)
    return fail('BadDispute', { id: 'own-options', args: { number, least, most } }, about)
  const texts: string[] = []
  const fields = [
    ['name', typed.name],
    ['situation', typed.situation],
    ...typed.options.map((option) => ['option', option] as const),
    ['why', typed.why],
    ['source', typed.source],
  ] as readonly (readonly [Field, string])[]
  for (const [of, text] of fields) {
    const read = readText(of, text, number)
    if (!read.ok) return read
    texts.push(read.value)
  }
  const [name = '', situation = '', ...more] = texts
  const [why = '', source = ''] = more.slice(-2)
  const options = more.slice(0, -2)
  if (new Set(options).size < options.length) return fail('BadDispute', { id: 'own-same', args: { number } }, about)
  const { ruling, lang } = typed
  return ok({ name, situation, options, ruling, why, source, ...(lang !== undefined && { lang }) })
}

/** Reads the typed disputes of a part. Fails with `BadDispute`. */
export function readOwnDisputes(typed: readonly OwnDispute[]): Result<readonly OwnDispute[]> {
  if (typed.length === 0 || typed.length > MOST_DISPUTES)
    return fail('BadDispute', { id: 'own-many', args: { most: MOST_DISPUTES } }, 'own')
  const read: OwnDispute[] = []
  for (const [i, one] of typed.entries()) {
    const dispute = readOwnDispute(one, i + 1)
    if (!dispute.ok) return dispute
    read.push(dispute.value)
  }
  return ok(read)
}

// ——— In a link ——————————————————————————————————————————————————————————————————————————————————————————————

const BETWEEN = '.'
/**
 * The number of texts before the options: one with the right option, the number of options and the language; then the
 * name, the situation, the reason and the source.
 */
const HEAD = 5

/**
 * `b3en.Late-bet.…`: for each dispute a text with the right option, the number of options and the language, then its
 * other texts.
 */
export const makeOwnDisputes = (disputes: readonly OwnDispute[]): string =>
  disputes
    .flatMap(({ name, situation, options, ruling, why, source, lang = '' }) => [
      `${letter(ruling)}${options.length}${lang}`,
      ...[name, situation, why, source, ...options].map(writeName),
    ])
    .join(BETWEEN)

/**
 * Reads the text that `makeOwnDisputes` wrote. Fails with `BadDispute`. Other texts with the same meaning aren't
 * refused here: the caller writes the exam again and compares.
 */
export function parseOwnDisputes(text: string): Result<readonly OwnDispute[]> {
  const texts = text.slice(0, MOST_OWN_TEXT + 1).split(BETWEEN)
  const disputes: OwnDispute[] = []
  for (let at = 0; at < texts.length;) {
    const [, right, count, lang] = /^([a-z])(\d)([a-z]{2,3})?$/.exec(texts[at]!) ?? []
    const end = at + HEAD + Number(count)
    if (right === undefined || end > texts.length) return fail('BadDispute', { id: 'own-cut' }, 'own')
    const [name = '', situation = '', why = '', source = '', ...options] = texts.slice(at + 1, end).map(readWritten)
    const ruling = right.charCodeAt(0) - FIRST
    disputes.push({ name, situation, options, ruling, why, source, ...(lang !== undefined && { lang }) })
    at = end
  }
  return readOwnDisputes(disputes)
}

// ——— As they are asked ——————————————————————————————————————————————————————————————————————————————————————

/** The text with a full stop, if it ends without punctuation. */
const ended = (text: string): string => (/[.!?…”"»)]$/.test(text) ? text : `${text}.`)

/** The dispute as the school asks its own. Its name is its id, and both languages show the instructor's text. */
export function askedOf({ name, situation, options, ruling, why, source, lang }: OwnDispute, game: GameId): Dispute {
  const words: DisputeWords = {
    name,
    situation: ended(situation),
    options: Object.fromEntries(options.map((option, i) => [letter(i), ended(option)])),
    why: ended(why),
  }
  return {
    id: name,
    game,
    own: { source, lang },
    ruling: letter(ruling),
    en: words,
    es: words,
  }
}
