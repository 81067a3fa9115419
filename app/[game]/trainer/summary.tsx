'use client'

import { stageName } from '@/app/_felt/names'
import { Table } from '@/app/_ui/table'
import { Title, Heading } from '@/app/_ui/heading'
import './summary.css'
import { Printer, RotateCcw } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '@/app/_ui/button'
import { Figure } from '@/app/_solver/figure'
import { FixMistakes } from '@/app/progress/fix-mistakes'
import { loss, money, plain, signed, signedMoney, withUnit } from '@/app/_languages/format'
import { usePreferences } from '@/app/_settings/preferences'
import { SessionFigures } from '@/app/_solver/this-session'
import { useLog } from '@/app/progress/use-log'
import { course, trainer, trainerSummary } from '@/app/_languages/words'
import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { firstAnswers } from '@/lib/teaching/quiz/again'
import { type ErrorRate, errorRateOf, type Estimate } from '@/lib/teaching/quiz/error-rate'
import { type Plan, replayOf } from '@/lib/teaching/quiz/plan'
import { withThese } from '@/lib/teaching/quiz/fresh'
import type { AnswerRecord, RoundRecord } from '@/lib/teaching/quiz/record'
import type { HandRecord } from '@/lib/teaching/quiz/session-record'
import { scoreOf } from '@/lib/teaching/quiz/session'
import { type Challenge, parseChallenges, resultOf } from './challenge'
import { Friends } from './scoreboard'
import { AllHands, HandStrip } from './hands'
import { CourseEnd } from './course'
import { planName } from './plan-words'
import { SummaryCall } from './summary-call'
import {
  bestRun,
  byStage,
  closest,
  dearest,
  earlierAnswers,
  missedHref,
  redoHref,
  replayHref,
  rulesOf,
  usualTime,
} from './summary-figures'
import { isOfCourse } from './use-training'

/* Sentences of a session's summary. */

/** The title of the page: the result in a few words. */
export function headline(records: readonly AnswerRecord[]): string {
  const { asked, right, cost } = scoreOf(records)
  if (asked === 0) return trainerSummary.nothingAnswered
  if (asked === 1) return right === 1 ? trainerSummary.oneRight : trainerSummary.oneWrong
  if (right === asked && cost === 0) return trainerSummary.allRight(asked)
  return trainerSummary.someRight(right, asked)
}

