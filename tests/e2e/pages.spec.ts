import { bringAbout, pageKinds } from '../tools/pages'
import { expect, seriousFindings, test } from './fixture'

for (const kind of pageKinds()) {
  test(`${kind.name} answers, with one heading, no errors and nothing serious for axe`, async ({ page }) => {
    const response = await page.goto(kind.path)
    expect(response?.status()).toBe(200)
    await bringAbout(page, kind)
    await expect(page.locator('h1')).toHaveCount(1)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await seriousFindings(page), colorScheme).toEqual([])
    }
  })
}
