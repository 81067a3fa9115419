import type { Page } from '@playwright/test'
import { expect, test } from './fixture'

/* The other language has the same page in the same state: what a reader has sorted, typed, written or played is there, too. */

const toSpanish = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
const toEnglish = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()

/** Where the rows of a list lead, without the language. */
const rows = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .getByRole('main')
    .locator('tbody th a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.replace(/^\/es/, '')))

test('a list that is sorted or searched stays so', async ({ page }) => {
  await page.goto('/best-odds')
  const usual = await rows(page)
  await page.getByRole('button', { name: 'Cost an hour' }).click()
  await page.getByRole('button', { name: 'Cost an hour' }).click()
  await expect(page).toHaveURL(/\?sort=hour-falls$/)
  const sorted = await rows(page)
  expect(sorted).not.toEqual(usual)
  await toSpanish(page)
  await expect(page).toHaveURL(/\/es\/best-odds\?sort=hour-falls$/)
  await expect(page.getByRole('columnheader', { name: 'Coste por hora' })).toHaveAttribute('aria-sort', 'descending')
  expect(await rows(page)).toEqual(sorted)

  await page.goto('/my-table')
  await page.getByRole('radio', { name: 'Blackjack', exact: true }).check()
  await toSpanish(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Mi mesa' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Blackjack', exact: true })).toBeChecked()

  await page.goto('/search?q=k5o')
  await expect(page.getByRole('option').first()).toBeVisible()
  await toSpanish(page)
  await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('k5o')
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('a house way that is being written is there in the other language, unsaved, and goes on', async ({ page }) => {
  await page.goto('/house-ways/editor?from=playnow')
  await page.getByRole('textbox', { name: /^Name/ }).fill('The school')
  await page.getByRole('button', { name: 'Move P1 up' }).click()
  await page.getByRole('list').getByRole('button', { name: /^F4 ·/ }).click()
  await page.getByRole('button', { name: 'Remove it' }).click()
  const clauses = page
    .getByRole('main')
    .getByRole('list')
    .getByRole('button', { name: /^[A-Z]\d\S* ·/ })
  const written = async (): Promise<readonly string[]> =>
    (await clauses.allTextContents()).map((text) => /^[A-Z]\d[a-z-]*/.exec(text.trim())?.[0] ?? text)
  const before = await written()
  expect(before.length).toBeGreaterThan(20)
  await toSpanish(page)
  await expect(page.getByRole('textbox', { name: /^Nombre/ }).first()).toHaveValue('The school')
  expect(await written()).toEqual(before)
  await page
    .getByRole('textbox', { name: /^Nombre/ })
    .first()
    .fill('La escuela')
  await toEnglish(page)
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('La escuela')
})

test('a round goes on where it was, with its session', async ({ page }) => {
  const cards = (): Promise<readonly string[]> =>
    page.locator('main .playing-card-face').evaluateAll((faces) => faces.map((face) => face.innerHTML))
  await page.goto('/ultimate-texas-holdem/trainer?seed=keys-1')
  await expect(page.getByRole('list', { name: /^Your decision/ })).toBeVisible()
  // As a browser that translates the page does; the site has no words in this language.
  await page.evaluate(() => void (document.documentElement.lang = 'fr'))
  await page.keyboard.press('3')
  await expect(page.getByRole('region', { name: 'The answer' })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByRole('list', { name: /^Your decision: On the flop/ })).toBeVisible()
  const before = await cards()
  await toSpanish(page)
  await expect(page.getByRole('list', { name: /^Tu decisión: En el flop/ })).toBeVisible()
  expect(await cards()).toEqual(before)
  await expect(page.getByRole('region', { name: 'Esta sesión' })).toContainText('de 1')
  // An answer, too, is still there.
  await page.keyboard.press('c')
  const verdict = page.getByRole('region', { name: 'La respuesta' }).getByRole('heading', { level: 2 })
  await expect(verdict).toBeVisible()
  await toEnglish(page)
  await expect(page.getByRole('region', { name: 'The answer' }).getByRole('heading', { level: 2 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'This session' })).toContainText('of 2')
})

test('a hand that is typed is answered in the other language, under the same rules', async ({ page }) => {
  await page.goto('/ultimate-texas-holdem/calculator')
  await page.getByRole('textbox', { name: 'Your hand' }).fill('k♠ 10d')
  await page.getByRole('textbox', { name: 'Board' }).fill('Qh, 7c, 2d')
  await page.getByRole('textbox', { name: 'Dead cards' }).fill('As')
  await page.getByRole('button', { name: 'Rules and pay tables' }).click()
  await page.getByRole('textbox', { name: 'Blind: Flush, to one' }).fill('2')
  await expect(page).toHaveURL(/rules=/)
  await toSpanish(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('textbox', { name: 'Tu mano' })).toHaveValue('KsTd')
  await expect(main.getByRole('textbox', { name: 'Mesa' })).toHaveValue('Qh7c2d')
  await expect(main.getByRole('textbox', { name: 'Cartas muertas' })).toHaveValue('As')
  await expect(main.getByRole('textbox', { name: 'Ciega: Color, a uno' })).toHaveValue('2')
  await expect(main.getByRole('list', { name: 'Lo que vale cada opción' })).toBeVisible()
})
