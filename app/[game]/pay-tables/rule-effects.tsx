'use client'

import { useMemo, useState } from 'react'
import { Panel } from '@/app/_components/panel'
import { percent, signed } from '@/app/_components/format'
import { tableCurves } from '@/app/_languages/english/table-curves'
import { TableHead } from '@/app/_ui/table-head'
import type { AnyGame, RuleField, Rules } from '@/lib/games/game'
import { knownTables, makeMainRules } from '@/lib/games/known-tables'
import { applyRules, makeRules, rulesPatch, valueAt } from '@/lib/games/rules'
import { knownWorths, mainOf } from './compare-tables'
import { WholesState } from './curve-state'
import { speedOf, useWholes, withSolved, type SolvedTable } from './curve-wholes'
import { changesBetween, edgeOf } from './words'

interface Props {
  readonly game: AnyGame
  /** The table in force: the last that could be read. */
  readonly rules: Rules
  /** The last table that the page has solved itself. */
  readonly solved: SolvedTable | null
  /** Whether the page knows the game to take long. */
  readonly isLong: boolean
}

/** Other values that a rule of the main game has at known tables and variants, or may have at all where they are few. */
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

/** A patch of rules with one value more. */
function patched(patch: object, [key, ...rest]: readonly string[], value: unknown): object {
  if (key === undefined) return patch
  const below = (patch as Record<string, object | undefined>)[key] ?? {}
  return { ...patch, [key]: rest.length === 0 ? value : patched(below, rest, value) }
}

/** The table in force with one rule another, for each rule of the main game and each of its other values that fits the rest. */
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

/** What changing one rule of the table in force would do to its edge. Nothing is worked out until it is opened. */
export function RuleEffects({ game, rules, solved, isLong }: Props) {
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
        <table className="w-full border-collapse text-small tabular-nums">
          <TableHead columns={[tableCurves.change, tableCurves.forYou, tableCurves.houseEdge]} className="border-b" />
          <tbody>
            {rows.map(({ text, said, worth }) => (
              <tr key={text} className="border-b">
                <th scope="row" className="py-2 text-left font-normal">
                  <a href={text === '' ? '?' : `?rules=${text}`} className="link">
                    {said}
                  </a>
                </th>
                <td className="py-2 pl-3 text-right">
                  {worth && edge !== null ? `${signed(100 * (edge - worth.edge), 3)}%` : '…'}
                </td>
                <td className="py-2 pl-3 text-right">{worth ? percent(worth.edge, 3) : '…'}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {isOpen && (
          <WholesState wholes={wholes} working={tableCurves.workingOutTables} ask={tableCurves.workOutTables} />
        )}
      </details>
    </Panel>
  )
}
