'use client'

import { Printer, RotateCcw } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '@/app/_components/button'
import { CardsInText } from '@/app/_components/cards-in-text'
import { Figure } from '@/app/_components/figure'
import { loss, money, plain, signed, signedMoney, withUnit } from '@/app/_components/format'
import { usePreferences } from '@/app/_components/preferences'
import { Share } from '@/app/_components/share'
import { SessionFigures } from '@/app/_components/this-session'
import { useLog } from '@/app/_components/use-log'
import { called } from '@/app/_languages/area'
import { trainer } from '@/app/_languages/english/trainer'
import { trainerSummary } from '@/app/_languages/english/trainer-summary'
import type { Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import type { Plan } from '@/lib/teaching/quiz/plan'
import type { AnswerRecord, RoundRecord } from '@/lib/teaching/quiz/record'
import { scoreOf } from '@/lib/teaching/quiz/session'
import { challengeInWords, parseChallenge } from './challenge'
import { CourseEnd } from './course-end'
import { HandStrip } from './hand-strip'
import { planName } from './plan-words'
import { SummaryCall } from './summary-call'
import {
  byStage,
  closest,
  dearest,
  earlierAnswers,
  missedHref,
  replayHref,
  rulesOf,
  usualTime,
} from './summary-figures'
import { headline, rateInWords, seconds, sharedText } from './summary-words'
import './summary.css'

interface Props {
  readonly game: AnyTaughtGame
  readonly plan: Plan
  readonly rules: Rules
  /** The session's answers and rounds, oldest first. */
  readonly records: readonly AnswerRecord[]
  readonly rounds: readonly RoundRecord[]
  /** What a friend did with the same hands, as the link that opened the session has it. */
  readonly challenge?: string | null
  /** A new session of the same plan. */
  readonly onAgain: () => void
  /** Opens one of the answers again. */
  readonly onLook: (id: string) => void
}

/** The end of a session, in place of the table: what was asked, the score, the costliest decisions with their proofs, what to do next. */
export function SessionSummary(props: Props) {
  const { game, plan, records } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const calls = useCalls()
  const challenge = parseChallenge(props.challenge ?? null)
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
        <h1 ref={heading} tabIndex={-1} className="font-serif text-title font-semibold tracking-title">
          {headline(records)}
        </h1>
        {challenge && records.length > 0 && <p>{challengeInWords(challenge, records, game.unit)}</p>}
      </header>
      <CourseEnd game={game} plan={plan} rules={props.rules} records={records} rounds={props.rounds} />
      {records.length > 0 && <Filled {...props} calls={calls} />}
      <Ways {...props} calls={calls} />
    </div>
  )
}

