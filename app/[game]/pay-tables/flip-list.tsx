'use client'

import { memo, type ReactNode, useMemo, useState } from 'react'
import { Table } from '@/app/_ui/table'
import { actionName } from '@/app/_felt/names'
import { bestOption, handName } from '@/app/_charts/decisions'
import { signedEv } from '@/app/_solver/ev-format'
import { inWords, loss, percent, whole } from '@/app/_languages/format'
import { TitledPanel } from '@/app/_ui/panel'
import { numbers, payTables } from '@/app/_languages/words'
import { compareEv, evValue } from '@/lib/game/ev'
import type { StartingClass } from '@/lib/game/figures'
import type { AnyGame, Rules } from '@/lib/game/game'
import type { Ev } from '@/lib/game/solution'
import { TextButton } from '@/app/_ui/button'
import type { Solved } from './use-table'
import { changesBetween, changesInWords, type TableFigures } from './words'

/* Decisions whose best play differs between two tables. */

/** An option's EV under both tables; null if a table doesn't offer it. */
interface Worths {
  readonly before: Ev | null
  readonly now: Ev | null
}

interface Flip {
  readonly id: string
  /** The best action under the first table and under the second. */
  readonly from: string
  readonly to: string
  readonly fromWorths: Worths
  readonly toWorths: Worths
  /** What keeping the old play would cost under the second table, in base wagers; null if it is no longer offered. */
  readonly gain: number | null
  /** How often the class is dealt, as a share of all deals. */
  readonly share: number
}

const evOf = ({ options }: StartingClass, action: string): Ev | null =>
  options.find((option) => option.action === action)?.ev ?? null

const worthsOf = (before: StartingClass, now: StartingClass, action: string): Worths => ({
  before: evOf(before, action),
  now: evOf(now, action),
})

function flipOf(before: StartingClass, now: StartingClass, deals: number): Flip | null {
  const [from, to] = [bestOption(before), bestOption(now)]
  if (!from || !to || from.action === to.action) return null
  const old = evOf(now, from.action)
  // If the old play is still as good, nothing has flipped.
  if (old && compareEv(old, to.ev) === 0) return null
  return {
    id: now.id,
    from: from.action,
    to: to.action,
    fromWorths: worthsOf(before, now, from.action),
    toWorths: worthsOf(before, now, to.action),
    gain: old ? evValue(to.ev) - evValue(old) : null,
    share: now.deals / deals,
  }
}

const weight = ({ gain, share }: Flip): number => (gain ?? Infinity) * share

/** The classes whose best action differs under the second table, the most valuable first. */
export function flipsBetween(before: readonly StartingClass[], now: readonly StartingClass[]): readonly Flip[] {
  const known = new Map(before.map((one) => [one.id, one]))
  const deals = now.reduce((sum, one) => sum + one.deals, 0)
  const flips = now.flatMap((one) => {
    const old = known.get(one.id)
    const flip = old ? flipOf(old, one, deals) : null
    return flip ? [flip] : []
  })
  return flips.sort((a, b) => weight(b) - weight(a))
}

/** What all flips together are worth in a round, in base wagers. */
export const flipsWorth = (flips: readonly Flip[]): number =>
  flips.reduce((sum, { gain, share }) => sum + (gain ?? 0) * share, 0)

/** A cell whose actions are taken in other shares of its deals than before. */
interface Shift {
  readonly id: string
  readonly action: string
  readonly before: number
  readonly now: number
}

/** Smaller shifts aren't listed. */
const LEAST_SHIFT = 0.0005

/** For hands decided later: the cells whose shares changed, those that affect the most rounds first. */
export function shiftsBetween(before: readonly StartingClass[], now: readonly StartingClass[]): readonly Shift[] {
  const known = new Map(before.map((one) => [one.id, one]))
  const shifts = now.flatMap((one) => {
    const [old, action] = [known.get(one.id), one.options[0]?.action]
    if (!old?.shares || !one.shares || action === undefined) return []
    const [was, is] = [old.shares[action] ?? 0, one.shares[action] ?? 0]
    return Math.abs(is - was) < LEAST_SHIFT
      ? []
      : [
          {
            shift: { id: one.id, action, before: was, now: is },
            size: Math.abs(is - was) * one.deals,
          },
        ]
  })
  return shifts.sort((a, b) => b.size - a.size).map(({ shift }) => shift)
}

