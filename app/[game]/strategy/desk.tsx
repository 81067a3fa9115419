'use client'

import { useSearchParams } from 'next/navigation'
import { type ReactNode, useMemo } from 'react'
import { Button } from '@/app/_components/button'
import { ProgressLine } from '@/app/_components/progress-line'
import { RulesPicker, rulesInWords } from '@/app/_components/rules-picker'
import type { AnyGame, Rules } from '@/lib/games/game'
import { makeRules, parseRules } from '@/lib/games/rules'
import { BestPlay } from './best-play'
import { type GameWords, StrategySheet } from './sheet'
import { type Pricing, usePriced } from './use-priced'
import type { Priced } from './words'

interface Props {
  readonly game: AnyGame
  readonly words: GameWords
  /** By the rules as an address writes them; the usual ones under the empty text. */
  readonly known: Readonly<Record<string, Priced>>
  /** Best play under the usual rules. */
  readonly best: ReactNode
  readonly links: Readonly<Record<string, string>>
}

/** Best play and the ways under the rules of the address: as the page brought them, or worked out. */
export function Desk({ game, words, known, best, links }: Props) {
  const text = useSearchParams().get('rules') ?? ''
  const read = useMemo(() => parseRules<Rules>(game, text), [game, text])
  const rules = read.ok ? read.value : (game.variants[0].rules as Rules)
  const address = makeRules(game, rules)
  const brought = known[address]
  const pricing = usePriced(game, address === '' && brought ? null : rules, brought !== undefined)
  const priced = brought ?? pricing.priced
  const variant = rulesInWords(game, rules)
  const choose = (next: Rules): void => {
    const chosen = makeRules(game, next)
    window.history.pushState(null, '', chosen === '' ? window.location.pathname : `?rules=${chosen}`)
  }
  const { cells } = pricing
  const chart = address === '' && brought ? best : cells && <BestPlay game={game} rules={rules} variant={variant} cells={cells} links={links} {...(priced && { priced })} />
  return (
    <>
      {!read.ok && (
        <p role="alert" className="rounded-option border border-mistake bg-mistake/8 px-4 py-3 text-small break-words">
          {read.problem.message} Shown are the usual rules.
        </p>
      )}
      <p className="-my-4 text-small text-muted print:hidden">
        Rules: <RulesPicker game={game} rules={rules} onChoose={choose} />
      </p>
      {priced ? <StrategySheet game={words} variant={variant} priced={priced} best={chart ?? <Working pricing={pricing} />} /> : chart}
      {!priced && <Working pricing={pricing} />}
    </>
  )
}

function Working({ pricing: { status, progress, problem, cells, cancel, retry } }: { readonly pricing: Pricing }) {
  if (status === 'failed')
    return (
      <div role="alert" className="grid max-w-[420px] gap-3">
        <p>{problem?.name === 'Cancelled' ? 'Stopped. These rules were not worked out.' : (problem?.message ?? 'The calculation failed.')}</p>
        <Button onClick={retry}>Try again</Button>
      </div>
    )
  return (
    <div className="grid max-w-[420px] gap-3">
      <p className="text-muted">{cells ? 'The whole game is played once for each way, under these rules.' : 'The whole game is worked out under these rules.'}</p>
      <ProgressLine done={progress} label={cells ? 'Pricing the ways to play' : 'Working out best play'} />
      <Button look="quiet" onClick={cancel}>
        Stop
      </Button>
    </div>
  )
}
