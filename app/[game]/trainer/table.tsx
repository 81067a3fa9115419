'use client'

import { CircleQuestionMark } from 'lucide-react'
import { useRef, useState } from 'react'
import { Felt } from '@/app/_components/felt'
import { PillRow } from '@/app/_components/pill-row'
import { RulesPicker } from '@/app/_components/rules-picker'
import { SideBetsPicker } from '@/app/_components/side-bets-picker'
import { SessionStrip } from '@/app/_components/session-strip'
import { useKeys } from '@/app/_components/use-keys'
import { useWarmSolver } from '@/app/_components/use-solver'
import type { Zone } from '@/lib/games/felt'
import type { AnyGame, Rules } from '@/lib/games/game'
import { sidesOf } from '@/lib/games/sides'
import type { AnyRound } from './address'
import { DecisionPanel } from './decision-panel'
import { HelpSheet } from './help-sheet'
import { OwnStrategy } from './own-strategy'
import { useArranging, type ArrangingHold } from './use-arranging'
import { useRebet, type Rebet } from './use-rebet'
import { useRound, type Playing } from './use-round'
import { useStanding } from './use-standing'
import { stageName } from './words'

interface Props {
  readonly game: AnyGame
  readonly opened: AnyRound
  readonly onAddress: (query: string) => void
}

/** The trainer: felt, decision, session. */
export function Table({ game, opened, onAddress }: Props) {
  useWarmSolver('trainer', game.id)
  const playing = useRound(game, opened, onAddress)
  const [help, setHelp] = useState(false)
  const { round, choose, onward } = playing
  const options = useRef<HTMLElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const felt = useRef<HTMLDivElement>(null)
  const spoken = useStanding(game, round, { felt, options, next })
  const arranging = useArranging(game, round)
  const rebet = useRebet(playing)
  const actions = round.phase.kind === 'asking' ? round.phase.actions : []
  const confirm = (): void => {
    if (arranging?.made.ok) choose(arranging.made.value)
  }
  const letters = lettersOf(game, round, arranging, rebet)
  useKeys({
    onNumber: (index) => (arranging ? arranging.toggle(index) : choose(actions[index] ?? '')),
    onLetter: (letter) => (letters ? letters[letter]?.() : choose(actions.find((action) => game.label(round.rules, action).key === letter) ?? '')),
    onNext: () => (arranging ? confirm() : onward()),
    onBack: () => arranging?.undo(),
    onHelp: () => setHelp(true),
  })
  return (
    <div className="trainer">
      <Heading game={game} playing={playing} onHelp={() => setHelp(true)} />
      <div ref={felt} className="trainer-felt">
        <Felt zones={zonesOf(game, round)} animated arranging={arranging?.felt} className="h-full" />
      </div>
      <DecisionPanel game={game} playing={playing} arranging={arranging} rebet={rebet} options={options} next={next} onConfirm={confirm} />
      <div className="trainer-wide">
        <SessionStrip score={playing.score} unit={game.unit} />
        <OwnStrategy game={game} score={playing.score} />
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <HelpSheet open={help} onOpenChange={setHelp} unit={game.unit} arrange={game.arrange} />
    </div>
  )
}

/** The letters that press buttons where cards are moved; null where letters choose an option. */
function lettersOf(game: AnyGame, { phase }: AnyRound, arranging: ArrangingHold | null, rebet: Rebet): Readonly<Record<string, () => void>> | null {
  if (arranging) return { h: arranging.suggest, u: arranging.undo, c: arranging.clear }
  return game.arrange && phase.kind === 'ended' ? { n: rebet.clear, r: rebet.again, d: rebet.twice } : null
}

/** What lies on the felt: cards that were moved lie where they went. Side bets that nobody placed take no room. */
function zonesOf(game: AnyGame, { phase, rules, state }: AnyRound): readonly Zone[] {
  const step = game.step(rules, state)
  const moved = game.arrange && step.kind === 'decide' && (phase.kind === 'chosen' || phase.kind === 'answered') ? step.next(phase.action) : state
  const isIdle = (bet: { readonly id: string; readonly stake: number | null }): boolean => bet.stake === null && game.sideBets.some(({ id }) => id === bet.id)
  return game.table(rules, moved).map((zone) => (zone.kind === 'bets' ? { ...zone, bets: zone.bets.filter((bet) => !isIdle(bet)) } : zone))
}

interface HeadingProps {
  readonly game: AnyGame
  readonly playing: Playing
  readonly onHelp: () => void
}

function Heading({ game, playing, onHelp }: HeadingProps) {
  const { round, change } = playing
  const stage = round.phase.kind === 'ended' ? 'The end of the round' : stageName(game, round.phase.stage)
  return (
    <div className="trainer-wide relative flex flex-wrap items-center justify-between gap-x-6 min-[700px]:pr-11">
      <div className="flex flex-wrap items-center gap-x-3.5 min-[700px]:items-baseline">
        <h1 className="font-serif text-[20px]/[1.15] font-semibold tracking-[-0.015em] min-[700px]:text-title short:text-[20px]">{game.name}</h1>
        <p className="text-[15px] text-muted">{stage}</p>
        <p className="-ml-2 flex items-center gap-x-1.5 text-[15px] text-muted max-[699px]:ml-0">
          <span aria-hidden="true" className="max-[699px]:hidden">
            ·
          </span>
          <RulesPicker game={game} rules={round.rules as Rules} onChoose={(rules) => change({ rules })} />
          {game.sideBets.length > 0 && <span aria-hidden="true">·</span>}
          <SideBetsPicker game={game} placed={sidesOf(round.state)} onChange={(sides) => change({ sides })} />
        </p>
      </div>
      {/* Beside the name where there is room, else a line of its own from the left. */}
      <div className="w-full min-w-0 min-[900px]:-ml-[3px] min-[900px]:w-auto short:w-auto">
        <PillRow label="What is asked" pills={game.drills.map(({ id, name, about }) => ({ id, name, title: about }))} chosen={round.drill} onChoose={(drill) => change({ drill })} />
      </div>
      <button type="button" onClick={onHelp} aria-label="Keys, grades and figures" aria-keyshortcuts="?" className="absolute -top-2.5 -right-2 grid h-11 w-11 place-items-center rounded-full text-muted hover:text-ink min-[700px]:top-0 min-[700px]:right-0">
        <CircleQuestionMark size={19} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  )
}
