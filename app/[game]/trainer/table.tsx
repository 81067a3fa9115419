'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '@/app/_components/button'
import { lastGame } from '@/app/_components/navigation'
import { Sheet } from '@/app/_components/sheet'
import { newSession, type WriteAddress } from '@/app/_components/use-opened'
import { useWarmSolver } from '@/app/_components/use-solver'
import { chrome } from '@/app/_languages/english/chrome'
import { trainer } from '@/app/_languages/english/trainer'
import type { Sides } from '@/lib/engines/round/index'
import type { Rules } from '@/lib/games/game'
import { type GameId, isGameId } from '@/lib/games/ids'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { openLog } from '@/lib/storage/log'
import type { Plan } from '@/lib/teaching/quiz/plan'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { type Opened, openSession } from './address'
import { GameSheet, type Named } from './game-sheet'
import { Hand } from './hand'
import { Heading, type Open } from './heading'
import { HelpSheet } from './help-sheet'
import { resume } from './laid-table'
import { Looking } from './looking'
import { Skeleton } from './skeleton'
import { SessionSummary } from './summary'
import { SummaryCall } from './summary-call'
import { type Playing, useRound } from './use-round'
import { useTraining } from './use-training'

interface Props {
  readonly game: AnyTaughtGame
  /** Every game there is. */
  readonly games: readonly Named[]
  readonly opened: Opened
  readonly onAddress: WriteAddress
}

/** How long a page waits for the session that its address names, in milliseconds; then it begins at the hand that the address holds. */
const PATIENCE = 3000

/** The session as this browser knows it, or as the address says. */
async function asStored(game: AnyTaughtGame, opened: Opened): Promise<Opened> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE))
  const read = await Promise.race([openLog().session(opened.id), late])
  const stored = read?.ok ? read.value : null
  const fresh = { ...opened, isLookingBack: false }
  if (stored === null) return fresh
  // A session that is known and isn't this one keeps its name: somebody changed the address.
  return resume(game, opened, stored) ?? { ...fresh, id: newSession() }
}

/** The trainer: one session after the other at the same table. Where the address named the session, this browser may know where it is. */
export function Table({ game, games, opened, isNamed, onAddress }: Props & { readonly isNamed: boolean }) {
  useWarmSolver('trainer', game.id)
  useEffect(() => {
    if (isGameId(game.id)) lastGame.change(() => game.id as GameId)
  }, [game.id])
  const [session, setSession] = useState<{ readonly opened: Opened; readonly count: number } | null>(
    isNamed ? null : { opened, count: 0 },
  )
  useEffect(() => {
    if (!isNamed) return
    let isLeft = false
    void asStored(game, opened).then((found) => {
      if (!isLeft) setSession({ opened: found, count: 0 })
    })
    return () => {
      isLeft = true
    }
  }, [game, opened, isNamed])
  const current = session?.opened
  const onElsewhere = useCallback((): void => {
    if (current === undefined) return
    void asStored(game, current).then((found) => setSession((now) => ({ opened: found, count: (now?.count ?? 0) + 1 })))
  }, [game, current])
  if (session === null) return <Skeleton title={game.name} />
  const start = (plan: Plan, rules: Rules = session.opened.rules, sides: Sides = session.opened.sides): void =>
    setSession({ opened: openSession(game, plan, rules, newSession(), sides), count: session.count + 1 })
  return (
    <Sitting
      key={session.count}
      game={game}
      games={games}
      opened={session.opened}
      onAddress={onAddress}
      isLater={session.count > 0}
      onStart={start}
      onElsewhere={onElsewhere}
    />
  )
}

interface SittingProps extends Props {
  /** Not the first since the page was opened: the focus goes to its question. */
  readonly isLater: boolean
  readonly onStart: (plan: Plan, rules?: Rules, sides?: Sides) => void
  readonly onElsewhere: () => void
}

