import type { Card } from '@/lib/cards/card'
import {
  type Action,
  type ByEnd,
  count,
  decide,
  price,
  type Priced,
  type Showdown,
  type Strategy,
} from '@/lib/engines/showdown/index'
import { foldNet, netsAfter, stakesOf, tallyName, tallyOf } from '@/lib/engines/settlement/index'
import { bestOf, exact } from '@/lib/game/ev'
import type { GameFigures, StartingClass } from '@/lib/game/figures'
import type { Option, Outcome, Solution } from '@/lib/game/solution'
import type { Progress } from '@/lib/game/solver'
import { scaleToIntegers } from '@/lib/math/fraction'
import { payRow, rankingOf } from './hands'
import type { ShowdownCore } from './page'
import { isAllowed, qualifyingStrength, type ShowdownRules } from './rules'

/* One decision and the whole game, from what the rules compare and pay. Exact. */

const ENDINGS = ['win', 'tie', 'loss', 'unqualified'] as const

/** The endings of a game. A dealer who always plays has none without a qualifying hand. */
const endingsOf = ({ settlement }: ShowdownCore): readonly (typeof ENDINGS)[number][] =>
  ENDINGS.filter((ending) => tallyOf(settlement).some((line) => line.ending === ending))

/** The actions of the decision, the cheapest last. */
export const actionsOf = ({ settlement }: ShowdownCore): readonly string[] =>
  Object.keys(settlement.decisions[0]!.actions)

/** The game as the engine counts it. */
export const showdownOf = (core: ShowdownCore, rules: ShowdownRules): Showdown => ({
  ranking: rankingOf(core),
  player: core.player.cards,
  dealer: core.dealer.cards,
  up: core.dealer.up,
  qualifies: qualifyingStrength(core, rules),
})

const NOTHING: ByEnd = { unqualified: 0, win: 0, tie: 0, loss: 0 }

/** The nets of a round by end, for a hand of a strength and one action. */
export function netsOf(core: ShowdownCore, rules: ShowdownRules, action: string): (strength: number) => ByEnd {
  if (action === 'fold') {
    const fold = foldNet(core.settlement, rules, [action])
    return () => ({ unqualified: fold, win: fold, tie: fold, loss: fold })
  }
  const nets = netsAfter(core.settlement, [action], endingsOf(core))
  // A dealer who always plays never ends a round unqualified.
  return (strength) => ({ ...NOTHING, ...nets(rules, payRow(core, strength)) })
}

// ——— One decision ———————————————————————————————————————————————————————————————————————————————————————

function optionOf(core: ShowdownCore, action: string, nets: ByEnd, ends: ByEnd, deals: number): Option<string> {
  if (action === 'fold') return { action, ev: exact(nets.loss, 1), outcomes: [[nets.loss, deals]] }
  const { unit, integers } = scaleToIntegers(ENDINGS.map((ending) => nets[ending]))
  // Below 2^53: at most 1,712,304 hands of the dealer and a net of some million antes in millionths.
  const total = ENDINGS.reduce((sum, ending, i) => sum + BigInt(integers[i]!) * BigInt(ends[ending]), 0n)
  const ways = new Map<number, number>()
  for (const ending of ENDINGS)
    if (ends[ending] > 0) ways.set(nets[ending], (ways.get(nets[ending]) ?? 0) + ends[ending])
  return {
    action,
    ev: exact(total, BigInt(unit) * BigInt(deals)),
    outcomes: [...ways].map(([net, n]): Outcome => [net, n]).sort((a, b) => a[0] - b[0]),
    tally: endingsOf(core).map((ending) => ({ name: tallyName(core.settlement, ending), ways: ends[ending] })),
  }
}

/** The options of a decision, over every hand that the dealer can have. `up` are all cards of the dealer that are known. */
export function decisionOf(
  core: ShowdownCore,
  rules: ShowdownRules,
  spot: { readonly hand: readonly Card[]; readonly up: readonly Card[]; readonly dead: readonly Card[] },
): Solution<string> {
  const { strength, ends, deals } = decide(showdownOf(core, rules), spot)
  const options = actionsOf(core)
    .filter((action) => isAllowed(core, rules, action, strength))
    .map((action) => optionOf(core, action, netsOf(core, rules, action)(strength), ends, deals))
  return { options, best: bestOf(options), deals }
}

// ——— The whole game —————————————————————————————————————————————————————————————————————————————————————

/** Names a class of deals by the strength of the hand and the rank of the up card; undefined leaves it out. */
type ClassOf = (strength: number, up: number | undefined) => string | undefined

/** Starting hands in classes, in the order in which they first appear, the weakest strength first. */
function classesOf(core: ShowdownCore, priced: Priced, classOf: ClassOf): readonly StartingClass[] {
  const actions = actionsOf(core)
  return priced.cells(classOf).map(({ id, ways, evs, taken, ev }) => {
    const options = actions.flatMap((action, i) => (evs[i] ? [{ action, ev: exact(evs[i].num, evs[i].den) }] : []))
    if (taken.some((n) => n === ways)) return { id, deals: ways, options }
    const shares = Object.fromEntries(actions.map((action, i) => [action, taken[i]! / ways]))
    return { id, deals: ways, options, shares, ev: exact(ev.num, ev.den) }
  })
}

/** The actions of the decision as the engine prices them. */
export const offeredBy = (core: ShowdownCore, rules: ShowdownRules): readonly Action[] =>
  actionsOf(core).map((action) => {
    const nets = netsOf(core, rules, action)
    return {
      bet: Object.values(stakesOf(core.settlement, [action])).reduce<number>((sum, stake) => sum + (stake ?? 0), 0),
      nets: (strength) => (isAllowed(core, rules, action, strength) ? nets(strength) : undefined),
    }
  })

export interface Asked {
  /** A strategy instead of best play. */
  readonly strategy?: Strategy | undefined
  /** How many more of the dealer's cards the player sees than the rules show. */
  readonly seen?: number | undefined
  /** The cells of the game's map. */
  readonly cellOf: ClassOf
  /** The classes of its starting hands, if they are finer than the cells. */
  readonly classOf?: ClassOf
}

/** The most cards of the dealer that the engine counts a whole game with. */
const MOST_UP = 1

/** How many more of the dealer's cards may be seen in a whole game than the rules show. */
export const mostSeenOf = (core: ShowdownCore): number => {
  const ranking = rankingOf(core)
  return 'bySuit' in ranking ? MOST_UP - core.dealer.up : 0
}

/** The whole game over all deals. */
export function wholeOf(
  core: ShowdownCore,
  rules: ShowdownRules,
  { strategy, seen = 0, cellOf, classOf }: Asked,
  onProgress?: Progress,
): GameFigures {
  const showdown = showdownOf(core, rules)
  const counted = count({ ...showdown, up: (showdown.up + seen) as 0 | 1 }, onProgress)
  const priced = price(counted, offeredBy(core, rules), strategy)
  onProgress?.(1)
  return {
    ev: exact(priced.ev.num, priced.ev.den),
    averageBet: exact(priced.averageBet.num, priced.averageBet.den),
    frequencies: Object.fromEntries(actionsOf(core).map((action, i) => [action, priced.shares[i]!])),
    variance: priced.variance,
    outcomes: priced.outcomes,
    ...(classOf && { classes: classesOf(core, priced, classOf) }),
    cells: classesOf(core, priced, cellOf),
    method: 'exact',
  }
}
