'use client'

import { useLayoutEffect, useMemo, useState } from 'react'
import { useThinking } from '@/app/_solver/kept-answer'
import { LARGEST_STAKE, setPreferences, usePreferences } from '@/app/_settings/preferences'
import type { UsedLog } from '@/app/progress/use-log'
import type { WriteAddress } from '@/app/_ui/use-address'
import { useSolution } from '@/app/_solver/use-solver'
import type { AnyTaughtGame, NamedStrategy } from '@/lib/game/teaching'
import type { Sides } from '@/lib/engines/round/index'
import type { Solution } from '@/lib/game/solution'
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
  type Table,
  withSidesOn,
  wonBy,
} from './laid-table'
import { useKept } from './use-kept'
import { type Basis, type Seeking, useSeek } from './seek'

/** The strategy that the player chose as their own, if the game has it. */
export function useOwnStrategy(game: AnyTaughtGame): NamedStrategy | undefined {
  const id = usePreferences().strategies[game.id]
  return game.strategies?.find((way) => way.id === id && way.rules.length > 0 && way.leaves === undefined)
}

/** What is left of the bankroll, including a round that has ended, and the session's first stake in money. */
function useBankroll(
  game: AnyTaughtGame,
  opened: Opened,
  table: Table,
  round: AnyRound | null,
): Purse & { readonly first: number } {
  const { stake } = usePreferences()
  const [first] = useState(opened.stored?.session.stake ?? stake)
  const { bankroll } = opened.plan
  const worth = { stakes: stake / first, base: stake }
  const left = bankroll === undefined ? null : bankroll + table.won + wonBy(game, round, worth)
  return { left, ...worth, first }
}

/** The help that a lesson gives with the hand on the table. */
function useAid(game: AnyTaughtGame, { choice }: Opened['plan'], round: AnyRound | null, isNew: boolean) {
  const [asked, setAsked] = useState('')
  const place = parseSeed(round?.seed ?? '')
  const help = choice === 'course' && isNew && place.ok ? aidAt(place.value.index) : null
  const question = round && round.phase.kind !== 'ended' ? `${round.seed} ${game.make(round.state)}` : ''
  const isGiven = help === 'shown' || (help === 'hint' && asked === question)
  return {
    /** The help given before the answer. */
    aid: isGiven ? (help ?? undefined) : undefined,
    /** The help available, and whether it was given. A hint is given on request. */
    offered: help === null ? null : { help, isGiven },
    /** Shows the rule that covers the hand. */
    ask: (): void => setAsked(question),
  }
}

/** What the player's moves depend on. */
interface Lying {
  readonly game: AnyTaughtGame
  readonly opened: Opened
  readonly table: Table
  /** The round on the table, graded once the solution is known. */
  readonly round: AnyRound | null
  readonly solution: Solution<string> | null
  readonly next: Next
  readonly purse: Purse
  readonly outcome: Seeking['outcome']
  /** Whether a grade is being stored, after which it is shown. */
  readonly isStoring: boolean
  /** Records when the answer was given. */
  readonly decided: () => void
  /** Changes the table as it is at that time, so that changes stored meanwhile are kept. */
  readonly setTable: (change: (now: Table) => Table) => void
}

/** Moves on from the hand that is shown. Does nothing if another hand has replaced it already. */
const move = ({ table, setTable }: Lying, change: (now: Table) => Table): void =>
  setTable((now) => (now.round === table.round ? change(now) : now))

/** Deals the next hand, with other side bets if given. If it must be searched for, it appears when it is found. */
function deal(lying: Lying, sides: Sides = lying.table.sides): void {
  const { game, opened, table, round, next, purse, outcome } = lying
  if (round === null || table.isWaiting) return
  const { plan, rules } = opened
  const won = wonBy(game, round, purse)
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
    /** The time for this decision or for the run has run out. */
    timeOut: (): void => {
      if (round?.phase.kind === 'asking')
        move(lying, (now) => missed(now, miss(round, solution), opened.plan.clock?.kind === 'run'))
    },
    /**
     * Continues the hand if a whole round is played, otherwise deals the next hand; after the last one, ends the
     * session. `skip` continues without a grade.
     */
    onward: (skip = false): void => {
      if (round === null || isStoring || kind === 'asking' || (kind === 'chosen' && !skip)) return
      if (next.isLast) end()
      else if (next.goesOn) move(lying, (now) => goneOn(game, now, round))
      else deal(lying)
    },
    /** Deals a new hand with other side bets. */
    change: (sides?: Sides): void => deal(lying, sides),
    end,
  }
}

