'use client'

import { TextButton } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { useState } from 'react'
import { whole } from '@/app/_languages/format'
import { progress } from '@/app/_languages/words'
import { type GameFacts, hrefOf, trainSkillHref, type View } from './address'
import { FiguresTable } from './figures-table'
import type { Part, WorstSkill } from './report'
import { Section } from './section'
import { aDecision, anHour, answers, type Purse, rateBounds } from './words'
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
  const top = skills[0]?.perRound ?? 0
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
                  style={{ width: `${(100 * one.perRound) / top}%` }}
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
