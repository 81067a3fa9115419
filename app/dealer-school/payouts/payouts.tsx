'use client'

import { betName, becauseInWords } from '@/app/_felt/names'
import { Select } from '@/app/_ui/field'
import { type PayoutsAddress, readAddress, writeAddress } from './address'
import { useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react'
import { saidZones } from '@/app/_felt/said-felt'
import { Felt } from '@/app/_felt/felt'
import { Figure } from '@/app/_solver/figure'
import { percent, plain, whole } from '@/app/_languages/format'
import { KeyHelp } from '@/app/_ui/key-help'
import { OpenedPage } from '@/app/_ui/opened-page'
import { PillRow } from '@/app/_ui/pill-row'
import { RulesPicker } from '@/app/_settings/rules-picker'
import { SessionFigures, ThisSession } from '@/app/_solver/this-session'
import { useKeys } from '@/app/_ui/use-keys'
import { dealerSchool, payouts } from '@/app/_languages/words'
import { GAME_IDS } from '@/lib/games/ids'
import { GAME_NAMES } from '@/lib/games/names'
import { type BoardSettings, seatZones, toldZones, usualTable } from '@/lib/teaching/dealer-school/table/board'
import { type Judged, ROUNDINGS, type Said } from '@/lib/teaching/dealer-school/table/chips'
import { dealerOf, gameOf } from '@/lib/teaching/dealer-school/games'
import { lonelyRulesOf, takesCommission } from '@/lib/teaching/dealer-school/table/house'
import {
  reduceSession,
  scoreOf,
  seatOf,
  type Session,
  type SessionEvent,
  type SessionScore,
  startSession,
  isLastSeat,
} from '@/lib/teaching/dealer-school/payouts/session'
import { nextSeed } from '@/lib/teaching/quiz/seed'
import { Accuracy } from '../_parts/accuracy'
import { HouseChoices, LimitFields, LiveTables, Unfolds } from '../_parts/house-fields'
import { HouseRules } from '../_parts/house-rules'
import { settlingKeys, withNext } from '../_parts/keys'
import { useChosenGame } from '../_parts/school-games'
import { betNameAt } from '../_parts/bet-names'
import { useSchoolLog } from '../_parts/use-school-log'
import { AnswerPanel } from './answer-panel'
import { dueInWords, saidInWords } from '../_parts/due-words'
import { spokenQuestion, spokenVerdict } from './words'
import { Heading } from '@/app/_ui/heading'
import { shareInWords } from '@/app/house-ways/_parts/share'
import { Button, KeyHint } from '@/app/_ui/button'
import { isCounted, shareOfResult, SAMPLED_SEATS } from '@/lib/teaching/dealer-school/table/frequency'
import { hintOf } from '@/lib/teaching/dealer-school/payouts/hints'
import { sentence } from '@/lib/text'
import { RightSign, useStandingHere } from '../_parts/verdict'

/** The session with its table, its seat and its answers. The address follows it. */
export function usePayouts(opened: PayoutsAddress, onAddress: (query: string) => void) {
  const [session, setSession] = useState<Session>(() => startSession(opened.settings, opened.seed))
  const { settings, board, seat } = session
  const since = useRef(0)
  useEffect(() => {
    since.current = performance.now()
  }, [board, seat])

  const address = writeAddress({ settings, seed: board.seed })
  useEffect(() => onAddress(address), [address, onAddress])

  const { keepAnswers, due } = useSchoolLog()
  const send = (event: SessionEvent): void => setSession((now) => reduceSession(now, event))
  return {
    session,
    score: useMemo(() => scoreOf(session), [session]),
    answer: (said: readonly Said[]): void => {
      const event = { kind: 'answer', said, ms: Math.round(performance.now() - since.current) } as const
      const { judged } = reduceSession(session, event)
      if (session.judged || !judged) return
      keepAnswers(
        ({ betAnswers }) => betAnswers(board, seat, judged, { room: 'drill', time: event.ms }),
        // By then, another table with other settings may have replaced it.
        () => setSession((now) => (now === session ? reduceSession(session, event) : now)),
      )
    },
    next: (): void => send({ kind: 'next', due: due('payouts', { game: settings.game }) }),
    /** Deals another table with other settings, and keeps the answers. House rules don't carry over to another game. */
    change: (change: Partial<BoardSettings>): void => {
      // Only the tables of an older link are dealt as they were.
      const { isOlder: _, ...now } = settings
      const next = { ...now, ...(change.game === undefined ? {} : { house: [] }), ...change }
      const seats = Math.min(next.seats, dealerOf(next.game).seats)
      setSession(startSession({ ...next, seats }, nextSeed(board.seed), session))
    },
  }
}

type Paying = ReturnType<typeof usePayouts>

/** The drill of paying and taking bets, with the table in the address or a new one. */
export function Payouts() {
  return (
    <OpenedPage read={readAddress} dealt="table" back={{ href: '/dealer-school', name: dealerSchool.toSchool }}>
      {(opened, onAddress) => <Table opened={opened} onAddress={onAddress} />}
    </OpenedPage>
  )
}

interface Props {
  readonly opened: PayoutsAddress
  readonly onAddress: (query: string) => void
}

/** The drill: the felt, the bets or the verdict, and the session. */
function Table({ opened, onAddress }: Props) {
  const paying = usePayouts(opened, onAddress)
  const { session } = paying
  const { board, judged } = session
  const seat = seatOf(session)
  const zones = useMemo(() => (judged ? toldZones : seatZones)(board, seat), [board, seat, judged])
  const panel = useRef<HTMLElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  useStandingHere(seat, judged, panel, next)
  return (
    <div className="trainer">
      <SettingsBar paying={paying} />
      <div className="trainer-felt">
        <Felt
          key={`${board.seed} ${session.seat}`}
          zones={saidZones(gameOf(board.game), zones)}
          wager={{ stake: seat.base / 100, currency: 'USD' }}
          className="h-full"
        />
      </div>
      {judged ? (
        <>
          <JudgedPanel session={session} judged={judged} next={next} onNext={paying.next} />
          <NextBySpace onNext={paying.next} />
        </>
      ) : (
        <AnswerPanel key={`${board.seed} ${session.seat}`} panel={panel} session={session} onAnswer={paying.answer} />
      )}
      <div className="trainer-wide">
        <HouseRules table={board} />
        <OwnHouse key={board.game} paying={paying} />
        <Scores score={paying.score} />
      </div>
      <KeyHelp lines={withNext(settlingKeys())} />
      <p role="status" className="sr-only">
        {judged ? spokenVerdict(gameOf(board.game), judged) : spokenQuestion(session)}
      </p>
    </div>
  )
}

const nothing = (): void => undefined

/** The space bar continues after a verdict. */
function NextBySpace({ onNext }: { readonly onNext: () => void }) {
  useKeys({ onNumber: nothing, onLetter: nothing, onNext, onBack: nothing })
  return null
}

const SECOND = 1000

/** The session so far. */
function Scores({ score }: { readonly score: SessionScore }) {
  return (
    <ThisSession asked={score.asked} before={payouts.before}>
      <div className="grid gap-4">
        <SessionFigures>
          <Figure label={payouts.settledRight} after={percent(score.right / score.asked, 0)}>
            {dealerSchool.ofAll(score.right, score.asked)}
          </Figure>
          <Figure
            label={payouts.timeForTable}
            after={score.boards === 0 ? payouts.afterTheFirst : dealerSchool.middleSeconds}
          >
            {score.medianMs === undefined ? '—' : plain(score.medianMs / SECOND, 1)}
          </Figure>
        </SessionFigures>
        <ByKind score={score} />
      </div>
    </ThisSession>
  )
}

function ByKind({ score }: { readonly score: SessionScore }) {
  const rows = score.byKind.map(({ game, kind, asked, right }) => ({
    id: `${game} ${kind}`,
    name: (
      <>
        {betName(gameOf(game), kind)}
        <span className="block text-caption font-normal text-muted">{GAME_NAMES[game]}</span>
      </>
    ),
    asked,
    right,
  }))
  return <Accuracy label={payouts.betByBet} of={payouts.bet} rows={rows} />
}

/** The choice of the game and its rules, the seats, and the rounding of commission if the house takes one. */
function SettingsBar({ paying: { session, change } }: { readonly paying: Paying }) {
  const { game, rules, seats, rounding } = session.settings
  const id = useId()
  const [shown, choose] = useChosenGame(game, (id) => change(usualTable(id)))
  const pills = Array.from({ length: dealerOf(game).seats }, (_, i) => ({
    id: String(i + 1),
    name: payouts.seats(i + 1),
  }))
  return (
    <div className="trainer-wide grid grid-cols-1 items-center gap-x-3.5 gap-y-1 md:flex md:flex-wrap">
      <h1 className="pb-1 font-serif text-heading/title font-semibold tracking-title md:pb-0 md:text-title short:text-heading">
        {payouts.title}
      </h1>
      <div className="flex min-w-0 flex-wrap items-center gap-2 md:ml-2">
        <label htmlFor={`${id}-game`} className="sr-only">
          {dealerSchool.game}
        </label>
        <Select
          id={`${id}-game`}
          value={shown}
          options={GAME_IDS.map((one) => ({ value: one, name: GAME_NAMES[one] }))}
          onChoose={choose}
          className="flex-[1_1_180px]"
        />
        <div className="text-copy text-muted">
          <RulesPicker game={gameOf(game)} rules={rules} onChoose={(chosen) => change({ rules: chosen })} />
        </div>
        {takesCommission(session.settings) && (
          <>
            <label htmlFor={`${id}-rounding`} className="sr-only">
              {dealerSchool.commission}
            </label>
            <Select
              id={`${id}-rounding`}
              value={rounding.id}
              options={ROUNDINGS.map(({ id: one, says }) => ({ value: one, name: payouts.commission(one, says) }))}
              onChoose={(value) => change({ rounding: ROUNDINGS.find((one) => one.id === value) ?? ROUNDINGS[0] })}
              className="flex-[1_1_180px]"
            />
          </>
        )}
      </div>
      <div className="min-w-0 2xl:ml-auto">
        <PillRow
          label={payouts.howManySeats}
          pills={pills}
          chosen={String(seats)}
          onChoose={(count) => change({ seats: Number(count) })}
        />
      </div>
    </div>
  )
}

/** Fields for an instructor's own house. */
function OwnHouse({ paying: { session, change } }: { readonly paying: Paying }) {
  const { game, rules, house = [], limits } = session.settings
  return (
    <Unfolds name={dealerSchool.ownHouse} className="border-t px-1">
      <div className="grid gap-3 pb-2 text-small">
        <LimitFields limits={limits} onLimits={(next) => change({ limits: next })} />
        <HouseChoices choices={lonelyRulesOf(game)} chosen={house} onChoose={(chosen) => change({ house: chosen })} />
        <LiveTables game={game} rules={rules} onRules={(next) => change({ rules: next })} />
      </div>
    </Unfolds>
  )
}

interface JudgedProps {
  readonly session: Session
  readonly judged: readonly Judged[]
  readonly next: RefObject<HTMLButtonElement | null>
  readonly onNext: () => void
}

/** Below this share of seats, the panel says how rare a result is. */
const SELDOM = 0.1

/** Below this share, it is written as “1 in …”. */
const RARE = 0.005

/** What was due on each bet, why, and how to compute it. */
function JudgedPanel({ session, judged, next, onNext }: JudgedProps) {
  const right = judged.filter(({ isRight }) => isRight).length
  const isUsual = isCounted(session.board)
  const seldom = judged.some(({ due }) => (shareOfResult(session.board, due) ?? 0) < SELDOM)
  return (
    <section aria-label={dealerSchool.verdict} className="trainer-panel">
      <Heading className="animate-appear">
        {right === judged.length ? payouts.allRight : payouts.someRight(right, judged.length)}
      </Heading>
      <ul className="grid gap-3">
        {judged.map((one) => (
          <JudgedBet key={one.due.bet} judged={one} session={session} />
        ))}
      </ul>
      {seldom && isUsual && <p className="text-caption text-muted">{payouts.howOften(whole(SAMPLED_SEATS))}</p>}
      {!isUsual && <p className="text-caption text-muted">{payouts.howOftenOtherRules}</p>}
      <div className="trainer-next">
        <Button ref={next} onClick={onNext} aria-keyshortcuts="Space" className="w-full">
          {isLastSeat(session) ? payouts.nextTable : payouts.nextSeat} <KeyHint>{dealerSchool.space}</KeyHint>
        </Button>
      </div>
    </section>
  )
}

/** How rare a result is: “Comes at 2.1% of seats.”, “Comes at 1 in 500.” */
function oftenInWords(share: number | undefined): string {
  if (share === undefined) return payouts.noneHadIt
  return share < RARE ? payouts.comesOnceIn(shareInWords(share)) : payouts.comesAt(shareInWords(share))
}

function JudgedBet({ judged, session }: { readonly judged: Judged; readonly session: Session }) {
  const { due, isRight } = judged
  const hint = hintOf(due, session.settings.rounding.says)
  const share = shareOfResult(session.board, due)
  const isSeldom = isCounted(session.board) && (share ?? 0) < SELDOM
  return (
    <li className="grid grid-cols-icon-rest gap-x-3 border-t pt-3 first:border-t-0 first:pt-0">
      <RightSign isRight={isRight} size="small" />
      <div className="grid gap-0.5 text-small">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <b className="font-semibold">{betNameAt(session.board, due.bet, due.hand)}</b>
          <span className="font-semibold tabular-nums">{dueInWords(due)}</span>
        </p>
        <p className="text-muted">{sentence(becauseInWords(gameOf(session.board.game), due.because))}</p>
        {!isRight && <p className="text-blunder-ink">{payouts.youSaid(saidInWords(judged))}</p>}
        {hint !== undefined && (
          <p lang="en" className="mt-0.5 rounded-option bg-ink/5 px-2.5 py-1.5 text-caption">
            {hint}
          </p>
        )}
        {isSeldom && <p className="text-caption text-muted">{oftenInWords(share)}</p>}
      </div>
    </li>
  )
}
