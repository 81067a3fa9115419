import type { Hint } from '@/lib/nearest'
import { type Message, say } from '../../../message'
import { speechOf } from '../../../speech'
import { suggestion } from '../hint/en'

/* Problems with a custom house way. */

const { count } = speechOf('en')

interface OfText {
  readonly text: string
}

interface OfMost {
  readonly most: number
}

/** Problems with one part of it. */
export const parts = {
  record: ({ known }: { readonly known: readonly string[] }): string => `this must be a record of ${known.join(', ')}.`,
  unknown: ({ text, hint }: OfText & { readonly hint: Hint }): string =>
    `“${text}” is unknown here.${suggestion(hint)}`,
  text: () => 'this must be a text.',
  empty: () => 'this is empty.',
  'strange-text': () => 'this has a character that can’t be shown.',
  'long-text': ({ most }: OfMost): string => `this is longer than ${most} characters.`,
  id: () => 'an id is made of letters, digits and hyphens.',
  list: () => 'this must be a list, and not an empty one.',
  'long-list': ({ most }: OfMost): string => `this has more than ${most} entries.`,
  'one-of': ({ text, known }: { readonly text: string | undefined; readonly known: readonly string[] }): string =>
    `${text === undefined ? 'this' : `“${text}”`} must be one of ${known.join(', ')}.`,
  range: ({ text }: OfText): string => `“${text}” isn’t a range of ranks like J-K, 2-6 or A.`,
  front: () => 'two cards go in front.',
  truth: () => 'this must be true or false.',
  'truth-or-any': () => 'this must be true, false or “any”.',
  'same-id': ({ text }: OfText): string => `two clauses have the id “${text}”.`,
  'no-such-clause': ({ text }: OfText): string => `there is no clause called “${text}”.`,
}

/** The place where a text stops being JSON. */
interface Place {
  readonly line: number
  readonly column: number
  readonly isCut: boolean
}

const placed = ({ line, column, isCut }: Place): string =>
  `line ${line}, column ${column}${isCut ? ': the file ends too soon' : ''}`

export const ways = {
  'no-such-way': ({ text }: OfText): string => `There is no house way called “${text}”.`,
  'way-part': ({ at, wrong }: { readonly at: string; readonly wrong: Message<typeof parts> }): string =>
    `${at}: ${say(parts, wrong)}`,
  'not-a-way': () => 'This is not the text of a house way.',
  'long-way': ({ length, most }: OfMost & { readonly length: number }): string =>
    `This house way is too long for an address: its text has ${count(length)} characters, ${count(most)} at most. Pass it on as a file.`,
  'damaged-way': () => 'The text of this house way is damaged.',
  'taken-id': ({ text }: OfText): string =>
    `A house way of one’s own cannot be called “${text}”: that is a way of this site.`,
  'not-total': ({ way, hand }: { readonly way: string; readonly hand: string }): string =>
    `The house way “${way}” has no legal setting for ${hand} (* are of one suit).`,
  'large-way': ({ length }: { readonly length: number }): string =>
    `This file has ${count(length)} characters: too many for a house way.`,
  'way-not-json': ({ place }: { readonly place: Place | undefined }): string =>
    `This file is not JSON${place === undefined ? '.' : ` (${placed(place)}).`}`,
}

export type Ways = typeof ways
