import { fail, ok, type Result } from '@/lib/result'
import type { DisputeWords } from './cases'
import type { Dispute } from './disputes'
import { plainText, readWritten, writeName } from './exam-names'
import type { GameId } from '@/lib/games/ids'

/* Disputes that an instructor writes for an exam: as they are typed, as they are asked, and as the exam's link holds them. */

export interface OwnDispute {
  readonly name: string
  readonly situation: string
  readonly options: readonly string[]
  /** Which of the options is right, from 0. */
  readonly ruling: number
  readonly why: string
  /** The empty text where the house itself is the source. */
  readonly source: string
  /** The language it is written in, as in `lang`; absent in links that are older than this. */
  readonly lang?: string
}

/** How many letters each text may have. */
const LONGEST = { name: 60, situation: 500, option: 160, why: 400, source: 120 } as const
type Field = keyof typeof LONGEST

export const OWN_OPTIONS = { least: 2, most: 5 } as const
/** In a part of an exam. */
const MOST_DISPUTES = 20
/** Characters of a link that the disputes of a whole exam may take: a browser sends an address several times with one request. */
export const MOST_OWN_TEXT = 4000

const FIRST = 'a'.charCodeAt(0)
const letter = (index: number): string => String.fromCharCode(FIRST + index)

/** One text of a dispute. `number` is the dispute's, from 1, for what is said of it. */
function readText(of: Field, text: string, number: number): Result<string> {
  const plain = plainText(text)
  const problem = (id: 'own-empty' | 'own-long' | 'own-strange') =>
    fail('BadDispute', { id, args: { of, number, most: LONGEST[of] } }, `own-${number}-${of}`)
  if (plain === '' && of !== 'source') return problem('own-empty')
  if (plain.length > LONGEST[of]) return problem('own-long')
  return /\p{C}/u.test(plain) ? problem('own-strange') : ok(plain)
}

/** Reads a dispute as it was typed. Fails with `BadDispute`, which says in which of them and where. */
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

/** Reads the disputes of a part as they were typed. Fails with `BadDispute`. */
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
/** The texts before the options: which is right, how many there are and the language, the name, the situation, why, the source. */
const HEAD = 5

/** `b3en.Late-bet.…`: of each dispute the right option, how many there are and the language, then its texts. */
export const makeOwnDisputes = (disputes: readonly OwnDispute[]): string =>
  disputes
    .flatMap(({ name, situation, options, ruling, why, source, lang = '' }) => [
      `${letter(ruling)}${options.length}${lang}`,
      ...[name, situation, why, source, ...options].map(writeName),
    ])
    .join(BETWEEN)

/** Reads what `makeOwnDisputes` wrote; another text for the same is caught by whoever writes the exam again. Fails with `BadDispute`. */
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

/** A text that others follow in the same line. */
const ended = (text: string): string => (/[.!?…”"»)]$/.test(text) ? text : `${text}.`)

/** A dispute as the school asks its own. It is called by its name; it has one language, the instructor's. */
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
