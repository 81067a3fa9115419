'use client'

import { useQuery, writeQuery } from '@/app/_ui/use-query'
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { Button } from '@/app/_ui/button'
import { Island } from '@/app/_ui/island'
import { ProgressLine } from '@/app/_ui/progress-line'
import { rulesInWords } from '@/app/_settings/rules-in-words'
import { RulesPicker } from '@/app/_settings/rules-picker'
import { useTaughtGame } from '@/app/_solver/use-fetched'
import { type Task, useTask } from '@/app/_solver/use-solver'
import { strategy } from '@/app/_languages/words'
import { problemInWords } from '@/app/_ui/problem-words'
import type { GameFigures, StartingClass } from '@/lib/game/figures'
import type { AnyGame, Rules } from '@/lib/game/game'
import { makeRules, parseRules } from '@/lib/game/rules'
import { isSlow } from '@/lib/game/precomputed/slow-ways'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { ok, type Problem, type Result } from '@/lib/result'
import { solverClient } from '@/lib/solver/client'
import { BestPlay } from './best-play'
import { type GameWords, StrategySheet } from './sheet'
import { type Priced, pricedWays } from './words'

/** Prices under rules that the page doesn't include, with the state of the task that computes them. */
interface Pricing extends Omit<Task<Prices, Prices>, 'value' | 'part'>, Prices {}

/** The prices known so far. */
interface Prices {
  readonly priced: Priced | null
  /** Best play by the cells of the game's map, which is known before the strategies are priced. */
  readonly cells: readonly StartingClass[] | null
  /** The fraction done, from 0 to 1. */
  readonly progress: number
}

const CHANNEL = 'strategy'
const NOTHING: Prices = { priced: null, cells: null, progress: 0 }

/** The strategies that are quick enough to price while the reader waits. */
const askedOf = (game: AnyTaughtGame): readonly (string | undefined)[] => [
  undefined,
  ...(game.strategies ?? []).map(({ id }) => id).filter((id) => !isSlow(game, id)),
]

/**
 * Solves the whole game for best play and then, unless `bestOnly`, once for each strategy in turn. Does nothing if the
 * game or the rules are null. New rules cancel the previous task.
 */
function usePriced(game: AnyTaughtGame | null, rules: Rules | null, bestOnly: boolean): Pricing {
  const key = game && rules && JSON.stringify([game.id, bestOnly, rules])
  const { value, part, ...task } = useTask<Prices, Prices>(key, (signal, onPart) =>
    priceWays(game!, rules!, { bestOnly, signal, onPart }),
  )
  return { ...(value ?? part ?? NOTHING), ...task }
}

interface Needs {
  readonly bestOnly: boolean
  readonly signal: AbortSignal
  readonly onPart: (part: Prices) => void
}

async function priceWays(
  game: AnyTaughtGame,
  rules: Rules,
  { bestOnly, signal, onPart }: Needs,
): Promise<Result<Prices>> {
  const found = new Map<string | undefined, GameFigures>()
  const asked = bestOnly ? [undefined] : askedOf(game)
  let cells: readonly StartingClass[] | null = null
  for (const [i, strategy] of asked.entries()) {
    const result = await solverClient().whole(
      { game: game.id, rules, ...(strategy !== undefined && { options: { strategy } }) },
      {
        channel: CHANNEL,
        signal,
        onProgress: (done) => onPart({ priced: null, cells, progress: (i + done) / asked.length }),
      },
    )
    if (!result.ok) return result
    found.set(strategy, result.value.value)
    cells ??= result.value.value.cells ?? []
    onPart({ priced: null, cells, progress: (i + 1) / asked.length })
  }
  return ok({ priced: bestOnly ? null : (pricedWays(game, rules, (id) => found.get(id)) ?? null), cells, progress: 1 })
}

interface DeskProps {
  /** Null until its code is loaded; the usual rules are shown until then. */
  readonly game: AnyTaughtGame | null
  /** The rules in the address. */
  readonly text: string
  readonly words: GameWords
  /** The name of the usual rules. */
  readonly usual: string
  /**
   * The prices included in the page, by the rules as an address writes them; the key of the usual rules is the empty
   * text.
   */
  readonly known: Readonly<Record<string, Priced>>
  /** Best play under the usual rules. */
  readonly best: ReactNode
  readonly links: Readonly<Record<string, string>>
}

/** The rules in an address; or the usual rules, and what is wrong with the address. */
function readRules(game: AnyGame, text: string): { readonly rules: Rules; readonly problem?: Problem } {
  const read = parseRules<Rules>(game, text)
  return read.ok ? { rules: read.value } : { rules: game.variants[0].rules as Rules, problem: read.problem }
}

/** Best play and the strategies under the rules in the address. The figures are in the page or are computed. */
function Desk({ game, text, words, usual, known, best, links }: DeskProps) {
  const asked = useMemo(() => game && readRules(game, text), [game, text])
  const address = game && asked ? makeRules(game, asked.rules) : ''
  const brought = known[address]
  const pricing = usePriced(game, asked && !(address === '' && brought) ? asked.rules : null, brought !== undefined)
  const priced = brought ?? pricing.priced
  const variant = game && asked ? rulesInWords(game, asked.rules) : usual
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
          {problemInWords(asked.problem)} {strategy.shownUsual}
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

const goTo = (rules: string): void => writeQuery(rules === '' ? '' : `rules=${rules}`, { isNew: true })

function Working({ pricing: { status, progress, problem, cells, cancel, retry } }: { readonly pricing: Pricing }) {
  if (status === 'failed') {
    const says = problem?.name === 'Cancelled' ? strategy.notWorkedOut : strategy.failed
    return (
      <div role="alert" className="grid max-w-105 gap-3">
        {problem && problem.name !== 'Cancelled' ? <p>{problemInWords(problem)}</p> : <p>{says}</p>}
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

interface Props {
  readonly game: GameWords
  /** The name of the usual rules. */
  readonly variant: string
  readonly known: Readonly<Record<string, Priced>>
  /** Best play under the usual rules, rendered on the server. */
  readonly best: ReactNode
  readonly links: Readonly<Record<string, string>>
}

/**
 * Other rules are in the address, which only the browser knows. The server sends the complete page for the usual rules.
 * What the reader opens before the scripts run stays open, because the same sheet continues.
 */
export function StrategyLoader({ game: words, variant, known, best, links }: Props) {
  const game = useTaughtGame(words.id)
  const [text, setText] = useState('')
  return (
    <>
      <Suspense fallback={null}>
        <AskedRules onRead={setText} />
      </Suspense>
      <Island>
        <Desk game={game} text={text} words={words} usual={variant} known={known} best={best} links={links} />
      </Island>
    </>
  )
}

/** Reports the rules in the address, as it writes them. */
function AskedRules({ onRead }: { readonly onRead: (text: string) => void }) {
  const text = useQuery().get('rules') ?? ''
  useEffect(() => onRead(text), [text, onRead])
  return null
}
