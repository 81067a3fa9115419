import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { speak } from '../tools/speak'
import spanish from '@/app/_languages/translations/es'
import { preferencesNow, setPreferences } from '@/app/_settings/preferences'
import { MyTable } from '@/app/my-table/my-table'
import { type TableGame, tableGame } from '@/app/my-table/questions'
import { isPay, ruleInWords } from '@/app/_settings/rules-in-words'
import { findGame, GAMES } from '@/lib/games/index'
import { knownTables } from '@/lib/game/precomputed/known-tables'
import { makeRules, parseRules } from '@/lib/game/rules'

const games = GAMES.map((game) => tableGame(game)) as unknown as readonly [TableGame, ...TableGame[]]

afterEach(() => speak(undefined))

it('writes what pays as the language writes numbers', () => {
  const pays = (): string => JSON.stringify(tableGame(GAMES[0]).placards[0])
  expect(pays()).toContain('500-50-10-3-1.5-1')
  speak(spanish)
  expect(pays()).toContain('500-50-10-3-1,5-1')
})

it.each([
  ['blackjack', '3 to 2', '3 a 2'],
  ['texas-21', '3 to 2', '3 a 2'],
])('%s asks what a blackjack pays as the felt prints it', (id, english, inSpanish) => {
  const pays = (): unknown =>
    ruleInWords(
      findGame(id)!,
      findGame(id)!.ruleFields.find(isPay) as never,
      findGame(id)!.variants[0].rules['blackjackPays' as never],
    )
  expect(pays()).toBe(english)
  const told = JSON.stringify(tableGame(findGame(id)!))
  expect(told).toContain('6 to 5')
  expect(told).not.toContain('"1.2"')
  speak(spanish)
  expect(pays()).toBe(inSpanish)
})

describe.each(GAMES.map((game, i) => [game.id, game, games[i]!] as const))('%s', (_id, game, table) => {
  it('offers every known table, with its own rules and edge, the usual one first', () => {
    const offered = new Map(table.tables.flat().map(({ rules, edge }) => [rules, edge]))
    for (const known of knownTables(game)) expect(offered.get(makeRules(game, known.rules))).toBe(known.edge)
    expect(table.tables[0]![0]!.rules).toBe('')
    for (const rules of offered.keys()) expect(parseRules(game, rules).ok).toBe(true)
  })

  it('tells the tables apart by what they say', () => {
    for (const options of [table.placards, table.dealers])
      expect(new Set(options.map(({ lines }) => JSON.stringify(lines))).size).toBe(options.length)
  })
})

it('an answer sets the rules everywhere and says what the table costs against the usual one', async () => {
  render(<MyTable games={games} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Three Card Poker' }))
  await userEvent.click(screen.getByRole('radio', { name: /Ante bonus: 3-2-1/i }))
  expect(Object.keys(preferencesNow().rules)).toEqual(['three-card-poker'])
  const cost = screen.getByRole('status').textContent
  expect(cost).toMatch(/4\.28%/)
  expect(cost).toMatch(/an hour more than the usual table/)
  await userEvent.click(screen.getByRole('radio', { name: /The usual table/ }))
  expect(preferencesNow().rules).toEqual({})
  expect(screen.getByRole('status').textContent).not.toMatch(/usual table/)
})

it('rules of one’s own are none of its tables: nothing is chosen until somebody chooses', async () => {
  setPreferences({ rules: { 'three-card-poker': 'anteBonus.straight_7' } })
  render(<MyTable games={games} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Three Card Poker' }))
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1)
  expect(screen.getByText(/rules of your own/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'The usual table' }))
  expect(preferencesNow().rules).toEqual({})
  expect(screen.getByRole('status')).toBeTruthy()
})
