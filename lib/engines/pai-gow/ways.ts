import ballysAc from '@/content/house-ways/ballys-ac.json' with { type: 'json' }
import foxwoods from '@/content/house-ways/foxwoods.json' with { type: 'json' }
import mgm from '@/content/house-ways/mgm.json' with { type: 'json' }
import playnow from '@/content/house-ways/playnow.json' with { type: 'json' }
import type { Card } from '@/lib/cards/card'
import { must } from '@/lib/result'
import { cardsOf, readSeven, sortHand } from './hand'
import { type Clause, type HouseWay, parseHouseWay } from './house-way'
import { rankingOf, type Wheel } from './ranking'
import { clausesOf, makeSetter, type Setter } from './set-hand'

/* The house ways that come with the game, and the result of setting a hand by one of them. */

/** The default first. */
export const WAY_IDS = ['playnow', 'ballys-ac', 'foxwoods', 'mgm'] as const
export type WayId = (typeof WAY_IDS)[number]

const DATA: Readonly<Record<WayId, unknown>> = { playnow, 'ballys-ac': ballysAc, foxwoods, mgm }

const WAYS: Partial<Record<WayId, HouseWay>> = {}

/** A house way that comes with the game. Parsed once. */
export const houseWay = (id: WayId): HouseWay => (WAYS[id] ??= must(parseHouseWay(DATA[id])))

export const isWayId = (text: string): text is WayId => (WAY_IDS as readonly string[]).includes(text)

/** How the banker sets: a house way, the rank of the wheel, and whether a complete hand is kept for its own sake. */
export interface Dealing {
  readonly way: HouseWay
  readonly wheel: Wheel
  readonly keepComplete: boolean
}

interface Ready {
  readonly dealing: Dealing
  readonly clauses: readonly Clause[]
  readonly setter: Setter
}

const READY_MOST = 16
const ready: Ready[] = []

/** The compiled setter of a dealing; the last few are kept. */
function readyFor({ way, wheel, keepComplete }: Dealing): Ready {
  const known = ready.find(
    ({ dealing }) => dealing.way === way && dealing.wheel === wheel && dealing.keepComplete === keepComplete,
  )
  if (known) return known
  const clauses = clausesOf(way, keepComplete)
  const made = { dealing: { way, wheel, keepComplete }, clauses, setter: makeSetter(clauses, rankingOf(wheel)) }
  ready.push(made)
  if (ready.length > READY_MOST) ready.shift()
  return made
}

export const clausesIn = (dealing: Dealing): readonly Clause[] => readyFor(dealing).clauses
export const setterOf = (dealing: Dealing): Setter => readyFor(dealing).setter

/** A hand as a house way sets it. */
export interface SetByWay {
  /** The two cards in front and the five behind, highest first, with the joker before all others. */
  readonly low: readonly [Card, Card]
  readonly high: readonly Card[]
  readonly split: number
  readonly clause: Clause
}

/**
 * Seven cards set by a house way; undefined if it has no legal setting for them, which can't happen with the ways of
 * the site.
 */
export function setByWay(dealing: Dealing, cards: readonly Card[]): SetByWay | undefined {
  const sorted = sortHand(cards)
  const set = setterOf(dealing)(readSeven(sorted))
  if (set < 0) return undefined
  const split = set & 31
  return { ...cardsOf(sorted, split), split, clause: clausesIn(dealing)[set >> 5]! }
}
