'use client'

import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useAll } from '@/app/_solver/use-all'
import { useLog, type UsedLog } from '@/app/progress/use-log'
import { type GameSkills, skillsOf } from '@/lib/game/precomputed/skills'
import type { Known } from '@/lib/teaching/quiz/choose'
import { makeRules } from '@/lib/game/rules'
import { mistakesOf, roundAgain } from '@/lib/teaching/quiz/again'
import { type Plan, usesRecord } from '@/lib/teaching/quiz/plan'
import { withThese } from '@/lib/teaching/quiz/fresh'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { type CourseHold, loadCourse } from '../learn/load-course'
import type { Basis } from './seek'

/** The code for the schedule and the values, loaded when it is needed. */
type Stats = typeof import('./training-stats')

/** A game's skills and the player's record, which the sheet shows and which determine the next question. */
export interface Training {
  readonly log: UsedLog
  /** Null while they load, or if loading failed. */
  readonly skills: GameSkills | null
  readonly isLoading: boolean
  readonly stats: Stats | null
  /** The lessons of the game's course if the plan belongs to it; null while they load, or if loading failed. */
  readonly course: CourseHold | null
  /** How many skills are due, and when the next one is (milliseconds since 1970); null until the record is read. */
  readonly due: { readonly count: number; readonly next: number | null } | null
  /** The time, updated now and then. */
  readonly now: number
}

/** Whether a plan belongs to the course. */
export const isOfCourse = ({ choice }: Plan): boolean => choice === 'course' || choice === 'placement'

const NONE: readonly string[] = []

/** The course, if the plan belongs to it: undefined until it is loaded, null if loading failed. */
function useCourse(game: AnyTaughtGame, isNeeded: boolean): CourseHold | null | undefined {
  return useAll(isNeeded ? [game.id] : NONE, courseOrNull)?.get(game.id)
}

/** The course; null if loading fails. */
const courseOrNull = (id: string): Promise<CourseHold | null> => loadCourse(id).catch(() => null)

type Loaded = Pick<Training, 'skills' | 'stats' | 'isLoading'>

/**
 * The game's skills and the code that works with them, once they are needed. What failed to load is requested again the
 * next time.
 */
function useLoaded(game: string, isNeeded: boolean): Loaded {
  const [held, setHeld] = useState<Loaded>({ skills: null, stats: null, isLoading: true })
  useEffect(() => {
    if (!isNeeded) return
    let isLeft = false
    const none = (): null => null
    void Promise.all([skillsOf(game).catch(none), import('./training-stats').catch(none)]).then(([skills, stats]) => {
      if (!isLeft) setHeld((now) => ({ skills: skills ?? now.skills, stats: stats ?? now.stats, isLoading: false }))
    })
    return () => {
      isLeft = true
    }
  }, [game, isNeeded])
  return held
}

/** Whether the choice of the next question depends on the game's figures or on the code that works with them. */
const needsFigures = (plan: Plan): boolean =>
  plan.choice === 'close' || (usesRecord(plan) && plan.choice !== 'mistakes')

/**
 * The data for choosing a plan's next question; null while it is loading. Plans that need no record don't wait for it.
 */
function basisOf(
  plan: Plan,
  log: UsedLog,
  { skills, isLoading }: Pick<Loaded, 'skills' | 'isLoading'>,
  known: () => Known,
): Basis | null {
  return (usesRecord(plan) && log.status === 'opening') || isLoading ? null : { skills, known }
}

/** How often the number of due skills is updated, in milliseconds. */
const LOOK = 30_000

/** The current time, updated regularly while it is shown. */
function useNow(isLooked: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isLooked) return
    const look = (): void => setNow(Date.now())
    const first = setTimeout(look)
    const timer = setInterval(look, LOOK)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [isLooked])
  return now
}

/** Whether the choice of the next question depends on the course: its lessons, or the lines of its rules. */
const needsCourse = (plan: Plan): boolean => isOfCourse(plan) || (plan.choice === 'skill' && plan.isAlone !== true)

/** The game and the rules that estimates apply to. */
export const chosenAt = (game: AnyTaughtGame, rules: Rules): { readonly game: string; readonly rules: string } => ({
  game: game.id,
  rules: makeRules(game, rules),
})

/** Whether any of the mistakes of a plan is left among these answers and can be dealt again. */
const hasMistakes = (
  game: AnyTaughtGame,
  rules: Rules,
  { drill, of }: Plan,
  answers: readonly AnswerRecord[],
): boolean =>
  mistakesOf(answers, { ...chosenAt(game, rules), ...(of === undefined ? {} : { session: of }) }).some(
    (one) => roundAgain(game, rules, drill, one) !== null,
  )

/**
 * The record and the figures of a game, for its trainer. `isOpen`: whether the sheet that shows them is open. They are
 * loaded only when they are needed.
 */
export function useTraining(
  game: AnyTaughtGame,
  rules: Rules,
  plan: Plan,
  isOpen: boolean,
): Training & {
  readonly basis: Basis | null
  readonly isEnough: (seed: string, records: readonly AnswerRecord[]) => boolean
} {
  const log = useLog(game.id)
  const course = useCourse(game, needsCourse(plan))
  const loaded = useLoaded(game.id, isOpen || needsFigures(plan))
  const { skills, stats } = loaded
  const isShown = isOpen || plan.choice === 'due'
  const now = useNow(isShown)
  const { answers, status } = log
  const due = useMemo(() => {
    if (!isShown || status === 'opening' || stats === null) return null
    const all = stats.repetitions(game, rules, answers)
    const later = all.filter((one) => one.due > now).map((one) => one.due)
    return { count: all.length - later.length, next: later.length === 0 ? null : Math.min(...later) }
  }, [game, rules, isShown, status, stats, answers, now])
  const known = useCallback((): Known => {
    return {
      now: Date.now(),
      schedule:
        (plan.choice === 'due' || plan.choice === 'course') && stats ? stats.repetitions(game, rules, answers) : [],
      worth: plan.choice === 'worth' && stats && skills ? stats.values(game, rules, skills, answers) : [],
      answers: answers.filter(({ rules: of }) => of === makeRules(game, rules)),
      ...(course ? { lessons: course.lessons, figures: course.figures } : {}),
    }
  }, [game, rules, plan.choice, answers, skills, stats, course])
  const isEnough = useCallback(
    (seed: string, records: readonly AnswerRecord[]): boolean => {
      const all = withThese(answers, records)
      if (plan.choice === 'mistakes') return !hasMistakes(game, rules, plan, all)
      return course?.code.isEnough(plan, course.lessons, all, chosenAt(game, rules), seed) ?? false
    },
    [game, rules, plan, answers, course],
  )
  const isLoading = (needsFigures(plan) && loaded.isLoading) || (needsCourse(plan) && course === undefined)
  const basis = basisOf(plan, log, { skills, isLoading }, known)
  return { log, ...loaded, course: course ?? null, due, now, basis, isEnough }
}