/** The decisions that are looked at again, and which of them are open. */
interface Calls {
  readonly opened: readonly string[]
  readonly toggle: (id: string) => void
  /** Opens all of these and prints once they are solved: a page with its proofs is what is worth paper. */
  readonly print: (records: readonly AnswerRecord[]) => void
  /** What to do once all that are open are solved; null while nothing waits for it. */
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

/** The costliest decisions or, where none cost anything, the closest that were right. */
function lookedAt(records: readonly AnswerRecord[]): {
  readonly isDear: boolean
  readonly records: readonly AnswerRecord[]
} {
  const dear = dearest(records)
  return dear.length > 0 ? { isDear: true, records: dear } : { isDear: false, records: closest(records) }
}

/** All that there is to say where something was answered. */
function Filled({ game, plan, rules, records, rounds, calls, onLook }: Props & { readonly calls: Calls }) {
  const earlier = earlierAnswers(useLog(game.id).answers, records)
  const shown = lookedAt(records)
  return (
    <>
      <Figures game={game} records={records} rounds={rounds} />
      <p className="max-w-essay text-muted">{rateInWords(records, earlier, game.unit)}</p>
      <section aria-label={trainer.sessionHands} className="min-w-0 print:hidden">
        <HandStrip game={game} rules={rules} records={records} onLook={onLook} />
      </section>
      <Stages game={game} records={records} />
      {shown.records.length > 0 && (
        <SummaryCalls game={game} {...shown} opened={calls.opened} onToggle={calls.toggle} onReady={calls.onReady} />
      )}
      <Friend game={game} plan={plan} records={records} />
    </>
  )
}

function Figures({ game, records, rounds }: Pick<Props, 'game' | 'records' | 'rounds'>) {
  const { stake, currency } = usePreferences()
  const { cost, errorRate } = scoreOf(records)
  const time = usualTime(records)
  const net = rounds.reduce((sum, round) => sum + round.net, 0)
  return (
    <SessionFigures>
      <Figure label={trainerSummary.givenAway} after={withUnit(loss(cost), game.unit)}>
        {money(cost * stake, currency)}
      </Figure>
      <Figure label={trainerSummary.errorRate} {...(errorRate === null ? {} : { after: trainerSummary.thousandths })}>
        {errorRate === null ? '—' : plain(errorRate, 1)}
      </Figure>
      <Figure label={trainerSummary.time}>{time === null ? '—' : seconds(time)}</Figure>
      {rounds.length > 0 && (
        <Figure label={trainerSummary.roundsCameTo(rounds.length)} after={withUnit(signed(net, 1), game.unit)}>
          {signedMoney(net * stake, currency)}
        </Figure>
      )}
    </SessionFigures>
  )
}

const cell = 'py-2 pr-4 text-right tabular-nums last:pr-0'

/** Where it was given away, stage by stage; not where there is only one. */
function Stages({ game, records }: Pick<Props, 'game' | 'records'>) {
  const { stake, currency } = usePreferences()
  const stages = byStage(game, records)
  if (stages.length < 2) return null
  return (
    <table className="w-full border-collapse text-small">
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
        {stages.map(({ id, name, score }) => (
          <tr key={id} className="border-t">
            <th scope="row" className="py-2 pr-4 text-left font-strong">
              <CardsInText>{called(name)}</CardsInText>
            </th>
            <td className={cell}>{trainerSummary.of(score.right, score.asked)}</td>
            <td className={cell}>{money(score.cost * stake, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The same hands for somebody else, with the score to beat. */
function Friend({ game, plan, records }: Pick<Props, 'game' | 'plan' | 'records'>) {
  const [open, setOpen] = useState(false)
  const href = replayHref(game, plan, records, true)
  if (href === null) return null
  return (
    <section aria-label={trainerSummary.sameHands} className="grid gap-3 border-t pt-4 print:hidden">
      <p className="text-small text-muted">{trainerSummary.aboutLink}</p>
      {open ? (
        <Share text={sharedText(game, records)} href={href} copies={trainerSummary.copyLink} />
      ) : (
        <p>
          <Button look="quiet" onClick={() => setOpen(true)}>
            {trainerSummary.makeLink}
          </Button>
        </p>
      )}
    </section>
  )
}

function Ways({ game, plan, records, onAgain, calls }: Props & { readonly calls: Calls }) {
  const replay = replayHref(game, plan, records)
  const missed = missedHref(game, records)
  return (
    <div className="grid gap-3 border-t pt-5 sm:flex sm:flex-wrap print:hidden">
      <Button onClick={onAgain}>
        {records.length === 0 ? trainerSummary.beginAgain : trainerSummary.anotherSession}
      </Button>
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
  /** Whether they gave something away; else they are the closest that were right. */
  readonly isDear: boolean
  /** The ids of those that are open. */
  readonly opened: readonly string[]
  readonly onToggle: (id: string) => void
  /** All that are open are solved: at once where none is. */
  readonly onReady: (() => void) | null
}

/** A session's decisions worth looking at again. They are solved one after the other, by one worker, when they are opened. */
function SummaryCalls({ game, records, isDear, opened, onToggle, onReady }: SummaryCallsProps) {
  const [done, setDone] = useState<readonly string[]>([])
  const finish = useCallback((id: string) => setDone((now) => (now.includes(id) ? now : [...now, id])), [])
  const turn = opened.find((id) => !done.includes(id))
  useEffect(() => {
    if (turn === undefined) onReady?.()
  }, [turn, onReady])
  return (
    <section aria-labelledby="calls" className="grid gap-1.5">
      <h2 id="calls" className="text-verdict font-semibold tracking-snug">
        {isDear ? trainerSummary.dearest(records.length) : trainerSummary.closest(records.length)}
      </h2>
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
