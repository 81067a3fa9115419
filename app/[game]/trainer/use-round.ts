'use client'

import { useEffect, useMemo, useState } from 'react'
import { useThinking } from '@/app/_components/kept-answer'
import { usePreferences } from '@/app/_components/preferences'
import type { UsedLog } from '@/app/_components/use-log'
import type { WriteAddress } from '@/app/_components/use-opened'
import { useSolution } from '@/app/_components/use-solver'
import type { AnyTaughtGame, NamedStrategy } from '@/lib/games/teaching'
import type { Sides } from '@/lib/engines/round/index'
import type { Solution } from '@/lib/games/solution'
import { answer, judge, miss, startRound } from '@/lib/teaching/quiz/round'
import { aidAt } from '@/lib/teaching/course/hands'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { nextSeed, parseSeed } from '@/lib/teaching/quiz/seed'
import { scoreOf } from '@/lib/teaching/quiz/session'
import { isDealt, writeAddress, type AnyRound, type Opened } from './address'
import {
  goneOn,
  isBegun,
  lay,
  missed,
  type Next,
  nextOf,
  openTable,
  orderOf,
  type Purse,
  settled,
  type Table,
  withSidesOn,
} from './laid-table'
import { useKept } from './use-kept'
import { type Basis, type Seeking, useSeek } from './use-seek'

/** The way to play that the person has made his own, if the game knows it. */
export function useOwnStrategy(game: AnyTaughtGame): NamedStrategy | undefined {
  const id = usePreferences().strategies[game.id]
  return game.strategies?.find((way) => way.id === id && way.rules.length > 0 && way.leaves === undefined)
}

/** What is left of the bankroll, the round at its end included, and the session's first stake, in money. */
function useBankroll(opened: Opened, table: Table, round: AnyRound | null): Purse & { readonly first: number } {
  const { stake } = usePreferences()
  const [first] = useState(opened.stored?.session.stake ?? stake)
  const { bankroll } = opened.plan
  const now = round?.phase.kind === 'ended' ? (settled(round.phase.bets) * stake) / first : 0
  return { left: bankroll === undefined ? null : bankroll + table.won + now, stakes: stake / first, first }
}

/** The help that a lesson gives with the hand on the table. */
function useAid(game: AnyTaughtGame, { choice }: Opened['plan'], round: AnyRound | null) {
  const [asked, setAsked] = useState('')
  const place = parseSeed(round?.seed ?? '')
  const help = choice === 'course' && place.ok ? aidAt(place.value.index) : null
  const question = round && round.phase.kind !== 'ended' ? `${round.seed} ${game.make(round.state)}` : ''
  const isGiven = help === 'shown' || (help === 'hint' && asked === question)
  return {
    /** What was given before the answer. */
    aid: isGiven ? (help ?? undefined) : undefined,
    /** What can be had: the rule on request; or what is given. */
    offered: help === null ? null : { help, isGiven },
    /** Asks which rule covers the hand. */
    ask: (): void => setAsked(question),
  }
}

/** What moves are made from. */
interface Lying {
  readonly game: AnyTaughtGame
  readonly opened: Opened
  readonly table: Table
  /** That of the table, graded once it can be. */
  readonly round: AnyRound | null
  readonly solution: Solution<string> | null
  readonly next: Next
  readonly stakes: number
  readonly outcome: Seeking['outcome']
  /** A grade is being stored, and shows in a moment. */
  readonly isStoring: boolean
  /** Notes when the answer was given. */
  readonly decided: () => void
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
  if (isDealt(plan))
    return setTable(lay(game, now, startRound(game, rules, plan.drill, nextSeed(round.seed), sides), won))
  setTable(
    outcome?.kind === 'found'
      ? lay(game, now, withSidesOn(game, outcome.round, sides), won)
      : { ...now, isWaiting: true },
  )
}

function movesOf(lying: Lying) {
  const { game, opened, table, round, solution, next, isStoring, decided, setTable } = lying
  const kind = round?.phase.kind
  return {
    choose: (action: string): void => {
      if (round?.phase.kind !== 'asking' || !round.phase.actions.includes(action)) return
      decided()
      setTable({ ...table, round: answer(game, round, action) })
    },
    /** The time ran out: of this decision, or of the run. */
    timeOut: (): void => {
      if (round?.phase.kind === 'asking')
        setTable(missed(table, miss(round, solution), opened.plan.clock?.kind === 'run'))
    },
    /** Plays the hand on where a whole round is played, else deals the next; at the last one the session is over. `skip` goes on without a grade. */
    onward: (skip = false): void => {
      if (round === null || table.isWaiting || isStoring || kind === 'asking' || (kind === 'chosen' && !skip)) return
      if (next.isLast) setTable({ ...table, round, isOver: true })
      else if (next.goesOn) setTable(goneOn(game, table, round))
      else deal(lying)
    },
    /** A new hand with other side bets. */
    change: (sides?: Sides): void => deal(lying, sides),
    /** Ends the session. */
    end: (): void => setTable({ ...table, round, isOver: true }),
  }
}

