import type { HouseWay } from '@/lib/games/pai-gow-poker/house-way'
import { houseWay, isWayId } from '@/lib/games/pai-gow-poker/ways'
import { fail, ok, type Result } from '@/lib/result'

/** The house way that an address names. Fails with `UnknownWay`. */
export function wayOf(text: string): Result<HouseWay> {
  if (isWayId(text)) return ok(houseWay(text))
  return fail('UnknownWay', `There is no house way called “${text.slice(0, 40)}”.`, 'way')
}

/** How an address names a house way. */
export const makeWay = (way: HouseWay): string => way.id