interface Props {
  readonly game: AnyGame
  readonly solved: Solved
  readonly standardRules: Rules
  readonly standard: TableFigures
}

/**
 * The decisions whose best play differs from that under the usual table, with both values, and what knowing them is
 * worth.
 */
export const Flips = memo(function Flips({ game, solved, standardRules, standard }: Props) {
  const { rules, figures } = solved
  const flips = useMemo(
    () => flipsBetween(standard.classes ?? [], figures.classes ?? []),
    [standard.classes, figures.classes],
  )
  const shifts = useMemo(
    () => (figures.classes ? [] : shiftsBetween(standard.cells ?? [], figures.cells ?? [])),
    [standard.cells, figures],
  )
  const changes = changesBetween(game, standardRules, rules)
  if (!figures.classes && !(figures.cells ?? []).some(({ shares }) => shares)) return null
  const words: Words = { game, changed: changesInWords(changes) }
  return (
    <TitledPanel id="flips" title={payTables.flips}>
      {changes.length === 0 ? (
        <p className="text-small text-muted">{payTables.noneYet}</p>
      ) : figures.classes ? (
        <FlipTable words={words} flips={flips} all={figures.classes.length} />
      ) : (
        <ShiftTable words={words} shifts={shifts} all={figures.cells?.length ?? 0} />
      )}
    </TitledPanel>
  )
})

interface Words {
  readonly game: AnyGame
  /** How the table differs: “Flush at 2 : 1”. */
  readonly changed: string
}

/** “Raise 4× instead of Check: seven”: the number of flips in each direction. */
function waysOf({ game }: Words, flips: readonly Flip[]): string {
  const ways = new Map<string, { readonly flip: Flip; readonly count: number }>()
  for (const flip of flips) {
    const way = `${flip.from} ${flip.to}`
    ways.set(way, { flip, count: (ways.get(way)?.count ?? 0) + 1 })
  }
  const name = (action: string): string => actionName(game, action)
  return [...ways.values()]
    .map(({ flip: { from, to }, count }) => payTables.insteadOf(name(to), name(from), inWords(count)))
    .join(', ')
}

/**
 * In a game with later stages, a pay may matter only in those: what a hand pays whenever it is raised doesn't affect
 * when to raise.
 */
function noFlips({ game, changed }: Words, all: number): string {
  const none = payTables.noneFlips(changed, whole(all))
  return game.stages.length > 1 ? `${none} ${payTables.laterChanges}` : none
}

const CELL = 'py-2 pl-4 text-right tabular-nums align-top'

interface HandTableProps {
  readonly caption: string
  /** One more column after those of the two tables. */
  readonly last?: string
  readonly children: ReactNode
}

