import type { Card } from '@/lib/cards/card'
import { evValue } from '@/lib/game/ev'
import type { Solution } from '@/lib/game/solution'
import type { MississippiAction, MississippiRules } from './rules'
import { decision } from './solve'

/**
 * What `npm run make:hands` keeps of each starting hand. A lead is the EV of the best bet minus that of a fold, in
 * antes.
 */
export interface MississippiMade {
  readonly slug: string
  /** Under the other known pay tables, by the table's id: the EV of the best bet and of a fold, in antes. */
  readonly tables: Readonly<Record<string, readonly [bet: number, fold: number]>>
  /** The lead with one card dead. Cards with the same effect share an entry. */
  readonly dead: readonly (readonly [cards: string, lead: number])[]
  /** The fewest dead cards found that together change the best play, and the lead with them; absent if twelve don't. */
  readonly turn?: readonly [cards: string, lead: number]
  /** The lead if the twelve cards are dead that help most, and if the twelve are dead that hurt most. */
  readonly extremes: readonly [best: number, worst: number]
}

/** The decision on the first two cards with two options: the best bet, of equal ones the smallest, and a fold. */
export function betOrFold(
  rules: MississippiRules,
  hand: readonly Card[],
  dead: readonly Card[] = [],
): Solution<MississippiAction> {
  const { options, best, ...rest } = decision(rules, { hand, board: [], bets: [], dead })
  const bets = options.slice(0, -1)
  const bet = bets.reduce((top, one) => (evValue(one.ev) >= evValue(top.ev) ? one : top))
  const two = [bet, options.at(-1)!]
  return { ...rest, options: two, best: best.filter((action) => two.some((option) => option.action === action)) }
}

export const leadOf = ({ options }: Pick<Solution<MississippiAction>, 'options'>): number =>
  evValue(options[0]!.ev) - evValue(options[1]!.ev)
