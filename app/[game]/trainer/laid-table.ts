import type { AnyGame, Rules, SettledBet } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { makeRules } from '@/lib/games/rules'
import { type Sides, sidesOf } from '@/lib/engines/round/index'
import { comesBack, firstAnswers, roundAgain } from '@/lib/teaching/quiz/again'
import { isRun, playsRounds } from '@/lib/teaching/quiz/plan'
import type { AnswerRecord, RoundRecord, RunRecord } from '@/lib/teaching/quiz/record'
import {
  type HandRecord,
  type Move,
  restoreRound,
  type SessionRecord,
  type StoredSession,
} from '@/lib/teaching/quiz/resume'
import { doneAt, goOn, startAt } from '@/lib/teaching/quiz/round'
import { nextSeed, parseSeed } from '@/lib/teaching/quiz/seed'
import { scoreOf } from '@/lib/teaching/quiz/session'
import { type AnyRound, type Opened, planText } from './address'
import type { Order } from './seek'

/** Everything that changes while hands are played. What a reload must bring back is in `SessionRecord`, and is made from this. */
export interface Table {
  /** Null until the first question is found. */
  readonly round: AnyRound | null
  /** The hands so far; the last is on the table. Empty until the first question is found. */
  readonly hands: readonly HandRecord[]
  /** Whether the last decision is on the table with its answer. */
  readonly stands: boolean
  /** The session's answers and whole rounds, oldest first: the bar, the score and the summary all count these. */
  readonly records: readonly AnswerRecord[]
  readonly rounds: readonly RoundRecord[]
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
  /** The end is wanted: the session is over once that is stored. */
  readonly isEnding: boolean
  readonly isOver: boolean
}

const handOf = (game: AnyGame, round: AnyRound): HandRecord => ({
  seed: round.seed,
  spot: game.make(round.state),
  moves: [],
})

export function openTable(game: AnyGame, { plan, seed, round, isWhole, sides, won, stored }: Opened): Table {
  const place = parseSeed(seed)
  const index = place.ok ? place.value.index : 1
  const table: Table = {
    round,
    hands: round ? [handOf(game, round)] : [],
    stands: false,
    records: stored?.answers ?? [],
    rounds: stored?.rounds ?? [],
    // A link into the middle of a session of so many hands says how many are left; a hand of any other session is the first of its own.
    hand: plan.length !== undefined && index <= plan.length ? index : 1,
    sides: round ? sidesOf(round.state) : sides,
    isWhole,
    won,
    isWaiting: false,
    isTimeUp: false,
    isEnding: false,
    isOver: false,
  }
  if (stored === null) return table
  const { hands, stands, hand, isTimeUp, isOver } = stored.session
  return { ...table, hands, stands, hand, isTimeUp, isOver }
}

/** Whether a seed is of a later question in the same series. */
function isLater(seed: string, than: string): boolean {
  const [now, before] = [parseSeed(seed), parseSeed(than)]
  return now.ok && before.ok && now.value.session === before.value.session && now.value.index > before.value.index
}

/**
 * The session that the browser knows, in the place of what the address said; null where it's another one or can't be laid out. An address
 * may be a hand ahead of a session whose last answer stands: the page was closed when the next hand was shown and not stored yet.
 */
export function resume(game: AnyTaughtGame, opened: Opened, stored: StoredSession): Opened | null {
  const { plan, rules, seed, round } = opened
  const { session } = stored
  const isSame =
    session.id === opened.id &&
    session.game === game.id &&
    session.rules === makeRules(game, rules) &&
    session.plan === planText(game, plan)
  if (!isSame) return null
  const isHeld = session.hands.some((hand) => hand.seed === seed)
  if (!isHeld && !(session.stands && isLater(seed, session.hands.at(-1)!.seed))) return null
  if (!isHeld && round !== null) {
    const hands = [...session.hands, handOf(game, round)]
    const next = { ...session, hands, stands: false, hand: session.hand + 1, isWhole: true }
    return { ...opened, stored: { ...stored, session: next }, isWhole: true }
  }
  const restored = restoreRound(game as never, rules, plan.drill, stored) as AnyRound | null
  if (restored === null) return null
  return { ...opened, stored, round: restored, seed: restored.seed, isWhole: session.isWhole, won: session.won }
}

/** The session as it's to be stored. */
export const sessionOf = (
  game: AnyTaughtGame,
  { id, plan, rules }: Opened,
  table: Table,
  more: Pick<SessionRecord, 'at' | 'stake' | 'version'>,
): SessionRecord => ({
  kind: 'session',
  id,
  game: game.id,
  rules: makeRules(game, rules),
  plan: planText(game, plan),
  hands: table.hands,
  stands: table.stands,
  hand: table.hand,
  isWhole: table.isWhole,
  isTimeUp: table.isTimeUp,
  isOver: table.isOver,
  won: table.won,
  rounds: table.rounds.map(({ id }) => id),
  ...more,
})

/** What is kept of a run that is over, for the personal best; null where the session is none, or nothing was answered in it. */
export function runOf(
  game: AnyTaughtGame,
  { id, plan, rules, seed }: Opened,
  table: Table,
  at: number,
): RunRecord | null {
  if (!isRun(plan) || table.records.length === 0) return null
  const { right, asked, cost } = scoreOf(firstAnswers(table.records))
  const first = table.hands[0]?.seed ?? seed
  return {
    kind: 'run',
    id: `run-${id}`,
    at,
    game: game.id,
    rules: makeRules(game, rules),
    seed: first,
    plan: planText(game, plan),
    right,
    asked,
    cost,
  }
}

