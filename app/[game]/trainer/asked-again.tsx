'use client'

import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { ArrangingFelt } from '@/app/_components/felt-arranging'
import { DeadCards } from '@/app/_components/dead-cards'
import { decidedZones } from '@/app/_components/decided-zones'
import { OptionList } from '@/app/_components/option-list'
import { optionRows } from '@/app/_components/option-rows'
import { deciding } from '@/app/_languages/english/deciding'
import { trainerSummary } from '@/app/_languages/english/trainer-summary'
import type { Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { startAt } from '@/lib/teaching/quiz/round'
import { ArrangingQuestion } from './arranging-panel'
import { useArranging } from './use-arranging'
import { stageName } from './words'

interface Props {
  readonly game: AnyTaughtGame
  readonly record: AnswerRecord
  readonly rules: Rules
  readonly state: unknown
  readonly onChoose: (action: string) => void
}

/** A kept decision, asked once more where it is looked at: the felt and the options. It isn't stored, since its answer has been seen. */
export function AskedAgain({ game, record, rules, state, onChoose }: Props) {
  const question = useRef<HTMLElement>(null)
  const round = useMemo(
    () => startAt(game, rules, record.drill, record.seed, state),
    [game, rules, state, record.drill, record.seed],
  )
  const arranging = useArranging(game, round)
  useEffect(() => question.current?.focus(), [])
  const stage = stageName(game, record.stage)
  return (
    <>
      <div className="grid gap-3">
        <DeadCards game={game} state={state} />
        <ArrangingFelt zones={decidedZones(game, rules, state)} arranging={arranging?.felt} />
      </div>
      <div className="grid gap-4">
        {arranging ? (
          <section ref={question} tabIndex={-1} aria-label={deciding.yourDecision(stage)} className="grid gap-3">
            <ArrangingQuestion
              game={game}
              round={round}
              arranging={arranging}
              onConfirm={() => arranging.made.ok && onChoose(arranging.made.value)}
            />
          </section>
        ) : (
          <OptionList
            ref={question as RefObject<HTMLUListElement | null>}
            rows={round.phase.kind === 'asking' ? optionRows(game, rules, round.phase.actions) : []}
            label={deciding.yourDecision(stage)}
            keyless
            onChoose={onChoose}
          />
        )}
        <p className="text-small text-muted">{trainerSummary.againNotCounted}</p>
      </div>
    </>
  )
}
