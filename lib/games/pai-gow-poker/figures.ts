import figures from '@/content/house-ways/figures.json' with { type: 'json' }
import { type PaiGowRules } from './rules'

/*
 * What is known of the house ways as a whole under the usual rules, made by `npm run make:house-ways`: how many hands each clause
 * sets, and every way against every other.
 */

interface WayFigures {
  readonly clauses: Readonly<Record<string, number>>
  readonly against: Readonly<
    Record<string, { readonly wins: string; readonly pushes: string; readonly losses: string }>
  >
}

export const HOUSE_WAY_FIGURES: {
  readonly hands: number
  readonly deals: string
  readonly ways: Readonly<Record<string, WayFigures>>
} = figures

const RARE = 100

/** “This clause sets one hand in 32,113.” for clauses rarer than one in a hundred; undefined where that is not known or not rare. */
export function rarity({ houseWay, wheel, keepComplete }: PaiGowRules, clause: string): string | undefined {
  const hands = HOUSE_WAY_FIGURES.ways[houseWay]?.clauses[clause]
  if (hands === undefined || hands === 0 || wheel !== 'second-highest' || !keepComplete) return undefined
  const once = HOUSE_WAY_FIGURES.hands / hands
  return once < RARE ? undefined : `This clause sets one hand in ${Math.round(once).toLocaleString('en-US')}.`
}
