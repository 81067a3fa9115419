import { pageKinds } from '../tools/pages'
import { expect, seriousFindings, test } from './fixture'

for (const { name, path } of pageKinds()) {
  test(`${name} answers, with one heading, no errors and nothing serious for axe`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.locator('h1')).toHaveCount(1)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await seriousFindings(page), colorScheme).toEqual([])
    }
  })
}
