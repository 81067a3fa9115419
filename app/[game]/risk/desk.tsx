'use client'

import { Heading } from '@/app/_ui/heading'
import { TextButton } from '@/app/_ui/button'
import dynamic from 'next/dynamic'
import { HERE } from '@/app/[game]/_guide/parts'
import { Announced } from '@/app/_ui/announced'
import { chartOrWords } from '@/app/_charts/chart-or-words'
import { classes } from '@/app/_ui/classes'
import { Figure } from '@/app/_solver/figure'
import { units } from '@/app/_languages/format'
import { Panel, TitledPanel } from '@/app/_ui/panel'
import { DEFAULTS } from '@/app/_settings/preferences'
import { ProgressLine } from '@/app/_ui/progress-line'
import { usualRules } from '@/app/_settings/rule-texts'
import { RulesNotice } from '@/app/_settings/rules-notice'
import { useTaughtGame } from '@/app/_solver/use-fetched'
import { useSolverStatus } from '@/app/_solver/use-solver'
import { numbers, risk } from '@/app/_languages/words'
import { TableHead, Table } from '@/app/_ui/table'
import { problemInWords } from '@/app/_ui/problem-words'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { type SessionMoment, SHARES } from '@/lib/math/session-figures'
import { Course } from './course'
import { Fields } from './fields'
import { USUAL_HOURS } from './read'
import { CHANNEL, type RiskHold, type ShownSession, type Standard, useRisk } from './use-risk'
import {
  answer,
  chance,
  forEverInWords,
  inMoney,
  lengthInWords,
  plainMoney,
  type Purse,
  quantileName,
  shareAt,
} from './words'

/** The answer in a sentence with a few figures; or what is being solved, or what went wrong. */
function Answer({ hold, purse }: { readonly hold: RiskHold; readonly purse: Purse | null }) {
  const { shown, live, whole, reading } = hold
  const late = live.status !== 'solved' || reading.session === null
  return (
    // As high as an answer on a phone, so that the form below it stays in its place.
    <section aria-label={risk.theAnswer} className="grid min-h-50 content-start gap-4">
      {shown && purse ? (
        <Sentence shown={shown} purse={purse} late={late} />
      ) : (
        <p className="text-lead text-muted">
          {whole.status === 'failed' || live.status === 'failed' ? '' : risk.adding}
        </p>
      )}
      <State hold={hold} />
      {shown && purse && <Sides shown={shown} purse={purse} />}
    </section>
  )
}

function Sentence({
  shown: { figures, session, by, hours },
  purse,
  late,
}: {
  readonly shown: ShownSession
  readonly purse: Purse
  readonly late: boolean
}) {
  const text = answer(lengthInWords(by, hours, session.rounds), figures.end, purse)
  return (
    <>
      <p
        aria-busy={late}
        className={classes(
          'max-w-note font-serif text-lede/label font-semibold text-balance transition-colors md:text-sum/label',
          late && 'text-muted',
        )}
      >
        {text}
      </p>
      <Announced text={late ? '' : text} />
    </>
  )
}

/** What is being solved, or what went wrong. */
function State({ hold: { live, whole, reading, isStandard } }: { readonly hold: RiskHold }) {
  const status = useSolverStatus(CHANNEL)
  const failed = [whole, live].find((asked) => asked.status === 'failed')
  if (failed)
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center gap-x-3 rounded-option border border-line-strong px-4 text-small"
      >
        <p className="py-2">{failed.problem && problemInWords(failed.problem)}</p>
        <TextButton onClick={failed.retry}>{risk.tryAgain}</TextButton>
      </div>
    )
  if (reading.session === null) return <p className="text-small text-mistake-ink">{risk.unreadNumber}</p>
  if (!isStandard && whole.status === 'solved' && !whole.value?.outcomes)
    return <p className="text-small text-mistake-ink">{risk.unknownEnds}</p>
  if (status === 'restarting') return <p className="text-small text-muted">{risk.restarting}</p>
  if (whole.status === 'solving') return <Waiting label={risk.solving} done={whole.progress} onStop={whole.cancel} />
  if (live.progress > 0) return <Waiting label={risk.addingUp} done={live.progress} onStop={live.cancel} />
  return null
}

