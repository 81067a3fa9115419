'use client'

import type { ReactNode } from 'react'
import { useGame } from '@/app/_components/use-game'
import { Desk } from './desk'
import { type GameWords, StrategySheet } from './sheet'
import type { Priced } from './words'

interface Props {
  readonly game: GameWords
  /** What the usual rules are called. */
  readonly variant: string
  readonly known: Readonly<Record<string, Priced>>
  /** Best play under the usual rules, made by the server. */
  readonly best: ReactNode
  readonly links: Readonly<Record<string, string>>
}

/** Other rules come out of the address, which only the browser has: the server sends the usual ones, whole. */
export function StrategyLoader({ game, variant, known, best, links }: Props) {
  const loaded = useGame(game.id)
  if (loaded) return <Desk game={loaded} words={game} known={known} best={best} links={links} />
  const usual = known['']
  return (
    <>
      <p className="-my-4 flex min-h-11 items-center text-small text-muted min-[700px]:min-h-6 print:hidden">Rules: {variant}</p>
      {usual && <StrategySheet game={game} variant={variant} priced={usual} best={best} />}
    </>
  )
}
