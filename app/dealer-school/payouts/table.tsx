'use client'

import { useMemo, useRef } from 'react'
import { Felt } from '@/app/_components/felt'
import { KeyHelp } from '@/app/_components/key-help'
import { useKeys } from '@/app/_components/use-keys'
import { seatZones, toldZones } from '@/lib/teaching/dealer-school/board'
import { seatOf } from '@/lib/teaching/dealer-school/payouts'
import { useStandingHere } from '../house-way/use-standing-here'
import { HouseRules } from '../_parts/house-rules'
import { settlingKeys, withNext } from '../_parts/keys'
import type { PayoutsAddress } from './address'
import { AnswerPanel } from './answer-panel'
import { JudgedPanel } from './judged-panel'
import { Scores } from './scores'
import { SettingsBar } from './settings-bar'
import { usePayouts } from './use-payouts'
import { spokenQuestion, spokenVerdict } from './words'

interface Props {
  readonly opened: PayoutsAddress
  readonly onAddress: (query: string) => void
}

/** Paying and taking: felt, bets or verdict, session. */
export function Table({ opened, onAddress }: Props) {
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
