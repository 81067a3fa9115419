import type { Play } from '@/lib/engines/blackjack/index'
import solved from '@/content/texas-21/close-plays.json' with { type: 'json' }
import type { Texas21Rules } from './rules'

/*
 * The first plays that a flop can change, from a fresh six-deck shoe under the usual rules: made by `npm run make:close-plays`.
 */

/** Two cards against an up card: what is best when the flop is not looked at, what comes next, and what a card gone does to the gain. */
export interface ClosePlay {
  readonly best: Play
  readonly next: Play
  /** What `best` gains over `next`, in bets. */
  readonly gain: number
  /** What is added to the gain by each card on the flop, by its value: an ace first, a ten last. */
  readonly effects: readonly number[]
}

const TABLES = solved as unknown as Readonly<
  Record<string, Readonly<Record<string, readonly [Play, Play, number, readonly number[]]>>>
>

const tableFor = ({ soft17, lateSurrender }: Texas21Rules) =>
  TABLES[`${soft17 === 'hit' ? 'h17' : 's17'}${lateSurrender ? '-ls' : ''}`]!

/** The close plays under these rules, by name (`T6 v T`); those of the usual table with the same soft 17 and surrender. */
export const closePlays = (rules: Texas21Rules): readonly string[] => Object.keys(tableFor(rules))

export function findClosePlay(rules: Texas21Rules, name: string): ClosePlay | undefined {
  const found = tableFor(rules)[name]
  if (!found) return undefined
  const [best, next, gain, effects] = found
  return { best, next, gain, effects }
}

/** Whether the tables were made for these rules. */
export const isUsual = (rules: Texas21Rules): boolean =>
  rules.decks === 6 && rules.doubleAfterSplit && rules.doubleOn === 'any' && rules.maxHands === 4

/** The gain with these values on the flop, nearly: effects of single cards added up. */
export const gainWith = ({ gain, effects }: ClosePlay, flop: readonly number[]): number =>
  flop.reduce((sum, value) => sum + effects[value - 1]!, gain)
