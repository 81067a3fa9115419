import { type Message, say } from '../../../message'
import { speechOf } from '../../../speech'

/* Problems with a file of records, or with one record. */

const { count } = speechOf('en')

interface Between {
  readonly least: number
  readonly most: number
}

/** What a field of a record must be. */
export const fields = {
  text: ({ least, most }: Between): string =>
    `a text of ${least === 0 ? 'at most' : `${least} to`} ${count(most)} characters`,
  number: ({ least, most }: Between): string => `a number from ${count(least)} to ${count(most)}`,
  'number-or-null': ({ least, most }: Between): string => `null or a number from ${count(least)} to ${count(most)}`,
  count: ({ most }: { readonly most: number }): string => `a whole number from 0 to ${count(most)}`,
  'one-of': ({ known }: { readonly known: readonly string[] }): string => `one of ${known.join(', ')}`,
  truth: () => 'true or false',
  moment: () => 'a moment in whole milliseconds since 1970',
  game: () => 'a game that this Feltwise knows',
  actions: () => 'a list of actions',
  advice: () => 'what a way to play said',
  record: () => 'an answer or a round',
  kind: () => '“answer”, “round”, “run” or “school”',
}

/** Why a file isn't JSON. */
export const breaks = {
  bracket: () => 'a bracket is closed that was not opened',
  empty: () => 'it is empty',
  cut: () => 'its end is missing',
}

export const files = {
  'record-field': ({ place, must }: { readonly place: string; readonly must: Message<typeof fields> }): string =>
    `${place === '' ? 'A record' : place}: this must be ${say(fields, must)}.`,
  'long-record': ({ place, length }: { readonly place: string; readonly length: number }): string =>
    `${place}: this has ${count(length)} characters, too many for a record.`,
  'record-not-json': ({ place }: { readonly place: string }): string => `${place}: this isn’t JSON.`,
  'frame-not-json': () => 'This isn’t a JSON file: we can’t read what is outside its records.',
  'broken-json': ({ why }: { readonly why: Message<typeof breaks> }): string =>
    `This isn’t a JSON file: ${say(breaks, why)}.`,
  'deep-file': ({ most }: { readonly most: number }): string =>
    `This file has more than ${most} brackets inside each other, so Feltwise didn’t export it.`,
  'long-frame': () =>
    'This file has more than 12 million characters that aren’t records, so Feltwise didn’t export it.',
  'foreign-json': () => 'This is a JSON file, but Feltwise didn’t export it.',
  'foreign-format': ({ found, format }: { readonly found: string; readonly format: string }): string =>
    `This is a JSON file, but Feltwise didn’t export it: its format is ${found}, not “${format}”.`,
  'bad-version': ({ found }: { readonly found: string }): string =>
    `version: this must be a whole number, 1 or more, not ${found}.`,
  'newer-file': ({ version, most }: { readonly version: number; readonly most: number }): string =>
    `This file was exported by a newer Feltwise (format ${version}; this one reads up to ${most}). Reload the page to get the newer one.`,
  'no-records': () => 'records: this must be a list. The file has none.',
  'odd-records': () => 'records: the name of this list is written in a way that is not read here. Write it plainly.',
  'many-records': ({ most }: { readonly most: number }): string =>
    `This file has more than ${count(most)} records: too many for one.`,
  'not-exported': () => 'Feltwise didn’t export this file: its exports begin with a brace.',
  'large-file': ({ size, most }: { readonly size: number; readonly most: number }): string =>
    `This file has ${count(size)} MB: more than the ${count(most)} MB that are read.`,
  'reading-stopped': () => 'We stopped before the end of the file.',
  'utf-16': () => 'This file is UTF-16. Save it as UTF-8 text.',
  'not-text': () => 'This isn’t a text file: some of its bytes aren’t UTF-8.',
  'unreadable-file': () => 'The browser couldn’t read this file. It may have been moved or changed.',
}

export type Files = typeof files
