'use client'

import { Check } from 'lucide-react'
import dynamic from 'next/dynamic'
import { isDraft } from '@/lib/games/ids'
import { Link } from '@/app/_ui/link'
import { useMemo } from 'react'
import { ButtonLink } from '@/app/_ui/button'
import { chartOrWords } from '@/app/_charts/chart-or-words'
import { classes } from '@/app/_ui/classes'
import { money, percent, whole } from '@/app/_languages/format'
import { hourlyCost, hourOf } from '@/app/_settings/pace'
import { usePreferences } from '@/app/_settings/preferences'
import { useAll } from '@/app/_solver/use-all'
import { useLog } from '@/app/progress/use-log'
import { withWords } from '@/app/_languages/messages'
import { course as words } from '@/app/_languages/words'
import { type GameSkills, skillsOf } from '@/lib/game/precomputed/skills'
import { HINTED, SHOWN } from '@/lib/teaching/course/hands'
import { type CourseState, PASS } from '@/lib/teaching/course/mastery'
import { MOST_HANDS } from '@/lib/teaching/course/placement'
import { TEST_HANDS } from '@/lib/teaching/course/test'
import type { Chosen } from '@/lib/teaching/quiz/fresh'
import type { AnswerRecord, RoundRecord } from '@/lib/teaching/quiz/record'
import {
  chanceInWords,
  type CourseHold,
  lessonHref,
  loadCourse,
  placementHref,
  reviewHref,
  testHref,
} from './load-course'

/* Loaded when it is needed. The page can be read before. */
const MasteryMap = dynamic(
  () =>
    chartOrWords(withWords('[game]/learn/mastery-map', import('./mastery-map')).then((module) => module.MasteryMap)),
  {
    ssr: false,
  },
)

/** A lesson as the page lists it. */
interface Listed {
  readonly rule: string
  /** The stage's name; null if the game has only one. */
  readonly stage: string | null
  /** The rule in the page's language. */
  readonly text: string
  /** What playing its hands the next best way costs, in base wagers a round; null if no exact figure is known. */
  readonly price: number | null
}

interface Props {
  readonly game: { readonly id: string; readonly pace: number }
  /** In the order of the course. */
  readonly lessons: readonly Listed[]
}

/** A game's lessons, what each rule is worth at the reader's stake, and which are done. */
export function Course({ game, lessons }: Props) {
  const preferences = usePreferences()
  const hour = hourOf(game, undefined, preferences)
  const course = useCourse(game.id)
  const state = course?.state ?? null
  const count = state?.done.filter(Boolean).length ?? 0
  return (
    <>
      <Begin game={game.id} lessons={lessons} state={state} isReady={course?.isReady ?? false} />
      {count > 0 && (
        <p className="text-small text-muted tabular-nums">
          {words.done(whole(count), whole(lessons.length))}
          {state?.placed ? ` · ${words.placedAt(whole(state.placed), whole(lessons.length))}` : ''}
        </p>
      )}
      <ol className="grid">
        {lessons.map((lesson, i) => (
          <Row
            key={lesson.rule}
            game={game.id}
            lesson={lesson}
            at={i}
            state={state}
            price={lesson.price === null ? null : money(hourlyCost(lesson.price, hour), preferences.currency)}
          />
        ))}
      </ol>
      {lessons.some(({ price }) => price !== null) && (
        <p className="text-caption text-muted">
          {words.assumed(money(hour.stake, preferences.currency), whole(hour.rounds))}
        </p>
      )}
      {course?.skills && <MasteryMap game={course.game} skills={course.skills} standings={course.standings} />}
      <section className="grid gap-3 border-t pt-5">
        <p>{words.aboutTest(whole(TEST_HANDS))}</p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={testHref(game.id)} look="quiet">
            {words.test}
          </ButtonLink>
          <ButtonLink href={reviewHref(game.id)} look="quiet">
            {words.review}
          </ButtonLink>
        </p>
      </section>
      <details className="text-small text-muted">
        <summary className="min-h-11 cursor-pointer content-center">{words.how}</summary>
        <p className="pt-1">{words.aboutLesson(whole(SHOWN), whole(HINTED), percent(PASS, 0))}</p>
        <p className="pt-2">
          <Link href="/about/learning" prefetch={false} className="link">
            {words.measured}
          </Link>
        </p>
      </details>
    </>
  )
}

