import { beforeAll, describe, expect, it } from 'vitest'
import { readAddress, writeAddress } from '@/app/dealer-school/paper/address'
import { KNOWN_WAYS, setHand, usually } from '@/lib/engines/pai-gow/index'
import { GAME_IDS } from '@/lib/games/ids'
import { must } from '@/lib/result'
import { usualTable } from '@/lib/teaching/dealer-school/table/board'
import { loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { payoutSheet, readStakes } from '@/lib/teaching/dealer-school/payouts/sheet'
import { settingSheet, settlingSheet } from '@/lib/teaching/dealer-school/payouts/worksheet'

beforeAll(() => loadSchoolGames(GAME_IDS))

describe('payouts on the chips of a house', () => {
  it.each(GAME_IDS)('%s pays every line on every stake', (game) => {
    const tables = payoutSheet(usualTable(game), [2.5, 5, 100])
    expect(tables.length).toBeGreaterThan(0)
    for (const { rows, columns } of tables)
      for (const { cells } of rows) {
        expect(cells).toHaveLength(columns.length)
        const odds = /^(\d+) to (\d+)$/.exec(cells[0]!)
        if (!odds || columns[0] !== 'Pays') continue
        const paid = cells.slice(1).map((cell) => Number(cell.replaceAll(',', '')))
        const exact = [2.5, 5, 100].map((stake) => (stake * Number(odds[1])) / Number(odds[2]))
        paid.forEach((amount, i) => expect(amount).toBeCloseTo(exact[i]!, 2))
      }
  })

  it('reads stakes as they are typed', () => {
    expect(readStakes('5, 10, 2.50')).toEqual([2.5, 5, 10])
    expect(readStakes('1,000 25')).toEqual([25, 1000])
    expect(readStakes('5; 10; 2,50')).toEqual([2.5, 5, 10])
    expect(readStakes('5;1,000;2,5')).toEqual([2.5, 5, 1000])
    for (const text of ['', 'five', '5, 0', '1 2 3 4 5 6 7']) expect(readStakes(text)).toBeUndefined()
  })
})

describe('worksheets', () => {
  it('ask the same hands by the same seed, and other hands by another', () => {
    const [way] = KNOWN_WAYS
    const hands = settingSheet(way!, 'class-1', 12)
    expect(hands).toHaveLength(12)
    expect(settingSheet(way!, 'class-1', 12)).toEqual(hands)
    expect(settingSheet(way!, 'class-2', 12)).not.toEqual(hands)
    for (const cards of hands) expect(setHand(usually(way!), cards)).not.toBeNull()
  })

  it.each(GAME_IDS)('%s: seats to settle have bets to say', (game) => {
    const seats = settlingSheet(usualTable(game), 'class-1', 5)
    expect(seats).toHaveLength(5)
    for (const { due } of seats) expect(due.length).toBeGreaterThan(0)
  })

  it('have an address that opens the same sheet', () => {
    for (const text of [
      'seed=abc-1',
      'sheet=settling&game=blackjack&hands=20&seed=abc-1',
      'sheet=setting&way=foxwoods&seed=abc-2',
      'stakes=2.5_5_15&seed=abc-1',
    ])
      expect(writeAddress(must(readAddress(new URLSearchParams(text), 'abc')))).toBe(text)
    for (const text of ['sheet=x', 'game=x', 'stakes=x', 'way=x', 'hands=0', 'hands=61', 'seed=!'])
      expect(readAddress(new URLSearchParams(text), 'abc').ok).toBe(false)
  })
})
