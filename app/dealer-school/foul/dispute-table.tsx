'use client'

import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { Button, KeyHint } from '@/app/_components/button'
import { Figure } from '@/app/_components/figure'
import { percent } from '@/app/_components/format'
import { ThisSession } from '@/app/_components/this-session'
import { KeyHelp } from '@/app/_components/key-help'
import { useKeys } from '@/app/_components/use-keys'
import { dealerSchool } from '@/app/_languages/english/dealer-school'
import { foul } from '@/app/_languages/english/foul'
import { filled } from '@/app/_languages/filled'
import { disputeOf, type DisputeQuestion } from '@/lib/teaching/dealer-school/disputes'
import { nextSeed } from '@/lib/teaching/quiz/seed'
import { useStandingHere } from '../house-way/use-standing-here'
import { rulingKeys, withNext } from '../_parts/keys'
import type { Subject } from './address'
import { Case, Options, spokenDispute } from './dispute-case'
import { Heading } from './heading'
import { SubjectBar } from './subject-bar'

export interface DisputeAnswer {
  readonly dispute: string
  readonly isRight: boolean
}

interface Props {
  readonly seed: string
  readonly answers: readonly DisputeAnswer[]
  readonly onAnswers: (answers: readonly DisputeAnswer[]) => void
  readonly onSeed: (seed: string) => void
  readonly onSubject: (subject: Subject) => void
}

const nothing = (): void => undefined

/** The floor's disputes, one after the other: what happened, three rulings, the sheet's and why. */
export function DisputeTable({ seed, answers, onAnswers, onSeed, onSubject }: Props) {
  const [at, setAt] = useState(seed)
  const [chosen, setChosen] = useState<string | null>(null)
  const question = useMemo(() => disputeOf(at), [at])
  const panel = useRef<HTMLElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => onSeed(at), [at, onSeed])
  useStandingHere(at, chosen, panel, next)
  const choose = (option: string | undefined): void => {
    if (chosen !== null || option === undefined) return
    setChosen(option)
    onAnswers([...answers, { dispute: question.dispute.id, isRight: option === question.dispute.ruling }])
  }
  const goOn = (): void => {
    if (chosen === null) return
    setChosen(null)
    setAt(nextSeed(at))
  }
  useKeys({
    onNumber: (index) => choose(question.options[index]?.id),
    onLetter: nothing,
    onNext: goOn,
    onBack: nothing,
  })
  const right = answers.filter(({ isRight }) => isRight).length
  return (
    <div className="trainer">
      <SubjectBar subject="disputes" onSubject={onSubject} />
      <Case question={question} />
      {chosen === null ? (
        <Options panel={panel} question={question} onChoose={choose} />
      ) : (
        <Ruling question={question} chosen={chosen} next={next} onNext={goOn} />
      )}
      <div className="trainer-wide">
        <ThisSession asked={answers.length} before={foul.beforeRuling}>
          <dl>
            <Figure label={foul.ruledAsSheet} after={percent(right / answers.length, 0)}>
              {dealerSchool.ofAll(right, answers.length)}
            </Figure>
          </dl>
        </ThisSession>
      </div>
      <KeyHelp lines={withNext(rulingKeys())} />
      <p role="status" className="sr-only">
        {chosen !== null && `${chosen === question.dispute.ruling ? foul.spokenRight : foul.spokenWrong} `}
        <span lang="en">{chosen === null ? spokenDispute(question) : question.dispute.why}</span>
      </p>
    </div>
  )
}

function Ruling({
  question: { dispute },
  chosen,
  next,
  onNext,
}: {
  readonly question: DisputeQuestion
  readonly chosen: string
  readonly next: RefObject<HTMLButtonElement | null>
  readonly onNext: () => void
}) {
  const textOf = (option: string): string => dispute.options.find(({ id }) => id === option)!.text
  const isRight = chosen === dispute.ruling
  return (
    <section aria-label={dealerSchool.verdict} className="trainer-panel min-h-0!">
      <Heading isRight={isRight}>{isRight ? foul.soRules : foul.rulesOtherwise}</Heading>
      <p lang="en" className="font-strong">
        {textOf(dispute.ruling)}
      </p>
      <p lang="en" className="text-small text-muted">
        {dispute.why}
      </p>
      {!isRight && (
        <p className="text-small text-blunder-ink">
          {filled(foul.youSaid, { ruling: <span lang="en">{textOf(chosen)}</span> })}
        </p>
      )}
      <p className="text-caption text-muted">{foul.rulingOf(dispute.sheet)}</p>
      <div className="trainer-next">
        <Button ref={next} onClick={onNext} aria-keyshortcuts="Space" className="w-full">
          {foul.nextDispute} <KeyHint>{dealerSchool.space}</KeyHint>
        </Button>
      </div>
    </section>
  )
}
