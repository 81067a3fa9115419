'use client'

import type { AnyTaughtGame } from '@/lib/games/teaching'
import { memo, useState } from 'react'
import { ButtonLink } from '@/app/_components/button'
import { Panel } from '@/app/_components/panel'
import { usualRules } from '@/app/_components/rule-texts'
import { payTables } from '@/app/_languages/english/pay-tables'
import type { Dragged } from '@/lib/games/drag'
import { makeRules, shortName } from '@/lib/games/rules'
import { Compare } from './compare'
import { Curve } from './curve'
import { EdgeBar, Figures } from './figures'
import { Flips } from './flip-list'
import { Heading } from './heading'
import { DecisionsMap } from './map'
import { OtherRules } from './other-rules'
import { TableProof } from './proof'
import { RuleEffects } from './rule-effects'
import { Rounds } from './rounds'
import { PayTables } from './tables'
import { useTable, useUnhurried, type TableHold } from './use-table'
import { Verdict } from './verdict'
import { edgeOf, type Standard } from './words'

/* These are not drawn again while nothing of theirs has changed: the finger moves more often than answers come. */
const CalmVerdict = memo(Verdict)
const CalmCurve = memo(Curve)
const CalmCompare = memo(Compare)
const CalmRuleEffects = memo(RuleEffects)
const CalmProof = memo(TableProof)

/** The value that was touched last; before that the first that is changed, or one that comes up often. */
function useTouched({ dragged: all, form }: TableHold) {
  const [touched, setTouched] = useState<string | null>(null)
  const named = (name: string | null): Dragged | undefined => all.find(({ path }) => shortName(path) === name)
  const changed = Object.keys(form.rules.edits).map(named).find(Boolean)
  return { field: named(touched) ?? changed ?? all.at(-2) ?? all[0], setTouched }
}

/** A game's table, each pay to be dragged, and what it is worth at every moment. */
export function Desk({ game, standard }: { readonly game: AnyTaughtGame; readonly standard: Standard }) {
  const hold = useTable(game, standard)
  const { good, standardRules } = hold
  const { field, setTouched } = useTouched(hold)
  const { solved: unhurried, good: calm } = useUnhurried(hold)
  const query = makeRules(game, good)
  const search = query === '' ? '' : `?rules=${query}`
  return (
    <>
      <div className="pay-tables">
        <Heading name={game.name} drags={field !== undefined} />
        <Notices hold={hold} />
        <div className="pay-tables-table">
          <Panel>
            <PayTables hold={hold} onTouch={setTouched} />
            <OtherRules hold={hold} onTouch={setTouched} />
            <div className="grid gap-2.5 pt-1">
              <ButtonLink href={`/${game.id}/trainer${search}`}>{payTables.train}</ButtonLink>
              <ButtonLink href={`/${game.id}/calculator${search}`} look="quiet">
                {payTables.calculate}
              </ButtonLink>
            </div>
          </Panel>
        </div>
        <div className="pay-tables-worth">
          <div className="pay-tables-figures">
            <Figures hold={hold} />
          </div>
          {unhurried && (
            <div className="pay-tables-map">
              <DecisionsMap game={game} solved={unhurried} standard={hold.standardFull} />
            </div>
          )}
          <div className="pay-tables-more">
            {unhurried && <CalmVerdict game={game} rules={unhurried.rules} edge={edgeOf(unhurried.figures)} />}
            {unhurried && hold.standardFull && (
              <Flips game={game} solved={unhurried} standardRules={standardRules} standard={hold.standardFull} />
            )}
            {unhurried && <Rounds game={game} solved={unhurried} standardRules={standardRules} standard={standard} />}
            {field && <CalmCurve game={game} rules={calm} field={field} solved={unhurried} isLong={hold.isLong} />}
            <CalmRuleEffects game={game} rules={calm} solved={unhurried} isLong={hold.isLong} />
            <CalmCompare game={game} rules={calm} solved={unhurried} isLong={hold.isLong} />
            {unhurried && <CalmProof game={game} solved={unhurried} />}
          </div>
        </div>
      </div>
      <EdgeBar hold={hold} />
    </>
  )
}

/** What the address said that cannot be read and that no field of this page shows. */
function Notices({ hold: { game, form, reading, change } }: { readonly hold: TableHold }) {
  const shown = new Set(
    game.ruleFields
      .filter(({ bet }) => bet === undefined)
      .flatMap((field) =>
        field.kind === 'pays' ? field.hands.map(({ id }) => shortName([...field.path, id])) : [shortName(field.path)],
      ),
  )
  const elsewhere = Object.entries(reading.problems).filter(([name]) => !shown.has(name))
  if (form.notice === null && elsewhere.length === 0) return null
  return (
    <div
      role="alert"
      className="pay-tables-wide grid justify-items-start gap-1 rounded-option border border-mistake bg-mistake/8 px-4 py-3 text-small break-words"
    >
      {form.notice !== null && <p>{form.notice}</p>}
      {elsewhere.map(([name, problem]) => (
        <p key={name} lang="en" className="max-w-full min-w-0">
          {name === 'rules' || name === 'variant' ? problem : `${name}: ${problem}`}
        </p>
      ))}
      <button
        type="button"
        onClick={() => change({ rules: elsewhere.length > 0 ? usualRules(game) : form.rules, notice: null })}
        className="link min-h-11"
      >
        {elsewhere.length > 0 ? payTables.usualRules : payTables.close}
      </button>
    </div>
  )
}
