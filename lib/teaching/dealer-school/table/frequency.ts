import { gameOf } from '../games'
import type { Rules } from '@/lib/game/game'
import { data as frequencies } from '@/lib/games/registry/made/data/frequencies'
import { data as rarity } from '@/lib/games/registry/made/data/rarity'
import { makeRules } from '@/lib/game/rules'
import { withUsualSides } from '@/lib/game/side-bets/usual-tables'
import { type Board, usualTable } from './board'
import type { Table } from './seat'
import { type Due, resultOf } from './chips'

/*
 * How often results occur at a table. `npm run make:dealer-school` counts them in seats that the school deals and
 * plays.
 */

/** The number of seats that were counted at each game. */
export const SAMPLED_SEATS = 20_000

type Counts = Readonly<Record<string, number>>

/** How many of those seats had each result, by the game's id. */
const countsOf = (game: string): Counts =>
  (frequencies[game] as { readonly results: Counts } | undefined)?.results ?? {}

/**
 * Whether seats were counted under these rules, the usual ones of the game. Under other rules, frequencies are similar.
 */
export const isCounted = ({ game, rules }: Table): boolean =>
  makeRules(gameOf(game), rules) === makeRules(gameOf(game), usualTable(game).rules)

/** The share of all seats with a result under the usual rules, from 0 to 1; undefined if no sampled seat had it. */
export function shareOfResult({ game }: Pick<Table, 'game'>, due: Due): number | undefined {
  const count = countsOf(game)[resultOf(due)]
  return count === undefined ? undefined : count / SAMPLED_SEATS
}

/**
 * The counts that choose boards. The board of a seed depends on them, and codes are marked by dealing their boards
 * again, so the counts of November 2026 must never change. The first variant with the usual tables of casinos on its side
 * bets has counts of its own.
 */
const RARITY = rarity as Readonly<
  Record<string, { readonly seats: number; readonly tables: { readonly bare: Counts; readonly usual?: Counts } }>
>

function rarityOf({ game: id, rules }: Table): { readonly seats: number; readonly counts: Counts } {
  const game = gameOf(id)
  const [text, usual] = [rules, withUsualSides(game, game.variants[0].rules as Rules)].map((one) =>
    makeRules(game, one),
  )
  const frozen = RARITY[id]
  if (!frozen) return { seats: SAMPLED_SEATS, counts: countsOf(id) }
  const { seats, tables } = frozen
  return { seats, counts: (text !== '' && text === usual && tables.usual) || tables.bare }
}

/** The share of the rarest result on each of these boards, all dealt at one table, from 0 to 1. */
export function rarestShares(boards: readonly Board[]): readonly number[] {
  if (boards.length === 0) return []
  const { seats: counted, counts } = rarityOf(boards[0]!)
  const shareOf = (due: Due): number => (counts[resultOf(due)] ?? 1) / counted
  return boards.map(({ seats }) => Math.min(1, ...seats.flatMap(({ due }) => due.map(shareOf))))
}
