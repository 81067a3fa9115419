'use client'

import type { Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from '@/app/_components/button'
import { Sheet } from '@/app/_components/sheet'
import { trainer } from '@/app/_languages/english/trainer'
import { TEST_HANDS } from '@/lib/teaching/course/test'
import type { Plan } from '@/lib/teaching/quiz/plan'
import { draftOf, planOf, takesBankroll, type Draft } from './plan-draft'
import { planName, subjectName } from './plan-words'
import { BankrollChoice, ClockChoice, LengthChoice } from './session-choices'
import { SubjectChoice } from './subject-choice'
import type { Training } from './use-training'

interface Props {
  readonly game: AnyTaughtGame
  readonly rules: Rules
  readonly plan: Plan
  readonly training: Training
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onStart: (plan: Plan) => void
}

/** What is trained now, and the sheet on which that is chosen. */
export function TrainControl(props: Props) {
  const { game, rules, plan, open, onOpenChange } = props
  return (
    <>
      <button
        type="button"
        onClick={() => onOpenChange(true)}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        aria-label={trainer.trained(planName(game, rules, plan))}
        className="group flex min-h-11 min-w-0 items-center text-note"
      >
        <span className="flex min-w-0 items-center gap-1.5 rounded-full bg-ink px-3.5 py-1.25 text-paper group-hover:bg-ink/90">
          <span className="truncate">{subjectName(game, rules, plan)}</span>
          <ChevronDown size={14} aria-hidden="true" className="shrink-0" />
        </span>
      </button>
      <Sheet open={open} onOpenChange={onOpenChange} title={trainer.whatToTrain}>
        <TrainForm {...props} />
      </Sheet>
    </>
  )
}

function TrainForm({ game, rules, plan, training, onOpenChange, onStart }: Props) {
  const [draft, setDraft] = useState(() => draftOf(game, plan))
  const [problem, setProblem] = useState('')
  const change = (part: Partial<Draft>): void => {
    setDraft({ ...draft, ...part })
    setProblem('')
  }
  const begin = (chosen: Plan): void => {
    onOpenChange(false)
    onStart(chosen)
  }
  const start = (): void => {
    const chosen = planOf(game, draft)
    if (chosen === null) return setProblem(trainer.chooseSkillFirst)
    begin(chosen)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
      className="grid grid-cols-1 gap-5"
    >
      <nav aria-label={trainer.doors} className="grid grid-cols-3 gap-2">
        <ButtonLink href={`/${game.id}/learn`} look="quiet" className="px-2!">
          {trainer.learn}
        </ButtonLink>
        <Button look="quiet" className="px-2!" onClick={() => begin({ drill: game.drills[0].id, choice: 'due' })}>
          {trainer.fixMistakes}
        </Button>
        <Button
          look="quiet"
          className="px-2!"
          onClick={() => begin({ drill: game.drills[0].id, choice: 'dealt', length: TEST_HANDS })}
        >
          {trainer.testMe}
        </Button>
      </nav>
      <h3 className="-mb-2 text-label tracking-[0.09em] text-muted uppercase">{trainer.practice}</h3>
      <SubjectChoice game={game} rules={rules} draft={draft} training={training} onChange={change} />
      <div className="grid gap-4 border-t pt-4">
        <LengthChoice draft={draft} onChange={change} />
        <ClockChoice draft={draft} onChange={change} />
        {takesBankroll(game, draft) && <BankrollChoice game={game} draft={draft} onChange={change} />}
      </div>
      <div className="sticky -bottom-5 -mx-5 -mb-5 grid gap-2 border-t bg-raised p-5 pt-4 md:-bottom-7 md:-mx-7 md:-mb-7 md:px-7">
        <p role="alert" className="text-caption text-blunder-ink empty:hidden">
          {problem}
        </p>
        <Button type="submit">{trainer.start}</Button>
      </div>
    </form>
  )
}
