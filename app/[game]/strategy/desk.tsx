'use client'

import { type ReactNode, useMemo } from 'react'
import { Button } from '@/app/_components/button'
import { ProgressLine } from '@/app/_components/progress-line'
import { rulesInWords } from '@/app/_components/rules-in-words'
import { RulesPicker } from '@/app/_components/rules-picker'
import { called } from '@/app/_languages/area'
import { strategy } from '@/app/_languages/english/strategy'
import type { AnyGame, Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { makeRules, parseRules } from '@/lib/games/rules'
import type { Problem } from '@/lib/result'
import { BestPlay } from './best-play'
import { type GameWords, StrategySheet } from './sheet'
import { type Pricing, usePriced } from './use-priced'
import type { Priced } from './words'

interface Props {
  /** Null until its code is here: the usual rules then. */
  readonly game: AnyTaughtGame | null
  /** The rules that the address asks for, as it writes them. */
  readonly text: string
  readonly words: GameWords
  /** What the usual rules are called. */
  readonly usual: string
  /** By the rules as an address writes them; the usual ones under the empty text. */
  readonly known: Readonly<Record<string, Priced>>
  /** Best play under the usual rules. */
  readonly best: ReactNode
  readonly links: Readonly<Record<string, string>>
}

/** The rules of an address, or the usual ones and what is wrong with the address. */
function readRules(game: AnyGame, text: string): { readonly rules: Rules; readonly problem?: Problem } {
  const read = parseRules<Rules>(game, text)
  return read.ok ? { rules: read.value } : { rules: game.variants[0].rules as Rules, problem: read.problem }
}

/** Best play and the ways under the rules of the address: as the page brought them, or worked out. */
export function Desk({ game, text, words, usual, known, best, links }: Props) {
  const asked = useMemo(() => game && readRules(game, text), [game, text])
  const address = game && asked ? makeRules(game, asked.rules) : ''
  const brought = known[address]
  const pricing = usePriced(game, asked && !(address === '' && brought) ? asked.rules : null, brought !== undefined)
  const priced = brought ?? pricing.priced
  const variant = game && asked ? rulesInWords(game, asked.rules) : called(usual)
  const { cells } = pricing
  const worked = game && asked && cells && (
    <BestPlay
      game={game}
      rules={asked.rules}
      variant={variant}
      cells={cells}
      links={links}
      {...(priced && { priced })}
    />
  )
  const chart = address === '' && brought ? best : worked
  return (
    <>
      {asked?.problem && (
        <p role="alert" className="rounded-option border border-mistake bg-mistake/8 px-4 py-3 text-small break-words">
          <span lang="en">{asked.problem.message}</span> {strategy.shownUsual}
        </p>
      )}
      <div className="-my-4 text-small text-muted print:hidden">
        {strategy.rulesAre}
        {game && asked ? (
          <RulesPicker game={game} rules={asked.rules} onChoose={(next) => goTo(makeRules(game, next))} />
        ) : (
          <span className="inline-flex min-h-11 items-center md:min-h-6">{variant}</span>
        )}
      </div>
      {priced ? (
        <StrategySheet game={words} variant={variant} priced={priced} best={chart ?? <Working pricing={pricing} />} />
      ) : (
        chart
      )}
      {!priced && <Working pricing={pricing} />}
    </>
  )
}

const goTo = (rules: string): void =>
  window.history.pushState(null, '', rules === '' ? window.location.pathname : `?rules=${rules}`)

function Working({ pricing: { status, progress, problem, cells, cancel, retry } }: { readonly pricing: Pricing }) {
  if (status === 'failed') {
    const says = problem?.name === 'Cancelled' ? strategy.notWorkedOut : strategy.failed
    return (
      <div role="alert" className="grid max-w-105 gap-3">
        {problem && problem.name !== 'Cancelled' ? <p lang="en">{problem.message}</p> : <p>{says}</p>}
        <Button onClick={retry}>{strategy.tryAgain}</Button>
      </div>
    )
  }
  return (
    <div className="grid max-w-105 gap-3">
      <p className="text-muted">{cells ? strategy.playing : strategy.solving}</p>
      <ProgressLine done={progress} label={cells ? strategy.pricing : strategy.workingOut} />
      <Button look="quiet" onClick={cancel}>
        {strategy.stop}
      </Button>
    </div>
  )
}
