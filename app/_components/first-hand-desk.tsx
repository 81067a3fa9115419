'use client'

import { useState } from 'react'
import { called } from '@/app/_languages/area'
import { deciding } from '@/app/_languages/english/deciding'
import { trainer } from '@/app/_languages/english/trainer'
import { ButtonLink } from './button'
import { CardsInText } from './cards-in-text'
import { loss, money, withUnit } from './format'
import { Island } from './island'
import { type OptionRow, OptionList } from './option-list'
import { usePreferences } from './preferences'
import { Verdict } from './verdict'
import { Why } from './why'
import type { Explanation } from '@/lib/games/solution'
import type { Grade } from '@/lib/teaching/quiz/grade'

/** An option as it is answered: worked out while the site is built. */
export interface Answerable {
  readonly row: OptionRow & Required<Pick<OptionRow, 'worth'>>
  /** “Raising 4×” */
  readonly doing: string
  readonly grade: Grade
  /** What it puts on the table, in base wagers. */
  readonly bet: number
  /** What it gives away, in base wagers; of the best, how far it is ahead. */
  readonly cost: number
  readonly ahead: number
}

interface Props {
  readonly stage: string
  readonly unit: string
  readonly options: readonly Answerable[]
  readonly explanation: Explanation
  /** The trainer. */
  readonly href: string
}

/** The first page's hand, answered in place: the options, then the verdict with its reason, and the way to the next hand. */
export function FirstHandDesk({ stage, unit, options, explanation, href }: Props) {
  const [chosen, setChosen] = useState<string | null>(null)
  const { stake, currency } = usePreferences()
  const answer = options.find(({ row }) => row.id === chosen)
  if (answer === undefined)
    return (
      <Island>
        <OptionList
          rows={options.map(({ row: { worth: _, ...row }, bet }) => ({ ...row, costs: money(bet * stake, currency) }))}
          label={deciding.yourDecision(called(stage))}
          keyless
          onChoose={setChosen}
        />
      </Island>
    )
  const { grade, cost, ahead, doing } = answer
  const words =
    cost > 0
      ? deciding.costs(called(doing), withUnit(loss(cost), unit), money(cost * stake, currency))
      : deciding.ahead(withUnit(loss(ahead), unit), money(ahead * stake, currency))
  return (
    <section aria-label={deciding.theAnswer} className="grid gap-4" role="status">
      <Verdict grade={grade}>
        <CardsInText>{words}</CardsInText>
      </Verdict>
      <Why explanation={explanation} />
      <OptionList
        rows={options.map(({ row }) => (row.id === chosen ? { ...row, worth: { ...row.worth, chosen: grade } } : row))}
        label={deciding.yourDecision(called(stage))}
      />
      <ButtonLink href={href} className="px-7 max-[700px]:w-full">
        {trainer.nextHand}
      </ButtonLink>
    </section>
  )
}
