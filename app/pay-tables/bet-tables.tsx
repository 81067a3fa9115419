import Link from 'next/link'
import { CELL, HEAD, HEAD_RIGHT, NAME } from '@/app/[game]/_guide/parts'
import { classes } from '@/app/_components/classes'
import { percent } from '@/app/_components/format'
import type { AnyGame } from '@/lib/games/game'
import { type KnownTable, knownTables, MAIN_BET } from '@/lib/games/known-tables'
import { makeRules } from '@/lib/games/rules'
import { tableSlug } from '@/lib/games/side-tables'
import { HourCost } from './hour-cost'

interface Props {
  readonly game: AnyGame
  readonly bet: string
  /** What the table is called by: the heading above it. */
  readonly label: string
}

const withQuery = (path: string, query: Readonly<Record<string, string>>): string => {
  const said = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString()
  return said === '' ? path : `${path}?${said}`
}

/** The page where a table is dragged and priced, with this table on it. */
function deskHref(game: AnyGame, { bet, rules }: KnownTable): string {
  const text = makeRules(game, rules)
  return bet === MAIN_BET ? withQuery(`/${game.id}/pay-tables`, { rules: text }) : withQuery(`/${game.id}/side-bets`, { bet: bet === game.sideBets[0]?.id ? '' : bet, rules: text })
}

const trainerHref = (game: AnyGame, { rules }: KnownTable): string => withQuery(`/${game.id}/trainer`, { rules: makeRules(game, rules) })

/** The known tables of one bet, the best for the player first. */
export function BetTables({ game, bet, label }: Props) {
  const tables = knownTables(game, bet)
  const isMain = bet === MAIN_BET
  const wide = 'max-[699px]:hidden'
  return (
    <table className="w-full border-collapse text-small tabular-nums">
      <caption className="sr-only">{label}: known tables, the lowest house edge first</caption>
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            Table
          </th>
          <th scope="col" className={HEAD_RIGHT}>
            House edge
          </th>
          {isMain && (
            <th scope="col" className={classes(HEAD_RIGHT, wide)}>
              Element of risk
            </th>
          )}
          <th scope="col" className={classes(HEAD_RIGHT, wide)}>
            Cost an hour
          </th>
          <th scope="col" className={classes(HEAD_RIGHT, wide)}>
            <span className="sr-only">Ways on</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {tables.map((table) => (
          <tr key={table.id} className="border-t align-top">
            <th scope="row" className={classes(NAME, 'normal-nums')}>
              <span className={table.comparison ? 'font-[450]' : undefined}>{table.name}</span>
              <Found table={table} />
              <span className="block pt-0.5 text-caption font-normal text-muted min-[700px]:hidden">
                {isMain && `${percent(table.risk)} of all you bet, `}
                <HourCost edge={table.edge} /> an hour
              </span>
              <span className="-mb-2 flex gap-5 min-[700px]:hidden">
                <Ways game={game} table={table} />
              </span>
            </th>
            <td className={classes(CELL, 'font-semibold')}>
              <data value={String(table.edge)}>{percent(table.edge)}</data>
            </td>
            {isMain && <td className={classes(CELL, wide)}>{percent(table.risk)}</td>}
            <td className={classes(CELL, wide)}>
              <HourCost edge={table.edge} />
            </td>
            <td className={classes(CELL, wide, 'w-[128px]')}>
              <span className="inline-flex gap-5">
                <Ways game={game} table={table} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Where a table is known from, and who says so. */
function Found({ table: { where, source, url, comparison } }: { readonly table: KnownTable }) {
  return (
    <span className="block max-w-[46em] text-caption font-normal text-muted">
      {where}
      {!comparison && (
        <>
          {' · '}
          {url === undefined ? (
            source
          ) : (
            <a href={url} rel="nofollow noreferrer" className="underline decoration-line-strong underline-offset-2 hover:text-ink">
              {source}
            </a>
          )}
        </>
      )}
    </span>
  )
}

const WAY = 'link inline-flex min-h-11 items-center font-[450] min-[700px]:min-h-6'

function Ways({ game, table }: { readonly game: AnyGame; readonly table: KnownTable }) {
  return (
    <>
      {table.bet !== MAIN_BET && (
        <Link href={`/${game.id}/side-bets/${tableSlug(game, table)}`} prefetch={false} className={WAY} aria-label={`All about ${table.name}, ${game.name}`}>
          In full
        </Link>
      )}
      <Link href={deskHref(game, table)} className={WAY} aria-label={`Open ${table.name}, ${game.name}`}>
        Open
      </Link>
      {table.bet === MAIN_BET && (
        <Link href={trainerHref(game, table)} className={WAY} aria-label={`Train with ${table.name}, ${game.name}`}>
          Train
        </Link>
      )}
    </>
  )
}
