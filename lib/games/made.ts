import made from '@/content/figures.json' with { type: 'json' }
import { isFoundList } from '@/lib/games/decision-list'
import type { GameFigures } from '@/lib/games/figures'
import type { AnyGame, Rules } from '@/lib/games/game'
import { keepEv, type KeptEv, readEv } from '@/lib/games/kept-ev'
import { makeRules } from '@/lib/games/rules'

/*
 * Whole games that take too long for a page to wait for, worked out beforehand by `npm run make:figures`. EVs are kept to the last
 * digit: fractions as text, doubles as they print.
 */

/** Ways to play whose whole game takes from some seconds to minutes, by game: a page shows those that were made, and waits for none. */
export const SLOW_WAYS: Readonly<Record<string, readonly string[]>> = {
  'pai-gow-poker': ['playnow', 'ballys-ac', 'foxwoods', 'mgm', 'optimal'],
  'texas-21': ['with-flop'],
}

/** Where the whole game, asked for without a way, looks away from cards that `solve` counts: the way that looks at all of them. */
const SEEING_WAYS: Readonly<Record<string, string>> = { 'texas-21': 'with-flop' }

/** The way to play whose whole game is worth what the answers of `solve` are worth; undefined where that is the best play as it is. */
export const seeingWay = (game: AnyGame): string | undefined => SEEING_WAYS[game.id]

/** Games whose found lists take as long, each. */
const SLOW_LISTS: readonly string[] = ['pai-gow-poker']

/** Whether the whole game takes longer, played in this way, than somebody waits. */
export const isSlow = (game: AnyGame, strategy: string): boolean =>
  SLOW_WAYS[game.id]?.includes(strategy) === true || (SLOW_LISTS.includes(game.id) && isFoundList(strategy))

export interface Made extends Omit<GameFigures, 'ev' | 'averageBet' | 'classes' | 'cells'> {
  readonly ev: KeptEv
  readonly averageBet: KeptEv
}

const MADE = made as unknown as { readonly command: string; readonly figures: Readonly<Record<string, Made>> }

/** `pai-gow-poker foxwoods optimal`: the game, its rules as an address writes them (`usual`: none), and the way to play (`best`: none named). */
export const madeKey = (game: AnyGame, rules: Rules, strategy: string | undefined): string => `${game.id} ${makeRules(game, rules) || 'usual'} ${strategy ?? 'best'}`

/** The figures of a whole game that were made beforehand; undefined where they are to be worked out. */
export function madeFigures(game: AnyGame, rules: Rules, strategy?: string): GameFigures | undefined {
  const found = MADE.figures[madeKey(game, rules, strategy)]
  return found && { ...found, ev: readEv(found.ev), averageBet: readEv(found.averageBet) }
}

/** Whether a page can have the figures of a way to play without a long wait. */
export const isAtHand = (game: AnyGame, rules: Rules, strategy: string): boolean =>
  !isSlow(game, strategy) || madeFigures(game, rules, strategy) !== undefined

/** Figures as the file keeps them; starting classes and the cells of the map are left out. */
export function keepFigures({ ev, averageBet, classes: _, cells: __, ...figures }: GameFigures): Made {
  return { ...figures, ev: keepEv(ev), averageBet: keepEv(averageBet) }
}
