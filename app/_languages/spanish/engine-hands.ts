import { words } from '@/lib/messages/es'

/*
 * How ranks, suits and hands are called in Spanish, and how sentences with ranks in them are put together. In a pattern `{r}` is a rank
 * (“king”), `{rs}` several (“kings”), `{a}` one with its article (“a king”), `{n}` a number. In the words that answer it `{1}` is the first
 * of them as it is counted, `{1s}` several, `{1u}` “un rey”, `{1e}` “el rey”, `{1a}` “al rey”.
 */

interface Rank {
  readonly one: string
  readonly many: string
  readonly feminine?: true
}

const ENGLISH = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king', 'ace']

const RANKS: Readonly<Record<string, Rank>> = Object.fromEntries(
  ENGLISH.map((name, rank) => [
    name,
    {
      one: words.rank(rank),
      many: words.rank(rank, 2),
      ...(words.aRank(rank).startsWith('una ') ? { feminine: true as const } : {}),
    },
  ]),
)

const SUITS: Readonly<Record<string, string>> = {
  spades: 'picas',
  hearts: 'corazones',
  diamonds: 'diamantes',
  clubs: 'tréboles',
}

const ONE = Object.keys(RANKS).join('|')
const MANY = Object.keys(RANKS)
  .map((rank) => (rank === 'six' ? 'sixes' : `${rank}s`))
  .join('|')

/** A rank by its English word, one or several; a number is itself. */
const rankOf = (word: string): Rank =>
  RANKS[word] ?? RANKS[word.replace(/e?s$/, '')] ?? RANKS[word.slice(0, -1)] ?? { one: word, many: word }

const FORMS: Readonly<Record<string, (rank: Rank) => string>> = {
  '': ({ one }) => one,
  s: ({ many }) => many,
  u: ({ one, feminine }) => `${feminine ? 'una' : 'un'} ${one}`,
  e: ({ one, feminine }) => `${feminine ? 'la' : 'el'} ${one}`,
  a: ({ one, feminine }) => `${feminine ? 'a la' : 'al'} ${one}`,
}

/** “u ocho” in the place of “o ocho”. */
const softened = (text: string): string => text.replace(/\bo (?=ocho)/g, 'u ')

/** A pattern and what answers it, made ready to be asked. */
export function pattern([english, spanish]: readonly [english: string, spanish: string]): (
  text: string,
) => string | undefined {
  const escaped = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  const asked = new RegExp(
    `^${escaped.replaceAll('{rs}', `(${MANY})`).replaceAll('{r}', `(${ONE})`).replaceAll('{a}', `an? (${ONE})`).replaceAll('{n}', '([\\d.,$]+)')}$`,
  )
  return (text) => {
    const found = asked.exec(text)
    return found
      ? softened(
          spanish.replace(/\{(\d)([suae]?)\}/g, (_, at: string, form: string) =>
            FORMS[form]!(rankOf(found[Number(at)]!)),
          ),
        )
      : undefined
  }
}

/** Hands by their names, the longest words first where one begins like another. */
const HANDS = (
  [
    ['pair of {rs}', 'pareja de {1s}'],
    ['pair of {rs} with {a}', 'pareja de {1s} con {2u}'],
    ['two pair, {rs} and {rs}', 'dobles parejas de {1s} y {2s}'],
    ['three {rs}', 'trío de {1s}'],
    ['four {rs}', 'póquer de {1s}'],
    ['five {rs}', 'cinco {1s}'],
    ['{rs} full of {rs}', 'full de {1s} y {2s}'],
    ['{r}-high straight flush', 'escalera de color {1a}'],
    ['{r}-high straight', 'escalera {1a}'],
    ['{r}-high flush', 'color {1a}'],
    ['{r} high', 'carta alta {1}'],
    ['{r} high or less', 'carta alta {1} o menos'],
    ['{r}-{r} offsuit', '{1}-{2} de distinto palo'],
    ['{r}-{r} suited', '{1}-{2} del mismo palo'],
    ['{r}-{r}', '{1}-{2}'],
    ['{r}-{r}-{r}', '{1}-{2}-{3}'],
    ['{r} and {r} suited', '{1} y {2} del mismo palo'],
    ['{r}', '{1}'],
    ['{rs}', '{1s}'],
  ] as const
).map(pattern)

/** What a hand is called, in small letters; undefined of what is none. */
export const handName = (english: string): string | undefined => firstOf(HANDS, english)

export function firstOf(patterns: readonly ((text: string) => string | undefined)[], text: string): string | undefined {
  for (const asked of patterns) {
    const found = asked(text)
    if (found !== undefined) return found
  }
  return undefined
}

/** A card with its article, where it has one: “el rey de picas”; undefined of what is no card. */
export function cardName(english: string, article: boolean): string | undefined {
  const [, rank, suit] = /^(\w+) of (\w+)$/.exec(english) ?? []
  if (rank === undefined || suit === undefined || !Object.hasOwn(RANKS, rank) || !Object.hasOwn(SUITS, suit))
    return english === 'joker' ? (article ? 'el comodín' : 'comodín') : undefined
  return `${FORMS[article ? 'e' : '']!(RANKS[rank]!)} de ${SUITS[suit]!}`
}
