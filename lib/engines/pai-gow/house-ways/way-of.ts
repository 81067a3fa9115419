import type { HouseWay } from '@/lib/engines/pai-gow/house-way'
import { checkWayNamed, makeOwnWay, OWN, parseOwnWay, wayNamed } from '@/lib/engines/pai-gow/own-way'
import { houseWay, isWayId } from '@/lib/engines/pai-gow/ways'
import { fail, ok, type Result } from '@/lib/result'
import { KNOWN_WAYS, usually } from './hands'

/**
 * The house way named in a link: a way of the site by its id, or a reader's own way by its text, which must set every
 * hand. Fails with `UnknownWay`, `BadHouseWay` or `NotTotal`.
 */
export function wayOf(text: string): Result<HouseWay> {
  if (!isWayId(text) && !text.startsWith(OWN))
    return fail('UnknownWay', { id: 'no-such-way', args: { text: text.slice(0, 40) } }, 'way')
  const { wheel, keepComplete } = usually(houseWay('playnow'))
  const checked = checkWayNamed(text, { wheel, keepComplete })
  return checked.ok ? ok(wayNamed(text)) : checked
}

/** The text that names a house way in a link. */
export const makeWay = (way: HouseWay): string =>
  isWayId(way.id) && houseWay(way.id) === way ? way.id : makeOwnWay(way)

/** A way that somebody shared, finished or not: it may leave hands unset. Fails with `BadHouseWay`. */
export const readSharedWay = parseOwnWay

/** The rules of the trainer and the calculator with this way for the dealer, as links write them. */
export const rulesWith = (way: HouseWay): string =>
  isWayId(way.id) ? (way.id === KNOWN_WAYS[0]!.id ? '' : way.id) : `houseWay_${makeOwnWay(way)}`
