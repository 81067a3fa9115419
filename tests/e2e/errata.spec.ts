import { languageNow } from '@/app/_languages/messages'
import { glossaryIn } from '@/content/glossaries'
import { piecesOf } from '@/content/glossary'
import { PUBLISHED } from '@/lib/errata/published'
import { VERDICTS } from '@/lib/errata/verdict'
import { writtenIn } from '../tools/said'
import { at, expect, said, test } from './fixture'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the errata are filtered by verdict, and each difference has a section of its own', async ({ page }) => {
    await page.goto(at('/errata'))
    const lists = page.getByRole('navigation', { name: said().errata.byVerdict }).getByRole('link')
    const counts = (await lists.allTextContents()).map((text) => Number.parseInt(text, 10))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(PUBLISHED.length)
    expect(counts.length).toBeLessThanOrEqual(VERDICTS.length)
    await lists.first().click()
    await expect(page).toHaveURL(/#differs$/)
    const rows = page.locator('#differs').getByRole('table').first().getByRole('row')
    await expect(rows).toHaveCount(counts[0]! + 1)
    await rows.nth(1).getByRole('rowheader').getByRole('link').first().click()
    const anchor = new URL(page.url()).hash.slice(1)
    expect(PUBLISHED.map(({ id }) => id)).toContain(anchor)
    await expect(page.getByRole('article').filter({ has: page.locator(`#${anchor}-title`) })).toContainText(
      'npm run -s edge',
    )
  })

  test('an agreeing figure unfolds its proof', { tag: '@spanish' }, async ({ page }) => {
    await page.goto(at('/errata'))
    const row = page.locator('#ultimate-edge')
    await expect(row.getByText('npm run -s edge -- ultimate-texas-holdem')).toBeHidden()
    await row.getByText(said().errata.recompute).click()
    await expect(row.getByText('npm run -s edge -- ultimate-texas-holdem')).toBeVisible()
  })

  test('every term of the glossary has its anchor, and one leads to another', async ({ page }) => {
    const terms = writtenIn(said(), () => glossaryIn(languageNow()))
    const { text } = terms.find(({ id }) => id === 'house-edge')!
    const wager = piecesOf(text).find(({ href }) => href === '#base-wager')!
    await page.goto(at('/glossary'))
    for (const { id, name } of terms) await expect(page.locator(`#${id} dt`)).toContainText(name)
    await page.locator('#house-edge').getByRole('link', { name: wager.text }).click()
    await expect(page).toHaveURL(/#base-wager$/)
    await expect(page.locator('#base-wager')).toBeInViewport()
  })
})

test('the footer leads to both', { tag: '@spanish' }, async ({ page }) => {
  const { chrome, errata } = said()
  await page.goto(at('/about'))
  for (const [name, heading] of [
    [chrome.glossary, chrome.glossary],
    [chrome.errata, errata.title],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect(page.locator('h1')).toHaveText(heading)
  }
})
