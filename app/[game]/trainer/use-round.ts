'use client'

import { useEffect, useMemo, useState } from 'react'
import { usePreferences } from '@/app/_components/preferences'
import { useSolution } from '@/app/_components/use-solver'
import type { AnyGame, NamedStrategy } from '@/lib/games/game'
import type { Sides } from '@/lib/games/sides'
import type { Solution } from '@/lib/games/solution'
import { answer, goOn, judge, miss, startRound } from '@/lib/quiz/round'
import { nextSeed } from '@/lib/quiz/seed'
import { scoreOf } from '@/lib/quiz/session'
import { isDealt, writeAddress, type AnyRound, type Opened } from './address'
import { lay, type Next, nextOf, openTable, orderOf, type Purse, settled, type Table, withSidesOn } from './laid-table'
import { type Basis, type Seeking, useSeek } from './use-seek'

/** The way to play that the person has made his own, if the game knows it. */
export function useOwnStrategy(game: AnyGame): NamedStrategy | undefined {
  const id = usePreferences().strategies[game.id]
  return game.strategies?.find((way) => way.id === id && way.rules.length > 0 && way.leaves === undefined)
}

/** What is left of the bankroll, in base wagers of the session's first stake; null without one. The round at its end is in it. */
function useBankroll(opened: Opened, table: Table, round: AnyRound | null): Purse {
  const { stake } = usePreferences()
  const [first] = useState(stake)
  const { bankroll } = opened.plan
  const now = round?.phase.kind === 'ended' ? (settled(round.phase.bets) * stake) / first : 0
  return { left: bankroll === undefined ? null : bankroll + table.won + now, stakes: stake / first }
}

/** What moves are made from. */
interface Lying {
  readonly game: AnyGame
  readonly opened: Opened
  readonly table: Table
  /** That of the table, graded once it can be. */
  readonly round: AnyRound | null
  readonly solution: Solution<string> | null
  readonly next: Next
  readonly stakes: number
  readonly outcome: Seeking['outcome']
  readonly setTable: (table: Table) => void
}

/** Lays the next hand, with other side bets if they are given; where it must be looked for first, it comes when it is found. */
function deal(
  { game, opened: { plan, rules }, table, round, stakes, outcome, setTable }: Lying,
  sides: Sides = table.sides,
): void {
  if (round === null || table.isWaiting) return
  const now: Table = { ...table, round, sides }
  const won = round.phase.kind === 'ended' ? settled(round.phase.bets) * stakes : 0
  if (isDealt(plan)) return setTable(lay(now, startRound(game, rules, plan.drill, nextSeed(round.seed), sides), won))
  setTable(
    outcome?.kind === 'found' ? lay(now, withSidesOn(game, outcome.round, sides), won) : { ...now, isWaiting: true },
  )
}

function movesOf(lying: Lying) {
  const { game, opened, table, round, solution, next, setTable } = lying
  const kind = round?.phase.kind
  return {
    choose: (action: string): void => {
      if (round?.phase.kind === 'asking' && round.phase.actions.includes(action))
        setTable({ ...table, round: answer(game, round, action) })
    },
    /** The time ran out: of this decision, or of the run. */
    timeOut: (): void => {
      if (round?.phase.kind === 'asking')
        setTable({
          ...table,
          round: miss(round, solution),
          isWhole: false,
          isTimeUp: opened.plan.clock?.kind === 'run',
        })
    },
    /** Plays the hand on where a whole round is played, else deals the next; at the last one the session is over. `skip` goes on without a grade. */
    onward: (skip = false): void => {
      if (round === null || table.isWaiting || kind === 'asking' || (kind === 'chosen' && !skip)) return
      if (next.isLast) setTable({ ...table, round, isOver: true })
      else if (next.goesOn)
        setTable({ ...table, round: goOn(game, round), isWhole: table.isWhole && kind === 'answered' })
      else deal(lying)
    },
    /** A new hand with other side bets. */
    change: (sides?: Sides): void => deal(lying, sides),
    /** Ends the session. */
    end: (): void => setTable({ ...table, round, isOver: true }),
  }
}

/**
 * A session and its solver. The solution is asked for while the question stands, so the grade is there at the answer; an
 * answer that was quicker waits as `chosen`. The address follows the round.
 */
export function useRound(game: AnyGame, opened: Opened, basis: Basis | null, onAddress: (address: string) => void) {
  const { plan, rules } = opened
  const [table, setTable] = useState<Table>(() => openTable(opened))
  const decision = table.round === null || table.round.phase.kind === 'ended' ? null : table.round.state
  const solver = useSolution<string>(game.id, rules, decision, { channel: 'trainer' })
  const { solution } = solver
  const own = useOwnStrategy(game)?.id
  const round = useMemo(
    () => (solution && table.round ? judge(game, table.round, solution, own) : table.round),
    [game, table.round, solution, own],
  )
  const purse = useBankroll(opened, table, round)
  const next = nextOf(game, opened, table, round, purse)

  const seeking = useSeek(game, orderOf(opened, table, plan.choice === 'close' && next.isDone && !next.isLast), basis)
  const { outcome } = seeking
  // Here and not where it was found: whoever goes on in the very moment in which it is found waits for it in vain otherwise.
  if (outcome?.kind === 'found' && (table.round === null || table.isWaiting))
    setTable(lay(table, withSidesOn(game, outcome.round, table.sides), 0))

  const address = writeAddress(game, { ...opened, seed: round?.seed ?? opened.seed, round, won: table.won })
  useEffect(() => onAddress(address), [address, onAddress])

  const score = useMemo(() => scoreOf([...table.past, ...(round?.answers ?? [])]), [table.past, round?.answers])
  const { sides, hand, isWhole, isOver, isWaiting, isTimeUp } = table
  const { isLast, goesOn } = next
  const moves = movesOf({ game, opened, table, round, solution, next, stakes: purse.stakes, outcome, setTable })
  return {
    plan,
    rules,
    sides,
    round,
    hand,
    isWhole,
    isOver,
    isWaiting,
    isTimeUp,
    isLast,
    goesOn,
    ...purse,
    solver,
    seeking,
    score,
    ...moves,
  }
}

export type Session = ReturnType<typeof useRound>
/** A session with a hand on the table. */
export type Playing = Session & { readonly round: AnyRound }
