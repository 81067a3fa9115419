import { betName } from '@/app/_felt/names'
import type { AnyGame, SideBet } from '@/lib/game/game'
import { type KnownTable, knownTables, MAIN_BET } from '@/lib/game/precomputed/known-tables'
import { makeRules } from '@/lib/game/rules'
import { tableWords } from '@/app/_settings/rules-in-words'
import { betPages } from '@/app/_languages/words'
import { tablePath } from '@/app/[game]/side-bets/_table/found'
import type { HourTerms } from './hour-cost'
import { type TableRow, TableRows } from './table-rows'

interface Props {
  readonly game: AnyGame
  readonly bet: string
}

const withQuery = (path: string, query: Readonly<Record<string, string>>): string => {
  const said = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString()
  return said === '' ? path : `${path}?${said}`
}

/** The link to the page where this table can be changed and priced. */
function deskHref(game: AnyGame, { bet, rules }: KnownTable): string {
  const text = makeRules(game, rules)
  return bet === MAIN_BET
    ? withQuery(`/${game.id}/pay-tables`, { rules: text })
    : withQuery(`/${game.id}/side-bets`, { bet: bet === game.sideBets[0]?.id ? '' : bet, rules: text })
}

const trainerHref = (game: AnyGame, { rules }: KnownTable): string =>
  withQuery(`/${game.id}/trainer`, { rules: makeRules(game, rules) })

function rowOf(game: AnyGame, table: KnownTable): TableRow {
  const { id, source, url, comparison, edge, risk } = table
  return {
    id,
    name: tableWords(game, table),
    where: betPages.where(table.where),
    edge,
    desk: deskHref(game, table),
    ...(comparison ? {} : { source, ...(url === undefined ? {} : { url }) }),
    ...(table.bet === MAIN_BET ? { risk, trainer: trainerHref(game, table) } : { page: tablePath(game, table) }),
  }
}

/** What a bet's hourly cost depends on besides the reader's settings. */
export const termsOf = ({ pace }: AnyGame, bet?: SideBet): HourTerms => ({
  ...(pace === undefined ? {} : { pace }),
  ...(bet?.always === undefined ? {} : { always: bet.always }),
})

/** The known tables of a bet, the best for the player first. */
export function BetTables({ game, bet }: Props) {
  const side = game.sideBets.find(({ id }) => id === bet)
  return (
    <TableRows
      gameName={game.name}
      {...(side === undefined ? {} : { betName: betName(game, side.id) })}
      terms={termsOf(game, side)}
      rows={knownTables(game, bet).map((table) => rowOf(game, table))}
    />
  )
}
