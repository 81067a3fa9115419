'use client'

import dynamic from 'next/dynamic'
import { HERE } from '@/app/[game]/_guide/parts'
import { chartOrWords } from '@/app/_components/chart-or-words'
import { classes } from '@/app/_components/classes'
import { units } from '@/app/_components/format'
import { Panel, TitledPanel } from '@/app/_components/panel'
import { usualRules } from '@/app/_components/rule-texts'
import { RulesNotice } from '@/app/_components/rules-notice'
import { numbers } from '@/app/_languages/english/numbers'
import { risk } from '@/app/_languages/english/risk'
import { TableHead } from '@/app/_ui/table-head'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { SHARES } from '@/lib/math/session-figures'
import { Answer } from './answer'
import { Course } from './course'
import { Fields } from './fields'
import { Heading } from './heading'
import { type RiskHold, type ShownSession, type Standard, useRisk } from './use-risk'
import { chance, forEverInWords, inMoney, lengthInWords, plainMoney, type Purse, quantileName } from './words'

/** What a session of a game comes to: entered on one side, its exact distribution on the other. */
export function Desk({ game, standard }: { readonly game: AnyTaughtGame; readonly standard: Standard }) {
  const hold = useRisk(game, standard)
  const { shown, preferences } = hold
  const purse: Purse | null = shown && { stake: shown.session.stake, currency: preferences.currency }
  return (
    <div className="desk risk">
      <Heading name={game.name} />
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

/** Two digits that mean something, however small they are. */
const precise = (value: number): string => value.toPrecision(2).replace('.', numbers.decimal)

/** What was assumed, and how exact it is. */
function Method({ grid, purse }: { readonly grid: number | undefined; readonly purse: Purse }) {
  return (
    <Panel>
      <h2 className="text-verdict font-semibold tracking-snug">{risk.method}</h2>
      <p className="text-small text-muted">{risk.methodAbout}</p>
      {grid !== undefined && (
        <p className="text-small text-mistake-ink">{risk.grid(precise(grid), precise(grid * purse.stake))}</p>
      )}
    </Panel>
  )
}

/** What the address said that cannot be read. */
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

const EndsChart = dynamic(() => chartOrWords(import('./ends-chart').then((module) => module.EndsChart)), { ssr: false })

const CELL = 'py-1.5 pl-3 text-right whitespace-nowrap'

/** How sessions end: the whole distribution, its quantiles, and how often one has lost so much. */
function Ends({ shown: { figures }, purse }: { readonly shown: ShownSession; readonly purse: Purse }) {
  return (
    <TitledPanel id="ends" title={risk.ends}>
      <div className="desk-chart">
        <EndsChart bins={figures.bins} purse={purse} />
      </div>
      <p className="text-caption text-muted">{risk.endsAbout}</p>
      <div className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        <table className="w-full border-collapse self-start text-small tabular-nums">
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
        </table>
        <table className="w-full border-collapse self-start text-small tabular-nums">
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
        </table>
      </div>
    </TitledPanel>
  )
}

/** How likely a bankroll is lost within the session, and sooner or later, for one's own and for others. */
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
        <table className="w-full border-collapse text-small tabular-nums">
          <caption className="sr-only">{risk.ruinTable}</caption>
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
        </table>
      </div>
      <p className="text-caption text-muted">{risk.ruinAbout}</p>
    </TitledPanel>
  )
}
