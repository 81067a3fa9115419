import { betName } from '@/app/_felt/names'
import { shortHand } from '@/app/_settings/rules-in-words'
import { dealerOf, gameOf } from '@/lib/teaching/dealer-school/games'
import { meterOf, sideOf } from '@/app/[game]/_guide/figures'
import { messagesOf } from '@/app/_languages/messages'
import { paper } from '@/app/_languages/words'
import type { Table } from '@/lib/teaching/dealer-school/board'
import { gathered, mainTable, payFields, stakeColumns } from '@/lib/teaching/dealer-school/payout-sheet'
import {
  amountsAt,
  type PayoutTable,
  STAKES,
  oddsIn,
  type SheetWords,
} from '@/lib/teaching/dealer-school/payout-tables'
import type { SideFigures } from '@/lib/games/figures'
import type { AnyGame, SideBet } from '@/lib/games/game'
import { isUnknownTable } from '@/lib/games/usual-tables'

/*
 * The payouts of a table as a dealer memorizes them: what each hand pays, and how much that is on common stakes. In the
 * page's language.
 */

/** The words for a game's tables, in the page's language. */
export const wordsOf = (game: AnyGame): SheetWords => ({ messages: messagesOf(game), payouts: paper.payouts })

type PayField = ReturnType<typeof payFields>[number]

/** Common stakes of a side bet, including low ones. */
const SIDE_STAKES = [1, 5, 25]

type Hit = SideFigures['hits'][number]

/** The cells of a hand's row: the meter, a push, or the payout on each stake. */
function sideCells(
  { pay }: Hit,
  followsMeter: boolean,
  stakes: readonly number[],
  said: SheetWords,
): readonly string[] {
  const { meter, pushes } = said.payouts
  const none = stakes.map(() => '')
  if (followsMeter) return [meter, ...none]
  return pay === 0 ? [pushes, ...none] : [oddsIn(pay, said), ...amountsAt(pay, stakes, said)]
}

async function sideTable({ game, rules }: Table, bet: SideBet, field: PayField): Promise<PayoutTable> {
  const known = gameOf(game)
  const said = wordsOf(known)
  const { hits } = await sideOf(known, rules, bet.id)
  const meter = bet.takes?.includes('meter') ? await meterOf(known, rules, bet.id) : null
  const lies = dealerOf(game).sides[bet.id] ?? SIDE_STAKES
  const stakes = SIDE_STAKES.filter((stake) => lies.includes(stake))
  const rows = field.hands.flatMap(({ id }) => {
    const hit = hits.find((one) => one.id === id && one.ways > 0)
    return hit
      ? [{ name: shortHand(known, field, id), cells: sideCells(hit, meter?.hands.includes(id) ?? false, stakes, said) }]
      : []
  })
  return {
    id: bet.id,
    name: betName(known, bet.id),
    note: messagesOf(known).wins[bet.id]!,
    head: said.payouts.hand,
    columns: stakeColumns(stakes, said),
    rows: gathered(rows, said),
  }
}

/** All payout tables of a game: its own, then those of its side bets. */
export async function payoutsByHeart(table: Table): Promise<readonly PayoutTable[]> {
  const fields = payFields(table)
  const said = wordsOf(gameOf(table.game))
  const sides = gameOf(table.game).sideBets.flatMap((bet) => {
    const field = fields.find((one) => one.bet === bet.id)
    return field && !isUnknownTable(gameOf(table.game), table.rules, bet.id) ? [sideTable(table, bet, field)] : []
  })
  return [
    ...fields.filter(({ bet }) => bet === undefined).map((field) => mainTable(table, field, STAKES, said)),
    ...(dealerOf(table.game).payouts?.(table.rules, said) ?? []),
    ...(await Promise.all(sides)),
  ]
}
