import { evValue } from '@/lib/games/ev'
import { GAMES } from '@/lib/games/index'
import { loadSolver } from '@/lib/games/solvers'
import { pageKinds } from '../tools/pages'
import { axeFindingsByLightAndDark } from './axe'
import { expect, test } from './fixture'

for (const game of GAMES) {
  test(`the guide of ${game.name} has one heading and the engine's edge, and needs no script`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL === undefined ? {} : { baseURL }),
    })
    const page = await context.newPage()
    await page.goto(`/${game.id}`)
    await expect(page.locator('h1')).toHaveText(game.name)
    const { ev } = (await loadSolver(game.id)).whole(game.variants[0].rules)
    expect(Number(await page.locator('header data').getAttribute('value'))).toBeCloseTo(-evValue(ev), 14)
    for (const rule of game.strategy) await expect(page.getByText(rule.text).first()).toBeAttached()
    await context.close()
  })

  test(`the guide of ${game.name} leads to its trainer and its calculator`, async ({ page }) => {
    await page.goto(`/${game.id}`)
    const main = page.getByRole('main')
    // In the row of links, and again where the guide begins.
    for (const [name, place] of [
      ['Train', 'trainer'],
      ['Calculator', 'calculator'],
    ] as const) {
      const links = await main.getByRole('link', { name, exact: true }).all()
      expect(links.length).toBeGreaterThanOrEqual(2)
      for (const link of links) await expect(link).toHaveAttribute('href', `/${game.id}/${place}`)
    }
    if (!pageKinds().some(({ path }) => path === `/${game.id}`))
      expect(await axeFindingsByLightAndDark(page)).toEqual([])
  })
}

test('a figure tells itself exactly and a round steps on, without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) })
  const page = await context.newPage()
  await page.goto(`/${GAMES[0].id}`)
  const figure = page.locator('header .exact').first()
  const note = page.locator('header .exact-note').first()
  await expect(note).toBeHidden()
  await figure.focus()
  await page.keyboard.press('Enter')
  await expect(note).toBeVisible()
  await expect(note).toContainText(' / ')
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()

  const steps = page.locator('#round li')
  await expect(steps.last()).not.toBeInViewport()
  await page.getByRole('navigation', { name: 'Steps of a round' }).getByRole('link').last().click()
  await expect(steps.last()).toBeInViewport({ ratio: 0.6 })
  await context.close()
})

test('the list of games names every game once, with its guide', async ({ page }) => {
  await page.goto('/games')
  for (const game of GAMES)
    await expect(page.getByRole('main').getByRole('link', { name: game.name, exact: true })).toHaveAttribute(
      'href',
      `/${game.id}`,
    )
})
