import type { AnyGame, Rules, SettledBet } from '@/lib/games/game'
import { type Sides, sidesOf } from '@/lib/games/sides'
import { playsRounds } from '@/lib/quiz/plan'
import { startAt } from '@/lib/quiz/round'
import { nextSeed, parseSeed } from '@/lib/quiz/seed'
import type { Answered } from '@/lib/quiz/session'
import type { AnyRound, Opened } from './address'
import type { Order } from './seek'

/** Everything that changes while hands are played: the round on the table and what came of the rounds before it. */
export interface Table {
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

export function openTable({ plan, seed, round, isWhole, sides, won }: Opened): Table {
  const place = parseSeed(seed)
  const index = place.ok ? place.value.index : 1
  // A session of so many hands that is opened again goes on where it was; a single hand of another session is the first of its own.
  const hand = plan.length !== undefined && index <= plan.length ? index : 1
  return {
    round,
    past: [],
    hand,
    sides: round ? sidesOf(round.state) : sides,
    isWhole,
    won,
    isWaiting: false,
    isTimeUp: false,
    isOver: false,
  }
}

/** The next hand on the table. */
export const lay = (table: Table, round: AnyRound, won: number): Table => ({
  ...table,
  round,
  past: [...table.past, ...(table.round?.answers ?? [])],
  // A hand that was put away unanswered, for other side bets, is none.
  hand:
    table.round === null || (table.round.phase.kind === 'asking' && table.round.answers.length === 0)
      ? table.hand
      : table.hand + 1,
  isWhole: true,
  won: table.won + won,
  isWaiting: false,
})

/** The question that a table wants, where it must be looked for. */
export function orderOf({ plan, rules, seed }: Opened, { round, isWaiting }: Table, isAhead: boolean): Order | null {
  if (round === null) return { plan, rules, seed }
  return isWaiting || isAhead ? { plan, rules, seed: nextSeed(round.seed) } : null
}

/** The side bets that stay on the table from one hand to the next. */
export const withSidesOn = (game: AnyGame, round: AnyRound, sides: Sides): AnyRound =>
  Object.keys(sides).length === 0
    ? round
    : startAt(game, round.rules as never, round.drill, round.seed, round.state, sides)

export const settled = (bets: readonly SettledBet[]): number => bets.reduce((sum, { net }) => sum + net, 0)

/** What lies on the table before the first card, in base wagers: a round cannot begin without it. */
function openingBets(game: AnyGame, rules: Rules, sides: Sides): number {
  const zones = game.table(rules, game.start(rules, { sides }))
  return zones.reduce(
    (sum, zone) => sum + (zone.kind === 'bets' ? zone.bets.reduce((total, { stake }) => total + (stake ?? 0), 0) : 0),
    0,
  )
}

/** What is left of the bankroll, null without one, and today's stake: both in base wagers of the session's first stake. */
export interface Purse {
  readonly left: number | null
  readonly stakes: number
}

/** What can come after the round as it lies. */
export interface Next {
  /** Its next decision, once this one is answered. */
  readonly goesOn: boolean
  /** Nothing more is asked in it. */
  readonly isDone: boolean
  /** No further hand comes in this session. */
  readonly isLast: boolean
}

export function nextOf(
  game: AnyGame,
  { plan, rules }: Opened,
  table: Table,
  round: AnyRound | null,
  { left, stakes }: Purse,
): Next {
  const phase = round?.phase
  const kind = phase?.kind
  const goesOn = kind !== 'ended' && playsRounds(game, plan)
  const isDone = kind === 'ended' || ((kind === 'answered' || kind === 'missed') && !goesOn)
  const isWrong = kind === 'missed' || (phase?.kind === 'answered' && phase.verdict.cost > 0)
  const isLast =
    (isDone && plan.length !== undefined && table.hand >= plan.length) ||
    (isWrong && plan.clock?.kind === 'faultless') ||
    table.isTimeUp ||
    (kind === 'ended' && left !== null && left < openingBets(game, rules, table.sides) * stakes)
  return { goesOn, isDone, isLast }
}
