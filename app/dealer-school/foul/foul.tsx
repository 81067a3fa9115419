'use client'

import { useStandingHere, VerdictHeading } from '../_parts/verdict'
import { lazy, type RefObject, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { withWords } from '@/app/_languages/messages'
import { Button, KeyHint } from '@/app/_ui/button'
import { classes } from '@/app/_ui/classes'
import { Felt } from '@/app/_felt/felt'
import { saidZones } from '@/app/_felt/said-felt'
import { Figure } from '@/app/_solver/figure'
import { percent } from '@/app/_languages/format'
import { KeyHelp } from '@/app/_ui/key-help'
import { OpenedPage } from '@/app/_ui/opened-page'
import { SessionFigures, ThisSession } from '@/app/_solver/this-session'
import { useKeys } from '@/app/_ui/use-keys'
import { becauseInWords, betName } from '@/app/_felt/names'
import { dealerSchool, foul } from '@/app/_languages/words'
import { mistakeIn } from '@/app/dealer-school/_parts/mistake-words'
import { filled } from '@/app/_languages/filled'
import { errorKinds, gameOf } from '@/lib/teaching/dealer-school/games'
import { type AskedTable, toldZones } from '@/lib/teaching/dealer-school/table/board'
import type { AnyGame } from '@/lib/game/game'
import type { Due } from '@/lib/teaching/dealer-school/table/chips'
import { disputeOf, type DisputeQuestion, nextDispute } from '@/lib/teaching/dealer-school/disputes/disputes'
import { rightHandling } from '@/lib/teaching/dealer-school/errors/errors'
import {
  countEndings,
  ENDINGS,
  type FoulAnswer,
  type FoulEvent,
  type FoulSession,
  reduceFouls,
  startFouls,
} from '@/lib/teaching/dealer-school/errors/fouls'
import { nextSeed } from '@/lib/teaching/quiz/seed'
import type { GameId } from '@/lib/games/ids'
import type { LiveTables as Tables } from '../_parts/house-fields'
import { HouseRules } from '../_parts/house-rules'
import { callingKeys, rulingKeys, withNext } from '../_parts/keys'
import { Clause, LaidCards, mislaid } from '../_parts/laid-cards'
import { sentence } from '@/lib/text'
import { useSchoolLog } from '../_parts/use-school-log'
import { type FoulAddress, readAddress, type Subject, writeAddress } from './address'
import { AskPanel } from './ask-panel'
import { spokenDispute, wordsOf } from '../_parts/dispute-words'
import { Case, Options, Source } from './dispute-case'
import { SubjectBar } from './subject-bar'
import { endingWords, handledInWords, spokenRound } from './words'

const NoTables: typeof Tables = () => <></>

// Rarely used fields, loaded after the table. If loading fails, the rules can still be chosen above.
const LiveTables = lazy<typeof Tables>(() =>
  withWords('dealer-school/_parts/house-fields', import('../_parts/house-fields')).then(
    ({ LiveTables }) => ({ default: LiveTables }),
    () => ({ default: NoTables }),
  ),
)

interface RoundTableProps {
  readonly table: AskedTable
  readonly seed: string
  readonly answers: readonly FoulAnswer[]
  readonly onAnswers: (answers: readonly FoulAnswer[]) => void
  readonly onSeed: (seed: string) => void
  readonly onSubject: (subject: Subject) => void
}

/** A round settled by a dealer: the felt, the dealer's actions or the verdict, and the session. */
export function RoundTable({ table, seed, answers, onAnswers, onSeed, onSubject }: RoundTableProps) {
  const [session, setSession] = useState(() => startFouls(table, seed, answers))
  const { question, answered, isCalled } = session
  const { seat } = question.round
  useTold(session, onSeed, onAnswers)
  const { keepAnswers, due } = useSchoolLog()
  const since = useSince(question.seed)
  const send = (event: FoulEvent): void => {
    const after = reduceFouls(session, event)
    if (after === session) return
    if (answered || !after.answered) return setSession(after)
    const time = since()
    keepAnswers(
      ({ callAnswers }) => callAnswers(after, { room: 'drill', time }),
      () => setSession(after),
    )
  }
  const goOn = (): void => send({ kind: 'next', due: due('mistakes', { game: table.game }) })
  const panel = useRef<HTMLElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  useStandingHere(`${question.seed} ${isCalled}`, answered, panel, next)
  const kinds = errorKinds(table)
  useKeys({
    onNumber: (index) => kinds[index] && send({ kind: 'name', error: kinds[index].id }),
    onLetter: (letter) => {
      if (letter === 'f') send({ kind: 'foul' })
      if (letter === 'p') send({ kind: 'pass' })
    },
    onNext: goOn,
    onBack: () => send({ kind: 'back' }),
  })
  // A wrongly set hand stays as it was, and the verdict shows the right setting beside it.
  const isMislaid = mislaid(question.shown.zones, rightHandling(question.round).zones).length > 0
  const zones = useMemo(
    () => (answered && !isMislaid ? toldZones(table, seat) : question.shown.zones),
    [answered, isMislaid, table, seat, question],
  )
  return (
    <div className="trainer">
      <SubjectBar subject={table} onSubject={onSubject} />
      <div className="trainer-felt">
        <Felt
          key={question.seed}
          zones={saidZones(gameOf(table.game), zones)}
          wager={{ stake: seat.base / 100, currency: 'USD' }}
          className="h-full"
        />
      </div>
      {answered ? (
        <RoundVerdict session={session} answered={answered} next={next} onNext={goOn} />
      ) : (
        <AskPanel panel={panel} session={session} kinds={kinds} send={send} />
      )}
      <div className="trainer-wide">
        <HouseRules table={table} />
        <div className="border-t px-1">
          <Suspense fallback={null}>
            <LiveTables
              key={table.game}
              game={table.game}
              rules={table.rules}
              onRules={(rules) => onSubject({ game: table.game, rules })}
            />
          </Suspense>
        </div>
        <RoundScores answers={session.answers} />
      </div>
      <KeyHelp lines={withNext(callingKeys())} />
      <p role="status" className="sr-only">
        {answered
          ? endingWords(answered.ending).title
          : isCalled
            ? foul.calledSpoken
            : spokenRound(question.round.by.game, question.shown)}
      </p>
    </div>
  )
}

interface RoundVerdictProps {
  readonly session: FoulSession
  readonly answered: NonNullable<FoulSession['answered']>
  readonly next: RefObject<HTMLButtonElement | null>
  readonly onNext: () => void
}

/**
 * Whether there was an error, which one, and what is due on every bet. For a wrongly set hand it shows both settings
 * and the reason.
 */
function RoundVerdict({ session, answered, next, onNext }: RoundVerdictProps) {
  const { question } = session
  const { title, isRight } = endingWords(answered.ending)
  const all = errorKinds(session)
  const kinds = all.filter(({ id }) => question.kinds.includes(id))
  const asSet = mislaid(question.shown.zones, rightHandling(question.round).zones)
  return (
    <section aria-label={dealerSchool.verdict} className="trainer-panel">
      <VerdictHeading isRight={isRight} title={title} />
      {kinds.map((kind) => (
        <p key={kind.id} className="text-small">
          <b className="font-semibold">{mistakeIn(kind.says).name}.</b> {mistakeIn(kind.says).right}{' '}
          <Clause kind={kind} round={question.round} />
        </p>
      ))}
      {asSet.length > 0 && (
        <>
          <div className="grid gap-1.5">
            <p className="text-small font-strong">{foul.asItWasSet}</p>
            <LaidCards game={gameOf(session.game)} zones={asSet} />
          </div>
          <div className="grid gap-1.5">
            <p className="text-small font-strong">{foul.asItShouldBe}</p>
            <LaidCards
              game={gameOf(session.game)}
              zones={mislaid(toldZones(session, question.round.seat), question.shown.zones)}
            />
          </div>
        </>
      )}
      {answered.ending === 'caught' && (
        <p className="text-small text-blunder-ink">
          {foul.youNamed(mistakeIn(all.find(({ id }) => id === answered.named)!.says).name)}
        </p>
      )}
      <ul className="grid">
        {rightHandling(question.round).due.map((due) => (
          <DueBet
            key={due.bet}
            game={question.round.by.game}
            due={due}
            shown={question.shown.due.find(({ bet }) => bet === due.bet)}
          />
        ))}
      </ul>
      <div className="trainer-next">
        <Button ref={next} onClick={onNext} aria-keyshortcuts="Space" className="w-full">
          {foul.nextRound} <KeyHint>{dealerSchool.space}</KeyHint>
        </Button>
      </div>
    </section>
  )
}

interface DueBetProps {
  readonly game: AnyGame
  readonly due: Due
  readonly shown: Due | undefined
}

function DueBet({ game, due, shown }: DueBetProps) {
  const isWrong = shown !== undefined && (shown.does !== due.does || shown.cents !== due.cents)
  return (
    <li className="grid gap-0.5 border-t py-2 text-small first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 tabular-nums">
        <b className="font-semibold">{betName(game, due.bet, due.hand)}</b>
        <span className={classes('font-semibold', isWrong && 'text-best-ink')}>{handledInWords(due)}</span>
      </p>
      <p className="text-muted">{sentence(becauseInWords(game, due.because))}</p>
      {isWrong && <p className="text-blunder-ink">{foul.theDealer(handledInWords(shown))}</p>}
    </li>
  )
}

/** The numbers of errors caught and missed and of false alarms. */
function RoundScores({ answers }: { readonly answers: readonly FoulAnswer[] }) {
  const counts = countEndings(answers)
  const errors = counts.named + counts.caught + counts.missed
  const clean = counts.passed + counts['false-alarm']
  const of: Readonly<Record<(typeof ENDINGS)[number], number>> = {
    named: errors,
    caught: errors,
    missed: errors,
    passed: clean,
    'false-alarm': clean,
  }
  return (
    <ThisSession asked={answers.length} before={foul.before}>
      <SessionFigures>
        {ENDINGS.map((ending) => (
          <Figure
            key={ending}
            label={endingWords(ending).short}
            {...(of[ending] > 0 ? { after: percent(counts[ending] / of[ending], 0) } : {})}
          >
            {of[ending] === 0 ? '—' : dealerSchool.ofAll(counts[ending], of[ending])}
          </Figure>
        ))}
      </SessionFigures>
    </ThisSession>
  )
}

/** Reports the current seed and the answers to the page. */
function useTold(
  session: FoulSession,
  onSeed: (seed: string) => void,
  onAnswers: (answers: readonly FoulAnswer[]) => void,
): void {
  const { question, answers } = session
  useEffect(() => onSeed(question.seed), [question.seed, onSeed])
  useEffect(() => onAnswers(answers), [answers, onAnswers])
}

/** Returns a function that gives the milliseconds since the question was shown. */
function useSince(seed: string): () => number {
  const since = useRef(0)
  useEffect(() => {
    since.current = performance.now()
  }, [seed])
  return () => Math.round(performance.now() - since.current)
}

interface DisputeAnswer {
  readonly dispute: string
  readonly isRight: boolean
}

interface Props {
  readonly game: GameId
  readonly seed: string
  readonly answers: readonly DisputeAnswer[]
  readonly onAnswers: (answers: readonly DisputeAnswer[]) => void
  readonly onSeed: (seed: string) => void
  readonly onSubject: (subject: Subject) => void
}

const nothing = (): void => undefined

/**
 * The floor's disputes one after the other: what happened, the possible rulings, then the right ruling and its reason.
 */
function DisputeTable({ game, seed, answers, onAnswers, onSeed, onSubject }: Props) {
  const [at, setAt] = useState(seed)
  const [chosen, setChosen] = useState<string | null>(null)
  const question = useMemo(() => disputeOf(at, game), [at, game])
  const { keepAnswers, due } = useSchoolLog()
  const since = useSince(at)
  const panel = useRef<HTMLElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => onSeed(at), [at, onSeed])
  useStandingHere(at, chosen, panel, next)
  const choose = (option: string | undefined): void => {
    if (chosen !== null || option === undefined) return
    const time = since()
    keepAnswers(
      ({ rulingAnswer }) => [rulingAnswer(question, option, { room: 'drill', time })],
      () => {
        setChosen(option)
        onAnswers([...answers, { dispute: question.dispute.id, isRight: option === question.dispute.ruling }])
      },
    )
  }
  const goOn = (): void => {
    if (chosen === null) return
    setChosen(null)
    setAt(nextDispute(at, due('disputes', { game }), game))
  }
  useKeys({
    onNumber: (index) => choose(question.options[index]),
    onLetter: nothing,
    onNext: goOn,
    onBack: nothing,
  })
  const right = answers.filter(({ isRight }) => isRight).length
  return (
    <div className="trainer">
      <SubjectBar subject={{ disputes: game }} onSubject={onSubject} />
      <Case question={question} />
      {chosen === null ? (
        <Options panel={panel} question={question} onChoose={choose} />
      ) : (
        <Ruling question={question} chosen={chosen} next={next} onNext={goOn} />
      )}
      <div className="trainer-wide">
        <ThisSession asked={answers.length} before={foul.beforeRuling}>
          <dl>
            <Figure label={foul.ruledAsSheet} after={percent(right / answers.length, 0)}>
              {dealerSchool.ofAll(right, answers.length)}
            </Figure>
          </dl>
        </ThisSession>
      </div>
      <KeyHelp lines={withNext(rulingKeys())} />
      <p role="status" className="sr-only">
        {chosen !== null && `${chosen === question.dispute.ruling ? foul.spokenRight : foul.spokenWrong} `}
        {chosen === null ? spokenDispute(question) : wordsOf(question.dispute).why}
      </p>
    </div>
  )
}

