import { calculator } from '@/app/_languages/words'
import { makeCard, makeCards, type Card } from '@/lib/cards/card'
import { DEAD_FIELD, spotFields } from '@/lib/game/enter'
import type { AnyGame, Rules, SpotField, SpotValues } from '@/lib/game/game'
import { makeSides, parseSides, placeSides, type Sides, sidesOf } from '@/lib/engines/round/index'
import { countedSides } from '@/lib/game/side-bets/forfeited'
import { nearest } from '@/lib/nearest'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { makeRandom } from '@/lib/math/random'
import { joinRules, readRules, splitRules, usualRules, type RuleTexts } from '@/app/_settings/rule-texts'
import { readPieces } from '@/app/_felt/card-pieces'
import { problemInWords } from '@/app/_ui/problem-words'

/* The calculator's form: a text for each field, valid or not. `read.ts` interprets the texts. */

export interface Form {
  /** By field id: cards as typed, `yes` or `no`, or the number of a choice. Absent if nothing was entered. */
  readonly texts: Readonly<Record<string, string>>
  readonly rules: RuleTexts
  /** The field of cards that the picker fills. */
  readonly active: string
  /** A sentence about a part of the address that belongs to no field. */
  readonly notice: string | null
}

export type CardsField = Extract<SpotField, { kind: 'cards' }>

const LONGEST_TEXT = 400
const EMPTY_PLACE = 'x'

export const cardsFields = (game: AnyGame): readonly CardsField[] =>
  spotFields(game).filter((field) => field.kind === 'cards')
const typedField = (game: AnyGame, id: string): CardsField | undefined =>
  cardsFields(game).find((field) => field.id === id)
export const mostCards = (field: CardsField): number =>
  field.counts.length === 0 ? Infinity : Math.max(...field.counts)

/**
 * A field that takes more cards shows places only for the fewest that make a decision. A hand that is hit grows as it
 * is filled.
 */
const MOST_PLACES = 7
/** The number of cards after which the picker moves on to the next field. */
export const enoughCards = (field: CardsField): number =>
  mostCards(field) > MOST_PLACES ? Math.min(...field.counts.filter((n) => n > 0)) : mostCards(field)

/** The fields that take cards from the deck in turn, without dead cards and without cards of another field. */
const dealtFields = (game: AnyGame): readonly CardsField[] =>
  cardsFields(game).filter(
    (field) => field.id !== DEAD_FIELD.id && !field.seen && field.of === undefined && field.counts.length > 0,
  )

const firstField = (game: AnyGame): string => (cardsFields(game)[0] ?? DEAD_FIELD).id

export const emptyForm = (game: AnyGame, rules: RuleTexts = usualRules(game)): Form => ({
  texts: {},
  rules,
  active: firstField(game),
  notice: null,
})

export const textOf = (form: Form, id: string): string => form.texts[id] ?? ''

// ——— Lists of choices ———————————————————————————————————————————————————————————————————————————————————

export type ChoicesField = Extract<SpotField, { kind: 'choices' }>

const BETWEEN_CHOICES = '.'

/** One choice for each card of the field that the choices belong to: those in the text, then the default. */
export function readChoices(form: Form, field: ChoicesField): readonly number[] {
  const { cards } = readPieces(textOf(form, field.per))
  const written = textOf(form, field.id).split(BETWEEN_CHOICES).filter(Boolean).map(Number)
  return cards.slice(0, field.each.length).map((_, i) => written[i] ?? field.byDefault)
}

/** Empty if all choices are the default. */
export const writeChoices = (field: ChoicesField, choices: readonly number[]): string =>
  choices.every((choice) => choice === field.byDefault) ? '' : choices.join(BETWEEN_CHOICES)

// ——— The address ————————————————————————————————————————————————————————————————————————————————————————

/** A spot's values as texts. Fields with their default value are left out. */
function textsOf(game: AnyGame, values: SpotValues): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const field of spotFields(game)) {
    const value = values[field.id]
    if (field.kind === 'cards')
      texts[field.id] = ((value ?? []) as readonly (Card | null)[])
        .map((card) => (card === null ? EMPTY_PLACE : makeCard(card)))
        .join('')
    else if (field.kind === 'choices') texts[field.id] = writeChoices(field, (value ?? []) as readonly number[])
    else if (value !== undefined && value !== field.byDefault)
      texts[field.id] = value === true ? 'yes' : value === false ? 'no' : String(value)
  }
  return texts
}

// ——— Side bets ——————————————————————————————————————————————————————————————————————————————————————————

/** The form's key for the side bets placed, as states write them: `trips_1`. */
const SIDES = 'sides'

const sidesText = (sides: Sides) => (Object.keys(sides).length > 0 ? { [SIDES]: makeSides(sides) } : {})

const readSides = (game: AnyGame, { texts }: Pick<Form, 'texts'>) => parseSides(game.sideBets, texts[SIDES] ?? '')

