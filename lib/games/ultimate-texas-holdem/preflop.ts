import solved from '@/content/ultimate-texas-holdem/preflop.json' with { type: 'json' }
import { RANKS } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'

/*
 * The 169 starting hands under the standard rules, solved: made by `npm run make:preflop`.
 */

/** Numerators over the common denominator: raise 4x, raise 3x, check. */
const CLASSES = solved.classes as unknown as Readonly<Record<string, readonly [string, string, string]>>

/** What raising 4x gains over checking with a starting hand (`K5o`), in antes; negative where checking is best. Standard rules, no dead cards. */
export function gainOfRaising(id: string): number {
  const [raise, , check] = CLASSES[id]!
  // All three are integers that a number holds exactly.
  return (Number(raise) - Number(check)) / Number(solved.denominator)
}

/** A run of starting hands that differ in one rank only, the best first: the pairs, the offsuit kings, the suited tens. */
interface Family {
  readonly name: string
  readonly ids: readonly string[]
}

function familyOf(id: string): Family {
  if (id.length === 2) return { name: 'pair', ids: RANKS.map((rank) => rank + rank).reverse() }
  const high = RANKS.findIndex((rank) => rank === id[0])
  const suit = id[2]!
  const ids = RANKS.slice(0, high)
    .reverse()
    .map((low) => RANKS[high]! + low + suit)
  return { name: `${suit === 's' ? 'suited' : 'offsuit'} ${rankInWords(high)}`, ids }
}

const better = (id: string): string => Math.abs(gainOfRaising(id)).toFixed(3)
const shown = (id: string): string => id.slice(0, 2)

/** Where the line runs among the hands nearest to this one, and what crossing it costs: a sentence. Standard rules, no dead cards. */
export function neighbours(id: string): string {
  const { name, ids } = familyOf(id)
  const raising = ids.filter((other) => gainOfRaising(other) > 0)
  const last = raising[raising.length - 1]
  const next = ids[raising.length]
  if (last === undefined)
    return `No ${name} raises: even ${shown(ids[0]!)}, the best of them, is ${better(ids[0]!)} better checked.`
  if (next === undefined)
    return `Every ${name} raises: even ${shown(last)}, the weakest, is ${better(last)} better raised.`
  if (id === last)
    return `${shown(last)} is the last ${name} that does: ${shown(next)} would be ${better(next)} better checked.`
  if (id === next)
    return `${shown(next)} is the first ${name} that does not: ${shown(last)} would be ${better(last)} better raised.`
  return `${shown(last)} is the last ${name} to raise; ${shown(next)} would be ${better(next)} better checked.`
}
