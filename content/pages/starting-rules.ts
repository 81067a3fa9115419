import type { AnyGame } from '@/lib/games/game'
import type { Cell, FactRow, FactTable } from '@/content/pages/hand-page'
import { type FoundTable, foundTables, MAIN_BET } from '@/lib/games/known-tables'
import type { MadeStartingHand } from '@/lib/games/made-starting-hands'
import { andList, saidGap } from '@/content/pages/said'
import { leadOf, type Line, wordsOf } from '@/content/pages/starting-line'
import type { StartingHand } from '@/lib/games/starting-hands'

/* A starting hand under the other tables that casinos are known to use. */

export interface UnderTable {
  readonly table: FoundTable
  /** How far acting is ahead there. */
  readonly lead: number
}

const leadIn = (evs: readonly number[]): number => evs[0]! - evs.at(-1)!

/** Every known table of the main game with the hand’s lead, the usual one first. */
export function underTables(
  game: AnyGame,
  line: Line,
  hand: StartingHand,
  made: MadeStartingHand,
): readonly UnderTable[] {
  const [usual, ...others] = foundTables(game).filter(({ bet }) => bet === MAIN_BET)
  return [
    { table: usual!, lead: leadOf(line, hand) },
    ...others.map((table) => ({ table, lead: leadIn(made.tables[table.id]!) })),
  ]
}

/** A table by its name; one that is only there for comparison is called so. */
const nameIn = ({ table }: UnderTable): string =>
  `“${table.name}”${table.comparison ? ' (for comparison: no casino is known to use it)' : ''}`

/** Whether any of them turns the play. */
export function tablesText(line: Line, all: readonly UnderTable[]): string {
  const [usual, ...others] = all as [UnderTable, ...UnderTable[]]
  const turned = others.filter(({ lead }) => lead > 0 !== usual.lead > 0)
  const other = wordsOf(line, usual.lead <= 0)
  if (turned.length > 0)
    return `It depends on the table: with ${andList(turned.map(nameIn))} ${other.acting} is the better play, by ${saidGap(Math.max(...turned.map(({ lead }) => Math.abs(lead))))}${turned.length > 1 ? ' at the most' : ''}.`
  const sizes = others.map(({ lead }) => Math.abs(lead))
  const [closest, clearest] = [Math.min(...sizes), Math.max(...sizes)]
  const own = Math.abs(usual.lead)
  const moves = Math.max(own - closest, clearest - own)
  if (moves < 0.0005)
    return 'None of these tables changes anything here: what they pay differently this hand hardly ever makes.'
  const near = others.find(({ lead }) => Math.abs(lead) === closest)!
  if (closest < own / 2)
    return `None of these tables turns it, but with ${nameIn(near)} the lead is down to ${saidGap(closest)}.`
  return `The play is the same under all of these tables; the lead goes from ${saidGap(Math.min(own, closest))} to ${saidGap(Math.max(own, clearest))}.`
}

/** The tables and what becomes of the lead. */
export const tablesTable = (line: Line, all: readonly UnderTable[]): FactTable => ({
  caption: 'Under the known tables',
  columns: ['Table', 'Better', 'Ahead by'],
  rows: all.map(({ table, lead }, i): FactRow => {
    const better: Cell = { kind: 'text', text: wordsOf(line, lead > 0).acting }
    return {
      name: table.name,
      ...(i === 0 ? {} : lead > 0 !== all[0]!.lead > 0 ? { mark: 'flips' as const } : {}),
      cells: [better, { kind: 'gap', value: Math.abs(lead) }],
    }
  }),
})
