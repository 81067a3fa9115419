'use client'

import { useEffect, useMemo, useState } from 'react'
import { useThinking } from '@/app/_solver/kept-answer'
import { LARGEST_STAKE, setPreferences, usePreferences } from '@/app/_settings/preferences'
import type { UsedLog } from '@/app/progress/use-log'
import type { WriteAddress } from '@/app/_ui/use-address'
import { useSolution } from '@/app/_solver/use-solver'
import type { AnyTaughtGame, NamedStrategy } from '@/lib/games/teaching'
import type { Sides } from '@/lib/engines/round/index'
import type { Solution } from '@/lib/games/solution'
import { answer, judge, miss, startRound } from '@/lib/teaching/quiz/round'
import { aidAt } from '@/lib/teaching/course/hands'
import { withThese } from '@/lib/teaching/quiz/fresh'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import { nextSeed, parseSeed } from '@/lib/teaching/quiz/seed'
import { firstAnswers, stillToCome } from '@/lib/teaching/quiz/again'
import { scoreOf } from '@/lib/teaching/quiz/session'
import { isDealt, writeAddress, type AnyRound, type Opened } from './address'
import {
  goneOn,
  isAgain,
  isBegun,
  lastSeed,
  lay,
  layAgain,
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
import { type Basis, type Seeking, useSeek } from './seek'

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
function useAid(game: AnyTaughtGame, { choice }: Opened['plan'], round: AnyRound | null, isNew: boolean) {
  const [asked, setAsked] = useState('')
  const place = parseSeed(round?.seed ?? '')
  const help = choice === 'course' && isNew && place.ok ? aidAt(place.value.index) : null
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
  /** Changes the table as it is by then, so that what was stored meanwhile stays on it. */
  readonly setTable: (change: (now: Table) => Table) => void
}

/** Moves on from the hand that is shown; where another one lies there by then, somebody has moved already. */
const move = ({ table, setTable }: Lying, change: (now: Table) => Table): void =>
  setTable((now) => (now.round === table.round ? change(now) : now))

/** Lays the next hand, with other side bets if they are given; where it must be looked for first, it comes when it is found. */
function deal(lying: Lying, sides: Sides = lying.table.sides): void {
  const { game, opened, table, round, next, stakes, outcome } = lying
  if (round === null || table.isWaiting) return
  const { plan, rules } = opened
  const won = round.phase.kind === 'ended' ? settled(round.phase.bets) * stakes : 0
  move(lying, (before) => {
    const now: Table = { ...before, round, sides }
    const again = layAgain(game, opened, now, won, next.isEnd)
    if (again !== null) return again
    if (isDealt(plan)) {
      const seed = nextSeed(lastSeed(now) ?? round.seed)
      return lay(game, now, startRound(game, rules, plan.drill, seed, sides, plan.seats), won)
    }
    return outcome?.kind === 'found'
      ? lay(game, now, withSidesOn(game, outcome.round, sides), won)
      : { ...now, isWaiting: true }
  })
}

function movesOf(lying: Lying) {
  const { game, opened, round, solution, next, isStoring, decided, setTable } = lying
  const kind = round?.phase.kind
  const end = (): void => setTable((now) => ({ ...now, isEnding: true }))
  return {
    choose: (action: string): void => {
      if (round?.phase.kind !== 'asking' || !round.phase.actions.includes(action)) return
      decided()
      move(lying, (now) => ({ ...now, round: answer(game, round, action) }))
    },
    /** The time ran out: of this decision, or of the run. */
    timeOut: (): void => {
      if (round?.phase.kind === 'asking')
        move(lying, (now) => missed(now, miss(round, solution), opened.plan.clock?.kind === 'run'))
    },
    /** Plays the hand on where a whole round is played, else deals the next; at the last one the session is over. `skip` goes on without a grade. */
    onward: (skip = false): void => {
      if (round === null || isStoring || kind === 'asking' || (kind === 'chosen' && !skip)) return
      if (next.isLast) end()
      else if (next.goesOn) move(lying, (now) => goneOn(game, now, round))
      else deal(lying)
    },
    /** A new hand with other side bets. */
    change: (sides?: Sides): void => deal(lying, sides),
    end,
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

/** What is known counts the session's own answers, listed or not. */
const withRecords = ({ skills, known }: Basis, records: readonly AnswerRecord[]): Basis => ({
  skills,
  known: () => {
    const now = known()
    return { ...now, answers: withThese(now.answers, records) }
  },
})

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
  const { aid, offered, ask } = useAid(game, plan, round, !isAgain(table))
  useKept(game, opened, { table, solved, stake: purse.first, aid, keep, change: setTable, onElsewhere }, time)
  const next = nextOf(
    game,
    opened,
    table,
    round,
    purse,
    table.stands && isEnough(lastSeed(table) ?? opened.seed, table.records),
  )

  const isAhead = plan.choice === 'close' && next.isDone && !next.isEnd
  const seeking = useSeek(game, orderOf(opened, table, isAhead), basis && withRecords(basis, table.records))
  const { outcome } = seeking
  // Here and not where it was found: whoever goes on in the very moment in which it is found waits for it in vain otherwise.
  if (outcome?.kind === 'found' && (table.round === null || table.isWaiting))
    setTable((now) =>
      now.round === null || now.isWaiting ? lay(game, now, withSidesOn(game, outcome.round, now.sides), 0) : now,
    )

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
  const score = useMemo(() => scoreOf(firstAnswers(records)), [records])
  const comesBack = useMemo(() => stillToCome(plan, table.hands, records, hand), [plan, table.hands, records, hand])
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
    challenge: opened.challenge,
    /** Of the first hand of the session. */
    firstSeed: table.hands[0]?.seed ?? opened.seed,
    plan,
    rules,
    sides,
    round,
    hand,
    isWhole,
    isOver,
    isWaiting,
    isTimeUp,
    /** Whether the hand is one that was missed in this session and came back. */
    isAgain: isAgain(table),
    /** The ids of the answers that were missed and still come back. */
    comesBack,
    records,
    hands: table.hands,
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

/** What follows a round, as on a table with machines: bets cleared, the same bets again, or twice as much. */
export interface Rebet {
  readonly again: () => void
  readonly twice: () => void
  readonly clear: () => void
  /** No stake is that large. */
  readonly tooLarge: boolean
}

/** The stake is the person's own setting: clearing the bets gives back the one from before it was doubled. */
export function useRebet({ onward, change }: Playing): Rebet {
  const { stake } = usePreferences()
  const [own, setOwn] = useState<number | null>(null)
  const tooLarge = stake * 2 > LARGEST_STAKE
  return {
    again: () => onward(),
    twice: () => {
      if (tooLarge) return
      setOwn(own ?? stake)
      setPreferences({ stake: stake * 2 })
      onward()
    },
    clear: () => {
      if (own !== null) setPreferences({ stake: own })
      setOwn(null)
      change({})
    },
    tooLarge,
  }
}
