import { payTableIn, tableIn } from '@/lib/messages/tables'
import { ruleFields } from '@/app/_languages/words'
import { isForfeited } from '@/lib/game/side-bets/forfeited'
import type { AnyGame, RuleField, Rules } from '@/lib/game/game'
import { choiceName, fieldIn, type Json, rulesPatch, valueAt } from '@/lib/game/rules'
import { changedTables, mainRules, presetIn } from '@/lib/game/side-bets/usual-tables'
import { ruleNumber, units, whole } from '@/app/_languages/format'
import { exactDecimal } from '@/lib/math/fraction'
import { capital } from '@/lib/text'
import { betName } from '@/app/_felt/names'
import { messagesOf } from '@/app/_languages/messages'
import type { Dragged } from '@/lib/game/drag'
import type { FieldWords, GameMessages } from '@/lib/messages/message'

/* The rules of a table in the page's language. */

/** The parts of a game that are needed here. */
interface Worded {
  readonly id: string
  readonly messages: GameMessages
}

/** The name and meaning of a rule. */
export const fieldWords = (game: Worded, field: Pick<RuleField, 'path'>): FieldWords => fieldIn(messagesOf(game), field)

/** The name of a hand in a pay table, or of an option. */
export const valueWords = (game: Worded, field: Pick<RuleField, 'path'>, value: string | number): string =>
  fieldWords(game, field).values?.[value] ?? String(value)

/** The name of a hand in a pay table without its explanation: “Mix” for “Mix: all four suits”. */
export const shortHand = (game: Worded, field: Pick<RuleField, 'path'>, hand: string): string =>
  valueWords(game, field, hand).split(':')[0]!

/** The names of the chosen option or options. */
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

/** A pay as a placard writes it: `3 to 2`, `50 to 1`. */
export function payInWords(pay: number): string {
  const { num, den } = exactDecimal(pay)
  return den < 10n ? ruleFields.payTo(whole(num), whole(den)) : ruleFields.payTo(units(pay), '1')
}

/** Whether a rule is what a bet pays: a pay table, or one pay, such as that of a blackjack. */
export const isPay = ({ kind, path }: RuleField): boolean => kind === 'pays' || path.at(-1)!.endsWith('Pays')

/** The value of a rule that isn't a pay table. */
export function ruleInWords(game: Worded, field: Exclude<RuleField, { kind: 'pays' }>, value: Json): string {
  switch (field.kind) {
    case 'choice':
    case 'several':
      return chosenWords(game, field, value)
    case 'number':
      return isPay(field) ? payInWords(value as number) : ruleNumber(value as number, field.isShare)
    case 'switch':
      return capital(value === true ? ruleFields.yes : ruleFields.no)
  }
}

export const variantName = (game: Worded, id: string): string => messagesOf(game).variants[id] ?? id

/** A pay table's name by its id: “Aces or better 7”, “40-30-6-4-1”. */
export const payTableWords = (game: Worded, id: string): string => payTableIn(messagesOf(game), id)

/** A known table's name: “Flush at 3 to 2”. */
export const tableWords = (game: Worded, table: Parameters<typeof tableIn>[1]): string =>
  tableIn(messagesOf(game), table)

/** The name of a value with a slider: a hand, or a rule that is a number. */
export const draggedWords = (game: Worded, { field, hand }: Dragged): string =>
  hand === undefined ? fieldWords(game, field).name : valueWords(game, field, hand)

/** The label of a hand's field in a pay table, with what its number means if it isn't a pay. */
export function handWords(
  game: Worded,
  field: Extract<RuleField, { kind: 'pays' }>,
  { id, asks }: (typeof field)['hands'][number],
): string {
  const name = valueWords(game, field, id)
  return asks ? `${name}: ${fieldWords(game, field).asks ?? ''}` : name
}

/** The hands that win a side bet. */
export const winsWords = (game: Worded, bet: string): string => messagesOf(game).wins[bet]!

/**
 * The rules in a few words: “5-4-1”, “5-4-1, changed”, with another known table for a side bet “5-4-1, Pair Plus:
 * 40-30-6-3-1”, or, with a choice of the reader's own, “House way: Crown, table 4”.
 */
export function rulesInWords(game: AnyGame, rules: Rules): string {
  const { variant, patch } = rulesPatch(game, mainRules(game, rules))
  const own = ownChoice(game, rules)
  const tables = changedTables(game, rules).map((bet) => ({ bet, preset: presetIn(game, rules, bet) }))
  const name = tables.reduce(
    (named, { bet, preset }) =>
      preset ? ruleFields.sideTable(named, betName(game, bet), payTableWords(game, preset.id)) : named,
    own ? `${own.field}: ${own.name}` : variantName(game, variant),
  )
  const lost = game.sideBets.filter(({ id }) => isForfeited(rules, id))
  const full = lost.reduce((named, { id }) => ruleFields.lostByFold(named, betName(game, id)), name)
  const isNamed = Object.keys(patch).length === (own ? 1 : 0) && tables.every(({ preset }) => preset)
  return isNamed ? full : ruleFields.changed(full)
}

/** The reader's own choice among the rules, with its name; undefined if there is none. */
function ownChoice(game: AnyGame, rules: Rules): { readonly field: string; readonly name: string } | undefined {
  for (const field of game.ruleFields) {
    const name = ownNameIn(field, valueAt(rules, field.path))
    if (name !== undefined) return { field: fieldWords(game, field).name, name }
  }
  return undefined
}

/** The name of a reader's own choice; undefined if the value isn't one. */
export function ownNameIn(field: RuleField, value: unknown): string | undefined {
  const own = field.kind === 'choice' ? field.own : undefined
  return own && typeof value === 'string' && value.startsWith(own.begins) ? own.nameOf(value) : undefined
}
