'use client'

import { skillName, stageName } from '@/app/_felt/names'
import { RotateCcw } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { GradeMark } from '@/app/_solver/grade'
import { called } from '@/app/_languages/area'
import { trainer } from '@/app/_languages/english/trainer'
import type { Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { GRADE_RULES } from '@/lib/teaching/quiz/grade'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { answerIds, type HandRecord } from '@/lib/teaching/quiz/resume'

interface Props {
  readonly game: AnyTaughtGame
  readonly rules: Rules
  /** The session's answers, oldest first. */
  readonly records: readonly AnswerRecord[]
  /** The session's hands, oldest first: which answers are of one hand. */
  readonly hands: readonly HandRecord[]
  /** The ids of those that were missed and come back in this session. */
  readonly comesBack?: readonly string[]
  /** Opens one of them again. */
  readonly onLook: (id: string) => void
}

/** The answers hand by hand: a hand that came back is one of its own, and so is each decision that is asked alone. */
function answersByHand(
  hands: readonly HandRecord[],
  records: readonly AnswerRecord[],
): readonly (readonly AnswerRecord[])[] {
  const byId = new Map(records.map((one) => [one.id, one]))
  return hands
    .map((hand) => answerIds({ hands: [hand] }).flatMap((id) => byId.get(id) ?? []))
    .filter(({ length }) => length > 0)
}

/** The place in the strip that a key leads to, from 0; null of another key. */
function placeAfter(key: string, place: number, last: number): number | null {
  if (key === 'ArrowLeft') return Math.max(0, place - 1)
  if (key === 'ArrowRight') return Math.min(last, place + 1)
  return key === 'Home' ? 0 : key === 'End' ? last : null
}

/**
 * The session's hands in a row, a mark for each decision, to open it again. Tab reaches one of the marks, and the arrow keys the
 * others. The latest is in sight.
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
  return (
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
                trainer.lookAgain(
                  i + 1,
                  stageName(game, stage),
                  skillName(game, rules, skill),
                  called(GRADE_RULES[grade].name),
                ),
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
  )
}
