import type { Page } from '@playwright/test'
import { inEnglish } from '@/app/_languages/places'
import { GAMES } from '@/lib/games/index'
import { bringAbout, inBatches, type PageKind, pageKinds } from '../tools/pages'
import { axeFindings } from './axe'
import { expect, test } from './fixture'

/** Sizes, what scrolls, and what is hidden or shown by width. */
const NARROW_RULES = [
  'target-size',
  'scrollable-region-focusable',
  'aria-hidden-focus',
  'button-name',
  'link-name',
  'landmark-unique',
  'heading-order',
  'color-contrast',
  'link-in-text-block',
]

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

// Pages in Spanish are looked at by `languages.spec.ts`.
const kinds = pageKinds().filter(({ path }) => inEnglish(path) === path)
/** Each guide is a text of its own. */
const guides: readonly PageKind[] = GAMES.filter(({ id }) => !kinds.some(({ path }) => path === `/${id}`)).map(
  ({ id }) => ({ name: `guide of ${id}`, path: `/${id}` }),
)

// Nor does what its links lead to make errors.
test.use({ linksAhead: true })

for (const batch of inBatches([...kinds, ...guides]))
  test(`with one heading, no errors, nothing wider than the screen and nothing for axe: ${batch.map(({ name }) => name).join(', ')}`, async ({
    page,
  }) => {
    for (const kind of batch)
      await test.step(kind.name, async () => {
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        const response = await page.goto(kind.path)
        expect(response?.status()).toBe(200)
        await bringAbout(page, kind)
        await expect.soft(page.locator('h1'), kind.name).toHaveCount(1)
        expect.soft(await overflow(page), kind.name).toBeLessThanOrEqual(0)
        expect.soft(await axeFindings(page), kind.name).toEqual([])
        // On a narrow screen by dark: what width and darkness can change.
        await page.setViewportSize({ width: 390, height: 844 })
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        // A chart is drawn anew a moment after the window is narrower.
        await expect.poll(() => overflow(page), `${kind.name} on a narrow screen`).toBeLessThanOrEqual(0)
        expect.soft(await axeFindings(page, NARROW_RULES), `${kind.name} on a narrow screen, by dark`).toEqual([])
      })
  })
