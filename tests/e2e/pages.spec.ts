import type { Page } from '@playwright/test'
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

for (const kind of pageKinds()) {
  test(`${kind.name} answers, with one heading, no errors, nothing wider than the screen and nothing for axe`, async ({
    page,
  }, { project }) => {
    const response = await page.goto(kind.path)
    expect(response?.status()).toBe(200)
    await bringAbout(page, kind)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    // All of it by light on the wide screen; by dark on the narrow one, what a narrow screen and darkness can change.
    const isNarrow = project.name === 'phone'
    await page.emulateMedia({ colorScheme: isNarrow ? 'dark' : 'light', reducedMotion: 'reduce' })
    expect(await axeFindings(page, isNarrow ? NARROW_RULES : undefined)).toEqual([])
  })
}
