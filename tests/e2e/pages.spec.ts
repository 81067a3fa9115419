import type { Page } from '@playwright/test'
import { addressIn, inEnglish } from '@/app/_languages/places'
import { GAMES } from '@/lib/games/index'
import { bringAbout, inBatches, type PageKind, pageKinds } from '../tools/pages'
import { ENGLISH } from '../tools/said'
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

/** Of these `languages.spec.ts` asks all rules in Spanish, on a narrower screen, by light and by dark. */
const askedInSpanish: readonly PageKind[] = kinds.filter(
  ({ path, after }) => after === undefined && addressIn('es', path) !== undefined,
)

/** The guide, the calculator or a desk of a game is marked in its row of links; the trainer keeps the room. */
async function isMarkedInRow(page: Page, path: string): Promise<void> {
  const row = page.getByRole('navigation', { name: ENGLISH.chrome.pagesOf('') })
  const [address] = path.split('?') as [string]
  const [, id, part = ''] = address.split('/')
  if (!GAMES.some((game) => game.id === id)) return
  if (part === 'trainer') await expect.soft(row, path).toHaveCount(0)
  if (!['', 'calculator', 'pay-tables', 'side-bets'].includes(part) || address.split('/').length > 3) return
  const marked = row.locator('[aria-current=page]')
  await expect.soft(marked, path).toHaveAttribute('href', address)
  await expect.soft(marked, path).toBeInViewport()
}

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
        await isMarkedInRow(page, kind.path)
        expect.soft(await axeFindings(page), kind.name).toEqual([])
        await page.setViewportSize({ width: 390, height: 844 })
        // A chart is drawn anew a moment after the window is narrower.
        await expect.poll(() => overflow(page), `${kind.name} on a narrow screen`).toBeLessThanOrEqual(0)
        if (askedInSpanish.includes(kind)) return
        // On a narrow screen by dark: what width and darkness can change.
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        expect.soft(await axeFindings(page, NARROW_RULES), `${kind.name} on a narrow screen, by dark`).toEqual([])
      })
  })