/** A time given in milliseconds: `6.2 s`, `1:05 min`. */
export function seconds(milliseconds: number): string {
  const whole = Math.round(milliseconds / 1000)
  if (milliseconds < 59_950) return `${plain(milliseconds / 1000, 1)} s`
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} min`
}

/** Writes an amount in bets as money. */
type InMoney = (bets: number) => string

const range = ({ low, high }: Estimate, inMoney: InMoney): string =>
  trainerSummary.range(inMoney(low / 1000), inMoney(high / 1000))

/** Compares two error rates. They differ for certain only if their ranges don't overlap. */
function comparedInWords(now: Estimate, before: Estimate): string {
  if (now.high < before.low) return trainerSummary.better
  if (now.low > before.high) return trainerSummary.worse
  return trainerSummary.cannotTell
}

/** Sentences about the obvious decisions, which are counted separately; empty if there are none. */
function obviousInWords({ obvious, obviousMissed }: ErrorRate): readonly string[] {
  const right = obvious - obviousMissed
  return [
    ...(right === 0 ? [] : [trainerSummary.notCounted(right)]),
    ...(obviousMissed === 0 ? [] : [trainerSummary.countedThoughObvious(obviousMissed)]),
  ]
}

/** What the session's mistakes cost per decision, with its range, compared with earlier sessions of the same kind. */
export function rateInWords(
  records: readonly AnswerRecord[],
  earlier: readonly AnswerRecord[],
  inMoney: InMoney,
): string {
  const now = errorRateOf(records)
  const before = errorRateOf(earlier)
  if (now.rate === null) return trainerSummary.allObvious
  const all = [trainerSummary.rate(now.counted, range(now.rate, inMoney)), ...obviousInWords(now)]
  const compared =
    before.rate === null
      ? []
      : [
          trainerSummary.earlier(inMoney(before.rate.value / 1000), before.counted, range(before.rate, inMoney)),
          comparedInWords(now.rate, before.rate),
        ]
  return [...all, ...compared].join(' ')
}

/** How the session compares with the one that its link came from. Only equal numbers of hands are compared. */
export function challengeInWords(
  { name, right, asked, cost }: Challenge,
  plan: Plan,
  records: readonly AnswerRecord[],
  inMoney: InMoney,
): string {
  const theirs = trainerSummary.friendGot(name ?? trainerSummary.yourFriend, right, asked, inMoney(cost))
  const hands = replayOf(plan, records).length ?? 1
  if (plan.length !== undefined && hands < plan.length) return `${theirs} ${trainerSummary.playAll(hands, plan.length)}`
  const difference = resultOf(records).cost - cost
  if (Math.abs(difference) < 0.0005) return `${theirs} ${trainerSummary.gaveTheSame}`
  const amount = inMoney(Math.abs(difference))
  return `${theirs} ${difference < 0 ? trainerSummary.gaveLess(amount) : trainerSummary.gaveMore(amount)}`
}

interface Props {
  readonly game: AnyTaughtGame
  readonly plan: Plan
  readonly rules: Rules
  /** The session's answers and rounds, oldest first. */
  readonly records: readonly AnswerRecord[]
  readonly rounds: readonly RoundRecord[]
  /** The session's hands, oldest first. */
  readonly hands: readonly HandRecord[]
  /** A friend's results with the same hands, from the link that opened the session. */
  readonly challenge?: string | null
  /** Starts a new session with the same plan. */
  readonly onAgain: () => void
  /** Opens one of the answers again. */
  readonly onLook: (id: string) => void
}

/**
 * The end of a session, in place of the table: the plan, the score, the costliest decisions with their proofs, and what
 * to do next.
 */
export function SessionSummary(props: Props) {
  const { game, plan } = props
  // A hand that returned is in the list but counts once.
  const records = firstAnswers(props.records)
  const heading = useRef<HTMLHeadingElement>(null)
  const calls = useCalls()
  const { stake, currency } = usePreferences()
  const inMoney = (bets: number): string => money(bets * stake, currency)
  const scores = parseChallenges(props.challenge ?? null)
  const [challenge] = scores.ok ? scores.value : []
  const [first, ...others] = records
  const best = bestRun(game, plan, records, useLog(game.id).runs)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <div className="summary mx-auto grid max-w-240 gap-8 px-4 py-6 md:px-8 md:py-10">
      <header className="grid gap-2">
        <p className="text-caption text-muted">
          {game.name}: {planName(game, rulesOf(game, records), plan)}
        </p>
        <Title ref={heading} tabIndex={-1}>
          {headline(records)}
        </Title>
        {best && <p className="font-strong">{trainerSummary.run(best)}</p>}
        {challenge && records.length > 0 && <p>{challengeInWords(challenge, plan, records, inMoney)}</p>}
      </header>
      <CourseEnd game={game} plan={plan} rules={props.rules} records={records} rounds={props.rounds} />
      {records.length > 0 && <Filled {...props} records={records} all={props.records} calls={calls} />}
      <Ways {...props} calls={calls} />
      {plan.choice === 'mistakes' && <FixMistakes />}
      {first && replayHref(game, plan, records) !== null && (
        <Friends game={game} plan={plan} records={[first, ...others]} />
      )}
      <AllHands game={game} records={props.records} onLook={props.onLook} />
    </div>
  )
}

/** The decisions shown in detail, and which of them are open. */
interface Calls {
  readonly opened: readonly string[]
  readonly toggle: (id: string) => void
  /** Opens all of these, and prints once they are solved, because the printed page should include the proofs. */
  readonly print: (records: readonly AnswerRecord[]) => void
  /** Called once all open decisions are solved; null if nothing waits for that. */
  readonly onReady: (() => void) | null
}

function useCalls(): Calls {
  const [opened, setOpened] = useState<readonly string[]>([])
  const [isPrinting, setPrinting] = useState(false)
  const onReady = useCallback(() => {
    setPrinting(false)
    window.print()
  }, [])
  return {
    opened,
    toggle: (id) => setOpened(opened.includes(id) ? opened.filter((one) => one !== id) : [...opened, id]),
    print: (records) => {
      if (records.length === 0) return window.print()
      setOpened(records.map(({ id }) => id))
      setPrinting(true)
    },
    onReady: isPrinting ? onReady : null,
  }
}

/** The costliest decisions, or, if none cost anything, the closest ones that were right. */
function lookedAt(records: readonly AnswerRecord[]): {
  readonly isDear: boolean
  readonly records: readonly AnswerRecord[]
} {
  const dear = dearest(records)
  return dear.length > 0 ? { isDear: true, records: dear } : { isDear: false, records: closest(records) }
}

/** The summary of a session with answers. */
function Filled({
  game,
  plan,
  rules,
  records,
  all,
  rounds,
  hands,
  calls,
  onLook,
}: Props & { readonly calls: Calls; readonly all: readonly AnswerRecord[] }) {
  const { stake, currency } = usePreferences()
  const earlier = earlierAnswers(useLog(game.id).answers, records)
  const shown = lookedAt(records)
  return (
    <>
      <Figures game={game} records={records} rounds={rounds} isHelped={isHelped(plan)} />
      {!isHelped(plan) && (
        <p className="max-w-essay text-muted">
          {rateInWords(records, earlier, (bets) => money(bets * stake, currency))}
        </p>
      )}
      <section aria-label={trainer.sessionHands} className="min-w-0 print:hidden">
        <HandStrip game={game} rules={rules} records={all} hands={hands} onLook={onLook} />
      </section>
      <Stages game={game} records={records} />
      {shown.records.length > 0 && (
        <SummaryCalls game={game} {...shown} opened={calls.opened} onToggle={calls.toggle} onReady={calls.onReady} />
      )}
    </>
  )
}

/**
 * Whether the player had help: repeated mistakes show cards seen before, and lessons give help. Neither shows how well
 * new hands are answered.
 */
const isHelped = (plan: Plan): boolean => plan.choice === 'mistakes' || isOfCourse(plan)

function Figures({
  game,
  records,
  rounds,
  isHelped,
}: Pick<Props, 'game' | 'records' | 'rounds'> & { readonly isHelped: boolean }) {
  const { stake, currency } = usePreferences()
  const { cost, errorRate } = scoreOf(records)
  const time = usualTime(records)
  const net = rounds.reduce((sum, round) => sum + round.net, 0)
  const all = rounds.reduce((sum, round) => sum + (round.sides ?? 0), net)
  return (
    <SessionFigures>
      <Figure label={trainerSummary.givenAway} after={withUnit(loss(cost), game.unit)}>
        {money(cost * stake, currency)}
      </Figure>
      {!isHelped &&
        (errorRate === null ? (
          <Figure label={trainerSummary.errorRate}>—</Figure>
        ) : (
          <Figure label={trainerSummary.errorRate} after={withUnit(loss(errorRate / 1000), game.unit)}>
            {money((errorRate / 1000) * stake, currency)}
          </Figure>
        ))}
      <Figure label={trainerSummary.time}>{time === null ? '—' : seconds(time)}</Figure>
      {rounds.length > 0 && (
        <Figure label={trainerSummary.roundsCameTo(rounds.length)} after={withUnit(signed(net, 1), game.unit)}>
          {signedMoney(net * stake, currency)}
        </Figure>
      )}
      {rounds.some(({ sides }) => sides !== undefined) && (
        <Figure label={trainerSummary.withSideBets} after={withUnit(signed(all, 1), game.unit)}>
          {signedMoney(all * stake, currency)}
        </Figure>
      )}
    </SessionFigures>
  )
}

const cell = 'py-2 pr-4 text-right tabular-nums last:pr-0'

/** What was given away by stage. Nothing for a game with only one stage. */
function Stages({ game, records }: Pick<Props, 'game' | 'records'>) {
  const { stake, currency } = usePreferences()
  const stages = byStage(game, records)
  if (stages.length < 2) return null
  return (
    <Table>
      <caption className="pb-2 text-left text-caption text-muted">{trainerSummary.stageByStage}</caption>
      <thead>
        <tr className="text-left text-caption text-muted">
          <th scope="col" className="font-normal">
            {trainerSummary.decision}
          </th>
          <th scope="col" className={`${cell} font-normal`}>
            {trainerSummary.right}
          </th>
          <th scope="col" className={`${cell} font-normal`}>
            {trainerSummary.givenAway}
          </th>
        </tr>
      </thead>
      <tbody>
        {stages.map(({ id, score }) => (
          <tr key={id} className="border-t">
            <th scope="row" className="py-2 pr-4 text-left font-strong">
              {stageName(game, id)}
            </th>
            <td className={cell}>{trainerSummary.of(score.right, score.asked)}</td>
            <td className={cell}>{money(score.cost * stake, currency)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Ways({ game, plan, records, onAgain, calls }: Props & { readonly calls: Calls }) {
  const replay = replayHref(game, plan, records)
  const missed = missedHref(game, firstAnswers(records))
  const redo = redoHref(game, plan, records, withThese(useLog(game.id).answers, records))
  // A lesson says above what comes next.
  const leads = !isOfCourse(plan)
  return (
    <div className="grid gap-3 border-t pt-5 sm:flex sm:flex-wrap print:hidden">
      {redo !== null && (
        <ButtonLink href={redo.href} look={leads ? 'dark' : 'quiet'}>
          {trainerSummary.redo(redo.count)}
        </ButtonLink>
      )}
      {plan.choice === 'mistakes' && redo === null ? (
        <ButtonLink href={`/${game.id}/learn`}>{course.toCourse}</ButtonLink>
      ) : (
        <Button look={redo === null && leads ? 'dark' : 'quiet'} onClick={onAgain}>
          {records.length === 0
            ? trainerSummary.beginAgain
            : plan.choice === 'course'
              ? trainerSummary.lessonAgain
              : trainerSummary.anotherSession}
        </Button>
      )}
      {missed !== null && (
        <ButtonLink href={missed} look="quiet">
          {trainerSummary.practiceMissed}
        </ButtonLink>
      )}
      {replay !== null && (
        <ButtonLink href={replay} look="quiet">
          <RotateCcw size={17} aria-hidden="true" />
          {trainerSummary.replay}
        </ButtonLink>
      )}
      <ButtonLink href="/progress" look="quiet">
        {trainerSummary.progress}
      </ButtonLink>
      {records.length > 0 && (
        <Button look="quiet" onClick={() => calls.print(lookedAt(records).records)} disabled={calls.onReady !== null}>
          <Printer size={17} aria-hidden="true" />
          {calls.onReady ? trainerSummary.counting : trainerSummary.print}
        </Button>
      )}
    </div>
  )
}

interface SummaryCallsProps {
  readonly game: AnyTaughtGame
  readonly records: readonly AnswerRecord[]
  /** Whether they cost something; otherwise they are the closest ones that were right. */
  readonly isDear: boolean
  /** The ids of the open ones. */
  readonly opened: readonly string[]
  readonly onToggle: (id: string) => void
  /** Called once all open ones are solved; at once if none are. */
  readonly onReady: (() => void) | null
}

/** The decisions of a session worth another look. When they are opened, one worker solves them one after the other. */
function SummaryCalls({ game, records, isDear, opened, onToggle, onReady }: SummaryCallsProps) {
  const [done, setDone] = useState<readonly string[]>([])
  const finish = useCallback((id: string) => setDone((now) => (now.includes(id) ? now : [...now, id])), [])
  const turn = opened.find((id) => !done.includes(id))
  useEffect(() => {
    if (turn === undefined) onReady?.()
  }, [turn, onReady])
  return (
    <section aria-labelledby="calls" className="grid gap-1.5">
      <Heading id="calls">
        {isDear ? trainerSummary.dearest(records.length) : trainerSummary.closest(records.length)}
      </Heading>
      <ol className="border-y">
        {records.map((record) => (
          <SummaryCall
            key={record.id}
            game={game}
            record={record}
            open={opened.includes(record.id)}
            asks={turn === record.id || done.includes(record.id)}
            onToggle={() => onToggle(record.id)}
            onDone={() => finish(record.id)}
          />
        ))}
      </ol>
    </section>
  )
}
