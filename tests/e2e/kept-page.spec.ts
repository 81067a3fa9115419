import type { Page } from '@playwright/test'
import { expect, test } from './fixture'

/* One page for the tests of a process: each finds it as if it were new, or another one. */

test.describe.configure({ mode: 'serial' })

let before: Page

/** What the browser keeps for the site, and how the page is shown. */
const found = (page: Page) =>
  page.evaluate(async () => ({
    stored: localStorage.length + sessionStorage.length,
    cookie: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    width: innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    moves: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    isPrinted: matchMedia('print').matches,
    isPointedAt: document.querySelector('main')!.matches(':hover'),
  }))

const NEW = {
  stored: 0,
  cookie: '',
  databases: 0,
  caches: 0,
  width: 1440,
  isDark: false,
  moves: false,
  isPrinted: false,
  isPointedAt: false,
}

test('a test leaves in it what it likes', async ({ page, context }) => {
  before = page
  await page.goto('/privacy')
  await page.evaluate(async () => {
    localStorage.setItem('left', 'here')
    sessionStorage.setItem('left', 'here')
    document.cookie = 'left=here'
    await caches.open('left')
    await new Promise((resolve) => indexedDB.open('left').addEventListener('success', resolve))
  })
  await page.setViewportSize({ width: 700, height: 500 })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'no-preference' })
  await page.mouse.move(300, 300)
  page.on('request', () => expect(false, 'what a test listens to ends with it').toBe(true))
  await context.newPage()
  expect(await found(page)).toEqual({
    stored: 2,
    cookie: 'left=here',
    databases: 1,
    caches: 1,
    width: 700,
    isDark: true,
    moves: true,
    isPrinted: true,
    isPointedAt: true,
  })
})

test('the next one has the same page, and finds nothing of it', async ({ page, context }) => {
  expect(page).toBe(before)
  expect(context.pages()).toEqual([page])
  await page.goto('/privacy')
  expect(await found(page)).toMatchObject(NEW)
  await page.route('**/nowhere', (route) => route.fulfill({ body: 'answered by a test' }))
})

test('a page whose requests a test answered itself is nobody else’s', async ({ page }) => {
  expect(page).not.toBe(before)
  await page.goto('/privacy')
  expect(await found(page)).toMatchObject(NEW)
})
