import { dealerOf, errorKinds, gameOf } from '../games'
import type { GameId } from '@/lib/games/ids'
import { below, draw, makeRandom } from '@/lib/math/random'
import { type AskedTable, dealBoard, foulSeat } from '../table/board'
import { ROUNDINGS } from '../table/chips'
import { type ErrorKind, type Handling, isSameHandling, rightHandling, type Round } from './errors'
import { nextDueSeed } from '@/lib/teaching/quiz/seed'

/* Spot the mistake: rounds that a dealer handled rightly or with one error, and the trainee's verdict on them. */

export interface Question {
  readonly seed: string
  readonly round: Round
  /** The dealer's handling. */
  readonly shown: Handling
  /** The kinds of error that give exactly this handling; empty if it is right. */
  readonly kinds: readonly string[]
}

/** How many rounds are dealt to find one where a kind of error is possible. */
const TRIES = 40
/**
 * The share of rounds with an error. Rounds without one are also chosen so that an error is possible; otherwise the
 * hand would give the answer away.
 */
const ERRORS = 0.55

function roundOf({ game, rules, isOlder }: AskedTable, kind: ErrorKind, seed: string): Round {
  const settings = { game, rules, seats: 1, rounding: ROUNDINGS[0], ...(isOlder && { isOlder }) }
  const [dealt] = dealBoard(settings, seed, kind.stack?.(makeRandom(`${seed}/stack`)) ?? []).seats
  const foul = kind.foul && foulSeat(settings, dealt!, makeRandom(`${seed}/foul-hand`))
  const by = { game: gameOf(game), dealer: dealerOf(game) }
  return { game, rules, seat: foul ?? dealt!, rounding: settings.rounding, by }
}

/** A round in which an error of this kind is possible, and the ways to make it; undefined if none is found. */
function seek(
  table: AskedTable,
  kind: ErrorKind,
  seed: string,
): { readonly round: Round; readonly ways: readonly Handling[] } | undefined {
  for (let i = 1; i <= TRIES; i++) {
    const round = roundOf(table, kind, `${seed}/${kind.id}/${i}`)
    const ways = kind.ways(round)
    if (ways.length > 0) return { round, ways }
  }
  return undefined
}

/** The kinds of error that give this handling of the round. */
export const kindsOf = (round: Round, shown: Handling): readonly string[] =>
  errorKinds(round)
    .filter(({ ways }) => ways(round).some((way) => isSameHandling(way, shown)))
    .map(({ id }) => id)

/** The round of a seed. Throws if no error is possible at the table. */
export function questionOf(table: AskedTable, seed: string): Question {
  const random = makeRandom(`${seed}/${table.game}/foul`)
  const isFoul = random() < ERRORS
  const all = errorKinds(table).filter(({ isLater }) => !(isLater && table.isOlder))
  const kinds = draw(random, all, all.length)
  for (const kind of kinds) {
    const found = seek(table, kind, seed)
    if (!found) continue
    const { round, ways } = found
    if (!isFoul) return { seed, round, shown: rightHandling(round), kinds: [] }
    const shown = ways[below(random, ways.length)]!
    return { seed, round, shown, kinds: kindsOf(round, shown) }
  }
  throw new Error(`no error can be made at ${table.game}`)
}

// ——— A session ——————————————————————————————————————————————————————————————————————————————————————————————

/**
 * `named`: the mistake was called and named rightly; `caught`: it was called but named wrongly; `false-alarm`: there
 * was no mistake.
 */
export const ENDINGS = ['named', 'caught', 'missed', 'passed', 'false-alarm'] as const
export type Ending = (typeof ENDINGS)[number]

export interface FoulAnswer {
  readonly game: GameId
  readonly seed: string
  readonly kinds: readonly string[]
  readonly ending: Ending
}

export interface FoulSession extends AskedTable {
  readonly question: Question
  /** Whether the trainee called a mistake and must name it. */
  readonly isCalled: boolean
  readonly answered: { readonly ending: Ending; readonly named?: string } | undefined
  readonly answers: readonly FoulAnswer[]
}

export type FoulEvent =
  | { readonly kind: 'pass' }
  | { readonly kind: 'foul' }
  | { readonly kind: 'back' }
  | { readonly kind: 'name'; readonly error: string }
  /** `due`: errors that are due for repetition. */
  | { readonly kind: 'next'; readonly due?: ReadonlySet<string> }

export const startFouls = (table: AskedTable, seed: string, answers: readonly FoulAnswer[] = []): FoulSession => ({
  game: table.game,
  rules: table.rules,
  ...(table.isOlder && { isOlder: true }),
  question: questionOf(table, seed),
  isCalled: false,
  answered: undefined,
  answers,
})

function end(session: FoulSession, ending: Ending, named?: string): FoulSession {
  const { game, question, answers } = session
  return {
    ...session,
    answered: { ending, ...(named === undefined ? {} : { named }) },
    answers: [...answers, { game, seed: question.seed, kinds: question.kinds, ending }],
  }
}

/** How many rounds are tried to find one with an error that is due. */
const LOOK_AHEAD = 5

/** The state after an event. An event that doesn’t fit leaves it unchanged. */
export function reduceFouls(session: FoulSession, event: FoulEvent): FoulSession {
  const { question, answered, isCalled, answers } = session
  if (answered) {
    if (event.kind !== 'next') return session
    const kinds = (seed: string): readonly string[] => questionOf(session, seed).kinds
    return startFouls(session, nextDueSeed(question.seed, event.due ?? new Set(), LOOK_AHEAD, kinds), answers)
  }
  switch (event.kind) {
    case 'pass':
      return isCalled ? session : end(session, question.kinds.length === 0 ? 'passed' : 'missed')
    case 'foul':
      return { ...session, isCalled: true }
    case 'back':
      return { ...session, isCalled: false }
    case 'name':
      if (!isCalled || !errorKinds(session).some(({ id }) => id === event.error)) return session
      return end(
        session,
        question.kinds.length === 0 ? 'false-alarm' : question.kinds.includes(event.error) ? 'named' : 'caught',
        event.error,
      )
    case 'next':
      return session
  }
}

/** The number of answers with each ending. */
export const countEndings = (answers: readonly FoulAnswer[]): Readonly<Record<Ending, number>> =>
  Object.fromEntries(
    ENDINGS.map((ending) => [ending, answers.filter((one) => one.ending === ending).length]),
  ) as Record<Ending, number>
