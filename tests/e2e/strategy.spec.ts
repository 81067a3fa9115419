import type { Rules } from '@/lib/games/game'
import { findGame, GAMES } from '@/lib/games/index'
import { makeRules } from '@/lib/games/rules'
import { axeFindings } from './axe'
import { expect, test } from './fixture'

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the strategies of each game are read', async ({ page }) => {
    for (const game of GAMES) {
      await page.goto(`/${game.id}/strategy`)
      await expect(page.locator('h1')).toContainText(game.name)
      await expect(page.getByText(/more than best play\.|best play\.$/).first()).toBeVisible()
      const rows = page.getByRole('table').getByRole('row')
      expect(await rows.count()).toBeGreaterThan(3)
      const chart = page.locator('.best-play table').first()
      await expect(chart.locator('caption')).not.toBeEmpty()
      await expect(chart.locator('thead th[scope=col]').last()).toBeVisible()
      await expect(chart.locator('tbody th[scope=row]').first()).toBeVisible()
    }
  })
})

/** The usual rules of a game with some pays changed. */
function changed(id: string, table: string, pays: Readonly<Record<string, number>>) {
  const game = findGame(id)!
  const usual = game.variants[0].rules as Rules
  const rules: Rules = { ...usual, pays: { ...usual.pays, [table]: { ...usual.pays[table], ...pays } } }
  return { game, rules }
}

test('a strategy is made one’s own, and the trainer tells what it says', async ({ page }) => {
  const way = { id: 'queen-high', ...findGame('three-card-poker')!.messages.way('queen-high') }
  await page.goto('/three-card-poker/strategy')
  await expect(page.getByRole('img', { name: /cheapest strategy of each length/ })).toBeVisible()
  await page.locator('summary', { hasText: way.name }).click()
  const card = page.locator('details', { has: page.locator(`#${way.id}`) })
  await card.getByRole('button', { name: 'Make it my strategy' }).click()
  await expect(card.getByRole('status')).toContainText('This is your strategy now')
  await page.goto('/three-card-poker/trainer?seed=own-1&spot=hand-Qs3d2c')
  await expect(page.getByText(`Your strategy: ${way.name}`)).toBeVisible()
  await page.keyboard.press('2')
  const says = /Your strategy says play: costs you \$[\d.]+ on average\. You did not follow it\./
  await expect(page.locator('p:not([role=status])', { hasText: says })).toBeVisible()
  await expect(page.locator('p[role=status]')).toHaveText(says)
  await expect(page.getByText(/followed 0 of 1/)).toBeVisible()
  await page.getByRole('link', { name: 'Change' }).click()
  await expect(page).toHaveURL(/three-card-poker\/strategy/)
})

test('rules that the page did not bring are priced in the browser', async ({ page }) => {
  const { game, rules } = changed('three-card-poker', 'anteBonus', { straight: 2 })
  await page.goto(`/${game.id}/strategy?rules=${makeRules(game, rules)}`)
  await expect(page.getByText(/more than best play|best play\./).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /, changed/ })).toBeVisible()
  await expect(page.locator('.best-play').getByText(/They are made for the usual rules/)).toBeVisible()
})

test('rules that cannot be read are named, and the usual ones shown', async ({ page }) => {
  await page.goto('/three-card-poker/strategy?rules=nonsense_7')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('You see the usual rules')
})

test('best play goes on a wallet card: both sides hold it', async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { print: () => document.documentElement.setAttribute('data-printed', 'yes') }),
  )
  await page.goto('/texas-21/strategy')
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await page.getByRole('button', { name: /^A wallet card/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
  await page.emulateMedia({ media: 'print' })
  const fits = await page
    .locator('.wallet-card')
    .evaluate((card) => card.scrollWidth <= card.clientWidth + 1 && card.scrollHeight <= card.clientHeight + 1)
  expect(fits).toBe(true)
})

test('what is opened before the page’s code is there stays open, and keeps the focus', async ({ page }) => {
  let come = (): void => undefined
  const waited = new Promise<void>((resolve) => (come = resolve))
  await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => (await waited, route.continue()))
  await page.goto('/casino-holdem/strategy', { waitUntil: 'commit' })
  const summary = page.locator('summary', { hasText: 'The rules, followed exactly' })
  await summary.click()
  come()
  await expect(page.getByRole('img', { name: /cheapest strategy of each length/ })).toBeVisible()
  // The game's own code comes last, and shows nothing new where a game has one set of rules.
  await page.waitForLoadState('networkidle')
  await expect(page.locator('details', { has: page.locator('#rules') })).toHaveAttribute('open')
  await expect(summary).toBeFocused()
})

test('the wallet card is printed alone', async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { print: () => document.documentElement.setAttribute('data-printed', 'yes') }),
  )
  await page.goto('/casino-holdem/strategy')
  await page.locator('summary', { hasText: 'The rules, followed exactly' }).click()
  const way = page.locator('details', { has: page.locator('#rules') })
  await way.getByRole('button', { name: 'Print as a wallet card' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
  await page.emulateMedia({ media: 'print' })
  const box = (await page.locator('.wallet-card').boundingBox())!
  expect(box.width / box.height).toBeCloseTo((2 * 85.6) / 54, 2)
  await expect(page.getByRole('main')).toBeHidden()
  const fits = await page
    .locator('.wallet-card')
    .evaluate((card) => card.scrollWidth <= card.clientWidth + 1 && card.scrollHeight <= card.clientHeight + 1)
  expect(fits).toBe(true)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('nothing overflows and axe finds nothing, opened by dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/casino-holdem/strategy')
    await expect(page.getByRole('img', { name: /cheapest strategy of each length/ })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await axeFindings(page)).toEqual([])
  })
})
