'use client'

import { findGame } from '@/lib/games/index'
import type { Rules, Solution } from '@/lib/games/game'
import { CardsLine } from './cards-line'
import { OptionList } from './option-list'
import { optionRows } from './option-rows'
import { Panel } from './panel'
import { Proof } from './proof'
import { Why } from './why'

interface Props {
  readonly gameId: string
  readonly rules: Rules
  readonly state: unknown
  readonly solution: Solution<string>
}

/** A decision with its answer, as the trainer gives it: cards, every option's worth, why, and the proof. Plain data in, so a server may render it. */
export function WorkedAnswer({ gameId, rules, state, solution }: Props) {
  const game = findGame(gameId)
  const step = game?.step(rules, state)
  if (!game || step?.kind !== 'decide') return null
  const stage = game.stages.find(({ id }) => id === step.stage)?.name ?? ''
  return (
    <Panel>
      <p className="text-caption text-muted">
        {game.name}: {stage.toLowerCase()}
      </p>
      <CardsLine zones={game.table(rules, state)} />
      <OptionList rows={optionRows(game, rules, step.actions, solution)} label="What each option is worth" />
      <Why explanation={game.explain(rules, state, solution)} />
      <Proof game={game} rules={rules} state={state} solution={solution} linked={false} />
    </Panel>
  )
}
