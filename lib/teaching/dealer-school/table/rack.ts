import { commonDivisor } from '@/lib/math/fraction'
import { fail, ok, type Result } from '@/lib/result'

/* A rack of denominations, piles of chips, and the fewest chips that make an amount. Money is in whole cents. */

/** The denominations of a house, in cents, ascending. */
export type Rack = readonly number[]

/** Half-dollars, ones, 2.50s, 5s, 25s, 100s and 500s. */
export const USUAL_RACK: Rack = [50, 100, 250, 500, 2500, 10_000, 50_000]

/** The usual colors of chips in the US; a house may have others. */
const COLORS = {
  50: 'half',
  100: 'white',
  250: 'pink',
  500: 'red',
  2500: 'green',
  10_000: 'black',
  50_000: 'purple',
  100_000: 'yellow',
} as const satisfies Readonly<Record<number, string>>
export type ChipColor = (typeof COLORS)[keyof typeof COLORS]

/** The color of a denomination; undefined if none is usual. */
export const colorOf = (cents: number): ChipColor | undefined => COLORS[cents as keyof typeof COLORS]

/** How many chips of each denomination a pile has. */
export type Pile = Readonly<Record<number, number>>

export const EMPTY_PILE: Pile = {}

export const valueOf = (pile: Pile): number =>
  Object.entries(pile).reduce((sum, [cents, count]) => sum + Number(cents) * count, 0)

export const countOf = (pile: Pile): number => Object.values(pile).reduce((sum, count) => sum + count, 0)

/** The pile with one chip added (`more` = 1) or removed (−1), but never fewer than none. */
export function withChip(pile: Pile, cents: number, more = 1): Pile {
  const { [cents]: before = 0, ...others } = pile
  const count = Math.max(0, before + more)
  return count === 0 ? others : { ...others, [cents]: count }
}

/**
 * The most denominations of a rack and the largest chip, in cents: enough for any house, and few enough for an exact
 * count.
 */
const MOST_CHIPS = 12
const LARGEST = 10_000_000

/**
 * The fewest chips that make an amount exactly; undefined if the rack can't. Taking the largest chip first isn't always
 * best: with 2.50s and ones, 3 is three ones. So amounts up to a bound are solved exactly; above it, taking one more of
 * the largest chip is never worse.
 */
export function fewestChips(rack: Rack, cents: number): Pile | undefined {
  const largest = rack.at(-1)
  if (cents === 0) return EMPTY_PILE
  if (largest === undefined || cents < 0) return undefined
  const unit = rack.reduce((all, chip) => commonDivisor(all, chip))
  if (cents % unit !== 0) return undefined
  // Among any `largest / unit` smaller chips, some add up to a multiple of the largest chip, so that fewer of the
  // largest replace them.
  const bound = (largest / unit) * (rack.at(-2) ?? largest)
  const whole = cents > bound ? Math.ceil((cents - bound) / largest) : 0
  const rest = (cents - whole * largest) / unit
  const fewest = new Float64Array(rest + 1).fill(Infinity)
  const last = new Int32Array(rest + 1)
  fewest[0] = 0
  for (let at = 1; at <= rest; at++)
    for (const [i, chip] of rack.entries()) {
      const before = at - chip / unit
      // With equal counts the larger chip wins, because the rack ascends.
      if (before >= 0 && fewest[before]! + 1 <= fewest[at]!) {
        fewest[at] = fewest[before]! + 1
        last[at] = i
      }
    }
  if (fewest[rest] === Infinity) return undefined
  let pile: Pile = whole === 0 ? EMPTY_PILE : { [largest]: whole }
  for (let at = rest; at > 0; at -= rack[last[at]!]! / unit) pile = withChip(pile, rack[last[at]!]!)
  return pile
}

/** `50.100.500`: a rack as a link holds it. */
export const makeRack = (rack: Rack): string => rack.join('.')

/** Reads typed denominations in dollars: `0.50, 1, 2.50, 5`. Fails with `BadRack`. */
export function readRack(text: string): Result<Rack> {
  const typed = text.split(/[\s,;]+/u).filter((one) => one !== '')
  const cents = typed.map((one) => (/^\d{1,6}(\.\d{1,2})?$/.test(one) ? Math.round(Number(one) * 100) : NaN))
  return checkRack(cents)
}

/** Reads the text that `makeRack` wrote. Fails with `BadRack`. */
export const parseRack = (text: string): Result<Rack> =>
  checkRack(text.split('.').map((one) => (/^\d{1,9}$/.test(one) ? Number(one) : NaN)))

function checkRack(cents: readonly number[]): Result<Rack> {
  const isChip = (one: number): boolean => Number.isSafeInteger(one) && one > 0 && one <= LARGEST
  if (cents.length === 0 || cents.length > MOST_CHIPS || !cents.every(isChip))
    return fail('BadRack', { id: 'bad-rack', args: { most: MOST_CHIPS } }, 'rack')
  return ok([...new Set(cents)].sort((a, b) => a - b))
}
