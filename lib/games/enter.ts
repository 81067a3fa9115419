import { type Card, makeCard } from '@/lib/cards/card'
import type { Game, Rules, SpotField, SpotValues } from '@/lib/games/game'
import { suggestion } from '@/lib/games/nearest'
import { fail, ok, type Result } from '@/lib/result'

type CardsField = Extract<SpotField, { kind: 'cards' }>
type Value = SpotValues[string]

/** Every game takes dead cards; how many its deck can spare is the game's own check. */
export const DEAD_FIELD: CardsField = { kind: 'cards', id: 'dead', name: 'Dead cards', counts: [], needed: false }

/** The fields by which a spot of this game is entered, dead cards last. */
export const spotFields = (game: Pick<Game<Rules, unknown, string>, 'fields'>): readonly SpotField[] => [
  ...game.fields,
  DEAD_FIELD,
]

const bad = (field: SpotField, must: string) => fail('BadField', `${field.id} must be ${must}.`, field.id)

/** “3 cards”, “0, 3 or 5 cards”. */
function countsInWords(counts: readonly number[]): string {
  const all = counts.map(String)
  const last = all.pop() ?? ''
  return `${all.length > 0 ? `${all.join(', ')} or ${last}` : last} ${last === '1' && all.length === 0 ? 'card' : 'cards'}`
}

function checkCards(field: CardsField, value: Value | undefined): Result<readonly (Card | null)[]> {
  const cards = value ?? []
  if (!Array.isArray(cards)) return bad(field, 'a list of cards')
  if (!field.holes && cards.includes(null)) return bad(field, 'a list of cards without gaps')
  if (field.counts.length > 0 && !field.counts.includes(cards.length)) {
    const found = cards.length === 0 ? 'there is none' : `there ${cards.length === 1 ? 'is' : 'are'} ${cards.length}`
    return fail('WrongCount', `${field.id} takes ${countsInWords(field.counts)}; ${found}.`, field.id)
  }
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
          : bad(field, 'true or false')
    case 'choice': {
      const known = field.options.map((option) => option.value)
      if (value === undefined) return ok(field.byDefault)
      return typeof value === 'number' && known.includes(value) ? ok(value) : bad(field, `one of ${known.join(', ')}`)
    }
    case 'choices': {
      const known = field.options.map((option) => option.value)
      const all: readonly unknown[] = value === undefined ? [] : Array.isArray(value) ? value : [undefined]
      return all.every((one) => (known as readonly unknown[]).includes(one))
        ? ok(all as readonly number[])
        : bad(field, `a list of ${known.join(', ')}`)
    }
  }
}

const TIMES = ['never', 'once', 'twice', 'three times'] as const

function repeated(card: Card, fields: readonly string[], copies: number) {
  const times = TIMES[fields.length] ?? `${fields.length} times`
  const places = [...new Set(fields)]
  const where = places.length === 1 ? ` in ${places[0]}` : `: ${places.map((id) => `in ${id}`).join(' and ')}`
  const decks = copies === 1 ? '' : `; there are ${copies} decks`
  return fail('DuplicateCard', `${makeCard(card)} appears ${times}${where}${decks}`, places.at(-1)!)
}

/** Whether each card of a field that names cards of another (`of`) is among them, and once only. */
function checkNamed(fields: readonly SpotField[], values: SpotValues): Result<SpotValues> {
  for (const field of fields) {
    if (field.kind !== 'cards' || field.of === undefined) continue
    const cards = (values[field.id] as readonly (Card | null)[]).filter((card) => card !== null)
    const there = values[field.of] as readonly (Card | null)[]
    const stray = cards.find((card, i) => !there.includes(card) || cards.indexOf(card) !== i)
    if (stray === undefined) continue
    if (!there.includes(stray))
      return fail('BadField', `${makeCard(stray)} in ${field.id} is not in ${field.of}.`, field.id)
    return repeated(stray, [field.id, field.id], 1)
  }
  return ok(values)
}

/** Whether every list of choices (`per`) has as many as the field that it goes with has cards. */
function checkPer(fields: readonly SpotField[], values: SpotValues): Result<SpotValues> {
  for (const field of fields) {
    if (field.kind !== 'choices') continue
    const [made, cards] = [values[field.id], values[field.per]].map((list) => (list as readonly unknown[]).length)
    if (made !== cards)
      return fail('WrongCount', `${field.id} takes one for each card of ${field.per}: ${cards}, not ${made}.`, field.id)
  }
  return ok(values)
}

/** Whether each card is in the deck, and no more often than the deck holds it. */
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
      if (!known.has(card)) return fail('UnknownCard', `${makeCard(card)} is not in this game’s deck.`, id)
      const places = [...(seen.get(card) ?? []), id]
      if (places.length > deck.copies) return repeated(card, places, deck.copies)
      seen.set(card, places)
    }
  }
  return checkNamed(fields, values)
}

/** The values complete, each as its field wants it. Fails with `UnknownField`, `BadField`, `WrongCount`, `UnknownCard` or `DuplicateCard`. */
function checkValues<R extends Rules, S, A extends string>(
  game: Game<R, S, A>,
  rules: R,
  values: SpotValues,
): Result<SpotValues> {
  const fields = spotFields(game)
  const names = fields.map((field) => field.id)
  const stray = Object.keys(values).find((id) => !names.includes(id))
  if (stray !== undefined)
    return fail(
      'UnknownField',
      `“${stray.slice(0, 40)}” isn’t a field of ${game.name}.${suggestion(stray, names)}`,
      stray.slice(0, 40),
    )
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
 * The decision that the values describe: fields left out take their default, no cards or their usual value. The game's `enter`
 * gets every field and `dead`. Fails as `checkValues` does, and as the game itself does where the cards make no decision of it.
 */
export function enterSpot<R extends Rules, S, A extends string>(
  game: Game<R, S, A>,
  rules: R,
  values: SpotValues,
): Result<S> {
  const checked = checkValues(game, rules, values)
  return checked.ok ? game.enter(rules, checked.value) : checked
}