/**
 * The course's code, and the reader's progress according to the answers in this browser; null until both are loaded, or
 * if loading fails.
 */
function useCourse(id: string) {
  const { answers, rounds, status } = useLog(id)
  const course = useAll([id], loadCourse)?.get(id)
  const skills = useAll([id], skillsOf)?.get(id)
  return useMemo(() => {
    if (course === undefined || status === 'opening') return null
    const chosen = { game: id, rules: '' }
    return {
      game: course.game,
      skills,
      state: course.code.courseState(course.lessons, answers, chosen),
      standings: course.code.standings(answers, chosen),
      isReady: skills !== undefined && isReady(course.test, answers, rounds, skills, chosen),
    }
  }, [id, course, skills, answers, rounds, status])
}

/** Whether the player passed the last test. */
function isReady(
  { lastTest, testResult, READY }: CourseHold['test'],
  answers: readonly AnswerRecord[],
  rounds: readonly RoundRecord[],
  skills: GameSkills,
  chosen: Chosen,
): boolean {
  const result = testResult(lastTest(answers, rounds, chosen), skills)
  return result !== null && result.value < READY
}

/** A link to the next step. */
function Begin({
  game,
  lessons,
  state,
  isReady,
}: {
  readonly game: string
  readonly lessons: readonly Listed[]
  readonly state: CourseState | null
  readonly isReady: boolean
}) {
  const next = state === null ? 0 : state.next
  if (next === null && isReady)
    return (
      <div className="grid gap-3">
        <p>
          {words.testPassed} {words.reviewLater}
        </p>
        <p>
          <ButtonLink href={reviewHref(game)}>{words.review}</ButtonLink>
        </p>
      </div>
    )
  if (next === null)
    return (
      <div className="grid gap-3">
        <p>{words.allDone}</p>
        <p>
          <ButtonLink href={testHref(game)}>{words.test}</ButtonLink>
        </p>
      </div>
    )
  const isNew = state === null || (state.placed === null && state.masteries.every(({ answers }) => answers === 0))
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={lessonHref(game, lessons[next]!.rule)}>
          {next === 0 ? words.start : words.startLesson(whole(next + 1))}
        </ButtonLink>
        <ButtonLink href={placementHref(game)} look="quiet">
          {words.place}
        </ButtonLink>
      </p>
      {isNew && (
        <p className="text-small text-muted">
          {words.aboutPlacement(whole(MOST_HANDS))}{' '}
          {!isDraft(game) && (
            <Link href={`/${game}#round`} prefetch={false} className="link">
              {words.readRules}
            </Link>
          )}
        </p>
      )}
    </div>
  )
}

function Row({
  game,
  lesson,
  at,
  state,
  price,
}: {
  readonly game: string
  readonly lesson: Listed
  readonly at: number
  readonly state: CourseState | null
  readonly price: string | null
}) {
  const known = state?.masteries[at]
  const isDone = state?.done[at] ?? false
  const isNext = state?.next === at
  const status = known?.isPassed
    ? words.passed
    : isDone
      ? words.skipped
      : known && known.answers > 0
        ? words.sure(chanceInWords(known.chance))
        : isNext
          ? words.nextUp
          : ''
  return (
    <li className="border-t last:border-b">
      <Link
        href={lessonHref(game, lesson.rule)}
        prefetch={false}
        className="grid min-h-14 grid-cols-[2rem_minmax(0,1fr)] items-baseline gap-x-2 py-3 hover:bg-ink/4 sm:grid-cols-[2rem_minmax(0,1fr)_auto]"
      >
        <span className={classes('tabular-nums', isNext ? 'font-semibold' : 'text-muted')}>
          {isDone ? <Check size={17} aria-label={words.passed} className="text-best-ink" /> : at + 1}
        </span>
        <span className="grid gap-0.5">
          {/* First, because rules of two stages can have the same text. */}
          {lesson.stage !== null && <span className="text-caption text-muted">{lesson.stage}</span>}
          <span className={classes(isNext && 'font-semibold')}>{lesson.text}</span>
          {status !== '' && <span className="text-caption text-muted">{status}</span>}
        </span>
        {price !== null && (
          <span className="col-start-2 text-small tabular-nums sm:col-start-3 sm:text-right">{words.price(price)}</span>
        )}
      </Link>
    </li>
  )
}
