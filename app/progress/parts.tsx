'use client'

import { TextButton } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { useState } from 'react'
import { whole, percent } from '@/app/_languages/format'
import { progress } from '@/app/_languages/words'
import { type GameFacts, hrefOf, trainSkillHref, type View } from './address'
import { FiguresTable } from './figures-table'
import type { Part, WorstSkill, CutOffLine } from './report'
import { Section } from './section'
import { aDecision, anHour, answers, paces, type Purse, rateBounds } from './words'
import { filled } from '@/app/_languages/filled'

/** How many rows are shown at first. */
const ROWS = 12

interface Props {
  readonly title: string
  readonly about: string
  /** The heading of the rows' names: “Stage”. */
  readonly head: string
  readonly parts: readonly Part[]
  readonly view: (part: Part) => Partial<View>
  readonly purse: Purse
}

/**
 * The stages or skills of a game: the number of answers, the error rate as a bar, and what it costs. Each links to its
 * own view.
 */
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
            <Bar key="rate" value={part.rate?.value ?? null} top={top} purse={purse} />,
            part.rate ? rateBounds(part.rate, purse) : '—',
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

function Bar({ value, top, purse }: { readonly value: number | null; readonly top: number; readonly purse: Purse }) {
  if (value === null) return '—'
  return (
    <span className="inline-flex items-center gap-2.5">
      <span aria-hidden="true" className="hidden h-2 w-27.5 overflow-hidden rounded-full bg-ink/8 sm:block">
        <span
          className="block h-full rounded-full bg-mistake"
          style={{ width: `${top === 0 ? 0 : (100 * value) / top}%` }}
        />
      </span>
      <span className="min-w-[2.2em] font-strong">{aDecision(value, purse)}</span>
    </span>
  )
}

interface WorstProps {
  readonly skills: readonly WorstSkill[]
  readonly facts: readonly GameFacts[]
  readonly purse: Purse
  readonly severalGames: boolean
}

/** The skills that cost the most an hour, with links to train them. */
export function Worst({ skills, facts, purse, severalGames }: WorstProps) {
  const roundsOf = paces(facts, purse.pace)
  const top = Math.max(...skills.map(({ game, perRound }) => perRound * roundsOf(game)))
  return (
    <Section title={progress.worst} about={progress.aboutWorst}>
      {skills.length === 0 && <p className="text-small text-muted">{progress.noMistakes}</p>}
      <ol className="grid">
        {skills.map((one) => (
          <li
            key={`${one.game} ${one.skill}`}
            className="grid grid-cols-rest-auto items-center gap-x-5 border-t py-2 first:border-t-0"
          >
            <div className="grid min-w-0 gap-1">
              <p className="font-strong">
                {one.name}
                {severalGames && (
                  <span className="font-normal text-muted">, {facts.find(({ id }) => id === one.game)?.name}</span>
                )}
              </p>
              <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-ink/8">
                <span
                  className="block h-full rounded-full bg-mistake"
                  style={{ width: `${(100 * one.perRound * roundsOf(one.game)) / top}%` }}
                />
              </span>
              <p className="text-caption text-muted">
                {filled(progress.worstLine(whole(one.misses), answers(one.answers)), {
                  cost: (
                    <span className="font-semibold text-ink tabular-nums">
                      {anHour(
                        one.perRound,
                        purse,
                        facts.find(({ id }) => id === one.game),
                      )}
                    </span>
                  ),
                })}
              </p>
            </div>
            <Link
              href={trainSkillHref(one.game, one.skill)}
              aria-label={progress.trainSkill(one.name)}
              className="link inline-flex min-h-11 items-center font-strong"
            >
              {progress.train}
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** How many rows are shown at first. */
const CUT_OFFS = 8

interface CutOffProps {
  readonly lines: readonly CutOffLine[]
  readonly facts: readonly GameFacts[]
  readonly purse: Purse
  readonly severalGames: boolean
}

/** The reader's actual cut-off between two plays, beside the right one. */
export function CutOffs({ lines, facts, purse, severalGames }: CutOffProps) {
  const [all, setAll] = useState(false)
  const shown = all ? lines : lines.slice(0, CUT_OFFS)
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
      {lines.length > CUT_OFFS && (
        <TextButton aria-expanded={all} onClick={() => setAll(!all)} className="self-start text-small">
          {all ? progress.onlyFirst(whole(CUT_OFFS)) : progress.allOf(whole(lines.length))}
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
function Dearest({ lines, facts, purse }: Omit<CutOffProps, 'severalGames'>) {
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
