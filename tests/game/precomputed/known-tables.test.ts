import { tableIn } from '@/lib/messages/tables'
import { describe, expect, it } from 'vitest'
import { evValue } from '@/lib/game/ev'
import type { AnyGame, Rules } from '@/lib/game/game'
import { EVERY_GAME, findGame, GAMES } from '@/lib/games/index'
import { keepEv, readEv } from '@/lib/game/precomputed/kept-ev'
import {
  betsWithTables,
  foundTables,
  isSameMainGame,
  knownTables,
  MAIN_BET,
  makeMainRules,
  tableKey,
  tablePrice,
} from '@/lib/game/precomputed/known-tables'
import { madeFigures } from '@/lib/game/precomputed/figures'
import { applyRules, makeRules } from '@/lib/game/rules'
import { examplePreset } from '@/lib/game/side-bets/usual-tables'
import type { Ev } from '@/lib/game/solution'
import { loadSolver } from '@/lib/games/solvers'
import { must } from '@/lib/result'
import { entriesUnder } from '@/lib/game/precomputed/data'
import { data } from '@/lib/games/registry/made/data/table-figures'

const gameOf = (id: string): AnyGame => findGame(id)!
const edge = (game: string, table: string, bet = MAIN_BET): number =>
  knownTables(gameOf(game), bet).find(({ id }) => id === table)!.edge * 100

/** Fractions to the last digit; doubles but for the order in which they were added up. */
function expectSame(kept: Ev, solved: Ev, of: string): void {
  if (solved.kind === 'exact') expect(keepEv(kept), of).toEqual(keepEv(solved))
  else expect(evValue(kept), of).toBeCloseTo(solved.value, 12)
}

describe.each(GAMES.map((game) => [game.name, game] as const))('the known tables of %s', (_name, game) => {
  it('hold the usual table of every bet, each table once, each with a source', () => {
    const printed = game.sideBets.map(({ id }) => id).filter((id) => !examplePreset(game, id))
    for (const bet of [MAIN_BET, ...printed]) {
      const tables = foundTables(game).filter((table) => table.bet === bet)
      expect(
        tables.some(({ rules }) => makeRules(game, rules) === ''),
        bet,
      ).toBe(true)
      expect(new Set(tables.map((table) => tableKey(game, table))).size).toBe(tables.length)
      expect(new Set(tables.map((table) => tableIn(game.messages, table))).size).toBe(tables.length)
    }
    expect(new Set(foundTables(game).map(({ id, bet }) => `${bet} ${id}`)).size).toBe(foundTables(game).length)
    expect(foundTables(game).filter(({ where, source }) => where === '' || source === '')).toEqual([])
    expect(betsWithTables(game)).toEqual([MAIN_BET, ...printed])
  })

  it('hold every variant of the game and every named table of its side bets', () => {
    const main = knownTables(game).map(({ rules }) => makeMainRules(game, rules))
    expect(
      game.variants.map(({ rules }) => makeMainRules(game, rules as Rules)).filter((text) => !main.includes(text)),
    ).toEqual([])
    const sides = game.ruleFields.filter((field) => field.kind === 'pays' && field.bet !== undefined)
    const missing = sides.flatMap(({ bet, path }) => {
      const known = knownTables(game, bet!).map(({ rules }) => JSON.stringify(rules.pays[path.at(-1)!]))
      const named = game.presets.filter(({ table, example }) => table === path.at(-1) && example === undefined)
      return named.filter(
        ({ pays }) =>
          !known.includes(
            JSON.stringify(must(applyRules(game, undefined, { pays: { [path.at(-1)!]: pays } })).pays[path.at(-1)!]),
          ),
      )
    })
    expect(missing).toEqual([])
  })

  it('stand sorted, the lowest edge first', () => {
    for (const bet of betsWithTables(game)) {
      const edges = knownTables(game, bet).map((table) => table.edge)
      expect(edges).toEqual([...edges].sort((a, b) => a - b))
    }
  })

  it('give the price of the whole game under their rules, and no price under others', () => {
    for (const { rules, ev, averageBet } of knownTables(game))
      expect(tablePrice(game, rules)).toEqual({ ev, averageBet })
    const [pays, table] = Object.entries((game.variants[0].rules as Rules).pays)[0] as [string, Record<string, number>]
    const raised = Object.fromEntries(Object.entries(table).map(([hand, pay]) => [hand, pay + 1]))
    expect(tablePrice(game, must(applyRules(game, undefined, { pays: { [pays]: raised } })) as Rules)).toBeUndefined()
  })

  it('have the figures of the solver, to the last digit', async () => {
    const solver = await loadSolver(game.id)
    for (const table of knownTables(game)) {
      const figures = madeFigures(game, table.rules) ?? solver.whole(table.rules)
      expectSame(table.ev, figures.ev, table.id)
      expectSame(table.averageBet, figures.averageBet, table.id)
    }
    for (const bet of game.sideBets)
      for (const table of knownTables(game, bet.id)) expectSame(table.ev, solver.side(table.rules, bet.id).ev, table.id)
  })
})

