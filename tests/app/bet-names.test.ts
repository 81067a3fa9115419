import { expect, it } from 'vitest'
import { betNameAt } from '@/app/dealer-school/_parts/bet-names'
import { usualTable } from '@/lib/teaching/dealer-school/table/board'
import { loadSchoolGames } from '@/lib/teaching/dealer-school/games'

await loadSchoolGames(['texas-holdem-bonus'])

it('a bet with prizes that no source prints is named with that in the school, until a house enters its own', () => {
  const table = usualTable('texas-holdem-bonus')
  expect(betNameAt(table, 'first-five')).toBe('First 5 Jackpot (example prizes)')
  expect(betNameAt(table, 'bonus')).toBe('Bonus')
  const pays = { ...table.rules.pays, 'first-five': { ...table.rules.pays['first-five'], flush: 25 } }
  expect(betNameAt({ ...table, rules: { ...table.rules, pays } }, 'first-five')).toBe('First 5 Jackpot')
})
