import './words'
import { speaking } from '#language-on-server'
import type { Catalogue, Translation } from '@/app/_languages/catalogue'
import { areas as english } from '@/app/_languages/translations/en'
import { languageOf } from '@/app/_languages/messages'
import spanish from '@/app/_languages/translations/es'
import { JOKER, parseCard } from '@/lib/cards/card'
import { GAMES } from '@/lib/games/index'
import { felt, type FeltSentences } from '@/lib/messages/words/felt/en'
import { felt as spanishFelt } from '@/lib/messages/words/felt/es'
import { must } from '@/lib/result'
import { capital } from '@/lib/text'

/* The words of the site in both languages, for browser tests. `fixture.ts` chooses the language. */

export interface Said extends Catalogue {
  /** Where the addresses of its pages begin: `/es`; English ones are the plain ones. */
  readonly start: string
  readonly games: Translation['games']
  /** What games have on the felt in common. */
  readonly places: FeltSentences
}

export const ENGLISH: Said = {
  start: '',
  ...english,
  games: Object.fromEntries(GAMES.map(({ id, messages }) => [id, messages])) as Said['games'],
  places: felt,
}

export const SPANISH: Said = { start: '/es', ...spanish.areas, games: spanish.games, places: spanishFelt }

/** What is written in a language, numbers and money as its pages have them. */
export const writtenIn = <T>({ start }: Said, write: () => T): T => speaking(languageOf(start), write)()

/** A card by its code: `As` is the “ace of spades”. */
export const cardIn = ({ cards }: Said, code: string): string => cards.card(must(parseCard(code)))

/** A pattern of any card, as it is spoken. */
export const anyCard = ({ cards }: Said): string =>
  `(${[...Array.from({ length: 52 }, (_, card) => card), JOKER].map((card) => cards.card(card)).join('|')})`

/** A pattern of any grade. */
export const anyGrade = ({ answer }: Said): string => `(${Object.values(answer.grades).join('|')})`

/** What is said beside a pay, the greatest of which is `most`, where something else was typed. */
export const notAPay = ({ problems }: Said, typed: string, most: number): string =>
  capital(
    problems['rule-is']({
      rule: '',
      must: { id: 'number', args: { whole: false, least: 0, most } },
      found: { id: 'value', args: { text: `"${typed}"` } },
    }).trim(),
  )

/** A sentence within a text. Where it has `~` there may be anything, or what the patterns match in turn. */
export function like(sentence: string, ...patterns: readonly string[]): RegExp {
  const pieces = sentence
    .split('~')
    .map((text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`))
  return new RegExp(pieces.reduce((all, text, i) => `${all}${patterns[i - 1] ?? '.*'}${text}`))
}

/** The same, where the text begins. */
export const begins = (sentence: string, ...patterns: readonly string[]): RegExp =>
  new RegExp(`^${like(sentence, ...patterns).source}`)

/** Any of these sentences. */
export const anyOf = (...sentences: readonly string[]): RegExp =>
  new RegExp(sentences.map((sentence) => like(sentence).source).join('|'))

/** How many of a session's decisions were right, whatever they were. */
export function anyScore({ trainerSummary }: Said, asked: number): RegExp {
  const { oneRight, oneWrong, allRight, someRight } = trainerSummary
  if (asked === 1) return new RegExp(`^(${anyOf(oneRight, oneWrong).source})$`)
  return anyOf(allRight(asked), ...Array.from({ length: asked }, (_, right) => someRight(right, asked)))
}
