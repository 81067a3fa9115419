import { anHour, type Played, playedOf } from '@/app/[game]/_questions/parts'
import learning from '@/content/about/learning.json'
import { evValue, NAMED_STAKE } from '@/lib/games/ev'
import { knownTables, usualTable } from '@/lib/games/known-tables'
import { type Session, type Sessions, sessionsOf } from '@/lib/games/sessions'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { type Lesson, lessonsOf } from '@/lib/teaching/course/course'
import { courseFiguresOf } from '@/lib/teaching/course/figures'
import { money, percent, plain, whole } from '@/app/_languages/format'
import { compare } from '@/app/_languages/english/compare'
import { COMPARED } from '@/content/searched'
import { findGame } from '@/lib/games/index'

/* Games that people put beside each other, with the page of each two. */

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

/* What games are compared by, under their usual rules, worked out while the site is built. In base wagers. */

export interface GameFacts {
  readonly game: AnyTaughtGame
  readonly edge: number
  /** Of all money bet. */
  readonly risk: number
  readonly averageBet: number
  /** At the stake and the pace that pages name. */
  readonly hour: string
  readonly rounds: Sessions
  /** Two hours. */
  readonly session: Session
  readonly lessons: readonly Lesson[]
  /** Hands of the course until a simulated beginner plays nearly perfectly. */
  readonly hands: number
  readonly played: Played
  /** The edges at the best and the worst table that casinos are known to use. */
  readonly tables: readonly [best: number, worst: number]
}

const PICK_UP = learning.assumed.pickUp[0]

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
    hands: learning.rows.find((row) => row.game === game.id && row.pickUp === PICK_UP)!.hands.course,
    played: playedOf(game),
    tables: [found[0]!.edge, found.at(-1)!.edge],
  }
}

/* What two games compared come to, in sentences: the answer first, then what speaks for the other one. */

type Both = readonly [GameFacts, GameFacts]

/** The two with the lower figure first. */
const lower = ([a, b]: Both, by: (one: GameFacts) => number): Both => (by(a) <= by(b) ? [a, b] : [b, a])

/** Figures this near are one. */
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

/** Where the two measures of the edge disagree, which counts when. */
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

/** The answer and what qualifies it, a sentence or two each. */
export const verdictOf = (both: Both): readonly string[] => [
  onHour(both),
  onEdges(both),
  onSwings(both),
  onLearning(both),
]
