'use client'

import { useState } from 'react'
import { newSession } from '@/app/_components/use-opened'
import { useWarmSolver } from '@/app/_components/use-solver'
import type { AnyGame, Rules } from '@/lib/games/game'
import type { Sides } from '@/lib/games/sides'
import type { Plan } from '@/lib/quiz/plan'
import { openSession, type Opened } from './address'
import { Hand } from './hand'
import { Heading } from './heading'
import { HelpSheet } from './help-sheet'
import { Looking } from './looking'
import { sessionAnswers } from './resumed'
import { SessionSummary } from './summary'
import { useKept } from './use-kept'
import { type Playing, useRound } from './use-round'
import { useTraining } from './use-training'

interface Props {
  readonly game: AnyGame
  readonly opened: Opened
  readonly onAddress: (query: string) => void
}

/** The sheet that is open over the table; the clock stands meanwhile. */
export type Open = 'help' | 'train' | null

/** The trainer: one session after the other at the same table. */
export function Table({ game, opened, onAddress }: Props) {
  useWarmSolver('trainer', game.id)
  const [session, setSession] = useState({ opened, count: 0 })
  const start = (plan: Plan, rules: Rules = session.opened.rules, sides: Sides = session.opened.sides): void =>
    setSession({ opened: openSession(game, plan, rules, newSession(), sides), count: session.count + 1 })
  return (
    <Sitting
      key={session.count}
      game={game}
      opened={session.opened}
      onAddress={onAddress}
      isLater={session.count > 0}
      onStart={start}
    />
  )
}

interface SittingProps extends Props {
  /** Not the first since the page was opened: the focus goes to its question. */
  readonly isLater: boolean
  readonly onStart: (plan: Plan, rules?: Rules, sides?: Sides) => void
}

/** A session, from its first question to its summary. */
function Sitting({ game, opened, onAddress, isLater, onStart }: SittingProps) {
  const { plan, rules } = opened
  const [open, setOpen] = useState<Open>(null)
  const training = useTraining(game, rules, plan, open === 'train')
  const session = useRound(game, opened, training.basis, onAddress)
  const kept = useKept(game, rules, session, training.log.add)
  const { round } = session
  if (session.isOver) {
    const again = (): void => onStart(plan, rules)
    return (
      <SessionSummary
        game={game}
        plan={plan}
        records={sessionAnswers(opened, training.log.answers, kept.answers)}
        rounds={kept.rounds}
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
          <div className="felt-surface trainer-felt min-h-[380px] rounded-[18px] min-[700px]:rounded-panel" />
          <Looking session={session} now={training.now} onChoose={() => setOpen('train')} onStart={onStart} />
        </div>
      ) : (
        <Hand
          game={game}
          playing={{ ...session, round } satisfies Playing}
          training={training}
          kept={kept}
          open={open}
          onOpen={setOpen}
          isLater={isLater || session.hand > 1}
          heading={heading}
        />
      )}
      <HelpSheet
        open={open === 'help'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'help' : null)}
        unit={game.unit}
        arrange={game.arrange}
      />
    </>
  )
}