function Waiting({
  label,
  done,
  onStop,
}: {
  readonly label: string
  readonly done: number
  readonly onStop: () => void
}) {
  return (
    <div className="grid max-w-110 animate-appear grid-cols-free-auto items-center gap-x-4 [animation-delay:250ms]">
      <ProgressLine done={done} label={label} />
      <TextButton onClick={onStop} className="-my-2.5 text-small">
        {risk.cancel}
      </TextButton>
    </div>
  )
}

/** The shares ahead, even and behind as one bar, and the figures of the whole session. */
function Sides({ shown: { figures, session }, purse }: { readonly shown: ShownSession; readonly purse: Purse }) {
  const { end, mean, deviation, ruin } = figures
  const own = ruin.find(
    ({ bankroll }) => Math.abs(bankroll * session.stake - session.bankroll) < 1e-6 * session.bankroll,
  )
  const sides = [
    { name: risk.behind, share: end.behind, look: 'bg-blunder' },
    { name: risk.even, share: end.even, look: 'bg-line-strong' },
    { name: risk.ahead, share: end.ahead, look: 'bg-best' },
  ]
  return (
    <>
      <div className="grid gap-1.5">
        <p className="flex flex-wrap justify-between gap-x-4 text-small tabular-nums">
          {sides.map(({ name, share }) => (
            <span key={name}>
              {name} <b className="font-semibold">{chance(share)}</b>
            </span>
          ))}
        </p>
        <div aria-hidden="true" className="flex h-3 gap-px overflow-hidden rounded-full">
          {sides.map(
            ({ name, share, look }) =>
              share > 0 && (
                <span key={name} className={classes('block h-full', look)} style={{ width: `${share * 100}%` }} />
              ),
          )}
        </div>
      </div>
      <dl className="flex flex-wrap gap-x-9 gap-y-3">
        <Figure label={mean > 0 ? risk.expectedGain : risk.expectedLoss}>{plainMoney(Math.abs(mean), purse)}</Figure>
        <Figure label={risk.deviation}>{plainMoney(deviation, purse)}</Figure>
        <Figure label={risk.median}>{inMoney(end.quantiles[shareAt(0.5)]!, purse)}</Figure>
        {own && <Figure label={risk.lostOnTheWay(plainMoney(own.bankroll, purse))}>{chance(own.chance)}</Figure>}
      </dl>
    </>
  )
}

/** The game's name and the page's title. */
function PageTitle({ name }: { readonly name: string }) {
  return (
    <h1 className="risk-wide font-serif text-heading/title font-semibold tracking-title md:text-title">
      {name}: <span className="text-copy font-normal tracking-normal text-muted md:text-minor">{risk.title}</span>
    </h1>
  )
}

/** The risk of a session: its form on one side, the exact distribution of its result on the other. */
function Desk({ game, standard }: { readonly game: AnyTaughtGame; readonly standard: Standard }) {
  const hold = useRisk(game, standard)
  const { shown, preferences } = hold
  const purse: Purse | null = shown && { stake: shown.session.stake, currency: preferences.currency }
  return (
    <div className={classes('desk risk', !shown && 'min-h-svh content-start')}>
      <PageTitle name={game.name} />
      <Notices hold={hold} />
      <div className="risk-answer">
        <Answer hold={hold} purse={purse} />
      </div>
      <div className="risk-fields">
        <Fields hold={hold} />
      </div>
      {shown && purse && (
        <div className="risk-more">
          <Ends shown={shown} purse={purse} />
          <Course shown={shown} purse={purse} />
          <Ruin shown={shown} purse={purse} unit={game.unit} />
          <Method grid={shown.figures.grid} purse={purse} />
        </div>
      )}
    </div>
  )
}

/** Two significant digits. */
const precise = (value: number): string => value.toPrecision(2).replace('.', numbers.decimal)

/** The assumptions, and the precision. */
function Method({ grid, purse }: { readonly grid: number | undefined; readonly purse: Purse }) {
  return (
    <Panel>
      <Heading>{risk.method}</Heading>
      <p className="text-small text-muted">{risk.methodAbout}</p>
      {grid !== undefined && (
        <p className="text-small text-mistake-ink">{risk.grid(precise(grid), precise(grid * purse.stake))}</p>
      )}
    </Panel>
  )
}

/** Problems with the address. */
function Notices({ hold: { game, form, reading, change } }: { readonly hold: RiskHold }) {
  return (
    <RulesNotice
      notice={form.notice}
      problems={Object.entries(reading.ruleProblems)}
      onUsualRules={() => change({ ...form, rules: usualRules(game), notice: null })}
      onClose={() => change({ ...form, notice: null })}
      className="risk-wide"
    />
  )
}