/** Whether the round on the table is one of the game's own, whole and graded, and isn't among the rounds yet. */
export const endsWhole = ({ plan }: Opened, { round, isWhole, rounds }: Table): boolean =>
  round?.phase.kind === 'ended' && isWhole && plan.choice === 'dealt' && !rounds.some(({ seed }) => seed === round.seed)

/** Whether something was decided in this session: until then there is nothing to go on with. */
export const isBegun = ({ hands }: Table): boolean => hands.length > 1 || (hands[0]?.moves.length ?? 0) > 0

/** The hands with a change to the moves of the last. */
const withMoves = (hands: readonly HandRecord[], change: (moves: readonly Move[]) => readonly Move[]) =>
  hands.map((hand, i) => (i === hands.length - 1 ? { ...hand, moves: change(hand.moves) } : hand))

/** The decision on the table with its grade. */
export const graded = (table: Table, round: AnyRound, record: AnswerRecord): Table => ({
  ...table,
  round,
  hands: withMoves(table.hands, (moves) => [...moves, { action: record.action, answer: record.id }]),
  stands: true,
  records: [...table.records, record],
})

/** The decision on the table without an answer: time ran out. */
export const missed = (table: Table, round: AnyRound, isTimeUp: boolean): Table => ({
  ...table,
  round,
  hands: withMoves(table.hands, (moves) => [...moves, { action: null, answer: null }]),
  stands: true,
  isWhole: false,
  isTimeUp,
})

/** The hand goes on from the decision on the table, which was `round`. */
export function goneOn(game: AnyGame, table: Table, round: AnyRound): Table {
  const action = doneAt(round) ?? null
  const isGraded = round.phase.kind === 'answered'
  return {
    ...table,
    round: goOn(game, round),
    hands: withMoves(table.hands, (moves) =>
      table.stands
        ? moves.map((move, i) => (i === moves.length - 1 ? { ...move, action } : move))
        : [...moves, { action, answer: null }],
    ),
    stands: false,
    isWhole: table.isWhole && isGraded,
  }
}

/** A hand that was put away unanswered, for other side bets, is none. */
const isUnasked = ({ round, hands }: Table): boolean =>
  round?.phase.kind === 'asking' && hands.at(-1)?.moves.length === 0

const handsBefore = (table: Table): readonly HandRecord[] => (isUnasked(table) ? table.hands.slice(0, -1) : table.hands)

/** The next hand on the table; with `again` one that comes back, which is no further hand of the session. */
export function lay(game: AnyGame, table: Table, round: AnyRound, won: number, again?: string): Table {
  const isSamePlace = table.round === null || isUnasked(table) || again !== undefined
  return {
    ...table,
    round,
    hands: [...handsBefore(table), { ...handOf(game, round), ...(again === undefined ? {} : { again }) }],
    stands: false,
    hand: isSamePlace ? table.hand : table.hand + 1,
    // A hand that comes back ends with its answer.
    isWhole: again === undefined,
    won: table.won + won,
    isWaiting: false,
  }
}

/** Whether the hand on the table came back. */
export const isAgain = ({ hands }: Pick<Table, 'hands'>): boolean => hands.at(-1)?.again !== undefined

/** The missed decision that comes back as the next hand, and its id; null where a new one comes. `isEnd`: no new hand is left. */
function nextAgain(
  game: AnyTaughtGame,
  { plan, rules }: Pick<Opened, 'plan' | 'rules'>,
  table: Table,
  isEnd: boolean,
): { readonly round: AnyRound; readonly id: string } | null {
  const missed = comesBack(plan, handsBefore(table), table.records, isEnd)
  const round = missed && roundAgain(game, rules, plan.drill, missed)
  return round ? { round, id: missed.id } : null
}

/** The table with the missed decision that comes back as the next hand; null where a new one comes. `isEnd`: no new hand is left. */
export function layAgain(game: AnyTaughtGame, opened: Opened, table: Table, won: number, isEnd: boolean): Table | null {
  const again = nextAgain(game, opened, table, isEnd)
  return again && lay(game, table, again.round, won, again.id)
}

/** The seed of the last new hand: that of the next one follows it. Null before the first. */
export const lastSeed = ({ hands, round }: Table): string | null =>
  hands.findLast(({ again }) => again === undefined)?.seed ?? round?.seed ?? null

/** The question that a table wants, where it must be looked for. */
export function orderOf({ plan, rules, seed }: Opened, table: Table, isAhead: boolean): Order | null {
  const last = lastSeed(table)
  if (last === null) return { plan, rules, seed }
  return table.isWaiting || isAhead ? { plan, rules, seed: nextSeed(last) } : null
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
  /** No new hand comes in this session. */
  readonly isEnd: boolean
  /** Nor does one come back. */
  readonly isLast: boolean
}

export function nextOf(
  game: AnyTaughtGame,
  { plan, rules }: Pick<Opened, 'plan' | 'rules'>,
  table: Table,
  round: AnyRound | null,
  { left, stakes }: Purse,
  isEnough: boolean,
): Next {
  const phase = round?.phase
  const kind = phase?.kind
  const goesOn = kind !== 'ended' && playsRounds(game, plan) && !isAgain(table)
  const isDone = kind === 'ended' || ((kind === 'answered' || kind === 'missed') && !goesOn)
  const isWrong = kind === 'missed' || (phase?.kind === 'answered' && phase.verdict.cost > 0)
  const isEnd = isDone && ((plan.length !== undefined && table.hand >= plan.length) || isEnough)
  const isLast =
    (isEnd && nextAgain(game, { plan, rules }, table, true) === null) ||
    (isWrong && plan.clock?.kind === 'faultless') ||
    table.isTimeUp ||
    (kind === 'ended' && left !== null && left < openingBets(game, rules, table.sides) * stakes)
  return { goesOn, isDone, isEnd, isLast }
}
