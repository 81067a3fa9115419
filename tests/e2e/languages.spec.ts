import type { Page } from '@playwright/test'
import { PREFERENCES_KEY } from '@/app/_components/preferences'
import { bringAbout, pageKinds } from '../tools/pages'
import { expect, test } from './fixture'

/* The interface in another language: chosen, kept, whole, and within the page. */

const inSpanish = (page: Page): Promise<unknown> =>
  page.addInitScript(([key, text]) => window.localStorage.setItem(key, text), [
    PREFERENCES_KEY,
    JSON.stringify({ language: 'es' }),
  ] as const)

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

test('a language is chosen in the settings, holds at once and after a visit, and goes back', async ({ page }) => {
  await page.goto('/settings')
  await page.getByLabel('Español').check({ force: true })
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.goto('/ultimate-texas-holdem/trainer?seed=picture-1&spot=hand-Ks5d')
  await expect(page.getByRole('button', { name: /^Pasar/ })).toBeVisible()
  await page.keyboard.press('3')
  await expect(page.getByText('−0,118').or(page.getByText('-0,118')).first()).toBeVisible()
  await page.goto('/settings')
  await page.getByLabel('English').check({ force: true })
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test.describe('on a phone of 360 px in Spanish', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })
  // What is read stays English but for what stands around it: one such page is enough.
  const plain = pageKinds().filter(
    ({ name, after }) =>
      after === undefined &&
      !/^(game-|house-ways-(way|compare)|dealer-school-game|neighbors-|counting-|data|es-|errata|glossary|about)/.test(
        name.replace(/^game-(trainer|calculator|pay-tables|side-bets|risk|strategy)$/, '$1'),
      ),
  )
  for (const kind of plain) {
    test(`${kind.name} is whole, with nothing wider than the screen`, async ({ page }) => {
      await inSpanish(page)
      await page.goto(kind.path)
      await bringAbout(page, kind)
      await expect(page.locator('html')).toHaveAttribute('lang', /^(es|en)$/)
      await expect(page.locator('h1')).toHaveCount(1)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    })
  }
})
