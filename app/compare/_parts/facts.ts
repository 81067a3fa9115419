import { anHour, type Played, playedOf } from '@/app/[game]/_questions/parts'
import { evValue, NAMED_STAKE } from '@/lib/game/ev'
import { knownTables, usualTable } from '@/lib/game/precomputed/known-tables'
import { type Session, type Sessions, sessionsOf } from '@/lib/game/precomputed/sessions'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { type Lesson, lessonsOf } from '@/lib/teaching/course/course'
import { courseFiguresOf } from '@/lib/teaching/course/figures'
import { money, percent, plain, whole } from '@/app/_languages/format'
import { compare } from '@/app/_languages/words'
import { COMPARED } from '@/content/searched'
import { findGame } from '@/lib/games/index'
import { learnedAt } from '@/lib/teaching/census/learned'

/* The games that people compare, with a page for each pair. */

export interface Pair {
  readonly path: string
  readonly games: readonly [AnyTaughtGame, AnyTaughtGame]
}

export const PAIRS: readonly Pair[] = COMPARED.map(([a, b]) => ({
  path: `/compare/${a}/${b}`,
  games: [findGame(a)!, findGame(b)!],
}))

export const findPair = (a: string, b: string): Pair | undefined =>
  PAIRS.find(({ path }) => path === `/compare/${a}/${b}`)

/* The figures for comparing games under their usual rules, computed while the site is built. In base wagers. */

export interface GameFacts {
  readonly game: AnyTaughtGame
  readonly edge: number
  /** As a share of all money bet. */
  readonly risk: number
  readonly averageBet: number
  /** The hourly cost at the default stake and pace. */
  readonly hour: string
  readonly rounds: Sessions
  /** A session of two hours. */
  readonly session: Session
  readonly lessons: readonly Lesson[]
  /** The hands of the course until a simulated beginner plays almost perfectly. */
  readonly hands: number
  readonly played: Played
  /** The edges with the best and the worst known pay table of casinos. */
  readonly tables: readonly [best: number, worst: number]
}

export async function factsOf(game: AnyTaughtGame): Promise<GameFacts> {
  const { edge, risk, averageBet } = usualTable(game)
  const rounds = sessionsOf(game)
  const found = knownTables(game).filter(({ comparison }) => !comparison)
  return {
    game,
    edge,
    risk,
    averageBet: evValue(averageBet),
    hour: anHour(game, edge),
    rounds,
    session: rounds.sessions.find(({ hours }) => hours === 2)!,
    lessons: lessonsOf(await courseFiguresOf(game.id)),
    hands: learnedAt(game.id)[0].hands.course,
    played: playedOf(game),
    tables: [found[0]!.edge, found.at(-1)!.edge],
  }
}

/* The verdict on two games in sentences: the answer first, then the advantages of the other game. */

type Both = readonly [GameFacts, GameFacts]

/** The game with the lower figure first. */
const lower = ([a, b]: Both, by: (one: GameFacts) => number): Both => (by(a) <= by(b) ? [a, b] : [b, a])

/** Figures that differ by at most 2% count as equal. */
const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= 0.02 * Math.max(Math.abs(a), Math.abs(b))

const perHour = ({ edge, session }: GameFacts): number => (edge * session.rounds) / session.hours

const name = ({ game }: GameFacts): string => game.name

function onHour(both: Both): string {
  const stake = money(NAMED_STAKE, 'USD')
  const [cheap, dear] = lower(both, perHour)
  const [slow, fast] = lower(both, ({ session }) => session.rounds)
  const pace = ({ session }: GameFacts): string => whole(session.rounds / session.hours)
  const cost =
    cheap.hour === dear.hour
      ? compare.sameHour(cheap.hour, stake)
      : compare.cheaper(name(cheap), name(dear), isSame(perHour(cheap), perHour(dear)), cheap.hour, stake, dear.hour)
  return pace(slow) === pace(fast) ? cost : `${cost} ${compare.pace(name(fast), pace(fast), name(slow), pace(slow))}`
}

/** Compares the edges by the first bet and by all money bet, which may favor different games. */
function onEdges(both: Both): string {
  const [cheap, dear] = lower(both, ({ edge }) => edge)
  if (isSame(cheap.edge, dear.edge) && isSame(cheap.risk, dear.risk)) return compare.sameEdge(percent(cheap.edge))
  const first = compare.firstBet(name(cheap), percent(cheap.edge), name(dear), percent(dear.edge))
  const all =
    dear.risk >= cheap.risk
      ? compare.allMoneyToo(name(cheap))
      : compare.allMoneyBut(name(dear), percent(dear.risk), name(cheap), percent(cheap.risk))
  return `${first} ${all}`
}

function onSwings(both: Both): string {
  const [calm, wild] = lower(both, ({ rounds }) => rounds.deviation)
  const [least, most] = [calm.rounds.deviation, wild.rounds.deviation]
  return isSame(least, most)
    ? compare.sameSwing
    : compare.swings(
        name(wild),
        plain(most / least, 1),
        name(calm),
        wild.session.bankrolls[1]!,
        calm.session.bankrolls[1]!,
      )
}

function onLearning(both: Both): string {
  const [easy, hard] = lower(both, ({ hands }) => hands)
  const cost = ({ played: { best, beginner } }: GameFacts): string => percent(beginner.price.edge - best.edge)
  return isSame(easy.hands, hard.hands)
    ? compare.sameLearning
    : compare.easier(name(easy), whole(easy.hands), cost(easy), name(hard), whole(hard.hands), cost(hard))
}

/** The answer and its qualifications, in one or two sentences each. */
export const verdictOf = (both: Both): readonly string[] => [
  onHour(both),
  onEdges(both),
  onSwings(both),
  onLearning(both),
]
