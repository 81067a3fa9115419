import { AFTER_FOLD, type AnyGame, type Game, type RuleField, type Rules, type Variant } from '@/lib/game/game'
import { hintOf } from '@/lib/nearest'
import type { ArrangeWords, EnteredWords, FieldWords, GameMessages, Message, Sentences } from '@/lib/messages/message'
import type { founds, mays } from '@/lib/messages/words/problems/rules/en'
import { exactDecimal } from '@/lib/math/fraction'
import { fail, ok, type Result } from '@/lib/result'

/*
 * Rules as data: a variant of a game with some of its rules changed. Whatever a person, a link or a program asks for is
 * checked here against the game's `ruleFields`, so that all other code gets valid, frozen rules.
 */

/** The parts of a game that this file reads. */
export type RuledGame<R extends Rules> = Pick<
  Game<R, unknown, string>,
  'name' | 'variants' | 'ruleFields' | 'checkRules'
>

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
export type RulesPatch = { readonly [key: string]: Json }

/** One value among the rules: a field, or one hand of a pay table. */
interface Place {
  readonly path: readonly string[]
  readonly field: RuleField
}

/** The value of rules that records leave out as long as they have it, by the first key of their path. */
const UNWRITTEN: Readonly<Record<string, Json>> = { afterFold: AFTER_FOLD[0] }

const placesKnown = new WeakMap<readonly RuleField[], readonly Place[]>()

/** The places of a game's fields, found once. */
function placesOf(fields: readonly RuleField[]): readonly Place[] {
  const known = placesKnown.get(fields)
  if (known) return known
  const places = fields.flatMap((field): Place[] =>
    field.kind === 'pays'
      ? field.hands.map((hand) => ({ path: [...field.path, hand.id], field }))
      : [{ path: field.path, field }],
  )
  placesKnown.set(fields, places)
  return places
}

const startsWith = (path: readonly string[], start: readonly string[]): boolean =>
  start.length <= path.length && start.every((key, i) => path[i] === key)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A wrong value as a message. It is shortened, because what was sent may be large or deep. */
function foundIn(value: unknown): Message<typeof founds> {
  if (typeof value === 'object' && value !== null) return { id: Array.isArray(value) ? 'list' : 'record' }
  const short = typeof value === 'string' && value.length > 40 ? `${value.slice(0, 40)}…` : value
  return { id: 'value', args: { text: typeof short === 'string' ? JSON.stringify(short) : String(short) } }
}

type Must = Message<typeof mays>

const bad = (at: string, must: Must, value: unknown) =>
  fail('BadRule', { id: 'rule-is', args: { rule: at, must, found: foundIn(value) } }, at)

/** A number with more decimal places is taken for a mistake, and would make the exact fractions unwieldy. */
const DECIMAL_PLACES = 6
const FINEST = 10n ** BigInt(DECIMAL_PLACES)

/**
 * Checks a number. Each fault has its own failure: missing, not a number, too small, too large, not whole, too many
 * decimal places.
 */
function checkNumber(at: string, value: unknown, least: number, most: number, whole: boolean): Result<Json> {
  const must: Must = { id: 'number', args: { whole, least, most } }
  if (value === null || value === undefined || value === '')
    return fail('BadRule', { id: 'rule-missing', args: { rule: at, must } }, at)
  if (typeof value !== 'number' || Number.isNaN(value)) return bad(at, must, value)
  if (value < least) return fail('BadRule', { id: 'rule-too-little', args: { rule: at, must, value } }, at)
  if (value > most) return fail('BadRule', { id: 'rule-too-much', args: { rule: at, must, value } }, at)
  if (whole && !Number.isInteger(value)) return bad(at, must, value)
  if (FINEST % exactDecimal(value).den !== 0n)
    return bad(at, { id: 'decimal', args: { places: DECIMAL_PLACES } }, value)
  return ok(value === 0 ? 0 : value)
}

function checkSeveral(at: string, value: unknown, field: Extract<RuleField, { kind: 'several' }>): Result<Json> {
  const known = field.options.map((option) => option.value)
  const must: Must = { id: 'several', args: { least: field.atLeast, known } }
  if (!Array.isArray(value)) return bad(at, must, value)
  const fits =
    value.length >= field.atLeast && new Set(value).size === value.length && value.every((item) => known.includes(item))
  if (!fits) return fail('BadRule', { id: 'rule-must', args: { rule: at, must } }, at)
  return ok(known.filter((item) => value.includes(item)))
}

