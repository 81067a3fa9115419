'use client'

import { useRef, useState } from 'react'
import { ArrangingFelt } from '@/app/_components/felt-arranging'
import { KeyHelp } from '@/app/_components/key-help'
import { useKeys } from '@/app/_components/use-keys'
import { useMovedCards } from '@/app/_components/use-moved-cards'
import { houseWayDrill } from '@/app/_languages/english/house-way-drill'
import { settingKeys } from '../_parts/keys'
import type { DrillAddress } from './address'
import { QuestionPanel } from './question-panel'
import { Scores } from './scores'
import { SettingsBar } from './settings-bar'
import { spokenAnswer, spokenQuestion } from './spoken'
import { useDrill } from './use-drill'
import { useFlash } from './use-flash'
import { useStandingHere } from './use-standing-here'
import { VerdictPanel } from './verdict-panel'
import { answeredZones, captionsOf, sorted, ZONE } from './zones'

interface Props {
  readonly opened: DrillAddress
  readonly onAddress: (query: string) => void
}

const FRONT = 2

/** The drill: felt, setting or verdict, session. */
export function Table({ opened, onAddress }: Props) {
  const drilling = useDrill(opened, onAddress)
  const { session, settings, course } = drilling
  const { question, verdict, low } = session
  const [inOrder, setInOrder] = useState<string | null>(null)
  const cards = inOrder === question.seed ? sorted(question.cards) : question.cards
  const moved = useMovedCards(question, FRONT)
  const faceDown = useFlash(question, settings.flash, verdict !== undefined)
  const panel = useRef<HTMLElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  useStandingHere(question, verdict, panel, next)
  const isFull = moved.picked.length === FRONT
  const toggle = (index: number): void => {
    const card = cards[index]
    if (card !== undefined && !verdict) moved.toggle(card)
  }
  const confirm = (): void => {
    if (verdict) drilling.next()
    else if (isFull) drilling.answer(moved.picked)
  }
  const sort = (): void => setInOrder(question.seed)
  const letters: Readonly<Record<string, () => void>> = { u: moved.undo, c: moved.clear, s: sort }
  useKeys({
    onNumber: toggle,
    onLetter: (letter) => !verdict && letters[letter]?.(),
    onNext: confirm,
    onBack: () => !verdict && moved.undo(),
  })
  const arranging = verdict
    ? undefined
    : {
        zone: ZONE,
        into: houseWayDrill.inFront,
        count: FRONT,
        rest: houseWayDrill.behind,
        picked: moved.picked,
        captions: faceDown ? {} : captionsOf(course.dealing, cards, moved.picked),
        onToggle: moved.toggle,
        faceDown,
      }
  const spoken = verdict ? spokenAnswer(verdict) : spokenQuestion(cards, faceDown)
  return (
    <div className="trainer">
      <SettingsBar drilling={drilling} />
      <div className="trainer-felt">
        <ArrangingFelt
          zones={
            verdict
              ? answeredZones(question.cards, low, verdict)
              : [{ kind: 'cards', id: ZONE, name: houseWayDrill.dealersHand, owner: 'player', cards }]
          }
          animated
          arranging={arranging}
          className="h-full"
        />
      </div>
      {verdict ? (
        <VerdictPanel drilling={drilling} verdict={verdict} next={next} />
      ) : (
        <QuestionPanel
          panel={panel}
          moved={moved}
          isFull={isFull}
          faceDown={faceDown}
          flash={settings.flash}
          count={cards.length}
          onSort={sort}
          onConfirm={confirm}
        />
      )}
      <div className="trainer-wide">
        <Scores drilling={drilling} />
      </div>
      <KeyHelp lines={settingKeys()} />
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  )
}
