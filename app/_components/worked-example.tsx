import { called } from '@/app/_languages/area'
import { Called, Said } from '@/app/_languages/said'
import type { Zone } from '@/lib/games/felt'
import type { Rules } from '@/lib/games/game'
import { GAMES } from '@/lib/games/index'
import type { Solution } from '@/lib/games/solution'
import { loadSolver } from '@/lib/games/solvers'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { startRound } from '@/lib/teaching/quiz/round'
import { AnswerOptions } from './answer-options'
import { Panel } from './panel'
import { PlayingCard } from './playing-card'
import { proofOf } from './proof-data'
import { ProofLines } from './proof-lines'
import { Why } from './why'

/** Whichever decision this seed gives among the close ones; it is solved when the page is built. */
const SEED = 'proof-2'

/** One close decision with its whole answer: nothing in it is typed, everything is counted while the page is built. */
export async function WorkedExample() {
  const game = GAMES[0]
  const rules = game.variants[0].rules
  const drill = game.drills[1] ?? game.drills[0]
  const { state } = startRound(game, rules, drill.id, SEED)
  const solver = await loadSolver(game.id)
  return <WorkedAnswer game={game} rules={rules} state={state} solution={solver.solve(rules, state)} />
}

interface Props {
  readonly game: AnyTaughtGame
  readonly rules: Rules
  readonly state: unknown
  readonly solution: Solution<string>
}

/** A decision with its answer, as the trainer gives it: cards, every option's worth, why, and the proof. For pages made on the server. */
function WorkedAnswer({ game, rules, state, solution }: Props) {
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

/** The cards that are known, small and in a line on paper: each place with its name, the player's own first. */
function CardsLine({ zones }: { readonly zones: readonly Zone[] }) {
  const shown = zones
    .filter((zone) => zone.kind === 'cards')
    .filter((zone) => zone.cards.some((spot) => typeof spot === 'number'))
  const own = shown.filter((zone) => zone.owner === 'player')
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      {[...own, ...shown.filter((zone) => zone.owner !== 'player')].map((zone) => (
        <div key={zone.id} role="group" aria-label={called(zone.name)} className="grid gap-1.5">
          <p aria-hidden="true" className="text-caption text-muted">
            <Called>{zone.name}</Called>
          </p>
          <div className="flex gap-1">
            {zone.cards.map((spot, i) =>
              typeof spot === 'number' ? <PlayingCard key={i} spot={spot} size="small" /> : null,
            )}
          </div>
        </div>
      ))}
    </div>
  )
}