function checkChoice(at: string, value: unknown, field: Extract<RuleField, { kind: 'choice' }>): Result<Json> {
  const known = field.options.map((option) => option.value)
  if (field.own && typeof value === 'string' && value.startsWith(field.own.begins) && /^[\w.-]+$/.test(value))
    return ok(value)
  return typeof value === 'string' && known.includes(value)
    ? ok(value)
    : bad(at, { id: 'choice', args: { known, begins: field.own?.begins } }, value)
}

function checkValue({ path, field }: Place, value: unknown): Result<Json> {
  const at = path.join('.')
  switch (field.kind) {
    case 'pays':
      return checkNumber(at, value, 0, field.most, false)
    case 'number':
      return checkNumber(at, value, field.least, field.most, field.whole)
    case 'choice':
      return checkChoice(at, value, field)
    case 'several':
      return checkSeveral(at, value, field)
    case 'switch':
      return typeof value === 'boolean' ? ok(value) : bad(at, { id: 'truth' }, value)
  }
}

type Change = readonly [path: readonly string[], value: Json]

/**
 * Every value that the patch names, checked. Only names that the game knows are used as keys, so `__proto__` is just
 * unknown.
 */
function readPatch(
  game: RuledGame<Rules>,
  patch: unknown,
  places: readonly Place[],
  start: readonly string[],
): Result<readonly Change[]> {
  if (!isRecord(patch)) return bad(start.join('.') || 'rules', { id: 'record' }, patch)
  const changes: Change[] = []
  for (const key of Object.keys(patch)) {
    const read = readKey(game, patch[key], places, [...start, key])
    if (!read.ok) return read
    changes.push(...read.value)
  }
  return ok(changes)
}

function readKey(
  game: RuledGame<Rules>,
  value: unknown,
  places: readonly Place[],
  path: readonly string[],
): Result<readonly Change[]> {
  const under = places.filter((place) => startsWith(place.path, path))
  const place = under.find((p) => p.path.length === path.length)
  if (place) {
    const checked = checkValue(place, value)
    return checked.ok ? ok([[place.path, checked.value]]) : checked
  }
  if (under.length > 0) return readPatch(game, value, under, path)
  const at = path.join('.').slice(0, 80)
  const siblings = places.map((p) => p.path[path.length - 1]!).filter((name, i, all) => all.indexOf(name) === i)
  return fail(
    'UnknownRule',
    { id: 'unknown-rule', args: { name: at, game: game.name, hint: hintOf(path.at(-1)!, siblings) } },
    at,
  )
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(deepFreeze)
  return Object.freeze(value)
}

function applyChanges<R extends Rules>(rules: R, changes: readonly Change[]): R {
  const changed = structuredClone(rules)
  for (const [path, value] of changes) {
    const record = changed as unknown as Record<string, unknown>
    if (Object.hasOwn(UNWRITTEN, path[0]!)) writeUnwritten(record, path as readonly [string, string], value)
    else path.slice(0, -1).reduce((at, key) => at[key] as Record<string, unknown>, record)[path.at(-1)!] = value
  }
  return deepFreeze(changed)
}

/** Writes a rule that a record has only while its value isn't the usual one. */
function writeUnwritten(rules: Record<string, unknown>, [group, key]: readonly [string, string], value: Json): void {
  const { [key]: _before, ...others } = (rules[group] ?? {}) as Record<string, Json>
  const now = value === UNWRITTEN[group] ? others : { ...others, [key]: value }
  if (Object.keys(now).length > 0) rules[group] = now
  else delete rules[group]
}

/** The variant with this id, the first one without an id. Fails with `UnknownVariant`. */
export function findVariant<R extends Rules>(
  game: Pick<RuledGame<R>, 'name' | 'variants'>,
  id: string | undefined,
): Result<Variant<R>> {
  const variant = id === undefined ? game.variants[0] : game.variants.find((v) => v.id === id)
  if (variant) return ok(variant)
  const known = game.variants.map((v) => v.id)
  const [name, hint] = [String(id).slice(0, 40), hintOf(String(id), known)]
  return fail('UnknownVariant', { id: 'unknown-variant', args: { name, game: game.name, hint } }, 'variant')
}

