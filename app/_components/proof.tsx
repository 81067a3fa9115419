'use client'

import Link from 'next/link'
import { useId, useState } from 'react'
import type { AnyGame, Solution } from '@/lib/games/game'
import { CopyCommand } from './copy-command'
import { grouped, signedEv, whole } from './format'
import { calculatorHref, solveCommand } from './spot-address'

interface Props {
  readonly game: AnyGame
  readonly rules: unknown
  readonly state: unknown
  readonly solution: Solution<string>
  /** False on the calculator's own page. */
  readonly linked?: boolean
}

/** What the answer rests on, always there and never loud: the counts, the exact fraction, and two ways to work it out again. */
export function Proof({ game, rules, state, solution, linked = true }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="grid gap-1.5 border-t pt-[13px] text-[13.5px]/[1.5] text-muted tabular-nums">
      <p>{countsOf(game, rules, solution)}</p>
      {solution.approximation !== undefined && <p>{solution.approximation}</p>}
      <p className="flex flex-wrap gap-x-2">
        {linked && (
          <>
            <Link href={calculatorHref(game, rules, state)} className="link inline-flex min-h-11 items-center min-[700px]:min-h-6">
              Open in the calculator
            </Link>
            <span aria-hidden="true" className="self-center">
              ·
            </span>
          </>
        )}
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)} className="link min-h-11 min-[700px]:min-h-6">
          Recompute it yourself
        </button>
      </p>
      <div id={id} hidden={!open} className="grid gap-2.5 pt-1">
        <ExactValues game={game} rules={rules} solution={solution} />
        <CopyCommand command={solveCommand(game, rules, state)} />
      </div>
    </div>
  )
}

/** “Raise 4×: wins 12, loses 30 of 42 deals, exactly −18 / 42”. */
function countsOf(game: AnyGame, rules: unknown, solution: Solution<string>): string {
  const best = solution.options.find((option) => option.action === solution.best[0])
  if (!best) return ''
  const tally = best.tally?.map((fact) => `${fact.name} ${whole(fact.ways)}`).join(', ')
  const value = best.ev.kind === 'exact' ? `exactly ${grouped(best.ev)}` : `${signedEv(best.ev, 6)}`
  const over = solution.deals === undefined ? '' : `Over ${whole(solution.deals)} deals, `
  const name = game.label(rules, best.action).name
  return tally === undefined ? `${over}${over === '' ? name : name.toLowerCase()} is worth ${value}` : `${over}${name.toLowerCase()} ${tally}: ${value}`
}

function ExactValues({ game, rules, solution }: Pick<Props, 'game' | 'rules' | 'solution'>) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">The exact value of each option in {game.unit}s</caption>
      <tbody>
        {solution.options.map((option) => (
          <tr key={option.action} className="border-t first:border-t-0">
            <th scope="row" className="py-1 pr-3 font-[550] whitespace-nowrap text-ink">
              {game.label(rules, option.action).name}
            </th>
            <td className="py-1 text-right break-all">{option.ev.kind === 'exact' ? grouped(option.ev) : signedEv(option.ev, 9)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
