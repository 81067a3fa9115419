'use client'

import { classes } from '@/app/_components/classes'
import { Figure } from '@/app/_components/figure'
import { money, percent, plain } from '@/app/_components/format'
import { usePreferences } from '@/app/_components/preferences'
import type { Asked } from '@/app/_components/use-solver'
import { called } from '@/app/_languages/area'
import { sideBets } from '@/app/_languages/english/side-bets'
import { evValue } from '@/lib/games/ev'
import type { SideFigures } from '@/lib/games/figures'
import type { MeterReading } from '@/lib/games/meter'
import { toNumber } from '@/lib/math/fraction'
import type { SideHold } from './read'
import { oneIn, returnsOf } from './words'

interface Props {
  readonly hold: SideHold
  readonly asked: Asked<SideFigures>
  readonly figures: SideFigures | null
  /** The figures are the last ones, the next being worked out. */
  readonly late: boolean
  readonly meter: MeterReading | null
}

const BETS = 100

/** What the bet costs, in a large figure and a few small ones. */
export function Figures({ hold, asked, figures, late, meter }: Props) {
  const { stake: set, currency } = usePreferences()
  const stake = hold.reading.bet.always ?? set
  if (asked.status === 'failed') return <Failed asked={asked} />
  if (!figures)
    return (
      <p className="min-h-17.5 animate-appear text-small text-muted [animation-delay:250ms]">{sideBets.counting}</p>
    )
  const edge = -evValue(figures.ev)
  const { wins } = returnsOf(figures)
  return (
    <>
      <dl
        aria-busy={late}
        className={classes('flex flex-wrap items-end gap-x-9 gap-y-3 transition-colors', late && '[&_dd]:text-muted')}
      >
        <div>
          <dt className="text-caption text-muted">{edge < 0 ? sideBets.yourEdge : sideBets.houseEdge}</dt>
          <dd className="text-[44px]/[1.05] font-semibold tracking-tightest tabular-nums md:text-giant/[1.05]">
            {percent(Math.abs(edge))}
          </dd>
        </div>
        <Figure label={(edge < 0 ? sideBets.gainOf : sideBets.costOf)(BETS, money(stake, currency))}>
          {money(Math.abs(edge) * BETS * stake, currency)}
        </Figure>
        <Figure label={sideBets.winningBet}>{oneIn(wins, figures.deals)}</Figure>
        <Figure label={sideBets.comesBackOf(BETS)}>{plain((1 - edge) * BETS, 2)}</Figure>
        {meter && (
          <Figure label={sideBets.evenAtMeter}>
            {meter.breakEven ? plain(toNumber(meter.breakEven), 2) : sideBets.none}
          </Figure>
        )}
      </dl>
      <p role="status" className="sr-only">
        {late
          ? ''
          : (edge < 0 ? sideBets.spokenYours : sideBets.spokenHouse)(
              called(hold.reading.bet.name),
              percent(Math.abs(edge)),
              oneIn(wins, figures.deals),
            )}
      </p>
    </>
  )
}

function Failed({ asked }: { readonly asked: Asked<SideFigures> }) {
  return (
    <div
      role="alert"
      className="grid max-w-lead justify-items-start gap-1 rounded-option border border-mistake bg-mistake/8 px-4 py-3 text-small"
    >
      <p lang={asked.problem ? 'en' : undefined}>{asked.problem?.message ?? sideBets.notWorkedOut}</p>
      <button type="button" onClick={asked.retry} className="link min-h-11">
        {sideBets.tryAgain}
      </button>
    </div>
  )
}
