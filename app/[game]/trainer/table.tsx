'use client'

import { CircleQuestionMark } from 'lucide-react'
import { useRef, useState } from 'react'
import { Felt } from '@/app/_components/felt'
import { PillRow } from '@/app/_components/pill-row'
import { RulesPicker } from '@/app/_components/rules-picker'
import { SessionStrip } from '@/app/_components/session-strip'
import { useWarmSolver } from '@/app/_components/use-solver'
import type { AnyGame, Rules } from '@/lib/games/game'
import type { AnyRound } from './address'
import { DecisionPanel } from './decision-panel'
import { HelpSheet } from './help-sheet'
import { useKeys } from './use-keys'
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
  const options = useRef<HTMLUListElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const felt = useRef<HTMLDivElement>(null)
  const spoken = useStanding(game, round, { felt, options, next })
  const actions = round.phase.kind === 'asking' ? round.phase.actions : []
  useKeys({
    onNumber: (index) => choose(actions[index] ?? ''),
    onLetter: (letter) => choose(actions.find((action) => game.label(round.rules, action).key === letter) ?? ''),
    onNext: () => onward(),
    onHelp: () => setHelp(true),
  })
  return (
    <div className="trainer">
      <Heading game={game} playing={playing} onHelp={() => setHelp(true)} />
      <div ref={felt} className="trainer-felt">
        <Felt zones={game.table(round.rules, round.state)} animated className="h-full" />
      </div>
      <DecisionPanel game={game} playing={playing} options={options} next={next} />
      <div className="trainer-wide">
        <SessionStrip score={playing.score} unit={game.unit} />
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <HelpSheet open={help} onOpenChange={setHelp} unit={game.unit} />
    </div>
  )
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
    <div className="trainer-wide relative flex flex-wrap items-center gap-x-3.5 min-[700px]:items-baseline">
      <h1 className="font-serif text-[20px]/[1.15] font-semibold tracking-[-0.015em] min-[700px]:text-title short:text-[20px]">{game.name}</h1>
      <p className="flex flex-wrap items-center gap-x-1.5 text-[15px] text-muted">
        <span>{stage}</span>
        <span aria-hidden="true">·</span>
        <RulesPicker game={game} rules={round.rules as Rules} onChoose={(rules) => change({ rules })} />
      </p>
      <div className="flex w-full min-w-0 items-center gap-1 min-[900px]:ml-auto min-[900px]:w-auto short:ml-auto short:w-auto">
        <div className="min-w-0 flex-1">
          <PillRow label="What is asked" pills={game.drills.map(({ id, name, about }) => ({ id, name, title: about }))} chosen={round.drill} onChoose={(drill) => change({ drill })} />
        </div>
        <button type="button" onClick={onHelp} aria-label="Keys, grades and figures" aria-keyshortcuts="?" className="grid h-11 w-11 shrink-0 place-items-center rounded-full text-muted hover:text-ink max-[699px]:absolute max-[699px]:-top-2.5 max-[699px]:-right-2">
          <CircleQuestionMark size={19} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}
