import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { PREFERENCES_KEY } from '@/app/_settings/preferences'
import type { AnyGame } from '@/lib/game/game'
import { below, type Random } from '@/lib/math/random'
import { findBrowser, launchOptions } from '../tools/browser'
import { recordWorkers } from './recorder'

/* Drives the trainer's page as a user with a keyboard would. */

/** Long, because the first solve of a game may build tables, and a shared machine is slow. */
const PATIENT = { timeout: 60_000 }

/** These are found by label and role, as a screen reader would. */
const decision = (page: Page) => page.getByLabel(/^Your decision/)
const answer = (page: Page) => page.getByRole('region', { name: 'The answer' })
const settlement = (page: Page) => page.getByRole('region', { name: 'The settlement' })
const grade = (page: Page) => answer(page).getByRole('heading', { level: 2 })

/** A browser with one tab and animations off. Errors that the page throws or logs are added to `wrong`. */
export async function openTab(
  wrong: string[],
): Promise<{ readonly page: Page; readonly context: BrowserContext; close(): Promise<void> }> {
  const browser = await chromium.launch(launchOptions(await findBrowser()))
  const context = await browser.newContext({ viewport: { width: 1000, height: 900 }, reducedMotion: 'reduce' })
  await context.addInitScript(([key, text]) => window.localStorage.setItem(key, text), [
    PREFERENCES_KEY,
    JSON.stringify({ dealing: 0 }),
  ] as const)
  // The compiler of these scripts wraps functions in this helper, which a page lacks.
  await context.addInitScript({ content: 'globalThis.__name ??= (named) => named' })
  const page = await context.newPage()
  await recordWorkers(page)
  page.on('pageerror', (error) => void wrong.push(`the page threw: ${error.message}`))
  page.on('console', (message) => void (message.type() === 'error' && wrong.push(`the page wrote: ${message.text()}`)))
  page.on('crash', () => void wrong.push('the tab crashed'))
  return { page, context, close: () => browser.close() }
}

interface Router {
  push(path: string): void
}

/** Navigates to another address without a page load, like a link within the site. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (to) => (window as unknown as { readonly next: { readonly router: Router } }).next.router.push(to),
    path,
  )
  await page.waitForURL((url) => url.pathname === path.split('?')[0])
  await decision(page).waitFor(PATIENT)
}

/** A key without effect for this long is pressed again, as a user would; the repeats are counted. */
const UNHEARD = { timeout: 10_000 }
const TRIES = 6

/** The page's text and focus, to find out why it doesn't continue. */
async function shownBy(page: Page): Promise<string> {
  const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? 'nothing')
  const main = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ').slice(0, 500)
  return `${page.url()}, with the focus on ${focus}, shows: ${main}`
}

/** Presses a key until a condition holds. Throws with the page's text if it never does. */
async function pressUntil(page: Page, press: () => Promise<void>, comes: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries++) {
    await press()
    if (
      await comes().then(
        () => true,
        () => false,
      )
    )
      return
    console.log(`  not heard (${tries}): ${await shownBy(page)}`)
  }
  throw new Error(`no key is heard at ${await shownBy(page)}`)
}

/** Presses the keys of a decision: a random option, or the cards as the house would set them. */
export async function decide(page: Page, game: AnyGame, random: Random): Promise<void> {
  await decision(page).waitFor(PATIENT)
  const key = game.arrange ? 'Space' : String(1 + below(random, await decision(page).getByRole('button').count()))
  await pressUntil(
    page,
    async () => {
      if (game.arrange) await page.keyboard.press('h')
      await page.keyboard.press(key)
      // The answer replaces the question. A second number changes nothing, but a second space would skip the answer.
    },
    () => decision(page).waitFor({ state: 'hidden', ...(game.arrange ? PATIENT : UNHEARD) }),
  )
}

/** The page's whole text about the answer. Throws with what it shows instead if no answer appears. */
export async function readAnswer(page: Page): Promise<string> {
  await grade(page)
    .waitFor(PATIENT)
    .catch(async () => {
      throw new Error(`no answer at ${await shownBy(page)}`)
    })
  return (await answer(page).textContent()) ?? ''
}

/** Continues to the next decision, of this round or another. */
export async function goOn(page: Page): Promise<void> {
  for (const shown of [answer(page), settlement(page)]) {
    if (!(await shown.isVisible())) continue
    await pressUntil(
      page,
      () => page.keyboard.press('Space'),
      () => shown.waitFor({ state: 'hidden', ...UNHEARD }),
    )
    await settlement(page).or(decision(page)).first().waitFor(PATIENT)
  }
}
