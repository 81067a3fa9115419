'use client'

import { dealerSchool, houseWayDrill, wayHands, waySentences } from '@/app/_languages/words'
import { useStandingHere, VerdictHeading } from '../_parts/verdict'
import { Select } from '@/app/_ui/field'
import { Link } from '@/app/_ui/link'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Button, KeyHint } from '@/app/_ui/button'
import { classes } from '@/app/_ui/classes'
import { ArrangingFelt, useMovedCards } from '@/app/_felt/felt-arranging'
import { Figure } from '@/app/_solver/figure'
import { percent, plain } from '@/app/_languages/format'
import { KeyHelp } from '@/app/_ui/key-help'
import { OpenedPage } from '@/app/_ui/opened-page'
import { PillRow } from '@/app/_ui/pill-row'
import { SessionFigures, ThisSession } from '@/app/_solver/this-session'
import { useKeys } from '@/app/_ui/use-keys'
import { clauseInWords, wayInWords, SAID } from '@/app/house-ways/_parts/clause-words'
import { handsInWords, shareInWords } from '@/app/house-ways/_parts/share'
import { useSaved } from '@/app/house-ways/editor/saved'
import { problemInWords } from '@/app/_ui/problem-words'
import { byFamily, type HouseWay, KNOWN_WAYS, makeWay, wayOf } from '@/lib/engines/pai-gow/index'
import { makeAsked, parseAsked, type Question } from '@/lib/teaching/house-ways/drill'
import type { Verdict } from '@/lib/teaching/house-ways/verdict'
import { Accuracy } from '../_parts/accuracy'
import { settingKeys } from '../_parts/keys'
import { sentence } from '@/lib/text'
import { type DrillAddress, type Flash, FLASHES, readAddress } from './address'
import { QuestionPanel, spokenAnswer, spokenQuestion } from './question-panel'
import { type Drilling, useDrill } from './use-drill'
import { answeredZones, captionsOf, sorted, ZONE } from './zones'

interface VerdictPanelProps {
  readonly drilling: Drilling
  readonly verdict: Verdict
  readonly next: RefObject<HTMLButtonElement | null>
}

/**
 * The verdict: whether the setting was right, which clause applies and why, and which mistake the trainee probably
 * made.
 */
