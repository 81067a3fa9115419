import type { Page } from '@playwright/test'
import { inEnglish } from '@/app/_languages/places'
import { bringAbout, pageKinds } from '../tools/pages'
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
for (const kind of pageKinds().filter(({ path }) => inEnglish(path) === path)) {
  test(`${kind.name} answers, with one heading, no errors, nothing wider than the screen and nothing for axe`, async ({
    page,
  }) => {
    const response = await page.goto(kind.path)
    expect(response?.status()).toBe(200)
    await bringAbout(page, kind)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(await axeFindings(page)).toEqual([])
    // On a narrow screen by dark: what width and darkness can change.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    // A chart is drawn anew a moment after the window is narrower.
    await expect.poll(() => overflow(page), 'on a narrow screen').toBeLessThanOrEqual(0)
    expect(await axeFindings(page, NARROW_RULES), 'on a narrow screen, by dark').toEqual([])
  })
}
