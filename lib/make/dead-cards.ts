import { cardOf, type Card, JOKER, makeCards, RANKS } from '@/lib/cards/card'
import { evValue } from '@/lib/game/ev'
import type { AnyGame } from '@/lib/game/game'
import { findGame } from '@/lib/games/index'
import { foundTables, type FoundTable, MAIN_BET, tableKey } from '@/lib/game/precomputed/known-tables'
import type { DeadCards } from '@/lib/game/precomputed/side-tables'
import type { AnySolver } from '@/lib/game/solver'
import { loadSolver } from '@/lib/games/solvers'
import { namedGames, writeData } from './games'

/*
 * Writes content/<game>/dead-cards.json: what known dead cards do to each known table of a side bet. `npm run
 * make:dead-cards -- casino-holdem` makes one game's file. Run it again after a change to a table or a solver; otherwise
 * the files must not change by a byte.
 */

const COMMAND = 'npm run make:dead-cards'
const DIGITS = 9

interface Bet {
  readonly game: AnyGame
  readonly solver: AnySolver
  readonly table: FoundTable
}

const evWithout = ({ solver, table }: Bet, dead: readonly Card[]): number =>
  evValue(solver.side(table.rules, table.bet, { dead }).ev)

/** One card of each rank, and last the joker if there is one. */
function cardsOf({ game, table }: Bet): readonly Card[] {
  const ranks = RANKS.map((_, rank) => cardOf(rank, 0))
  return game.deck(table.rules).cards.includes(JOKER) ? [...ranks, JOKER] : ranks
}

/** All cards, ordered by how much the bet gains when they are dead, with suits in rotation. */
function byHelp(
  { game, table }: Bet,
  singles: readonly { readonly card: Card; readonly ev: number }[],
): readonly Card[] {
  const { copies } = game.deck(table.rules)
  return [...singles]
    .sort((a, b) => b.ev - a.ev)
    .flatMap(({ card }) =>
      card === JOKER
        ? [card]
        : Array.from({ length: copies }, () => [0, 1, 2, 3].map((suit) => cardOf(card >> 2, suit))).flat(),
    )
}

/**
 * The fewest dead cards, in that order, with which the bet loses nothing; undefined if half of all cards aren't enough.
 */
function evenWithout(bet: Bet, order: readonly Card[]): DeadCards['even'] {
  const most = Math.floor(order.length / 2)
  const gains = (count: number): boolean => evWithout(bet, order.slice(0, count)) >= 0
  let [low, high] = [0, 1]
  while (high < most && !gains(high)) [low, high] = [high, Math.min(most, high * 2)]
  if (!gains(high)) return undefined
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (gains(middle)) high = middle
    else low = middle
  }
  return { cards: makeCards(order.slice(0, high)), ev: rounded(evWithout(bet, order.slice(0, high))) }
}

const rounded = (value: number): number => Number(value.toPrecision(DIGITS))

function deadCards(bet: Bet): DeadCards {
  const ev = evWithout(bet, [])
  const singles = cardsOf(bet).map((card) => ({ card, ev: evWithout(bet, [card]) }))
  const even = ev < 0 ? evenWithout(bet, byHelp(bet, singles)) : undefined
  return { effects: singles.map((one) => rounded(one.ev - ev)), ...(even ? { even } : {}) }
}

for (const id of namedGames()) {
  const game = findGame(id)!
  const solver = await loadSolver(id)
  const tables = foundTables(game).filter(({ bet }) => bet !== MAIN_BET)
  const found = Object.fromEntries(
    tables.map((table) => [tableKey(game, table), deadCards({ game, solver, table })] as const),
  )
  if (tables.length > 0) writeData(id, 'dead-cards', { command: COMMAND }, ['tables', found])
}
