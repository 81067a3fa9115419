import { betIn } from '@/lib/messages/message'
import type { Page } from '@playwright/test'
import { GAMES } from '@/lib/games/index'
import { betsWithTables, knownTables, MAIN_BET } from '@/lib/games/known-tables'
import { axeFindingsByLightAndDark } from './axe'
import { expect as plain, test } from './fixture'

/** A worker that starts cold beside other tests takes its time. */
const expect = plain.configure({ timeout: 30_000 })

const tablesOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const edge = (page: Page) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText('House edge', { exact: true }) })
    .locator('dd')
    .first()

test("every known table of every game with the engine's edge, the lowest first", async ({ page }) => {
  await page.goto('/pay-tables')
  for (const game of GAMES) {
    const section = tablesOf(page, game.name)
    for (const bet of betsWithTables(game)) {
      const name = bet === MAIN_BET ? game.name : `${game.name}, ${betIn(game.messages, bet)}`
      const table = section.locator('table').filter({
        has: page.locator('caption', { hasText: new RegExp(`^${name.replace(/[&’+]/g, '.')}: known tables`) }),
      })
      const shown = await table
        .locator('tbody data')
        .evaluateAll((all) => all.map((one) => Number(one.getAttribute('value'))))
      expect(shown, name).toEqual(knownTables(game, bet).map((one) => one.edge))
      expect(shown, name).toEqual([...shown].sort((a, b) => a - b))
    }
  }
})

test('a table is opened at the desk, with its own edge, and taken to the trainer', async ({ page }) => {
  await page.goto('/pay-tables')
  const open = page.getByRole('link', { name: 'Open Ante bonus 5-3-1, Three Card Poker' }).filter({ visible: true })
  await expect(open).toHaveAttribute('href', '/three-card-poker/pay-tables?rules=5-3-1')
  await expect(
    page.getByRole('link', { name: 'Train with Ante bonus 5-3-1, Three Card Poker' }).filter({ visible: true }),
  ).toHaveAttribute('href', '/three-card-poker/trainer?rules=5-3-1')
  await open.click()
  // Wizard of Odds, Three Card Poker: 3.61% with 5-3-1.
  await expect(edge(page)).toHaveText(/^3\.61%/)
  await expect(page.getByText(/Better than three of the five known tables: it costs \$12\.63 an hour/)).toBeVisible()
})

test('the side bets of a game unfold, and open with their table', async ({ page }) => {
  await page.goto('/pay-tables')
  await tablesOf(page, 'Three Card Poker').getByText('Pair Plus', { exact: true }).click()
  const open = page.getByRole('link', { name: 'Open 40-30-6-4-1, Three Card Poker' }).filter({ visible: true })
  await open.click()
  await expect(page).toHaveURL(/\/three-card-poker\/side-bets\?rules=pair-plus\.mini-royal_0~pair-plus\.straight_6|%7E/)
  await expect(edge(page)).toHaveText('2.32%')
})

test('what an hour costs follows the stake', async ({ page }) => {
  await page.goto('/pay-tables')
  await expect(page.getByText('$10 a bet, 30 rounds an hour')).toBeVisible()
  await page.evaluate(() =>
    window.localStorage.setItem('feltwise.preferences', JSON.stringify({ stake: 20, currency: 'EUR' })),
  )
  await page.reload()
  await expect(page.getByText('€20 a bet, 30 rounds an hour')).toBeVisible()
})

test('axe finds nothing with everything unfolded, and nothing is wider than the screen', async ({ page }) => {
  await page.goto('/pay-tables')
  await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)))
  expect(await axeFindingsByLightAndDark(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
})
