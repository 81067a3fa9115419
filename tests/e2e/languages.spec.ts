import type { Page } from '@playwright/test'
import { addressIn } from '@/app/_languages/places'
import { englishOn, MOST_ENGLISH } from '../tools/english-words'
import { cutTexts, lengthen, overflow } from '../tools/longer-words'
import { bringAbout, inBatches, pageKinds, settled } from '../tools/pages'
import { SPANISH } from '../tools/said'
import { axeFindingsByLightAndDark } from './axe'
import { expect, test } from './fixture'

/** Fields with text under 16 px, to which phones zoom in. */
const smallFields = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'input:not([type=range], [type=checkbox], [type=radio], [type=file]), select, textarea',
      ),
    ]
      .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML),
  )

/* Spanish as a place: addresses of its own, whole, and within the page. */

test('a page is changed for the same in Spanish, with what its address says, and back; links stay in the language', async ({
  page,
}) => {
  await page.goto('/ultimate-texas-holdem/trainer?seed=picture-1&spot=hand-Ks5d')
  await expect(page.getByRole('button', { name: /^Check/ })).toBeVisible()
  await page.getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL(/\/es\/ultimate-texas-holdem\/trainer\?.*seed=picture-1/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.getByRole('button', { name: /^Pasar/ }).click()
  await expect(page.getByText(/te cuesta \d+,\d\d\s\$ de media/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Ajustes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible()
  await expect(page).toHaveURL(/\/es\/settings$/)
  await page.getByRole('main').getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test.describe('on a phone of 360 px in Spanish', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })
  const kinds = pageKinds().filter(({ path }) => addressIn('es', path) !== undefined)
  for (const batch of inBatches(kinds))
    test(`whole, in Spanish and in longer words, with nothing wider than the screen and nothing for axe: ${batch.map(({ name }) => name).join(', ')}`, async ({
      page,
    }) => {
      for (const kind of batch)
        await test.step(kind.name, async () => {
          const response = await page.goto(addressIn('es', kind.path)!)
          expect(response?.status()).toBe(200)
          await bringAbout(page, kind, SPANISH)
          await expect.soft(page.locator('html'), kind.name).toHaveAttribute('lang', 'es')
          await expect.soft(page.locator('h1'), kind.name).toHaveCount(1)
          expect.soft(await overflow(page), kind.name).toBeLessThanOrEqual(0)
          expect.soft(await smallFields(page), kind.name).toEqual([])
          const heard = await englishOn(page)
          const said = `${kind.name}: ${heard.texts.join(' | ')}`
          expect.soft(heard.english / heard.words, said).toBeLessThan(MOST_ENGLISH)
          // What answers lead to is asked in English by pages.spec.ts.
          if (kind.after === undefined) expect.soft(await axeFindingsByLightAndDark(page), kind.name).toEqual([])
          else await settled(page)
          await lengthen(page)
          expect.soft(await overflow(page), `${kind.name} in longer words`).toBeLessThanOrEqual(0)
          expect.soft(await cutTexts(page), `${kind.name} in longer words`).toEqual([])
        })
    })
})
