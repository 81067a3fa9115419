'use client'

import { useSearchParams } from 'next/navigation'
import { useMemo } from 'react'
import { Button } from '@/app/_components/button'
import { ProgressLine } from '@/app/_components/progress-line'
import { RulesPicker, rulesInWords } from '@/app/_components/rules-picker'
import type { AnyGame, Rules } from '@/lib/games/game'
import { findGame } from '@/lib/games/index'
import { makeRules, parseRules } from '@/lib/games/rules'
import { StrategySheet } from './sheet'
import { type Pricing, usePriced } from './use-priced'
import type { Priced } from './words'

interface Props {
  readonly gameId: string
  /** By the rules as an address writes them; the usual ones under the empty text. */
  readonly known: Readonly<Record<string, Priced>>
}

export function Desk({ gameId, known }: Props) {
  const game = findGame(gameId)
  return game ? <Strategies game={game} known={known} /> : null
}

/** The strategies under the rules of the address: as the page brought them, or worked out. */
function Strategies({ game, known }: { readonly game: AnyGame; readonly known: Props['known'] }) {
  const text = useSearchParams().get('rules') ?? ''
  const read = useMemo(() => parseRules<Rules>(game, text), [game, text])
  const rules = read.ok ? read.value : (game.variants[0].rules as Rules)
  const brought = known[makeRules(game, rules)]
  const pricing = usePriced(game, brought ? null : rules)
  const priced = brought ?? pricing.priced
  const choose = (next: Rules): void => {
    const address = makeRules(game, next)
    window.history.pushState(null, '', address === '' ? window.location.pathname : `?rules=${address}`)
  }
  return (
    <>
      {!read.ok && (
        <p role="alert" className="rounded-option border border-mistake bg-mistake/8 px-4 py-3 text-small break-words">
          {read.problem.message} Shown are the usual rules.
        </p>
      )}
      <p className="-my-4 text-small text-muted">
        Rules: <RulesPicker game={game} rules={rules} onChoose={choose} />
      </p>
      {priced ? <StrategySheet game={{ id: game.id, name: game.name, unit: game.unit }} variant={rulesInWords(game, rules)} priced={priced} /> : <Working pricing={pricing} />}
    </>
  )
}

function Working({ pricing: { status, progress, problem, cancel, retry } }: { readonly pricing: Pricing }) {
  if (status === 'failed')
    return (
      <div role="alert" className="grid max-w-[420px] gap-3">
        <p>{problem?.name === 'Cancelled' ? 'Stopped. These rules were not worked out.' : (problem?.message ?? 'The calculation failed.')}</p>
        <Button onClick={retry}>Try again</Button>
      </div>
    )
  return (
    <div className="grid max-w-[420px] gap-3">
      <p className="text-muted">The whole game is played once for each way, under these rules.</p>
      <ProgressLine done={progress} label="Pricing the ways to play" />
      <Button look="quiet" onClick={cancel}>
        Stop
      </Button>
    </div>
  )
}
