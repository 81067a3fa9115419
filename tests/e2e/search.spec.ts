import { axeFindings } from './axe'
import { expect, test } from './fixture'

test('a hand is found as people type it, by keys alone', async ({ page }) => {
  await page.goto('/glossary')
  const box = page.getByRole('combobox', { name: 'Search hands, rules and terms' })
  // A page hears no key before its script runs.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(box).toBeFocused({ timeout: 1500 })
  }).toPass()
  await box.clear()
  await page.keyboard.type('king five off')
  await expect(page.getByRole('option').first()).toContainText('K5 offsuit')
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(/results\. First: K5 offsuit/)
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/hands\/k5o/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('without the index', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ })

  test('nothing found, and an index that does not come, are said; Escape closes', async ({ page }) => {
    let fails = true
    await page.route('**/search-index.json', (route) => (fails ? route.abort() : route.continue()))
    await page.goto('/glossary')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('couldn’t be loaded')
    fails = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('combobox').fill('zzzzzzzz')
    await expect(page.getByText(/Nothing found for “zzzzzzzz”/)).toBeVisible()
    await page.getByRole('button', { name: '16 v 10' }).click()
    await expect(page.getByRole('option').first()).toContainText('16 against a ten')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Search' })).toBeFocused()
  })
})

test('an address searches, and the trainer keeps its own key', async ({ page }) => {
  await page.goto('/search?q=elemnt+of+risk')
  await expect(page.getByRole('option').first()).toContainText('Element of risk')
  await page.goto('/ultimate-texas-holdem/trainer?seed=search-1')
  await expect(page.getByRole('button', { name: /Raise|Check/ }).first()).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox')).toHaveCount(0)
})
