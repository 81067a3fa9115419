import made from '@/content/xx-poker/contests.json' with { type: 'json' }
import { RANKS, type RankLetter } from '@/lib/cards/card'
import { bestOf, exact, tidyNet } from '@/lib/games/ev'
import type { Option, Outcome, Solution } from '@/lib/games/solution'
import { choose } from '@/lib/math/combinations'
import { type ContestMade, type Manner, MANNERS } from '@/lib/games/xx-poker/made-contests'
import { POSITION_NAMES, POSITIONS, type XxRules, VARIANTS } from '@/lib/games/xx-poker/rules'
import { payOf, RESULTS } from '@/lib/games/xx-poker/settle'

/* What is known of first contests in which several own cards win, read from what `npm run make:hands` kept of them. EVs in Play bets. */

export const RULES: XxRules = VARIANTS[0].rules

const MADE = made.pages as unknown as readonly ContestMade[]
export const CONTESTS: readonly ContestMade[] = MADE

/** The second contest card and the communal hand. */
const DEALS = 48 * choose(47, 3)
/** Hands with a first contest card. */
const SPOTS = choose(52, 3) * 49

export interface ContestFacts extends ContestMade {
  /** The dealer's rank, 0 to 12. */
  readonly number: number
  /** Of all first contests. */
  readonly share: number
  readonly evs: readonly [lowest: number, highest: number, hold: number]
  /** By manner: the share of deals that end at each of POSITIONS. */
  readonly ends: readonly (readonly number[])[]
  readonly solution: Solution<Manner>
}

function optionOf({ ledgers, halves }: ContestMade, at: number, deals: number): Option<Manner> {
  const entries = POSITIONS.flatMap((position, p) =>
    RESULTS.map((result, r) => ({
      position,
      pay: payOf(RULES, position, result),
      ways: ledgers[at]![p * RESULTS.length + r]!,
    })),
  ).filter(({ ways }) => ways > 0)
  const ways = new Map<number, number>()
  for (const { pay, ways: some } of entries) ways.set(tidyNet(pay), (ways.get(tidyNet(pay)) ?? 0) + some)
  const count = (name: string, holds: (entry: (typeof entries)[number]) => boolean) => ({
    name,
    ways: entries.filter(holds).reduce((sum, entry) => sum + entry.ways, 0),
  })
  return {
    action: MANNERS[at]!,
    ev: exact(BigInt(halves[at]!), 2n * BigInt(deals)),
    outcomes: [...ways].sort((a, b) => a[0] - b[0]) as Outcome[],
    tally: [
      count('wins', ({ pay }) => pay > 0),
      count('pushes', ({ pay }) => pay === 0),
      count('loses', ({ pay }) => pay < 0),
      ...POSITIONS.map((one) => count(`ends at ${POSITION_NAMES[one]}`, ({ position }) => position === one)).filter(
        ({ ways: some }) => some > 0,
      ),
    ],
  }
}

function readFacts(one: ContestMade): ContestFacts {
  const deals = one.spots * DEALS
  const options = MANNERS.map((_, at) => optionOf(one, at, deals))
  const evs = one.halves.map((halves) => Number(halves) / 2 / deals) as [number, number, number]
  const ends = one.ledgers.map((ledger) =>
    POSITIONS.map(
      (_, p) => ledger.slice(p * RESULTS.length, (p + 1) * RESULTS.length).reduce((sum, ways) => sum + ways, 0) / deals,
    ),
  )
  return {
    ...one,
    number: RANKS.indexOf(one.rank as RankLetter),
    share: one.spots / SPOTS,
    evs,
    ends,
    solution: { options, best: bestOf(options), deals },
  }
}

const kept = new Map<string, ContestFacts>()

/** Throws on a slug that is no contest. */
export function contestFacts(slug: string): ContestFacts {
  const found = MADE.find((one) => one.slug === slug)
  if (!found) throw new RangeError(`“${slug}” is no page of XX Poker`)
  const known = kept.get(slug) ?? readFacts(found)
  kept.set(slug, known)
  return known
}
