import type { GameFigures } from '@/lib/game/figures'
import type { AnyGame } from '@/lib/game/game'
import { data } from '@/lib/games/registry/made/data/sessions'
import { fitting, makeSums, quantile, standingOf } from '@/lib/math/session'
import { latticeOf } from '@/lib/math/session-lattice'
import { ruinWithin } from '@/lib/math/session-ruin'

/*
 * Sessions of each game with best play under its usual rules, at its own pace. `npm run make:sessions` computes them
 * beforehand, so that pages that compare all games wait for none. Money is in base wagers.
 */

/** The session lengths that pages show, in hours. */
export const HOURS = [1, 2, 4, 8] as const
/** The chances with which a bankroll is to last. */
export const SURE = [0.9, 0.95, 0.99] as const
/** The shares of sessions that end at or below an amount: bad ones, and very bad ones. */
const BAD = [0.05, 0.01] as const
/** The smallest win that counts as big. */
export const BIG = 10

export interface Session {
  readonly hours: (typeof HOURS)[number]
  readonly rounds: number
  /** The chance of being ahead at the end. */
  readonly ahead: number
  /** The bankroll that lasts through the session with each chance of SURE, rounded up to whole base wagers. */
  readonly bankrolls: readonly number[]
  /** The net at or below which each share of BAD ends. */
  readonly bad: readonly number[]
}

/** How single rounds of a game end, and sessions. */
export interface Sessions {
  /** The standard deviation of a round's net. */
  readonly deviation: number
  /** The shares of rounds that win, and that push. */
  readonly ahead: number
  readonly even: number
  readonly mostWon: number
  readonly mostLost: number
  /** Wins of BIG or more: one in how many rounds, and their share of the variance; absent if there are none. */
  readonly big?: { readonly oneIn: number; readonly share: number }
  /** One for each of HOURS. */
  readonly sessions: readonly Session[]
}

type Ends = Pick<GameFigures, 'outcomes' | 'variance'>

/** Six digits are enough for a sentence, and they are the same on every machine. */
const rounded = (value: number): number => Number(value.toPrecision(6))

function bigWins(outcomes: NonNullable<Ends['outcomes']>): Sessions['big'] {
  const total = outcomes.reduce((sum, [, ways]) => sum + ways, 0)
  const mean = outcomes.reduce((sum, [net, ways]) => sum + net * ways, 0) / total
  const swings = (some: typeof outcomes): number => some.reduce((sum, [net, ways]) => sum + ways * (net - mean) ** 2, 0)
  const big = outcomes.filter(([net]) => net >= BIG)
  const ways = big.reduce((sum, [, one]) => sum + one, 0)
  return ways === 0 ? undefined : { oneIn: rounded(total / ways), share: rounded(swings(big) / swings(outcomes)) }
}

/** The sessions of a game at `pace` rounds an hour. Throws if its figures don't say how rounds end. */
export function makeSessions({ outcomes, variance }: Ends, pace: number): Sessions {
  if (!outcomes || variance === undefined) throw new Error('these figures do not tell how rounds end')
  const total = outcomes.reduce((sum, [, ways]) => sum + ways, 0)
  const shareOf = (isMeant: (net: number) => boolean): number =>
    rounded(outcomes.filter(([net]) => isMeant(net)).reduce((sum, [, ways]) => sum + ways, 0) / total)
  const lattice = latticeOf(outcomes)
  const most = Math.max(...HOURS) * pace
  const sums = makeSums(fitting(lattice, most), most)
  const big = bigWins(outcomes)
  return {
    deviation: rounded(Math.sqrt(variance)),
    ahead: shareOf((net) => net > 0),
    even: shareOf((net) => net === 0),
    mostWon: outcomes.at(-1)![0],
    mostLost: -outcomes[0]![0],
    ...(big && { big }),
    sessions: HOURS.map((hours) => {
      const rounds = hours * pace
      const spread = sums(rounds)
      const { least } = ruinWithin(lattice, { rounds, bankroll: 0, after: [] })
      return {
        hours,
        rounds,
        ahead: rounded(standingOf(spread).ahead),
        bankrolls: SURE.map((sure) => Math.ceil(least(1 - sure) - 1e-9)),
        bad: BAD.map((part) => rounded(quantile(spread, part))),
      }
    }),
  }
}

/** The sessions of a game. Throws if they haven't been made. */
export function sessionsOf({ id }: AnyGame): Sessions {
  const found = data[id] as { readonly sessions: Sessions } | undefined
  if (!found) throw new Error(`${id} has no sessions: npm run make:sessions`)
  return found.sessions
}
