'use client'

import { useId, useMemo, useRef } from 'react'
import { Felt } from '@/app/_components/felt'
import { Figure } from '@/app/_components/figure'
import { percent, plain } from '@/app/_components/format'
import { KeyHelp } from '@/app/_components/key-help'
import { OpenedPage } from '@/app/_components/opened-page'
import { PillRow } from '@/app/_components/pill-row'
import { RulesPicker } from '@/app/_components/rules-picker'
import { SessionFigures, ThisSession } from '@/app/_components/this-session'
import { useKeys } from '@/app/_components/use-keys'
import { called } from '@/app/_languages/area'
import { dealerSchool } from '@/app/_languages/english/dealer-school'
import { payouts } from '@/app/_languages/english/payouts'
import { GAME_IDS, GAME_NAMES, isGameId } from '@/lib/games/ids'
import { withUsualSides } from '@/lib/games/usual-tables'
import { seatZones, toldZones, usualTable } from '@/lib/teaching/dealer-school/board'
import { ROUNDINGS } from '@/lib/teaching/dealer-school/chips'
import { dealerOf, gameOf } from '@/lib/teaching/dealer-school/games'
import { seatOf, type SessionScore } from '@/lib/teaching/dealer-school/payouts'
import { Accuracy } from '../_parts/accuracy'
import { HouseRules } from '../_parts/house-rules'
import { settlingKeys, withNext } from '../_parts/keys'
import { useChosenGame } from '../_parts/school-games'
import { useStandingHere } from '../house-way/use-standing-here'
import { type PayoutsAddress, readAddress } from './address'
import { AnswerPanel } from './answer-panel'
import { JudgedPanel } from './judged-panel'
import { type Paying, usePayouts } from './use-payouts'
import { spokenQuestion, spokenVerdict } from './words'

/** Paying and taking, at the table that the address holds, or at a new one. */
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

/** Paying and taking: felt, bets or verdict, session. */
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
          zones={zones}
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
        <Scores score={paying.score} />
      </div>
      <KeyHelp lines={withNext(settlingKeys())} />
      <p role="status" className="sr-only">
        {judged ? spokenVerdict(judged) : spokenQuestion(session)}
      </p>
    </div>
  )
}

const nothing = (): void => undefined

/** The keys of a verdict: space goes on. */
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
  const rows = score.byKind.map(({ game, kind, name, asked, right }) => ({
    id: `${game} ${kind}`,
    name: (
      <>
        {called(name)}
        <span className="block text-caption font-normal text-muted">{GAME_NAMES[game]}</span>
      </>
    ),
    asked,
    right,
  }))
  return <Accuracy label={payouts.betByBet} of={payouts.bet} rows={rows} />
}

const SELECT = 'min-h-11 min-w-0 rounded-option border border-line-strong bg-paper px-2.5 text-small text-ink'

/** Which game and rules, how many seats, and how the house rounds its commission where it takes one. */
function SettingsBar({ paying: { session, change } }: { readonly paying: Paying }) {
  const { game, rules, seats, rounding } = session.settings
  const id = useId()
  const layout = dealerOf(game)
  const [shown, choose] = useChosenGame(game, (id) => change(usualTable(id)))
  const pills = Array.from({ length: layout.seats }, (_, i) => ({ id: String(i + 1), name: payouts.seats(i + 1) }))
  return (
    <div className="trainer-wide grid grid-cols-1 items-center gap-x-3.5 gap-y-1 md:flex md:flex-wrap">
      <h1 className="pb-1 font-serif text-heading/title font-semibold tracking-title md:pb-0 md:text-title short:text-heading">
        {payouts.title}
      </h1>
      <div className="flex min-w-0 flex-wrap items-center gap-2 md:ml-2">
        <label htmlFor={`${id}-game`} className="sr-only">
          {dealerSchool.game}
        </label>
        <select
          id={`${id}-game`}
          value={shown}
          onChange={({ target: { value } }) => isGameId(value) && choose(value)}
          className={`${SELECT} flex-[1_1_180px]`}
        >
          {GAME_IDS.map((one) => (
            <option key={one} value={one}>
              {GAME_NAMES[one]}
            </option>
          ))}
        </select>
        <div className="text-copy text-muted">
          <RulesPicker
            game={gameOf(game)}
            rules={rules}
            onChoose={(chosen) => change({ rules: withUsualSides(gameOf(game), chosen) })}
          />
        </div>
        {layout.commissionOn !== undefined && (
          <>
            <label htmlFor={`${id}-rounding`} className="sr-only">
              {dealerSchool.commission}
            </label>
            <select
              id={`${id}-rounding`}
              value={rounding.id}
              onChange={({ target: { value } }) =>
                change({ rounding: ROUNDINGS.find((one) => one.id === value) ?? ROUNDINGS[0] })
              }
              className={`${SELECT} flex-[1_1_180px]`}
            >
              {ROUNDINGS.map(({ id: one, says }) => (
                <option key={one} value={one}>
                  {payouts.commission(one, says)}
                </option>
              ))}
            </select>
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
