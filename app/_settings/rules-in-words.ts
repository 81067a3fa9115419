import { payTableIn, tableIn } from '@/lib/messages/tables'
import { ruleFields } from '@/app/_languages/english/rule-fields'
import type { AnyGame, RuleField, Rules } from '@/lib/games/game'
import { choiceName, fieldIn, type Json, makeRules, rulesPatch, valueAt } from '@/lib/games/rules'
import { withUsualSides } from '@/lib/games/usual-tables'
import { ruleNumber } from '@/app/_languages/format'
import { capital } from '@/lib/text'
import { messagesOf } from '@/app/_languages/area'
import type { Dragged } from '@/lib/games/drag'
import type { FieldWords, GameMessages } from '@/lib/messages/message'

/* The rules of a table in the language of the page. */

/** What of a game is read here. */
interface Worded {
  readonly id: string
  readonly messages: GameMessages
}

/** What a rule is called and means. */
export const fieldWords = (game: Worded, field: Pick<RuleField, 'path'>): FieldWords => fieldIn(messagesOf(game), field)

/** What a hand of a pay table is called, or something that may be chosen. */
export const valueWords = (game: Worded, field: Pick<RuleField, 'path'>, value: string | number): string =>
  fieldWords(game, field).values?.[value] ?? String(value)

/** A hand of a pay table without what explains it: “Mix” of “Mix: all four suits”. */
export const shortHand = (game: Worded, field: Pick<RuleField, 'path'>, hand: string): string =>
  valueWords(game, field, hand).split(':')[0]!

/** What a choice, or several, are set to. */
export function chosenWords(
  game: Worded,
  field: Extract<RuleField, { kind: 'choice' | 'several' }>,
  value: Json,
): string {
  if (field.kind === 'choice') return choiceName(fieldWords(game, field), field, String(value))
  return field.options
    .filter((option) => (value as readonly number[]).includes(option.value))
    .map((option) => valueWords(game, field, option.value))
    .join(', ')
}

/** What a rule is set to that is no pay table. */
export function ruleInWords(game: Worded, field: Exclude<RuleField, { kind: 'pays' }>, value: Json): string {
  switch (field.kind) {
    case 'choice':
    case 'several':
      return chosenWords(game, field, value)
    case 'number':
      return ruleNumber(value as number, field.isShare)
    case 'switch':
      return capital(value === true ? ruleFields.yes : ruleFields.no)
  }
}

export const variantName = (game: Worded, id: string): string => messagesOf(game).variants[id] ?? id

/** A pay table by its id: “Aces or better 7”, “40-30-6-4-1”. */
export const payTableWords = (game: Worded, id: string): string => payTableIn(messagesOf(game), id)

/** A known table: “Flush at 3 to 2”. */
export const tableWords = (game: Worded, table: Parameters<typeof tableIn>[1]): string =>
  tableIn(messagesOf(game), table)

/** What a value that is dragged is called: a hand, or a rule that is a number. */
export const draggedWords = (game: Worded, { field, hand }: Dragged): string =>
  hand === undefined ? fieldWords(game, field).name : valueWords(game, field, hand)

/** A hand of a pay table beside the field for its number, with what the number says where that is no pay. */
export function handWords(
  game: Worded,
  field: Extract<RuleField, { kind: 'pays' }>,
  { id, asks }: (typeof field)['hands'][number],
): string {
  const name = valueWords(game, field, id)
  return asks ? `${name}: ${fieldWords(game, field).asks ?? ''}` : name
}

/** What wins a side bet. */
export const winsWords = (game: Worded, bet: string): string => messagesOf(game).wins[bet]!

/** A variant with the usual table on its side bets, as that variant: nothing was changed of it. */
export const asVariant = (game: AnyGame, rules: Rules): Rules =>
  (game.variants.find((one) => makeRules(game, withUsualSides(game, one.rules as Rules)) === makeRules(game, rules))
    ?.rules as Rules | undefined) ?? rules

/** Which rules are in use, in a few words: “5-4-1”, “5-4-1, changed”; with a choice of one’s own, “House way: Crown, table 4”. */
export function rulesInWords(game: AnyGame, inForce: Rules): string {
  const rules = asVariant(game, inForce)
  const { variant, patch } = rulesPatch(game, rules)
  const own = ownChoice(game, rules)
  const name = own ? `${own.field}: ${own.name}` : variantName(game, variant)
  return Object.keys(patch).length === (own ? 1 : 0) ? name : ruleFields.changed(name)
}

/** The choice of one's own that the rules hold, by the name it has. */
function ownChoice(game: AnyGame, rules: Rules): { readonly field: string; readonly name: string } | undefined {
  for (const field of game.ruleFields) {
    const name = ownNameIn(field, valueAt(rules, field.path))
    if (name !== undefined) return { field: fieldWords(game, field).name, name }
  }
  return undefined
}

/** What a choice of one's own is called, where a value of the field is one. */
export function ownNameIn(field: RuleField, value: unknown): string | undefined {
  const own = field.kind === 'choice' ? field.own : undefined
  return own && typeof value === 'string' && value.startsWith(own.begins) ? own.nameOf(value) : undefined
}
