'use client'

import type { ReactNode } from 'react'
import { CardsInText, inSentence } from '@/app/_components/cards-in-text'
import { decimal, withUnit } from '@/app/_components/format'
import { called } from '@/app/_languages/area'
import { trainer } from '@/app/_languages/english/trainer'
import type { AnyGame } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import type { Solution } from '@/lib/games/solution'
import { gapOf, MOST_TRIES } from '@/lib/teaching/quiz/choose'
import type { AnyRound } from './address'
import { CourseLine } from './course-line'
import { dayInWords } from './plan-words'
import type { Playing } from './use-round'
import type { Training } from './use-training'
import { WorthLine } from './worth-line'

interface Props {
  readonly game: AnyTaughtGame
  readonly playing: Playing
  readonly training: Training
}

/** Above the table: why this hand came, where it did not come by itself. */
export function Because(props: Props) {
  const words = wordsOf(props)
  if (words === null) return null
  return <p className="trainer-wide -mt-1.5 text-caption text-muted tabular-nums md:-mt-3 md:text-small">{words}</p>
}

function wordsOf({ game, playing, training }: Props): ReactNode {
  const { plan, round, solver } = playing
  switch (plan.choice) {
    case 'dealt':
    case 'drill':
      return null
    case 'close':
      return closeInWords(game, plan.gap ?? 0, solver.solution)
    case 'skill':
      return (
        <CardsInText>
          {trainer.freshDeals(inSentence(called(game.skillName(round.rules, plan.skill ?? ''))))}
        </CardsInText>
      )
    case 'due':
      return repetitionInWords(othersOf(game, round, training.log.answers), training.now)
    case 'worth':
      return <WorthLine game={game} round={round} training={training} />
    case 'replay':
      return plan.skills === undefined ? trainer.replayed : trainer.replayedClasses
    case 'course':
    case 'placement':
      return <CourseLine game={game} playing={playing} training={training} />
  }
}

/** The answers given to the skill of this question, this very hand aside, oldest first. */
function othersOf(game: AnyTaughtGame, round: AnyRound, answers: readonly AnswerRecord[]): readonly AnswerRecord[] {
  const skill = round.answers[0]?.skill ?? (round.phase.kind === 'ended' ? '' : game.skill(round.rules, round.state))
  return answers.filter((one) => one.skill === skill && one.seed !== round.seed)
}

function closeInWords(game: AnyGame, most: number, solution: Solution<string> | null): string {
  const gap = solution === null ? null : gapOf(solution)
  const isFar = solution !== null && (gap === null || gap > most)
  const amount = withUnit(decimal(most), game.unit)
  return isFar ? trainer.nothingWithin(amount, MOST_TRIES) : trainer.closeCall(amount)
}

function repetitionInWords(others: readonly AnswerRecord[], now: number): string {
  const missed = others.findLast(({ grade }) => grade !== 'best' && grade !== 'fine')
  const last = others.at(-1)
  if (missed) return trainer.lastMissed(dayInWords(missed.at, now))
  if (last) return trainer.lastRight(dayInWords(last.at, now))
  return trainer.repetition
}
