'use client'

import { memo, useState } from 'react'
import { ButtonLink } from '@/app/_components/button'
import { CopyCommand } from '@/app/_components/copy-command'
import { grouped, percent, plain, signed } from '@/app/_components/format'
import { paceOf } from '@/app/_components/pace'
import { Panel } from '@/app/_components/panel'
import { Recompute } from '@/app/_components/recompute'
import { usualRules } from '@/app/_components/rule-texts'
import { RulesNotice } from '@/app/_components/rules-notice'
import { numbers } from '@/app/_languages/english/numbers'
import { payTables } from '@/app/_languages/english/pay-tables'
import { filled } from '@/app/_languages/filled'
import type { Dragged } from '@/lib/games/drag'
import { evValue } from '@/lib/games/ev'
import type { AnyGame, Rules } from '@/lib/games/game'
import { isSameMainGame, knownTables } from '@/lib/games/known-tables'
import { makeRules, rulesPatch, shortName } from '@/lib/games/rules'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { reduce } from '@/lib/math/fraction'
import { Compare } from './compare'
import { Curve } from './curve'
import { EdgeBar, Figures } from './figures'
import { Flips } from './flip-list'
import { Heading } from './heading'
import { DecisionsMap } from './map'
import { OtherRules } from './other-rules'
import { Rounds } from './rounds'
import { RuleEffects } from './rule-effects'
import { PayTables } from './tables'
import { type Solved, type TableHold, useTable, useUnhurried } from './use-table'
import { VerdictLine } from './verdict-line'
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
  return (
    <RulesNotice
      notice={form.notice}
      problems={elsewhere}
      onUsualRules={() => change({ rules: usualRules(game), notice: null })}
      onClose={() => change({ ...form, notice: null })}
      className="pay-tables-wide"
    />
  )
}

/** The shell command that works the table out again, on a machine with the project. */
function edgeCommand(game: AnyGame, rules: Solved['rules']): string {
  const { variant, patch } = rulesPatch(game, rules)
  const named = variant === game.variants[0].id ? '' : ` --variant ${variant}`
  const ruled = Object.keys(patch).length === 0 ? '' : ` --rules '${JSON.stringify(patch)}'`
  return `npm run -s edge -- ${game.id}${named}${ruled}`
}

const DIGITS = 10

/** What the figure rests on: the exact fraction, the edge to ten places, and the command that works it out again. */
function TableProof({ game, solved }: { readonly game: AnyGame; readonly solved: Solved }) {
  const { figures, rules } = solved
  const { ev, averageBet } = figures
  return (
    <section
      aria-label={payTables.proof}
      className="grid gap-1.5 border-t pt-3.5 text-legend/normal text-muted tabular-nums"
    >
      <p>
        {filled((figures.method === 'exact' ? payTables.exactly : payTables.estimated)(numbers.units(game.unit)), {
          worth: (
            <span className="break-words text-ink">
              {ev.kind === 'exact' ? grouped(reduce(ev)).replace('\u00A0/\u00A0', ' / ') : signed(evValue(ev), DIGITS)}
            </span>
          ),
          edge: (
            <span data-figure="exact-edge" className="text-ink">
              {percent(edgeOf(figures), DIGITS)}
            </span>
          ),
        })}
        {figures.standardError !== undefined && payTables.giveOrTake(percent(figures.standardError, 4))}.
        {ev.kind === 'real' && figures.method === 'exact' && ` ${payTables.fifteenDigits}`}
      </p>
      <Recompute>
        <p>
          {payTables.allBet(
            averageBet.kind === 'exact' ? grouped(reduce(averageBet)) : plain(averageBet.value, DIGITS),
            numbers.units(game.unit),
          )}
          {figures.variance !== undefined &&
            ` ${payTables.variance(plain(figures.variance, 6), numbers.units(game.unit))}`}
        </p>
        <CopyCommand command={edgeCommand(game, rules)} />
      </Recompute>
    </section>
  )
}

interface Props {
  readonly game: AnyGame
  readonly rules: Rules
  /** Of the whole game under these rules: −EV per base wager. */
  readonly edge: number
}

/** Is this a good table? In one sentence, made from the known tables of the game, at the reader's stake. */
function Verdict({ game, rules, edge }: Props) {
  const tables = knownTables(game)
  const found = tables.find((one) => isSameMainGame(game, one.rules, rules))
  return (
    <p className="max-w-text text-copy/[1.55]">
      <VerdictLine edge={edge} tables={tables} terms={{ pace: paceOf(game) }} name={found?.name} />
    </p>
  )
}
