'use client'

import { answer as answerWords, daily, deciding } from '@/app/_languages/words'
import { stageName } from '@/app/_felt/names'
import { decisionInWords, saidZones } from '@/app/_felt/said-felt'
import { Heading } from '@/app/_ui/heading'
import { Link } from '@/app/_ui/link'
import { type ReactNode, type Ref, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { dayKeys } from '@/app/[game]/trainer/keys'
import { decisionOf, skillHref } from '@/app/[game]/trainer/summary-figures'
import { type ArrangingHold, ArrangingPanel, useArranging } from '@/app/[game]/trainer/arranging'
import { costInWords, withBets } from '@/app/[game]/trainer/words'
import { AnswerOptions, optionRows } from '@/app/_solver/answer-options'
import { ButtonLink } from '@/app/_ui/button'
import { CardsInText } from '@/app/_felt/cards-in-text'
import { Counting } from '@/app/_charts/counting'
import { decidedZones } from '@/app/_felt/felt'
import { ArrangingFelt } from '@/app/_felt/felt-arranging'
import { answerRecord, useThinking } from '@/app/_solver/kept-answer'
import { KeyHelp } from '@/app/_ui/key-help'
import { OptionList } from '@/app/_solver/option-list'
import { usePreferences } from '@/app/_settings/preferences'
import { Proof } from '@/app/_solver/proof'
import { useKeys } from '@/app/_ui/use-keys'
import type { UsedLog } from '@/app/progress/use-log'
import { useSolution } from '@/app/_solver/use-solver'
import { useSounds } from '@/app/_felt/sounds'
import { Verdict } from '@/app/_solver/verdict'
import { Why } from '@/app/_solver/why'
import type { AnyGame, Rules } from '@/lib/game/game'
import { GAME_IDS } from '@/lib/games/ids'
import type { Solution } from '@/lib/game/solution'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { gapOf } from '@/lib/teaching/quiz/choose'
import { chosenCandidate, dailyCandidate, type Day, dayOfSeed, gameOfDay, streakOf } from '@/lib/teaching/quiz/daily'
import { gradeAnswer, isRight, type Verdict as Judged } from '@/lib/teaching/quiz/grade'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { answer, judge, type Round } from '@/lib/teaching/quiz/round'
import { dayInWords, isInTime } from './dates'
import { type GameNames, Past } from './past'
import { Skeleton } from '@/app/_solver/skeleton'

interface QuestionProps {
  readonly game: AnyGame
  readonly round: Round<Rules, unknown, string>
  readonly arranging: ArrangingHold | null
  readonly options: RefObject<HTMLElement | null>
  readonly stage: string
  readonly onChoose: (action: string) => void
  readonly onConfirm: () => void
}

/** The day's question beside the felt. */
function QuestionPanel({ game, round, arranging, options, stage, onChoose, onConfirm }: QuestionProps) {
  const purse = usePreferences()
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
      <Heading id="question" className="phone:sr-only">
        {deciding.whatDoYouDo}
      </Heading>
      <OptionList
        ref={options as RefObject<HTMLUListElement | null>}
        rows={withBets(game, round.rules, round.state, optionRows(game, round.rules, actions), purse)}
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
  /** Null until it is solved again. */
  readonly solution: Solution<string> | null
  readonly verdict: Judged<string> | null
  /** Shown until then. */
  readonly children: ReactNode
  readonly ref: Ref<HTMLElement>
}

/** The graded answer with the proof. */
function AnswerPanel({ game, record, rules, state, solution, verdict, children, ref }: AnswerProps) {
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
        <CardsInText>{costInWords(game, verdict, stake)}</CardsInText>
      </Verdict>
      <AnswerOptions game={game} rules={rules} state={state} solution={solution} verdict={verdict} purse={stake} />
      <Why game={game} explanation={game.explain(rules, state, solution)} />
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

/** The first answer to each day's hand. Later answers, from another tab or an imported file, are ignored. */
export function dailyAnswers(answers: readonly AnswerRecord[]): ReadonlyMap<Day, AnswerRecord> {
  const byDay = new Map<Day, AnswerRecord>()
  for (const one of answers) {
    const day = one.choice === 'daily' ? dayOfSeed(one.seed) : null
    if (day !== null && !byDay.has(day) && gameOfDay(GAME_IDS, day) === one.game) byDay.set(day, one)
  }
  return byDay
}

/** The days whose hand was answered in time. */
export const answeredInTime = (byDay: ReadonlyMap<Day, AnswerRecord>): ReadonlySet<Day> =>
  new Set([...byDay].filter(([day, { at }]) => isInTime(day, at)).map(([day]) => day))

/** What the rule said at a recorded answer, as far as its mark shows: an answer keeps the mark that it got. */
const ruleOf = ({ grade, action }: AnswerRecord): readonly string[] => (grade === 'followed' ? [action] : [])

interface Props {
  readonly game: AnyTaughtGame
  readonly names: GameNames
  readonly day: Day
  readonly now: Day
  readonly log: UsedLog
}

/** A day's hand. It is asked once; afterwards its answer is shown. */
export function DayHand({ game, names, day, now, log }: Props) {
  const byDay = dailyAnswers(log.answers)
  const kept = byDay.get(day)
  const given = kept ? decisionOf(game, kept) : null
  // An answer that can't be shown on the table, perhaps from an imported file, doesn't count.
  const record = given ? kept : undefined
  const playing = useDay(game, day, given, (one) => log.keep([one]))
  const { rules, state, round, solver, isAsked, choose } = playing
  const { solution } = solver
  const arranging = useArranging(game, round)
  const options = useRef<HTMLElement>(null)
  const answered = useAnswered(record !== undefined)
  const stake = usePreferences()
  useSounds({ cards: isAsked, right: record ? isRight(record) : undefined })
  const actions = isAsked && round.phase.kind === 'asking' ? round.phase.actions : []
  const hold = isAsked ? arranging : null
  const confirm = (): void => {
    if (hold?.made.ok) choose(hold.made.value)
  }
  useKeys({
    onNumber: (index) => (hold ? hold.toggle(index) : choose(actions[index] ?? '')),
    onLetter: (letter) =>
      hold ? lettersOf(hold)[letter]?.() : choose(actions.find((action) => game.keyOf(rules, action) === letter) ?? ''),
    onNext: confirm,
    onBack: () => hold?.undo(),
  })
  const title = daily.titleOf(dayInWords(day))
  if (!record && !isAsked) {
    return (
      <Skeleton title={title} says={daily.lookingForCall(game.name)} strip={null}>
        <Counting solver={solver} says={null} stopped={daily.notFound} />
      </Skeleton>
    )
  }
  const verdict = record && solution ? gradeAnswer(solution, record.action, ruleOf(record)) : null
  const stage = stageName(game, record?.stage ?? (round.phase.kind === 'asking' ? round.phase.stage : ''))
  return (
    <div className="trainer">
      <DayHeading
        game={game}
        title={day === now ? daily.title : title}
        under={day === now ? dayInWords(day) : null}
        stage={stage}
      />
      <div className="trainer-felt">
        <ArrangingFelt
          zones={saidZones(game, decidedZones(game, rules, state, record?.action))}
          animated
          arranging={hold?.felt}
          className="h-full"
        />
      </div>
      {record ? (
        <AnswerPanel
          ref={answered}
          game={game}
          record={record}
          rules={rules}
          state={state}
          solution={solution}
          verdict={verdict}
        >
          <Counting solver={solver} stopped={daily.noProof} />
        </AnswerPanel>
      ) : (
        <QuestionPanel
          game={game}
          round={round}
          arranging={hold}
          options={options}
          stage={stage}
          onChoose={choose}
          onConfirm={confirm}
        />
      )}
      <div className="trainer-wide">
        <Past
          names={names}
          day={day}
          now={now}
          byDay={byDay}
          streak={streakOf(answeredInTime(byDay), now)}
          problem={log.problem}
        />
      </div>
      <KeyHelp lines={dayKeys(game)} />
      <p role="status" className="sr-only">
        {verdict
          ? `${answerWords.grades[verdict.grade]}. ${costInWords(game, verdict, stake)}.`
          : record
            ? ''
            : decisionInWords(stage, saidZones(game, game.table(rules, state)))}
      </p>
    </div>
  )
}

/**
 * Scrolls to a new answer and focuses it, because the question's buttons had the focus. An earlier answer doesn't move
 * the focus.
 */
function useAnswered(isAnswered: boolean): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null)
  const before = useRef(isAnswered)
  useEffect(() => {
    if (isAnswered && !before.current) {
      panel.current?.focus({ preventScroll: true })
      panel.current?.scrollIntoView({ block: 'nearest' })
    }
    before.current = isAnswered
  }, [isAnswered])
  return panel
}

