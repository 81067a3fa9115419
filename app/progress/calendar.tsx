'use client'

import { Table } from '@/app/_ui/table'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { ButtonLink, IconButton } from '@/app/_ui/button'
import { classes } from '@/app/_ui/classes'
import { whole } from '@/app/_languages/format'
import { progress } from '@/app/_languages/words'
import { filled } from '@/app/_languages/filled'
import { dayOf, longDay, monthName, monthStart, weekDays, weeksOf } from './dates'
import type { DueDays } from './use-report'
import { type GameFacts, trainDueHref } from './address'
import { Section } from './section'

interface Props {
  readonly due: DueDays
  readonly now: number
  readonly facts: readonly GameFacts[]
}

/** A calendar of due reviews, a month at a time. Past days show the number of answers. */
export function Calendar({ due, now, facts }: Props) {
  const [month, setMonth] = useState(0)
  const at = monthStart(now, month)
  return (
    <Section title={progress.due} about={progress.aboutDue}>
      <Today due={due} facts={facts} />
      <div className="grid gap-1">
        <div className="flex items-center justify-between">
          <Turn label={progress.earlierMonth} off={at <= due.first} onTurn={() => setMonth(month - 1)}>
            <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
          </Turn>
          <p aria-live="polite" className="font-semibold">
            {monthName(at)}
          </p>
          <Turn label={progress.laterMonth} off={monthStart(at, 1) > due.last} onTurn={() => setMonth(month + 1)}>
            <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
          </Turn>
        </div>
        <Month at={at} due={due} now={now} />
      </div>
    </Section>
  )
}

function nothingDue({ today, later }: DueDays): string {
  const [next] = [...later.keys()].sort()
  if (today > 0) return progress.laterToday(progress.skills(whole(today)))
  return next === undefined ? progress.nothingDue : progress.nextDue(longDay(new Date(`${next}T12:00`).getTime()))
}

function Today({ due, facts }: Pick<Props, 'due' | 'facts'>) {
  if (due.now === 0) return <p className="text-small">{nothingDue(due)}</p>
  return (
    <div className="grid gap-2.5">
      <p className="text-small">
        {filled(progress.dueNow(due.now), {
          count: <strong className="text-figure font-semibold tabular-nums">{whole(due.now)}</strong>,
        })}
      </p>
      <ul className="flex flex-wrap gap-2.5">
        {due.games.map(({ game, due: count }, i) => (
          <li key={game}>
            <ButtonLink href={trainDueHref(game)} look={i === 0 ? 'dark' : 'quiet'} className="px-4! text-small">
              {progress.trainDue(whole(count), facts.find(({ id }) => id === game)?.name ?? game)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface TurnProps {
  readonly label: string
  readonly off: boolean
  readonly onTurn: () => void
  readonly children: ReactNode
}

function Turn({ label, off, onTurn, children }: TurnProps) {
  return (
    <IconButton
      aria-label={label}
      aria-disabled={off}
      onClick={() => !off && onTurn()}
      className="aria-disabled:opacity-45"
    >
      {children}
    </IconButton>
  )
}

function Month({ at, due, now }: { readonly at: number; readonly due: DueDays; readonly now: number }) {
  return (
    <Table className="table-fixed" caption={progress.monthCaption(monthName(at))}>
      <thead>
        <tr className="text-caption text-muted">
          {weekDays().map(({ short, long }) => (
            <th key={long} scope="col" abbr={long} className="py-1 font-normal">
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(at).map((week, i) => (
          <tr key={i}>
            {week.map((day, j) => (
              <td key={j} className="p-0.5">
                {day !== null && <Day day={day} due={due} now={now} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** More reviews have a deeper green, in three steps on which text stays legible. */
const depth = (count: number): string =>
  count === 0 ? '' : count < 5 ? 'bg-best/8' : count < 20 ? 'bg-best/15' : 'bg-best/24'

function Day({ day, due, now }: { readonly day: number; readonly due: DueDays; readonly now: number }) {
  const id = dayOf(day)
  const isToday = id === dayOf(now)
  const count = isToday ? due.today : (due.later.get(id) ?? 0)
  const answered = due.answered.get(id) ?? 0
  const spoken = [
    longDay(day),
    ...(isToday ? [progress.today] : []),
    ...(count > 0 ? [progress.skillsDue(whole(count))] : []),
    ...(answered > 0 ? [progress.answered(whole(answered))] : []),
  ].join(', ')
  return (
    <div
      className={classes(
        'grid h-11.5 content-start justify-items-center rounded-key pt-1',
        depth(count),
        isToday && 'outline-2 -outline-offset-2 outline-ink',
      )}
    >
      <span className="sr-only">{spoken}</span>
      <span aria-hidden="true" className={classes('text-micro/[16px]', isToday ? 'font-semibold' : 'text-muted')}>
        {new Date(day).getDate()}
      </span>
      <span aria-hidden="true" className="text-note/[18px] font-semibold">
        {count > 0
          ? whole(count)
          : answered > 0 && <i className="mt-1.5 block h-1.5 w-1.5 rounded-full bg-line-strong" />}
      </span>
    </div>
  )
}
