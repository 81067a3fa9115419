import type { AnyGame } from '@/lib/game/game'
import type { Solution } from '@/lib/game/solution'
import { makeProof } from '@/lib/questions/proof'
import { proofOf } from './proof-data'
import { ProofLines } from './proof-lines'
import { saveFile } from '@/app/_ui/save-file'

interface Props {
  readonly game: AnyGame
  readonly rules: unknown
  readonly state: unknown
  readonly solution: Solution<string>
  /** False on the calculator's own page. */
  readonly linked?: boolean
}

/**
 * The proof of a decision, if the game is available. On the server, pass the result of `proofOf` to `ProofLines`
 * instead.
 */
export function Proof({ game, rules, state, solution, linked = true }: Props) {
  const save = (): void => {
    const text = `${JSON.stringify(makeProof(game, rules, state, solution), undefined, 1)}\n`
    saveFile(`${game.id}-${game.make(state).slice(0, 80)}.json`, 'application/json', text)
  }
  return <ProofLines proof={proofOf(game, rules, state, solution)} linked={linked} folded={linked} onSave={save} />
}
