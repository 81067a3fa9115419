import { expect, test } from './fixture'

test('the reference of a way leads to its drill, its clauses and the other ways', async ({ page }) => {
  await page.goto('/house-ways')
  await page.getByRole('region', { name: 'The house ways' }).getByRole('link', { name: 'Rule sheet' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('House way: Rule sheet')
  await expect(page.getByRole('heading', { name: 'Every clause' })).toBeVisible()
  await page.getByRole('link', { name: 'Drill this clause: T2-keep' }).click()
  await expect(page).toHaveURL(/clauses=T2-keep&seed=/)
})

test('two ways are compared where they part', async ({ page }) => {
  await page.goto('/house-ways')
  await page
    .getByRole('region', { name: 'Shares of hands set differently' })
    .getByRole('row', { name: /^MGM/ })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MGM and Rule sheet')
  await expect(page.getByText(/^They set [\d.]+% of all hands differently/)).toBeVisible()
  await page.getByRole('link', { name: 'The other way round' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rule sheet and MGM')
})