/**
 * The rules of a variant (the first one without an id) with a partial record merged over them, key by key: rules that
 * it doesn't name keep their value. Frozen. Fails with `UnknownVariant`, `UnknownRule` or `BadRule`, and where.
 */
export function applyRules<R extends Rules>(
  game: RuledGame<R>,
  variantId: string | undefined,
  patch: unknown,
): Result<R> {
  const variant = findVariant(game, variantId)
  if (!variant.ok) return variant
  const changes = readPatch(
    game as unknown as RuledGame<Rules>,
    patch === undefined ? {} : patch,
    placesOf(game.ruleFields),
    [],
  )
  if (!changes.ok) return changes
  const rules = applyChanges(variant.value.rules, changes.value)
  return game.checkRules ? game.checkRules(rules) : ok(rules)
}

/** The value at a path in the rules: a field's path, with the hand added for a pay. */
export function valueAt(rules: Rules, path: readonly string[]): Json {
  let value: unknown = rules
  for (const key of path) value = (value as Record<string, unknown> | undefined)?.[key]
  return (value ?? UNWRITTEN[path[0]!]) as Json
}

function differences<R extends Rules>(
  game: RuledGame<R>,
  from: R,
  to: R,
): readonly (Place & { readonly value: Json })[] {
  return placesOf(game.ruleFields)
    .map((place) => ({ ...place, value: valueAt(to, place.path) }))
    .filter(({ path, value }) => {
      const before = valueAt(from, path)
      return value !== before && JSON.stringify(value) !== JSON.stringify(before)
    })
}

/** The variant closest to the rules, and their differences from it. */
function nearestVariant<R extends Rules>(game: RuledGame<R>, rules: R) {
  const all = game.variants.map((variant) => ({ variant, changed: differences(game, variant.rules, rules) }))
  return all.reduce((best, one) => (one.changed.length < best.changed.length ? one : best))
}

/** The variant and the smallest patch from which `applyRules` makes these rules, as links and commands write them. */
export function rulesPatch<R extends Rules>(
  game: RuledGame<R>,
  rules: R,
): { readonly variant: string; readonly patch: RulesPatch } {
  const { variant, changed } = nearestVariant(game, rules)
  const patch: Record<string, unknown> = {}
  for (const { path, value } of changed) {
    let record = patch
    for (const key of path.slice(0, -1)) record = (record[key] ??= {}) as Record<string, unknown>
    record[path.at(-1)!] = value
  }
  return { variant: variant.id, patch: patch as RulesPatch }
}

// ——— Text ————————————————————————————————————————————————————————————————————————————————————————————————————————

/** Pay tables go by their own name: `blind.flush`, not `pays.blind.flush`. */
export const shortName = (path: readonly string[]): string => (path[0] === 'pays' ? path.slice(1) : path).join('.')

type ShortName<P> = P extends readonly ['pays', infer Id extends string]
  ? Id
  : P extends readonly [infer Id extends string]
    ? Id
    : P extends readonly [infer Id extends string, infer Key extends string]
      ? `${Id}.${Key}`
      : never

/**
 * What a catalogue says about a table: its rules by their short names; side bets, known tables and variants by their
 * ids; the words on the felt; and why bets won, lost or pushed.
 */
export interface TableWords<F extends readonly RuleField[], Bet extends string> {
  readonly fields: Readonly<Record<ShortName<F[number]['path']>, FieldWords>> &
    Readonly<Partial<Record<`afterFold.${Bet}`, FieldWords>>>
  readonly wins: Readonly<Record<Bet, string>>
  readonly arrange?: ArrangeWords
  readonly bets: Readonly<Record<Bet, string>> & Readonly<Record<string, string>>
  readonly entered: Readonly<Record<string, EnteredWords>>
  readonly felt: Sentences
  readonly settled: Sentences
  readonly payouts?: Sentences
  readonly tables: Readonly<Record<string, string>>
  readonly payTables: Readonly<Record<string, string>>
  readonly variants: Readonly<Record<string, string>>
}

/** The words of a rule. Throws `RangeError` if the game doesn't have it. */
export function fieldIn({ fields }: GameMessages, { path }: Pick<RuleField, 'path'>): FieldWords {
  const id = shortName(path)
  if (!Object.hasOwn(fields, id)) throw new RangeError(`no rule has the name “${id}”`)
  return fields[id]!
}

