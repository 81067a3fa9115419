'use client'

import { useId } from 'react'
import { PillRow } from '@/app/_components/pill-row'
import { progress } from '@/app/_languages/english/progress'
import { EVERYTHING, type View } from './address'
import type { GameFacts } from './facts'

const ALL = 'all'

interface Props {
  readonly view: View
  readonly onView: (view: View) => void
  /** The games that have answers or rounds. */
  readonly games: readonly GameFacts[]
  /** The skills of the chosen game that have answers, by name. */
  readonly skills: readonly { readonly id: string; readonly name: string }[]
}

/** Which answers the page is about: all, a game, a stage, a skill. Kept in the address. */
export function Filters({ view, onView, games, skills }: Props) {
  const game = games.find(({ id }) => id === view.game)
  const choose = (id: string): void => onView({ ...EVERYTHING, game: id === ALL ? null : id })
  return (
    <div className="grid grid-cols-1 gap-y-1">
      <PillRow
        label={progress.game}
        pills={[{ id: ALL, name: progress.allGames }, ...games]}
        chosen={view.game ?? ALL}
        onChoose={choose}
      />
      {game && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          {game.stages.length > 1 && (
            <div className="max-w-full min-w-0">
              <PillRow
                label={progress.stage}
                pills={[{ id: ALL, name: progress.allStages }, ...game.stages]}
                chosen={view.stage ?? ALL}
                onChoose={(id) => onView({ ...EVERYTHING, game: game.id, stage: id === ALL ? null : id })}
              />
            </div>
          )}
          <SkillChoice view={view} onView={onView} skills={skills} />
        </div>
      )}
    </div>
  )
}

function SkillChoice({ view, onView, skills }: Omit<Props, 'games'>) {
  const id = useId()
  const isKnown = view.skill === null || skills.some((skill) => skill.id === view.skill)
  return (
    <div className="flex min-w-0 flex-[0_1_320px] items-center gap-2.5">
      <label htmlFor={id} className="shrink-0 text-caption text-muted">
        {progress.skill}
      </label>
      <select
        id={id}
        value={view.skill ?? ALL}
        onChange={({ target: { value } }) => onView({ ...view, notice: null, skill: value === ALL ? null : value })}
        className="min-h-11 min-w-0 flex-1 rounded-option border border-line-strong bg-paper px-2.5 text-small text-ink"
      >
        <option value={ALL}>{progress.allSkills}</option>
        {!isKnown && view.skill !== null && <option value={view.skill}>{view.skill}</option>}
        {skills.map((skill) => (
          <option key={skill.id} value={skill.id}>
            {skill.name}
          </option>
        ))}
      </select>
    </div>
  )
}
