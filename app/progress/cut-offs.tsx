'use client'

import { TextButton } from '@/app/_ui/button'
import { useState } from 'react'
import { percent, whole } from '@/app/_languages/format'
import { progress } from '@/app/_languages/words'
import { filled } from '@/app/_languages/filled'
import type { GameFacts } from './address'
import { FiguresTable } from './figures-table'
import type { CutOffLine } from './report'
import { Section } from './section'
import { anHour, type Purse } from './words'

/** How many rows are shown at first. */
const ROWS = 8

interface Props {
  readonly lines: readonly CutOffLine[]
  readonly facts: readonly GameFacts[]
  readonly purse: Purse
  readonly severalGames: boolean
}

/** The reader's actual cut-off between two plays, beside the right one. */
export function CutOffs({ lines, facts, purse, severalGames }: Props) {
  const [all, setAll] = useState(false)
  const shown = all ? lines : lines.slice(0, ROWS)
  const gameOf = (line: CutOffLine): string =>
    severalGames ? `, ${facts.find(({ id }) => id === line.game)?.name ?? line.game}` : ''
  return (
    <Section title={progress.cutOffs} about={progress.aboutCutOffs}>
      <Dearest lines={lines} facts={facts} purse={purse} />
      <FiguresTable
        label={progress.inFigures(progress.cutOffs)}
        wordy
        heads={[progress.hands, progress.youAndRight, progress.costsAnHour, progress.sure, progress.answersHead]}
        rows={shown.map((line) => ({
          id: line.id,
          cells: [
            <span key="name">
              {line.name}
              <span className="font-normal text-muted">{gameOf(line)}</span>
            </span>,
            <Drawn key="own" line={line} />,
            line.cost === 0
              ? '—'
              : anHour(
                  line.cost,
                  purse,
                  facts.find(({ id }) => id === line.game),
                ),
            percent(line.certainty, 0),
            whole(line.answers),
          ],
        }))}
      />
      {lines.length > ROWS && (
        <TextButton aria-expanded={all} onClick={() => setAll(!all)} className="self-start text-small">
          {all ? progress.onlyFirst(whole(ROWS)) : progress.allOf(whole(lines.length))}
        </TextButton>
      )}
    </Section>
  )
}

/** The reader's cut-off, with the right one below if it differs. */
function Drawn({ line }: { readonly line: CutOffLine }) {
  if (line.isRight) return <span className="normal-nums">{line.own}</span>
  return (
    <span className="inline-grid normal-nums">
      <span className="text-mistake-ink">{line.own}</span>
      <span className="text-caption text-muted">{progress.rightIs(line.right)}</span>
    </span>
  )
}

/** A cut-off is named in a sentence only if it is likelier than all others together. */
const TOLD = 0.5

/** The costliest cut-off of those that are certain enough. */
function Dearest({ lines, facts, purse }: Omit<Props, 'severalGames'>) {
  const line = lines.find(({ isRight, cost, certainty }) => !isRight && cost > 0 && certainty > TOLD)
  if (line === undefined) return <p className="text-small">{progress.noWrongLine}</p>
  return (
    <p className="text-small">
      {filled(progress.dearest, {
        name: line.name,
        own: <strong className="font-semibold">{line.own}</strong>,
        right: <strong className="font-semibold">{line.right}</strong>,
        cost: anHour(
          line.cost,
          purse,
          facts.find(({ id }) => id === line.game),
        ),
      })}
    </p>
  )
}