function Ruling({
  question: { dispute },
  chosen,
  next,
  onNext,
}: {
  readonly question: DisputeQuestion
  readonly chosen: string
  readonly next: RefObject<HTMLButtonElement | null>
  readonly onNext: () => void
}) {
  const { options, why } = wordsOf(dispute)
  const isRight = chosen === dispute.ruling
  return (
    <section aria-label={dealerSchool.verdict} className="trainer-panel min-h-0!">
      <VerdictHeading isRight={isRight} title={isRight ? foul.soRules : foul.rulesOtherwise} />
      <p className="font-strong">{options[dispute.ruling]}</p>
      <p className="text-small text-muted">{why}</p>
      {!isRight && <p className="text-small text-blunder-ink">{filled(foul.youSaid, { ruling: options[chosen] })}</p>}
      <Source dispute={dispute} />
      <div className="trainer-next">
        <Button ref={next} onClick={onNext} aria-keyshortcuts="Space" className="w-full">
          {foul.nextDispute} <KeyHint>{dealerSchool.space}</KeyHint>
        </Button>
      </div>
    </section>
  )
}

/** The drill to spot mistakes, with the question in the address or a new one. */
export function Foul() {
  return (
    <OpenedPage read={readAddress} dealt="round" back={{ href: '/dealer-school', name: dealerSchool.toSchool }}>
      {(opened, onAddress) => <Subjects opened={opened} onAddress={onAddress} />}
    </OpenedPage>
  )
}

