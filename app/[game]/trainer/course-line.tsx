'use client'

import { useMemo } from 'react'
import { Button } from '@/app/_components/button'
import { CardsInText } from '@/app/_components/cards-in-text'
import { percent, whole } from '@/app/_components/format'
import { calledAction } from '@/app/_languages/area'
import { course as words } from '@/app/_languages/english/course'
import type { Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { MOST_HANDS } from '@/lib/teaching/course/placement'
import { PASS } from '@/lib/teaching/course/mastery'
import type { Playing } from './use-round'
import { chosenAt, type Training, withThese } from './use-training'

interface Props {
  readonly game: AnyTaughtGame
  readonly playing: Playing
  readonly training: Training
}

/** Above the table: which lesson this is, its rule, and how well it is known; of a placement, how far it is. */
export function CourseLine({ game, playing: { plan, round, hand, records, rules }, training }: Props) {
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
      <b className="font-semibold text-ink" lang="en">
        {words.thisLesson(whole(at + 1), lesson.text)}
      </b>{' '}
      {known?.isPassed
        ? words.isPassed
        : known && known.answers > 0
          ? words.progress(percent(known.chance, 0), percent(PASS, 0))
          : null}
    </>
  )
}

/** Before the answer: the answer itself on the first hands of a lesson, then on request the rule that covers the hand. */
export function LessonAid({
  game,
  playing: { plan, round, solver, offered, askHint },
}: Pick<Props, 'game' | 'playing'>) {
  const { solution } = solver
  if (offered === null || round.phase.kind !== 'asking') return null
  if (!offered.isGiven)
    return (
      <Button look="quiet" onClick={askHint}>
        {words.whichRule}
      </Button>
    )
  if (solution === null) return null
  const { ruleId, rule } = game.explain(round.rules, round.state, solution)
  const best = solution.best.map((action) => calledAction(game.label(round.rules, action).name)).join(' / ')
  return (
    <p role="status" className="rounded-option bg-best/10 px-3 py-2.5 text-copy/[1.45]">
      {offered.help === 'shown' && (
        <b className="font-semibold">
          <CardsInText>{words.answerIs(best)}</CardsInText>
        </b>
      )}{' '}
      {/* The lesson's own rule is above the felt already, and a phone has little room. */}
      {(offered.help === 'hint' || ruleId !== plan.lesson) && <span lang="en">{rule}</span>}
    </p>
  )
}
