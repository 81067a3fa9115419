import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { evValue } from '@/lib/game/ev'
import type { StartingClass } from '@/lib/game/figures'
import { type Texas21Rules, VARIANTS } from '@/lib/games/texas-21/rules'
import { freshCounts } from '@/lib/engines/blackjack/index'
import { startingClasses } from '@/lib/games/texas-21/solve'

/*
 * Writes content/texas-21/close-plays.json: for each usual table of Texas 21, the first plays that four cards on the
 * flop can change, and how one missing card changes each. Run it again after a change to the rules or the solver.
 */

const FILE = 'content/texas-21/close-plays.json'
const FLOP = 4
const DECIMALS = 6

type Decisions = ReadonlyMap<string, ReadonlyMap<string, number>>

const decisionsOf = (classes: readonly StartingClass[]): Decisions =>
  new Map(classes.map(({ id, options }) => [id, new Map(options.map(({ action, ev }) => [action, evValue(ev)]))]))

/** The EVs of all first decisions from a fresh shoe, and from shoes that lack one card of each value. */
function solveShoes(rules: Texas21Rules): { readonly fresh: Decisions; readonly without: readonly Decisions[] } {
  const counts = freshCounts(rules.decks)
  const without = counts.map((n, place) => decisionsOf(startingClasses(rules, counts.with(place, n - 1))))
  return { fresh: decisionsOf(startingClasses(rules, counts)), without }
}

const round = (value: number): number => Number(value.toFixed(DECIMALS))

/** The line of a play that a flop can change; undefined if none can. */
function lineOf(
  id: string,
  options: ReadonlyMap<string, number>,
  without: readonly Decisions[],
  isOffered: (action: string) => boolean,
): string | undefined {
  const [best, next] = [...options].filter(([action]) => isOffered(action)).sort((a, b) => b[1] - a[1]) as [
    [string, number],
    [string, number],
  ]
  const gain = best[1] - next[1]
  const effects = without.map((decisions) => decisions.get(id)!.get(best[0])! - decisions.get(id)!.get(next[0])! - gain)
  if (gain + FLOP * Math.min(...effects) >= 0) return undefined
  return `    "${id}": ${JSON.stringify([best[0], next[0], round(gain), effects.map(round)])}`
}

/** The tables without and with surrender. One solve with surrender gives both. */
function tablesFor(rules: Texas21Rules): string {
  const { fresh, without } = solveShoes({ ...rules, lateSurrender: true })
  const table = (id: string, isOffered: (action: string) => boolean): string => {
    const lines = [...fresh]
      .map(([name, options]) => lineOf(name, options, without, isOffered))
      .filter((line) => line !== undefined)
    return `  "${id}": {\n${lines.join(',\n')}\n  }`
  }
  return [
    table(rules.soft17 === 'hit' ? 'h17' : 's17', (action) => action !== 'surrender'),
    table(rules.soft17 === 'hit' ? 'h17-ls' : 's17-ls', () => true),
  ].join(',\n')
}

mkdirSync(dirname(FILE), { recursive: true })
writeFileSync(
  FILE,
  `{\n${VARIANTS.filter(({ rules }) => !rules.lateSurrender)
    .map(({ rules }) => tablesFor(rules))
    .join(',\n')}\n}\n`,
)
