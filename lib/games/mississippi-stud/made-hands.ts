import type { Card } from '@/lib/cards/card'
import { evValue } from '@/lib/games/ev'
import type { Solution } from '@/lib/games/solution'
import type { MississippiAction, MississippiRules } from './rules'
import { decision } from './solve'

/** What `npm run make:hands` keeps of each starting hand. A lead is how far the best bet is ahead of a fold, in antes. */
export interface MississippiMade {
  readonly slug: string
  /** Under the other known tables, by the table’s id: what the best bet is worth, and a fold. */
  readonly tables: Readonly<Record<string, readonly [bet: number, fold: number]>>
  /** The lead with one card dead. Cards with the same effect share an entry. */
  readonly dead: readonly (readonly [cards: string, lead: number])[]
  /** Some cards that turn the play together, as few as were found, and the lead then; absent where twelve do not. */
  readonly turn?: readonly [cards: string, lead: number]
  /** The lead with the twelve cards seen that help most, and with the twelve that hurt most. */
  readonly extremes: readonly [best: number, worst: number]
}

/** A decision of the first two cards, the bets that are worse than the best bet left out: that bet, and a fold. */
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
