import MiniSearch, { type AsPlainObject, type Options, type SearchResult } from 'minisearch'
import { type Entry, type Kind, KINDS } from './entry'
import { LONGEST_QUERY, readQuery } from './hand-key'
import { plainWords } from './words'

/*
 * The search index and queries on it. The build and the browser use the same options.
 */

interface Stored {
  readonly id: number
  readonly kind: Kind
  readonly title: string
  readonly of: string
  readonly text: string
  readonly path: string
  readonly also: string
  readonly hands: string
}

/** Numbers up to twelve are equal to their words, in English and Spanish: “3 card poker”. */
const NUMBERS: ReadonlyMap<string, string> = new Map(
  [
    ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
    ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
  ].flatMap((words) => words.map((word, i) => [word, String(i + 2)] as const)),
)

/** Words too common to find anything, in English and Spanish. */
const EMPTY: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'of',
  'in',
  'on',
  'at',
  'to',
  'is',
  'are',
  'it',
  'and',
  'or',
  'for',
  'with',
  'i',
  'do',
  'does',
  'my',
  'me',
  'you',
  'your',
  'what',
  'whats',
  'how',
  'which',
  'should',
  'can',
  ...'el la los las un una unos unas de del en con por para y o u que cual como se me mi tu es son hay debo puedo'.split(
    ' ',
  ),
])

/** The form in which a word is compared: `21`, `holdem`; null for a word that finds nothing. */
export const wordKey = (word: string): string | null => (EMPTY.has(word) ? null : (NUMBERS.get(word) ?? word))

const OPTIONS: Options<Stored> = {
  fields: ['title', 'also', 'of', 'text', 'hands'],
  storeFields: ['kind', 'title', 'of', 'text', 'path'],
  tokenize: (text, field) => (field === 'hands' ? text.split(' ').filter(Boolean) : [...plainWords(text)]),
  processTerm: (term, field) => (field === 'hands' ? term : wordKey(term)),
}

export type SearchIndex = MiniSearch<Stored>

/** The index as stored in a file. */
export type IndexFile = AsPlainObject

export function makeIndex(entries: readonly Entry[]): SearchIndex {
  const index = new MiniSearch<Stored>(OPTIONS)
  index.addAll(
    entries.map(({ kind, title, of = '', text = '', path, also = [], hands = [] }, id) => ({
      id,
      kind,
      title,
      of,
      text,
      path,
      also: also.join(' | '),
      hands: hands.join(' '),
    })),
  )
  return index
}

/** Reads an index that `makeIndex` made. Throws on any other file. */
export const readIndex = (file: IndexFile): SearchIndex => MiniSearch.loadJS<Stored>(file, OPTIONS)

// ——— Asking ———————————————————————————————————————————————————————————————————————————————————————————————

/**
 * A result. `marks` are the words of its title and text that matched, as `wordKey` writes them; a hand marks the whole
 * title.
 */
export interface Found {
  readonly kind: Kind
  readonly title: string
  readonly of: string
  readonly text: string
  readonly path: string
  readonly isHand: boolean
  readonly marks: readonly string[]
}

export interface FoundGroup {
  readonly kind: Kind
  readonly found: readonly Found[]
}

/** Short words must match exactly; in longer ones, one letter in five may differ. */
const LEAST_FUZZY = 4
const FUZZY = 0.2
const LEAST_PREFIX = 2

const WEIGHTS: Readonly<Record<Kind, number>> = {
  hand: 1,
  game: 1.8,
  question: 1.1,
  rule: 0.8,
  clause: 0.8,
  table: 1,
  term: 1.4,
  page: 1.2,
}

const TEXT_FIELDS = ['title', 'also', 'of', 'text'] as const

/**
 * Whether a title or alias has every word of the query. “How to deal pai gow” means the page of that name rather than a
 * game whose text mentions a dealer.
 */
const isCalledSo = ({ queryTerms, match }: SearchResult): boolean =>
  queryTerms.every((term) => match[term]?.some((field) => field === 'title' || field === 'also') ?? false)

