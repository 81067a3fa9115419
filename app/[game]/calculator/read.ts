import { useCallback, useMemo } from 'react'
import { messagesOf } from '@/app/_languages/messages'
import { calculator } from '@/app/_languages/words'
import { type Card, makeCard, parseCard } from '@/lib/cards/card'
import { inWords } from '@/app/_languages/format'
import { DEAD_FIELD, enterSpot, spotFields, enteredIn } from '@/lib/game/enter'
import type { AnyGame, Rules, SpotField, SpotValues } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { createHold } from '@/app/_ui/hold'
import { isUnfinished, readPieces } from '@/app/_felt/card-pieces'
import { readRules } from '@/app/_settings/rule-texts'
import { namingUsualRules, withOwnRules } from '@/app/_settings/own-rules'
import { useAddress } from '@/app/_ui/use-address'
import { problemInWords } from '@/app/_ui/problem-words'
import {
  type CardsField,
  cardsFields,
  countedIn,
  type Form,
  mostCards,
  readAddress,
  readChoices,
  textOf,
  writeAddress,
} from './form'

/* Interprets a form: its rules, its decision if there is one, its problems, and what is missing. */

export interface Reading {
  readonly rules: Rules
  /** By field id. */
  readonly cards: Readonly<Record<string, readonly (Card | null)[]>>
  /** Problems as sentences, by field id. */
  readonly problems: Readonly<Record<string, string>>
  readonly ruleProblems: Readonly<Record<string, string>>
  /** What is missing, as sentences. */
  readonly needs: readonly string[]
  /** The decision; null while there are problems or something is missing. */
  readonly state: unknown
}

/** The name of a field inside a sentence: “your hand”, “the board”. */
export function inSentence(game: AnyGame, field: SpotField): string {
  const { name, inSentence: said = name } = enteredIn(messagesOf(game), field)
  return said
}

/** Two ranks without suits: `K5`. */
const BARE_HAND = /^([2-9tjqka]|10)([2-9tjqka]|10)$/i

function bareIn(field: CardsField, strange: readonly string[]): string | undefined {
  const [hand, more] = strange
  return field.id === 'hand' && hand !== undefined && more === undefined && BARE_HAND.test(hand)
    ? calculator.suitedOrNot(hand.toUpperCase())
    : undefined
}

function strangeIn(strange: readonly string[]): string | undefined {
  const piece = strange.find((text, i) => !(isUnfinished(text) && i === strange.length - 1))
  const read = piece === undefined ? null : parseCard(piece)
  return read && !read.ok ? problemInWords(read.problem) : undefined
}

function tooMany(game: AnyGame, field: CardsField, count: number): string | undefined {
  if (count <= mostCards(field)) return undefined
  const counts = field.counts.filter((n) => n > 0).map((n) => inWords(n))
  return calculator.tooMany(inSentence(game, field), counts, field.counts.at(-1) === 1, inWords(count))
}

/**
 * The problem with the first card that the deck doesn't have, or has too few of. `seen` holds the cards of earlier
 * fields with the fields they are in; this adds the field's own.
 */
function repeatedIn(
  game: AnyGame,
  rules: Rules,
  field: CardsField,
  cards: readonly (Card | null)[],
  seen: Map<Card, CardsField[]>,
): string | undefined {
  const deck = game.deck(rules)
  let problem: string | undefined
  for (const card of cards) {
    if (card === null) continue
    const places = seen.get(card) ?? []
    if (!deck.cards.includes(card)) problem ??= calculator.notInDeck(makeCard(card))
    else if (places.length >= deck.copies)
      problem ??=
        places.at(-1) === field
          ? calculator.inItTwice(makeCard(card))
          : calculator.inAlready(makeCard(card), inSentence(game, places.at(-1)!))
    seen.set(card, [...places, field])
  }
  return problem
}

/** The problem with cards that must be among those of another field. */
function strayIn(
  game: AnyGame,
  field: CardsField,
  cards: readonly (Card | null)[],
  read: Readonly<Record<string, readonly (Card | null)[]>>,
): string | undefined {
  const source = cardsFields(game).find(({ id }) => id === field.of)
  const named = cards.filter((card) => card !== null)
  const stray = named.find((card) => !read[source?.id ?? '']?.includes(card))
  if (stray !== undefined)
    return source ? calculator.notIn(makeCard(stray), inSentence(game, source)) : calculator.notEntered(makeCard(stray))
  const twice = named.find((card, i) => named.indexOf(card) !== i)
  return twice === undefined ? undefined : calculator.inItTwice(makeCard(twice))
}

