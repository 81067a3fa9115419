'use client'

import type { Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { AnswerOptions } from '@/app/_components/answer-options'
import { CardsInText, inSentence } from '@/app/_components/cards-in-text'
import { classes } from '@/app/_components/classes'
import { Counting } from '@/app/_components/counting'
import { decidedZones } from '@/app/_components/decided-zones'
import { DeadCards } from '@/app/_components/dead-cards'
import { Felt } from '@/app/_components/felt'
import { money } from '@/app/_components/format'
import { GradeMark } from '@/app/_components/grade-mark'
import { usePreferences } from '@/app/_components/preferences'
import { Proof } from '@/app/_components/proof'
import { useSolution } from '@/app/_components/use-solver'
import { Verdict } from '@/app/_components/verdict'
import { Why } from '@/app/_components/why'
import { called, calledAction } from '@/app/_languages/area'
import { trainerSummary } from '@/app/_languages/english/trainer-summary'
import { filled } from '@/app/_languages/filled'
import { GRADE_RULES, gradeAnswer } from '@/lib/teaching/quiz/grade'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { capital } from '@/lib/text'
import { AskedAgain } from './asked-again'
import { decisionOf } from './summary-figures'
import { costInWords, stageName } from './words'

interface Props {
  readonly game: AnyTaughtGame
  readonly record: AnswerRecord
  readonly open: boolean
  /** Whether it is its turn to be solved: they share a worker. */
  readonly asks: boolean
  /** Whether this is in a sheet over the session or its summary. */
  readonly inSheet?: boolean
  readonly onToggle: () => void
  /** It is solved, or cannot be. */
  readonly onDone: () => void
}

/** One decision of a session: in a line what was done and what it cost, opened the cards, every option's worth, why and the proof, and the same decision to make again. */
export function SummaryCall({ game, record, open, asks, inSheet = false, onToggle, onDone }: Props) {
  const id = useId()
  const { stake, currency } = usePreferences()
  // The same state from one render to the next: cards that are being moved belong to it.
  const decision = useMemo(() => decisionOf(game, record), [game, record])
  const did = decision ? calledAction(game.label(decision.rules, record.action).name) : record.action
  return (
    <li className="border-t first:border-t-0">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-14 w-full items-center gap-3 py-2 text-left"
        >
          <GradeMark grade={record.grade} size="small" />
          <span className="min-w-0 flex-1">
            <CardsInText>
              {decision ? capital(called(game.skillName(decision.rules, record.skill))) : record.skill}
            </CardsInText>
            <span className="block text-small text-muted">
              {filled(trainerSummary.youChose(stageName(game, record.stage)), {
                did: <CardsInText>{inSentence(did)}</CardsInText>,
              })}
            </span>
          </span>
          <span className="text-small text-muted tabular-nums">
            {record.cost > 0 ? money(record.cost * stake, currency) : called(GRADE_RULES.best.name)}
          </span>
          <ChevronDown
            size={17}
            aria-hidden="true"
            className={classes('shrink-0 text-muted print:hidden', open && 'rotate-180')}
          />
        </button>
      </h3>
      <div id={id} hidden={!open} className="pb-5">
        {open &&
          (decision ? (
            <Opened game={game} record={record} {...decision} asks={asks} inSheet={inSheet} onDone={onDone} />
          ) : (
            <Gone onDone={onDone} />
          ))}
      </div>
    </li>
  )
}

function Gone({ onDone }: { readonly onDone: () => void }) {
  useEffect(onDone)
  return <p className="text-small text-muted">{trainerSummary.cannotBeLaidOut}</p>
}

interface OpenedProps extends Pick<Props, 'game' | 'record' | 'asks' | 'inSheet' | 'onDone'> {
  readonly rules: Rules
  readonly state: unknown
}

function Opened({ game, record, rules, state, asks, inSheet, onDone }: OpenedProps) {
  const solver = useSolution<string>(game.id, rules, state, {
    // What is opened in the sheet doesn't end what the summary asked.
    channel: inSheet ? 'sheet' : 'summary',
    enabled: asks,
  })
  const { status } = solver
  const isDone = status === 'solved' || status === 'failed'
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone, onDone])
  const [again, setAgain] = useState<{ readonly action: string | null } | null>(null)
  const action = again?.action ?? record.action
  return (
    <div
      className={classes(
        'grid grid-cols-1 items-start gap-4',
        !inSheet && '2xl:grid-cols-[minmax(0,1fr)_minmax(0,412px)]',
      )}
    >
      {again?.action === null ? (
        <AskedAgain
          game={game}
          record={record}
          rules={rules}
          state={state}
          onChoose={(chosen) => setAgain({ action: chosen })}
        />
      ) : (
        <>
          <div className="grid gap-3">
            <DeadCards game={game} state={state} />
            <Felt zones={decidedZones(game, rules, state, action)} />
          </div>
          <div className="grid gap-4">
            <Solved game={game} rules={rules} state={state} solver={solver} action={action} isAgain={again !== null} />
            <button
              type="button"
              onClick={() => setAgain({ action: null })}
              className="link inline-flex min-h-11 items-center justify-self-start text-small print:hidden"
            >
              {trainerSummary.playAgain}
            </button>
          </div>
        </>
      )}
    </div>
  )
}

interface SolvedProps extends Pick<OpenedProps, 'game' | 'rules' | 'state'> {
  readonly solver: ReturnType<typeof useSolution<string>>
  readonly action: string
  /** Whether the action is not the one that was stored, but was chosen here just now. */
  readonly isAgain: boolean
}

function Solved({ game, rules, state, solver, action, isAgain }: SolvedProps) {
  const stake = usePreferences()
  const result = useRef<HTMLDivElement>(null)
  const { solution } = solver
  const isShown = isAgain && solution !== null
  useEffect(() => {
    if (isShown) result.current?.focus()
  }, [isShown])
  if (!solution) return <Counting solver={solver} stopped={trainerSummary.notWorkedOut} />
  const verdict = gradeAnswer(solution, action)
  const cost = <CardsInText>{costInWords(game, rules, verdict, stake)}</CardsInText>
  return (
    <>
      {isAgain ? (
        <div ref={result} tabIndex={-1}>
          <Verdict grade={verdict.grade}>{cost}</Verdict>
        </div>
      ) : (
        <p className="text-small">{cost}.</p>
      )}
      <AnswerOptions game={game} rules={rules} state={state} solution={solution} verdict={verdict} />
      <Why explanation={game.explain(rules, state, solution)} />
      <Proof game={game} rules={rules} state={state} solution={solution} />
    </>
  )
}
