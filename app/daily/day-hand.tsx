'use client'

import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { dayKeys } from '@/app/[game]/trainer/keys'
import { decisionOf } from '@/app/[game]/trainer/summary-figures'
import { type ArrangingHold, useArranging } from '@/app/[game]/trainer/use-arranging'
import { costInWords, stageName } from '@/app/[game]/trainer/words'
import { Counting } from '@/app/_components/counting'
import { decidedZones } from '@/app/_components/decided-zones'
import { ArrangingFelt } from '@/app/_components/felt-arranging'
import { answerRecord, useThinking } from '@/app/_components/kept-answer'
import { KeyHelp } from '@/app/_components/key-help'
import { usePreferences } from '@/app/_components/preferences'
import { decisionInWords } from '@/app/_components/spoken'
import { useKeys } from '@/app/_components/use-keys'
import type { UsedLog } from '@/app/_components/use-log'
import { useSolution } from '@/app/_components/use-solver'
import { useSounds } from '@/app/_components/use-sounds'
import { called } from '@/app/_languages/area'
import { daily } from '@/app/_languages/english/daily'
import type { AnyGame, Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { gapOf } from '@/lib/teaching/quiz/choose'
import { chosenCandidate, dailyCandidate, type Day, streakOf } from '@/lib/teaching/quiz/daily'
import { GRADE_RULES, gradeAnswer } from '@/lib/teaching/quiz/grade'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { answer, judge } from '@/lib/teaching/quiz/round'
import { dayInWords } from './dates'
import { answeredInTime, dailyAnswers } from './log'
import { AnswerPanel, QuestionPanel } from './panels'
import { type GameNames, Past } from './past'
import { Skeleton } from './skeleton'

interface Props {
  readonly game: AnyTaughtGame
  readonly names: GameNames
  readonly day: Day
  readonly now: Day
  readonly log: UsedLog
}

/** One day's hand: asked once, then with its answer for good. */
export function DayHand({ game, names, day, now, log }: Props) {
  const byDay = dailyAnswers(log.answers)
  const kept = byDay.get(day)
  const given = kept ? decisionOf(game, kept) : null
  // One that cannot be laid out, out of a strange file, is none.
  const record = given ? kept : undefined
  const playing = useDay(game, day, given, (one) => log.keep([one]))
  const { rules, state, round, solver, isAsked, choose } = playing
  const { solution } = solver
  const arranging = useArranging(game, round)
  const options = useRef<HTMLElement>(null)
  const answered = useAnswered(record !== undefined)
  const stake = usePreferences()
  useSounds({ cards: isAsked, right: record ? record.cost === 0 : undefined })
  const actions = isAsked && round.phase.kind === 'asking' ? round.phase.actions : []
  const hold = isAsked ? arranging : null
  const confirm = (): void => {
    if (hold?.made.ok) choose(hold.made.value)
  }
  useKeys({
    onNumber: (index) => (hold ? hold.toggle(index) : choose(actions[index] ?? '')),
    onLetter: (letter) =>
      hold
        ? lettersOf(hold)[letter]?.()
        : choose(actions.find((action) => game.label(rules, action).key === letter) ?? ''),
    onNext: confirm,
    onBack: () => hold?.undo(),
  })
  const title = daily.titleOf(dayInWords(day))
  if (!record && !isAsked) {
    return (
      <Skeleton title={title} says={daily.lookingForCall(game.name)}>
        <Counting solver={solver} says={null} stopped={daily.notFound} />
      </Skeleton>
    )
  }
  const verdict = record && solution ? gradeAnswer(solution, record.action) : null
  const stage = stageName(game, record?.stage ?? (round.phase.kind === 'asking' ? round.phase.stage : ''))
  return (
    <div className="trainer">
      <Heading
        game={game}
        title={day === now ? daily.title : title}
        under={day === now ? dayInWords(day) : null}
        stage={stage}
      />
      <div className="trainer-felt">
        <ArrangingFelt
          zones={decidedZones(game, rules, state, record?.action)}
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
          ? `${called(GRADE_RULES[verdict.grade].name)}. ${costInWords(game, rules, verdict, stake)}.`
          : record
            ? ''
            : decisionInWords(stage, game.table(rules, state))}
      </p>
    </div>
  )
}

/** Brings a fresh answer into sight and gives it the focus, which the buttons of the question had; one from before leaves it alone. */
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

/** The letters that press buttons where cards are moved. */
const lettersOf = ({ suggest, undo, clear }: ArrangingHold): Readonly<Record<string, () => void>> => ({
  h: suggest,
  u: undo,
  c: clear,
})

function Heading({
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
 * The question of a day: candidates are solved one after the other until one is close. With the answer that was given, if it was, only
 * that one is solved.
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
  // The next drawing asks for the next candidate, or shows this one.
  if (isLooking && solution) setGaps([...gaps, gapOf(solution)])
  const isAsked = given === null && !isLooking && solution !== null
  const { decided, time } = useThinking(isAsked ? 'asked' : null)
  // The answer shows once it's stored: a second press before that is none.
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
