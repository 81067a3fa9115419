import { decimal } from '@/app/_languages/format'
import { fieldWords, isPay, ruleInWords } from '@/app/_settings/rules-in-words'
import type { AnyGame, RuleField, Rules } from '@/lib/game/game'
import { knownTables } from '@/lib/game/precomputed/known-tables'
import { type Json, makeRules, valueAt } from '@/lib/game/rules'
import { termsOf } from '../pay-tables/bet-tables'
import type { HourTerms } from '../pay-tables/hour-cost'

/* How a game's tables differ visibly: in the payouts on the placard, and in the other rules. */

/** A rule in words: its name and its value, which is a boolean for a switch. */
export interface Line {
  readonly name: string
  readonly value: string | boolean
}

interface Option {
  readonly lines: readonly Line[]
}

/** A game with the differences between its tables. */
export interface TableGame {
  readonly id: string
  readonly name: string
  readonly terms: HourTerms
  /** The usual one first. Only one if all known tables pay the same. */
  readonly placards: readonly Option[]
  readonly dealers: readonly Option[]
  /**
   * By placard, then by dealer: the rules as an address writes them, and the house edge if it was computed before the
   * build.
   */
  readonly tables: readonly (readonly { readonly rules: string; readonly edge: number | null }[])[]
}

function inWords(game: AnyGame, field: RuleField, value: Json): string | boolean {
  switch (field.kind) {
    case 'pays':
      return field.hands.map(({ id }) => decimal((value as Readonly<Record<string, number>>)[id]!)).join('-')
    case 'switch':
      return value === true
    default:
      return ruleInWords(game, field, value)
  }
}

/** The rules with these fields copied from other rules. */
function withFields(rules: Rules, fields: readonly RuleField[], from: Rules): Rules {
  const copy = structuredClone(rules) as unknown as Record<string, unknown>
  for (const { path } of fields) {
    const place = path.slice(0, -1).reduce((at, key) => at[key] as Record<string, unknown>, copy)
    place[path.at(-1)!] = valueAt(from, path)
  }
  return copy as unknown as Rules
}

/** The tables that differ in these fields, one for each combination, in their order. */
function distinct(tables: readonly Rules[], fields: readonly RuleField[]): readonly Rules[] {
  const keyOf = (rules: Rules): string => JSON.stringify(fields.map(({ path }) => valueAt(rules, path)))
  return tables.filter((rules, i) => tables.findIndex((one) => keyOf(one) === keyOf(rules)) === i)
}

/** The differences between the known tables of a game. */
export function tableGame(game: AnyGame): TableGame {
  const usual = game.variants[0].rules as Rules
  const known = knownTables(game)
  const all = [usual, ...known.map(({ rules }) => rules)]
  const varied = game.ruleFields.filter(
    ({ bet, path }) => bet === undefined && new Set(all.map((rules) => JSON.stringify(valueAt(rules, path)))).size > 1,
  )
  const printed = varied.filter(isPay)
  const others = varied.filter((field) => !isPay(field))
  const [placards, dealers] = [distinct(all, printed), distinct(all, others)]
  const edges = new Map(known.map(({ rules, edge }) => [makeRules(game, rules), edge]))
  const optionOf = (rules: Rules, fields: readonly RuleField[]): Option => ({
    lines: fields.map((field) => ({
      name: fieldWords(game, field).name,
      value: inWords(game, field, valueAt(rules, field.path)),
    })),
  })
  return {
    id: game.id,
    name: game.name,
    terms: termsOf(game),
    placards: placards.map((rules) => optionOf(rules, printed)),
    dealers: dealers.map((rules) => optionOf(rules, others)),
    tables: placards.map((placard) =>
      dealers.map((dealer) => {
        const rules = makeRules(game, withFields(dealer, printed, placard))
        return { rules, edge: edges.get(rules) ?? null }
      }),
    ),
  }
}
