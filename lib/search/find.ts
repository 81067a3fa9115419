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
  readonly called: readonly string[] | undefined
  readonly after: string | undefined
  readonly ofKind: string
  readonly hands: string
}

/** Numbers up to twenty are equal to their words, in English and Spanish, and “8s” to “eights”: “3 card poker”. */
const NUMBERS: ReadonlyMap<string, string> = new Map([
  ...[
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte',
  ].flatMap((words) => words.split(' ').map((word, i) => [word, String(i + 2)] as const)),
  ...'twos threes fours fives sixes sevens eights nines tens'.split(' ').map((word, i) => [`${i + 2}s`, word] as const),
])

/** Words too common to find anything, in English and Spanish. */
const EMPTY: ReadonlySet<string> = new Set(
  [
    'a an the of in on at to is are it and or for with i do does my me you your what whats how which should can',
    'el la los las un una unos unas de del en con por para y o u que cual como se me mi tu es son hay debo puedo',
  ].flatMap((words) => words.split(' ')),
)

/** The form in which a word is compared: `21`, `holdem`; null for a word that finds nothing. */
export const wordKey = (word: string): string | null => (EMPTY.has(word) ? null : (NUMBERS.get(word) ?? word))

/** The words of a text. Those with several spellings have one: “black jack”, “hold em”, “licence”. */
const wordsOf = (text: string): string[] =>
  plainWords(text)
    .join(' ')
    .replaceAll(/\b(?:(black) (jack)|(hold) (em))\b/g, '$1$2$3$4')
    .replaceAll(/\blicence\b/g, 'license')
    .split(' ')
    .filter(Boolean)

/** Words by their text: the same titles are compared with every query. */
const KEYS = new Map<string, readonly string[]>()

/** The different words of a text in the form in which they are compared. */
function keysOf(text: string): readonly string[] {
  const keys = KEYS.get(text) ?? [...new Set(wordsOf(text).flatMap((word) => wordKey(word) ?? []))]
  KEYS.set(text, keys)
  return keys
}

const OPTIONS: Options<Stored> = {
  fields: ['title', 'also', 'of', 'ofKind', 'text', 'hands'],
  storeFields: ['kind', 'title', 'of', 'text', 'path', 'called', 'after'],
  tokenize: (text, field) => (field === 'hands' ? text.split(' ').filter(Boolean) : wordsOf(text)),
  processTerm: (term, field) => (field === 'hands' ? term : wordKey(term)),
}

export type SearchIndex = MiniSearch<Stored>

/** The index as stored in a file. */
export type IndexFile = AsPlainObject

