'use client'

import { TextButton } from '@/app/_ui/button'
import { useEffect, useState } from 'react'
import { Announced } from '@/app/_ui/announced'
import { classes } from '@/app/_ui/classes'
import { Figure } from '@/app/_solver/figure'
import { money, percent, plain } from '@/app/_languages/format'
import { hourlyCost, hourOf } from '@/app/_settings/pace'
import { isPace, LARGEST_PACE, setPreferences, usePreferences } from '@/app/_settings/preferences'
import { ProgressLine } from '@/app/_ui/progress-line'
import { withPoint } from '@/app/_ui/typed-number'
import { useSolverStatus } from '@/app/_solver/use-solver'
import { numbers, payTables } from '@/app/_languages/words'
import { filled } from '@/app/_languages/filled'
import { problemInWords } from '@/app/_ui/problem-words'
import { evValue } from '@/lib/game/ev'
import type { AnyGame } from '@/lib/game/game'
import { CHANNEL, type Solved, type TableHold, useTableHold } from './use-table'
import { changesBetween, changesInWords, edgeBeside, edgeOf, riskOf, wasInWords } from './words'

/** What the table is worth: a large figure and a few small ones, compared with the usual table. */
export function Figures() {
  const { solved, live, reading, isLong } = useTableHold()
  // The figures are for another table than the current one, and will be for more than a moment.
  const late = !reading.isGood || live.status === 'failed' || (isLong && live.status === 'solving')
  return (
    <section aria-label={payTables.worth} className="-mb-1.5 grid gap-1 4xl:-mb-3">
      {solved ? (
        <Worth solved={solved} late={late} />
      ) : (
        <p className="min-h-18.5 text-small text-muted">{live.status === 'failed' ? '' : payTables.solvingWhole}</p>
      )}
      <State />
    </section>
  )
}

const edgeName = (edge: number): string => (edge < 0 ? payTables.yourEdge : payTables.houseEdge)

const FIGURES =
  'flex flex-wrap items-end gap-x-8 gap-y-3 max-md:grid max-md:grid-cols-[minmax(0,14fr)_minmax(0,15fr)] max-md:gap-x-3'

function Worth({ solved, late }: { readonly solved: Solved; readonly late: boolean }) {
  const { game, standard, standardRules, live } = useTableHold()
  const { figures, rules, ms } = solved
  const edge = edgeOf(figures)
  const usual = edgeOf(standard.figures)
  const changes = changesBetween(game, standardRules, rules)
  const gain = usual - edge
  return (
    <>
      <dl
        aria-busy={(late && live.status === 'solving') || undefined}
        className={classes(FIGURES, 'transition-colors', late && '[&_dd]:text-muted')}
      >
        <div>
          <dt className="text-caption text-muted">{edgeName(edge)}</dt>
          <dd
            data-figure="edge"
            className="text-[48px]/[1] font-semibold tracking-tightest tabular-nums md:text-giant/none"
          >
            {percent(Math.abs(edge))}
          </dd>
        </div>
        {changes.length > 0 && <Figure label={payTables.standardTable}>{edgeBeside(usual, edge)}</Figure>}
        {changes.length > 0 && (
          <Figure
            label={(gain >= 0 ? payTables.gains : payTables.loses)(changesInWords(changes), changes.length)}
            after={payTables.ofThe(numbers.unit(game.unit))}
          >
            {percent(Math.abs(gain))}
          </Figure>
        )}
        <Cost game={game} edge={edge} usual={changes.length > 0 ? usual : null} />
        <Figure label={payTables.elementOfRisk} after={payTables.ofAllYouBet}>
          {percent(riskOf(figures))}
        </Figure>
        <Figure label={payTables.averageBet} after={numbers.units(game.unit)}>
          {plain(evValue(figures.averageBet), 2)}
        </Figure>
        {standard.figures.variance !== undefined && (
          <Figure label={payTables.standardDeviation} after={numbers.units(game.unit)}>
            {figures.variance === undefined ? '…' : plain(Math.sqrt(figures.variance), 2)}
          </Figure>
        )}
        {ms !== null && <TimeFigure ms={ms} />}
      </dl>
      <Announced text={late ? '' : `${edgeName(edge)} ${percent(Math.abs(edge))}`} />
    </>
  )
}

/**
 * On a phone, keeps the edge visible at the bottom while the reader moves a slider. It repeats the figure at the top.
 */
export function EdgeBar() {
  const { solved, standard } = useTableHold()
  if (!solved) return null
  const edge = edgeOf(solved.figures)
  const usual = edgeOf(standard.figures)
  return (
    <p aria-hidden="true" className="pay-tables-bar">
      {edgeName(edge)} <b>{percent(Math.abs(edge))}</b>
      <span className="ml-auto text-muted">{payTables.standardIs(edgeBeside(usual, edge))}</span>
    </p>
  )
}

