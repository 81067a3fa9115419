import type { Page } from '@playwright/test'
import { dayInWords } from '@/app/daily/dates'
import { GAME_NAMES } from '@/lib/games/names'
import { must } from '@/lib/result'
import { parseDay } from '@/lib/teaching/quiz/daily'
import { anyGrade, begins, writtenIn } from '../tools/said'
import { at, expect, said, test } from './fixture'

/* The calendar stands still at 21 November 2026; the day before is Three Card Poker's, the 16th is Pai Gow Poker's. */
const NOW = '2026-11-21T12:00:00Z'
const DAY = '/daily?date=2026-11-20'

const options = (page: Page) => page.getByRole('list', { name: begins(said().deciding.yourDecision('~')) })
const answer = (page: Page) => page.getByRole('region', { name: said().deciding.theAnswer })
const grade = (page: Page) => answer(page).getByRole('heading', { level: 2 })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const isGraded = (page: Page) => expect(grade(page)).toHaveText(new RegExp(`^${anyGrade(said())}$`))
const dayIn = (text: string): string => writtenIn(said(), () => dayInWords(must(parseDay(text))))

test.beforeEach(({ page }) => page.clock.setFixedTime(NOW))

test('by keyboard alone: asked, graded with its proof, and there again at the next visit', async ({ page }) => {
  const { daily, helps, proof } = said()
  await page.goto(at(DAY))
  await expect(options(page)).toBeVisible()
  await page.keyboard.press('1')
  await isGraded(page)
  await expect(answer(page)).toBeFocused()
  await expect(answer(page).getByRole('button', { name: proof.recompute })).toBeVisible()
  const given = await grade(page).textContent()
  await page.reload()
  await expect(grade(page)).toHaveText(given ?? '')
  await page.keyboard.press('2')
  await expect(grade(page)).toHaveText(given ?? '')
  await expect(page.getByText(daily.answeredLate)).toBeVisible()
  await expect(page.getByLabel(helps.whatIsShared)).toHaveText(
    new RegExp(
      `^${daily.shared(dayIn('2026-11-20'))}\\s*${GAME_NAMES['three-card-poker']}: \\S+ ${given}\\s*http://localhost:\\d+/daily\\?date=2026-11-20$`,
    ),
  )
  await expect(
    page
      .getByRole('navigation', { name: daily.otherDays })
      .getByRole('link', { name: new RegExp(`${given}.*20 November`) }),
  ).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: daily.trainLikeThis }).click()
  await expect(page).toHaveURL(/\/three-card-poker\/trainer\?.*choice=skill/)
})

test('it is the same for everybody, whatever rules one plays by', { tag: '@spanish' }, async ({ page, browser }) => {
  await page.goto(at(DAY))
  const spoken = page.getByRole('main').locator('p[role=status]')
  await expect(spoken).toContainText(`${said().places.hand()}:`)
  const other = await (await browser.newContext()).newPage()
  await other.clock.setFixedTime(NOW)
  await other.addInitScript(() =>
    window.localStorage.setItem('feltwise.preferences', JSON.stringify({ rules: { 'three-card-poker': '5-3-1' } })),
  )
  await other.goto(new URL(at(DAY), page.url()).href)
  await expect(other.getByRole('main').locator('p[role=status]')).toHaveText((await spoken.textContent()) ?? '')
  await other.close()
})

test('today’s counts for the days in a row, and leads to earlier days', { tag: '@spanish' }, async ({ page }) => {
  const { daily } = said()
  await page.goto(at('/daily'))
  await expect(options(page)).toBeVisible({ timeout: 60_000 })
  await expect(title(page)).toHaveText(daily.title)
  await page.keyboard.press('1')
  await isGraded(page)
  await expect(page.getByText(daily.inARow).locator('..')).toContainText('1')
  await page.getByRole('link', { name: daily.dayBefore }).click()
  await expect(title(page)).toHaveText(daily.titleOf(dayIn('2026-11-20')))
  await expect(options(page)).toBeVisible()
})

test('where cards are moved, they are moved here too', async ({ page }) => {
  await page.goto(at('/daily?date=2026-11-16'))
  await expect(page.getByRole('region', { name: begins(said().deciding.yourDecision('~')) })).toBeVisible({
    timeout: 60_000,
  })
  await page.keyboard.press('h')
  await page.keyboard.press('Space')
  await isGraded(page)
})

test(
  'a day that is not there yet, one before the first and one that is none are told',
  { tag: '@spanish' },
  async ({ page }) => {
    const { daily, problems } = said()
    await page.goto(at('/daily?date=2026-11-23'))
    await expect(title(page)).toHaveText(daily.noHandThatDay)
    await expect(page.getByText(daily.notDealtYet(dayIn('2026-11-23')))).toBeVisible()
    await page.goto(at('/daily?date=2025-12-31'))
    await expect(page.getByText(daily.beforeTheFirst(dayIn('2025-12-31'), dayIn('2026-01-01')))).toBeVisible()
    await page.goto(at('/daily?date=2026-02-30'))
    await expect(page.getByText(problems['not-a-date']({ text: '2026-02-30' }))).toBeVisible()
    await page.getByRole('link', { name: daily.todaysHand }).click()
    await expect(title(page)).toContainText(daily.title)
  },
)
