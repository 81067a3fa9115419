import { HOUSE_WAY_FIGURES } from '@/lib/engines/pai-gow/figures'
import type { HouseWay } from '@/lib/engines/pai-gow/house-way'
import { houseWay, isWayId } from '@/lib/engines/pai-gow/ways'

/**
 * How often a clause of a way sets a hand, as a share of all hands; undefined for a way that doesn't come with the
 * site.
 */
export function usualShareOf(way: HouseWay, clause: string): number | undefined {
  if (!isWayId(way.id) || houseWay(way.id) !== way) return undefined
  const hands = HOUSE_WAY_FIGURES.ways[way.id]?.clauses[clause]
  return hands === undefined ? undefined : hands / HOUSE_WAY_FIGURES.hands
}
