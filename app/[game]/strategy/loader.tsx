'use client'

import { useSearchParams } from 'next/navigation'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Island } from '@/app/_components/island'
import { useTaughtGame } from '@/app/_components/use-game'
import { Desk } from './desk'
import type { GameWords } from './sheet'
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

/**
 * Other rules come out of the address, which only the browser has: the server sends the usual ones, whole. What a reader opens before the
 * page's code is there stays open, since the same sheet goes on.
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

/** Tells the rules that the address asks for, as it writes them. */
function AskedRules({ onRead }: { readonly onRead: (text: string) => void }) {
  const text = useSearchParams().get('rules') ?? ''
  useEffect(() => onRead(text), [text, onRead])
  return null
}
