'use client'

import { Button, ButtonLink } from '@/app/_ui/button'
import { money, percent, whole } from '@/app/_languages/format'
import { useAll } from '@/app/_solver/use-all'
import { useLog } from '@/app/progress/use-log'
import { messagesOf } from '@/app/_languages/messages'
import { course as words, trainerSummary } from '@/app/_languages/words'
import type { Rules } from '@/lib/game/game'
import { evValue } from '@/lib/game/ev'
import { loadTaughtGame } from '@/lib/games/load'
import { makeRules } from '@/lib/game/rules'
import { skillsOf } from '@/lib/game/precomputed/skills'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import type { Lesson } from '@/lib/teaching/course/course'
import { type CourseState, PASS } from '@/lib/teaching/course/mastery'
import { READY, TEST_HANDS, testResult } from '@/lib/teaching/course/test'
import type { Plan } from '@/lib/teaching/quiz/plan'
import { withThese } from '@/lib/teaching/quiz/fresh'
import type { AnswerRecord, RoundRecord } from '@/lib/teaching/quiz/record'
import type { Schedule } from '@/lib/teaching/quiz/schedule'
import { chanceInWords, lessonHref, loadCourse, reviewHref, testHref } from '@/app/[game]/learn/load-course'
import { SavePicture } from './score-picture'
import { chosenAt, isOfCourse, type Training } from './use-training'
import { actionName, skillName, stageName } from '@/app/_felt/names'
import { useMemo } from 'react'
import { CardsInText } from '@/app/_felt/cards-in-text'
import { hourlyCost, hourOf } from '@/app/_settings/pace'
import { usePreferences } from '@/app/_settings/preferences'
import { reasonIn, ruleAlone } from '@/lib/messages/message'
import { MOST_HANDS } from '@/lib/teaching/course/placement'
import type { Playing } from './use-round'

interface LineProps {
  readonly game: AnyTaughtGame
  readonly playing: Playing
  readonly training: Training
}

/**
 * A lesson with its rule. If the game has several stages, the stage is named too, because rules of two stages can have
 * the same text.
 */
function lessonName(game: AnyTaughtGame, { rule, stage }: Lesson, number: string): string {
  const text = ruleAlone(messagesOf(game), rule)
  return game.stages.length > 1
    ? words.thisLessonAt(number, stageName(game, stage), text)
    : words.thisLesson(number, text)
}

/** The line above the table: the lesson, its rule and how well the player knows it; in a placement, its progress. */
export function CourseLine({ game, playing: { plan, round, hand, records, rules }, training }: LineProps) {
  const { course, log } = training
  const at = course?.lessons.findIndex(({ rule }) => rule === plan.lesson) ?? -1
  const lesson = course?.lessons[at]
  const known = useMemo(
    () =>
      lesson &&
      course?.code.courseState(
        course.lessons,
        withThese(log.answers, records),
        chosenAt(game, (round.rules ?? rules) as Rules),
      ).masteries[at],
    [course, lesson, at, log.answers, records, game, round.rules, rules],
  )
  if (plan.choice === 'placement') return words.thisPlacement(whole(hand), whole(MOST_HANDS))
  if (!lesson) return null
  return (
    <>
      <b className="font-semibold text-ink">{lessonName(game, lesson, whole(at + 1))}</b>{' '}
      {known?.isPassed
        ? words.isPassed
        : known && known.answers > 0 && known.chance < PASS
          ? words.progress(chanceInWords(known.chance), percent(PASS, 0))
          : known && known.answers > 0
            ? words.closestLeft(chanceInWords(known.chance))
            : null}
    </>
  )
}

/** The box with the help in a lesson. */
const AID = 'rounded-option bg-best/10 px-3 py-2.5 text-copy/[1.45]'

/**
 * Help before the answer: the answer itself with the first hands of a lesson, later the rule for the hand on request.
 */
export function LessonAid({
  game,
  playing: { plan, round, solver, offered, askHint },
}: Pick<LineProps, 'game' | 'playing'>) {
  const { solution } = solver
  if (offered === null || round.phase.kind !== 'asking') return null
  if (!offered.isGiven)
    return (
      <Button look="quiet" onClick={askHint}>
        {words.whichRule}
      </Button>
    )
  if (solution === null)
    return (
      <p role="status" className={AID}>
        {words.answerComes}
      </p>
    )
  const explanation = game.explain(round.rules, round.state, solution)
  const best = solution.best.map((action) => actionName(game, action)).join(' / ')
  return (
    <p role="status" className={AID}>
      {offered.help === 'shown' && (
        <b className="font-semibold">
          <CardsInText>{words.answerIs(best)}</CardsInText>
        </b>
      )}{' '}
      {/* The lesson's own rule is above the felt already, and phones have little room. */}
      {(offered.help === 'hint' || explanation.ruleId !== plan.lesson) && reasonIn(messagesOf(game), explanation).rule}
    </p>
  )
}

interface Props {
  readonly game: AnyTaughtGame
  readonly plan: Plan
  readonly rules: Rules
  readonly records: readonly AnswerRecord[]
  readonly rounds: readonly RoundRecord[]
}

/** Whether the session is the test at the end of a course, the only one of dealt hands with this length. */
export const isTest = ({ choice, length }: Plan): boolean => choice === 'dealt' && length === TEST_HANDS

/**
 * At the end of a session: the result of a lesson or placement with the next step of the course, or how close to best
 * play the test was.
 */