/** Hands with how they are played, and a figure under the standard table and under this one. */
function HandTable({ caption, last, children }: HandTableProps) {
  return (
    <Table caption={caption}>
      <thead>
        <tr className="text-caption text-muted">
          <th scope="col" className="pb-1.5 text-left font-normal">
            {payTables.hand}
          </th>
          <th scope="col" className="pb-1.5 pl-4 text-left font-normal">
            {payTables.play}
          </th>
          {[payTables.standardTable, payTables.thisTable, ...(last === undefined ? [] : [last])].map((name) => (
            <th key={name} scope="col" className="pb-1.5 pl-4 text-right font-normal">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  )
}

/** How many lines of a list are shown at first. */
export const FEW = 8

/** The first lines of a list, or all of them on demand. */
export function useFew<T>(all: readonly T[]) {
  const [open, setOpen] = useState(false)
  const more = all.length - FEW
  return { shown: open ? all : all.slice(0, FEW), more: more > 0 ? more : 0, open, toggle: () => setOpen(!open) }
}

/** A button that shows the other lines or hides them again. */
export function More({
  more,
  open,
  toggle,
}: {
  readonly more: number
  readonly open: boolean
  readonly toggle: () => void
}) {
  if (more === 0) return null
  return (
    <TextButton aria-expanded={open} onClick={toggle} className="justify-self-start text-small">
      {open ? payTables.showFewer : payTables.showMore(inWords(more))}
    </TextButton>
  )
}

function FlipTable({
  words,
  flips,
  all,
}: {
  readonly words: Words
  readonly flips: readonly Flip[]
  readonly all: number
}) {
  const { shown, ...rest } = useFew(flips)
  if (flips.length === 0) return <p className="text-small text-muted">{noFlips(words, all)}</p>
  const worth = flipsWorth(flips)
  return (
    <>
      <p className="text-small">
        {`${payTables.flipped(words.changed, waysOf(words, flips), whole(all))} `}
        {worth > 0 && (
          <span className="text-muted">
            {payTables.wouldCost(percent(worth, worth < 0.00005 ? 6 : 4), numbers.unit(words.game.unit))}
          </span>
        )}
      </p>
      <div className="-mx-1 overflow-x-auto px-1" tabIndex={0} role="group" aria-label={payTables.flipsTable}>
        <HandTable caption={payTables.flipsCaption} last={payTables.worthOf}>
          {shown.map((flip) => (
            <FlipRow key={flip.id} words={words} flip={flip} />
          ))}
        </HandTable>
      </div>
      <More {...rest} />
    </>
  )
}

function FlipRow({ words: { game }, flip }: { readonly words: Words; readonly flip: Flip }) {
  return (
    <tr className="border-t">
      <th scope="row" className="py-2 text-left align-top font-semibold">
        {flip.id}
      </th>
      <td className="py-2 pl-4 align-top whitespace-nowrap">
        <span className="block text-muted">{actionName(game, flip.from)}</span>
        <span className="block font-semibold">
          <span className="sr-only">{payTables.becomes} </span>
          <span aria-hidden="true">→ </span>
          {actionName(game, flip.to)}
        </span>
      </td>
      <Evs from={flip.fromWorths} to={flip.toWorths} at="before" />
      <Evs from={flip.fromWorths} to={flip.toWorths} at="now" />
      <td className={`${CELL} font-semibold`}>{flip.gain === null ? '—' : loss(flip.gain)}</td>
    </tr>
  )
}

function Evs({ from, to, at }: { readonly from: Worths; readonly to: Worths; readonly at: keyof Worths }) {
  const [old, next] = [from[at], to[at]]
  return (
    <td className={CELL}>
      <span className="block text-muted">{old ? signedEv(old, 4) : payTables.notOffered}</span>
      <span className="block">{next ? signedEv(next, 4) : payTables.notOffered}</span>
    </td>
  )
}

function ShiftTable({
  words: { game, changed },
  shifts,
  all,
}: {
  readonly words: Words
  readonly shifts: readonly Shift[]
  readonly all: number
}) {
  const { shown, ...rest } = useFew(shifts)
  if (shifts.length === 0) return <p className="text-small text-muted">{payTables.noneShifts(changed, whole(all))}</p>
  return (
    <>
      <p className="text-small">{payTables.shifted(changed, inWords(shifts.length), whole(all))}</p>
      <HandTable caption={payTables.shiftsCaption}>
        {shown.map(({ id, action, before, now }) => (
          <tr key={id} className="border-t">
            <th scope="row" className="py-2 text-left font-semibold">
              {handName(game, { id })}
            </th>
            <td className="py-2 pl-4">{actionName(game, action)}</td>
            <td className={`${CELL} text-muted`}>{percent(before)}</td>
            <td className={`${CELL} font-semibold`}>{percent(now)}</td>
          </tr>
        ))}
      </HandTable>
      <More {...rest} />
    </>
  )
}
