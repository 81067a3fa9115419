'use client'

import type { CSSProperties } from 'react'
import { felt } from '@/app/_languages/words'
import { classes } from '@/app/_ui/classes'
import { type Currency, money } from '@/app/_languages/format'
import { usePreferences } from '@/app/_settings/preferences'
import type { BetZone, SaidBet } from './said-felt'

/** The value of a base wager in money. */
export interface Wager {
  readonly stake: number
  readonly currency: Currency
}

/** The bets of a zone: first the squares along which a stake moves, if there are any, then each spot. */
export function FeltBets({
  zone,
  wager,
  animated,
}: {
  readonly zone: BetZone
  readonly wager?: Wager
  /** Whether chips slide to a bet when it is made. */
  readonly animated: boolean
}) {
  const preferences = usePreferences()
  const by = wager ?? preferences
  const squares = zone.bets.filter(({ id }) => zone.track?.includes(id))
  const spots = zone.bets.filter(({ id }) => !zone.track?.includes(id))
  return (
    <div className="grid justify-items-center gap-2.5">
      {squares.length > 0 && <Track squares={squares} wager={by} />}
      {spots.length > 0 && <Spots bets={spots} wager={by} animated={animated} />}
    </div>
  )
}

interface SpotsProps {
  readonly bets: readonly SaidBet[]
  readonly wager: Wager
  readonly animated: boolean
}

function Spots({ bets, wager: { stake, currency }, animated }: SpotsProps) {
  return (
    <dl className="flex flex-wrap justify-center gap-2 3xl:gap-x-4.5">
      {bets.map((bet) => (
        <div
          key={bet.id}
          className={classes(
            'flex min-h-11 max-w-45 min-w-17 flex-col items-center justify-center rounded-[26px] border-[1.5px] border-felt-line px-3 py-1 text-center leading-tight md:min-h-13 3xl:min-w-24 3xl:px-4',
            bet.stake === null && 'border-dashed',
          )}
        >
          <dt
            className={classes(
              'text-mini tracking-open uppercase md:text-[11.5px] md:tracking-[0.06em]',
              bet.stake === null ? 'text-felt-muted' : 'text-felt-ink',
            )}
          >
            {bet.name}
          </dt>
          <dd
            className={classes(
              'text-copy font-bold tabular-nums',
              bet.stake === null ? 'text-felt-muted' : 'text-felt-money',
            )}
          >
            {bet.stake === null ? (
              <span aria-label={felt.notPlaced}>—</span>
            ) : (
              // The key makes a changed stake render anew, so that it slides in again.
              <span key={bet.stake} className={animated ? 'inline-block animate-lay' : undefined}>
                {money(bet.stake * stake, currency)}
              </span>
            )}
          </dd>
          {bet.note !== undefined && (
            <dd className="text-tick leading-[1.25] text-balance text-felt-muted phone:hidden">{bet.note}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** The squares of one stake, which is on one of them and slides to the next. */
function Track({
  squares,
  wager: { stake, currency },
}: {
  readonly squares: readonly SaidBet[]
  readonly wager: Wager
}) {
  const at = Math.max(
    0,
    squares.findIndex((bet) => bet.stake !== null),
  )
  const here = squares[at]
  return (
    <div className="grid w-full max-w-105 gap-1.5">
      <dl className="relative grid auto-cols-fr grid-flow-col overflow-hidden rounded-option border-[1.5px] border-felt-line">
        {squares.map((bet, i) => (
          <div
            key={bet.id}
            className={classes('min-h-16 border-felt-line px-2 pt-1 text-center', i > 0 && 'border-l-[1.5px]')}
          >
            <dt className={classes('text-meta font-semibold', i === at ? 'text-felt-ink' : 'text-felt-muted')}>
              {bet.name}
            </dt>
            <dd className="sr-only">{bet.stake === null ? felt.nothingHere : money(bet.stake * stake, currency)}</dd>
          </div>
        ))}
        <div
          aria-hidden="true"
          className="felt-stake"
          style={{ width: `${100 / squares.length}%`, '--at': at } as CSSProperties}
        >
          <span className="rounded-full border-2 border-dashed border-felt-money bg-felt-deep px-3 py-0.5 text-note font-bold text-felt-money tabular-nums">
            {money((here?.stake ?? 0) * stake, currency)}
          </span>
        </div>
      </dl>
      {here?.note !== undefined && <p className="text-center text-micro leading-snug text-felt-muted">{here.note}</p>}
    </div>
  )
}
