'use client'

import { useKeys } from '@/app/_components/use-keys'
import { makeRuling } from '@/lib/teaching/dealer-school/exam-answers'
import { Case, Options, spokenDispute } from '../foul/dispute-case'
import type { QuestionProps } from './question-props'

const nothing = (): void => undefined

/** A dispute of the floor to rule. */
export function RulingQuestion({ asked: { question }, panel, onAnswer }: QuestionProps<'disputes'>) {
  const choose = (option: string): void => onAnswer(makeRuling(question, option))
  useKeys({
    onNumber: (index) => question.options[index] && choose(question.options[index].id),
    onLetter: nothing,
    onNext: nothing,
    onBack: nothing,
  })
  return (
    <>
      <Case question={question} />
      <Options panel={panel} question={question} onChoose={choose} />
      <p role="status" lang="en" className="sr-only">
        {spokenDispute(question)}
      </p>
    </>
  )
}
