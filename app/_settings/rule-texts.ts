import { problemInWords } from '@/app/_ui/problem-words'
import { toOneOf } from '@/app/_ui/typed-number'
import type { AnyGame, RuleField, Rules } from '@/lib/game/game'
import { findVariant, makeRules, parseRules, shortName, valueAt, writeValue } from '@/lib/game/rules'
import type { FieldWords } from '@/lib/messages/message'
import type { Problem } from '@/lib/result'

/*
 * Rules while they are edited: the variant, and each changed value as typed. An invalid value stays in its field with
 * its problem; all others apply.
 */

export interface RuleTexts {
  /** A variant's id, or any other text that an address had. */
  readonly variant: string
  /** The typed values, by the rule's short name, `blind.flush`. */
  readonly edits: Readonly<Record<string, string>>
}

export interface RulesRead {
  readonly rules: Rules
  /** Problems as sentences, by short name, `variant`, or `rules` for those that belong to no field. */
  readonly problems: Readonly<Record<string, string>>
}

const MOST_EDITS = 80
/** A reader's own house way takes some thousands of characters. All other values are much shorter. */
const LONGEST_EDIT = 60_000

export const usualRules = (game: AnyGame): RuleTexts => ({ variant: game.variants[0].id, edits: {} })

/** Splits the rules in an address, valid or not: `5-3-1~pair-plus.flush_3`. */
export function splitRules(game: AnyGame, text: string): RuleTexts {
  const pieces = text === '' ? [] : text.split('~').slice(0, MOST_EDITS)
  const variant = pieces[0]?.includes('_') === false ? (pieces.shift() ?? '') : game.variants[0].id
  const edits = pieces.map((piece): readonly [string, string] => {
    const cut = piece.indexOf('_')
    return cut < 0
      ? [piece.slice(0, LONGEST_EDIT), '']
      : [piece.slice(0, cut), piece.slice(cut + 1, cut + 1 + LONGEST_EDIT)]
  })
  return { variant: variant.slice(0, LONGEST_EDIT), edits: Object.fromEntries(edits) }
}

/** The rules as an address writes them. Invalid ones are written word for word, so that nothing typed is lost. */
export function joinRules(game: AnyGame, texts: RuleTexts): string {
  const { rules, problems } = readRules(game, texts)
  if (Object.keys(problems).length === 0) return makeRules(game, rules)
  const first = texts.variant === game.variants[0].id ? [] : [texts.variant]
  return [...first, ...Object.entries(texts.edits).map(([name, value]) => `${name}_${value}`)].join('~')
}

/** A typed number as rules are written. */
export const plainNumber = (text: string): string =>
  toOneOf(text)
    .trim()
    .replace(/^(-?\d*),(\d+)$/, '$1.$2')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.$/, '')

/** Applies every valid edit. Each of the others has a problem. */
export function readRules(game: AnyGame, { variant, edits }: RuleTexts): RulesRead {
  const problems: Record<string, string> = {}
  const found = findVariant(game, variant)
  if (!found.ok) problems.variant = problemInWords(found.problem)
  const base = found.ok ? found.value : game.variants[0]
  const good: string[] = []
  for (const [name, text] of Object.entries(edits)) {
    const piece = `${name}_${plainNumber(text)}`
    const read = parseRules(game, `${base.id}~${piece}`)
    if (read.ok) good.push(piece)
    else problems[isRule(game, name) ? name : 'rules'] = besideField(read.problem)
  }
  const all = parseRules(game, [base.id, ...good].join('~'))
  if (!all.ok) problems.rules = problemInWords(all.problem)
  return { rules: all.ok ? all.value : base.rules, problems }
}

/** A message beside a field doesn't repeat the field's name: “Must be a number…”. */
function besideField(problem: Problem): string {
  const { at } = problem
  const message = problemInWords(problem)
  if (at === undefined || !message.startsWith(`${at} `)) return message
  const rest = message.slice(at.length + 1)
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** Whether a short name is one of the game's rules. */
function isRule(game: AnyGame, name: string): boolean {
  return game.ruleFields.some((field) =>
    field.kind === 'pays'
      ? field.hands.some((hand) => shortName([...field.path, hand.id]) === name)
      : shortName(field.path) === name,
  )
}

/** The text in a rule's field: what was typed, or the variant's value. */
export function ruleText(game: AnyGame, texts: RuleTexts, path: readonly string[]): string {
  const name = shortName(path)
  return Object.hasOwn(texts.edits, name) ? texts.edits[name]! : usualText(game, texts.variant, path)
}

function usualText(game: AnyGame, variantId: string, path: readonly string[]): string {
  const variant = game.variants.find(({ id }) => id === variantId) ?? game.variants[0]
  return writeValue(valueAt(variant.rules, path))
}

type Choice = Extract<RuleField, { kind: 'choice' }>

/**
 * The options of a choice. If the text is a reader's own choice, such as a house way, it comes first, with its own name
 * if it can be read.
 */
export function choicesOf(
  words: FieldWords,
  { options, own }: Choice,
  text: string,
  isReadable: boolean,
): readonly { readonly value: string; readonly name: string }[] {
  const known = options.map(({ value }) => ({ value, name: words.values?.[value] ?? value }))
  if (!own || !text.startsWith(own.begins)) return known
  const name = words.own ?? ''
  return [{ value: text, name: isReadable ? `${name}: ${own.nameOf(text)}` : name }, ...known]
}

/** The texts with one rule changed. The variant's own value isn't stored as an edit. */
export function editRule(game: AnyGame, texts: RuleTexts, path: readonly string[], value: string): RuleTexts {
  const name = shortName(path)
  const typed = value.replaceAll('~', '').slice(0, LONGEST_EDIT)
  const { [name]: _before, ...others } = texts.edits
  return { ...texts, edits: typed === usualText(game, texts.variant, path) ? others : { ...others, [name]: typed } }
}

/** Chooses another variant. Edits of the main game's rules are dropped; those of side bets are kept. */
export function chooseVariant(game: AnyGame, texts: RuleTexts, variant: string): RuleTexts {
  const sides = game.ruleFields.filter((field) => field.bet !== undefined).map((field) => shortName(field.path))
  const kept = Object.entries(texts.edits).filter(([name]) => sides.some((one) => `${name}.`.startsWith(`${one}.`)))
  return { variant, edits: Object.fromEntries(kept) }
}