/** The rounds of a game, or the disputes. Answers are kept when the trainee switches between them. */
function Subjects({
  opened,
  onAddress,
}: {
  readonly opened: FoulAddress
  readonly onAddress: (query: string) => void
}) {
  const [at, setAt] = useState(opened)
  const [rounds, setRounds] = useState<readonly FoulAnswer[]>([])
  const [disputes, setDisputes] = useState<readonly DisputeAnswer[]>([])
  const [seed, setSeed] = useState(opened.seed)
  const choose = (subject: Subject): void => setAt({ subject, seed: nextSeed(seed) })
  const onSeed = useCallback(
    (now: string) => {
      setSeed(now)
      onAddress(writeAddress({ subject: at.subject, seed: now }))
    },
    [at.subject, onAddress],
  )
  if ('disputes' in at.subject)
    return (
      <DisputeTable
        key={at.seed}
        game={at.subject.disputes}
        seed={at.seed}
        answers={disputes}
        onAnswers={setDisputes}
        onSeed={onSeed}
        onSubject={choose}
      />
    )
  return (
    <RoundTable
      key={at.seed}
      table={at.subject}
      seed={at.seed}
      answers={rounds}
      onAnswers={setRounds}
      onSeed={onSeed}
      onSubject={choose}
    />
  )
}
