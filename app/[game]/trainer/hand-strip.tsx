'use client'

import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { GradeMark } from '@/app/_components/grade-mark'
import { called } from '@/app/_languages/area'
import { trainer } from '@/app/_languages/english/trainer'
import type { Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { groupedBy } from '@/lib/teaching/quiz/fresh'
import { GRADE_RULES } from '@/lib/teaching/quiz/grade'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { stageName } from './words'

interface Props {
  readonly game: AnyTaughtGame
  readonly rules: Rules
  /** The session's answers, oldest first. */
  readonly records: readonly AnswerRecord[]
  /** Opens one of them again. */
  readonly onLook: (id: string) => void
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
export function HandStrip({ game, rules, records, onLook }: Props) {
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
      {[...groupedBy(records, ({ seed }) => seed).values()].map((hand, i) => (
        <li key={hand[0]!.id} className="flex shrink-0 border-l border-line pl-1 first:border-l-0 first:pl-0">
          {hand.map(({ id, grade, stage, skill }) => (
            <button
              key={id}
              type="button"
              data-id={id}
              tabIndex={id === at ? 0 : -1}
              aria-haspopup="dialog"
              aria-label={trainer.lookAgain(
                i + 1,
                stageName(game, stage),
                called(game.skillName(rules, skill)),
                called(GRADE_RULES[grade].name),
              )}
              onClick={() => {
                setReached(id)
                onLook(id)
              }}
              className="grid min-h-11 w-9 place-items-center rounded-key hover:bg-ink/5"
            >
              <GradeMark grade={grade} size="small" />
            </button>
          ))}
        </li>
      ))}
    </ol>
  )
}
