import { plainWords } from './words'

/*
 * Hands as people type them, in English or Spanish, in one short form: `k5o`, `88`, `q64`, `16vt`, `a7v9`. Ranks are
 * lower-case letters, the highest first; then `s` or `o` for two suited or offsuit cards; after `v` comes the dealer's
 * card. A total is a number.
 */

const RANKS = '23456789tjqka'

/** Words and their meanings. A map, because a plain object would also answer to words such as `constructor`. */
const wordsFor = (words: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(words))

/** Includes Spanish: no word has a different meaning in the other language. */
export const RANK_WORDS = wordsFor({
  ace: 'a',
  king: 'k',
  queen: 'q',
  jack: 'j',
  ten: 't',
  nine: '9',
  eight: '8',
  seven: '7',
  six: '6',
  five: '5',
  four: '4',
  three: '3',
  two: '2',
  deuce: '2',
  trey: '3',
  as: 'a',
  rey: 'k',
  dama: 'q',
  reina: 'q',
  jota: 'j',
  diez: 't',
  nueve: '9',
  ocho: '8',
  siete: '7',
  seis: '6',
  cinco: '5',
  cuatro: '4',
  tres: '3',
  dos: '2',
})

const SPANISH_PLURALS = /^(?:as|rey|tres|dos|seis)$/
const several = (word: string): string =>
  word === 'six' || SPANISH_PLURALS.test(word) ? `${word}es` : word === 'diez' ? 'dieces' : `${word}s`

/** Plurals that mean a pair: “eights”, “sixes”, “reyes”. */
const PAIR_WORDS: ReadonlyMap<string, string> = new Map(Array.from(RANK_WORDS, ([word, rank]) => [several(word), rank]))

const SUITED = wordsFor({
  suited: 's',
  suit: 's',
  s: 's',
  offsuit: 'o',
  offsuited: 'o',
  unsuited: 'o',
  off: 'o',
  o: 'o',
  // “Del mismo palo”, “de distinto palo”.
  mismo: 's',
  distinto: 'o',
})
const AGAINST: ReadonlySet<string> = new Set(['v', 'vs', 'versus', 'against', 'contra'])
/** Words that may accompany a hand and add nothing. */
const FILLERS: ReadonlySet<string> = new Set([
  ...['of', 'the', 'an', 'a', 'hard', 'and'],
  ...['de', 'del', 'el', 'la', 'un', 'una', 'y', 'palo', 'duro'],
])
const PAIRED: ReadonlySet<string> = new Set(['pair', 'pocket', 'pairs', 'pareja', 'parejas'])

/** A word of a hand. */
type Part =
  | { readonly kind: 'ranks'; readonly ranks: string; readonly suited: string }
  | { readonly kind: 'pair'; readonly rank: string }
  | { readonly kind: 'total'; readonly total: number }
  | { readonly kind: 'suited'; readonly suited: string }
  | { readonly kind: 'paired' | 'soft' | 'against' | 'filler' }

const ranksPart = (ranks: string, suited = ''): Part => ({ kind: 'ranks', ranks, suited })

/** Cards with their suits: `kh5d`. */
function cardsPart(word: string): Part | undefined {
  if (!/^([2-9tjqka][shdc]){2,3}$/.test(word)) return undefined
  const cards = word.match(/../g)!
  const suits = new Set(cards.map((card) => card[1]))
  return ranksPart(cards.map((card) => card[0]).join(''), cards.length === 2 ? (suits.size === 1 ? 's' : 'o') : '')
}

/** The meaning of a word in a hand; undefined if it has none. */
function partOf(typed: string): Part | undefined {
  if (AGAINST.has(typed)) return { kind: 'against' }
  if (PAIRED.has(typed)) return { kind: 'paired' }
  if (typed === 'soft' || typed === 'blando') return { kind: 'soft' }
  if (FILLERS.has(typed)) return { kind: 'filler' }
  // “6 to 5” is a payout.
  if (typed === 'to') return undefined
  const [suited, rank, paired] = [SUITED, RANK_WORDS, PAIR_WORDS].map((words) => words.get(typed))
  if (suited !== undefined) return { kind: 'suited', suited }
  if (rank !== undefined) return ranksPart(rank)
  if (paired !== undefined) return { kind: 'pair', rank: paired }
  if (/^(1[1-9]|2[01])$/.test(typed)) return { kind: 'total', total: Number(typed) }
  const word = typed.replaceAll('10', 't')
  return cardsPart(word) ?? shortPart(word)
}

/** `k5o`, `88`, `q64`, `5`. */
function shortPart(word: string): Part | undefined {
  const [, ranks, suited = ''] = /^([2-9tjqka]{1,3})([so]?)$/.exec(word) ?? []
  return ranks === undefined ? undefined : ranksPart(ranks, suited)
}

const highFirst = (ranks: string): string => [...ranks].sort((a, b) => RANKS.indexOf(b) - RANKS.indexOf(a)).join('')

