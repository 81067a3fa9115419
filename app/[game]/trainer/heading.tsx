'use client'

import { stageName } from '@/app/_felt/names'
import { IconButton, TextButton } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { ChevronDown, CircleQuestionMark } from 'lucide-react'
import { classes } from '@/app/_ui/classes'
import { RulesPicker } from '@/app/_settings/rules-picker'
import { trainer } from '@/app/_languages/words'
import { type Sides, sidesOf } from '@/lib/engines/round/index'
import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import type { Plan } from '@/lib/teaching/quiz/plan'
import { SessionBar } from './session-bar'
import { SideBetsPicker } from './side-bets-picker'
import { TrainControl } from './train-control'
import type { Session } from './use-round'
import { isOfCourse, type Training } from './use-training'

/** The panel that is open over the table. The clock pauses meanwhile. */
export type Open = 'help' | 'train' | 'earlier' | 'game' | 'scores' | null

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

/** The game, its rules and side bets, then what is trained and the session's progress. */
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
        {/* On phones, the buttons name a game's only stage, and the felt needs the room. */}
        <p className={classes('text-copy text-muted', game.stages.length === 1 && 'max-md:sr-only')}>{stage}</p>
        <div className="-ml-2 flex items-center gap-x-1.5 text-copy text-muted max-2xl:ml-0">
          <span aria-hidden="true" className="max-2xl:hidden">
            ·
          </span>
          <div className={classes(game.sideBets.length > 0 && 'max-md:max-w-[12em] short:max-w-none')}>
            <RulesPicker game={game} rules={rules} onChoose={(chosen) => onStart(plan, chosen, sides)} />
          </div>
          {game.sideBets.length > 0 && <span aria-hidden="true">·</span>}
          <SideBetsPicker
            game={game}
            rules={rules}
            placed={round === null ? sides : sidesOf(round.state)}
            onChange={change}
          />
        </div>
      </div>
      {/* Beside the name if there is room, otherwise on a line of its own. */}
      <div className="flex w-full min-w-0 flex-wrap items-center gap-x-4 2xl:w-auto 2xl:max-w-[52%] short:w-auto">
        <TrainControl
          game={game}
          rules={rules}
          plan={plan}
          training={training}
          open={open === 'train'}
          onOpenChange={(isOpen) => onOpen(isOpen ? 'train' : null)}
          onStart={(chosen) => onStart(chosen, rules, sides)}
        />
        <NewHere game={game} session={session} training={training} onOpen={onOpen} />
        <SessionBar session={session} left={left} />
      </div>
      <IconButton
        onClick={() => onOpen('help')}
        aria-label={trainer.helpButton}
        aria-keyshortcuts="?"
        className="absolute -top-2.5 -right-2 md:top-0 md:right-0"
      >
        <CircleQuestionMark size={19} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  )
}

/**
 * Before a game's first answer in this browser: links to its rules, and to its course unless the session belongs to it.
 */
function NewHere({
  game,
  session: { plan, records },
  training: { log },
  onOpen,
}: Pick<Props, 'game' | 'session' | 'training' | 'onOpen'>) {
  if (log.status === 'opening' || log.answers.length > 0 || records.length > 0) return null
  return (
    <p className="text-small">
      <TextButton onClick={() => onOpen('help')} className="inline-flex items-center">
        {trainer.inThirtySeconds}
      </TextButton>
      {!isOfCourse(plan) && (
        <>
          {' · '}
          <Link href={`/${game.id}/learn`} prefetch={false} className="link inline-flex min-h-11 items-center">
            {trainer.learn}
          </Link>
        </>
      )}
    </p>
  )
}
