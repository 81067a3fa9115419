'use client'

import { useId, useState } from 'react'
import { CopyCommand } from '@/app/_components/copy-command'
import { grouped, percent, plain, signed } from '@/app/_components/format'
import { evValue } from '@/lib/games/ev'
import type { AnyGame } from '@/lib/games/game'
import { rulesPatch } from '@/lib/games/rules'
import { reduce } from '@/lib/math/fraction'
import type { Solved } from './use-table'
import { edgeOf } from './words'

/** The shell command that works the table out again, on a machine with the project. */
export function edgeCommand(game: AnyGame, rules: Solved['rules']): string {
  const { variant, patch } = rulesPatch(game, rules)
  const named = variant === game.variants[0].id ? '' : ` --variant ${variant}`
  const ruled = Object.keys(patch).length === 0 ? '' : ` --rules '${JSON.stringify(patch)}'`
  return `npm run -s edge -- ${game.id}${named}${ruled}`
}

const DIGITS = 10

/** What the figure rests on: the exact fraction, the edge to ten places, and the command that works it out again. */
export function TableProof({ game, solved }: { readonly game: AnyGame; readonly solved: Solved }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { figures, rules } = solved
  const { ev, averageBet } = figures
  return (
    <section aria-label="The proof" className="grid gap-1.5 border-t pt-3.5 text-[13.5px]/[1.5] text-muted tabular-nums">
      <p>
        {figures.method === 'exact' ? 'Every deal is counted: a round is worth exactly ' : 'Estimated from a sample: a round is worth '}
        <span className="break-words text-ink">{ev.kind === 'exact' ? grouped(reduce(ev)).replace('\u00A0/\u00A0', ' / ') : signed(evValue(ev), DIGITS)}</span> {`${game.unit}s`}, a house edge of{' '}
        <span data-figure="exact-edge" className="text-ink">
          {percent(edgeOf(figures), DIGITS)}
        </span>
        {figures.standardError !== undefined && `, give or take ${percent(figures.standardError, 4)}`}.
        {ev.kind === 'real' && figures.method === 'exact' && ' The sums are kept to fifteen digits instead of as fractions.'}
      </p>
      <p>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)} className="link min-h-11 min-[700px]:min-h-6">
          Recompute it yourself
        </button>
      </p>
      <div id={id} hidden={!open} className="grid gap-2.5 pt-1">
        <p>
          {`All money bet in a round: ${averageBet.kind === 'exact' ? grouped(reduce(averageBet)) : plain(averageBet.value, DIGITS)} ${game.unit}s.`}
          {figures.variance !== undefined && ` Variance of a round: ${plain(figures.variance, 6)} square ${game.unit}s.`}
        </p>
        <CopyCommand command={edgeCommand(game, rules)} />
      </div>
    </section>
  )
}
