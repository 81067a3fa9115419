'use client'

import { useEffect, useMemo, useState } from 'react'
import { usePreferences } from '@/app/_components/preferences'
import { useSolution } from '@/app/_components/use-solver'
import type { AnyGame, NamedStrategy, Rules } from '@/lib/games/game'
import { type Sides, sidesOf } from '@/lib/games/sides'
import { answer, goOn, judge, playsOn, startRound } from '@/lib/quiz/round'
import { nextSeed } from '@/lib/quiz/seed'
import { scoreOf, type Answered } from '@/lib/quiz/session'
import { writeAddress, type AnyRound } from './address'

/** The way to play that the person has made his own, if the game knows it. */
export function useOwnStrategy(game: AnyGame): NamedStrategy | undefined {
  const id = usePreferences().strategies[game.id]
  return game.strategies?.find((way) => way.id === id && way.rules.length > 0 && way.leaves === undefined)
}

/** Everything that changes while hands are played: the round on the table and the answers of the rounds before it. */
interface Table {
  readonly round: AnyRound
  readonly past: readonly Answered[]
}

/** What a new hand may be dealt with: other rules, another drill, other side bets. */
export interface Change {
  readonly rules?: Rules
  readonly drill?: string
  readonly sides?: Sides
}

const deal = (game: AnyGame, table: Table, change: Change): Table => {
  const { rules, drill, seed, answers, sides } = { ...table.round, sides: sidesOf(table.round.state), ...change }
  return { round: startRound(game, rules, drill, nextSeed(seed), sides), past: [...table.past, ...answers] }
}

/**
 * A round and its solver. The solution is asked for while the question stands, so the grade is there at the answer; an
 * answer that was quicker waits as `chosen`. The address follows the round.
 */
export function useRound(game: AnyGame, opened: AnyRound, onAddress: (address: string) => void) {
  const [table, setTable] = useState<Table>({ round: opened, past: [] })
  const decision = table.round.phase.kind === 'ended' ? null : table.round.state
  const solver = useSolution<string>(game.id, table.round.rules, decision, { channel: 'trainer' })
  const { solution } = solver
  const own = useOwnStrategy(game)?.id
  const round = useMemo(() => (solution ? judge(game, table.round, solution, own) : table.round), [game, table.round, solution, own])

  const address = writeAddress(game, round)
  useEffect(() => onAddress(address), [address, onAddress])

  const withRound = (next: AnyRound): void => setTable({ round: next, past: table.past })
  const nextHand = (change: Change = {}): void => setTable(deal(game, { round, past: table.past }, change))
  return {
    round,
    solver,
    score: useMemo(() => scoreOf([...table.past, ...round.answers]), [table.past, round.answers]),
    choose: (action: string): void => {
      if (round.phase.kind === 'asking' && round.phase.actions.includes(action)) withRound(answer(game, round, action))
    },
    /** Plays the hand on where a whole round is played, else deals the next; `skip` goes on without a grade. */
    onward: (skip = false): void => {
      const { kind } = round.phase
      if (kind === 'asking' || (kind === 'chosen' && !skip)) return
      if (kind !== 'ended' && playsOn(game, round)) withRound(goOn(game, round))
      else nextHand()
    },
    /** A new hand with other rules, another drill or other side bets. */
    change: nextHand,
    goesOn: round.phase.kind !== 'ended' && playsOn(game, round),
  }
}

export type Playing = ReturnType<typeof useRound>
