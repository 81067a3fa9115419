'use client'

import { useId } from 'react'
import { classes } from '@/app/_components/classes'
import { percent } from '@/app/_components/format'
import { TitledPanel } from '@/app/_components/panel'
import { called } from '@/app/_languages/area'
import { sideBets } from '@/app/_languages/english/side-bets'
import { evValue } from '@/lib/games/ev'
import type { SideFigures } from '@/lib/games/figures'
import { editRule } from '@/app/_components/rule-texts'
import type { SideHold } from './read'
import { hasTable, sorted, verdict, type KnownTable } from './tables'

interface Props {
  readonly hold: SideHold
  readonly known: readonly KnownTable[]
  /** The table in force, with no card known. */
  readonly fresh: SideFigures | null
}

/** The tables that casinos are known to use, best first, to choose from; and whether the one in force is a good one. */
export function KnownTables({ hold, known, fresh }: Props) {
  const name = useId()
  const { game, form, reading, change } = hold
  const { field, rules } = reading
  if (!field || known.length === 0) return null
  const choose = ({ preset }: KnownTable): void =>
    change({
      ...form,
      rules: field.hands.reduce(
        (texts, { id }) => editRule(game, texts, [...field.path, id], String(preset.pays[id] ?? 0)),
        form.rules,
      ),
    })
  const says = fresh ? verdict(fresh.ev, known) : null
  const knows = reading.options.dead !== undefined || reading.options.shoe !== undefined
  return (
    <TitledPanel
      id="known"
      title={known.length > 1 ? sideBets.isGood : sideBets.usualTable}
      className="side-bets-known"
      lead={
        <>
          {known.length > 1 && (
            <p className="min-h-[3em] text-small" aria-live="polite">
              {says} {knows && sideBets.noCardKnown}
            </p>
          )}
        </>
      }
    >
      <fieldset className="grid">
        <legend className="flex w-full pb-1 text-caption text-muted">
          <span className="mr-auto">{known.length > 1 ? sideBets.knownTables : sideBets.oneKnown}</span>
          <span>{sideBets.houseEdge}</span>
        </legend>
        {sorted(known).map((one) => {
          const chosen = hasTable(rules, field, one.preset)
          return (
            <label
              key={one.preset.name}
              className={classes(
                'flex min-h-14 cursor-pointer items-center gap-3 border-t py-2 hover:bg-ink/3',
                chosen && 'font-semibold',
              )}
            >
              <input
                type="radio"
                name={name}
                checked={chosen}
                onChange={() => choose(one)}
                className="h-4.5 w-4.5 shrink-0 accent-best"
              />
              <span className="mr-auto min-w-0">
                <span className="block break-words">{called(one.preset.name)}</span>
                <span lang="en" className="block text-caption font-normal text-muted">
                  {one.preset.source}
                </span>
              </span>
              <span className="tabular-nums">{percent(-evValue(one.figures.ev))}</span>
            </label>
          )
        })}
      </fieldset>
    </TitledPanel>
  )
}
