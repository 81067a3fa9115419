'use client'

import { useEffect, useMemo, useState } from 'react'
import { usePreferences } from '@/app/_components/preferences'
import { useSolution } from '@/app/_components/use-solver'
import type { AnyGame, NamedStrategy, SettledBet } from '@/lib/games/game'
import { type Sides, sidesOf } from '@/lib/games/sides'
import { playsRounds } from '@/lib/quiz/plan'
import { answer, goOn, judge, miss, startAt, startRound } from '@/lib/quiz/round'
import { nextSeed, parseSeed } from '@/lib/quiz/seed'
import { scoreOf, type Answered } from '@/lib/quiz/session'
import { isDealt, writeAddress, type AnyRound, type Opened } from './address'
import type { Order } from './seek'
import { type Basis, useSeek } from './use-seek'

/** The way to play that the person has made his own, if the game knows it. */
export function useOwnStrategy(game: AnyGame): NamedStrategy | undefined {
  const id = usePreferences().strategies[game.id]
  return game.strategies?.find((way) => way.id === id && way.rules.length > 0 && way.leaves === undefined)
}

/** Everything that changes while hands are played: the round on the table and what came of the rounds before it. */
interface Table {
  /** Null until the first question is found. */
  readonly round: AnyRound | null
  readonly past: readonly Answered[]
  /** The place of this hand in the session, from 1. */
  readonly hand: number
  readonly sides: Sides
  /** Dealt from its first card, each decision so far graded. */
  readonly isWhole: boolean
  /** What the rounds before this one won, side bets too, in base wagers of the session's first stake. */
  readonly won: number
  /** The next question is wanted, and not found yet. */
  readonly isWaiting: boolean
  /** The time of a run is up. */
  readonly isTimeUp: boolean
  readonly isOver: boolean
}

function openTable({ plan, seed, round, isWhole, sides, won }: Opened): Table {
  const place = parseSeed(seed)
  const index = place.ok ? place.value.index : 1
  // A session of so many hands that is opened again goes on where it was; a single hand of another session is the first of its own.
  const hand = plan.length !== undefined && index <= plan.length ? index : 1
  return { round, past: [], hand, sides: round ? sidesOf(round.state) : sides, isWhole, won, isWaiting: false, isTimeUp: false, isOver: false }
}

/** The next hand on the table. */
const lay = (table: Table, round: AnyRound, won: number): Table => ({
  ...table,
  round,
  past: [...table.past, ...(table.round?.answers ?? [])],
  // A hand that was put away unanswered, for other side bets, is none.
  hand: table.round === null || (table.round.phase.kind === 'asking' && table.round.answers.length === 0) ? table.hand : table.hand + 1,
  isWhole: true,
  won: table.won + won,
  isWaiting: false,
})

/** The question that a table wants, where it must be looked for. */
function orderOf({ plan, rules, seed }: Opened, { round, isWaiting }: Table, isAhead: boolean): Order | null {
  if (round === null) return { plan, rules, seed }
  return isWaiting || isAhead ? { plan, rules, seed: nextSeed(round.seed) } : null
}

const settled = (bets: readonly SettledBet[]): number => bets.reduce((sum, { net }) => sum + net, 0)

/** What lies on the table before the first card, in base wagers: a round cannot begin without it. */
function openingBets(game: AnyGame, rules: unknown, sides: Sides): number {
  const zones = game.table(rules, game.start(rules, { sides }))
  return zones.reduce((sum, zone) => sum + (zone.kind === 'bets' ? zone.bets.reduce((total, { stake }) => total + (stake ?? 0), 0) : 0), 0)
}