/** In this tab's own storage: the session whose earlier hands are behind the back button. */
const BEHIND = 'feltwise.behind'

/** Whether the back button leads to the earlier hands of a session, in this tab. A browser that forbids asking has one entry for all. */
function isBehind(id: string): boolean {
  try {
    return sessionStorage.getItem(BEHIND) === id
  } catch {
    return true
  }
}

function setBehind(id: string): void {
  try {
    sessionStorage.setItem(BEHIND, id)
  } catch {
    // Then `isBehind` can't be asked either.
  }
}

/** The address follows the session. From the first decision on, the back button leads to its earlier hands, and only then out of it. */
function useSessionAddress({ id, live, behind, isBegun: begun, isLookingBack }: Addresses, onAddress: WriteAddress) {
  useEffect(() => {
    // This entry is the one behind: whoever goes on from it takes a new one.
    if (isLookingBack) return setBehind('')
    if (!begun || isBehind(id)) return onAddress(live)
    onAddress(live, behind)
    setBehind(id)
  }, [live, behind, id, begun, isLookingBack, onAddress])
}

interface Addresses {
  readonly id: string
  /** Where the session is. */
  readonly live: string
  /** Of its earlier hands. */
  readonly behind: string
  readonly isBegun: boolean
  /** Whether the earlier hands are looked at by their own address. */
  readonly isLookingBack: boolean
}

/** What a session is played with. */
interface Means {
  /** Null while what the next question is chosen by is being read. */
  readonly basis: Basis | null
  readonly keep: UsedLog['keep']
  /** Whether a session of the course ends with the hand of a seed, after these answers. */
  readonly isEnough: (seed: string, records: readonly AnswerRecord[]) => boolean
  /** Whether the earlier hands are looked at by their own address. */
  readonly isLookingBack: boolean
  readonly onAddress: WriteAddress
  readonly onElsewhere: () => void
}

/**
 * A session and its solver. The solution is asked for while the question stands, so the grade is there at the answer; an
 * answer that was quicker waits as `chosen`, and so does one until its grade is stored. The address follows the round.
 */
export function useRound(
  game: AnyTaughtGame,
  opened: Opened,
  { basis, keep, isEnough, isLookingBack, onAddress, onElsewhere }: Means,
) {
  const { plan, rules } = opened
  const [table, setTable] = useState<Table>(() => openTable(game, opened))
  const decision = table.round === null || table.round.phase.kind === 'ended' ? null : table.round.state
  const solver = useSolution<string>(game.id, rules, decision, { channel: 'trainer' })
  const { solution } = solver
  const own = useOwnStrategy(game)?.id
  const solved = useMemo(
    () => (solution && table.round ? judge(game, table.round, solution, own) : table.round),
    [game, table.round, solution, own],
  )
  const isStoring = solved?.phase.kind === 'answered' && !table.stands
  const round = isStoring ? table.round : solved
  const purse = useBankroll(opened, table, round)
  const { decided, time } = useThinking(
    round?.phase.kind === 'asking' ? `${round.seed} ${round.answers.length} ${game.make(round.state)}` : null,
  )
  const { aid, offered, ask } = useAid(game, plan, round)
  useKept(game, opened, { table, solved, stake: purse.first, aid, keep, change: setTable, onElsewhere }, time)
  const next = nextOf(game, opened, table, round, purse, round !== null && isEnough(round.seed, table.records))

  const seeking = useSeek(game, orderOf(opened, table, plan.choice === 'close' && next.isDone && !next.isLast), basis)
  const { outcome } = seeking
  // Here and not where it was found: whoever goes on in the very moment in which it is found waits for it in vain otherwise.
  if (outcome?.kind === 'found' && (table.round === null || table.isWaiting))
    setTable(lay(game, table, withSidesOn(game, outcome.round, table.sides), 0))

  const here = { ...opened, seed: round?.seed ?? opened.seed, round, won: table.won }
  useSessionAddress(
    {
      id: opened.id,
      live: writeAddress(game, { ...here, isLookingBack: false }),
      behind: writeAddress(game, { ...here, isLookingBack: true }),
      isBegun: isBegun(table),
      isLookingBack,
    },
    onAddress,
  )

  const { sides, hand, isWhole, isOver, isWaiting, isTimeUp, records, rounds } = table
  const score = useMemo(() => scoreOf(records), [records])
  const { isLast, goesOn } = next
  const moves = movesOf({
    game,
    opened,
    table,
    round,
    solution,
    next,
    stakes: purse.stakes,
    outcome,
    isStoring,
    decided,
    setTable,
  })
  return {
    id: opened.id,
    plan,
    rules,
    sides,
    round,
    hand,
    isWhole,
    isOver,
    isWaiting,
    isTimeUp,
    records,
    rounds,
    isLast,
    goesOn,
    ...purse,
    solver,
    seeking,
    score,
    offered,
    askHint: ask,
    ...moves,
  }
}

export type Session = ReturnType<typeof useRound>
/** A session with a hand on the table. */
export type Playing = Session & { readonly round: AnyRound }
