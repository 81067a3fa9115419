'use client'

import Link from 'next/link'
import { type ReactNode, useRef } from 'react'
import { DeadCards } from '@/app/_components/dead-cards'
import { ArrangingFelt } from '@/app/_components/felt-arranging'
import { SessionStrip } from '@/app/_components/session-strip'
import { trainer as words } from '@/app/_languages/english/trainer'
import { useKeys } from '@/app/_components/use-keys'
import { useSounds } from '@/app/_components/use-sounds'
import type { Zone } from '@/lib/games/felt'
import type { AnyGame } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { doneAt } from '@/lib/teaching/quiz/round'
import type { AnyRound } from './address'
import { Because } from './because'
import { DecisionPanel } from './decision-panel'
import { OwnStrategy } from './own-strategy'
import { SessionEnd } from './session-end'
import { SpokenClock } from './session-bar'
import type { Open } from './heading'
import { useArranging, type ArrangingHold } from './use-arranging'
import { useClock } from './use-clock'
import { useRebet, type Rebet } from './use-rebet'
import type { Playing } from './use-round'
import { useStanding } from './use-standing'
import type { Training } from './use-training'

interface Props {
  readonly game: AnyTaughtGame
  readonly playing: Playing
  readonly training: Training
  readonly open: Open
  readonly onOpen: (open: Open) => void
  readonly isLater: boolean
  readonly heading: (left: number | null) => ReactNode
}

/** A hand on the table: felt, decision, the session under it. */
export function Hand({ game, playing, training, open, onOpen, isLater, heading }: Props) {
  const { round, onward, choose } = playing
  const options = useRef<HTMLElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const felt = useRef<HTMLDivElement>(null)
  const spoken = useStanding(game, round, { felt, options, next }, isLater)
  const arranging = useArranging(game, round)
  useSounds({ cards: round.state, right: rightOf(round) })
  const rebet = useRebet(playing)
  const left = useSessionClock(game, playing, open)
  const actions = round.phase.kind === 'asking' ? round.phase.actions : []
  const confirm = (): void => {
    if (arranging?.made.ok) choose(arranging.made.value)
  }
  const letters = lettersOf(game, playing, arranging, rebet)
  useKeys({
    onNumber: (index) => (arranging ? arranging.toggle(index) : choose(actions[index] ?? '')),
    onLetter: (letter) =>
      letters
        ? letters[letter]?.()
        : choose(actions.find((action) => game.label(round.rules, action).key === letter) ?? ''),
    onNext: () => (arranging ? confirm() : onward()),
    onBack: () => arranging?.undo(),
    onHelp: () => onOpen('help'),
    onSlash: () => onOpen('train'),
    onPrevious: () => playing.records.length > 0 && onOpen('earlier'),
  })
  return (
    <div className="trainer">
      {heading(left)}
      <Because game={game} playing={playing} training={training} />
      <DeadCards game={game} state={round.state} className="trainer-wide" />
      <div ref={felt} className="trainer-felt">
        <ArrangingFelt zones={zonesOf(game, round)} animated arranging={arranging?.felt} className="h-full" />
      </div>
      <DecisionPanel
        game={game}
        playing={playing}
        arranging={arranging}
        rebet={rebet}
        options={options}
        next={next}
        onConfirm={confirm}
      />
      <div className="trainer-wide">
        <NewHere game={game} playing={playing} training={training} onOpen={onOpen} />
        <SessionStrip score={playing.score} unit={game.unit} />
        <SessionEnd session={playing} problem={training.log.problem} onEarlier={() => onOpen('earlier')} />
        <OwnStrategy game={game} score={playing.score} />
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <SpokenClock session={playing} left={left} />
    </div>
  )
}

/** Before the first answer to a game in this browser: the way to its rules. */
function NewHere({
  game,
  playing: { records },
  training: { log },
  onOpen,
}: Pick<Props, 'game' | 'playing' | 'training' | 'onOpen'>) {
  if (log.status === 'opening' || log.answers.length > 0 || records.length > 0) return null
  return (
    <p className="px-1 text-small">
      {words.newHere(game.name)}{' '}
      <button type="button" onClick={() => onOpen('help')} className="link inline-flex min-h-11 items-center">
        {words.inThirtySeconds}
      </button>
      {' · '}
      <Link href={`/${game.id}/learn`} prefetch={false} className="link inline-flex min-h-11 items-center">
        {words.learn}
      </Link>
    </p>
  )
}

/** The clock of the plan: it runs while a question stands and nothing lies over it. */
function useSessionClock(game: AnyGame, { id, plan, round, timeOut }: Playing, open: Open): number | null {
  const { clock } = plan
  const isTimed = clock !== undefined && clock.kind !== 'faultless'
  const key =
    clock?.kind === 'run' ? id : `${id} ${round.seed} ${round.phase.kind === 'ended' ? 'end' : game.make(round.state)}`
  return useClock({
    seconds: isTimed ? clock.seconds : null,
    key,
    runs: round.phase.kind === 'asking' && open === null,
    onOut: timeOut,
  })
}

/** Whether the answer was right; undefined before there is one. */
const rightOf = ({ phase }: AnyRound): boolean | undefined =>
  phase.kind === 'answered' ? phase.verdict.cost === 0 : phase.kind === 'missed' ? false : undefined

/** The letters that press buttons where cards are moved; null where letters choose an option. */
function lettersOf(
  game: AnyGame,
  { round, isLast }: Playing,
  arranging: ArrangingHold | null,
  rebet: Rebet,
): Readonly<Record<string, () => void>> | null {
  if (arranging) return { h: arranging.suggest, u: arranging.undo, c: arranging.clear }
  return game.arrange && round.phase.kind === 'ended' && !isLast
    ? { n: rebet.clear, r: rebet.again, d: rebet.twice }
    : null
}

/** What lies on the felt: cards that were moved lie where they went. Side bets that nobody placed take no room. */
function zonesOf(game: AnyGame, round: AnyRound): readonly Zone[] {
  const { rules, state } = round
  const step = game.step(rules, state)
  const done = doneAt(round)
  const moved = game.arrange && step.kind === 'decide' && done !== undefined ? step.next(done) : state
  const isIdle = (bet: { readonly id: string; readonly stake: number | null }): boolean =>
    bet.stake === null && game.sideBets.some(({ id }) => id === bet.id)
  return game
    .table(rules, moved)
    .map((zone) => (zone.kind === 'bets' ? { ...zone, bets: zone.bets.filter((bet) => !isIdle(bet)) } : zone))
}
