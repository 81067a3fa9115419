'use client'

import { useId } from 'react'
import { classes } from '@/app/_ui/classes'
import { Tick } from '@/app/_ui/field'
import { percent, upTo, whole } from '@/app/_languages/format'
import { TitledPanel } from '@/app/_ui/panel'
import { sideBets } from '@/app/_languages/words'
import { evValue } from '@/lib/game/ev'
import type { SideFigures } from '@/lib/game/figures'
import { editRule } from '@/app/_settings/rule-texts'
import { useSideHold } from './read'
import { hasTable, type KnownTable, sorted, verdict } from './tables'
import type { Unprinted } from './unprinted'

interface Props {
  readonly known: readonly KnownTable[]
  /** The figures of the current table, with no known cards. */
  readonly fresh: SideFigures | null
}

/** The tables that casinos are known to use, the best first, to choose from; and how the current one compares. */
export function KnownTables({ known, fresh }: Props) {
  const name = useId()
  const { game, form, reading, change } = useSideHold()
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
              key={one.preset.id}
              className={classes(
                'flex min-h-14 cursor-pointer items-center gap-3 border-t py-2 hover:bg-ink/3',
                chosen && 'font-semibold',
              )}
            >
              <Tick type="radio" name={name} checked={chosen} onChange={() => choose(one)} />
              <span className="mr-auto min-w-0">
                <span className="block break-words">{one.name}</span>
                <cite lang="en" className="block text-caption font-normal text-muted not-italic">
                  {one.preset.source}
                </cite>
              </span>
              <span className="tabular-nums">{percent(-evValue(one.figures.ev))}</span>
            </label>
          )
        })}
      </fieldset>
    </TitledPanel>
  )
}

/** Replaces the house edge: the printed prizes of the bet, and what they mean for its meter. */
export function UnprintedNote({ known }: { readonly known: Unprinted }) {
  const { prizes, sources, back, published, meter, even } = known
  const list = prizes.map(({ name, pay }) => sideBets.prize(name, upTo(pay, 2))).join(', ')
  return (
    <div className="grid max-w-wide gap-2 rounded-option border px-4 py-3 text-small" data-unprinted>
      <p className="font-semibold">{sideBets.unprinted}</p>
      <p>
        {sideBets.printedPrizes(list, percent(back))}{' '}
        <span lang="en" className="text-muted">
          {sources}.
        </span>
      </p>
      <p>{sideBets.impliedMeter(percent(published), whole(Math.ceil(meter)), whole(Math.ceil(even)))}</p>
      <p>{sideBets.enterPrizes}</p>
    </div>
  )
}