/** The side bets placed, in base wagers. A text that can't be read places none. */
export function sidesIn(game: AnyGame, form: Form): Sides {
  const read = readSides(game, form)
  return read.ok ? read.value : {}
}

/** Those that decide something at this table: all if a fold loses one, otherwise none. */
export const countedIn = (game: AnyGame, form: Form, rules: Rules): Sides => countedSides(rules, sidesIn(game, form))

/** Places a side bet of one base wager, or takes it away. */
export function toggleSide(game: AnyGame, form: Form, bet: string): Form {
  const { [bet]: before, ...others } = sidesIn(game, form)
  const sides = placeSides(game.sideBets, before === undefined ? { ...others, [bet]: 1 } : others)
  return { ...withText(form, SIDES, makeSides(sides)), active: form.active }
}

/** The form for a decision, as links from the trainer open it. */
export const formOfState = (game: AnyGame, rules: RuleTexts, state: unknown): Form =>
  settle(game, {
    ...emptyForm(game, rules),
    texts: {
      ...textsOf(game, game.values(state)),
      ...sidesText(countedSides(readRules(game, rules).rules, sidesOf(state))),
    },
  })

/** A random decision of the game, dealt under the rules of the form and with its side bets placed. */
export function exampleFor(game: AnyTaughtGame, form: Form, seed: string): Form {
  const random = makeRandom(seed)
  const drills = game.drills.filter((drill) => drill.stage !== undefined || game.drills.length === 1)
  const drill = (drills[Math.floor(random() * drills.length)] ?? game.drills[0]).id
  const { texts, ...example } = formOfState(
    game,
    form.rules,
    game.spot(readRules(game, form.rules).rules, drill, random),
  )
  return { ...example, texts: { ...texts, ...sidesText(sidesIn(game, form)) } }
}

/**
 * Reads what it can of an address: `?hand=KsQd&board=…&dead=…&rules=…`, or `?spot=…` as the trainer writes it. Never
 * fails: problems are shown below their fields or in the notice.
 */
export function readAddress(game: AnyGame, query: URLSearchParams): Form {
  const rules = splitRules(game, query.get('rules') ?? '')
  const spot = query.get('spot')
  const opened = spot === null ? null : game.parse(readRules(game, rules).rules, spot)
  const start = opened?.ok ? formOfState(game, rules, opened.value) : emptyForm(game, rules)
  const named = spotFields(game).flatMap(({ id }) =>
    query.has(id) ? [[id, asCards(typedField(game, id), (query.get(id) ?? '').slice(0, LONGEST_TEXT))] as const] : [],
  )
  const sides = game.settledByTable && query.has(SIDES) ? { [SIDES]: query.get(SIDES)!.slice(0, LONGEST_TEXT) } : {}
  const placed = readSides(game, { texts: sides })
  const notice =
    opened && !opened.ok
      ? `${calculator.handUnread} ${problemInWords(opened.problem)}`
      : placed.ok
        ? strangeKey(game, query)
        : `${calculator.sidesUnread} ${problemInWords(placed.problem)}`
  return settle(game, { ...start, texts: { ...start.texts, ...Object.fromEntries(named), ...sides }, notice })
}

const looksLikeCards = (text: string): boolean => {
  const { cards, strange } = readPieces(text)
  return cards.length > 0 && strange.length === 0
}

/**
 * The problem with a key of the address that isn't a field: a misspelled key, or one whose value looks like cards.
 * Other keys are ignored, because other software may have added them.
 */
function strangeKey(game: AnyGame, query: URLSearchParams): string | null {
  const fields = spotFields(game).map(({ id }) => id)
  const known = [...fields, ...(game.settledByTable ? [SIDES] : []), 'rules', 'spot']
  for (const [key, text] of query) {
    if (known.includes(key)) continue
    const meant = nearest(key, known)
    const shown = key.slice(0, 40)
    if (meant !== undefined) return calculator.noFieldMeant(shown, game.name, meant)
    if (looksLikeCards(text.slice(0, LONGEST_TEXT))) return calculator.noFieldCards(shown, game.name, fields.join(', '))
  }
  return null
}

/** The address of a form. Cards that can be read are written in one form, anything else as typed. */
export function writeAddress(game: AnyGame, form: Form): string {
  const rules = joinRules(game, form.rules)
  const query = new URLSearchParams()
  for (const field of spotFields(game)) {
    const text = textOf(form, field.id)
    const plain = field.kind === 'cards' ? plainCards(text, field) : text
    if (plain !== '') query.set(field.id, plain)
  }
  const sides = makeSides(countedIn(game, form, readRules(game, form.rules).rules))
  if (sides !== '') query.set(SIDES, sides)
  if (rules !== '') query.set('rules', rules)
  return query.toString()
}

