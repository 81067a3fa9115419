import { useMemo } from 'react'
import { tableWords } from '@/app/_settings/rules-in-words'
import { tableCurves } from '@/app/_languages/words'
import type { AnyGame, Rules } from '@/lib/game/game'
import { knownTables, makeMainRules } from '@/lib/game/precomputed/known-tables'
import { parseRules, rulesPatch } from '@/lib/game/rules'
import { must } from '@/lib/result'
import { turnsText } from '@/lib/text'
import { evValue } from '@/lib/game/ev'
import { makeStored, type Stored } from '@/app/_ui/store'
import type { Worth } from './curve-wholes'
import { changesBetween } from './words'

/** A table in the comparison. */
export interface Compared {
  readonly name: string
  /** The rules of the main game as an address writes them, which identify the table. */
  readonly text: string
  readonly rules: Rules
  /** The rules as they were set aside; absent for the current table. */
  readonly kept?: string
}

/** The rules in a text about the main game. Throws if it is invalid. */
const rulesAt = (game: AnyGame, text: string): Rules => must(parseRules(game, text)) as Rules

/** The rules with the usual side bets. Side bets don't affect the main game, so a figure is requested only once. */
export const mainOf = (game: AnyGame, rules: Rules): Rules => rulesAt(game, makeMainRules(game, rules))

/** The table's name if it is a known one, otherwise the variant's changes. */
export function tableName(game: AnyGame, rules: Rules): string {
  const text = makeMainRules(game, rules)
  const known = knownTables(game).find((one) => makeMainRules(game, one.rules) === text)
  if (known) return tableWords(game, known)
  const variant =
    game.variants.find(({ id }) => id === rulesPatch(game, mainOf(game, rules)).variant) ?? game.variants[0]
  const changes = changesBetween(game, variant.rules as Rules, rules).map((change) => change.text)
  return changes.length > 2 ? tableCurves.changesAndMore(changes[0]!, changes.length - 1) : changes.join(', ')
}

/*
 * Tables set aside for comparison, a list for each game. It is stored as long as the browser tab is open, so that the
 * reader can change tables or pages.
 */

interface KeptTable {
  /** The name that the reader gave it, or the name of a known table when it was set aside. */
  readonly name: string
  /** The id of a known table, whose name depends on the page's language. */
  readonly known?: string
  /** As an address writes them. */
  readonly rules: string
}

/** More lines in a chart would be hard to tell apart. */
export const MOST_KEPT = 5
export const LONGEST_NAME = 40

const keyOf = (game: AnyGame): string => `feltwise.compare.${game.id}`

const isKept = (value: unknown): value is KeptTable =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as KeptTable).name === 'string' &&
  typeof (value as KeptTable).rules === 'string' &&
  ['string', 'undefined'].includes(typeof (value as KeptTable).known)

/** The tables in a stored text. Invalid entries are left out. */
export function readKept(game: AnyGame, text: string): readonly KeptTable[] {
  try {
    const found: unknown = JSON.parse(text)
    if (!Array.isArray(found)) return []
    const tables = found.filter(isKept).map(({ name, rules, known }) => ({
      name: name.slice(0, LONGEST_NAME),
      rules,
      ...(known === undefined ? {} : { known }),
    }))
    return tables
      .filter(({ rules }, i) => parseRules(game, rules).ok && tables.findIndex((one) => one.rules === rules) === i)
      .slice(0, MOST_KEPT)
  } catch {
    return []
  }
}

const NONE: readonly KeptTable[] = []
const stores = new Map<string, Stored<readonly KeptTable[]>>()

function storeOf(game: AnyGame): Stored<readonly KeptTable[]> {
  const key = keyOf(game)
  const store =
    stores.get(key) ??
    makeStored({
      key,
      area: 'sessionStorage',
      read: (text) => (text === null ? NONE : readKept(game, text)),
      write: JSON.stringify,
      usual: NONE,
    })
  stores.set(key, store)
  return store
}

export interface Keeping {
  readonly tables: readonly KeptTable[]
  readonly add: (table: KeptTable) => void
  readonly remove: (rules: string) => void
}

/** The tables that the reader set aside. A new one replaces one with the same rules. */
export function useKept(game: AnyGame): Keeping {
  const { useNow, change } = storeOf(game)
  const tables = useNow()
  return useMemo(() => {
    const named = (table: KeptTable): KeptTable => ({
      ...table,
      name: [...table.name]
        .filter((letter) => !turnsText(letter))
        .join('')
        .slice(0, LONGEST_NAME),
    })
    return {
      tables,
      add: (table) =>
        void change((now) => [...now.filter(({ rules }) => rules !== table.rules), named(table)].slice(-MOST_KEPT)),
      remove: (rules) => void change((now) => now.filter((one) => one.rules !== rules)),
    }
  }, [tables, change])
}

/** The name of a table that was set aside, in the page's language. */
export function keptName(game: AnyGame, { name, known }: KeptTable): string {
  const found = knownTables(game).find(({ id }) => id === known)
  return found ? tableWords(game, found) : name
}

/** The current table first, then the others that were set aside. */
export function comparedTables(game: AnyGame, rules: Rules, kept: readonly KeptTable[]): readonly Compared[] {
  const now: Compared = { name: tableCurves.thisTable, text: makeMainRules(game, rules), rules: mainOf(game, rules) }
  const others = kept.map((table): Compared => ({
    name: keptName(game, table),
    text: makeMainRules(game, rulesAt(game, table.rules)),
    rules: mainOf(game, rulesAt(game, table.rules)),
    kept: table.rules,
  }))
  const mine = others.find(({ text }) => text === now.text)
  return [
    mine ? { ...mine, name: tableCurves.isThisTable(mine.name) } : now,
    ...others.filter(({ text }) => text !== now.text),
  ]
}

/** The edges of the known tables, by the rules of their main game. They need no solving. */
export const knownWorths = (game: AnyGame): ReadonlyMap<string, Worth> =>
  new Map(
    knownTables(game).map(({ rules, edge, averageBet }) => [
      makeMainRules(game, rules),
      { edge, bet: evValue(averageBet), error: 0 },
    ]),
  )
