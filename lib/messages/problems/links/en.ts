import type { Hint } from '@/lib/games/nearest'
import { type Message, say } from '../../message'
import { suggestion } from '../hint/en'

/* What is wrong with rules that were typed, and with what a link asks for besides a hand. */

interface Between {
  readonly least: number
  readonly most: number
}

/** What a rule may be. */
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

/** What it is instead, as far as it helps to see it. */
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

const rules = {
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

/** What a number of a plan says. */
export const numbers = {
  gap: () => 'how close a call is',
  hands: () => 'a number of hands',
  seconds: () => 'a number of seconds',
  bankroll: () => 'a bankroll in bets',
}

interface BadNumber {
  readonly text: string
  readonly what: keyof typeof numbers
  readonly whole: boolean
  readonly most: number
  readonly key: string
  readonly example: number
}

interface OfText {
  readonly text: string
}

const plans = {
  'plan-number': ({ text, what, whole, most, key, example }: BadNumber): string =>
    `“${text}” is not ${numbers[what]()}: ${whole ? 'a whole number from 1' : 'a number above 0'} to ${most}, as in ${key}=${example}.`,
  'two-clocks': () => 'Choose a clock for each decision or one for the whole run, not both.',
  'no-such-drill': ({ text }: OfText): string => `“${text}” isn’t a drill of this game.`,
  'no-such-choice': ({ text }: OfText): string => `“${text}” isn’t a way to choose the next hand.`,
  'no-such-seats': ({ text, known }: OfText & { readonly known: readonly string[] }): string =>
    `“${text}” isn’t whose cards are seen: ${known.join(' or ')}.`,
  'no-seats-here': ({ choice }: { readonly choice: string }): string =>
    `Other players’ cards aren’t shown with choice=${choice}.`,
  'stray-part': ({ part, choice }: { readonly part: string; readonly choice: string }): string =>
    `“${part}” says nothing where hands are not chosen by it: it goes with choice=${choice}.`,
  'no-skill': () => 'This link asks for one kind of decision, but doesn’t say which.',
  'no-such-skill': ({ text }: OfText): string => `“${text}” isn’t a kind of decision.`,
  'not-skill-here': ({ text }: OfText): string => `“${text}” isn’t a kind of decision under these rules.`,
  'no-lesson': () => 'This link asks for a lesson of the course, but doesn’t say which.',
  'no-session': ({ text }: OfText): string => `“${text}” isn’t the name of a session. One looks like k3x9a1b2.`,
  'many-hands': ({ count, most }: { readonly count: number; readonly most: number }): string =>
    `A list of ${count} hands is longer than ${most}.`,
  'bankroll-of-rounds': () => 'A bankroll needs whole rounds: single decisions don’t win or lose money.',
  'not-won': ({ text }: OfText): string =>
    `“${text}” is not what a bankroll has won: a number of bets, as in won=-12.5.`,
  'won-without-bankroll': () => '“won” says nothing where there is no bankroll.',
  'damaged-score': () => 'The score in this link is incomplete or damaged. Copy the whole link again.',
  'not-a-seed': ({ text }: OfText): string => `“${text}” isn’t the seed of a question. A seed looks like k3x9-12.`,
  'not-a-date': ({ text }: OfText): string => `“${text}” isn’t a date. A date looks like 2026-11-20.`,
}

const school = {
  'not-in-school': ({ text }: OfText): string => `“${text}” isn’t a game of the school.`,
  'not-one-of-school': ({ text, known }: OfText & { readonly known: readonly string[] }): string =>
    `“${text}” isn’t a game of the school: ${known.join(', ')}.`,
  'no-such-sheet': ({ text }: OfText): string => `We can’t print a sheet “${text}”.`,
  'bad-stakes': () => 'We can’t read the stakes in this link.',
  'sheet-hands': ({ text, most }: OfText & { readonly most: number }): string =>
    `A worksheet has 1 to ${most} hands, not “${text}”.`,
  'players-here': ({ text, most }: OfText & { readonly most: number }): string =>
    `A table has 1 to ${most} players here, not “${text}”.`,
  'seats-here': ({ text, most }: OfText & { readonly most: number }): string =>
    `A table has 1 to ${most} seats here, not “${text}”.`,
  'no-such-rounding': ({ text, known }: OfText & { readonly known: readonly string[] }): string =>
    `“${text}” isn’t a way to round: ${known.join(', ')}.`,
  'no-such-flash': ({ known }: { readonly known: readonly number[] }): string =>
    `The cards may lie open for ${known.join(', ')} seconds, or as long as it takes.`,
  'bad-rack': ({ most }: { readonly most: number }): string =>
    `A rack has 1 to ${most} denominations, such as 1, 2.50, 5, 25 and 100.`,
  'no-such-family': ({ text }: OfText): string => `This house way has no clauses of the family “${text}”.`,
  'no-such-clause': ({ way, text }: OfText & { readonly way: string }): string =>
    `The house way “${way}” has no clause “${text}”.`,
  'no-such-way': ({ text }: OfText): string => `There is no house way called “${text}”.`,
}

export const links = { ...rules, ...plans, ...school }

export type Links = typeof links