/** The key, in this tab's storage, of the session whose earlier hands the back button opens. */
const BEHIND = 'feltwise.behind'

/**
 * Whether the back button leads to the session's earlier hands, in this tab. Without storage it is true, so that all
 * sessions share one history entry.
 */
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
    // Without storage, `isBehind` doesn't read it either.
  }
}

/**
 * Keeps the address up to date. From the first decision on, the back button leads to the session's earlier hands, and
 * only after that out of the page.
 */
function useSessionAddress({ id, live, behind, isBegun: begun, isLookingBack }: Addresses, onAddress: WriteAddress) {
  // Before the new state is painted, so that a reload never shows an older one than was seen.
  useLayoutEffect(() => {
    // This is the entry with the earlier hands. Continuing from it adds a new entry. It was written at the session's
    // first decision, and the hand on the table may be another by now.
    if (isLookingBack) {
      setBehind('')
      return onAddress(behind)
    }
    if (!begun || isBehind(id)) return onAddress(live)
    onAddress(live, behind)
    setBehind(id)
  }, [live, behind, id, begun, isLookingBack, onAddress])
}

interface Addresses {
  readonly id: string
  /** The address of the session's current state. */
  readonly live: string
  /** The address of its earlier hands. */
  readonly behind: string
  readonly isBegun: boolean
  /** Whether the earlier hands are shown because of their own address. */
  readonly isLookingBack: boolean
}

/** Adds the session's own answers, which may not be in the record yet. */
const withRecords = ({ skills, known }: Basis, records: readonly AnswerRecord[]): Basis => ({
  skills,
  known: () => {
    const now = known()
    return { ...now, answers: withThese(now.answers, records) }
  },
})

/** What a session needs. */
interface Means {
  /** Null while the data for choosing the next question is loading. */
  readonly basis: Basis | null
  readonly keep: UsedLog['keep']
  /** Whether a session of the course ends with the hand of this seed, after these answers. */
  readonly isEnough: (seed: string, records: readonly AnswerRecord[]) => boolean
  /** Whether the earlier hands are shown because of their own address. */
  readonly isLookingBack: boolean
  readonly onAddress: WriteAddress
  readonly onElsewhere: () => void
}

/**
 * A session and its solver. The solution is requested as soon as the question is asked, so that it is ready for the
 * answer. An answer given earlier waits as `chosen`, as does one whose grade isn't stored yet. The address follows the
 * round.
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
  const purse = useBankroll(game, opened, table, round)
  const { decided, time } = useThinking(
    round?.phase.kind === 'asking' ? `${round.seed} ${round.answers.length} ${game.make(round.state)}` : null,
  )
  const { aid, offered, ask } = useAid(game, plan, round, !isAgain(table))
  const { first, base } = purse
  useKept(game, opened, { table, solved, stake: first, base, aid, keep, change: setTable, onElsewhere }, time)
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
  // Set during render rather than when the search ends: if the player moved on at that very moment, the question would
  // be lost.
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
    purse,
    outcome,
    isStoring,
    decided,
    setTable,
  })
  return {
    id: opened.id,
    challenge: opened.challenge,
    /** The side bets of the address with stakes that aren't allowed, while its hand is on the table. */
    refused: round?.seed === opened.seed ? opened.refused : [],
    /** The seed of the session's first hand. */
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
    /** Whether the hand is a mistake of this session that returned. */
    isAgain: isAgain(table),
    /** The ids of mistakes that will still return. */
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

/** What a player can do after a round, as on a gaming machine: clear the bets, repeat them, or double them. */
export interface Rebet {
  readonly again: () => void
  readonly twice: () => void
  readonly clear: () => void
  /** Whether the doubled stake would be too large. */
  readonly tooLarge: boolean
}

/** The stake is the player's own setting. Clearing the bets restores the stake from before it was doubled. */
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