function plainCards(text: string, field: CardsField): string {
  const { cards, strange } = readPieces(text, field.holes)
  return strange.length > 0 ? text : cards.map((card) => (card === null ? EMPTY_PLACE : makeCard(card))).join('')
}

// ——— Edits ——————————————————————————————————————————————————————————————————————————————————————————————

const withText = (form: Form, id: string, text: string): Form => ({
  ...form,
  texts: { ...form.texts, [id]: text.slice(0, LONGEST_TEXT) },
  notice: null,
})

const RANK = '10|[2-9TJQKA]'
const NAMED_HAND = new RegExp(`^\\s*(${RANK})(${RANK})([so]?)\\s*$`, 'i')

/**
 * Two cards by their common name: spades and hearts for `K5o` and `88`, spades for `K5s`. Without `s` or `o`, the text
 * stays as it is and the suits are open, as everywhere else.
 */
function asCards(field: CardsField | undefined, text: string): string {
  const [, first, second, suits = ''] = NAMED_HAND.exec(text) ?? []
  if (field?.id !== 'hand' || mostCards(field) !== 2 || first === undefined || second === undefined) return text
  const isPair = first.toUpperCase() === second.toUpperCase()
  if (isPair ? suits !== '' : suits === '') return text
  return `${first.toUpperCase()}s ${second.toUpperCase()}${suits.toLowerCase() === 's' ? 's' : 'h'}`
}

export function typeText(game: AnyGame, form: Form, id: string, text: string): Form {
  const field = typedField(game, id)
  return withText({ ...form, active: field ? id : form.active }, id, asCards(field, text))
}

/**
 * Handles text pasted into an empty field of cards. If there are more cards than the field takes, the others fill the
 * empty fields after it: `AsKd QhJhTh` is a hand and a flop. Dead cards are never filled in this way. Null for an
 * ordinary paste.
 */
export function paste(game: AnyGame, form: Form, id: string, text: string): Form | null {
  const fields = dealtFields(game)
  const from = fields.findIndex((field) => field.id === id)
  const { cards, strange } = readPieces(text)
  const places = fields.slice(Math.max(from, 0))
  const room = places.reduce((sum, field) => sum + mostCards(field), 0)
  const first = places[0]
  if (from < 0 || !first || strange.length > 0 || cards.length <= mostCards(first) || cards.length > room) return null
  if (places.some((field) => textOf(form, field.id).trim() !== '')) return null
  const left = [...(cards as readonly Card[])]
  const filled = places.reduce(
    (now, field) => withText(now, field.id, makeCards(left.splice(0, mostCards(field)))),
    form,
  )
  return settle(game, filled)
}

/** Rewrites a field from its cards. Text that couldn't be read stays at the end. */
function withCards(form: Form, field: CardsField, cards: readonly (Card | null)[]): Form {
  const { strange } = readPieces(textOf(form, field.id), field.holes)
  const text = cards.map((card) => (card === null ? EMPTY_PLACE : makeCard(card))).join(' ')
  return withText({ ...form, active: field.id }, field.id, [text, ...strange].filter(Boolean).join(' '))
}

const fieldOf = (game: AnyGame, id: string): CardsField =>
  cardsFields(game).find((field) => field.id === id) ?? DEAD_FIELD

/** Removes a card from a field by its place. */
export function takeOut(game: AnyGame, form: Form, id: string, place: number): Form {
  const field = fieldOf(game, id)
  return withCards(
    form,
    field,
    readPieces(textOf(form, id), field.holes).cards.filter((_, i) => i !== place),
  )
}

/**
 * A tap on a card of the picker: removes it from the active field if it is there and the deck has only one, otherwise
 * adds it. A full field stays the same.
 */
export function toggleCard(game: AnyGame, form: Form, card: Card, copies: number): Form {
  const field = fieldOf(game, form.active)
  const { cards } = readPieces(textOf(form, field.id), field.holes)
  const there = cards.indexOf(card)
  if (there >= 0 && copies === 1) return takeOut(game, form, field.id, there)
  if (cards.length >= mostCards(field)) return form
  return settle(game, withCards(form, field, [...cards, card]))
}

/** Adds dead cards after the existing ones. */
export function addDead(form: Form, cards: readonly Card[]): Form {
  const text = [textOf(form, DEAD_FIELD.id).trim(), ...cards.map(makeCard)].filter(Boolean).join(' ')
  return { ...withText(form, DEAD_FIELD.id, text), active: form.active }
}

/** Moves the picker from a full field to the first field with room, except dead cards. */
export function settle(game: AnyGame, form: Form): Form {
  const fields = dealtFields(game)
  const full = (field: CardsField): boolean =>
    readPieces(textOf(form, field.id), field.holes).cards.length >= enoughCards(field)
  const active = fields.find((field) => field.id === form.active)
  if (!active || !full(active)) return form
  return { ...form, active: fields.find((field) => !full(field))?.id ?? form.active }
}
