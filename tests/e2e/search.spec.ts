import { ENGLISH, SPANISH } from '../tools/said'
import { axeFindings } from './axe'
import { expect, test } from './fixture'

for (const { language, start, search: words, typed } of [
  { language: 'English', ...ENGLISH, typed: 'king five off' },
  { language: 'Spanish', ...SPANISH, typed: 'rey cinco de distinto palo' },
])
  test(`a hand is found as people type it, by keys alone, in ${language}`, async ({ page }) => {
    const found = words.examples[0]!
    await page.goto(`${start}/glossary`)
    const box = page.getByRole('combobox', { name: words.label })
    // A page hears no key before its script runs.
    await expect(async () => {
      await page.keyboard.press('/')
      await expect(box).toBeFocused({ timeout: 1500 })
    }).toPass()
    await box.clear()
    await page.keyboard.type(typed)
    await expect(page.getByRole('option').first()).toContainText(found)
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(
      words.found(2, '', found).trim().replace(/\.$/, ''),
    )
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

  for (const { language, start, chrome, search: words } of [
    { language: 'English', ...ENGLISH },
    { language: 'Spanish', ...SPANISH },
  ])
    test(`nothing found, and an index that does not come, are said; Escape closes, in ${language}`, async ({
      page,
    }) => {
      let fails = true
      await page.route(`**${start}/search-index.json`, (route) => (fails ? route.abort() : route.continue()))
      await page.goto(`${start}/glossary`)
      await page.getByRole('button', { name: chrome.search }).click()
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText(words.notLoaded)
      fails = false
      await page.getByRole('button', { name: words.tryAgain }).click()
      await page.getByRole('combobox').fill('zzzzzzzz')
      await expect(page.getByText(words.nothingTryThese('zzzzzzzz').split('.')[0]!)).toBeVisible()
      await page.getByRole('button', { name: words.examples[2]! }).click()
      await expect(page.getByRole('option').first()).toContainText(/16 (against a ten|duro contra un diez)/)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('button', { name: chrome.search })).toBeFocused()
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