export function CourseEnd(props: Props) {
  if (isOfCourse(props.plan)) return <LessonEnd {...props} />
  return isTest(props.plan) && props.rounds.length >= TEST_HANDS ? <TestEnd {...props} /> : null
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
      {plan.choice === 'course' && <p>{countsInWords(plan, lessons, state, records)}</p>}
      {state.next === null && <p>{words.allDone}</p>}
      <p className="flex flex-wrap gap-3">
        {state.next === null ? (
          <ButtonLink href={testHref(game.id, makeRules(game, rules))}>{words.test}</ButtonLink>
        ) : (
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

/** Which of the session's answers count toward passing, and what the estimate is. */
function countsInWords(
  { lesson }: Plan,
  lessons: readonly Lesson[],
  { masteries }: CourseState,
  records: readonly AnswerRecord[],
): string {
  const known = masteries[lessons.findIndex(({ rule }) => rule === lesson)]
  const helped = records.filter(({ aid }) => aid !== undefined).length
  return [
    ...(helped === 0 ? [] : [trainerSummary.helped(helped)]),
    ...(known === undefined || known.answers === 0
      ? []
      : [words.counts(chanceInWords(known.chance), whole(known.answers), percent(PASS, 0))]),
    ...(known?.isPassed && known.chance < PASS ? [words.passedBefore] : []),
  ].join(' ')
}

/** Smaller costs, in base wagers a round, would be rounded to nothing. */
const NOTHING = 0.0005

interface Simpler {
  /** The strategy's id. */
  readonly id: string
  /** What it gives away in a round, in base wagers. */
  readonly cost: number
}

/** The game's strategies with a known price under its usual rules. */
async function simplerWays(id: string): Promise<readonly Simpler[]> {
  const [game, { strategyPrice }] = await Promise.all([
    loadTaughtGame(id),
    import('@/lib/game/precomputed/strategy-prices'),
  ])
  const rules = game.variants[0].rules
  const best = strategyPrice(game, rules)
  return (game.strategies ?? []).flatMap((way) => {
    const price = strategyPrice(game, rules, way.id)
    return best && price ? [{ id: way.id, cost: evValue(best.ev) - evValue(price.ev) }] : []
  })
}

/** The best strategy that still costs more than the player's own play. */
const nextBelow = (ways: readonly Simpler[], value: number): Simpler | undefined =>
  ways.filter(({ cost }) => cost > Math.max(value, NOTHING)).sort((a, b) => a.cost - b.cost)[0]

/** Loads the code for the schedule at the end of a test. */
const loadStats = (): Promise<typeof import('./training-stats')> => import('./training-stats')

const WEEK = 7 * 86_400_000
/** How many reviews are named. */
const NAMED = 3

/** The reviews in the week after the last answer, the soonest first. */
function reviewInWords(
  game: AnyTaughtGame,
  rules: Rules,
  schedule: Schedule,
  records: readonly AnswerRecord[],
): string {
  const end = (records.at(-1)?.at ?? 0) + WEEK
  const names = schedule.filter(({ due }) => due <= end).map(({ skill }) => skillName(game, rules, skill))
  return names.length === 0
    ? words.reviewLater
    : words.reviewWeek(names.slice(0, NAMED), Math.max(0, names.length - NAMED))
}

function TestEnd({ game, rules, records }: Omit<Props, 'plan'>) {
  const preferences = usePreferences()
  const { answers } = useLog(game.id)
  const skills = useAll([game.id], skillsOf)?.get(game.id)
  const ways = useAll([game.id], simplerWays)?.get(game.id)
  const stats = useAll([game.id], loadStats)?.get(game.id)
  const found = skills ? testResult(records, skills) : null
  if (found === null) return null
  const share = (value: number): string => percent(value, value < 0.1 ? 1 : 0)
  const { value, low, high } = found
  const hour = hourOf(game, undefined, preferences)
  const anHour = (cost: number): string => money(hourlyCost(cost, hour), preferences.currency)
  const isPassed = value < READY
  // Strategies are priced under the usual rules only.
  const below = makeRules(game, rules) === '' ? nextBelow(ways ?? [], value) : undefined
  return (
    <section className="grid gap-3 rounded-panel border p-4 sm:p-5">
      <p className="text-verdict font-semibold tracking-snug">{isPassed ? words.testPassed : words.testFailed}</p>
      <p>
        {[
          value < NOTHING ? words.testFree : words.testCosts(anHour(value), share(value)),
          words.testRange(anHour(low), anHour(high)),
          ...(below ? [words.betterThan(messagesOf(game).way(below.id).name, share(below.cost))] : []),
          ...(isPassed ? [] : [words.testAgain]),
          ...(stats
            ? [reviewInWords(game, rules, stats.repetitions(game, rules, withThese(answers, records)), records)]
            : []),
        ].join(' ')}
      </p>
      <p className="flex flex-wrap gap-3">
        {isPassed ? (
          <>
            <SavePicture
              title={game.name}
              result={words.cardFigure(share(value))}
              about={words.cardAbout(whole(TEST_HANDS))}
            />
            <ButtonLink href={reviewHref(game.id, makeRules(game, rules))} look="quiet">
              {words.review}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink href={`/${game.id}/learn`} look="quiet">
            {words.toCourse}
          </ButtonLink>
        )}
      </p>
    </section>
  )
}
