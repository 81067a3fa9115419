'use client'

import { TextButton } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { useState } from 'react'
import { whole } from '@/app/_languages/format'
import { progress } from '@/app/_languages/english/progress'
import { hrefOf, type View } from './address'
import { FiguresTable } from './figures-table'
import type { Part } from './report'
import { Section } from './section'
import { anHour, rateBounds, thousandths, type Purse } from './words'

/** So many rows before one asks for more. */
const ROWS = 12

interface Props {
  readonly title: string
  readonly about: string
  /** What a row is: “Stage”. */
  readonly head: string
  readonly parts: readonly Part[]
  readonly view: (part: Part) => Partial<View>
  readonly purse: Purse
}

/** Stages or skills of a game: how often each was answered, its error rate as a bar, what it costs. Each leads to itself alone. */
export function Parts({ title, about, head, parts, view, purse }: Props) {
  const [all, setAll] = useState(false)
  const top = Math.max(...parts.map(({ rate }) => rate?.value ?? 0))
  const shown = all ? parts : parts.slice(0, ROWS)
  return (
    <Section title={title} about={about}>
      <FiguresTable
        label={progress.inFigures(title)}
        wordy
        heads={[head, progress.decisions, progress.errorRate, progress.inTwenty, progress.costsAnHour]}
        rows={shown.map((part) => ({
          id: part.id,
          cells: [
            <Link
              key="name"
              href={hrefOf(view(part))}
              scroll={false}
              className="link inline-flex min-h-11 items-center"
            >
              {part.name}
            </Link>,
            whole(part.asked),
            <Bar key="rate" value={part.rate?.value ?? null} top={top} />,
            part.rate ? rateBounds(part.rate) : '—',
            part.perRound === null ? '—' : anHour(part.perRound, purse),
          ],
        }))}
      />
      {parts.length > ROWS && (
        <TextButton aria-expanded={all} onClick={() => setAll(!all)} className="self-start text-small">
          {all ? progress.onlyFirst(whole(ROWS)) : progress.allOf(whole(parts.length))}
        </TextButton>
      )}
    </Section>
  )
}

function Bar({ value, top }: { readonly value: number | null; readonly top: number }) {
  if (value === null) return '—'
  return (
    <span className="inline-flex items-center gap-2.5">
      <span aria-hidden="true" className="hidden h-2 w-27.5 overflow-hidden rounded-full bg-ink/8 sm:block">
        <span
          className="block h-full rounded-full bg-mistake"
          style={{ width: `${top === 0 ? 0 : (100 * value) / top}%` }}
        />
      </span>
      <span className="min-w-[2.2em] font-strong">{thousandths(value)}</span>
    </span>
  )
}
