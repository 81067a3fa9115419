import { payTableIn, tableIn } from '@/lib/messages/tables'
import { describe, expect, it } from 'vitest'
import spanish from '@/app/_languages/translations/es'
import type { GameId } from '@/lib/games/ids'
import { englishIn } from '../tools/english-words'
import { engine } from '@/app/_languages/spanish/engine'
import { cellName } from '@/lib/engines/blackjack/chart'
import { GAMES } from '@/lib/games/index'
import { betsWithTables, knownTables } from '@/lib/games/known-tables'
import { threeCardCellName } from '@/lib/games/maps'

const lacking = (texts: readonly string[]): readonly string[] => texts.filter((text) => engine(text) === undefined)

describe.each(GAMES.map((game) => [game.name, game] as const))('in Spanish, of %s', (_name, game) => {
  it('the map tells how it is read', () => {
    expect(lacking([game.map.note])).toEqual([])
  })

  it('every known table has a name', () => {
    const messages = spanish.games[game.id as GameId]!
    const names = [
      ...betsWithTables(game).flatMap((bet) => knownTables(game, bet).map((table) => tableIn(messages, table))),
      ...game.presets.map(({ id }) => payTableIn(messages, id)),
    ]
    expect(names.flatMap(englishIn)).toEqual([])
  })
})

it('in Spanish, a cell of three cards says what it holds', () => {
  const cells = ['QJs', 'A3', 'QQ', '66']
  expect(cells.map((cell) => engine(threeCardCellName(cell)))).toEqual([
    'dama y jota, las tres del mismo palo',
    'as y tres, no todas del mismo palo',
    'pareja o trío de damas',
    'pareja o trío de seises',
  ])
})

it('in Spanish, a cell of Blackjack says what is held against what', () => {
  expect([cellName(1, 7, 2), cellName(10, 6, 1), cellName(6, 6, 10)].map(engine)).toEqual([
    '18 blando contra un dos',
    '16 duro contra un as',
    'Pareja de seises contra un diez',
  ])
  const values = Array.from({ length: 10 }, (_, i) => i + 1)
  expect(lacking(values.flatMap((a) => values.flatMap((b) => values.map((up) => cellName(a, b, up)))))).toEqual([])
})
