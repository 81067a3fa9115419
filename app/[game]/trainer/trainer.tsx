'use client'

import type { AnyTaughtGame } from '@/lib/game/teaching'
import { useCallback } from 'react'
import { OpenedPage } from '@/app/_ui/opened-page'
import { withOwnRules } from '@/app/_settings/own-rules'
import { trainer } from '@/app/_languages/words'
import { PLAN_KEYS } from '@/lib/teaching/quiz/plan'
import { ok } from '@/lib/result'
import { readAddress, SESSION_KEY } from './address'
import type { Named } from './game-sheet'
import type { RoundStep } from './help-sheet'
import { Table } from './table'

/** The keys of an address without a hand. With such an address, the reader's own rules apply. */
const FREE = ['drill', ...PLAN_KEYS]

/**
 * Plans that repeat earlier hands. They use the rules of those hands, which are the usual ones if the address has none.
 */
const OF_BEFORE: readonly string[] = ['mistakes', 'replay']

/**
 * Whether an address has only a game, or a lesson of its course. Such a visitor may never have played the game, unlike
 * one whose link has rules.
 */
const isPlain = (query: URLSearchParams): boolean =>
  [...query].every(([key, value]) => key === 'lesson' || (key === 'choice' && value === 'course'))

interface Props {
  readonly game: AnyTaughtGame
  readonly games: readonly Named[]
  readonly steps: readonly RoundStep[]
}

/** A game's trainer, with the hand in the address or a new one. */
export function Trainer({ game, games, steps }: Props) {
  const read = useCallback(
    (query: URLSearchParams, session: string) => {
      const isOfBefore = OF_BEFORE.includes(query.get('choice') ?? '')
      const read = readAddress(game, isOfBefore ? query : withOwnRules(game, query, FREE), session)
      return read.ok ? ok({ opened: read.value, isNamed: query.has(SESSION_KEY), isPlain: isPlain(query) }) : read
    },
    [game],
  )
  return (
    <OpenedPage read={read} dealt="hand" back={{ href: '/', name: trainer.toFirstPage }}>
      {({ opened, isNamed, isPlain }, onAddress) => (
        <Table
          game={game}
          games={games}
          steps={steps}
          opened={opened}
          isNamed={isNamed}
          isPlain={isPlain}
          onAddress={onAddress}
        />
      )}
    </OpenedPage>
  )
}
