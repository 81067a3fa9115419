'use client'

import dynamic from 'next/dynamic'
import { chartOrWords } from '@/app/_charts/chart-or-words'
import { withWords } from '@/app/_languages/messages'
import { withoutLong } from '@/app/_ui/long-address'
import { tableWords } from '@/app/_settings/rules-in-words'
import { memo, useMemo, useState } from 'react'
import { ButtonLink } from '@/app/_ui/button'
import { numbers, payTables, tableCurves } from '@/app/_languages/words'
import { percent, plain, signed } from '@/app/_languages/format'
import { paceOf } from '@/lib/game/pace'
import { Panel } from '@/app/_ui/panel'
import { usualRules } from '@/app/_settings/rule-texts'
import { RulesNotice } from '@/app/_settings/rules-notice'
import { Table, TableHead } from '@/app/_ui/table'
import type { Dragged } from '@/lib/game/drag'
import { evValue } from '@/lib/game/ev'
import type { AnyGame, RuleField, Rules } from '@/lib/game/game'
import { isSameMainGame, knownTables, makeMainRules } from '@/lib/game/precomputed/known-tables'
import { applyRules, makeRules, rulesPatch, shortName, valueAt } from '@/lib/game/rules'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { Figure } from '@/app/_solver/figure'
import { useTaughtGame } from '@/app/_solver/use-fetched'
import { knownWorths, mainOf } from './compare-tables'
import { Curve, WholesState } from './curve'
import { type SolvedTable, speedOf, useWholes, withSolved } from './curve-wholes'
import { EdgeBar, Figures } from './figures'
import { Flips } from './flip-list'
import { DecisionsMap } from './map'
import { OtherRules } from './other-rules'
import { Rounds } from './rounds'
import { PayTables } from './tables'
import { TableHeld, type TableHold, useTable, useTableHold, useUnhurried } from './use-table'
import { VerdictLine } from './verdict-line'
import { changesBetween, edgeOf, riskOf, type Standard } from './words'

interface RuleEffectsProps {
  readonly game: AnyGame
  /** The current table, or the last valid one. */
  readonly rules: Rules
  /** The last table that the page solved itself. */
  readonly solved: SolvedTable | null
  /** Whether solving the game takes long, as far as the page knows. */
  readonly isLong: boolean
}

/**
 * Other values of a rule of the main game: those in known tables and variants, the options of a switch or a choice, and
 * the limits of a whole number. None for pay tables.
 */
function otherValues(game: AnyGame, field: RuleField, rules: Rules): readonly unknown[] {
  if (field.kind === 'pays') return []
  const now = valueAt(rules, field.path)
  const found = [...game.variants.map((one) => one.rules as Rules), ...knownTables(game).map((one) => one.rules)].map(
    (known) => valueAt(known, field.path),
  )
  const own =
    field.kind === 'switch'
      ? [true, false]
      : field.kind === 'choice' && !field.own
        ? field.options.map(({ value }) => value)
        : field.kind === 'number' && field.whole
          ? [field.least, field.most]
          : []
  const all = [...found, ...own].filter((value) => value !== undefined && JSON.stringify(value) !== JSON.stringify(now))
  return [...new Map(all.map((value) => [JSON.stringify(value), value])).values()]
}

/** A patch of rules with one more value. */
function patched(patch: object, [key, ...rest]: readonly string[], value: unknown): object {
  if (key === undefined) return patch
  const below = (patch as Record<string, object | undefined>)[key] ?? {}
  return { ...patch, [key]: rest.length === 0 ? value : patched(below, rest, value) }
}

/**
 * The current table with one rule changed, for each rule of the main game and each of its other values that is valid
 * with the rest.
 */
export function withOneChange(game: AnyGame, rules: Rules): readonly Rules[] {
  const { variant, patch } = rulesPatch(game, mainOf(game, rules))
  return game.ruleFields
    .filter(({ bet }) => bet === undefined)
    .flatMap((field) =>
      otherValues(game, field, rules).flatMap((value) => {
        const changed = applyRules<Rules>(game, variant, patched(patch, field.path, value))
        return changed.ok ? [mainOf(game, changed.value)] : []
      }),
    )
}

