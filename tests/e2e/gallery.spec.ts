import type { Page } from '@playwright/test'
import { money, percent } from '@/app/_languages/format'
import { GAMES } from '@/lib/games/index'
import { GAME_NAMES } from '@/lib/games/names'
import { betsWithTables, knownTables, MAIN_BET } from '@/lib/game/precomputed/known-tables'
import { betIn } from '@/lib/messages/message'
import { begins, like, writtenIn } from '../tools/said'
import { axeFindingsByLightAndDark } from './axe'
import { at, expect as plain, said, test } from './fixture'

/** A worker that starts cold beside other tests takes its time. */
const expect = plain.configure({ timeout: 30_000 })

const NAME = GAME_NAMES['three-card-poker']

const tablesOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** The edge at the desk that a table is opened at. */
const edge = (page: Page) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(said().payTables.houseEdge, { exact: true }) })
    .locator('dd')
    .first()
const shown = (page: Page, name: string) => page.getByRole('link', { name }).filter({ visible: true })

test("every known table of every game with the engine's edge, the lowest first", async ({ page }) => {
  await page.goto(at('/pay-tables'))
  for (const game of GAMES) {
    const section = tablesOf(page, game.name)
    for (const bet of betsWithTables(game)) {
      const name = bet === MAIN_BET ? game.name : `${game.name}, ${betIn(game.messages, bet)}`
      const table = section.locator('table').filter({
        has: page.locator('caption', { hasText: begins(said().tableGallery.caption(name)) }),
      })
      const edges = await table
        .locator('tbody data')
        .evaluateAll((all) => all.map((one) => Number(one.getAttribute('value'))))
      expect(edges, name).toEqual(knownTables(game, bet).map((one) => one.edge))
      expect(edges, name).toEqual([...edges].sort((a, b) => a - b))
    }
  }
})

test(
  'a table is opened at the desk, with its own edge, and taken to the trainer',
  { tag: '@spanish' },
  async ({ page }) => {
    const { games, numbers, tableGallery, tableVerdict } = said()
    const table = games['three-card-poker'].tables['5-3-1']!
    await page.goto(at('/pay-tables'))
    const open = shown(page, tableGallery.openTable(table, NAME))
    await expect(open).toHaveAttribute('href', at('/three-card-poker/pay-tables?rules=5-3-1'))
    await expect(shown(page, tableGallery.trainWith(table, NAME))).toHaveAttribute(
      'href',
      at('/three-card-poker/trainer?rules=5-3-1'),
    )
    await open.click()
    // Wizard of Odds, Three Card Poker: 3.61% with 5-3-1.
    await expect(edge(page)).toHaveText(begins(writtenIn(said(), () => percent(0.0361))))
    const place = tableVerdict.betterThanSome(numbers.word(3)!, numbers.word(5)!)
    const cost = tableVerdict.costs(writtenIn(said(), () => money(12.63, 'USD')))
    await expect(page.getByText(like(tableVerdict.lookFor(place, cost, '~', '~')))).toBeVisible()
  },
)

test('the side bets of a game unfold, and open with their table', async ({ page }) => {
  await page.goto(at('/pay-tables'))
  await tablesOf(page, NAME).getByText(betIn(said().games['three-card-poker'], 'pair-plus'), { exact: true }).click()
  await shown(page, said().tableGallery.openTable('40-30-6-4-1', NAME)).click()
  await expect(page).toHaveURL(/\/three-card-poker\/side-bets\?rules=pair-plus\.mini-royal_0~pair-plus\.straight_6|%7E/)
  await expect(edge(page)).toHaveText('2.32%')
})

test('what an hour costs follows the stake', { tag: '@spanish' }, async ({ page }) => {
  const { tableGallery } = said()
  const perBet = (currency: 'USD' | 'EUR', stake: number) =>
    page.getByText(
      tableGallery.perBet(
        writtenIn(said(), () => money(stake, currency)),
        30,
      ),
    )
  await page.goto(at('/pay-tables'))
  await expect(perBet('USD', 10)).toBeVisible()
  await page.evaluate(() =>
    window.localStorage.setItem('feltwise.preferences', JSON.stringify({ stake: 20, currency: 'EUR' })),
  )
  await page.reload()
  await expect(perBet('EUR', 20)).toBeVisible()
})

test(
  'axe finds nothing with everything unfolded, and nothing is wider than the screen',
  { tag: '@spanish' },
  async ({ page }) => {
    await page.goto(at('/pay-tables'))
    await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)))
    expect(await axeFindingsByLightAndDark(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  },
)
