'use client'

import { answer, trainer, trainerSummary } from '@/app/_languages/words'
import { skillName, stageName } from '@/app/_felt/names'
import { RotateCcw } from 'lucide-react'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { GradeMark } from '@/app/_solver/grade'
import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { firstAnswers } from '@/lib/teaching/quiz/again'
import { isMiss } from '@/lib/teaching/quiz/grade'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { answerIds, type HandRecord } from '@/lib/teaching/quiz/session-record'
import { Heading } from '@/app/_ui/heading'
import { PillRow } from '@/app/_ui/pill-row'
import { Select } from '@/app/_ui/field'
import { capital } from '@/lib/text'
import { CallLine } from './summary-call'
import { byStage, rulesOf } from './summary-figures'

interface Props {
  readonly game: AnyTaughtGame
  readonly rules: Rules
  /** The session's answers, oldest first. */
  readonly records: readonly AnswerRecord[]
  /** The session's hands, oldest first, which show which answers belong together. */
  readonly hands: readonly HandRecord[]
  /** The ids of answers whose hands return in this session because they were mistakes. */
  readonly comesBack?: readonly string[]
  /** Opens one of the answers again. */
  readonly onLook: (id: string) => void
}

/** The answers grouped by hand. A hand that returned is a hand of its own, and so is each decision asked separately. */
function answersByHand(
  hands: readonly HandRecord[],
  records: readonly AnswerRecord[],
): readonly (readonly AnswerRecord[])[] {
  const byId = new Map(records.map((one) => [one.id, one]))
  return hands
    .map((hand) => answerIds({ hands: [hand] }).flatMap((id) => byId.get(id) ?? []))
    .filter(({ length }) => length > 0)
}

/** The index in the strip that a key leads to; null for other keys. */
function placeAfter(key: string, place: number, last: number): number | null {
  if (key === 'ArrowLeft') return Math.max(0, place - 1)
  if (key === 'ArrowRight') return Math.min(last, place + 1)
  return key === 'Home' ? 0 : key === 'End' ? last : null
}

/**
 * The session's hands in a row, with a mark for each decision that opens it again, and below them which don't count. One mark is in the Tab order, and
 * the arrow keys move to the others. The row is scrolled to the latest.
 */
export function HandStrip({ game, rules, records, hands, comesBack = [], onLook }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const [reached, setReached] = useState<string | null>(null)
  const { length } = records
  useLayoutEffect(() => {
    if (list.current && length > 0) list.current.scrollLeft = list.current.scrollWidth
  }, [length])
  const at = records.some(({ id }) => id === reached) ? reached : records.at(-1)?.id
  const onKey = (event: KeyboardEvent): void => {
    const place = placeAfter(
      event.key,
      records.findIndex(({ id }) => id === at),
      length - 1,
    )
    const to = place === null ? undefined : records[place]
    if (to === undefined || place === null) return
    event.preventDefault()
    setReached(to.id)
    const marks = [...(list.current?.querySelectorAll('button') ?? [])]
    marks.find(({ dataset }) => dataset.id === to.id)?.focus()
  }
  const returned = length - firstAnswers(records).length
  return (
    <div className="grid min-w-0 gap-2">
      <ol
        ref={list}
        aria-label={trainer.sessionHands}
        onKeyDown={onKey}
        className="-mx-1 flex min-w-0 gap-x-1 overflow-x-auto px-1"
      >
        {answersByHand(hands, records).map((hand, i) => (
          <li key={hand[0]!.id} className="flex shrink-0 border-l border-line pl-1 first:border-l-0 first:pl-0">
            {hand.map(({ id, grade, stage, skill }) => (
              <button
                key={id}
                type="button"
                data-id={id}
                tabIndex={id === at ? 0 : -1}
                aria-haspopup="dialog"
                aria-label={[
                  trainer.lookAgain(i + 1, stageName(game, stage), skillName(game, rules, skill), answer.grades[grade]),
                  ...(comesBack.includes(id) ? [trainer.willComeBack] : []),
                ].join('. ')}
                onClick={() => {
                  setReached(id)
                  onLook(id)
                }}
                className="relative grid min-h-11 w-9 place-items-center rounded-key hover:bg-ink/5"
              >
                <GradeMark grade={grade} size="small" />
                {comesBack.includes(id) && (
                  <RotateCcw
                    size={13}
                    strokeWidth={2.5}
                    aria-hidden="true"
                    className="absolute top-1 right-0 rounded-full bg-paper"
                  />
                )}
              </button>
            ))}
          </li>
        ))}
      </ol>
      {returned > 0 && <p className="text-caption text-muted">{trainerSummary.returned(returned)}</p>}
    </div>
  )
}

interface AllProps {
  readonly game: AnyTaughtGame
  /** The session's answers, oldest first. */
  readonly records: readonly AnswerRecord[]
  /** Opens one of them again. */
  readonly onLook: (id: string) => void
}

const ALL = 'all'
const MISTAKES = 'mistakes'

/** Returns a predicate for the two filters: everything, the mistakes or one stage by its id; and every skill or one. */
const keeps =
  (filter: string, skill: string) =>
  (one: AnswerRecord): boolean =>
    (filter === ALL || (filter === MISTAKES ? isMiss(one) : one.stage === filter)) &&
    (skill === ALL || one.skill === skill)

/**
 * Every decision of a session in order, each of which can be opened again. Filters show all of them, the mistakes, or
 * those of a stage or skill.
 */
export function AllHands({ game, records, onLook }: AllProps) {
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