describe('the figures kept', () => {
  it('belong to tables that are listed', () => {
    const listed = EVERY_GAME.flatMap((game) => foundTables(game).map((table) => tableKey(game, table)))
    expect(Object.keys(entriesUnder(data, 'figures')).sort()).toEqual([...new Set(listed)].sort())
  })

  it('are those of the rule book', () => {
    // RULEBOOK.md: each obtained by two independent exact enumerations.
    expect(edge('ultimate-texas-holdem', 'usual')).toBeCloseTo(2.1849713763, 9)
    expect(edge('ultimate-texas-holdem', 'flush-2')).toBeCloseTo(0.899222, 6)
    expect(edge('ultimate-texas-holdem', 'flush-1')).toBeCloseTo(3.470721, 6)
    expect(edge('ultimate-texas-holdem', '3x-only')).toBeCloseTo(9.665479, 6)
    expect(edge('ultimate-texas-holdem', 'trips-4', 'trips')).toBeCloseTo(6.1808, 4)
    expect(edge('three-card-poker', '3-1-1')).toBeCloseTo(4.513, 3)
    expect(edge('texas-holdem-bonus', 'flush')).toBeCloseTo(5.5935054698, 9)
    expect(edge('texas-holdem-bonus', 'ties-lose')).toBeCloseTo(15.24, 2)
    expect(edge('casino-holdem', 'royal-20')).toBeCloseTo(2.403898, 6)
    expect(edge('casino-holdem', 'lose-if-lower')).toBeCloseTo(7.536, 4)
    expect(edge('xx-poker', 'mix-and-match', 'mix-and-match')).toBeCloseTo(3.966387, 6)
    expect(edge('texas-21', 's17-ls')).toBeCloseTo(0.33026, 5)
    expect(edge('texas-21', 'side-b', 'side')).toBeCloseTo(3.565826, 6)
    // Casino City, on Pair Plus with a mini royal at 50 to 1; Wizard of Odds for 40-25-6-4-1.
    expect(edge('three-card-poker', 'pair-plus-5', 'pair-plus')).toBeCloseTo(5.39, 2)
    expect(edge('three-card-poker', 'pair-plus-6', 'pair-plus')).toBeCloseTo(3.49, 2)
  })

  it('are kept to the last digit', () => {
    for (const table of knownTables(gameOf('three-card-poker')))
      expect(evValue(readEv(keepEv(table.ev)))).toBe(evValue(table.ev))
    expect(readEv(keepEv({ kind: 'real', value: -0.1 }))).toEqual({ kind: 'real', value: -0.1 })
  })
})

it('side bets tell no main games apart', () => {
  const game = gameOf('three-card-poker')
  const usual = game.variants[0].rules as Rules
  const other = must(applyRules(game, undefined, { pays: { 'pair-plus': { flush: 3 } } })) as Rules
  expect(isSameMainGame(game, usual, other)).toBe(true)
  expect(isSameMainGame(game, usual, game.variants[1]!.rules as Rules)).toBe(false)
})