function VerdictPanel({ drilling, verdict, next }: VerdictPanelProps) {
  const { clause, front, behind, applied, isRight } = verdict
  const { way } = drilling.settings
  const share = drilling.often(clause.id)
  return (
    <section aria-label={dealerSchool.verdict} className="trainer-panel">
      <VerdictHeading
        isRight={verdict.isRight}
        title={
          verdict.isRight
            ? houseWayDrill.right
            : verdict.applied?.kind === 'foul'
              ? houseWayDrill.foul
              : houseWayDrill.notThisWay
        }
      >
        {verdict.isOtherCards && <p className="text-small text-muted">{houseWayDrill.otherCards}</p>}
      </VerdictHeading>
      <div className="grid gap-1.5">
        <p className="text-caption text-muted tabular-nums">
          <b className="font-semibold text-ink">{clause.id}</b>
          {share !== undefined && <span> · {handsInWords(share)}</span>}
        </p>
        <p className="font-strong">{clauseInWords(clause.sentence)}</p>
        <p className="text-small text-muted">
          {sentence(houseWayDrill.setting(wayHands.half(front), wayHands.half(behind)))}
        </p>
      </div>
      {!isRight && applied && (
        <p className="rounded-option bg-blunder/8 px-3 py-2.5 text-small">{waySentences.applied(applied, SAID)}</p>
      )}
      <div className="grid gap-1.5">
        <h3 className="text-caption text-muted">{houseWayDrill.whyNoEarlier}</h3>
        <ul className="grid gap-1 text-small">
          {waySentences.passed(verdict).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      {KNOWN_WAYS.includes(way) && (
        <p className="text-small">
          <Link href={`/house-ways/${way.id}#${clause.id}`} className="link inline-flex min-h-11 items-center">
            {houseWayDrill.inReference}
          </Link>
        </p>
      )}
      <div className="trainer-next">
        <Button ref={next} onClick={drilling.next} aria-keyshortcuts="Space" className="w-full">
          {houseWayDrill.nextHand} <KeyHint>{dealerSchool.space}</KeyHint>
        </Button>
      </div>
    </section>
  )
}

const flashPills = () =>
  FLASHES.map((seconds) => ({
    id: String(seconds),
    name: seconds === 0 ? houseWayDrill.open : houseWayDrill.seconds(seconds),
    title: seconds === 0 ? houseWayDrill.liesOpen : houseWayDrill.liesOpenFor(seconds),
  }))

/** The choice of the house way, the clauses, and how long the cards are visible. */
function SettingsBar({ drilling }: { readonly drilling: Drilling }) {
  const { settings, course, change } = drilling
  const id = useId()
  const saved = useSaved().ways.filter(({ id: one }) => one !== settings.way.id)
  const [refused, setRefused] = useState<string | null>(null)
  const ways = [...KNOWN_WAYS, ...(KNOWN_WAYS.includes(settings.way) ? [] : [settings.way]), ...saved]
  const chooseWay = (way: HouseWay): void => {
    // The trainee's own way may have been saved incomplete.
    const read = wayOf(makeWay(way))
    setRefused(read.ok ? null : problemInWords(read.problem))
    if (read.ok) change({ way: read.value, asked: { kind: 'all' } })
  }
  const choose = (text: string): void => {
    const asked = parseAsked(course.dealing, text)
    if (asked.ok) change({ asked: asked.value })
  }
  return (
    <div className="trainer-wide grid grid-cols-1 items-center gap-x-3.5 gap-y-1 md:flex md:flex-wrap">
      <h1 className="pb-1 font-serif text-heading/title font-semibold tracking-title md:pb-0 md:text-title short:text-heading">
        {houseWayDrill.title}
      </h1>
      <div className="flex min-w-0 items-center gap-2 md:ml-2">
        <label htmlFor={`${id}-way`} className="sr-only">
          {dealerSchool.houseWay}
        </label>
        <Select
          id={`${id}-way`}
          value={String(ways.indexOf(settings.way))}
          options={ways.map((one, i) => ({ value: String(i), name: wayInWords(one) }))}
          onChoose={(at) => chooseWay(ways[Number(at)]!)}
        />
        <label htmlFor={`${id}-clauses`} className="sr-only">
          {dealerSchool.whatIsAsked}
        </label>
        <Select id={`${id}-clauses`} value={makeAsked(settings.asked)} onChoose={choose} className="flex-1">
          <Choices drilling={drilling} />
        </Select>
      </div>
      {refused !== null && (
        <p role="alert" className="text-small text-blunder-ink">
          {refused}
        </p>
      )}
      <div className="min-w-0 2xl:ml-auto">
        <PillRow
          label={houseWayDrill.howLong}
          pills={flashPills()}
          chosen={String(settings.flash)}
          onChoose={(seconds) => change({ flash: FLASHES.find((one) => String(one) === seconds) ?? 0 })}
        />
      </div>
    </div>
  )
}

function Choices({ drilling: { settings, course } }: { readonly drilling: Drilling }) {
  const families = byFamily(course.dealing.way.clauses)
  const chosen = settings.asked
  return (
    <>
      <option value="all">{houseWayDrill.everyClause}</option>
      {chosen.kind === 'clauses' && chosen.ids.length > 1 && (
        <option value={makeAsked(chosen)}>{houseWayDrill.someClauses(chosen.ids.length)}</option>
      )}
      <optgroup label={houseWayDrill.oneFamily}>
        {families.map(({ family }) => (
          <option key={family.id} value={makeAsked({ kind: 'family', family: family.id })}>
            {wayHands.families[family.id]}
          </option>
        ))}
      </optgroup>
      {families.map(({ family, clauses }) => (
        <optgroup key={family.id} label={wayHands.families[family.id]}>
          {clauses.map((clause) => (
            <option key={clause.id} value={clause.id}>
              {clause.id}: {clauseInWords(clause.sentence)}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  )
}

interface Props {
  readonly opened: DrillAddress
  readonly onAddress: (query: string) => void
}

const FRONT = 2

/** The drill: the felt, the question or verdict, and the session. */
function Table({ opened, onAddress }: Props) {
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

function ByClause({ drilling: { score, often, course } }: { readonly drilling: Drilling }) {
  const rows = score.byClause.map(({ clause: id, asked, right }) => {
    const share = often(id)
    const clause = course.dealing.way.clauses.find((one) => one.id === id)
    const name = (
      <>
        {id}
        <span className="block text-caption font-normal text-muted">{clause && clauseInWords(clause.sentence)}</span>
      </>
    )
    return { id, name, asked, right, more: share === undefined ? '—' : shareInWords(share) }
  })
  return (
    <Accuracy label={houseWayDrill.byClause} of={houseWayDrill.clause} more={houseWayDrill.comesAtTable} rows={rows} />
  )
}

/** Whether the cards are face down: from `flash` seconds after the deal until the answer. */
function useFlash(question: Question, flash: Flash, isAnswered: boolean): boolean {
  const [over, setOver] = useState<Question | null>(null)
  useEffect(() => {
    if (flash === 0) return
    const timer = setTimeout(() => setOver(question), flash * 1000)
    return () => clearTimeout(timer)
  }, [question, flash])
  return flash > 0 && !isAnswered && over === question
}

/** The drill, with the hand in the address or a new one. */
export function Drill() {
  return (
    <OpenedPage read={readAddress} dealt="hand" back={{ href: '/house-ways', name: houseWayDrill.toWays }}>
      {(opened, onAddress) => <Table opened={opened} onAddress={onAddress} />}
    </OpenedPage>
  )
}
