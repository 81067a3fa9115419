'use client'

import type { Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { ChevronDown, CircleQuestionMark } from 'lucide-react'
import { classes } from '@/app/_components/classes'
import { RulesPicker } from '@/app/_components/rules-picker'
import { SideBetsPicker } from '@/app/_components/side-bets-picker'
import { trainer } from '@/app/_languages/english/trainer'
import { sidesOf, type Sides } from '@/lib/engines/round/index'
import type { Plan } from '@/lib/teaching/quiz/plan'
import { SessionBar } from './session-bar'
import { TrainControl } from './train-control'
import type { Session } from './use-round'
import type { Training } from './use-training'
import { stageName } from './words'

/** What is open over the table; the clock is paused meanwhile. */
export type Open = 'help' | 'train' | 'earlier' | 'game' | null

interface Props {
  readonly game: AnyTaughtGame
  readonly session: Session
  readonly training: Training
  readonly open: Open
  /** Milliseconds left on the clock. */
  readonly left: number | null
  readonly onOpen: (open: Open) => void
  readonly onStart: (plan: Plan, rules?: Rules, sides?: Sides) => void
}

/** The game, its rules and side bets; then what is trained, and how far the session is. */
export function Heading({ game, session, training, open, left, onOpen, onStart }: Props) {
  const { plan, round, rules, sides, change } = session
  const stage =
    round === null ? '' : round.phase.kind === 'ended' ? trainer.endOfRound : stageName(game, round.phase.stage)
  return (
    <div className="trainer-wide relative flex flex-wrap items-center justify-between gap-x-6 md:gap-y-2 md:pr-11">
      <div className="flex flex-wrap items-center gap-x-3.5 md:items-baseline">
        <h1 className="max-md:w-full max-md:pr-9 short:w-auto font-serif text-heading/title font-semibold tracking-title md:text-title short:text-heading">
          <button
            type="button"
            onClick={() => onOpen('game')}
            aria-haspopup="dialog"
            className="inline-flex min-h-9 items-center gap-1.5 text-left hover:text-best-ink"
          >
            {game.name}
            <ChevronDown size={16} aria-hidden="true" className="shrink-0" />
          </button>
        </h1>
        <p className="text-copy text-muted">{stage}</p>
        <div className="-ml-2 flex items-center gap-x-1.5 text-copy text-muted max-2xl:ml-0">
          <span aria-hidden="true" className="max-2xl:hidden">
            ·
          </span>
          <div className={classes(game.sideBets.length > 0 && 'max-md:max-w-[12em] short:max-w-none')}>
            <RulesPicker game={game} rules={rules} onChoose={(chosen) => onStart(plan, chosen, sides)} />
          </div>
          {game.sideBets.length > 0 && <span aria-hidden="true">·</span>}
          <SideBetsPicker game={game} placed={round === null ? sides : sidesOf(round.state)} onChange={change} />
        </div>
      </div>
      {/* Beside the name where there is room, else a line of its own from the left. */}
      <div className="flex w-full min-w-0 items-center gap-x-4 2xl:w-auto 2xl:max-w-[52%] short:w-auto">
        <TrainControl
          game={game}
          rules={rules}
          plan={plan}
          training={training}
          open={open === 'train'}
          onOpenChange={(isOpen) => onOpen(isOpen ? 'train' : null)}
          onStart={(chosen) => onStart(chosen, rules, sides)}
        />
        <SessionBar session={session} left={left} />
      </div>
      <button
        type="button"
        onClick={() => onOpen('help')}
        aria-label={trainer.helpButton}
        aria-keyshortcuts="?"
        className="absolute -top-2.5 -right-2 grid h-11 w-11 place-items-center rounded-full text-muted hover:text-ink md:top-0 md:right-0"
      >
        <CircleQuestionMark size={19} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  )
}
