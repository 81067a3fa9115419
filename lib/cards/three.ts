import type { Card } from './card'
import type { ThreeCardHand } from './hands'

/** How many values each three-card hand has: 274 is choose(13, 3) minus the twelve straights. */
const VALUES: readonly (readonly [ThreeCardHand, number])[] = [
  ['high-card', 274],
  ['pair', 156],
  ['flush', 274],
  ['straight', 12],
  ['three-of-a-kind', 13],
  ['straight-flush', 11],
  ['mini-royal', 1],
]

function startsOf(values: readonly (readonly [ThreeCardHand, number])[]): Record<ThreeCardHand, number> {
  let start = 0
  const starts: [ThreeCardHand, number][] = []
  for (const [hand, count] of values) {
    starts.push([hand, start])
    start += count
  }
  return Object.fromEntries(starts) as Record<ThreeCardHand, number>
}

/** The number of different values of three cards: 741. */
export const THREE_CARD_STRENGTHS = VALUES.reduce((total, [, count]) => total + count, 0)

/** The weakest strength of each three-card hand. */
export const LEAST_THREE_STRENGTH: Readonly<Record<ThreeCardHand, number>> = Object.freeze(startsOf(VALUES))

const HANDS_BEST_FIRST = VALUES.map(([hand]) => hand).reverse()

/** The hand that a three-card strength belongs to. */
export function handOfThree(strength: number): ThreeCardHand {
  return HANDS_BEST_FIRST.find((hand) => strength >= LEAST_THREE_STRENGTH[hand]) ?? 'high-card'
}

const ACE_LOW = 0b1_0000_0000_0011

/** 0 for A-2-3 to 11 for A-K-Q; −1 if three different ranks aren't a straight. */
function straightOf(mask: number): number {
  if (mask === ACE_LOW) return 0
  const low = 31 - Math.clz32(mask & -mask)
  return mask >> low === 0b111 ? low + 1 : -1
}

/** The place of each three-rank mask among those that aren't a straight. The larger mask is the better hand. */
function makePlaces(): Int16Array {
  const places = new Int16Array(1 << 13).fill(-1)
  let place = 0
  for (let mask = 0; mask < places.length; mask++) {
    const two = mask & (mask - 1)
    const one = two & (two - 1)
    if (one !== 0 && (one & (one - 1)) === 0 && straightOf(mask) < 0) places[mask] = place++
  }
  return places
}

let placesMade: Int16Array | undefined
/** Made on first use, like all tables here: a page may name three-card hands without ranking any. */
const places = (): Int16Array => (placesMade ??= makePlaces())

function ranksStrength(x: number, y: number, z: number, suited: boolean): number {
  if (x === y && y === z) return LEAST_THREE_STRENGTH['three-of-a-kind'] + x
  if (x === y) return pairStrength(x, z)
  if (y === z) return pairStrength(y, x)
  if (x === z) return pairStrength(x, y)
  const mask = (1 << x) | (1 << y) | (1 << z)
  const straight = straightOf(mask)
  // The mini royal comes right after the eleven other straight flushes, so the same sum gives its place.
  if (straight >= 0) return LEAST_THREE_STRENGTH[suited ? 'straight-flush' : 'straight'] + straight
  return LEAST_THREE_STRENGTH[suited ? 'flush' : 'high-card'] + places()[mask]!
}

const pairStrength = (pair: number, kicker: number): number =>
  LEAST_THREE_STRENGTH.pair + pair * 12 + (kicker > pair ? kicker - 1 : kicker)

const SUITED = 1 << 12

/**
 * Strengths by three ranks of four bits each, and a second table for cards of one suit. Only hands that a deck can deal
 * are filled.
 */
function makeStrengths(): Uint16Array {
  const table = new Uint16Array(2 * SUITED)
  for (let x = 0; x < 13; x++)
    for (let y = 0; y < 13; y++)
      for (let z = 0; z < 13; z++) {
        const at = (x << 8) | (y << 4) | z
        table[at] = ranksStrength(x, y, z, false)
        if (x !== y && y !== z && x !== z) table[SUITED | at] = ranksStrength(x, y, z, true)
      }
  return table
}

let strengthsMade: Uint16Array | undefined
const strengths = (): Uint16Array => (strengthsMade ??= makeStrengths())

/**
 * The strength, 0 to 740, of three different cards (no joker), in the order of THREE_CARD_HANDS. The ace is high or low
 * in a straight, and A-2-3 is the lowest straight. Higher is stronger, equal is a tie.
 */
export function evaluate3(a: Card, b: Card, c: Card): number {
  const ranks = ((a << 6) & 0xf00) | ((b << 2) & 0xf0) | (c >> 2)
  return strengths()[(((a ^ b) | (a ^ c)) & 3) === 0 ? SUITED | ranks : ranks]!
}

/**
 * The strength of the weakest hand without a pair, flush or straight whose highest card has this rank, 3 (a five) to
 * 12: Q-3-2, but A-4-2 for the ace.
 */
export function leastHighCardStrengthThree(rank: number): number {
  const lowest = (1 << rank) | 0b011
  return (
    LEAST_THREE_STRENGTH['high-card'] + (straightOf(lowest) < 0 ? places()[lowest]! : places()[(1 << rank) | 0b101]!)
  )
}
