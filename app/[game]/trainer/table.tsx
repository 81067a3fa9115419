'use client'

import type { Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { useCallback, useEffect, useState } from 'react'
import { lastGame } from '@/app/_components/last-game'
import { type GameId, isGameId } from '@/lib/games/ids'
import { newSession, type WriteAddress } from '@/app/_components/use-opened'
import { useWarmSolver } from '@/app/_components/use-solver'
import type { Sides } from '@/lib/engines/round/index'
import type { Plan } from '@/lib/teaching/quiz/plan'
import { openLog } from '@/lib/storage/log'
import { openSession, type Opened } from './address'
import { EarlierHands } from './earlier-hands'
import { GameSheet, type Named } from './game-sheet'
import { Hand } from './hand'
import { Heading, type Open } from './heading'
import { HelpSheet } from './help-sheet'
import { resume } from './laid-table'
import { Looking } from './looking'
import { Skeleton } from './skeleton'
import { SessionSummary } from './summary'
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
  if (session.isOver) {
    const again = (): void => onStart(plan, rules)
    return (
      <SessionSummary
        game={game}
        plan={plan}
        rules={rules}
        records={records}
        rounds={session.rounds}
        challenge={opened.challenge}
        onAgain={again}
      />
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
      <EarlierHands
        game={game}
        records={records}
        open={open === 'earlier'}
        onOpenChange={(isOpen) => {
          setOpen(isOpen ? 'earlier' : null)
          setLookingBack(false)
        }}
      />
    </>
  )
}
