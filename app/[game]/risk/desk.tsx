'use client'

import type { AnyTaughtGame } from '@/lib/games/teaching'
import { Panel } from '@/app/_components/panel'
import { usualRules } from '@/app/_components/rule-texts'
import { numbers } from '@/app/_languages/english/numbers'
import { risk } from '@/app/_languages/english/risk'
import { Answer } from './answer'
import { Course } from './course'
import { Ends } from './ends'
import { Fields } from './fields'
import { Heading } from './heading'
import { Ruin } from './ruin'
import { useRisk, type RiskHold, type Standard } from './use-risk'
import type { Purse } from './words'

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
  const problems = Object.entries(reading.ruleProblems)
  if (form.notice === null && problems.length === 0) return null
  return (
    <div
      role="alert"
      className="risk-wide grid justify-items-start gap-1 rounded-option border border-mistake bg-mistake/8 px-4 py-3 text-small break-words"
    >
      {form.notice !== null && <p>{form.notice}</p>}
      {problems.map(([name, problem]) => (
        <p key={name} lang="en" className="max-w-full min-w-0">
          {name === 'rules' || name === 'variant' ? problem : `${name}: ${problem}`}
        </p>
      ))}
      <button
        type="button"
        onClick={() => change({ ...form, rules: problems.length > 0 ? usualRules(game) : form.rules, notice: null })}
        className="link min-h-11"
      >
        {problems.length > 0 ? risk.usualRules : risk.close}
      </button>
    </div>
  )
}
