'use client'

import { useId } from 'react'
import { classes } from '@/app/_components/classes'
import { grouped, percent, plain } from '@/app/_components/format'
import { Panel } from '@/app/_components/panel'
import { asTyped, useTyped } from '@/app/_components/typed-number'
import { sideBets } from '@/app/_languages/english/side-bets'
import { filled } from '@/app/_languages/filled'
import { evValue } from '@/lib/games/ev'
import type { SideFigures } from '@/lib/games/figures'
import type { MeterReading } from '@/lib/games/meter'
import { MOST_PLAYERS } from '@/lib/games/solver'
import { reduce, toNumber } from '@/lib/math/fraction'
import { takes, type SideHold } from './read'

interface Props {
  readonly hold: SideHold
  readonly meter: MeterReading | null
  readonly figures: SideFigures | null
}

/** The meter of a progressive, as it stands on the sign, and from where on the bet is worth having. */
export function MeterField({ hold: { form, reading, change }, meter, figures }: Props) {
  const id = useId()
  const { meterProblem: problem } = reading
  const typed = useTyped(form.meter, (text) => change({ ...form, meter: text.slice(0, 40) }))
  const share = figures?.share ?? 1
  const won = figures?.hits.find((hit) => meter?.hands.includes(hit.id))?.pay
  const isShared = takes(reading.bet, 'players')
  return (
    <section aria-labelledby={id} className="side-bets-meter">
      <Panel>
        <div className="grid gap-1">
          <h2 id={id} className="text-verdict font-semibold tracking-snug">
            {sideBets.meter}
          </h2>
          <p className="text-small text-muted">{isShared ? sideBets.sharedMeterAbout : sideBets.meterAbout}</p>
        </div>
        <label className="grid max-w-65 gap-1 text-caption text-muted">
          {sideBets.meterInBets}
          <input
            inputMode="decimal"
            autoComplete="off"
            {...typed}
            placeholder={won === undefined ? '' : asTyped(String(Number((won / share).toFixed(6))))}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-problem`}
            className={classes(
              'h-11 rounded-option border bg-paper px-3 text-body font-semibold text-ink tabular-nums',
              problem === undefined ? 'border-line-strong' : 'border-2 border-blunder',
            )}
          />
        </label>
        <p id={`${id}-problem`} role="alert" className="text-caption break-words text-blunder-ink empty:hidden">
          {problem}
        </p>
        {isShared && (
          <label className="grid max-w-65 gap-1 text-caption text-muted">
            {sideBets.playersOnIt}
            <select
              value={form.players}
              onChange={({ target: { value } }) => change({ ...form, players: Number(value) })}
              className="h-11 rounded-option border border-line-strong bg-paper px-3 text-body font-semibold text-ink"
            >
              {Array.from({ length: MOST_PLAYERS }, (_, i) => (
                <option key={i} value={i + 1}>
                  {i + 1}
                </option>
              ))}
            </select>
          </label>
        )}
        {figures?.share !== undefined && (
          <p className="text-small tabular-nums">{sideBets.shareOf(String(reading.players), percent(figures.share))}</p>
        )}
        {meter && figures && <Even meter={meter} figures={figures} />}
      </Panel>
    </section>
  )
}

function Even({ meter, figures }: { readonly meter: MeterReading; readonly figures: SideFigures }) {
  const { breakEven } = meter
  if (!breakEven) return <p className="text-small">{sideBets.noMeter}</p>
  const edge = -evValue(figures.ev)
  return (
    <div className="grid gap-1 text-small">
      <p>
        {filled((edge > 0 ? sideBets.evenKeeps : sideBets.evenGains)(percent(Math.abs(edge))), {
          meter: <b className="font-semibold tabular-nums">{plain(toNumber(breakEven), 2)}</b>,
        })}
      </p>
      <p className="text-caption break-words text-muted tabular-nums">
        {sideBets.exactMeter(grouped(reduce(breakEven)))}
      </p>
    </div>
  )
}
