'use client'

import { useState } from 'react'
import { classes } from '@/app/_components/classes'
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
      <Dearest line={lines[0]} purse={purse} />
      <FiguresTable
        label="Your cut-offs, in figures"
        wordy
        heads={['Hands', 'You', 'Right', 'Costs an hour', 'Sure', 'Answers']}
        rows={shown.map((line) => ({
          id: line.id,
          cells: [
            <span key="name">
              {line.name}
              <span className="font-normal text-muted">{gameOf(line)}</span>
            </span>,
            <span key="own" className={classes('normal-nums', !line.isRight && 'text-mistake-ink')}>
              {line.own}
            </span>,
            <span key="right" className="normal-nums">
              {line.isRight ? 'the same' : line.right}
            </span>,
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

/** The line that costs most, in a sentence. */
function Dearest({ line, purse }: { readonly line: CutOffLine | undefined; readonly purse: Purse }) {
  if (line === undefined || line.isRight || line.cost === 0) return <p className="text-small">No line of yours is known to cost anything.</p>
  return (
    <p className="text-small">
      {line.name}: you play <strong className="font-semibold">{line.own}</strong>; right is <strong className="font-semibold">{line.right}</strong>. It costs {anHour(line.cost, purse)} an hour.
    </p>
  )
}
