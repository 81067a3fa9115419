'use client'

import { useEffect, useRef, useState } from 'react'
import { classes } from '@/app/_components/classes'
import { ArrangingFelt } from '@/app/_components/felt-arranging'
import { Figure } from '@/app/_components/figure'
import { percent, plain } from '@/app/_components/format'
import { KeyHelp } from '@/app/_components/key-help'
import { SessionFigures, ThisSession } from '@/app/_components/this-session'
import { useKeys } from '@/app/_components/use-keys'
import { useMovedCards } from '@/app/_components/use-moved-cards'
import { dealerSchool } from '@/app/_languages/english/dealer-school'
import { houseWayDrill } from '@/app/_languages/english/house-way-drill'
import { shareInWords } from '@/app/house-ways/_parts/share'
import type { Question } from '@/lib/teaching/house-ways/drill'
import { Accuracy } from '../_parts/accuracy'
import { settingKeys } from '../_parts/keys'
import type { DrillAddress, Flash } from './address'
import { QuestionPanel } from './question-panel'
import { SettingsBar } from './settings-bar'
import { spokenAnswer, spokenQuestion } from './spoken'
import { type Drilling, useDrill } from './use-drill'
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

const SECOND = 1000

/** The session so far. */
function Scores({ drilling }: { readonly drilling: Drilling }) {
  return (
    <ThisSession asked={drilling.score.asked} before={houseWayDrill.before}>
      <div className="grid gap-4">
        <Figures score={drilling.score} />
        <ByClause drilling={drilling} />
      </div>
    </ThisSession>
  )
}

function Figures({ score }: { readonly score: Drilling['score'] }) {
  return (
    <div className="grid items-end gap-x-11 gap-y-3 2xl:grid-cols-auto-free">
      <SessionFigures>
        <Figure label={houseWayDrill.thisSession} after={percent(score.right / score.asked, 0)}>
          {dealerSchool.ofAll(score.right, score.asked)}
        </Figure>
        <Figure label={houseWayDrill.inARow} after={houseWayDrill.best(score.longestStreak)}>
          {score.streak}
        </Figure>
        <Figure label={houseWayDrill.timeForHand} after={dealerSchool.middleSeconds}>
          {score.medianMs === undefined ? '—' : plain(score.medianMs / SECOND, 1)}
        </Figure>
      </SessionFigures>
      <div aria-hidden="true" className="flex h-9.5 items-end gap-1.5 2xl:justify-end">
        {score.recent.map((isRight, i) => (
          <i key={i} className={classes('w-2.25 rounded-bar', isRight ? 'h-2 bg-best' : 'h-7 bg-blunder')} />
        ))}
      </div>
    </div>
  )
}

function ByClause({ drilling: { score, often } }: { readonly drilling: Drilling }) {
  const rows = score.byClause.map(({ clause, asked, right }) => {
    const share = often(clause)
    return { id: clause, name: clause, asked, right, more: share === undefined ? '—' : shareInWords(share) }
  })
  return (
    <Accuracy label={houseWayDrill.byClause} of={houseWayDrill.clause} more={houseWayDrill.comesAtTable} rows={rows} />
  )
}

/** Whether the cards lie face down by now: `flash` seconds after the deal, until the answer. */
function useFlash(question: Question, flash: Flash, isAnswered: boolean): boolean {
  const [over, setOver] = useState<Question | null>(null)
  useEffect(() => {
    if (flash === 0) return
    const timer = setTimeout(() => setOver(question), flash * 1000)
    return () => clearTimeout(timer)
  }, [question, flash])
  return flash > 0 && !isAnswered && over === question
}
