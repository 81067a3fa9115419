import { type Card, parseCard, parseCards } from '@/lib/cards/card'
import { enterSpot, spotFields, unknownField } from '@/lib/game/enter'
import type { AnyGame, Rules, SpotField, SpotValues } from '@/lib/game/game'
import { applyRules, findVariant } from '@/lib/game/rules'
import { isStake, placeSides, type Sides } from '@/lib/engines/round/index'
import { hintOf } from '@/lib/nearest'
import { suggestion } from '@/lib/messages/words/problems/hint/en'
import { fail, ok, type Result } from '@/lib/result'

/** A decision of a game under its rules, as requested. */
export interface Request {
  readonly game: AnyGame
  readonly variant: string
  readonly rules: Rules
  readonly state: unknown
}

export type JsonRecord = Readonly<Record<string, unknown>>

/** The fields that every request may have besides those of its game. */
const COMMON = ['id', 'game', 'variant', 'rules', 'sides'] as const

function readListed(items: readonly unknown[], field: Pick<SpotField, 'id'>): Result<readonly (Card | null)[]> {
  const cards: (Card | null)[] = []
  for (const item of items) {
    if (item !== null && typeof item !== 'string')
      return fail('UnknownCard', `${field.id} must hold cards like "As", each in quotes.`, field.id)
    const card = item === null ? ok(null) : parseCard(item)
    if (!card.ok) return { ok: false, problem: { ...card.problem, field: field.id } }
    cards.push(card.value)
  }
  return ok(cards)
}

/** Reads cards given as a list, `["As","Kd"]`, or as one text, `"AsKd"`. */
export function readCards(value: unknown, field: Pick<SpotField, 'id'>): Result<readonly (Card | null)[]> {
  if (Array.isArray(value)) return readListed(value, field)
  if (typeof value !== 'string')
    return fail('BadField', `${field.id} must be a list of cards like ["As","Kd"].`, field.id)
  const cards = parseCards(value)
  return cards.ok ? cards : { ok: false, problem: { ...cards.problem, field: field.id } }
}

function readValues(game: AnyGame, request: JsonRecord): Result<SpotValues> {
  const fields = spotFields(game)
  const known = [...COMMON, ...fields.map((field) => field.id)]
  const stray = Object.keys(request).find((key) => !known.includes(key))
  if (stray !== undefined) return unknownField(game, stray, known)
  const values: Record<string, SpotValues[string]> = {}
  for (const field of fields) {
    // JSON has no such value; a program's question may.
    if (!Object.hasOwn(request, field.id) || request[field.id] === undefined) continue
    const value =
      field.kind === 'cards' ? readCards(request[field.id], field) : ok(request[field.id] as SpotValues[string])
    if (!value.ok) return value
    values[field.id] = value.value
  }
  return ok(values)
}

/**
 * The decision that a request asks about. Each kind of error has a name, and the rules are checked before the cards.
 */
export function readSpot(game: AnyGame, request: JsonRecord): Result<Request> {
  const { variant: variantId, rules: patch } = request
  if (variantId !== undefined && typeof variantId !== 'string')
    return fail('UnknownVariant', 'variant must be the id of a variant, in quotes.', 'variant')
  const variant = findVariant<Rules>(game, variantId)
  if (!variant.ok) return variant
  const rules = applyRules<Rules>(game, variantId, patch)
  if (!rules.ok) return rules
  const sides = request.sides === undefined ? ok({}) : readSides(game, request.sides)
  if (!sides.ok) return sides
  const values = readValues(game, request)
  if (!values.ok) return values
  const state: Result<unknown> = enterSpot(game, rules.value, values.value)
  if (!state.ok) return state
  const placed = { ...(state.value as object), sides: placeSides(game.sideBets, sides.value) }
  return ok({ game, variant: variant.value.id, rules: rules.value, state: game.settledByTable ? placed : state.value })
}

// ——— Side bets ——————————————————————————————————————————————————————————————————————————————————————————

const FORM = 'must be a list of side bets like ["trips"], one base wager each, or a record of stakes like {"trips":2}.'

/**
 * The side bets that a request says are placed. Fails with `NoSideBets` (the game has none), `SidesNotCounted` (none
 * changes a decision), `UnknownSide`, `DuplicateSide`, `BadStake` or `BadField`.
 */
function readSides(game: AnyGame, value: unknown): Result<Sides> {
  if (game.sideBets.length === 0) return fail('NoSideBets', `${game.name} has no side bets.`, 'sides')
  if (!game.settledByTable)
    return fail(
      'SidesNotCounted',
      `No decision of ${game.name} changes what its side bets pay, so solve doesn’t count them. edge prices them.`,
      'sides',
    )
  if (typeof value !== 'object' || value === null) return fail('BadField', `sides ${FORM}`, 'sides')
  const listed = Array.isArray(value)
  const stakes: readonly (readonly [unknown, unknown])[] = listed
    ? value.map((bet: unknown) => [bet, 1] as const)
    : Object.entries(value)
  for (const [i, [bet, stake]] of stakes.entries()) {
    if (typeof bet !== 'string') return fail('BadField', `sides ${FORM}`, 'sides')
    const known = game.sideBets.map(({ id }) => id)
    if (!known.includes(bet))
      return fail(
        'UnknownSide',
        `“${bet.slice(0, 40)}” isn’t a side bet of ${game.name}.${suggestion(hintOf(bet, known))}`,
        'sides',
      )
    if (stakes.findIndex(([other]) => other === bet) !== i)
      return fail('DuplicateSide', `${bet} is placed twice.`, 'sides')
    if (typeof stake !== 'number' || !isStake(stake))
      return fail(
        'BadStake',
        `The stake on ${bet} must be a number above 0 and at most 1,000,000 base wagers, with up to six decimals.`,
        'sides',
      )
  }
  return ok(Object.fromEntries(stakes) as Sides)
}
