'use client'

import { answer as answerWords, deciding, trainer } from '@/app/_languages/words'
import { useLayoutEffect, useRef, useState } from 'react'
import { ButtonLink } from '@/app/_ui/button'
import { CardsInText, spokenCards } from './cards-in-text'
import { money, signedMoney } from '@/app/_languages/format'
import { Island } from '@/app/_ui/island'
import { type OptionRow, OptionList } from '@/app/_solver/option-list'
import { usePreferences } from '@/app/_settings/preferences'
import { Verdict } from '@/app/_solver/verdict'
import { ReasonText } from '@/app/_solver/why'
import type { Reason } from '@/lib/messages/message'
import { type Mark } from '@/lib/teaching/quiz/grade'

/** An option with its result, computed during the build. */
export interface Answerable {
  readonly row: OptionRow & Required<Pick<OptionRow, 'worth'>>
  /** “Raising 4×” */
  readonly doing: string
  readonly grade: Mark
  /** Its bet in base wagers. */
  readonly bet: number
  /** Its cost in base wagers. */
  readonly cost: number
}

interface Props {
  readonly stage: string
  readonly options: readonly Answerable[]
  /** Why, in the language of the page. */
  readonly reason: Reason
  /** The path of the trainer. */
  readonly href: string
}

/**
 * The home page's hand, answered in place: the options, then the verdict with its reason, and a link to the next hand.
 */
export function FirstHandDesk(props: Props) {
  const { stage, options } = props
  const [chosen, setChosen] = useState<string | null>(null)
  const { stake, currency } = usePreferences()
  const answer = options.find(({ row }) => row.id === chosen)
  const cost = answer && costOf(options, answer, (bets) => money(bets * stake, currency))
  return (
    <>
      <p role="status" className="sr-only">
        {answer && `${answerWords.grades[answer.grade]}. ${spokenCards(cost!)}.`}
      </p>
      {answer === undefined ? (
        <Island>
          <OptionList
            rows={options.map(({ row: { worth: _, ...row }, bet }) => ({
              ...row,
              ...(bet === 0 ? {} : { costs: money(bet * stake, currency) }),
            }))}
            label={deciding.yourDecision(stage)}
            keyless
            onChoose={setChosen}
          />
        </Island>
      ) : (
        <Answer {...props} answer={answer} cost={cost!} />
      )}
    </>
  )
}

/** The cost of an answer; for the best one, its lead. */
function costOf(
  options: readonly Answerable[],
  { cost, doing }: Answerable,
  inMoney: (bets: number) => string,
): string {
  if (cost > 0) return deciding.costs(doing, inMoney(cost))
  const [next] = options.filter((one) => one.cost > 0).sort((a, b) => a.cost - b.cost)
  return next ? deciding.ahead(next.doing, inMoney(next.cost)) : deciding.nothingElse
}

interface AnswerProps extends Props {
  readonly answer: Answerable
  /** The cost in words. */
  readonly cost: string
}

function Answer({ stage, options, reason, href, answer: { grade, row }, cost }: AnswerProps) {
  const { stake, currency } = usePreferences()
  const section = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    section.current?.focus({ preventScroll: true })
    // On a phone, scroll the section to the edge of the screen.
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={deciding.theAnswer}
      className="grid scroll-mb-4 gap-4 outline-none"
    >
      <Verdict grade={grade}>
        <CardsInText>{cost}</CardsInText>
      </Verdict>
      <ReasonText reason={reason} />
      <OptionList
        rows={options.map(({ row: one }) => ({
          ...one,
          worth: {
            ...one.worth,
            money: signedMoney(one.worth.ev * stake, currency),
            ...(one.id === row.id && { chosen: grade }),
          },
        }))}
        label={deciding.yourDecision(stage)}
      />
      <ButtonLink href={href} className="px-7 max-[43.75rem]:w-full">
        {trainer.nextHand}
      </ButtonLink>
    </section>
  )
}