const TimeFigure = ({ ms }: { readonly ms: number }) => (
  <Figure label={payTables.solvedIn} after={ms < 1000 ? 'ms' : 's'}>
    {ms < 1000 ? plain(ms, 0) : plain(ms / 1000, 1)}
  </Figure>
)

interface CostProps {
  readonly game: AnyGame
  readonly edge: number
  readonly usual: number | null
}

/** What an hour costs at the reader's stake and pace. */
function Cost({ game, edge, usual }: CostProps) {
  const preferences = usePreferences()
  const { stake, currency } = preferences
  const inMoney = (share: number): string =>
    money(hourlyCost(Math.abs(share), hourOf(game, undefined, preferences)), currency)
  return (
    <div>
      <dt className="flex items-center gap-1 text-caption text-muted">
        {filled(edge < 0 ? payTables.gain : payTables.cost, { pace: <Pace game={game} /> })}
      </dt>
      <dd className="text-figure font-semibold tracking-headline tabular-nums">
        {inMoney(edge)}
        <span className="ml-1.5 text-note font-book tracking-normal text-muted">
          {usual === null ? payTables.atStake(money(stake, currency)) : wasInWords(usual, edge, inMoney(usual))}
        </span>
      </dd>
    </div>
  )
}

/** The pace, in a field of 16 px, because phones zoom in on smaller text. Invalid input is reset when the field loses focus. */
function Pace({ game }: { readonly game: AnyGame }) {
  const { rounds: pace } = hourOf(game, undefined, usePreferences())
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string): void => {
    setTyped(text)
    if (isPace(Number(withPoint(text)))) setPreferences({ pace: Number(withPoint(text)) })
  }
  return (
    <input
      type="text"
      inputMode="numeric"
      aria-label={payTables.pace(LARGEST_PACE)}
      aria-invalid={typed !== null && !isPace(Number(withPoint(typed)))}
      value={typed ?? String(pace)}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped(null)}
      className="h-7 w-12 rounded-key border border-line-strong bg-paper px-1 text-center text-body text-ink tabular-nums aria-invalid:border-2 aria-invalid:border-blunder"
    />
  )
}

/** Milliseconds after which a solve is announced and can be canceled. */
const OVERDUE = 600

/** Whether a solve has gone on for too long without an answer. */
function useOverdue({ status, shown }: TableHold['live']): boolean {
  const isSolving = status === 'solving'
  const [overdue, setOverdue] = useState(false)
  useEffect(() => {
    if (!isSolving) return
    const timer = setTimeout(() => setOverdue(true), OVERDUE)
    return () => {
      clearTimeout(timer)
      setOverdue(false)
    }
  }, [isSolving, shown])
  return isSolving && overdue
}

/** What is being solved, or what went wrong. The line has a fixed height, so that nothing jumps. */
function State() {
  const { live, reading, solved, isLong, good, game, standardRules } = useTableHold()
  const status = useSolverStatus(CHANNEL)
  const isOverdue = useOverdue(live)
  if (live.status === 'failed') return <Failed />
  if (!reading.isGood) {
    const changes = changesBetween(game, standardRules, good)
    return (
      <p className="min-h-6 text-small text-mistake-ink" data-state="last-good">
        {payTables.unreadable(
          changes.length === 0 ? payTables.theStandardOne : changes.map(({ text }) => text).join(', '),
        )}
      </p>
    )
  }
  if (live.status === 'solving' && status === 'restarting')
    return <p className="min-h-6 text-small text-muted">{payTables.restarted}</p>
  if (live.status === 'solving' && (isLong || !solved || isOverdue)) return <Solving />
  return <p className="min-h-6 text-small text-muted">{isLong && live.shown ? payTables.whenYouLetGo : ''}</p>
}

function Solving() {
  const { live, solved } = useTableHold()
  return (
    <div className="grid max-w-110 grid-cols-free-auto items-center gap-x-4">
      <ProgressLine done={live.progress} label={payTables.solving} />
      <TextButton onClick={live.cancel} className="-my-2.5 text-small">
        {payTables.cancel}
      </TextButton>
      {solved && <p className="col-span-2 text-caption text-muted">{payTables.untilThen}</p>}
    </div>
  )
}

function Failed() {
  const { live, solved } = useTableHold()
  const isCancelled = live.problem?.name === 'Cancelled'
  return (
    <div
      role="alert"
      className={classes(
        'flex max-w-160 flex-wrap items-center gap-x-3 rounded-option border px-4 text-small',
        isCancelled ? 'border-line-strong' : 'border-mistake bg-mistake/8',
      )}
    >
      <p className="py-2">
        {isCancelled ? payTables.stopped : live.problem && problemInWords(live.problem)}{' '}
        {solved && payTables.lastSolved}
      </p>
      <TextButton onClick={live.retry}>{isCancelled ? payTables.solveIt : payTables.tryAgain}</TextButton>
    </div>
  )
}
