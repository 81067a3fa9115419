'use client'

import { answer as answerWords, deciding, trainerSummary } from '@/app/_languages/words'
import { actionName, skillName, stageName } from '@/app/_felt/names'
import { saidZones } from '@/app/_felt/said-felt'
import { TextButton } from '@/app/_ui/button'
import { ChevronDown } from 'lucide-react'
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { AnswerOptions, optionRows } from '@/app/_solver/answer-options'
import { CardsInText, inSentence } from '@/app/_felt/cards-in-text'
import { classes } from '@/app/_ui/classes'
import { Counting } from '@/app/_charts/counting'
import { DeadCards } from '@/app/_felt/dead-cards'
import { decidedZones, Felt } from '@/app/_felt/felt'
import { ArrangingFelt } from '@/app/_felt/felt-arranging'
import { money } from '@/app/_languages/format'
import { GradeMark } from '@/app/_solver/grade'
import { Verdict } from '@/app/_solver/verdict'
import { Why } from '@/app/_solver/why'
import { OptionList } from '@/app/_solver/option-list'
import { usePreferences } from '@/app/_settings/preferences'
import { Proof } from '@/app/_solver/proof'
import { useSolution } from '@/app/_solver/use-solver'
import { filled } from '@/app/_languages/filled'
import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { gradeAnswer, type Mark } from '@/lib/teaching/quiz/grade'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { startAt } from '@/lib/teaching/quiz/round'
import { capital } from '@/lib/text'
import { ArrangingQuestion, useArranging } from './arranging'
import { decisionOf } from './summary-figures'
import { costInWords, withBets } from './words'

interface AskedAgainProps {
  readonly game: AnyTaughtGame
  readonly record: AnswerRecord
  readonly rules: Rules
  readonly state: unknown
  readonly onChoose: (action: string) => void
}

/**
 * A recorded decision asked again: the felt and the options. The new answer isn't stored, because the player has seen
 * the right one.
 */
function AskedAgain({ game, record, rules, state, onChoose }: AskedAgainProps) {
  const question = useRef<HTMLElement>(null)
  const purse = usePreferences()
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
        <ArrangingFelt zones={saidZones(game, decidedZones(game, rules, state))} arranging={arranging?.felt} />
      </div>
      <div className="grid gap-4">
        {arranging ? (
          <section ref={question} tabIndex={-1} aria-label={deciding.yourDecision(stage)} className="grid gap-3">
            <ArrangingQuestion
              game={game}
              arranging={arranging}
              onConfirm={() => arranging.made.ok && onChoose(arranging.made.value)}
            />
          </section>
        ) : (
          <OptionList
            ref={question as RefObject<HTMLUListElement | null>}
            rows={
              round.phase.kind === 'asking'
                ? withBets(game, rules, round.state, optionRows(game, rules, round.phase.actions), purse)
                : []
            }
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

interface Props {
  readonly game: AnyTaughtGame
  readonly record: AnswerRecord
  /** Where it is from: “Line 3”. */
  readonly note?: string
  readonly open: boolean
  /** Whether it may be solved now. Decisions share a worker and take turns. */
  readonly asks: boolean
  /** Whether it is in a sheet over the session or over its summary. */
  readonly inSheet?: boolean
  readonly onToggle: () => void
  /** Called once it is solved or has failed. */
  readonly onDone: () => void
}

/** A decision in a line: its grade, its kind, the action taken and what that cost. */
export function CallLine({ game, record, note }: Pick<Props, 'game' | 'record' | 'note'>) {
  const { stake, currency } = usePreferences()
  const decision = useMemo(() => decisionOf(game, record), [game, record])
  const did = decision ? actionName(game, record.action) : record.action
  return (
    <>
      <GradeMark grade={record.grade} size="small" />
      <span className="min-w-0 flex-1">
        <CardsInText>{decision ? capital(skillName(game, decision.rules, record.skill)) : record.skill}</CardsInText>
        <span className="block text-small text-muted">
          {note !== undefined && `${note} · `}
          {filled(trainerSummary.youChose(stageName(game, record.stage)), {
            did: <CardsInText>{inSentence(did)}</CardsInText>,
          })}
        </span>
      </span>
      <span className="text-small text-muted tabular-nums">
        {record.cost > 0 ? money(record.cost * stake, currency) : answerWords.grades.best}
      </span>
    </>
  )
}

/**
 * A decision of a session. A line with what was done and what it cost opens to show the cards, every option's EV, the
 * reason and the proof, and a button that asks it again.
 */
export function SummaryCall({ game, record, note, open, asks, inSheet = false, onToggle, onDone }: Props) {
  const id = useId()
  // Memoized, because the positions of moved cards belong to this state object.
  const decision = useMemo(() => decisionOf(game, record), [game, record])
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
          <CallLine game={game} record={record} {...(note === undefined ? {} : { note })} />
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
    // A separate channel, so that a solve in the sheet doesn't cancel one in the summary.
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
            <Felt zones={saidZones(game, decidedZones(game, rules, state, action))} />
          </div>
          <div className="grid gap-4">
            <Solved
              game={game}
              rules={rules}
              state={state}
              solver={solver}
              action={action}
              mark={record.grade}
              isAgain={again !== null}
            />
            <TextButton
              onClick={() => setAgain({ action: null })}
              className="inline-flex items-center justify-self-start text-small print:hidden"
            >
              {trainerSummary.playAgain}
            </TextButton>
          </div>
        </>
      )}
    </div>
  )
}

interface SolvedProps extends Pick<OpenedProps, 'game' | 'rules' | 'state'> {
  readonly solver: ReturnType<typeof useSolution<string>>
  readonly action: string
  /** The mark of the recorded answer. */
  readonly mark: Mark
  /** Whether the action was chosen here just now, rather than recorded. */
  readonly isAgain: boolean
}

function Solved({ game, rules, state, solver, action, mark, isAgain }: SolvedProps) {
  const stake = usePreferences()
  const result = useRef<HTMLDivElement>(null)
  const { solution } = solver
  const isShown = isAgain && solution !== null
  useEffect(() => {
    if (isShown) result.current?.focus()
  }, [isShown])
  if (!solution) return <Counting solver={solver} stopped={trainerSummary.notWorkedOut} />
  const explanation = game.explain(rules, state, solution)
  // A recorded answer keeps its mark.
  const verdict = gradeAnswer(solution, action, isAgain ? explanation.says : mark === 'followed' ? [action] : [])
  const cost = <CardsInText>{costInWords(game, verdict, stake)}</CardsInText>
  return (
    <>
      {isAgain ? (
        <div ref={result} tabIndex={-1}>
          <Verdict grade={verdict.grade}>{cost}</Verdict>
        </div>
      ) : (
        <p className="text-small">{cost}.</p>
      )}
      <AnswerOptions game={game} rules={rules} state={state} solution={solution} verdict={verdict} purse={stake} />
      <Why game={game} explanation={explanation} />
      <Proof game={game} rules={rules} state={state} solution={solution} />
    </>
  )
}