/** The words before “against”, or after it, as one side of a hand; undefined if they aren't one. */
function sideOf(parts: readonly Part[], facing: boolean): string | undefined {
  const has = (kind: Part['kind']): boolean => parts.some((part) => part.kind === kind)
  const ranks = parts
    .map((part) => (part.kind === 'ranks' ? part.ranks : part.kind === 'pair' ? part.rank.repeat(2) : ''))
    .join('')
  const suited = parts.map((part) => (part.kind === 'suited' || part.kind === 'ranks' ? part.suited : '')).join('')
  const [total, ...totals] = parts.flatMap((part) => (part.kind === 'total' ? [part.total] : []))
  if (suited.length > 1 || totals.length > 0) return undefined
  if (total !== undefined)
    return ranks !== '' || !facing ? undefined : has('soft') ? `a${highFirst(softSecond(total))}` : String(total)
  // “A pair of twos”, not “two pairs”.
  if (has('paired'))
    return ranks.length === 1 && parts[0]?.kind === 'paired'
      ? ranks.repeat(2)
      : ranks.length === 2 && ranks[0] === ranks[1]
        ? ranks
        : undefined
  // “8s”: eights.
  if (parts.length === 1 && ranks.length === 1 && suited === 's') return ranks.repeat(2)
  if (facing && ranks === 't') return '10'
  if (ranks.length < (facing ? 1 : 2) || ranks.length > 3) return undefined
  return highFirst(ranks) + (ranks.length === 2 && ranks[0] !== ranks[1] ? suited : '')
}

/** The card beside the ace in a soft total. */
const softSecond = (total: number): string => (total >= 13 && total <= 20 ? RANKS[total - 13]! : '')

/** The dealer's card. An “a” before another word is no ace. */
function upcardOf(parts: readonly Part[]): string | undefined {
  const ranks = parts.filter((part) => part.kind === 'ranks').map((part) => part.ranks)
  if (ranks.length === 1 && ranks[0]!.length === 1) return ranks[0]
  return ranks.length === 0 && parts.at(-1)?.kind === 'filler' ? 'a' : undefined
}

const isLetter = (word: string | undefined): boolean => word !== undefined && /^([2-9tjqka]|10)$/.test(word)

/** Reads the words of the player's side, where an “a” next to a card's letter is an ace. */
const ownPart = (word: string, at: number, words: readonly string[]): Part | undefined =>
  word === 'a' && (isLetter(words[at + 1]) || (at === words.length - 1 && isLetter(words[at - 1])))
    ? ranksPart('a')
    : partOf(word)

const whole = (parts: readonly (Part | undefined)[]): parts is readonly Part[] =>
  parts.every((part) => part !== undefined)

/** The short form of words that name a hand and nothing else; undefined for others. */
function keyOf(words: readonly string[]): string | undefined {
  const at = words.findIndex((word) => AGAINST.has(word))
  const [ownParts, dealerParts] = [
    (at < 0 ? words : words.slice(0, at)).map(ownPart),
    (at < 0 ? [] : words.slice(at + 1)).map(partOf),
  ]
  if (!whole(ownParts) || !whole(dealerParts)) return undefined
  if (at < 0) return sideOf(ownParts, false)
  const [own, dealer] = [sideOf(ownParts, true), upcardOf(dealerParts)]
  return own === undefined || dealer === undefined || words[at + 1] === undefined ? undefined : `${own}v${dealer}`
}

/**
 * A text in its short form: that of a hand, or else its letters and digits. All names of one hand have the same form.
 */
export const handKey = (text: string): string => {
  const words = plainWords(text)
  return keyOf(words) ?? words.join('')
}

/** A query taken apart. */
export interface Read {
  /** The hand in it, in its short form. */
  readonly hand: string | undefined
  /** The words besides the hand. */
  readonly words: readonly string[]
}

/** The longest query that is searched, in characters. Of a longer text, only the start is used. */
export const LONGEST_QUERY = 200
/** “The queen of spades and the six of hearts against an ace” has this many words. */
const MOST_WORDS_OF_A_HAND = 16

const isNumber = (word = ''): boolean => /^\d+$/.test(word) || RANK_WORDS.has(word)

/**
 * Words that belong to no hand: “at” in “odds at the tables”, unless the query says whether it is suited; the number in
 * “3 card”; those in “6 to 5”, a payout, and in “against two to nine”.
 */
const isOther = (word: string, at: number, words: readonly string[]): boolean =>
  (word === 'at' && words.length > 1 && !SUITED.has(words[at + 1] ?? '')) ||
  /^(?:cards?|cartas?)$/.test(words[at + 1] ?? '') ||
  (isNumber(word) && [1, -1].some((by) => words[at + by] === 'to' && isNumber(words[at + 2 * by])))

/** Whether a card or a pair beside another belongs to the same hand. */
const isMore = (one = '', other = ''): boolean =>
  (isLetter(one) && isLetter(other)) || (PAIR_WORDS.has(one) && PAIR_WORDS.has(other))

/** Whether a hand goes on before or after a run of its words: “aces and kings” and “K-Q-J-T-9” are none of our hands. */
function hasMore(words: readonly string[], from: number, to: number): boolean {
  const [before, inside, after] = [words.slice(0, from), words.slice(from, to), words.slice(to)].map((some) =>
    some.filter((word) => word === 'a' || !FILLERS.has(word)),
  ) as [string[], string[], string[]]
  return isMore(before.at(-1), inside[0]) || isMore(inside.at(-1), after[0])
}

/** The longest run of words that is a hand, and the other words. */
export function readQuery(text: string): Read {
  const typed = text.slice(0, LONGEST_QUERY)
  const words = plainWords(typed.replace(/(?<=\d)\s*:\s*(?=\d)/g, ' to '))
  const cards = words.map((word, at) =>
    isOther(word, at, words) && !(word === 'at' && /\bAT\b/.test(typed)) ? '' : word,
  )
  for (let length = Math.min(words.length, MOST_WORDS_OF_A_HAND); length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const to = from + length
      const hand = keyOf(cards.slice(from, to))
      if (hand === undefined) continue
      if (!hand.includes('v') && hasMore(cards, from, to)) return { hand: undefined, words }
      return { hand, words: [...words.slice(0, from), ...words.slice(to)] }
    }
  return { hand: undefined, words }
}
