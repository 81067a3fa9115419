'use client'

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '@/app/_ui/button'
import { lastGame } from '@/app/_site/navigation'
import { ProgressLine } from '@/app/_ui/progress-line'
import { Sheet } from '@/app/_ui/dialog'
import { newSession, type WriteAddress } from '@/app/_ui/use-address'
import { useWarmSolver } from '@/app/_solver/use-solver'
import { chrome, trainer, trainerSummary } from '@/app/_languages/words'
import { problemInWords } from '@/app/_ui/problem-words'
import type { Sides } from '@/lib/engines/round/index'
import type { Rules } from '@/lib/game/game'
import { type GameId, isGameId } from '@/lib/games/ids'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { openLog } from '@/app/progress/open-log'
import { MOST_TRIES } from '@/lib/teaching/quiz/choose'
import type { Plan } from '@/lib/teaching/quiz/plan'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { type Opened, openSession } from './address'
import { handsKey, parseChallenges } from './challenge'
import { addFriends, Scores } from './scoreboard'
import { useFirstVisit } from './first-visit'
import { GameSheet, type Named } from './game-sheet'
import { Hand } from './hand'
import { Heading, type Open } from './heading'
import { HelpSheet, type RoundStep } from './help-sheet'
import { resume } from './laid-table'
import { whenInWords } from './plan-words'
import { Skeleton } from '@/app/_solver/skeleton'
import { SessionSummary } from './summary'
import { SummaryCall } from './summary-call'
import { type Playing, type Session, useRound } from './use-round'
import { useTraining } from './use-training'

interface LookingProps {
  readonly session: Session
  readonly now: number
  /** Opens the sheet to choose something else. */
  readonly onChoose: () => void
  /** Starts another session. */
  readonly onStart: (plan: Plan) => void
}

/** Shown in place of the decision while a question is being searched for, or if there is none. */
function Looking({ session, now, onChoose, onStart }: LookingProps) {
  const { seeking, plan } = session
  const { outcome } = seeking
  if (outcome?.kind === 'nothing' && plan.choice === 'mistakes')
    return <NothingToFix session={session} onChoose={onChoose} onStart={onStart} />
  if (outcome?.kind === 'nothing')
    return <NothingDue due={outcome.due} now={now} session={session} onChoose={onChoose} onStart={onStart} />
  if (outcome?.kind === 'failed') {
    return (
      <Panel title={trainer.noHandFound} isLater={session.isWaiting}>
        <p role="alert">{problemInWords(outcome.problem)}</p>
        <Button onClick={seeking.retry}>{trainer.tryAgain}</Button>
        <Button look="quiet" onClick={onChoose}>
          {trainer.trainElse}
        </Button>
      </Panel>
    )
  }
  return (
    <Panel title={trainer.theNextHand} isLater={session.isWaiting}>
      <p role="status">
        {seeking.status === 'waiting'
          ? trainer.readingRecord
          : plan.choice === 'close'
            ? trainer.lookingForClose
            : trainer.dealing}
      </p>
      {plan.choice === 'close' && <ProgressLine done={seeking.tried / MOST_TRIES} label={trainer.handsTried} />}
    </Panel>
  )
}

/** What the player can do if no repetition is due. */
function NothingDue({ due, now, session, onChoose, onStart }: LookingProps & { readonly due: number | null }) {
  const { drill, length } = session.plan
  const rest = { drill, ...(length === undefined ? {} : { length }) }
  return (
    <Panel title={trainer.nothingDue} isLater={session.isWaiting}>
      {due !== null && due <= now && <Button onClick={session.seeking.retry}>{trainer.nowDue}</Button>}
      <p role="status">{due === null ? trainer.nothingLearned : trainer.nextComes(whenInWords(due, now))}</p>
      {due !== null && <Button onClick={() => onStart({ ...rest, choice: 'worth' })}>{trainer.byValueInstead}</Button>}
      <Button look={due === null ? 'dark' : 'quiet'} onClick={() => onStart({ ...rest, choice: 'dealt' })}>
        {trainer.handsAsDealt}
      </Button>
      <Button look="quiet" onClick={onChoose}>
        {trainer.chooseElse}
      </Button>
      {session.score.asked > 0 && (
        <Button look="quiet" onClick={session.end}>
          {trainer.endSession}
        </Button>
      )}
    </Panel>
  )
}

/** What the player can do if every mistake was answered right since. */
function NothingToFix({ session, onChoose, onStart }: Omit<LookingProps, 'now'>) {
  const { drill } = session.plan
  return (
    <Panel title={trainer.nothingToFix} isLater={session.isWaiting}>
      <p role="status">{trainer.allFixed}</p>
      <Button onClick={() => onStart({ drill, choice: 'due' })}>{trainer.dueInstead}</Button>
      <Button look="quiet" onClick={() => onStart({ drill, choice: 'dealt' })}>
        {trainer.handsAsDealt}
      </Button>
      <Button look="quiet" onClick={onChoose}>
        {trainer.chooseElse}
      </Button>
    </Panel>
  )
}

