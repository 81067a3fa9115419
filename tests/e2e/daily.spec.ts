import type { Page } from '@playwright/test'
import { expect, test } from './fixture'

/* The calendar stands still at 21 November 2026; the day before is Three Card Poker's, the 16th is Pai Gow Poker's. */
const NOW = '2026-11-21T12:00:00Z'
const DAY = '/daily?date=2026-11-20'

const options = (page: Page) => page.getByRole('list', { name: /^Your decision/ })
const answer = (page: Page) => page.getByRole('region', { name: 'The answer' })
const grade = (page: Page) => answer(page).getByRole('heading', { level: 2 })
const GRADE = /^(Best|Fine|Inaccuracy|Mistake|Blunder)$/

test.beforeEach(({ page }) => page.clock.setFixedTime(NOW))

test('by keyboard alone: asked, graded with its proof, and there again at the next visit', async ({ page }) => {
  await page.goto(DAY)
  await expect(options(page)).toBeVisible()
  await page.keyboard.press('1')
  await expect(grade(page)).toHaveText(GRADE)
  await expect(answer(page)).toBeFocused()
  await expect(answer(page).getByRole('button', { name: 'Recompute it yourself' })).toBeVisible()
  const given = await grade(page).textContent()
  await page.reload()
  await expect(grade(page)).toHaveText(given ?? '')
  await page.keyboard.press('2')
  await expect(grade(page)).toHaveText(given ?? '')
  await expect(page.getByText(/doesn’t count toward your streak/)).toBeVisible()
  await expect(page.getByLabel('What is shared')).toHaveText(
    new RegExp(
      `^Feltwise daily hand, 20 November 2026\\s*Three Card Poker: \\S+ ${given}\\s*http://localhost:\\d+/daily\\?date=2026-11-20$`,
    ),
  )
  await expect(
    page
      .getByRole('navigation', { name: 'Other days' })
      .getByRole('link', { name: new RegExp(`${given}.*20 November`) }),
  ).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Train decisions like this' }).click()
  await expect(page).toHaveURL(/\/three-card-poker\/trainer\?.*choice=skill/)
})

test('it is the same for everybody, whatever rules one plays by', async ({ page, browser }) => {
  await page.goto(DAY)
  const spoken = page.getByRole('main').locator('p[role=status]')
  await expect(spoken).toContainText('Your hand:')
  const other = await (await browser.newContext()).newPage()
  await other.clock.setFixedTime(NOW)
  await other.addInitScript(() =>
    window.localStorage.setItem('feltwise.preferences', JSON.stringify({ rules: { 'three-card-poker': '5-3-1' } })),
  )
  await other.goto(new URL(DAY, page.url()).href)
  await expect(other.getByRole('main').locator('p[role=status]')).toHaveText((await spoken.textContent()) ?? '')
  await other.close()
})

test('today’s counts for the days in a row, and leads to earlier days', async ({ page }) => {
  await page.goto('/daily')
  await expect(options(page)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Daily hand')
  await page.keyboard.press('1')
  await expect(grade(page)).toHaveText(GRADE)
  await expect(page.getByText('In a row').locator('..')).toContainText('1')
  await page.getByRole('link', { name: 'The day before' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Daily hand, 20 November 2026')
  await expect(options(page)).toBeVisible()
})

test('where cards are moved, they are moved here too', async ({ page }) => {
  await page.goto('/daily?date=2026-11-16')
  await expect(page.getByRole('region', { name: /^Your decision/ })).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('h')
  await page.keyboard.press('Space')
  await expect(grade(page)).toHaveText(GRADE)
})

test('a day that is not there yet, one before the first and one that is none are told', async ({ page }) => {
  await page.goto('/daily?date=2026-11-22')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no hand on that day')
  await expect(page.getByText(/22 November 2026 isn’t dealt yet/)).toBeVisible()
  await page.goto('/daily?date=2025-12-31')
  await expect(page.getByText(/The first was dealt on 1 January 2026/)).toBeVisible()
  await page.goto('/daily?date=2026-02-30')
  await expect(page.getByText(/“2026-02-30” isn’t a date/)).toBeVisible()
  await page.getByRole('link', { name: 'Today’s hand' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Daily hand')
})
