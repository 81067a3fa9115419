'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback, useMemo, useState } from 'react'
import { Button, ButtonLink } from '@/app/_components/button'
import { MessagePage } from '@/app/_components/message'
import { findGame } from '@/lib/games/index'
import type { AnyGame } from '@/lib/games/game'
import type { Problem } from '@/lib/result'
import { readAddress } from './address'
import { Table } from './table'

/** A new session's name: eight characters that nobody had before. */
function newSession(): string {
  const words = crypto.getRandomValues(new Uint32Array(2))
  return Array.from(words, (word) => word.toString(36).padStart(7, '0').slice(-4)).join('')
}

interface Opened {
  /** The query the page was opened with, and how many were opened before: a new one is a new table. */
  readonly query: string
  readonly count: number
  /** The last query seen, and those this page wrote itself, which need no opening. */
  readonly seen: string
  readonly written: readonly string[]
}

/** The same query written one way: browsers escape some characters of it, some do not. */
const plain = (query: string): string => new URLSearchParams(query).toString()

/** The address as the page was opened with it, by a link or by the back button; the page's own writing into it aside. */
function useOpened(): { readonly opened: Opened; readonly write: (query: string) => void } {
  const query = plain(useSearchParams().toString())
  const [opened, setOpened] = useState<Opened>({ query, count: 0, seen: query, written: [] })
  if (query !== opened.seen) {
    const own = opened.written.includes(query)
    setOpened(own ? { ...opened, seen: query } : { query, count: opened.count + 1, seen: query, written: [] })
  }
  const write = useCallback((text: string) => {
    setOpened((now) => ({ ...now, written: [...now.written.slice(-8), plain(text)] }))
    window.history.replaceState(null, '', `?${text}`)
  }, [setOpened])
  return { opened, write }
}

/** The trainer of a game, at the hand that the address holds, or at a new one. */
export function Trainer({ gameId }: { readonly gameId: string }) {
  const { opened, write } = useOpened()
  const game = findGame(gameId)
  return game ? <Opening key={opened.count} game={game} query={opened.query} onAddress={write} /> : null
}

interface OpeningProps {
  readonly game: AnyGame
  readonly query: string
  readonly onAddress: (query: string) => void
}

function Opening({ game, query, onAddress }: OpeningProps) {
  const [session] = useState(newSession)
  const [anew, setAnew] = useState(false)
  const round = useMemo(() => readAddress(game, new URLSearchParams(anew ? '' : query), session), [game, query, anew, session])
  if (!round.ok) return <Unreadable problem={round.problem} onAnew={() => setAnew(true)} />
  return <Table game={game} opened={round.value} onAddress={onAddress} />
}

/** An address that holds no hand: what is wrong with it, and the way on. */
function Unreadable({ problem, onAnew }: { readonly problem: Problem; readonly onAnew: () => void }) {
  return (
    <MessagePage
      title="This address is not a hand we can read"
      ways={
        <>
          <Button onClick={onAnew}>Deal a new hand</Button>
          <ButtonLink href="/" look="quiet">
            To the first page
          </ButtonLink>
        </>
      }
    >
      <p className="break-words">{problem.message}</p>
      <p>Perhaps a part of it was lost when it was copied.</p>
    </MessagePage>
  )
}