/** The name of a choice's value. A reader's own value names itself. */
export const choiceName = (
  { values }: FieldWords,
  { own }: Extract<RuleField, { kind: 'choice' }>,
  value: string,
): string => values?.[value] ?? (own && value.startsWith(own.begins) ? own.nameOf(value) : value)

/** A value as `makeRules` writes it: `1.5`, `4_3`, `yes`. */
export const writeValue = (value: Json): string =>
  Array.isArray(value) ? value.join('_') : typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)

function readValue(field: RuleField, text: string): Json {
  switch (field.kind) {
    case 'choice':
      return text
    case 'switch':
      return text === 'yes' ? true : text === 'no' ? false : text
    case 'several':
      return text === '' ? [] : text.split('_').map(readNumber)
    case 'pays':
    case 'number':
      return readNumber(text)
  }
}

/** A plain decimal as a number. Any other text is returned, so that the rule's own check refuses it. */
const readNumber = (text: string): Json => (/^-?\d{1,12}(\.\d{1,9})?$/.test(text) ? Number(text) : text)

/**
 * Rules as text for links: the variant unless it is the first, then the differences from it, joined by `~`:
 * `5-3-1~pair-plus.flush_3~qualifies_none`. Only letters, digits and `-._~`; empty for the game's usual rules.
 */
export function makeRules<R extends Rules>(game: RuledGame<R>, rules: R): string {
  const { variant, changed } = nearestVariant(game, rules)
  const first = variant === game.variants[0] ? [] : [variant.id]
  return [...first, ...changed.map(({ path, value }) => `${shortName(path)}_${writeValue(value)}`)].join('~')
}

const LONGEST_TEXT = 2000
/** If a choice may be a reader's own, its text is part of the link: a house way takes some thousands of characters. */
const LONGEST_WITH_OWN = 62_000

const longestText = ({ ruleFields }: RuledGame<Rules>): number =>
  ruleFields.some((field) => field.kind === 'choice' && field.own !== undefined) ? LONGEST_WITH_OWN : LONGEST_TEXT

/** Reads what `makeRules` wrote. Fails with `BadText` or as `applyRules` does. */
export function parseRules<R extends Rules>(game: RuledGame<R>, text: string): Result<R> {
  if (text.length > longestText(game as unknown as RuledGame<Rules>)) return fail('BadText', { id: 'long-rules' })
  const pieces = text === '' ? [] : text.split('~')
  const variantId = pieces[0]?.includes('_') === false ? pieces.shift() : undefined
  const variant = findVariant(game, variantId)
  if (!variant.ok) return variant
  const changes = readPieces(game, pieces)
  if (!changes.ok) return changes
  const rules = applyChanges(variant.value.rules, changes.value)
  return game.checkRules ? game.checkRules(rules) : ok(rules)
}

function readPieces<R extends Rules>(game: RuledGame<R>, pieces: readonly string[]): Result<readonly Change[]> {
  const places = new Map(placesOf(game.ruleFields).map((place) => [shortName(place.path), place]))
  const changes: Change[] = []
  for (const piece of pieces) {
    const cut = piece.indexOf('_')
    const name = piece.slice(0, cut)
    const place = cut < 0 ? undefined : places.get(name)
    if (!place)
      return fail(
        'UnknownRule',
        {
          id: 'unknown-rule',
          args: { name: piece.slice(0, 40), game: game.name, hint: hintOf(name, [...places.keys()]) },
        },
        name.slice(0, 80),
      )
    if (changes.some(([path]) => path === place.path))
      return fail('BadText', { id: 'part-twice', args: { part: name } }, name)
    const value = checkValue(place, readValue(place.field, piece.slice(cut + 1)))
    if (!value.ok) return value
    changes.push([place.path, value.value])
  }
  return ok(changes)
}

/**
 * The key under which a game's figures are stored, `pai-gow-poker foxwoods optimal`: the game, its rules as links write them (`usual` for
 * the usual ones), and the strategy (`best` for best play).
 */
export const madeKey = (game: AnyGame, rules: Rules, strategy: string | undefined): string =>
  `${game.id} ${makeRules(game, rules) || 'usual'} ${strategy ?? 'best'}`
