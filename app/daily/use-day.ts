'use client'

import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSolution } from '@/app/_components/use-solver'
import type { AnyGame, Rules } from '@/lib/games/game'
import type { Solution } from '@/lib/games/solution'
import { chosenCandidate, dailyCandidate, type Day } from '@/lib/quiz/daily'
import { gradeAnswer } from '@/lib/quiz/grade'
import type { AnswerRecord } from '@/lib/quiz/record'
import { answer, judge } from '@/lib/quiz/round'

/** As `newId` of the trainer: 128 bits by chance. */
const newId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(16).padStart(8, '0')).join('')

const gapOf = (solution: Solution<string>): number | null => gradeAnswer(solution, solution.best[0] ?? '').gap

/** Milliseconds since a question came into sight; null where the page was hidden meanwhile. */
function useThinking(isAsked: boolean): () => number | null {
  const clock = useRef({ since: 0, slept: false })
  useLayoutEffect(() => {
    if (!isAsked) return
    clock.current = { since: performance.now(), slept: document.hidden }
    const onHidden = (): void => {
      clock.current.slept = true
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => document.removeEventListener('visibilitychange', onHidden)
  }, [isAsked])
  return () => (clock.current.slept ? null : Math.round(performance.now() - clock.current.since))
}

/**
 * The question of a day: candidates are solved one after the other until one is close. With the answer that was given, if it was, only
 * that one is solved.
 */
export function useDay(game: AnyGame, day: Day, given: { readonly rules: Rules; readonly state: unknown } | null, onAnswer: (record: AnswerRecord) => void) {
  const [gaps, setGaps] = useState<readonly (number | null)[]>([])
  const chosen = chosenCandidate(gaps)
  const place = chosen ?? gaps.length + 1
  const round = useMemo(() => dailyCandidate(game, day, place), [game, day, place])
  const { rules, state } = given ?? round
  const { status, solution, problem, progress, retry } = useSolution<string>(game.id, rules, state, { channel: 'daily' })
  const isLooking = given === null && chosen === undefined
  // The next drawing asks for the next candidate, or shows this one.
  if (isLooking && solution) setGaps([...gaps, gapOf(solution)])
  const isAsked = given === null && !isLooking && solution !== null
  const thought = useThinking(isAsked)
  const choose = (action: string): void => {
    if (!isAsked || !solution || round.phase.kind !== 'asking' || !round.phase.actions.includes(action)) return
    const time = thought()
    const answered = judge(game, answer(game, round, action), solution).answers[0]
    if (answered) onAnswer({ ...answered, kind: 'answer', id: newId(), at: Date.now(), rules: '', choice: 'daily', time })
  }
  return { rules, state, round, status, solution, problem, progress, retry, isLooking, isAsked, choose }
}