/** How the edge changes with each single rule of the table. Nothing is solved until the reader opens it. */
function RuleEffects({ game, rules, solved, isLong }: RuleEffectsProps) {
  const [isOpen, setOpen] = useState(false)
  const now = useMemo(() => mainOf(game, rules), [game, rules])
  const others = useMemo(() => withOneChange(game, rules), [game, rules])
  const atHand = useMemo(
    () => withSolved(game, solved && { ...solved, rules: mainOf(game, solved.rules) }, knownWorths(game)),
    [game, solved],
  )
  const speed = isOpen ? speedOf(game, rules, solved, isLong) : 'wait'
  const wholes = useWholes(game, others, { speed, atHand })
  const edge = solved && makeMainRules(game, solved.rules) === makeRules(game, now) ? edgeOf(solved.figures) : null
  const rows = others
    .map((one) => ({
      text: makeRules(game, one),
      said: changesBetween(game, now, one)
        .map((change) => change.text)
        .join(', '),
      worth: wholes.worths.get(makeRules(game, one)) ?? null,
    }))
    .sort((a, b) => (a.worth && b.worth ? a.worth.edge - b.worth.edge : 0))
  if (rows.length === 0) return null
  return (
    <Panel>
      <details onToggle={(event) => setOpen(event.currentTarget.open)} className="grid gap-3">
        <summary className="min-h-11 cursor-pointer py-2 text-verdict font-semibold tracking-snug">
          {tableCurves.ruleEffects}
        </summary>
        <p className="pb-2 text-small text-muted">{tableCurves.ruleEffectsHow}</p>
        <Table>
          <TableHead columns={[tableCurves.change, tableCurves.forYou, tableCurves.houseEdge]} className="border-b" />
          <tbody>
            {rows.map(({ text, said, worth }) => (
              <tr key={text} className="border-b">
                <th scope="row" className="py-2 text-left font-normal">
                  <a href={text === '' ? '?' : withoutLong(`?rules=${text}`)} className="link">
                    {said}
                  </a>
                </th>
                <td className="py-2 pl-3 text-right">
                  {worth && edge !== null ? numbers.percent(signed(100 * (edge - worth.edge), 3)) : '…'}
                </td>
                <td className="py-2 pl-3 text-right">{worth ? percent(worth.edge, 3) : '…'}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        {isOpen && (
          <WholesState wholes={wholes} working={tableCurves.workingOutTables} ask={tableCurves.workOutTables} />
        )}
      </details>
    </Panel>
  )
}

/* Memoized, because a slider moves more often than answers arrive. */
const CalmVerdict = memo(Verdict)
const CalmCurve = memo(Curve)
/* Below all else, so their code comes last. */
const CalmCompare = memo(
  dynamic(
    () => chartOrWords(withWords('[game]/pay-tables/compare', import('./compare')).then((module) => module.Compare)),
    { ssr: false },
  ),
)
const CalmRuleEffects = memo(RuleEffects)
const CalmProof = memo(
  dynamic(
    () =>
      chartOrWords(
        withWords('[game]/pay-tables/table-proof', import('./table-proof')).then((module) => module.TableProof),
      ),
    { ssr: false },
  ),
)

/** The value changed last; at first the first changed one, or one that occurs often. */
function useTouched({ dragged: all, form }: TableHold) {
  const [touched, setTouched] = useState<string | null>(null)
  const named = (name: string | null): Dragged | undefined => all.find(({ path }) => shortName(path) === name)
  const changed = Object.keys(form.rules.edits).map(named).find(Boolean)
  return { field: named(touched) ?? changed ?? all.at(-2) ?? all[0], setTouched }
}

interface HeadingProps {
  readonly name: string
  /** Whether there are sliders, or only rules to choose. */
  readonly drags: boolean
}

/** The game's name and the page's title. */
export function Heading({ name, drags }: HeadingProps) {
  return (
    <div className="pay-tables-wide flex flex-wrap items-baseline gap-x-3.5">
      <h1 className="font-serif text-heading/title font-semibold tracking-title md:text-title">
        {name}:{' '}
        <span className="text-copy font-normal tracking-normal text-muted md:text-minor">{payTables.title}</span>
      </h1>
      <p className="text-small text-muted max-md:w-full">{drags ? payTables.drag : payTables.choose}</p>
    </div>
  )
}

/** A game's table with a slider for each pay, and what it is worth, updated all the time. */
export function Desk({ game, standard }: { readonly game: AnyTaughtGame; readonly standard: Standard }) {
  const hold = useTable(game, standard)
  const { good, standardRules } = hold
  const { field, setTouched } = useTouched(hold)
  const { solved: unhurried, good: calm } = useUnhurried(hold)
  const query = makeRules(game, good)
  const search = query === '' ? '' : `?rules=${query}`
  return (
    <TableHeld value={hold}>
      <div className="pay-tables">
        <Heading name={game.name} drags={field !== undefined} />
        <Notices />
        <div className="pay-tables-table">
          <Panel>
            <PayTables onTouch={setTouched} />
            <OtherRules onTouch={setTouched} />
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
            <Figures />
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
      <EdgeBar />
    </TableHeld>
  )
}

/** Problems with the address that no field of this page shows. */
function Notices() {
  const { game, form, reading, change } = useTableHold()
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

interface Props {
  readonly game: AnyGame
  readonly rules: Rules
  /** The house edge of the whole game under these rules: −EV in base wagers. */
  readonly edge: number
}

/** A sentence on how good the table is, compared with the known tables of the game, at the reader's stake. */
function Verdict({ game, rules, edge }: Props) {
  const tables = knownTables(game).map((one) => ({ ...one, name: tableWords(game, one) }))
  const found = tables.find((one) => isSameMainGame(game, one.rules, rules))
  return (
    <p className="max-w-text text-copy/[1.55]">
      <VerdictLine edge={edge} tables={tables} terms={{ pace: paceOf(game) }} name={found?.name} />
    </p>
  )
}

interface PayTablesLoaderProps {
  readonly gameId: string
  readonly gameName: string
  readonly unit: string
  /** Whether the game has a value with a slider. */
  readonly drags: boolean
  readonly standard: Standard
}

/** The table is in the address, which only the browser knows. The server sends the usual table's figures. */
export function PayTablesLoader({ gameId, gameName, unit, drags, standard }: PayTablesLoaderProps) {
  const game = useTaughtGame(gameId)
  if (game) return <Desk key={gameId} game={game} standard={standard} />
  const { figures } = standard
  return (
    <div className="pay-tables min-h-svh content-start noscript:min-h-0" aria-busy="true">
      <Heading name={gameName} drags={drags} />
      <div className="pay-tables-figures">
        <dl className="flex flex-wrap items-end gap-x-9 gap-y-3">
          <Figure label={payTables.usualHouseEdge} after={payTables.ofThe(numbers.unit(unit))}>
            {percent(edgeOf(figures))}
          </Figure>
          <Figure label={payTables.elementOfRisk} after={payTables.ofAllYouBet}>
            {percent(riskOf(figures))}
          </Figure>
          <Figure label={payTables.averageBet} after={numbers.units(unit)}>
            {plain(evValue(figures.averageBet), 2)}
          </Figure>
        </dl>
        <noscript>
          <p className="text-small text-muted">{payTables.needsScript}</p>
        </noscript>
      </div>
    </div>
  )
}
