import type { AnyGame, Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { makeRules } from '@/lib/game/rules'
import { allowedSides, betsAt, netOf, stakeAt } from '@/lib/game/side-bets/stakes'
import { type Sides, sidesOf } from '@/lib/engines/round/index'
import { comesBack, firstAnswers, roundAgain } from '@/lib/teaching/quiz/again'
import { isRight } from '@/lib/teaching/quiz/grade'
import { isRun, playsRounds } from '@/lib/teaching/quiz/plan'
import type { AnswerRecord, RoundRecord, RunRecord } from '@/lib/teaching/quiz/record'
import { restoreRound } from '@/lib/teaching/quiz/resume'
import { doneAt, goOn, startAt } from '@/lib/teaching/quiz/round'
import { nextSeed, parseSeed } from '@/lib/teaching/quiz/seed'
import { scoreOf } from '@/lib/teaching/quiz/session'
import type { HandRecord, Move, SessionRecord, StoredSession } from '@/lib/teaching/quiz/session-record'
import { type AnyRound, type Opened, planText } from './address'
import type { Order } from './seek'

/**
 * All state that changes while hands are played. The part that a reload must restore is made into a `SessionRecord`.
 */
export interface Table {
  /** Null until the first question is found. */
  readonly round: AnyRound | null
  /** The hands so far, of which the last is on the table. Empty until the first question is found. */
  readonly hands: readonly HandRecord[]
  /** Whether the last decision is still on the table with its answer. */
  readonly stands: boolean
  /** The session's answers and whole rounds, oldest first. The bar, the score and the summary count these. */
  readonly records: readonly AnswerRecord[]
  readonly rounds: readonly RoundRecord[]
  /** The number of this hand in the session, from 1. */
  readonly hand: number
  readonly sides: Sides
  /** Whether the round was dealt from its first card and each decision so far was graded. */
  readonly isWhole: boolean
  /** What earlier rounds won, including side bets, in base wagers at the session's first stake. */
  readonly won: number
  /** Whether the next question is being searched for. */
  readonly isWaiting: boolean
  /** Whether the time of a run is up. */
  readonly isTimeUp: boolean
  /** Whether the session is ending. It is over once that is stored. */
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
    // A link into a session with a fixed number of hands shows how many are left. In any other session, the hand counts
    // as the first.
    hand: plan.length !== undefined && index <= plan.length ? index : 1,
    sides: round ? allowedSides(game, sidesOf(round.state)).sides : sides,
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

/** Whether a seed belongs to a later question of the same series. */
function isLater(seed: string, than: string): boolean {
  const [now, before] = [parseSeed(seed), parseSeed(than)]
  return now.ok && before.ok && now.value.session === before.value.session && now.value.index > before.value.index
}

/**
 * Replaces the session in the address with the one stored in the browser; null if that is another session or can't be
 * restored. An address may be one decision ahead of a session whose last answer is still on the table, if the page was
 * closed after the next decision was shown and before it was stored.
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
  const restore = (from: StoredSession) => restoreRound(game as never, rules, plan.drill, from) as AnyRound | null
  const goneOn = { ...stored, session: { ...session, stands: false } }
  const next = restore(goneOn)
  const isNext = next?.phase.kind === 'asking' && round !== null && game.make(next.state) === game.make(round.state)
  const from = isNext ? goneOn : stored
  const restored = isNext ? next : restore(stored)
  if (restored === null) return null
  return { ...opened, stored: from, round: restored, seed: restored.seed, isWhole: session.isWhole, won: session.won }
}

/** The session's record for storage. */
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

/** The record of a finished run, for the personal best; null if the session isn't a run or has no answers. */
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

/**
 * Whether the round on the table has ended, was dealt by the game itself, was played and graded from its start, and
 * isn't in `rounds` yet.
 */
export const endsWhole = ({ plan }: Opened, { round, isWhole, rounds }: Table): boolean =>
  round?.phase.kind === 'ended' && isWhole && plan.choice === 'dealt' && !rounds.some(({ seed }) => seed === round.seed)

/** Whether any decision was made in this session. Before that, there is nothing to resume. */
export const isBegun = ({ hands }: Table): boolean => hands.length > 1 || (hands[0]?.moves.length ?? 0) > 0

/** The hands with changed moves of the last one. */
const withMoves = (hands: readonly HandRecord[], change: (moves: readonly Move[]) => readonly Move[]) =>
  hands.map((hand, i) => (i === hands.length - 1 ? { ...hand, moves: change(hand.moves) } : hand))

/** The table after the decision on it was graded. */
export const graded = (table: Table, round: AnyRound, record: AnswerRecord): Table => ({
  ...table,
  round,
  hands: withMoves(table.hands, (moves) => [...moves, { action: record.action, answer: record.id }]),
  stands: true,
  records: [...table.records, record],
})

/** The table after a decision timed out. */
export const missed = (table: Table, round: AnyRound, isTimeUp: boolean): Table => ({
  ...table,
  round,
  hands: withMoves(table.hands, (moves) => [...moves, { action: null, answer: null }]),
  stands: true,
  isWhole: false,
  isTimeUp,
})

/** The table after the hand continues from the decision on it, which was `round`. */
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

/** A hand that was replaced before its first answer, because the side bets changed, doesn't count. */
const isUnasked = ({ round, hands }: Table): boolean =>
  round?.phase.kind === 'asking' && hands.at(-1)?.moves.length === 0

const handsBefore = (table: Table): readonly HandRecord[] => (isUnasked(table) ? table.hands.slice(0, -1) : table.hands)

/**
 * Puts the next hand on the table. With `again`, it is a mistake that returns, and doesn't count as another hand of the
 * session.
 */
export function lay(game: AnyGame, table: Table, round: AnyRound, won: number, again?: string): Table {
  const isSamePlace = table.round === null || isUnasked(table) || again !== undefined
  return {
    ...table,
    round,
    hands: [...handsBefore(table), { ...handOf(game, round), ...(again === undefined ? {} : { again }) }],
    stands: false,
    hand: isSamePlace ? table.hand : table.hand + 1,
    // A returned hand ends with its answer.
    isWhole: again === undefined,
    won: table.won + won,
    isWaiting: false,
  }
}

/** Whether the hand on the table is a mistake that returned. */
export const isAgain = ({ hands }: Pick<Table, 'hands'>): boolean => hands.at(-1)?.again !== undefined

/** The mistake that returns as the next hand, with its id; null if a new hand is next. `isEnd`: no new hand is left. */
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

/** The table with a returned mistake as the next hand; null if a new hand is next. `isEnd`: no new hand is left. */
export function layAgain(game: AnyTaughtGame, opened: Opened, table: Table, won: number, isEnd: boolean): Table | null {
  const again = nextAgain(game, opened, table, isEnd)
  return again && lay(game, table, again.round, won, again.id)
}

/** The seed of the last new hand, which the seed of the next follows; null before the first. */
export const lastSeed = ({ hands, round }: Table): string | null =>
  hands.findLast(({ again }) => again === undefined)?.seed ?? round?.seed ?? null

/** The question that must be searched for; null if none must. */
export function orderOf({ plan, rules, seed }: Opened, table: Table, isAhead: boolean): Order | null {
  const last = lastSeed(table)
  if (last === null) return { plan, rules, seed }
  return table.isWaiting || isAhead ? { plan, rules, seed: nextSeed(last) } : null
}

/** The round with the side bets that stay on the table from hand to hand. */
export const withSidesOn = (game: AnyGame, round: AnyRound, sides: Sides): AnyRound =>
  Object.keys(sides).length === 0
    ? round
    : startAt(game, round.rules as never, round.drill, round.seed, round.state, sides)

/**
 * What is left of the bankroll, null without one, and the current stake, both in base wagers at the session's first
 * stake; and a base wager in money.
 */
export interface Purse {
  readonly left: number | null
  readonly stakes: number
  readonly base: number
}

/** What a finished round won, side bets included, in base wagers at the session's first stake; 0 before its end. */
export const wonBy = (game: AnyGame, round: AnyRound | null, { stakes, base }: Omit<Purse, 'left'>): number =>
  round?.phase.kind === 'ended' ? netOf(betsAt(game, round.phase.bets, base)) * stakes : 0

/** The bets before the first card without which a round can't begin, in base wagers at the session's first stake. */
function openingBets(game: AnyGame, rules: Rules, sides: Sides, { stakes, base }: Purse): number {
  const bets = game
    .table(rules, game.start(rules, { sides }))
    .flatMap((zone) => (zone.kind === 'bets' ? zone.bets : []))
  return bets.reduce((sum, { id, stake }) => sum + (stakeAt(game, { bet: id, stake }, base) ?? 0), 0) * stakes
}

/** What can follow the current state of the round. */
export interface Next {
  /** The round has another decision after this one. */
  readonly goesOn: boolean
  /** The round asks nothing more. */
  readonly isDone: boolean
  /** The session has no more new hands. */
  readonly isEnd: boolean
  /**
   * Nothing more comes in this session: neither a new hand nor a returning mistake, or its clock or bankroll has run
   * out.
   */
  readonly isLast: boolean
}

export function nextOf(
  game: AnyTaughtGame,
  { plan, rules }: Pick<Opened, 'plan' | 'rules'>,
  table: Table,
  round: AnyRound | null,
  purse: Purse,
  isEnough: boolean,
): Next {
  const { left } = purse
  const phase = round?.phase
  const kind = phase?.kind
  const goesOn = kind !== 'ended' && playsRounds(game, plan) && !isAgain(table)
  const isDone = kind === 'ended' || ((kind === 'answered' || kind === 'missed') && !goesOn)
  const isWrong = kind === 'missed' || (phase?.kind === 'answered' && !isRight(phase.verdict))
  const isEnd = isDone && ((plan.length !== undefined && table.hand >= plan.length) || isEnough)
  const isLast =
    (isEnd && nextAgain(game, { plan, rules }, table, true) === null) ||
    (isWrong && plan.clock?.kind === 'faultless') ||
    table.isTimeUp ||
    (kind === 'ended' && left !== null && left < openingBets(game, rules, table.sides, purse))
  return { goesOn, isDone, isEnd, isLast }
}
