import type { Page } from '@playwright/test'
import { readBuilt } from '../tools/built-site'
import { pageKinds } from '../tools/pages'
import { awake, expect, test } from './fixture'

/* Pages that are read sleep until somebody does something (app/_site/waking.ts). */

const GUIDE = '/ultimate-texas-holdem'
const HAND = `${GUIDE}/hands/k5o`

/** Opened, and nothing done. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'load' })
const codeOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('script[src]:not([nomodule])').length)
/** All of it, what is not drawn yet too. */
const textOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['header', 'main', 'footer'].map((part) => document.body.querySelector(`:scope ${part}`)?.textContent).join(' '),
  )

const { pages } = readBuilt()
const toRead = pageKinds().filter(({ path }) => pages.get(path)?.meta.has('use'))

test('guides, hands and all else that is read sleeps', () => {
  expect(toRead.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['home', 'game', 'game-hands', 'game-hands-hand', 'glossary', 'errata']),
  )
})

for (const { name, path } of toRead) {
  test(`${name} says asleep what it says awake`, async ({ page }) => {
    await open(page, path)
    const asleep = await textOf(page)
    expect(await codeOf(page)).toBe(0)
    await page.mouse.move(40, 300)
    await page.mouse.move(60, 320)
    await awake(page)
    expect(await codeOf(page)).toBeGreaterThan(0)
    expect(await textOf(page)).toBe(asleep)
  })
}

test('the first press of a button wakes the page and is not lost', async ({ page }) => {
  await open(page, HAND)
  const option = page
    .getByRole('group', { name: /^Your decision/ })
    .first()
    .getByRole('button')
    .first()
  await option.click()
  await expect(option).toHaveAttribute('aria-pressed', 'true')
})

test('a press without a pointer, as screen readers make it, wakes the page too', async ({ page }) => {
  await open(page, HAND)
  const option = page
    .getByRole('group', { name: /^Your decision/ })
    .first()
    .getByRole('button')
    .first()
  await option.evaluate((button: HTMLElement) => button.click())
  await expect(option).toHaveAttribute('aria-pressed', 'true')
})

test('of presses on a page that is still asleep the last counts', async ({ page }) => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released
    await route.continue()
  })
  await open(page, HAND)
  const [first, second] = await page
    .getByRole('group', { name: /^Your decision/ })
    .first()
    .getByRole('button')
    .all()
  await first!.click()
  await second!.click()
  await expect(second!).toHaveAttribute('aria-pressed', 'false')
  release()
  await expect(second!).toHaveAttribute('aria-pressed', 'true')
  await expect(first!).toHaveAttribute('aria-pressed', 'false')
})

test('the search opens by the first press and by the first key', async ({ page }) => {
  await open(page, GUIDE)
  const button = page.getByRole('button', { name: 'Search' })
  await button.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  for (const key of ['/', 'Control+k']) {
    await open(page, GUIDE)
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog')).toBeVisible()
  }
  await open(page, GUIDE)
  await button.press('Space')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test.describe('without its code', () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to fetch/ })
  test('the search leads to its page', async ({ page }) => {
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
    await open(page, GUIDE)
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search$/)
  })
})

test('the menu of a phone opens by the first touch', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    ...(baseURL === undefined ? {} : { baseURL }),
  })
  const page = await context.newPage()
  await open(page, GUIDE)
  await page.getByRole('button', { name: 'Menu' }).tap()
  await expect(page.getByRole('group', { name: 'Menu' })).toBeVisible()
  await context.close()
})

test('who was here before finds the page in the language that was chosen, without a touch', async ({ page }) => {
  await page.goto('/settings')
  await page.getByLabel('Español').check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await open(page, '/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('who only looks gets the code after a while', async ({ page }) => {
  await open(page, GUIDE)
  await expect.poll(() => codeOf(page), { timeout: 15_000 }).toBeGreaterThan(0)
})
