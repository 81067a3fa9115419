import type { Page } from '@playwright/test'
import type { Rules } from '@/lib/game/game'
import { findGame, GAMES } from '@/lib/games/index'
import { makeRules } from '@/lib/game/rules'
import { lowerFirst } from '@/lib/text'
import { anyOf, begins, ENGLISH, like, type Said, SPANISH } from '../tools/said'
import { axeFindings } from './axe'
import { at, expect, said, test } from './fixture'

/** What rules cost over best play, or that they are best play. */
function overBest({ strategy }: Said): RegExp {
  const { answer, answerBest, firstCosts, usualFirstCosts, usualFirstBest } = strategy
  return anyOf(
    ...[1, 2].flatMap((count) => [answer(count, '', '~'), answerBest(count, '')]),
    ...[firstCosts('~'), usualFirstCosts('~'), usualFirstBest],
  )
}
const curve = (page: Page) => page.getByRole('img', { name: like(said().strategy.curve('~', '~')) })
/** The rules of Casino Hold’em. */
const theRules = (page: Page) => page.locator('summary', { hasText: said().games['casino-holdem'].way('rules').name })

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the strategies of each game are read', async ({ page }) => {
    // Every second game in Spanish.
    for (const [i, game] of GAMES.entries()) {
      const words = i % 2 === 0 ? ENGLISH : SPANISH
      await page.goto(`${words.start}/${game.id}/strategy`)
      await expect(page.locator('h1')).toContainText(game.name)
      await expect(page.getByText(overBest(words)).first()).toBeVisible()
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
  const { deciding, games, strategy, trainer } = said()
  const { action, way: wayIn } = games['three-card-poker']
  const way = { id: 'queen-high', ...wayIn('queen-high') }
  await page.goto(at('/three-card-poker/strategy'))
  await expect(curve(page)).toBeVisible()
  await page.locator('summary', { hasText: way.name }).click()
  const card = page.locator('details', { has: page.locator(`#${way.id}`) })
  await card.getByRole('button', { name: strategy.makeMine }).click()
  await expect(card.getByRole('status')).toContainText(like(strategy.yoursNow.replace('{trainer}', '~')))
  await page.goto(at('/three-card-poker/trainer?seed=own-1&spot=hand-Qs3d2c'))
  await expect(page.getByText(trainer.ownStrategy.replace('{name}.', way.name))).toBeVisible()
  await page.keyboard.press('2')
  const told = `${deciding.ownCosts(lowerFirst(action('play').name), '~')} ${deciding.youDidNotFollow}`
  const says = like(told, String.raw`\$[\d.]+`)
  await expect(page.locator('p:not([role=status])', { hasText: says })).toBeVisible()
  await expect(page.locator('p[role=status]')).toHaveText(says)
  await expect(page.getByText(like(deciding.followed(0, 1, '~')))).toBeVisible()
  await page.getByRole('link', { name: trainer.changeStrategy }).click()
  await expect(page).toHaveURL(/three-card-poker\/strategy/)
})

test('rules that the page did not bring are priced in the browser', { tag: '@spanish' }, async ({ page }) => {
  const { usualFirst, usualFirstBest, usualFirstCosts } = said().strategy
  const { game, rules } = changed('three-card-poker', 'anteBonus', { straight: 2 })
  await page.goto(at(`/${game.id}/strategy?rules=${makeRules(game, rules)}`))
  await expect(page.getByText(overBest(said())).first()).toBeVisible()
  await expect(page.getByRole('button', { name: like(said().ruleFields.changed('~')) })).toBeVisible()
  await expect(
    page.locator('.best-play').getByText(anyOf(usualFirst, usualFirstBest, usualFirstCosts('~'))),
  ).toBeVisible()
})

test('rules that cannot be read are named, and the usual ones shown', async ({ page }) => {
  await page.goto(at('/three-card-poker/strategy?rules=nonsense_7'))
  await expect(page.getByRole('main').getByRole('alert')).toContainText(said().strategy.shownUsual)
})

test('best play goes on a wallet card: both sides hold it', { tag: '@spanish' }, async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { print: () => document.documentElement.setAttribute('data-printed', 'yes') }),
  )
  await page.goto(at('/texas-21/strategy'))
  await page.getByRole('button', { name: said().strategy.print, exact: true }).click()
  await page.getByRole('button', { name: begins(said().strategy.card) }).click()
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
  await page.goto(at('/casino-holdem/strategy'), { waitUntil: 'commit' })
  const summary = theRules(page)
  await summary.click()
  come()
  await expect(curve(page)).toBeVisible()
  // The game's own code comes last, and shows nothing new where a game has one set of rules.
  await page.waitForLoadState('networkidle')
  await expect(page.locator('details', { has: page.locator('#rules') })).toHaveAttribute('open')
  await expect(summary).toBeFocused()
})

test('the wallet card is printed alone', { tag: '@spanish' }, async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { print: () => document.documentElement.setAttribute('data-printed', 'yes') }),
  )
  await page.goto(at('/casino-holdem/strategy'))
  await theRules(page).click()
  const way = page.locator('details', { has: page.locator('#rules') })
  await way.getByRole('button', { name: said().strategy.printCard }).click()
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
    await page.goto(at('/casino-holdem/strategy'))
    await expect(curve(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await axeFindings(page)).toEqual([])
  })
})
