import type { Hint } from '@/lib/nearest'
import { type Message, say } from '../../../message'
import { suggestion } from '../hint/en'

/* Problems with typed or linked rules of a game. */

interface Between {
  readonly least: number
  readonly most: number
}

/** The values that a rule accepts. */
export const mays = {
  number: ({ whole, least, most }: Between & { readonly whole: boolean }): string =>
    `a ${whole ? 'whole ' : ''}number from ${least} to ${most}`,
  decimal: ({ places }: { readonly places: number }): string => `a decimal of at most ${places} places`,
  several: ({ least, known }: { readonly least: number; readonly known: readonly (number | string)[] }): string =>
    `a list of ${least} or more of ${known.join(', ')}, each once`,
  choice: ({ known, begins }: { readonly known: readonly string[]; readonly begins?: string | undefined }): string =>
    `one of ${known.map((name) => `"${name}"`).join(', ')}${begins === undefined ? '' : `, or a text that begins with "${begins}"`}`,
  truth: () => 'true or false',
  record: () => 'a record of rules by name',
}

/** The value found instead, if showing it helps. */
export const founds = {
  value: ({ text }: { readonly text: string }): string => text,
  list: () => 'a list',
  record: () => 'a record',
}

interface OfRule {
  readonly rule: string
  readonly must: Message<typeof mays>
}

interface Unknown {
  readonly name: string
  readonly game: string
  readonly hint: Hint
}

export const rules = {
  'rule-missing': ({ rule, must }: OfRule): string => `${rule} must be ${say(mays, must)}; it is missing.`,
  'rule-too-little': ({ rule, must, value }: OfRule & { readonly value: number }): string =>
    `${rule} must be ${say(mays, must)}; ${value} is too little.`,
  'rule-too-much': ({ rule, must, value }: OfRule & { readonly value: number }): string =>
    `${rule} must be ${say(mays, must)}; ${value} is too much.`,
  'rule-is': ({ rule, must, found }: OfRule & { readonly found: Message<typeof founds> }): string =>
    `${rule} must be ${say(mays, must)}, not ${say(founds, found)}.`,
  'rule-must': ({ rule, must }: OfRule): string => `${rule} must be ${say(mays, must)}.`,
  'unknown-rule': ({ name, game, hint }: Unknown): string => `“${name}” isn’t a rule of ${game}.${suggestion(hint)}`,
  'unknown-variant': ({ name, game, hint }: Unknown): string => `${game} has no variant “${name}”.${suggestion(hint)}`,
  'long-rules': () => 'This address is too long to be the rules of a game.',
  'surrender-after-look': () =>
    'lateSurrender must be false where peek is false: late surrender comes after the dealer’s look.',
}

export type RuleProblems = typeof rules
