import { fieldWords, variantName } from '@/app/_components/table-words'
import { ruleFields } from '@/app/_languages/english/rule-fields'
import type { AnyGame, RuleField, Rules } from '@/lib/games/game'
import { makeRules, rulesPatch, valueAt } from '@/lib/games/rules'
import { withUsualSides } from '@/lib/games/usual-tables'

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
