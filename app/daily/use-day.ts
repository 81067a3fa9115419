'use client'

import type { Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { useMemo, useRef, useState } from 'react'
import { answerRecord, useThinking } from '@/app/_components/kept-answer'
import { useSolution } from '@/app/_components/use-solver'
import { chosenCandidate, dailyCandidate, type Day } from '@/lib/teaching/quiz/daily'
import { gapOf } from '@/lib/teaching/quiz/choose'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { answer, judge } from '@/lib/teaching/quiz/round'

/**
 * The question of a day: candidates are solved one after the other until one is close. With the answer that was given, if it was, only
 * that one is solved.
 */
export function useDay(
  game: AnyTaughtGame,
  day: Day,
  given: { readonly rules: Rules; readonly state: unknown } | null,
  onAnswer: (record: AnswerRecord) => void,
) {
  const [gaps, setGaps] = useState<readonly (number | null)[]>([])
  const chosen = chosenCandidate(gaps)
  const place = chosen ?? gaps.length + 1
  const round = useMemo(() => dailyCandidate(game, day, place), [game, day, place])
  const { rules, state } = given ?? round
  const solver = useSolution<string>(game.id, rules, state, { channel: 'daily' })
  const { solution } = solver
  const isLooking = given === null && chosen === undefined
  // The next drawing asks for the next candidate, or shows this one.
  if (isLooking && solution) setGaps([...gaps, gapOf(solution)])
  const isAsked = given === null && !isLooking && solution !== null
  const { decided, time } = useThinking(isAsked ? 'asked' : null)
  // The answer shows once it's stored: a second press before that is none.
  const answeredAt = useRef<unknown>(null)
  const choose = (action: string): void => {
    if (
      answeredAt.current === round ||
      !isAsked ||
      !solution ||
      round.phase.kind !== 'asking' ||
      !round.phase.actions.includes(action)
    )
      return
    decided()
    const answered = judge(game, answer(game, round, action), solution).answers[0]
    answeredAt.current = round
    if (answered) onAnswer(answerRecord(answered, '', 'daily', time.current.time))
  }
  return { rules, state, round, solver, isAsked, choose }
}
