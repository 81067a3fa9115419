import type { Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { Said } from '@/app/_languages/said'
import type { Solution } from '@/lib/games/solution'
import { AnswerOptions } from './answer-options'
import { CardsLine } from './cards-line'
import { Panel } from './panel'
import { proofOf } from './proof-data'
import { ProofLines } from './proof-lines'
import { Why } from './why'

interface Props {
  readonly game: AnyTaughtGame
  readonly rules: Rules
  readonly state: unknown
  readonly solution: Solution<string>
}

/** A decision with its answer, as the trainer gives it: cards, every option's worth, why, and the proof. For pages made on the server. */
export function WorkedAnswer({ game, rules, state, solution }: Props) {
  const step = game.step(rules, state)
  if (step.kind !== 'decide') throw new Error('a worked answer is of a decision')
  const stage = game.stages.find(({ id }) => id === step.stage)?.name ?? ''
  return (
    <Panel>
      <p className="text-caption text-muted">
        <Said at="answer.spot" values={[game.name, stage]}>
          {`${game.name}: ${stage.toLowerCase()}`}
        </Said>
      </p>
      <CardsLine zones={game.table(rules, state)} />
      <AnswerOptions game={game} rules={rules} state={state} solution={solution} />
      <Why explanation={game.explain(rules, state, solution)} />
      <ProofLines proof={proofOf(game, rules, state, solution)} linked lang="en" />
    </Panel>
  )
}
