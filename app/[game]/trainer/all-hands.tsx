'use client'

import { skillName, stageName } from '@/app/_felt/names'
import { Heading } from '@/app/_ui/heading'
import { useId, useState } from 'react'
import { PillRow } from '@/app/_ui/pill-row'
import { Select } from '@/app/_ui/field'
import { trainerSummary } from '@/app/_languages/english/trainer-summary'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { isMiss } from '@/lib/teaching/quiz/grade'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { capital } from '@/lib/text'
import { CallLine } from './summary-call'
import { byStage, rulesOf } from './summary-figures'

interface Props {
  readonly game: AnyTaughtGame
  /** The session's answers, oldest first. */
  readonly records: readonly AnswerRecord[]
  /** Opens one of them again. */
  readonly onLook: (id: string) => void
}

const ALL = 'all'
const MISTAKES = 'mistakes'

/** What the filters keep: everything, the mistakes or a stage by its id; and of these every skill or one. */
const keeps =
  (filter: string, skill: string) =>
  (one: AnswerRecord): boolean =>
    (filter === ALL || (filter === MISTAKES ? isMiss(one) : one.stage === filter)) &&
    (skill === ALL || one.skill === skill)

/** Every decision of a session, in its order: each opens again. Shown are all of them, the mistakes, or those of a stage or a skill. */
export function AllHands({ game, records, onLook }: Props) {
  const id = useId()
  const [filter, setFilter] = useState(ALL)
  const [chosenSkill, setSkill] = useState(ALL)
  const rules = rulesOf(game, records)
  const stages = byStage(game, records)
  const skills = [...new Set(records.filter(keeps(filter, ALL)).map(({ skill }) => skill))].map((skill) => ({
    id: skill,
    name: capital(skillName(game, rules, skill)),
  }))
  const misses = records.filter(isMiss).length
  const shown = records.filter(keeps(filter, chosenSkill))
  if (records.length < 2) return null
  return (
    <section aria-labelledby={`${id}-title`} className="grid grid-cols-1 gap-2 print:hidden">
      <Heading id={`${id}-title`}>{trainerSummary.allHands(records.length)}</Heading>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <div className="max-w-full min-w-0">
          <PillRow
            label={trainerSummary.show}
            pills={[
              { id: ALL, name: trainerSummary.showAll },
              ...(misses === 0 ? [] : [{ id: MISTAKES, name: trainerSummary.showMistakes(misses) }]),
              ...(stages.length < 2 ? [] : stages.map(({ id }) => ({ id, name: stageName(game, id) }))),
            ]}
            chosen={filter}
            onChoose={(chosen) => {
              setFilter(chosen)
              setSkill(ALL)
            }}
          />
        </div>
        {skills.length > 1 && (
          <div className="flex min-w-0 flex-[0_1_320px] items-center gap-2.5">
            <label htmlFor={id} className="shrink-0 text-caption text-muted">
              {trainerSummary.skill}
            </label>
            <Select
              id={id}
              value={chosenSkill}
              onChoose={setSkill}
              options={[{ id: ALL, name: trainerSummary.everySkill }, ...skills].map((one) => ({
                value: one.id,
                name: one.name,
              }))}
              className="min-w-0 flex-1"
            />
          </div>
        )}
      </div>
      <ol className="border-y">
        {shown.map((record) => (
          <li key={record.id} className="border-t first:border-t-0">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => onLook(record.id)}
              className="flex min-h-14 w-full items-center gap-3 py-2 text-left hover:bg-ink/4"
            >
              <CallLine game={game} record={record} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
