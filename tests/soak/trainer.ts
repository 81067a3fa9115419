import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { PREFERENCES_KEY } from '@/app/_settings/preferences'
import type { AnyGame } from '@/lib/games/game'
import { below, type Random } from '@/lib/math/random'
import { findBrowser, launchOptions } from '../tools/browser'
import { recordWorkers } from './recorder'

/* The trainer's page, driven as a person with a keyboard drives it. */

/** The first solve of a game may build tables, and a shared machine is slow. */
const PATIENT = { timeout: 60_000 }

/** What must be there within that time is looked for by its role, as a screen reader finds it. */
const decision = (page: Page) => page.getByLabel(/^Your decision/)
const answer = (page: Page) => page.getByRole('region', { name: 'The answer' })
const settlement = (page: Page) => page.getByRole('region', { name: 'The settlement' })
const grade = (page: Page) => answer(page).getByRole('heading', { level: 2 })

/** A browser with one tab; cards are dealt at once. What the page throws or writes as an error goes into `wrong`. */
export async function openTab(
  wrong: string[],
): Promise<{ readonly page: Page; readonly context: BrowserContext; close(): Promise<void> }> {
  const browser = await chromium.launch(launchOptions(await findBrowser()))
  const context = await browser.newContext({ viewport: { width: 1000, height: 900 }, reducedMotion: 'reduce' })
  await context.addInitScript(([key, text]) => window.localStorage.setItem(key, text), [
    PREFERENCES_KEY,
    JSON.stringify({ dealing: 0 }),
  ] as const)
  // The compiler of these scripts wraps functions in this, and a page does not know it.
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

/** Another address without a new page, as a link within the site opens it. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (to) => (window as unknown as { readonly next: { readonly router: Router } }).next.router.push(to),
    path,
  )
  await page.waitForURL((url) => url.pathname === path.split('?')[0])
  await decision(page).waitFor(PATIENT)
}

/** A key that does nothing for so long is pressed again, as a person would; how often that was is told. */
const UNHEARD = { timeout: 10_000 }
const TRIES = 6

/** What the page shows, and what has the focus: for whoever must find out why it does not go on. */
async function shownBy(page: Page): Promise<string> {
  const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? 'nothing')
  const main = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ').slice(0, 500)
  return `${page.url()}, with the focus on ${focus}, shows: ${main}`
}

/** Presses a key till something is as it should be then. Throws with what the page shows where it never is. */
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

/** Presses what decides: one of the options by chance, or the cards as the house would set them. */
export async function decide(page: Page, game: AnyGame, random: Random): Promise<void> {
  await decision(page).waitFor(PATIENT)
  const key = game.arrange ? 'Space' : String(1 + below(random, await decision(page).getByRole('button').count()))
  await pressUntil(
    page,
    async () => {
      if (game.arrange) await page.keyboard.press('h')
      await page.keyboard.press(key)
      // The answer takes the question's place. A second number changes nothing; a second space would do without the answer.
    },
    () => decision(page).waitFor({ state: 'hidden', ...(game.arrange ? PATIENT : UNHEARD) }),
  )
}

/** Everything that the page says of the answer. Throws with what it shows instead where none comes. */
export async function readAnswer(page: Page): Promise<string> {
  await grade(page)
    .waitFor(PATIENT)
    .catch(async () => {
      throw new Error(`no answer at ${await shownBy(page)}`)
    })
  return (await answer(page).textContent()) ?? ''
}

/** On to the next decision, of this round or of another. */
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
