import type { Page } from '@playwright/test'
import spanish from '@/app/_languages/translations/es'
import { addressIn } from '@/app/_languages/places'
import { cutTexts, lengthen, overflow } from '../tools/longer-words'
import { expect, test } from './fixture'

const { areas: words } = spanish

/*
 * What opens over a page on a small phone, in a language whose words are longer by two fifths. Pages as they open, and what answers lead to,
 * are looked at by languages.spec.ts.
 */

interface Opener {
  readonly name: string
  /** The English address. */
  readonly path: string
  /** Keys to press first. */
  readonly keys?: readonly string[]
  /** The buttons that open something, the first few of each kind; none where it is open by itself. */
  readonly press: readonly (readonly [selector: string, most: number])[]
}

const byLabel = (label: string): string => `[aria-label="${label}"]`
const OPENERS = 'main [aria-haspopup=dialog]'
const TRAINER = '/ultimate-texas-holdem/trainer'

const PAGES: readonly Opener[] = [
  {
    name: 'the head of a page',
    path: '/games',
    press: [
      [byLabel(words.chrome.search), 1],
      ['header [popovertarget]', 2],
    ],
  },
  { name: 'the rules on a first visit', path: TRAINER, press: [] },
  {
    name: 'a trainer',
    path: '/pai-gow-poker/trainer?seed=picture-1',
    press: [
      [OPENERS, 4],
      [byLabel(words.trainer.helpButton), 1],
    ],
  },
  { name: 'an answer', path: `${TRAINER}?seed=picture-1&spot=hand-Ks5d`, keys: ['3'], press: [[OPENERS, 6]] },
  { name: 'a strategy', path: '/ultimate-texas-holdem/strategy', press: [[OPENERS, 1]] },
  { name: 'a guide', path: '/ultimate-texas-holdem', press: [['main [popovertarget]', 3]] },
]

const OPEN = 'dialog[open], [popover]:popover-open'

/** Whether what is open stands within the screen, from its left edge to its right one. */
const isWithin = (page: Page): Promise<boolean> =>
  page
    .locator(OPEN)
    .evaluateAll((open) =>
      open
        .map((one) => one.getBoundingClientRect())
        .every(({ left, right }) => left >= 0 && right <= document.documentElement.clientWidth),
    )

test.describe('on a small phone, in longer words', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  test('nothing that opens over a page is wider than the screen, or cut', async ({ page }) => {
    for (const { name, path, keys = [], press } of PAGES)
      await test.step(name, async () => {
        await page.goto(addressIn('es', path)!)
        await page.getByRole('main').locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
        for (const key of keys) await page.keyboard.press(key)
        await lengthen(page)
        const check = async (what: string): Promise<void> => {
          await expect(page.locator(OPEN).first(), what).toBeVisible()
          expect.soft(await overflow(page), what).toBeLessThanOrEqual(0)
          expect.soft(await isWithin(page), what).toBe(true)
          expect.soft(await cutTexts(page), what).toEqual([])
        }
        if (press.length === 0) await check(name)
        for (const [selector, most] of press) {
          const openers = page.locator(selector).filter({ visible: true })
          await openers.first().waitFor()
          const count = Math.min(most, await openers.count())
          for (let i = 0; i < count; i++) {
            await openers.nth(i).click()
            await check(
              `${name}: ${(await openers.nth(i).getAttribute('aria-label')) ?? (await openers.nth(i).textContent())}`,
            )
            await page.keyboard.press('Escape')
            await expect(page.locator(OPEN)).toHaveCount(0)
          }
        }
      })
  })
})
