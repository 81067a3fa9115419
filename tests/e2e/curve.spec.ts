import type { Page } from '@playwright/test'
import { axeFindingsByLightAndDark } from './axe'
import { expect as plain, test } from './fixture'

/** A dozen whole games, solved beside other tests, take their time. */
const expect = plain.configure({ timeout: 90_000 })

test.slow()

const THREE_CARD = '/three-card-poker/pay-tables'
const region = (page: Page, name: RegExp) => page.getByRole('region', { name })
const curve = (page: Page) => region(page, /^House edge by/)
const compare = (page: Page) => region(page, /^Compare tables/)
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
const row = (page: Page, within: 'curve' | 'compare', name: RegExp) =>
  (within === 'curve' ? curve(page) : compare(page)).getByRole('row', { name })

/** Asks for the rest where this machine took longer than a second for one point. */
async function workOut(page: Page, what: string) {
  const button = page.getByRole('button', { name: `Work out ${what}` })
  const line = page.getByRole('progressbar', { name: `Working out ${what}` })
  await expect(async () => {
    if (await button.isVisible()) await button.click()
    expect((await button.count()) + (await line.count())).toBe(0)
  }).toPass({ timeout: 100_000 })
}

test('the edge over a pay is a chart with every point in a table; tables are set aside, compared, taken out, and stay while the tab is open', async ({
  page,
}) => {
  await page.goto(`${THREE_CARD}?rules=anteBonus.straight_2`)
  await expect(curve(page).getByRole('heading')).toHaveText('House edge by “Straight”')
  await expect(row(page, 'curve', /^2 this one/)).toBeVisible()
  await workOut(page, 'the curve')
  // Wizard of Odds, Three Card Poker: 3.37% with 5-4-1.
  await expect(row(page, 'curve', /^1 the usual/)).toContainText('3.373%')
  await expect(curve(page).getByText('…')).toHaveCount(0)
  await expect(curve(page).getByRole('img', { name: /^House edge over “Straight pays, to one”: \d/ })).toBeVisible()
  await expect(curve(page).getByText(/bends only where best play changes/)).toBeVisible()

  await compare(page).getByLabel('Keep this table, as').fill('Generous')
  await compare(page).getByRole('button', { name: 'Add', exact: true }).click()
  await compare(page).getByLabel('Add a known table').selectOption({ label: 'Ante bonus 5-3-1' })
  await expect(row(page, 'compare', /^Ante bonus 5-3-1/)).toContainText('3.608%')
  await expect(row(page, 'compare', /^Generous \(this table\)/)).toContainText('%')
  await compare(page).getByRole('button', { name: 'Cost an hour' }).click()
  await expect(compare(page).getByRole('img', { name: /^Cost an hour: .*Ante bonus 5-3-1 \$12\.63/ })).toBeVisible()
  expect(await axeFindingsByLightAndDark(page)).toEqual([])
  expect(await overflow(page)).toBe(0)

  await page.reload()
  await expect(row(page, 'compare', /^Ante bonus 5-3-1/)).toContainText('2.155%')
  await compare(page).getByRole('button', { name: 'Take out Generous' }).click()
  await expect(row(page, 'compare', /^This table/)).toBeVisible()
  await expect(row(page, 'compare', /^Generous/)).toHaveCount(0)
})

test('several tables over one pay, in one chart with a table', async ({ page }) => {
  await page.goto(THREE_CARD)
  await compare(page).getByLabel('Add a known table').selectOption({ label: 'Ante bonus 3-1-1' })
  await compare(page).getByLabel('Their edges over one value').selectOption({ label: 'Three of a kind' })
  await workOut(page, 'the lines')
  const lines = region(page, /^Edges over Three of a kind/)
  // With trips at 1 the second table is itself: 4.51%, as Wizard of Odds has it.
  await expect(lines.getByRole('row', { name: /^1 / })).toContainText('4.513%')
  await expect(compare(page).getByRole('img', { name: /for two tables/ })).toBeVisible()
})
