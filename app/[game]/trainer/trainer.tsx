'use client'

import { useMemo, useState } from 'react'
import { Button, ButtonLink } from '@/app/_components/button'
import { MessagePage } from '@/app/_components/message'
import { newSession, useOpened } from '@/app/_components/use-opened'
import { findGame } from '@/lib/games/index'
import type { AnyGame } from '@/lib/games/game'
import type { Problem } from '@/lib/result'
import { readAddress } from './address'
import { Table } from './table'

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
