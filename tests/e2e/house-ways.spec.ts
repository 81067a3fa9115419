import { KNOWN_WAYS } from '@/lib/engines/pai-gow/house-ways/hands'
import { begins } from '../tools/said'
import { at, expect, said, test } from './fixture'

/** What a house way of the site is called. */
const wayOf = (id: string): string => said().wayClauses.way(id, KNOWN_WAYS.find((way) => way.id === id)!.name)

test('the reference of a way leads to its drill, its clauses and the other ways', async ({ page }) => {
  const { wayPages } = said()
  const sheet = wayOf('playnow')
  await page.goto(at('/house-ways'))
  await page.getByRole('region', { name: wayPages.theWays, exact: true }).getByRole('link', { name: sheet }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wayPages.heading(sheet))
  await expect(page.getByRole('heading', { name: wayPages.everyClause })).toBeVisible()
  await page.getByRole('link', { name: wayPages.drillClauseId('T2-keep') }).click()
  await expect(page).toHaveURL(/clauses=T2-keep&seed=/)
})

test('two ways are compared where they part', { tag: '@spanish' }, async ({ page }) => {
  const { numbers, wayPages } = said()
  const [sheet, mgm] = [wayOf('playnow'), wayOf('mgm')]
  await page.goto(at('/house-ways'))
  await page
    .getByRole('region', { name: wayPages.apartTable })
    .getByRole('row', { name: begins(mgm) })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wayPages.both(mgm, sheet))
  await expect(
    page.getByText(begins(wayPages.partIn(numbers.percent('~'), '~', '~', 2, '~'), String.raw`[\d.,]+`)),
  ).toBeVisible()
  await page.getByRole('link', { name: wayPages.otherWayRound }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wayPages.both(sheet, mgm))
})
