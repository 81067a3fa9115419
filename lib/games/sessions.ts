import made from '@/content/sessions.json' with { type: 'json' }
import type { GameFigures } from '@/lib/games/figures'
import type { AnyGame } from '@/lib/games/game'
import { fitting, makeSums, quantile, standingOf } from '@/lib/math/session'
import { latticeOf } from '@/lib/math/session-lattice'
import { ruinWithin } from '@/lib/math/session-ruin'

/*
 * Sessions of each game at best play under its usual rules and at its own pace. Worked out beforehand by `npm run make:sessions`: pages that
 * put all games side by side wait for none of them. Money is in base wagers.
 */

/** The lengths of session that pages show, in hours. */
export const HOURS = [1, 2, 4, 8] as const
/** How sure a bankroll is to last. */
export const SURE = [0.9, 0.95, 0.99] as const
/** The parts of all sessions that end at or below an amount: bad ones, and very bad ones. */
const BAD = [0.05, 0.01] as const
/** A win of so many base wagers is a big one. */
export const BIG = 10

export interface Session {
  readonly hours: (typeof HOURS)[number]
  readonly rounds: number
  /** The chance to be ahead at the end. */
  readonly ahead: number
  /** What lasts through the session with each chance of SURE, in whole base wagers. */
  readonly bankrolls: readonly number[]
  /** Nets at the end, for each part of BAD. */
  readonly bad: readonly number[]
}

/** How single rounds end, and sessions of them. */
export interface Sessions {
  /** The standard deviation of a round. */
  readonly deviation: number
  /** Shares of rounds. */
  readonly ahead: number
  readonly even: number
  readonly mostWon: number
  readonly mostLost: number
  /** Wins of BIG or more: how many rounds to one of them, and their part of the variance; absent where there are none. */
  readonly big?: { readonly oneIn: number; readonly share: number }
  /** One for each of HOURS. */
  readonly sessions: readonly Session[]
}

type Ends = Pick<GameFigures, 'outcomes' | 'variance'>

/** Six digits are enough for a sentence, and the same on every machine. */
const rounded = (value: number): number => Number(value.toPrecision(6))

function bigWins(outcomes: NonNullable<Ends['outcomes']>): Sessions['big'] {
  const total = outcomes.reduce((sum, [, ways]) => sum + ways, 0)
  const mean = outcomes.reduce((sum, [net, ways]) => sum + net * ways, 0) / total
  const swings = (some: typeof outcomes): number => some.reduce((sum, [net, ways]) => sum + ways * (net - mean) ** 2, 0)
  const big = outcomes.filter(([net]) => net >= BIG)
  const ways = big.reduce((sum, [, one]) => sum + one, 0)
  return ways === 0 ? undefined : { oneIn: rounded(total / ways), share: rounded(swings(big) / swings(outcomes)) }
}

/** What sessions of a game come to at so many rounds an hour. Throws where its figures don't tell how rounds end. */
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

const MADE = (made as unknown as { readonly games: Readonly<Record<string, Sessions>> }).games

/** The sessions of a game. Throws where they were not made. */
export function sessionsOf({ id }: AnyGame): Sessions {
  const found = MADE[id]
  if (!found) throw new Error(`${id} has no sessions: npm run make:sessions`)
  return found
}
