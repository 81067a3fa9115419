'use client'

import { useState } from 'react'
import { percent, whole } from '@/app/_components/format'
import type { GameFacts } from './facts'
import { FiguresTable } from './figures-table'
import type { CutOffLine } from './report'
import { Section } from './section'
import { anHour, type Purse } from './words'

/** So many rows before one asks for more. */
const ROWS = 8

interface Props {
  readonly lines: readonly CutOffLine[]
  readonly facts: readonly GameFacts[]
  readonly purse: Purse
  readonly severalGames: boolean
}

/** Where one draws the line between two ways to play, as one really does, beside where it belongs. */
export function CutOffs({ lines, facts, purse, severalGames }: Props) {
  const [all, setAll] = useState(false)
  const shown = all ? lines : lines.slice(0, ROWS)
  const gameOf = (line: CutOffLine): string => (severalGames ? `, ${facts.find(({ id }) => id === line.game)?.name ?? line.game}` : '')
  return (
    <Section title="Your cut-offs" about="Where you draw the line, as you really play: the line that the fewest of your answers contradict. “Sure” is the chance that it is this one rather than another.">
      <Dearest lines={lines} purse={purse} />
      <FiguresTable
        label="Your cut-offs, in figures"
        wordy
        heads={['Hands', 'You, and what is right', 'Costs an hour', 'Sure', 'Answers']}
        rows={shown.map((line) => ({
          id: line.id,
          cells: [
            <span key="name">
              {line.name}
              <span className="font-normal text-muted">{gameOf(line)}</span>
            </span>,
            <Drawn key="own" line={line} />,
            line.cost === 0 ? '—' : anHour(line.cost, purse),
            percent(line.certainty, 0),
            whole(line.answers),
          ],
        }))}
      />
      {lines.length > ROWS && (
        <button type="button" aria-expanded={all} onClick={() => setAll(!all)} className="link min-h-11 self-start text-small">
          {all ? `Only the first ${ROWS}` : `All ${whole(lines.length)}`}
        </button>
      )}
    </Section>
  )
}

/** The line as it is drawn; where it is not the right one, that under it. */
function Drawn({ line }: { readonly line: CutOffLine }) {
  if (line.isRight) return <span className="normal-nums">{line.own}</span>
  return (
    <span className="inline-grid normal-nums">
      <span className="text-mistake-ink">{line.own}</span>
      <span className="text-caption text-muted">right: {line.right}</span>
    </span>
  )
}

/** A line is told in a sentence where it is likelier to be this one than all others together. */
const TOLD = 0.5

/** The line that costs most, of those that are known. */
function Dearest({ lines, purse }: { readonly lines: readonly CutOffLine[]; readonly purse: Purse }) {
  const line = lines.find(({ isRight, cost, certainty }) => !isRight && cost > 0 && certainty > TOLD)
  if (line === undefined) return <p className="text-small">No line of yours is surely a wrong one.</p>
  return (
    <p className="text-small">
      {line.name}: you play <strong className="font-semibold">{line.own}</strong>; right is <strong className="font-semibold">{line.right}</strong>. It costs {anHour(line.cost, purse)} an hour.
    </p>
  )
}
