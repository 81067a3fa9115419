'use client'

import Link from 'next/link'
import type { ReactNode, Ref, RefObject } from 'react'
import { AnswerOptions } from '@/app/_components/answer-options'
import { ButtonLink } from '@/app/_components/button'
import { CardsInText } from '@/app/_components/cards-in-text'
import { OptionList } from '@/app/_components/option-list'
import { optionRows } from '@/app/_components/option-rows'
import { usePreferences } from '@/app/_components/preferences'
import { Proof } from '@/app/_components/proof'
import { Verdict } from '@/app/_components/verdict'
import { Why } from '@/app/_components/why'
import { daily } from '@/app/_languages/english/daily'
import { deciding } from '@/app/_languages/english/deciding'
import { ArrangingPanel } from '@/app/[game]/trainer/arranging-panel'
import { skillHref } from '@/app/[game]/trainer/summary-figures'
import type { ArrangingHold } from '@/app/[game]/trainer/use-arranging'
import { costInWords } from '@/app/[game]/trainer/words'
import type { AnyGame, Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import type { Solution } from '@/lib/games/solution'
import type { Verdict as Judged } from '@/lib/teaching/quiz/grade'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import type { Round } from '@/lib/teaching/quiz/round'

interface QuestionProps {
  readonly game: AnyGame
  readonly round: Round<Rules, unknown, string>
  readonly arranging: ArrangingHold | null
  readonly options: RefObject<HTMLElement | null>
  readonly stage: string
  readonly onChoose: (action: string) => void
  readonly onConfirm: () => void
}

/** The day's question, beside the felt. */
export function QuestionPanel({ game, round, arranging, options, stage, onChoose, onConfirm }: QuestionProps) {
  if (arranging)
    return (
      <ArrangingPanel
        game={game}
        round={round}
        arranging={arranging}
        about={daily.about}
        focus={options}
        onConfirm={onConfirm}
      />
    )
  const actions = round.phase.kind === 'asking' ? round.phase.actions : []
  return (
    <section aria-labelledby="question" className="trainer-panel trainer-question">
      <h2 id="question" className="text-verdict font-semibold tracking-snug phone:sr-only">
        {deciding.whatDoYouDo}
      </h2>
      <OptionList
        ref={options as RefObject<HTMLUListElement | null>}
        rows={optionRows(game, round.rules, actions)}
        label={deciding.yourDecision(stage)}
        onChoose={onChoose}
      />
      <p className="mt-auto border-t pt-3 text-caption text-muted phone:hidden">{daily.about}</p>
    </section>
  )
}

interface AnswerProps {
  readonly game: AnyTaughtGame
  readonly record: AnswerRecord
  readonly rules: Rules
  readonly state: unknown
  /** Null until it is worked out again. */
  readonly solution: Solution<string> | null
  readonly verdict: Judged<string> | null
  /** What stands there until then. */
  readonly children: ReactNode
  readonly ref: Ref<HTMLElement>
}

/** The answer that was given, graded, with the proof. */
export function AnswerPanel({ game, record, rules, state, solution, verdict, children, ref }: AnswerProps) {
  const stake = usePreferences()
  if (!solution || !verdict) {
    return (
      <section ref={ref} tabIndex={-1} aria-label={deciding.theAnswer} className="trainer-panel">
        {children}
      </section>
    )
  }
  return (
    <section ref={ref} tabIndex={-1} aria-label={deciding.theAnswer} className="trainer-panel">
      <Verdict grade={verdict.grade}>
        <CardsInText>{costInWords(game, rules, verdict, stake)}</CardsInText>
      </Verdict>
      <AnswerOptions game={game} rules={rules} state={state} solution={solution} verdict={verdict} />
      <Why explanation={game.explain(rules, state, solution)} />
      <Proof game={game} rules={rules} state={state} solution={solution} />
      <div className="mt-auto grid gap-2 pt-1">
        <ButtonLink href={skillHref(game, record)}>{daily.trainLikeThis}</ButtonLink>
        <Link
          href={`/${game.id}/trainer`}
          className="link inline-flex min-h-11 items-center justify-self-center text-small"
        >
          {daily.asDealt(game.name)}
        </Link>
      </div>
    </section>
  )
}