const EndsChart = dynamic(() => chartOrWords(import('./course-charts').then((module) => module.EndsChart)), {
  ssr: false,
})

const CELL = 'py-1.5 pl-3 text-right whitespace-nowrap'

/** How sessions end: the whole distribution, its quantiles, and the chances of given losses. */
function Ends({ shown: { figures }, purse }: { readonly shown: ShownSession; readonly purse: Purse }) {
  return (
    <TitledPanel id="ends" title={risk.ends}>
      <div className="desk-chart">
        <EndsChart bins={figures.bins} purse={purse} />
      </div>
      <p className="text-caption text-muted">{risk.endsAbout}</p>
      <div className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        <Table className="self-start">
          <caption className="pb-1 text-left font-semibold">{risk.ofAll}</caption>
          <tbody>
            {SHARES.map((share, i) => (
              <tr key={share} className="border-t">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {quantileName(share)}
                </th>
                <td className={`${CELL} font-strong`}>{inMoney(figures.end.quantiles[i]!, purse)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <Table className="self-start">
          <caption className="pb-1 text-left font-semibold">{risk.downBy}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{risk.atLeast}</th>
              <th scope="col">{risk.chance}</th>
            </tr>
          </thead>
          <tbody>
            {figures.lost.map((row) => (
              <tr key={row.loss} className="border-t">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {risk.orMore(plainMoney(row.loss, purse))}
                </th>
                <td className={`${CELL} font-strong`}>{chance(row.chance)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </TitledPanel>
  )
}

/** The chances of losing a bankroll during the session, and eventually, for the reader's own and for others. */
function Ruin({
  shown: { figures, session, by, hours },
  purse,
  unit,
}: {
  readonly shown: ShownSession
  readonly purse: Purse
  readonly unit: string
}) {
  const inUnits = (bankroll: number): string => `${units(bankroll)} ${numbers.units(unit)}`
  const isOwn = (bankroll: number): boolean =>
    Math.abs(bankroll * session.stake - session.bankroll) < 1e-6 * session.bankroll
  return (
    <TitledPanel id="ruin" title={risk.ruin}>
      <div role="region" aria-label={risk.ruinTable} tabIndex={0} className="-mx-2.5 overflow-x-auto px-2.5">
        <Table caption={risk.ruinTable}>
          <TableHead
            columns={[risk.bankroll, risk.lostWithin(lengthInWords(by, hours, session.rounds)), risk.soonerOrLater]}
          />
          <tbody>
            {figures.ruin.map((row) => (
              <tr key={row.bankroll} className={classes('border-t', isOwn(row.bankroll) && HERE)}>
                <th scope="row" className="py-2 text-left font-strong">
                  {plainMoney(row.bankroll, purse)}{' '}
                  <span className="font-normal whitespace-nowrap text-muted">
                    {isOwn(row.bankroll) ? risk.ownBankroll(inUnits(row.bankroll)) : inUnits(row.bankroll)}
                  </span>
                </th>
                <td className="py-2 pl-3 text-right font-strong whitespace-nowrap">{chance(row.chance)}</td>
                <td className="py-2 pl-3 text-right text-muted">{forEverInWords(row.forEver)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <p className="text-caption text-muted">{risk.ruinAbout}</p>
    </TitledPanel>
  )
}

interface Props {
  readonly gameId: string
  readonly gameName: string
  readonly standard: Standard
  /** The answer for the usual session. */
  readonly usual: SessionMoment
}

/** The session is in the address, which only the browser knows. The server sends the answer for the usual one. */
export function RiskLoader({ gameId, gameName, standard, usual }: Props) {
  const game = useTaughtGame(gameId)
  if (game) return <Desk key={gameId} game={game} standard={standard} />
  return (
    <div className="desk risk min-h-svh content-start noscript:min-h-0" aria-busy="true">
      <PageTitle name={gameName} />
      <p className="risk-answer max-w-note font-serif text-lede/label font-semibold text-balance md:text-sum/label">
        {answer(lengthInWords('hours', USUAL_HOURS, usual.rounds), usual, DEFAULTS)}
      </p>
      <noscript>
        <p className="text-small text-muted">{risk.needsScript}</p>
      </noscript>
    </div>
  )
}
