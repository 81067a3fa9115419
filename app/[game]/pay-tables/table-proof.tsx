'use client'

import { filled } from '@/app/_languages/filled'
import { grouped, percent, plain, signed } from '@/app/_languages/format'
import { helps, numbers, payTables } from '@/app/_languages/words'
import { Recompute } from '@/app/_solver/recompute'
import { CopyBox } from '@/app/_ui/copy'
import { evValue } from '@/lib/game/ev'
import type { AnyGame } from '@/lib/game/game'
import { rulesPatch } from '@/lib/game/rules'
import { reduce } from '@/lib/math/fraction'
import type { Solved } from './use-table'
import { edgeOf } from './words'

/** The shell command that computes the table again in a checkout of the project. */
function edgeCommand(game: AnyGame, rules: Solved['rules']): string {
  const { variant, patch } = rulesPatch(game, rules)
  const named = variant === game.variants[0].id ? '' : ` --variant ${variant}`
  const ruled = Object.keys(patch).length === 0 ? '' : ` --rules '${JSON.stringify(patch)}'`
  return `npm run -s edge -- ${game.id}${named}${ruled}`
}

const DIGITS = 10

/** The proof of the figure: the exact fraction, the edge with ten decimals, and the command that computes it again. */
export function TableProof({ game, solved }: { readonly game: AnyGame; readonly solved: Solved }) {
  const { figures, rules } = solved
  const { ev, averageBet } = figures
  return (
    <section
      aria-label={payTables.proof}
      className="grid gap-1.5 border-t pt-3.5 text-legend/normal text-muted tabular-nums"
    >
      <p>
        {filled((figures.method === 'exact' ? payTables.exactly : payTables.estimated)(numbers.units(game.unit)), {
          worth: (
            <span className="break-words text-ink">
              {ev.kind === 'exact' ? grouped(reduce(ev)).replace('\u00A0/\u00A0', ' / ') : signed(evValue(ev), DIGITS)}
            </span>
          ),
          edge: (
            <span data-figure="exact-edge" className="text-ink">
              {percent(edgeOf(figures), DIGITS)}
            </span>
          ),
        })}
        {figures.standardError !== undefined && payTables.giveOrTake(percent(figures.standardError, 4))}.
        {ev.kind === 'real' && figures.method === 'exact' && ` ${payTables.fifteenDigits}`}
      </p>
      <Recompute>
        <p>
          {payTables.allBet(
            averageBet.kind === 'exact' ? grouped(reduce(averageBet)) : plain(averageBet.value, DIGITS),
            numbers.units(game.unit),
          )}
          {figures.variance !== undefined &&
            ` ${payTables.variance(plain(figures.variance, 6), numbers.units(game.unit))}`}
        </p>
        <CopyBox label={helps.theCommand} text={edgeCommand(game, rules)} />
      </Recompute>
    </section>
  )
}