/** Results by words: all words exactly, else with typos, else (unless `strict`) only some of the words. */
function byWords(index: SearchIndex, text: string, strict: boolean): readonly SearchResult[] {
  const options = {
    fields: [...TEXT_FIELDS],
    boost: { title: 4, also: 2.5, of: 1.5 },
    prefix: (term: string) => term.length >= LEAST_PREFIX,
    boostDocument: (_id: unknown, _term: string, stored?: Record<string, unknown>) =>
      WEIGHTS[(stored?.['kind'] as Kind | undefined) ?? 'page'],
    tokenize: (query: string) => [...plainWords(query)],
    processTerm: wordKey,
  }
  const exact = index.search(text, { ...options, combineWith: 'AND' })
  if (exact.length > 0) return [...exact.filter(isCalledSo), ...exact.filter((one) => !isCalledSo(one))]
  const fuzzy = (term: string): number | false => (term.length >= LEAST_FUZZY ? FUZZY : false)
  const near = index.search(text, { ...options, fuzzy, combineWith: 'AND' })
  return near.length > 0 || strict ? near : index.search(text, { ...options, fuzzy, combineWith: 'OR' })
}

/** Results by hand, complete or only begun. Other words in the query put that game's hands first. */
function byHand(index: SearchIndex, hand: string, words: readonly string[]): readonly SearchResult[] {
  const found = index.search(hand, {
    fields: ['hands'],
    prefix: true,
    tokenize: (query) => [query],
    processTerm: (term) => term,
  })
  if (words.length === 0) return found
  const also = new Map(byWords(index, words.join(' '), false).map(({ id, score }) => [id as number, score]))
  const fitting = found.filter(({ id }) => also.has(id as number))
  return fitting.length > 0 ? fitting : found
}

const asFound = (result: SearchResult, isHand: boolean): Found => ({
  kind: result['kind'] as Kind,
  title: result['title'] as string,
  of: result['of'] as string,
  text: result['text'] as string,
  path: result['path'] as string,
  isHand,
  marks: isHand ? [] : result.terms,
})

/** A bet with the name the user typed (“AA bonus”) comes before the hand in that name. */
const isNamed = ({ match, ...result }: SearchResult): boolean =>
  result['kind'] === 'table' &&
  Object.values(match).every((fields) => fields.some((one) => one === 'title' || one === 'also'))

/**
 * Everything that a query finds, the best first. If the query names a hand, hands come first, except after a bet of
 * that name.
 */
export function find(index: SearchIndex, asked: string): readonly Found[] {
  const query = asked.slice(0, LONGEST_QUERY)
  const { hand, words } = readQuery(query)
  const hands = hand === undefined ? [] : byHand(index, hand, words)
  const known = new Set(hands.map(({ id }) => id as number))
  const others = byWords(index, query, hands.length > 0).filter(({ id }) => !known.has(id as number))
  const named = hands.length > 0 && words.length > 0 ? others.filter(isNamed) : []
  return [
    ...named.map((result) => asFound(result, false)),
    ...hands.map((result) => asFound(result, true)),
    ...others.filter((one) => !named.includes(one)).map((result) => asFound(result, false)),
  ]
}

/** Results by kind. The kind of the best result comes first, then the others in the order of `KINDS`. */
export function inGroups(found: readonly Found[]): readonly FoundGroup[] {
  const first = found[0]?.kind
  const kinds = [...new Set([...(first === undefined ? [] : [first]), ...found.map(({ kind }) => kind)])]
  const rank = (kind: Kind): number => (kind === first ? -1 : KINDS.indexOf(kind))
  return kinds
    .sort((a, b) => rank(a) - rank(b))
    .map((kind) => ({ kind, found: found.filter((one) => one.kind === kind) }))
}

/** A text in pieces, with the matches marked. */
export function markedPieces(
  text: string,
  { isHand, marks }: Pick<Found, 'isHand' | 'marks'>,
): readonly { readonly text: string; readonly marked: boolean }[] {
  if (isHand) return [{ text, marked: true }]
  const known = new Set(marks)
  return text.split(/([\p{L}\p{N}×’'½]+)/u).flatMap((piece) => {
    if (piece === '') return []
    const keys = plainWords(piece).map(wordKey)
    return [{ text: piece, marked: keys.length > 0 && keys.some((key) => key !== null && known.has(key)) }]
  })
}
