import { called } from '@/app/_languages/area'
import { tableCurves } from '@/app/_languages/english/table-curves'
import type { AnyGame, Rules } from '@/lib/games/game'
import { knownTables, makeMainRules } from '@/lib/games/known-tables'
import { parseRules, rulesPatch } from '@/lib/games/rules'
import { must } from '@/lib/result'
import { evValue } from '@/lib/games/ev'
import type { KeptTable } from './compare-kept'
import type { Worth } from './curve-wholes'
import { changesBetween } from './words'

/** A table in the comparison. */
export interface Compared {
  readonly name: string
  /** Of the main game, as an address writes them: what tells it from the others. */
  readonly text: string
  readonly rules: Rules
  /** Absent of the table in force, which nobody set aside. */
  readonly kept?: string
}

/** The rules that a text of the main game names. */
const rulesAt = (game: AnyGame, text: string): Rules => must(parseRules(game, text)) as Rules

/** The rules with the usual side bets, which change nothing of the main game: so a figure is asked for once. */
export const mainOf = (game: AnyGame, rules: Rules): Rules => rulesAt(game, makeMainRules(game, rules))

/** What a table is called: as it is known, else the variant and what was changed of it. */
export function tableName(game: AnyGame, rules: Rules): string {
  const text = makeMainRules(game, rules)
  const known = knownTables(game).find((one) => makeMainRules(game, one.rules) === text)
  if (known) return called(known.name)
  const variant =
    game.variants.find(({ id }) => id === rulesPatch(game, mainOf(game, rules)).variant) ?? game.variants[0]
  const changes = changesBetween(game, variant.rules as Rules, rules).map((change) => change.text)
  return changes.length > 2 ? tableCurves.changesAndMore(changes[0]!, changes.length - 1) : changes.join(', ')
}

/** The table in force first, then those set aside that are others. */
export function comparedTables(game: AnyGame, rules: Rules, kept: readonly KeptTable[]): readonly Compared[] {
  const now: Compared = { name: tableCurves.thisTable, text: makeMainRules(game, rules), rules: mainOf(game, rules) }
  const others = kept.map(({ name, rules: own }): Compared => ({
    name: called(name),
    text: makeMainRules(game, rulesAt(game, own)),
    rules: mainOf(game, rulesAt(game, own)),
    kept: own,
  }))
  const mine = others.find(({ text }) => text === now.text)
  return [
    mine ? { ...mine, name: tableCurves.isThisTable(mine.name) } : now,
    ...others.filter(({ text }) => text !== now.text),
  ]
}

/** What the known tables are worth, by their main game: nobody waits for those. */
export const knownWorths = (game: AnyGame): ReadonlyMap<string, Worth> =>
  new Map(
    knownTables(game).map(({ rules, edge, averageBet }) => [
      makeMainRules(game, rules),
      { edge, bet: evValue(averageBet), error: 0 },
    ]),
  )