/** A session, from its first question to its summary. */
function Sitting({ game, games, opened, onAddress, isLater, onStart, onElsewhere }: SittingProps) {
  const { plan, rules } = opened
  const [open, setOpen] = useState<Open>(opened.isLookingBack ? 'earlier' : null)
  const [isLookingBack, setLookingBack] = useState(opened.isLookingBack)
  const [lookedAt, setLookedAt] = useState<string | null>(null)
  const training = useTraining(game, rules, plan, open === 'train')
  const session = useRound(game, opened, {
    basis: training.basis,
    keep: training.log.keep,
    isEnough: training.isEnough,
    isLookingBack: isLookingBack && open === 'earlier',
    onAddress,
    onElsewhere,
  })
  const { round, records } = session
  const onLook = (id: string): void => {
    setLookedAt(id)
    setOpen('earlier')
  }
  const earlier = (
    <EarlierHands
      game={game}
      records={records}
      first={lookedAt}
      isOver={session.isOver}
      open={open === 'earlier'}
      onOpenChange={(isOpen) => {
        setOpen(isOpen ? 'earlier' : null)
        setLookedAt(null)
        setLookingBack(false)
      }}
    />
  )
  if (session.isOver) {
    const again = (): void => onStart(plan, rules)
    return (
      <>
        <SessionSummary
          game={game}
          plan={plan}
          rules={rules}
          records={records}
          rounds={session.rounds}
          challenge={opened.challenge}
          onAgain={again}
          onLook={onLook}
        />
        {earlier}
      </>
    )
  }
  const isLost = session.isWaiting && (session.seeking.status === 'nothing' || session.seeking.status === 'failed')
  const heading = (left: number | null) => (
    <Heading
      game={game}
      session={session}
      training={training}
      open={open}
      left={left}
      onOpen={setOpen}
      onStart={onStart}
    />
  )
  return (
    <>
      {round === null || isLost ? (
        <div className="trainer">
          {heading(null)}
          <div className="felt-surface trainer-felt min-h-95 rounded-box md:rounded-panel" />
          <Looking session={session} now={training.now} onChoose={() => setOpen('train')} onStart={onStart} />
        </div>
      ) : (
        <Hand
          game={game}
          playing={{ ...session, round } satisfies Playing}
          training={training}
          open={open}
          onOpen={setOpen}
          onLook={onLook}
          isLater={isLater || session.hand > 1}
          heading={heading}
        />
      )}
      <HelpSheet
        open={open === 'help'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'help' : null)}
        game={game}
        rules={rules}
      />
      <GameSheet
        game={game}
        games={games}
        open={open === 'game'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'game' : null)}
      />
      {earlier}
    </>
  )
}

interface EarlierHandsProps {
  readonly game: AnyTaughtGame
  /** The session's answers, oldest first. */
  readonly records: readonly AnswerRecord[]
  /** Whether the session is over, so that no hand waits behind the sheet. */
  readonly isOver: boolean
  /** The answer that is opened first; null: the latest. */
  readonly first: string | null
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** A sheet over the table: every answer of the session with its feedback, to read. The session waits behind it. */
function EarlierHands(props: EarlierHandsProps) {
  const { open, onOpenChange } = props
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={trainer.opensEarlier}>
      <List {...props} />
    </Sheet>
  )
}

function List({ game, records, first, isOver, onOpenChange }: EarlierHandsProps) {
  const latestFirst = [...records].reverse()
  const [opened, setOpened] = useState<string | null>(first ?? latestFirst[0]?.id ?? null)
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    // The latest is in sight by itself.
    if (first !== null) list.current?.querySelector('[aria-expanded=true]')?.scrollIntoView({ block: 'start' })
  }, [first])
  // Anywhere in the sheet, its close button too: that has the focus at first. The table's own keys rest while a sheet is open.
  useEffect(() => {
    const step = (event: KeyboardEvent): void => {
      const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
      if (by === 0) return
      const place = records.findIndex(({ id }) => id === opened)
      const to = records[place < 0 ? records.length - 1 : Math.max(0, place + by)]
      if (to === undefined) return
      event.preventDefault()
      setOpened(to.id)
    }
    window.addEventListener('keydown', step)
    return () => window.removeEventListener('keydown', step)
  }, [opened, records])
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-small text-muted">{trainer.aboutEarlier}</p>
      <ol ref={list} className="border-y">
        {latestFirst.map((record) => (
          <SummaryCall
            key={record.id}
            game={game}
            record={record}
            open={opened === record.id}
            asks={opened === record.id}
            inSheet
            onToggle={() => setOpened(opened === record.id ? null : record.id)}
            onDone={() => undefined}
          />
        ))}
      </ol>
      <Button onClick={() => onOpenChange(false)}>{isOver ? chrome.close : trainer.backToHand}</Button>
    </div>
  )
}
