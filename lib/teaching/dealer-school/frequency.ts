import { gameOf } from './games'
import frequencies from '@/content/dealer-school/frequencies.json' with { type: 'json' }
import rarity from '@/content/dealer-school/rarity.json' with { type: 'json' }
import type { Rules } from '@/lib/games/game'
import { makeRules } from '@/lib/games/rules'
import { withUsualSides } from '@/lib/games/usual-tables'
import { type Board, type Table, usualTable } from './board'
import { type Due, resultOf } from './chips'

/*
 * How often results occur at a table. `npm run make:dealer-school` counts them in seats that the school deals and
 * plays.
 */

interface Frequencies {
  readonly seats: number
  readonly games: Readonly<Record<string, Readonly<Record<string, number>>>>
}

const KNOWN: Frequencies = frequencies

/** The number of seats that were counted. */
export const SAMPLED_SEATS = KNOWN.seats

/**
 * Whether seats were counted under these rules, the usual ones of the game. Under other rules, frequencies are similar.
 */
export const isCounted = ({ game, rules }: Table): boolean =>
  makeRules(gameOf(game), rules) === makeRules(gameOf(game), usualTable(game).rules)

/** The share of all seats with a result under the usual rules, from 0 to 1; undefined if no sampled seat had it. */
export function shareOfResult({ game }: Pick<Table, 'game'>, due: Due): number | undefined {
  const count = KNOWN.games[game]?.[resultOf(due)]
  return count === undefined ? undefined : count / KNOWN.seats
}

/**
 * The counts that choose boards. The board of a seed depends on them, and codes are marked by dealing their boards
 * again, so the counts of November 2026 must never change. The first variant with the usual tables of casinos on its side
 * bets has counts of its own.
 */
const RARITY: Readonly<Record<string, Readonly<Record<string, number>>>> = rarity.tables

const rarityOf = ({ game: id, rules }: Table): Readonly<Record<string, number>> => {
  const game = gameOf(id)
  const [text, usual] = [rules, withUsualSides(game, game.variants[0].rules as Rules)].map((one) =>
    makeRules(game, one),
  )
  return RARITY[text !== '' && text === usual ? `${id} usual` : id] ?? KNOWN.games[id] ?? {}
}

/** The share of the rarest result on each of these boards, all dealt at one table, from 0 to 1. */
export function rarestShares(boards: readonly Board[]): readonly number[] {
  if (boards.length === 0) return []
  const counts = rarityOf(boards[0]!)
  const shareOf = (due: Due): number => (counts[resultOf(due)] ?? 1) / rarity.seats
  return boards.map(({ seats }) => Math.min(1, ...seats.flatMap(({ due }) => due.map(shareOf))))
}