/** A sentence that asks for the cards missing to the next number that makes a decision. */
function missingIn(game: AnyGame, field: CardsField, count: number): string | undefined {
  const next = field.counts.find((n) => n > count)
  if (next === undefined || field.counts.includes(count)) return undefined
  const left = next - count
  const isMore = count > 0
  return field.counts.includes(0)
    ? calculator.addOrTakeOut(left, inWords(left), isMore, inSentence(game, field), count, inWords(count))
    : calculator.add(left, inWords(left), isMore, inSentence(game, field))
}

function unfinishedIn(game: AnyGame, field: CardsField, strange: readonly string[]): string | undefined {
  const last = strange.at(-1)
  if (last === undefined || !isUnfinished(last)) return undefined
  return calculator.needsSuit(last, inSentence(game, field))
}

function valueOf(field: SpotField, form: Form): readonly number[] | boolean | number | string | undefined {
  const text = textOf(form, field.id)
  if (field.kind === 'choices') return readChoices(form, field)
  if (text === '' || field.kind === 'cards') return undefined
  if (field.kind === 'switch') return text === 'yes' ? true : text === 'no' ? false : text
  return Number(text)
}

/** The problem with the value of a switch or of choices that came from an address. */
function valueProblem(game: AnyGame, field: SpotField, form: Form): string | undefined {
  const text = textOf(form, field.id)
  const value = valueOf(field, form)
  if (value === undefined || field.kind === 'cards') return undefined
  if (field.kind === 'switch')
    return typeof value === 'boolean' ? undefined : calculator.neitherYesNorNo(text.slice(0, 40))
  const chosen = field.kind === 'choices' ? (value as readonly number[]) : [value]
  return chosen.every((one) => field.options.some((option) => option.value === one))
    ? undefined
    : calculator.noneOf(
        text.slice(0, 40),
        field.options.map(({ value }) => enteredIn(messagesOf(game), field).options?.[value] ?? String(value)),
      )
}

/** Reads the whole form. The result has a decision if there are no problems and nothing is missing. */
export function readForm(game: AnyGame, form: Form): Reading {
  const { rules, problems: ruleProblems } = readRules(game, form.rules)
  const cards: Record<string, readonly (Card | null)[]> = {}
  const problems: Record<string, string> = {}
  const needs: string[] = []
  const seen = new Map<Card, CardsField[]>()
  for (const field of cardsFields(game)) {
    const { cards: read, strange } = readPieces(textOf(form, field.id), field.holes)
    cards[field.id] = read
    const repeated =
      field.of === undefined ? repeatedIn(game, rules, field, read, seen) : strayIn(game, field, read, cards)
    const bare = mostCards(field) === 2 ? bareIn(field, strange) : undefined
    const problem = bare ?? strangeIn(strange) ?? repeated ?? tooMany(game, field, read.length)
    if (problem !== undefined) problems[field.id] = problem
    const need = unfinishedIn(game, field, strange) ?? missingIn(game, field, read.length)
    if (need !== undefined && problem === undefined) needs.push(need)
  }
  for (const field of game.fields) {
    const problem = valueProblem(game, field, form)
    if (problem !== undefined) problems[field.id] = problem
  }
  const reading: Reading = { rules, cards, problems, ruleProblems, needs, state: null }
  return needs.length > 0 || Object.keys(problems).length > 0 ? reading : enterForm(game, form, reading)
}

function enterForm(game: AnyGame, form: Form, reading: Reading): Reading {
  const others = game.fields.flatMap((field) => {
    const value = valueOf(field, form)
    return value === undefined ? [] : [[field.id, value] as const]
  })
  const entered = enterSpot(game, reading.rules, { ...reading.cards, ...Object.fromEntries(others) } as SpotValues)
  if (entered.ok) {
    const state = entered.value as object
    return {
      ...reading,
      state: game.settledByTable ? { ...state, sides: countedIn(game, form, reading.rules) } : state,
    }
  }
  const { at } = entered.problem
  const field = spotFields(game).some(({ id }) => id === at) ? at! : DEAD_FIELD.id
  return { ...reading, problems: { [field]: problemInWords(entered.problem) } }
}

/** The form, its interpretation, and a function that changes it. It is kept in the address. */
export function useForm(game: AnyTaughtGame) {
  const read = useCallback((query: URLSearchParams) => readAddress(game, withOwnRules(game, query)), [game])
  const write = useCallback((form: Form) => namingUsualRules(game, writeAddress(game, form)), [game])
  const [form, change] = useAddress(read, write)
  const reading: Reading = useMemo(() => readForm(game, form), [game, form])
  return { game, form, reading, change }
}

/** Shared by all parts of the page. */
export type FormHold = ReturnType<typeof useForm>

export const [FormHeld, useFormHold] = createHold<FormHold>()