export function makeIndex(entries: readonly Entry[]): SearchIndex {
  const index = new MiniSearch<Stored>(OPTIONS)
  index.addAll(
    entries.map((entry, id) => {
      const { kind, title, of = '', text = '', path, also = [], called, ofKind = '', after, hands = [] } = entry
      return {
        id,
        kind,
        title,
        of,
        text,
        path,
        also: [...also, ...(called ?? [])].join(' | '),
        called,
        after,
        ofKind,
        hands: hands.join(' '),
      }
    }),
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
  rule: 1,
  clause: 0.7,
  table: 1,
  term: 1.4,
  page: 1.2,
}

/** Words that a query may have and an entry may lack. */
const OPTIONAL: ReadonlySet<string> = new Set('never always dont not when where nunca siempre cuando'.split(' '))

/** Whether one of the fields has a word, or its plural. */
const isIn = (fields: readonly string[], { match }: SearchResult, word: string): boolean =>
  [word, `${word}s`].some((term) => Object.hasOwn(match, term) && match[term]!.some((field) => fields.includes(field)))

/** Whether one of the fields has a word, and a bet’s not only because the name of its game has it. */
const isOwn = (fields: readonly string[], result: SearchResult, word: string): boolean =>
  isIn(fields, result, word) && !(result['kind'] === 'table' && isIn(['of'], result, word))

/**
 * Whether an entry’s names and its game’s have every word of the query. “How to deal pai gow” means the page of that name
 * rather than a game whose text mentions a dealer.
 */
const isCalledSo = (result: SearchResult, words: readonly string[]): boolean =>
  words.every((word) => isIn(['title', 'also', 'of', 'ofKind'], result, word)) &&
  words.some((word) => isOwn(['title', 'also'], result, word))

/** From how many letters on the start of a title’s word stands for it. */
const LEAST_START = 4

/** How much a title has in common with a query: from 0 to 1, where both have the same words. */
function likeness(title: string, asked: readonly string[]): number {
  const words = keysOf(title)
  const isAsked = (word: string): boolean =>
    asked.some((one) => one === word || (one.length >= LEAST_START && word.startsWith(one)))
  return (2 * words.filter(isAsked).length) / (words.length + asked.length)
}

/** Whether a query is an entry’s title. */
const isTitle = (result: SearchResult, words: readonly string[]): boolean =>
  keysOf(result['title']).join(' ') === words.join(' ')

/**
 * Whether a query is the title of a bet, or another name that we know people type for an entry, perhaps with the name of
 * its game.
 */
const isFullName = (result: SearchResult, words: readonly string[]): boolean =>
  (result['kind'] === 'table' && isTitle(result, words)) ||
  ((result['called'] as readonly string[] | undefined) ?? [])
    .map(keysOf)
    .some(
      (name) =>
        name.every((word) => words.includes(word)) &&
        words.every((word) => name.includes(word) || isIn(['of', 'ofKind'], result, word)),
    )

/**
 * Results by words: full names first, in the order of the index; then titles of the same words, then those called so;
 * among them, those whose titles are most like the query. An entry comes after the same of a game that is asked more often.
 */
function ranked(
  results: readonly SearchResult[],
  words: readonly string[],
  asked: readonly string[],
): readonly SearchResult[] {
  const rankOf = (result: SearchResult, like: number): number =>
    isFullName(result, words) ? 3 : like === 1 && result['kind'] !== 'hand' ? 2 : isCalledSo(result, words) ? 1 : 0
  const scored = results.map((result) => {
    const { title, of, path, after } = result as SearchResult & Stored
    const like = Math.max(likeness(title, asked), likeness(`${title} ${of}`, asked))
    return { result, path, after, rank: rankOf(result, like), score: result.score * (1 + like) }
  })
  const byPath = new Map(scored.map((one) => [one.path, one]))
  return scored
    .map((one) => {
      const twin = byPath.get(one.after ?? '')
      return twin ? { ...one, rank: Math.min(one.rank, twin.rank), score: Math.min(one.score, 0.99 * twin.score) } : one
    })
    .sort((a, b) => b.rank - a.rank || (a.rank === 3 ? 0 : b.score - a.score) || a.result.id - b.result.id)
    .map(({ result }) => result)
}

/** Words of casinos that no page explains. Words near them mean something else. */
const SPELLED_RIGHT: ReadonlySet<string> = new Set(['burn', 'muck', 'rake', 'toke'])

/** A word with two neighboring letters swapped, as in the typo “riks”: all such words. */
const swapped = (word: string): readonly string[] =>
  Array.from(word.slice(1), (letter, i) => word.slice(0, i) + letter + word[i]! + word.slice(i + 2))

/** The share of a query’s words that a result must have; words that nothing has don’t count. */
const LEAST_SHARE = 0.75

/** Of results that may lack some words, those that have most of the `known` ones, or else the games that are named. */
function havingMost(some: readonly SearchResult[], words: readonly string[], known: number): readonly SearchResult[] {
  const most = some.filter(({ queryTerms }) => {
    const count = new Set(queryTerms).size
    return count >= 2 && count >= LEAST_SHARE * known
  })
  if (most.length > 0) return most
  return some.filter(({ kind, title }) => {
    const name = keysOf(title)
    const initials = name.map((word) => word[0]).join('')
    return kind === 'game' && (words.includes(initials) || name.every((word) => words.includes(word)))
  })
}

/** Results by words: all words exactly, else with typos, else (unless `strict`) most of the words, else a game in them. */
function byWords(index: SearchIndex, text: string, strict: boolean): readonly SearchResult[] {
  const all = keysOf(text)
  const needed = all.filter((word) => !OPTIONAL.has(word))
  const words = needed.length > 0 ? needed : all
  const options = {
    fields: ['title', 'also', 'of', 'ofKind', 'text'],
    boost: { title: 4, also: 2.5, of: 1.5 },
    // A last word of one letter is being typed.
    prefix: (term: string, at: number) => term.length >= LEAST_PREFIX || (at > 0 && at === words.length - 1),
    boostDocument: (_id: unknown, _term: string, stored?: Record<string, unknown>) =>
      WEIGHTS[(stored?.['kind'] as Kind | undefined) ?? 'page'],
    tokenize: (query: string) => query.split(' '),
    processTerm: (word: string) => word,
  }
  const query = words.join(' ')
  const exact = index.search(query, { ...options, combineWith: 'AND' })
  if (exact.length > 0) return ranked(exact, words, all)
  const fuzzy = (term: string): number | false =>
    term.length >= LEAST_FUZZY && words.includes(term) && !SPELLED_RIGHT.has(term) ? FUZZY : false
  const near = index.search(
    { combineWith: 'AND', queries: words.map((word) => ({ combineWith: 'OR', queries: [word, ...swapped(word)] })) },
    { ...options, fuzzy },
  )
  if (near.length > 0 || strict) return ranked(near, words, all)
  const some = { ...options, combineWith: 'OR' } as const
  const known = new Set(index.search(query, some).flatMap(({ queryTerms }) => queryTerms)).size
  return ranked(havingMost(index.search(query, { ...some, fuzzy }), words, known), words, all)
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

/** A bet with the name the user typed (“AA bonus”) comes before the hand in that name; `words` are those besides the hand. */
const isNamed = (result: SearchResult, asked: readonly string[], words: readonly string[]): boolean =>
  result['kind'] === 'table' &&
  ((isCalledSo(result, asked) && words.some((word) => isOwn(['title', 'also', 'ofKind'], result, word))) ||
    Object.values(result.match).every((fields) => fields.some((field) => field === 'title' || field === 'also')))

/** Plays of blackjack, in English and Spanish. With one of them, a pair or a soft hand is a hand of blackjack. */
const PLAYS = /^(?:split|double?|doubling|hit|stand|surrender|divid|separ|dobl|plant|rend)/
/** A query with one of these asks for a rule. */
const ADVICE: ReadonlySet<string> = new Set(['never', 'always', 'all', 'nunca', 'siempre'])

/**
 * Everything that a query finds, the best first. If the query names a hand, hands come first, except after what has
 * that very name (“AA bonus”, “Aces and another pair”) and where it asks for a rule.
 */
export function find(index: SearchIndex, asked: string): readonly Found[] {
  const query = asked.slice(0, LONGEST_QUERY)
  const { hand, words } = readQuery(query)
  const isPlayed = /^(?:(.)\1|a.)$/.test(hand ?? '') && words.some((word) => PLAYS.test(word))
  const hands = hand === undefined ? [] : byHand(index, isPlayed ? `${hand}v` : hand, words)
  // The cards of a hand that no page is about: “A-A-K-K”.
  if (hands.length === 0 && /^(?:[\da-z]\W+|10\W+)+(?:[\da-z]|10)\W*$/i.test(query)) return []
  const known = new Set(hands.map(({ id }) => id as number))
  const others = byWords(index, query, hands.length > 0).filter(({ id }) => !known.has(id as number))
  const asksRule = isPlayed || words.some((word) => ADVICE.has(word))
  const [keys, besides] = [keysOf(query), keysOf(words.join(' '))]
  const isFirst = (result: SearchResult): boolean =>
    (asksRule && /^(?:rule|question)$/.test(result['kind'])) || isNamed(result, keys, besides) || isTitle(result, keys)
  const first = hands.length > 0 && words.length > 0 ? others.filter(isFirst) : []
  return [
    ...first.map((result) => asFound(result, false)),
    ...hands.map((result) => asFound(result, true)),
    ...others.filter((one) => !first.includes(one)).map((result) => asFound(result, false)),
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
