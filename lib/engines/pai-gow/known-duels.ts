import made from '@/content/pai-gow-poker/duels.json' with { type: 'json' }
import { DEALS, type DuelCounts } from './duel'
import { HOUSE_WAY_FIGURES } from './figures'
import { clausesIn, type Dealing, houseWay, isWayId } from './ways'

/*
 * The site's house ways against each other under the usual order of hands, made by `npm run make:duels`: the wins and
 * losses of each clause of the player's way, before commission.
 */

/** Wins and losses by clause, keyed by `player dealer`. */
type Table = Readonly<Record<string, Readonly<Record<string, readonly [wins: string, losses: string]>> | undefined>>

const TABLES = made as unknown as { readonly command: string; readonly plain: Table; readonly banking: Table }

const isUsual = ({ way, wheel, keepComplete }: Dealing): boolean =>
  wheel === 'second-highest' && keepComplete && isWayId(way.id) && way === houseWay(way.id)

/** How many of the 154,143,080 hands each clause sets, in the order of the clauses; undefined for other ways and rules. */
export function knownClauseHands(dealing: Dealing): readonly number[] | undefined {
  if (!isUsual(dealing)) return undefined
  const hands = clausesIn(dealing).map(({ id }) => HOUSE_WAY_FIGURES.ways[dealing.way.id]?.clauses[id])
  return hands.every((n) => n !== undefined) ? hands : undefined
}

/** The duel of two ways if it is stored; undefined for other ways and rules. `banking`: the player wins copies. */
export function knownDuel(player: Dealing, other: Dealing, banking: boolean): DuelCounts | undefined {
  if (!isUsual(player) || !isUsual(other)) return undefined
  const found = TABLES[banking ? 'banking' : 'plain'][`${player.way.id} ${other.way.id}`]
  const counts = clausesIn(player).map(({ id }) => found?.[id])
  if (counts.some((one) => one === undefined)) return undefined
  return { wins: counts.map((one) => BigInt(one![0])), losses: counts.map((one) => BigInt(one![1])), deals: DEALS }
}
