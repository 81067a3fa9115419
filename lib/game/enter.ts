import { DECK_WITH_JOKER } from '@/lib/cards/deck'
import { type Card, makeCard } from '@/lib/cards/card'
import type { Game, Rules, SpotField, SpotValues } from '@/lib/game/game'
import { hintOf } from '@/lib/nearest'
import type { EnteredWords, GameMessages } from '@/lib/messages/message'
import { fail, ok, type ProblemMessage, type Result } from '@/lib/result'

type CardsField = Extract<SpotField, { kind: 'cards' }>
type Value = SpotValues[string]

/** Every game takes dead cards. Each game checks itself how many its deck can spare. */
export const DEAD_FIELD: CardsField = { kind: 'cards', id: 'dead', counts: [], needed: false }

/** The fields by which a decision of this game is entered, dead cards last. */
export const spotFields = (game: Pick<Game<Rules, unknown, string>, 'fields'>): readonly SpotField[] => [
  ...game.fields,
  DEAD_FIELD,
]

/** The words of a field. Throws `RangeError` if the game doesn't have it. */
export function enteredIn({ entered }: Pick<GameMessages, 'entered'>, { id }: Pick<SpotField, 'id'>): EnteredWords {
  if (!Object.hasOwn(entered, id)) throw new RangeError(`no field has the id “${id}”`)
  return entered[id]!
}

type Takes = Extract<ProblemMessage, { readonly id: 'field-takes' }>['args']['must']

const bad = ({ id }: SpotField, must: Takes) => fail('BadField', { id: 'field-takes', args: { field: id, must } }, id)

function checkCards(field: CardsField, value: Value | undefined): Result<readonly (Card | null)[]> {
  const cards = value ?? []
  if (!Array.isArray(cards)) return bad(field, { id: 'cards' })
  if (!field.holes && cards.includes(null)) return bad(field, { id: 'all-cards' })
  const { id, counts } = field
  if (counts.length > 0 && !counts.includes(cards.length))
    return fail('WrongCount', { id: 'field-count', args: { field: id, counts, count: cards.length } }, id)
  return ok(cards)
}

function checkField(field: SpotField, value: Value | undefined): Result<Value> {
  switch (field.kind) {
    case 'cards':
      return checkCards(field, value)
    case 'switch':
      return value === undefined
        ? ok(field.byDefault)
        : typeof value === 'boolean'
          ? ok(value)
          : bad(field, { id: 'truth' })
    case 'choice': {
      const known = field.options.map((option) => option.value)
      if (value === undefined) return ok(field.byDefault)
      return typeof value === 'number' && known.includes(value)
        ? ok(value)
        : bad(field, { id: 'one-of', args: { known } })
    }
    case 'choices': {
      const known = field.options.map((option) => option.value)
      const all: readonly unknown[] = value === undefined ? [] : Array.isArray(value) ? value : [undefined]
      return all.every((one) => (known as readonly unknown[]).includes(one))
        ? ok(all as readonly number[])
        : bad(field, { id: 'list-of', args: { known } })
    }
  }
}

const repeated = (card: Card, fields: readonly string[], copies: number) =>
  fail('DuplicateCard', { id: 'repeated', args: { card: makeCard(card), fields, copies } }, fields.at(-1)!)

/** Checks that the cards of a field that names cards of another (`of`) are among them, and none twice. */
function checkNamed(fields: readonly SpotField[], values: SpotValues): Result<SpotValues> {
  for (const field of fields) {
    if (field.kind !== 'cards' || field.of === undefined) continue
    const cards = (values[field.id] as readonly (Card | null)[]).filter((card) => card !== null)
    const there = values[field.of] as readonly (Card | null)[]
    const stray = cards.find((card, i) => !there.includes(card) || cards.indexOf(card) !== i)
    if (stray === undefined) continue
    if (!there.includes(stray))
      return fail(
        'BadField',
        { id: 'not-among', args: { card: makeCard(stray), field: field.id, of: field.of } },
        field.id,
      )
    return repeated(stray, [field.id, field.id], 1)
  }
  return ok(values)
}

/** Checks that every list of choices has one for each card of its field `per`. */
function checkPer(fields: readonly SpotField[], values: SpotValues): Result<SpotValues> {
  const lengthOf = (id: string): number => (values[id] as readonly unknown[]).length
  for (const field of fields) {
    if (field.kind !== 'choices') continue
    const { id, per } = field
    const [count, cards] = [lengthOf(id), lengthOf(per)]
    if (count !== cards) return fail('WrongCount', { id: 'one-each', args: { field: id, per, cards, count } }, id)
  }
  return ok(values)
}

/** A card as it is written, or the number itself if it is none. */
const nameOf = (card: number): string => (DECK_WITH_JOKER.includes(card) ? makeCard(card) : String(card))

/** Checks that each card is in the deck, and appears no more often than the deck holds it. */
function checkDeck(
  deck: { readonly cards: readonly Card[]; readonly copies: number },
  fields: readonly SpotField[],
  values: SpotValues,
): Result<SpotValues> {
  const known = new Set(deck.cards)
  const seen = new Map<Card, string[]>()
  const own = fields.filter((field) => field.kind === 'cards' && field.of === undefined)
  for (const { id } of own) {
    const value = values[id]
    for (const card of Array.isArray(value) ? (value as readonly (Card | null)[]) : []) {
      if (card === null) continue
      if (!known.has(card)) return fail('UnknownCard', { id: 'not-in-deck', args: { card: nameOf(card) } }, id)
      const places = [...(seen.get(card) ?? []), id]
      if (places.length > deck.copies) return repeated(card, places, deck.copies)
      seen.set(card, places)
    }
  }
  return checkNamed(fields, values)
}

/** The failure for a field that isn't known: `UnknownField`, with a hint at the field that was meant. */
export function unknownField({ name }: { readonly name: string }, stray: string, known: readonly string[]) {
  const field = stray.slice(0, 40)
  return fail('UnknownField', { id: 'unknown-field', args: { field, game: name, hint: hintOf(stray, known) } }, field)
}

/**
 * The values of all fields, checked. Fails with `UnknownField`, `BadField`, `WrongCount`, `UnknownCard` or
 * `DuplicateCard`.
 */
function checkValues<R extends Rules, S, A extends string>(
  game: Game<R, S, A>,
  rules: R,
  values: SpotValues,
): Result<SpotValues> {
  const fields = spotFields(game)
  const names = fields.map((field) => field.id)
  const stray = Object.keys(values).find((id) => !names.includes(id))
  if (stray !== undefined) return unknownField(game, stray, names)
  const checked: Record<string, Value> = {}
  for (const field of fields) {
    const value = checkField(field, Object.hasOwn(values, field.id) ? values[field.id] : undefined)
    if (!value.ok) return value
    checked[field.id] = value.value
  }
  const counted = checkPer(fields, checked)
  return counted.ok ? checkDeck(game.deck(rules), fields, checked) : counted
}

/**
 * The decision that the values describe. Fields left out take their default: no cards, or the usual value. The game's
 * `enter` receives every field and `dead`. Fails as `checkValues` does, and as the game does if the cards don't make a
 * decision of it.
 */
export function enterSpot<R extends Rules, S, A extends string>(
  game: Game<R, S, A>,
  rules: R,
  values: SpotValues,
): Result<S> {
  const checked = checkValues(game, rules, values)
  return checked.ok ? game.enter(rules, checked.value) : checked
}
