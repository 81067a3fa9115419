'use client'

import { memo, type ReactNode, useMemo } from 'react'
import { actionName } from '@/app/_components/action-name'
import { signedEv } from '@/app/_components/ev-format'
import { inWords, loss, percent, whole } from '@/app/_components/format'
import { TitledPanel } from '@/app/_components/panel'
import { called } from '@/app/_languages/area'
import { numbers } from '@/app/_languages/english/numbers'
import { payTables } from '@/app/_languages/english/pay-tables'
import { langOf } from '@/app/_languages/lang-of'
import type { AnyGame, Rules } from '@/lib/games/game'
import { More, useFew } from './few'
import { flipsBetween, flipsWorth, shiftsBetween, type Flip, type Shift, type Worths } from './flips'
import type { Solved } from './use-table'
import { changesBetween, changesInWords, type TableFigures } from './words'

interface Props {
  readonly game: AnyGame
  readonly solved: Solved
  readonly standardRules: Rules
  readonly standard: TableFigures
}

/** The decisions that are another way round than under the usual table, each with both values, and what it is worth to know. */
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
  const words: Words = { game, rules, changed: changesInWords(changes) }
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
  readonly rules: Rules
  /** “Flush at 2 : 1”. */
  readonly changed: string
}

/** “Raise 4× instead of Check: seven”: how many flips go each way. */
function waysOf({ game, rules }: Words, flips: readonly Flip[]): string {
  const ways = new Map<string, { readonly flip: Flip; readonly count: number }>()
  for (const flip of flips) {
    const way = `${flip.from} ${flip.to}`
    ways.set(way, { flip, count: (ways.get(way)?.count ?? 0) + 1 })
  }
  const name = (action: string): string => actionName(game, rules, action)
  return [...ways.values()]
    .map(({ flip: { from, to }, count }) => payTables.insteadOf(name(to), name(from), inWords(count)))
    .join(', ')
}

/** Where decisions follow the first, a pay may count in those alone: what a hand pays whenever it is raised decides nothing of when. */
function noFlips({ game, changed }: Words, all: number): string {
  const none = payTables.noneFlips(changed, whole(all))
  return game.stages.length > 1 ? `${none} ${payTables.laterChanges}` : none
}

const CELL = 'py-2 pl-4 text-right tabular-nums align-top'

interface HandTableProps {
  readonly caption: string
  /** Another column after those of the two tables. */
  readonly last?: string
  readonly children: ReactNode
}

/** Hands with how they are played, and a figure under the standard table and under this one. */
function HandTable({ caption, last, children }: HandTableProps) {
  return (
    <table className="w-full border-collapse text-small">
      <caption className="sr-only">{caption}</caption>
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
    </table>
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

function FlipRow({ words: { game, rules }, flip }: { readonly words: Words; readonly flip: Flip }) {
  return (
    <tr className="border-t">
      <th scope="row" lang={langOf(flip.name)} className="py-2 text-left align-top font-semibold">
        {called(flip.name)}
      </th>
      <td className="py-2 pl-4 align-top whitespace-nowrap">
        <span className="block text-muted">{actionName(game, rules, flip.from)}</span>
        <span className="block font-semibold">
          <span className="sr-only">{payTables.becomes} </span>
          <span aria-hidden="true">→ </span>
          {actionName(game, rules, flip.to)}
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
  words: { game, rules, changed },
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
        {shown.map(({ id, name, action, before, now }) => (
          <tr key={id} className="border-t">
            <th scope="row" className="py-2 text-left font-semibold">
              {called(name)}
            </th>
            <td className="py-2 pl-4">{actionName(game, rules, action)}</td>
            <td className={`${CELL} text-muted`}>{percent(before)}</td>
            <td className={`${CELL} font-semibold`}>{percent(now)}</td>
          </tr>
        ))}
      </HandTable>
      <More {...rest} />
    </>
  )
}
