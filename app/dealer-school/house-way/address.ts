import { type Asked, makeAsked, parseAsked } from '@/lib/teaching/house-ways/drill'
import { type HouseWay, KNOWN_WAYS, makeWay, usually, wayOf } from '@/lib/engines/pai-gow/index'
import { makeSeed, parseSeed } from '@/lib/teaching/quiz/seed'
import { fail, ok, type Result } from '@/lib/result'

/* The drill's address: `?way=…&clauses=…&flash=…&seed=…`. It leads to the same hand. */

/** How long the cards are visible, in seconds; 0 for no limit. */
export const FLASHES = [0, 5, 3, 2] as const
export type Flash = (typeof FLASHES)[number]

export interface DrillAddress {
  readonly way: HouseWay
  readonly asked: Asked
  readonly flash: Flash
  readonly seed: string
}

/**
 * Reads an address. Whatever it leaves out has its default: the usual way, every clause, no flash, and a seed of
 * `session`.
 */
export function readAddress(query: URLSearchParams, session: string): Result<DrillAddress> {
  const way = wayOf(query.get('way') ?? KNOWN_WAYS[0]!.id)
  if (!way.ok) return way
  const asked = parseAsked(usually(way.value), query.get('clauses') ?? 'all')
  if (!asked.ok) return asked
  const flash = FLASHES.find((seconds) => String(seconds) === (query.get('flash') ?? '0'))
  if (flash === undefined) return fail('BadFlash', { id: 'no-such-flash', args: { known: FLASHES.slice(1) } }, 'flash')
  const seed = query.get('seed') ?? makeSeed({ session, index: 1 })
  const read = parseSeed(seed)
  return read.ok ? ok({ way: way.value, asked: asked.value, flash, seed }) : read
}

/** The address of a hand. Defaults are left out. */
export function writeAddress({ way, asked, flash, seed }: DrillAddress): string {
  const parts: readonly (readonly [string, string])[] = [
    ...(way === KNOWN_WAYS[0] ? [] : [['way', makeWay(way)] as const]),
    ...(asked.kind === 'all' ? [] : [['clauses', makeAsked(asked)] as const]),
    ...(flash === 0 ? [] : [['flash', String(flash)] as const]),
    ['seed', seed],
  ]
  return parts.map(([key, value]) => `${key}=${value}`).join('&')
}
