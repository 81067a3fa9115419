import type { Page } from '@playwright/test'
import { percent } from '@/app/_languages/format'
import { begins, like, writtenIn } from '../tools/said'
import { axeFindingsByLightAndDark } from './axe'
import { at, expect as plain, said, test } from './fixture'

/** A dozen whole games, solved beside other tests, take their time. */
const expect = plain.configure({ timeout: 90_000 })

test.slow()

const THREE_CARD = '/three-card-poker/pay-tables'
const region = (page: Page, name: RegExp) => page.getByRole('region', { name })
const curve = (page: Page) => region(page, begins(said().tableCurves.edgeOver('~')))
const compare = (page: Page) => region(page, begins(said().tableCurves.compare))
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
const row = (page: Page, within: 'curve' | 'compare', name: RegExp) =>
  (within === 'curve' ? curve(page) : compare(page)).getByRole('row', { name })

/** Asks for the rest where this machine took longer than a second for one point. */
async function workOut(page: Page, what: 'Curve' | 'Lines') {
  const button = page.getByRole('button', { name: said().tableCurves[`workOut${what}`] })
  const line = page.getByRole('progressbar', { name: said().tableCurves[`workingOut${what}`] })
  await expect(async () => {
    if (await button.isVisible()) await button.click()
    expect((await button.count()) + (await line.count())).toBe(0)
  }).toPass({ timeout: 100_000 })
}

test('the edge over a pay is a chart with every point in a table; tables are set aside, compared, taken out, and stay while the tab is open', async ({
  page,
}) => {
  const { games, tableCurves } = said()
  const { fields, tables } = games['three-card-poker']
  const straight = fields.anteBonus!.values!.straight!
  const known = tables['5-3-1']!
  await page.goto(at(`${THREE_CARD}?rules=anteBonus.straight_2`))
  await expect(curve(page).getByRole('heading')).toHaveText(tableCurves.edgeOver(straight))
  await expect(row(page, 'curve', begins(`2 ${tableCurves.thisOne}`))).toBeVisible()
  await workOut(page, 'Curve')
  // Wizard of Odds, Three Card Poker: 3.37% with 5-4-1.
  await expect(row(page, 'curve', begins(`1 ${tableCurves.usual}`))).toContainText('3.373%')
  await expect(curve(page).getByText('…')).toHaveCount(0)
  const spoken = tableCurves.spoken(tableCurves.pays(straight), ['~', '~'], ['~', '~'])
  await expect(curve(page).getByRole('img', { name: begins(spoken, String.raw`\d.*`) })).toBeVisible()
  await expect(curve(page).getByText(tableCurves.between)).toBeVisible()

  await compare(page).getByLabel(tableCurves.keepAs).fill('Generous')
  await compare(page).getByRole('button', { name: tableCurves.add, exact: true }).click()
  await compare(page).getByLabel(tableCurves.addKnown).selectOption({ label: known })
  await expect(row(page, 'compare', begins(known))).toContainText('3.608%')
  await expect(row(page, 'compare', begins(tableCurves.isThisTable('Generous')))).toContainText('%')
  await compare(page).getByRole('button', { name: tableCurves.costAnHour }).click()
  const costs = tableCurves.comparedSpoken(tableCurves.costAnHour, `~${known} $12.63~`)
  await expect(compare(page).getByRole('img', { name: begins(costs) })).toBeVisible()
  expect(await axeFindingsByLightAndDark(page)).toEqual([])
  expect(await overflow(page)).toBe(0)

  await page.reload()
  await expect(row(page, 'compare', begins(known))).toContainText('2.155%')
  await compare(page)
    .getByRole('button', { name: tableCurves.takeOut('Generous') })
    .click()
  await expect(row(page, 'compare', begins(tableCurves.thisTable))).toBeVisible()
  await expect(row(page, 'compare', begins('Generous'))).toHaveCount(0)
})

test('several tables over one pay, in one chart with a table', { tag: '@spanish' }, async ({ page }) => {
  const { games, numbers, tableCurves } = said()
  const { fields, tables } = games['three-card-poker']
  const trips = fields.anteBonus!.values!['three-of-a-kind']!
  await page.goto(at(THREE_CARD))
  await compare(page).getByLabel(tableCurves.addKnown).selectOption({ label: tables['3-1-1']! })
  await compare(page).getByLabel(tableCurves.overOne).selectOption({ label: trips })
  await workOut(page, 'Lines')
  const lines = region(page, begins(tableCurves.edgesOver(tableCurves.pays(trips))))
  // With trips at 1 the second table is itself: 4.51%, as Wizard of Odds has it.
  await expect(lines.getByRole('row', { name: /^1 / })).toContainText(writtenIn(said(), () => percent(0.04513, 3)))
  await expect(
    compare(page).getByRole('img', { name: like(tableCurves.overSpoken('~', numbers.word(2)!)) }),
  ).toBeVisible()
})
