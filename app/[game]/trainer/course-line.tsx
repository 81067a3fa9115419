'use client'

import { actionName } from '@/app/_felt/names'
import { useMemo } from 'react'
import { Button } from '@/app/_ui/button'
import { CardsInText } from '@/app/_felt/cards-in-text'
import { money, percent, whole } from '@/app/_languages/format'
import { hourlyCost, hourOf } from '@/app/_settings/pace'
import { usePreferences } from '@/app/_settings/preferences'
import { messagesOf } from '@/app/_languages/area'
import { course as words } from '@/app/_languages/english/course'
import type { Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { reasonIn } from '@/lib/messages/message'
import { MOST_HANDS } from '@/lib/teaching/course/placement'
import { PASS } from '@/lib/teaching/course/mastery'
import { withThese } from '@/lib/teaching/quiz/fresh'
import type { Playing } from './use-round'
import { chosenAt, type Training } from './use-training'

interface Props {
  readonly game: AnyTaughtGame
  readonly playing: Playing
  readonly training: Training
}

/** Above the table: which lesson this is, its rule, and how well it is known; of a placement, how far it is. */
export function CourseLine({ game, playing: { plan, round, hand, records, rules }, training }: Props) {
  const { course, log } = training
  const preferences = usePreferences()
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
      <b className="font-semibold text-ink">
        {words.thisLesson(whole(at + 1), messagesOf(game).rules[lesson.rule] ?? '')}
      </b>{' '}
      {known?.isPassed
        ? words.isPassed
        : known && known.answers > 0
          ? words.progress(percent(known.chance, 0), percent(PASS, 0))
          : `${words.saves(money(hourlyCost(lesson.saves, hourOf(game, undefined, preferences)), preferences.currency))}.`}
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
  const explanation = game.explain(round.rules, round.state, solution)
  const best = solution.best.map((action) => actionName(game, action)).join(' / ')
  return (
    <p role="status" className="rounded-option bg-best/10 px-3 py-2.5 text-copy/[1.45]">
      {offered.help === 'shown' && (
        <b className="font-semibold">
          <CardsInText>{words.answerIs(best)}</CardsInText>
        </b>
      )}{' '}
      {/* The lesson's own rule is above the felt already, and a phone has little room. */}
      {(offered.help === 'hint' || explanation.ruleId !== plan.lesson) && reasonIn(messagesOf(game), explanation).rule}
    </p>
  )
}
