'use client'

import { useState } from 'react'
import { called } from '@/app/_languages/area'
import { deciding } from '@/app/_languages/english/deciding'
import { trainer } from '@/app/_languages/english/trainer'
import { ButtonLink } from '@/app/_ui/button'
import { CardsInText } from './cards-in-text'
import { loss, money, signedMoney, withUnit } from '@/app/_languages/format'
import { Island } from '@/app/_ui/island'
import { type OptionRow, OptionList } from '@/app/_solver/option-list'
import { usePreferences } from '@/app/_settings/preferences'
import { Verdict } from '@/app/_solver/verdict'
import { ReadWhy } from '@/app/_solver/why'
import type { Explanation } from '@/lib/games/solution'
import type { Reason } from '@/lib/messages/message'
import type { Grade } from '@/lib/teaching/quiz/grade'

/** An option as it is answered: worked out while the site is built. */
export interface Answerable {
  readonly row: OptionRow & Required<Pick<OptionRow, 'worth'>>
  /** “Raising 4×” */
  readonly doing: string
  readonly grade: Grade
  /** What it puts on the table, in base wagers. */
  readonly bet: number
  /** What it gives away, in base wagers. */
  readonly cost: number
}

interface Props {
  readonly stage: string
  readonly unit: string
  readonly options: readonly Answerable[]
  /** Its id. */
  readonly game: string
  readonly explanation: Explanation
  /** The explanation in English. */
  readonly reason: Reason
  /** The trainer. */
  readonly href: string
}

/** The first page's hand, answered in place: the options, then the verdict with its reason, and the way to the next hand. */
export function FirstHandDesk({ stage, unit, options, game, explanation, reason, href }: Props) {
  const [chosen, setChosen] = useState<string | null>(null)
  const { stake, currency } = usePreferences()
  const answer = options.find(({ row }) => row.id === chosen)
  if (answer === undefined)
    return (
      <Island>
        <OptionList
          game={game}
          rows={options.map(({ row: { worth: _, ...row }, bet }) => ({ ...row, costs: money(bet * stake, currency) }))}
          label={deciding.yourDecision(stage)}
          keyless
          onChoose={setChosen}
        />
      </Island>
    )
  const { grade, cost, doing } = answer
  const [next] = options.filter((one) => one.cost > 0).sort((a, b) => a.cost - b.cost)
  const inMoney = (bets: number): readonly [string, string] => [
    withUnit(loss(bets), unit),
    money(bets * stake, currency),
  ]
  const words =
    cost > 0
      ? deciding.costs(called(doing), ...inMoney(cost))
      : next
        ? deciding.ahead(called(next.doing), ...inMoney(next.cost))
        : deciding.nothingElse
  return (
    <section aria-label={deciding.theAnswer} className="grid gap-4" role="status">
      <Verdict grade={grade}>
        <CardsInText>{words}</CardsInText>
      </Verdict>
      <ReadWhy game={game} explanation={explanation} english={reason} />
      <OptionList
        game={game}
        rows={options.map(({ row }) => ({
          ...row,
          worth: {
            ...row.worth,
            money: signedMoney(row.worth.ev * stake, currency),
            ...(row.id === chosen && { chosen: grade }),
          },
        }))}
        label={deciding.yourDecision(stage)}
      />
      <ButtonLink href={href} className="px-7 max-[700px]:w-full">
        {trainer.nextHand}
      </ButtonLink>
    </section>
  )
}
