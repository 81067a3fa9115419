import { evValue } from '@/lib/game/ev'
import { GAMES } from '@/lib/games/index'
import { loadSolver } from '@/lib/games/solvers'
import { ENGLISH, SPANISH } from '../tools/said'
import { expect, test } from './fixture'

// Every second game in Spanish.
for (const [i, game] of GAMES.entries()) {
  const { start, games, guidePage } = i % 2 === 0 ? ENGLISH : SPANISH
  test(`the guide of ${game.name} has one heading, the engine's edge and every rule before its code runs`, async ({
    page,
    request,
  }) => {
    // As it comes from the server: what a reader without scripts has.
    const html = await (await request.get(`${start}/${game.id}`)).text()
    await page.setContent(html.replace(/<script\b[^]*?<\/script>|<link\b[^>]*>/g, ''))
    await expect(page.locator('h1')).toHaveText(game.name)
    const { ev } = (await loadSolver(game.id)).whole(game.variants[0].rules)
    expect(Number(await page.locator('header data').getAttribute('value'))).toBeCloseTo(-evValue(ev), 14)
    const text = await page.locator('main').textContent()
    for (const rule of game.strategy) expect(text).toContain(games[game.id]!.rules[rule.id])
    // In the row of links, and again where the guide begins.
    for (const [name, place] of [
      [guidePage.train, 'trainer'],
      [guidePage.calculator, 'calculator'],
    ] as const) {
      const links = page.getByRole('main').getByRole('link', { name, exact: true })
      expect(await links.count()).toBeGreaterThanOrEqual(2)
      for (const link of await links.all()) await expect(link).toHaveAttribute('href', `${start}/${game.id}/${place}`)
    }
  })
}

test('a figure tells itself exactly and a round steps on, without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) })
  const page = await context.newPage()
  await page.goto(`${SPANISH.start}/${GAMES[0].id}`)
  const figure = page.locator('header .exact').first()
  const note = page.locator('header .exact + span').first()
  await expect(note).toBeHidden()
  await figure.focus()
  await page.keyboard.press('Enter')
  await expect(note).toBeVisible()
  await expect(note).toContainText(' / ')
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()

  const steps = page.locator('#round li')
  await expect(steps.last()).not.toBeInViewport()
  await page.getByRole('navigation', { name: SPANISH.guidePage.steps }).getByRole('link').last().click()
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
