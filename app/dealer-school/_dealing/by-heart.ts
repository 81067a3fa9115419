import { dealerOf, gameOf } from '@/lib/teaching/dealer-school/games'
import { meterOf, sideOf } from '@/app/[game]/_guide/figures'
import { payInWords } from '@/app/[game]/_guide/pay-tables'
import type { Table } from '@/lib/teaching/dealer-school/board'
import { amountsAt, type PayoutTable, stakeNames, STAKES } from '@/lib/teaching/dealer-school/payout-tables'
import type { SideFigures } from '@/lib/games/figures'
import type { PayTable, RuleField, SideBet } from '@/lib/games/game'
import { valueAt } from '@/lib/games/rules'
import { isUnknownTable } from '@/lib/games/usual-tables'
import { lowerFirst } from '@/lib/text'

/* The payouts of a table as a dealer learns them: what each hand pays, and what that is on the stakes that lie there. */

type PayField = Extract<RuleField, { kind: 'pays' }>

const fieldsOf = ({ game }: Table): readonly PayField[] =>
  gameOf(game).ruleFields.filter((field): field is PayField => field.kind === 'pays')

const stakeColumns = (stakes: readonly number[]): readonly string[] => ['Pays', ...stakeNames(stakes)]

type Row = PayoutTable['rows'][number]

/** Hands side by side that are paid alike, when they are many, are one line: nobody learns it ten times. */
function gathered(rows: readonly Row[]): readonly Row[] {
  const groups: Row[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last && last[0]!.cells.join() === row.cells.join()) last.push(row)
    else groups.push([row])
  }
  return groups.flatMap((group) =>
    group.length < MANY
      ? group
      : [{ name: `${group[0]!.name} to ${lowerFirst(group.at(-1)!.name)}`, cells: group[0]!.cells }],
  )
}

const MANY = 3
/** What a win pays on a bet of the game; nothing means that the bet comes back. */
const mainCells = (pay: number): readonly string[] =>
  pay === 0 ? ['pushes', ...STAKES.map(() => '')] : [payInWords(pay), ...amountsAt(pay, STAKES)]

function mainTable({ rules }: Table, field: PayField): PayoutTable {
  const pays = valueAt(rules, field.path) as PayTable
  const rows = field.hands.map(({ id, name }) => ({ name, cells: mainCells(pays[id] ?? 0) }))
  return {
    id: field.path.join('-'),
    name: field.name,
    note: field.meaning,
    head: 'Hand',
    columns: stakeColumns(STAKES),
    rows: gathered(rows),
  }
}

/** Stakes that are usual on a side bet: low ones too, and a dollar where nothing else is bet. */
const SIDE_STAKES = [1, 5, 25]

type Hit = SideFigures['hits'][number]

/** What a hand that a side bet names is paid: the meter, its stake back, or so much. */
function sideCells({ pay }: Hit, followsMeter: boolean, stakes: readonly number[]): readonly string[] {
  const none = stakes.map(() => '')
  if (followsMeter) return ['the meter', ...none]
  return pay === 0 ? ['pushes', ...none] : [payInWords(pay), ...amountsAt(pay, stakes)]
}

async function sideTable({ game, rules }: Table, bet: SideBet, field: PayField): Promise<PayoutTable> {
  const known = gameOf(game)
  const { hits } = await sideOf(known, rules, bet.id)
  const meter = bet.takes?.includes('meter') ? await meterOf(known, rules, bet.id) : null
  const lies = dealerOf(game).sides[bet.id] ?? SIDE_STAKES
  const stakes = SIDE_STAKES.filter((stake) => lies.includes(stake))
  const rows = field.hands.flatMap(({ id }) => {
    const hit = hits.find((one) => one.id === id && one.ways > 0)
    return hit ? [{ name: hit.name, cells: sideCells(hit, meter?.hands.includes(id) ?? false, stakes) }] : []
  })
  return {
    id: bet.id,
    name: bet.name,
    note: bet.about,
    head: 'Hand',
    columns: stakeColumns(stakes),
    rows: gathered(rows),
  }
}

/** Every table of payouts of a game: its own, then those of its side bets. */
export async function payoutsByHeart(table: Table): Promise<readonly PayoutTable[]> {
  const fields = fieldsOf(table)
  const sides = gameOf(table.game).sideBets.flatMap((bet) => {
    const field = fields.find((one) => one.bet === bet.id)
    return field && !isUnknownTable(gameOf(table.game), table.rules, bet.id) ? [sideTable(table, bet, field)] : []
  })
  return [
    ...fields.filter(({ bet }) => bet === undefined).map((field) => mainTable(table, field)),
    ...(dealerOf(table.game).payouts?.(table.rules) ?? []),
    ...(await Promise.all(sides)),
  ]
}
