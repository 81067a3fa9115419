import { betIn } from '@/lib/messages/message'
import type { PayTable, RuleField } from '@/lib/game/game'
import { fieldIn, valueAt } from '@/lib/game/rules'
import { isUnknownTable } from '@/lib/game/side-bets/usual-tables'
import { payouts } from '@/lib/messages/words/payouts/en'
import { readAmount } from '../table/chips'
import type { Table } from '../table/seat'
import { dealerOf, gameOf } from '../games'
import { amountsAt, oddsIn, type PayoutTable, type SheetWords, stakeNames } from './tables'

/* A printed sheet of what every hand of a table pays, in chips on a house's stakes, under the rules in force. */

type PayField = Extract<RuleField, { kind: 'pays' }>

export const payFields = ({ game }: Table): readonly PayField[] =>
  gameOf(game).ruleFields.filter((field): field is PayField => field.kind === 'pays')

export const stakeColumns = (stakes: readonly number[], said: SheetWords): readonly string[] => [
  said.payouts.pays,
  ...stakeNames(stakes, said),
]

type Row = PayoutTable['rows'][number]

const MANY = 3

const inEnglish = ({ game }: Table): SheetWords => ({ messages: gameOf(game).messages, payouts })

/** Merges three or more neighboring hands with the same pays into one line. */
export function gathered(rows: readonly Row[], { payouts: { range } }: SheetWords): readonly Row[] {
  const groups: Row[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last && last[0]!.cells.join() === row.cells.join()) last.push(row)
    else groups.push([row])
  }
  return groups.flatMap((group) =>
    group.length < MANY ? group : [{ name: range(group[0]!.name, group.at(-1)!.name), cells: group[0]!.cells }],
  )
}

/** The cells of a bet of the game itself. A pay of 0 means that the bet pushes. */
const mainCells = (pay: number, stakes: readonly number[], said: SheetWords): readonly string[] =>
  pay === 0 ? [said.payouts.pushes, ...stakes.map(() => '')] : [oddsIn(pay, said), ...amountsAt(pay, stakes, said)]

/** A pay table of the game itself. */
export function mainTable(
  table: Table,
  field: PayField,
  stakes: readonly number[],
  said = inEnglish(table),
): PayoutTable {
  const { rules } = table
  const { name, meaning, values } = fieldIn(said.messages, field)
  const pays = valueAt(rules, field.path) as PayTable
  return {
    id: field.path.join('-'),
    name,
    note: meaning,
    head: said.payouts.hand,
    columns: stakeColumns(stakes, said),
    rows: gathered(
      field.hands.map(({ id }) => ({ name: values?.[id] ?? id, cells: mainCells(pays[id] ?? 0, stakes, said) })),
      said,
    ),
  }
}

/** The pay table of a side bet under the rules; hands that aren't listed lose. */
function sideTable(
  { game, rules }: Table,
  bet: string,
  field: PayField,
  stakes: readonly number[],
  said: SheetWords,
): PayoutTable {
  const { values } = fieldIn(said.messages, field)
  const pays = valueAt(rules, field.path) as PayTable
  const side = gameOf(game).sideBets.find(({ id }) => id === bet)!
  const paid = field.hands.filter(({ id, asks }) => (pays[id] ?? 0) > 0 || asks)
  return {
    id: bet,
    name: betIn(said.messages, side.id),
    ...(side.takes?.includes('meter') ? { note: said.messages.wins[bet]! } : {}),
    head: said.payouts.hand,
    columns: stakeColumns(stakes, said),
    rows: gathered(
      paid.map(({ id }) => ({ name: values?.[id] ?? id, cells: mainCells(pays[id] ?? 0, stakes, said) })),
      said,
    ),
  }
}

/**
 * All pay tables under a house's rules, on its own stakes in dollars. Side bets without a known table are left out, as
 * in the drills.
 */
export function payoutSheet(table: Table, stakes: readonly number[], said = inEnglish(table)): readonly PayoutTable[] {
  const fields = payFields(table)
  return [
    ...fields.filter(({ bet }) => bet === undefined).map((field) => mainTable(table, field, stakes, said)),
    ...(dealerOf(table.game).payouts?.(table.rules, said, stakes) ?? []),
    ...fields.flatMap((field) =>
      field.bet !== undefined && !isUnknownTable(gameOf(table.game), table.rules, field.bet)
        ? [sideTable(table, field.bet, field, stakes, said)]
        : [],
    ),
  ].filter(({ rows }) => rows.length > 0)
}

const MOST_STAKES = 6
const CENTS = 100

/**
 * Reads typed stakes in dollars: `5, 10, 2.50`, or with semicolons if a comma marks the cents: `5; 10; 2,50`. Returns
 * them ascending; undefined if they can't be read or are more than fit on a sheet.
 */
export function readStakes(text: string): readonly number[] | undefined {
  const written = text.includes(';') ? text.replaceAll(/,(?=\d{1,2}(?!\d))/gu, '.') : text
  const stakes = written
    .split(/[\s;]+|,(?!\d{3}\b)/u)
    .filter((one) => one !== '')
    .map((one) => readAmount(one))
  const whole = stakes.flatMap((cents) => (cents === undefined || cents === 0 ? [] : [cents / CENTS]))
  if (whole.length === 0 || whole.length !== stakes.length || whole.length > MOST_STAKES) return undefined
  return [...new Set(whole)].sort((a, b) => a - b)
}
