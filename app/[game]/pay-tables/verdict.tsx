import { paceOf } from '@/app/_components/pace'
import type { AnyGame, Rules } from '@/lib/games/game'
import { isSameMainGame, knownTables } from '@/lib/games/known-tables'
import { VerdictLine } from './verdict-line'

interface Props {
  readonly game: AnyGame
  readonly rules: Rules
  /** Of the whole game under these rules: −EV per base wager. */
  readonly edge: number
}

/** Is this a good table? In one sentence, made from the known tables of the game, at the reader's stake. */
export function Verdict({ game, rules, edge }: Props) {
  const tables = knownTables(game)
  const found = tables.find((one) => isSameMainGame(game, one.rules, rules))
  return (
    <p className="max-w-text text-copy/[1.55]">
      <VerdictLine edge={edge} tables={tables} terms={{ pace: paceOf(game) }} name={found?.name} />
    </p>
  )
}