/** The letter keys of buttons at a table where cards are moved. */
const lettersOf = ({ suggest, undo, clear }: ArrangingHold): Readonly<Record<string, () => void>> => ({
  ...(suggest && { h: suggest }),
  u: undo,
  c: clear,
})

function DayHeading({
  game,
  title,
  under,
  stage,
}: {
  readonly game: AnyGame
  readonly title: string
  readonly under: string | null
  readonly stage: string
}) {
  return (
    <div className="trainer-wide flex flex-wrap items-baseline gap-x-3.5">
      <h1 className="font-serif text-heading/title font-semibold tracking-title md:text-title short:text-heading">
        {title}
      </h1>
      <p className="text-copy text-balance text-muted">
        {[...(under === null ? [] : [under]), game.name, stage].join(' · ')}
      </p>
    </div>
  )
}

/**
 * The question of a day: solves candidates one after the other until one is close. If the hand was answered, solves
 * only that decision.
 */
function useDay(
  game: AnyTaughtGame,
  day: Day,
  given: { readonly rules: Rules; readonly state: unknown } | null,
  onAnswer: (record: AnswerRecord) => void,
) {
  const [gaps, setGaps] = useState<readonly (number | null)[]>([])
  const chosen = chosenCandidate(gaps)
  const place = chosen ?? gaps.length + 1
  const round = useMemo(() => dailyCandidate(game, day, place), [game, day, place])
  const { rules, state } = given ?? round
  const solver = useSolution<string>(game.id, rules, state, { channel: 'daily' })
  const { solution } = solver
  const isLooking = given === null && chosen === undefined
  // The next render requests the next candidate or shows this one.
  if (isLooking && solution) setGaps([...gaps, gapOf(solution)])
  const isAsked = given === null && !isLooking && solution !== null
  const { decided, time } = useThinking(isAsked ? 'asked' : null)
  // The answer is shown once it is stored. Another press before that is ignored.
  const answeredAt = useRef<unknown>(null)
  const choose = (action: string): void => {
    if (
      answeredAt.current === round ||
      !isAsked ||
      !solution ||
      round.phase.kind !== 'asking' ||
      !round.phase.actions.includes(action)
    )
      return
    decided()
    const answered = judge(game, answer(game, round, action), solution).answers[0]
    answeredAt.current = round
    if (answered) onAnswer(answerRecord(answered, '', 'daily', time.current.time))
  }
  return { rules, state, round, solver, isAsked, choose }
}