/** With `isLater`, it replaces a hand and takes over its focus. */
function Panel({
  title,
  isLater,
  children,
}: {
  readonly title: string
  readonly isLater: boolean
  readonly children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isLater) heading.current?.focus({ preventScroll: true })
  }, [isLater, title])
  return (
    <section aria-label={title} className="trainer-panel text-small">
      <h2 ref={heading} tabIndex={-1} className="text-verdict font-semibold tracking-snug">
        {title}
      </h2>
      {children}
    </section>
  )
}

interface Props {
  readonly game: AnyTaughtGame
  /** All games. */
  readonly games: readonly Named[]
  /** A round in words. */
  readonly steps: readonly RoundStep[]
  readonly opened: Opened
  /** Whether the address has only the game, or a lesson of it. */
  readonly isPlain: boolean
  readonly onAddress: WriteAddress
}

/**
 * How long the page waits for the stored session that its address names, in milliseconds. After that, it starts with
 * the hand in the address.
 */
const PATIENCE = 3000

/** The session as this browser stored it, or else as the address has it. */
async function asStored(game: AnyTaughtGame, opened: Opened): Promise<Opened> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE))
  const read = await Promise.race([openLog().session(opened.id), late])
  const stored = read?.ok ? read.value : null
  const fresh = { ...opened, isLookingBack: false }
  if (stored === null) return fresh
  // If the browser knows a different session of this name, someone changed the address. The stored one keeps its name.
  return resume(game, opened, stored) ?? { ...fresh, id: newSession() }
}

/**
 * The trainer: one session after the other at the same table. If the address names a session, this browser may have
 * stored it.
 */
export function Table({
  game,
  games,
  steps,
  opened,
  isNamed,
  isPlain,
  onAddress,
}: Props & { readonly isNamed: boolean }) {
  useWarmSolver('trainer', game.id)
  useEffect(() => {
    if (isGameId(game.id)) lastGame.change(() => game.id as GameId)
  }, [game.id])
  const [session, setSession] = useState<{ readonly opened: Opened; readonly count: number } | null>(
    isNamed ? null : { opened, count: 0 },
  )
  useEffect(() => {
    const scores = parseChallenges(opened.challenge)
    if (scores.ok && scores.value.length > 0 && opened.plan.length !== undefined)
      addFriends(handsKey(game.id, opened.seed, opened.plan.length), scores.value)
  }, [game, opened])
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
      steps={steps}
      opened={session.opened}
      isPlain={isPlain && session.count === 0}
      onAddress={onAddress}
      isLater={session.count > 0}
      onStart={start}
      onElsewhere={onElsewhere}
    />
  )
}

interface SittingProps extends Props {
  /** Whether an earlier session was shown since the page was opened. The focus then moves to the question. */
  readonly isLater: boolean
  readonly onStart: (plan: Plan, rules?: Rules, sides?: Sides) => void
  readonly onElsewhere: () => void
}

/** A session from its first question to its summary. */
function Sitting({ game, games, steps, opened, isPlain, onAddress, isLater, onStart, onElsewhere }: SittingProps) {
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
  useFirstVisit({ game: game.id, isPlain, log: training.log, onFirst: () => setOpen('help') })
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
          hands={session.hands}
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
        steps={steps}
      />
      <GameSheet
        game={game}
        games={games}
        open={open === 'game'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'game' : null)}
      />
      {opened.challenge !== null && plan.length !== undefined && (
        <Sheet
          open={open === 'scores'}
          onOpenChange={(isOpen) => setOpen(isOpen ? 'scores' : null)}
          title={trainerSummary.scoreboard}
        >
          <Scores
            game={game}
            hands={handsKey(game.id, session.firstSeed, plan.length)}
            seed={session.firstSeed}
            records={records}
          />
        </Sheet>
      )}
      {earlier}
    </>
  )
}

interface EarlierHandsProps {
  readonly game: AnyTaughtGame
  /** The session's answers, oldest first. */
  readonly records: readonly AnswerRecord[]
  /** Whether the session is over, so that no hand is waiting behind the sheet. */
  readonly isOver: boolean
  /** The answer that is open at first; null for the latest. */
  readonly first: string | null
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** A sheet over the table with every answer of the session and its feedback. The session pauses meanwhile. */
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
    // The latest is in view already.
    if (first !== null) list.current?.querySelector('[aria-expanded=true]')?.scrollIntoView({ block: 'start' })
  }, [first])
  // Handles keys anywhere in the sheet, including its close button, which has the focus at first. The table's own keys
  // are off while a sheet is open.
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
