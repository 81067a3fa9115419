import type { AnyGame } from '@/lib/games/game'
import type { Solution } from '@/lib/games/solution'
import { proofOf } from './proof-data'
import { ProofLines } from './proof-lines'

interface Props {
  readonly game: AnyGame
  readonly rules: unknown
  readonly state: unknown
  readonly solution: Solution<string>
  /** False on the calculator's own page. */
  readonly linked?: boolean
}

/** The proof of a decision, where the game is at hand. A server passes `ProofLines` what `proofOf` made instead. */
export const Proof = ({ game, rules, state, solution, linked = true }: Props) => (
  <ProofLines proof={proofOf(game, rules, state, solution)} linked={linked} />
)