/** What is left of the bankroll, in base wagers of the session's first stake; null without one. The round at its end is in it. */
function useBankroll(opened: Opened, table: Table, round: AnyRound | null): { readonly left: number | null; readonly stakes: number } {
  const { stake } = usePreferences()
  const [first] = useState(stake)
  const { bankroll } = opened.plan
  const now = round?.phase.kind === 'ended' ? (settled(round.phase.bets) * stake) / first : 0
  return { left: bankroll === undefined ? null : bankroll + table.won + now, stakes: stake / first }
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
  const round = useMemo(() => (solution && table.round ? judge(game, table.round, solution, own) : table.round), [game, table.round, solution, own])
  const { left, stakes } = useBankroll(opened, table, round)

  const kind = round?.phase.kind
  const goesOn = kind !== 'ended' && playsRounds(game, plan)
  const isDone = kind === 'ended' || ((kind === 'answered' || kind === 'missed') && !goesOn)
  const isWrong = kind === 'missed' || (round?.phase.kind === 'answered' && round.phase.verdict.cost > 0)
  const isLast =
    (isDone && plan.length !== undefined && table.hand >= plan.length) ||
    (isWrong && plan.clock?.kind === 'faultless') ||
    table.isTimeUp ||
    (kind === 'ended' && left !== null && left < openingBets(game, rules, table.sides) * stakes)

  const seeking = useSeek(game, orderOf(opened, table, plan.choice === 'close' && isDone && !isLast), basis)
  const { outcome } = seeking
  // Here and not where it was found: whoever goes on in the very moment in which it is found waits for it in vain otherwise.
  if (outcome?.kind === 'found' && (table.round === null || table.isWaiting)) setTable(lay(table, withSidesOn(game, outcome.round, table.sides), 0))

  const address = writeAddress(game, { ...opened, seed: round?.seed ?? opened.seed, round, won: table.won })
  useEffect(() => onAddress(address), [address, onAddress])

  const nextHand = (sides: Sides = table.sides): void => {
    if (round === null || table.isWaiting) return
    const now: Table = { ...table, round, sides }
    const won = round.phase.kind === 'ended' ? settled(round.phase.bets) * stakes : 0
    if (isDealt(plan)) return setTable(lay(now, startRound(game, rules, plan.drill, nextSeed(round.seed), sides), won))
    setTable(outcome?.kind === 'found' ? lay(now, withSidesOn(game, outcome.round, sides), won) : { ...now, isWaiting: true })
  }
  return {
    plan,
    rules,
    sides: table.sides,
    round,
    hand: table.hand,
    isWhole: table.isWhole,
    isOver: table.isOver,
    isWaiting: table.isWaiting,
    isTimeUp: table.isTimeUp,
    isLast,
    left,
    stakes,
    solver,
    seeking,
    score: useMemo(() => scoreOf([...table.past, ...(round?.answers ?? [])]), [table.past, round?.answers]),
    choose: (action: string): void => {
      if (round?.phase.kind === 'asking' && round.phase.actions.includes(action)) setTable({ ...table, round: answer(game, round, action) })
    },
    /** The time ran out: of this decision, or of the run. */
    timeOut: (): void => {
      if (round?.phase.kind === 'asking') setTable({ ...table, round: miss(round, solution), isWhole: false, isTimeUp: plan.clock?.kind === 'run' })
    },
    /** Plays the hand on where a whole round is played, else deals the next; at the last one the session is over. `skip` goes on without a grade. */
    onward: (skip = false): void => {
      if (round === null || table.isWaiting || kind === 'asking' || (kind === 'chosen' && !skip)) return
      if (isLast) setTable({ ...table, round, isOver: true })
      else if (goesOn) setTable({ ...table, round: goOn(game, round), isWhole: table.isWhole && kind === 'answered' })
      else nextHand()
    },
    /** A new hand with other side bets. */
    change: nextHand,
    /** Ends the session. */
    end: (): void => setTable({ ...table, round, isOver: true }),
    goesOn,
  }
}

/** The side bets that stay on the table from one hand to the next. */
const withSidesOn = (game: AnyGame, round: AnyRound, sides: Sides): AnyRound =>
  Object.keys(sides).length === 0 ? round : startAt(game, round.rules as never, round.drill, round.seed, round.state, sides)

export type Session = ReturnType<typeof useRound>
/** A session with a hand on the table. */
export type Playing = Session & { readonly round: AnyRound }
