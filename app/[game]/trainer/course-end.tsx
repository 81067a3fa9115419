'use client'

import { ButtonLink } from '@/app/_components/button'
import { percent, whole } from '@/app/_components/format'
import { useAll } from '@/app/_components/use-all'
import { useLog } from '@/app/_components/use-log'
import { course as words } from '@/app/_languages/english/course'
import type { Rules } from '@/lib/games/game'
import { makeRules } from '@/lib/games/rules'
import { skillsOf } from '@/lib/games/skills'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import type { Lesson } from '@/lib/teaching/course/course'
import type { CourseState } from '@/lib/teaching/course/mastery'
import { TEST_HANDS, testResult } from '@/lib/teaching/course/test'
import type { Plan } from '@/lib/teaching/quiz/plan'
import type { AnswerRecord, RoundRecord } from '@/lib/teaching/quiz/record'
import { lessonHref, loadCourse } from '../learn/load-course'
import { chosenAt, isOfCourse, withThese } from './use-training'

interface Props {
  readonly game: AnyTaughtGame
  readonly plan: Plan
  readonly rules: Rules
  readonly records: readonly AnswerRecord[]
  readonly rounds: readonly RoundRecord[]
}

/** At the end of a session: what a lesson or a placement came to and where the course goes on; of a test, how close to best play it was. */
export function CourseEnd(props: Props) {
  if (isOfCourse(props.plan)) return <LessonEnd {...props} />
  const isTest = props.plan.choice === 'dealt' && props.rounds.length >= TEST_HANDS
  return isTest ? <TestEnd {...props} /> : null
}

function LessonEnd({ game, plan, rules, records }: Props) {
  const { answers } = useLog(game.id)
  const course = useAll([game.id], loadCourse)?.get(game.id)
  if (course === undefined) return null
  const { lessons, code } = course
  const state = code.courseState(lessons, withThese(answers, records), chosenAt(game, rules))
  return (
    <section className="grid gap-3 rounded-panel border p-4 sm:p-5">
      <p className="text-verdict font-semibold tracking-snug">{endInWords(plan, lessons, state)}</p>
      <p className="flex flex-wrap gap-3">
        {state.next !== null && (
          <ButtonLink href={lessonHref(game.id, lessons[state.next]!.rule, makeRules(game, rules))}>
            {words.startLesson(whole(state.next + 1))}
          </ButtonLink>
        )}
        <ButtonLink href={`/${game.id}/learn`} look="quiet">
          {words.toCourse}
        </ButtonLink>
      </p>
    </section>
  )
}

function endInWords({ choice, lesson }: Plan, lessons: readonly Lesson[], { masteries, placed }: CourseState): string {
  if (choice === 'placement')
    return placed === null || placed === 0 ? words.levelNone : words.level(whole(placed), whole(lessons.length))
  const at = lessons.findIndex(({ rule }) => rule === lesson)
  return masteries[at]?.isPassed ? words.lessonPassed(whole(at + 1)) : words.lessonOpen(whole(at + 1))
}

function TestEnd({ game, records }: Props) {
  const skills = useAll([game.id], skillsOf)?.get(game.id)
  const found = skills ? testResult(records, skills) : null
  if (found === null) return null
  const share = (value: number): string => percent(value, value < 0.1 ? 1 : 0)
  return (
    <p className="rounded-panel border p-4 text-verdict font-semibold tracking-snug sm:p-5">
      {words.within(share(found.value), share(found.low), share(found.high))}
    </p>
  )
}
