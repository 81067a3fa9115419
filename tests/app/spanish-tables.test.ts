import { payTableIn, tableIn } from '@/lib/messages/tables'
import { describe, expect, it } from 'vitest'
import { MESSAGES as SPANISH } from '@/lib/games/registry/made/es'
import type { GameId } from '@/lib/games/ids'
import { englishIn } from '../tools/english-words'
import { GAMES } from '@/lib/games/index'
import { betsWithTables, knownTables } from '@/lib/game/precomputed/known-tables'

describe.each(GAMES.map((game) => [game.name, game] as const))('in Spanish, of %s', (_name, game) => {
  it('the map, its rows and its cells have names', () => {
    const { rows = {}, groups = {}, cell, ...map } = SPANISH[game.id as GameId].map
    const cells = game.map.rows.flatMap(({ cells: some }) => some.flatMap((id) => (id && cell ? [cell(id)] : [])))
    const names = [...Object.values({ ...map, ...groups, ...rows }), ...cells]
    expect(names.flatMap(englishIn)).toEqual([])
    expect(names.join()).not.toMatch(/undefined|NaN/)
    for (const { id, group } of game.map.rows) {
      expect(Object.hasOwn(rows, id) || id.length <= 3, id).toBe(true)
      if (group !== undefined) expect(groups).toHaveProperty([group])
    }
  })

  it('every known table has a name', () => {
    const messages = SPANISH[game.id as GameId]
    const names = [
      ...betsWithTables(game).flatMap((bet) => knownTables(game, bet).map((table) => tableIn(messages, table))),
      ...game.presets.map(({ id }) => payTableIn(messages, id)),
    ]
    expect(names.flatMap(englishIn)).toEqual([])
  })
})

it('in Spanish, a cell of three cards says what it holds', () => {
  expect(['QJs', 'A3', 'QQ', '66'].map((cell) => SPANISH['three-card-poker'].map.cell!(cell))).toEqual([
    'dama y jota, las tres del mismo palo',
    'as y tres, no todas del mismo palo',
    'pareja o trío de damas',
    'pareja o trío de seises',
  ])
})

it('in Spanish, a cell of Blackjack says what is held against what', () => {
  expect(['A7 v 2', '16 v A', '66 v T', '11 v 6', 'AA v 5'].map((cell) => SPANISH.blackjack.map.cell!(cell))).toEqual([
    '18 blando contra un dos',
    '16 duro contra un as',
    'Pareja de seises contra un diez',
    '11 duro contra un seis',
    'Pareja de ases contra un cinco',
  ])
})
