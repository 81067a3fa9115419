import { classes } from '@/app/_components/classes'
import { FeltCards, type CardZone } from '@/app/_components/felt-cards'
import { units, withUnit } from '@/app/_components/format'
import type { Zone } from '@/lib/games/felt'

type BetZone = Extract<Zone, { kind: 'bets' }>

interface Props {
  readonly zones: readonly Zone[]
  /** What a base wager is called: stakes are counted in it, since no one's stake is known to the server. */
  readonly unit: string
  readonly label: string
}

/** The felt as it lies at one moment: a picture, drawn without a script. */
export function StillFelt({ zones, unit, label }: Props) {
  return (
    <div
      role="group"
      aria-label={label}
      className="still-felt felt-surface grid grid-cols-1 content-between gap-2.5 rounded-box px-3 py-3.5 text-felt-ink"
    >
      {rowsOf(zones).map((row) => (
        <div key={row[0].id} className="grid auto-cols-fr grid-flow-col gap-x-2.5">
          {row.map((zone) =>
            zone.kind === 'bets' ? (
              <Bets key={zone.id} zone={zone} unit={unit} />
            ) : (
              <FeltCards key={zone.id} zone={zone} animated={false} narrow={row.length} />
            ),
          )}
        </div>
      ))}
    </div>
  )
}

type RowOf<T> = readonly [T, ...T[]]

/** Zones that share a row, together. */
function rowsOf(zones: readonly Zone[]): readonly RowOf<Zone>[] {
  const rows: [Zone, ...Zone[]][] = []
  for (const zone of zones) {
    const last = rows.at(-1)?.[0]
    if (sharesRow(last, zone)) rows.at(-1)!.push(zone)
    else rows.push([zone])
  }
  return rows
}

const isCards = (zone: Zone | undefined): zone is CardZone => zone?.kind === 'cards'

const sharesRow = (a: Zone | undefined, b: Zone): boolean =>
  isCards(a) && isCards(b) && b.row !== undefined && b.row === a.row

function Bets({ zone, unit }: { readonly zone: BetZone; readonly unit: string }) {
  return (
    <dl className="flex flex-wrap justify-center gap-2">
      {zone.bets.map(({ id, name, stake, note }) => (
        <div
          key={id}
          className={classes(
            'flex max-w-34 min-w-17 flex-col items-center justify-center rounded-[20px] border-[1.5px] border-felt-line px-2.5 py-1 text-center leading-tight',
            stake === null && 'border-dashed',
          )}
        >
          <dt
            className={classes(
              'text-mini tracking-open uppercase',
              stake === null ? 'text-felt-muted' : 'text-felt-ink',
            )}
          >
            {name}
          </dt>
          <dd
            className={classes(
              'text-meta font-bold tabular-nums',
              stake === null ? 'text-felt-muted' : 'text-felt-money',
            )}
          >
            {stake === null ? <span aria-label="not placed">—</span> : withUnit(units(stake), unit)}
          </dd>
          {note !== undefined && <dd className="text-tick leading-[1.25] text-balance text-felt-muted">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
