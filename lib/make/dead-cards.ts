import { writeFileSync } from 'node:fs'
import { cardOf, type Card, JOKER, makeCards, RANKS } from '@/lib/cards/card'
import { progressBar } from '@/lib/command-line/terminal'
import { evValue } from '@/lib/games/ev'
import type { AnyGame } from '@/lib/games/game'
import { GAMES } from '@/lib/games/index'
import { foundTables, type FoundTable, MAIN_BET, tableKey } from '@/lib/games/known-tables'
import type { DeadCards } from '@/lib/games/side-tables'
import type { AnySolver } from '@/lib/games/solver'
import { loadSolver } from '@/lib/games/solvers'

/*
 * Writes content/pay-tables/dead-cards.json: what known dead cards do to each side bet of
 * content/pay-tables/tables.json. Run it again after a change to a table or a solver; otherwise the file must not
 * change by a byte.
 */

const FILE = 'content/pay-tables/dead-cards.json'
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

const bar = progressBar(process.stderr)
const lines: string[] = []
for (const game of GAMES) {
  const solver = await loadSolver(game.id)
  for (const table of foundTables(game).filter(({ bet }) => bet !== MAIN_BET)) {
    lines.push(`    ${JSON.stringify(tableKey(game, table))}: ${JSON.stringify(deadCards({ game, solver, table }))}`)
    bar.clear()
    console.warn(game.id, table.id)
  }
}
writeFileSync(FILE, `{\n  "command": "npm run make:dead-cards",\n  "tables": {\n${lines.join(',\n')}\n  }\n}\n`)
