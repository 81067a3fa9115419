import { type Card, makeCard, parseCard } from '@/lib/cards/card'
import { inWords } from '@/app/_components/format'
import { DEAD_FIELD, enterSpot, spotFields } from '@/lib/games/enter'
import type { AnyGame, Rules, SpotField, SpotValues } from '@/lib/games/game'
import { cardsFields, mostCards, textOf, type CardsField, type Form } from './form'
import { isUnfinished, readPieces } from '@/app/_components/card-pieces'
import { readRules } from '@/app/_components/rule-texts'

/* What a form means: the rules in force, the decision if there is one, what is wrong and what is missing. */

export interface Reading {
  readonly rules: Rules
  /** By field id. */
  readonly cards: Readonly<Record<string, readonly (Card | null)[]>>
  /** By field id: what is wrong, in a sentence. */
  readonly problems: Readonly<Record<string, string>>
  readonly ruleProblems: Readonly<Record<string, string>>
  /** What is still missing, in sentences. */
  readonly needs: readonly string[]
  /** The decision; null while something is wrong or missing. */
  readonly state: unknown
}

/** “your hand”, “the board”: a field inside a sentence. */
export const inSentence = (field: SpotField): string => (/^your /i.test(field.name) ? `your ${field.name.slice(5)}` : `the ${field.name.charAt(0).toLowerCase()}${field.name.slice(1)}`)

const cardsCounted = (count: number, more = ''): string => `${inWords(count)} ${more}${count === 1 ? 'card' : 'cards'}`

const listed = (names: readonly string[]): string => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`)

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function strangeIn(strange: readonly string[]): string | undefined {
  const piece = strange.find((text, i) => !(isUnfinished(text) && i === strange.length - 1))
  const read = piece === undefined ? null : parseCard(piece)
  return read && !read.ok ? read.problem.message : undefined
}

function tooMany(field: CardsField, count: number): string | undefined {
  if (count <= mostCards(field)) return undefined
  const counts = field.counts.filter((n) => n > 0).map((n) => inWords(n))
  return `${upperFirst(inSentence(field))} takes ${listed(counts)} ${field.counts.at(-1) === 1 ? 'card' : 'cards'}; there are ${inWords(count)}.`
}

/** The first card that the deck has not, or has not so often; `seen` holds the cards of this and earlier fields with their places. */
function repeatedIn(game: AnyGame, rules: Rules, field: CardsField, cards: readonly (Card | null)[], seen: Map<Card, CardsField[]>): string | undefined {
  const deck = game.deck(rules)
  let problem: string | undefined
  for (const card of cards) {
    if (card === null) continue
    const places = seen.get(card) ?? []
    if (!deck.cards.includes(card)) problem ??= `${makeCard(card)} is not in this game’s deck.`
    else if (places.length >= deck.copies) problem ??= `${makeCard(card)} is in ${places.at(-1) === field ? 'it twice' : `${inSentence(places.at(-1)!)} already`}.`
    seen.set(card, [...places, field])
  }
  return problem
}

/** What is wrong with cards that must be among those of another field. */
function strayIn(game: AnyGame, field: CardsField, cards: readonly (Card | null)[], read: Readonly<Record<string, readonly (Card | null)[]>>): string | undefined {
  const source = cardsFields(game).find(({ id }) => id === field.of)
  const named = cards.filter((card) => card !== null)
  const stray = named.find((card) => !read[source?.id ?? '']?.includes(card))
  if (stray !== undefined) return `${makeCard(stray)} is not in ${source ? inSentence(source) : 'the cards entered'}.`
  const twice = named.find((card, i) => named.indexOf(card) !== i)
  return twice === undefined ? undefined : `${makeCard(twice)} is in it twice.`
}

/** How many cards are missing up to the next number that makes a decision, in a sentence. */
function missingIn(field: CardsField, count: number): string | undefined {
  const next = field.counts.find((n) => n > count)
  if (next === undefined || field.counts.includes(count)) return undefined
  const add = `Add ${cardsCounted(next - count, count > 0 ? 'more ' : '')} to ${inSentence(field)}`
  return field.counts.includes(0) ? `${add}, or take out ${count === 1 ? 'the one' : `the ${inWords(count)}`} there.` : `${add}.`
}

function unfinishedIn(field: CardsField, strange: readonly string[]): string | undefined {
  const last = strange.at(-1)
  if (last === undefined || !isUnfinished(last)) return undefined
  return `“${last}” in ${inSentence(field)} needs ${last === '1' ? 'a 0 and ' : ''}a suit: s, h, d or c.`
}

function valueOf(field: SpotField, text: string): boolean | number | string | undefined {
  if (text === '' || field.kind === 'cards') return undefined
  if (field.kind === 'switch') return text === 'yes' ? true : text === 'no' ? false : text
  return Number(text)
}

/** What is wrong with a switch or a choice that an address gave. */
function valueProblem(field: SpotField, text: string): string | undefined {
  const value = valueOf(field, text)
  if (value === undefined || field.kind === 'cards') return undefined
  if (field.kind === 'switch') return typeof value === 'boolean' ? undefined : `“${text.slice(0, 40)}” is neither yes nor no.`
  return field.options.some((option) => option.value === value) ? undefined : `“${text.slice(0, 40)}” is none of ${listed(field.options.map(({ name }) => name))}.`
}

/** Reads the whole form. The decision is there if nothing is wrong and nothing missing. */
export function readForm(game: AnyGame, form: Form): Reading {
  const { rules, problems: ruleProblems } = readRules(game, form.rules)
  const cards: Record<string, readonly (Card | null)[]> = {}
  const problems: Record<string, string> = {}
  const needs: string[] = []
  const seen = new Map<Card, CardsField[]>()
  for (const field of cardsFields(game)) {
    const { cards: read, strange } = readPieces(textOf(form, field.id), field.holes)
    cards[field.id] = read
    const repeated = field.of === undefined ? repeatedIn(game, rules, field, read, seen) : strayIn(game, field, read, cards)
    const problem = strangeIn(strange) ?? repeated ?? tooMany(field, read.length)
    if (problem !== undefined) problems[field.id] = problem
    const need = unfinishedIn(field, strange) ?? missingIn(field, read.length)
    if (need !== undefined && problem === undefined) needs.push(need)
  }
  for (const field of game.fields) {
    const problem = valueProblem(field, textOf(form, field.id))
    if (problem !== undefined) problems[field.id] = problem
  }
  const reading = { rules, cards, problems, ruleProblems, needs, state: null }
  return needs.length > 0 || Object.keys(problems).length > 0 ? reading : enterForm(game, form, reading)
}

function enterForm(game: AnyGame, form: Form, reading: Reading): Reading {
  const others = game.fields.flatMap((field) => {
    const value = valueOf(field, textOf(form, field.id))
    return value === undefined ? [] : [[field.id, value] as const]
  })
  const entered = enterSpot(game, reading.rules, { ...reading.cards, ...Object.fromEntries(others) } as SpotValues)
  if (entered.ok) return { ...reading, state: entered.value as unknown }
  const { at, message } = entered.problem
  const field = spotFields(game).some(({ id }) => id === at) ? at! : DEAD_FIELD.id
  return { ...reading, problems: { [field]: message } }
}
