import type { Page } from '@playwright/test'
import { axeFindings } from './axe'
import { expect as plain, test } from './fixture'

/** A worker that starts cold beside other tests takes its time. */
const expect = plain.configure({ timeout: 30_000 })

test.slow()

const answer = (page: Page) => page.getByRole('region', { name: 'The answer' })
const region = (page: Page, name: string) => page.getByRole('region', { name })
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const ready = (page: Page) => expect(region(page, 'How such sessions end')).toBeVisible()

test('the answer first, then how sessions end, as time passes, and how long a bankroll lasts', async ({ page }) => {
  await page.goto('/three-card-poker/risk')
  await ready(page)
  await expect(answer(page)).toContainText(
    /After 4 hours at \$10 you’re ahead \d+(\.\d)?% of the time. Half of all sessions end between −\$\d+ and \+\$\d+\./,
  )
  await expect(
    region(page, 'How such sessions end').getByRole('table', { name: 'Of all sessions' }).getByRole('row'),
  ).toHaveCount(7)
  await expect(page.getByRole('img', { name: /^How sessions end, from/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^How sessions go over time/ })).toBeVisible()
  await expect(region(page, 'How long a bankroll lasts').getByRole('row', { name: /100 antes, yours/ })).toContainText(
    'certain',
  )
})

test('by keyboard: hours, rounds, a bankroll; all of it in the address', async ({ page }) => {
  await page.goto('/three-card-poker/risk')
  await ready(page)
  await field(page, 'Hours').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('10')
  await expect(answer(page)).toContainText('After 10 hours at $10')
  await expect(page).toHaveURL(/hours=10/)
  await page.getByRole('button', { name: 'By rounds' }).focus()
  await page.keyboard.press('Enter')
  await field(page, /^Rounds$/).fill('1')
  await expect(answer(page)).toContainText('After one round at $10')
  await field(page, /^Bankroll/).fill('250')
  await expect(region(page, 'How long a bankroll lasts').getByRole('row', { name: /25 antes, yours/ })).toBeVisible()
  await expect(page).toHaveURL(/bankroll=250/)
  await page.reload()
  await expect(answer(page)).toContainText('After one round at $10')
  await expect(field(page, /^Bankroll/)).toHaveValue('250')
})

test('what is wrong stands beside its field, and the last figures stay', async ({ page }) => {
  await page.goto('/three-card-poker/risk')
  await ready(page)
  await field(page, 'Hours').fill('many')
  await expect(page.getByText(/Enter hours above 0 and, at 35 rounds an hour, at most 285\./)).toBeVisible()
  await field(page, /^Stake/).fill('-1')
  await expect(page.getByText('Enter a stake above 0, at most 100,000.')).toBeVisible()
  await expect(answer(page)).toContainText('After 4 hours at $10')
  await expect(answer(page)).toContainText('We can’t read one of the numbers.')
  expect(await axeFindings(page), 'with bad numbers').toEqual([])
  await field(page, 'Hours').fill('2')
  await field(page, /^Stake/).fill('25')
  await expect(answer(page)).toContainText('After 2 hours at $25')
})

test('other rules are solved first: a pay table of the address', async ({ page }) => {
  await page.goto('/three-card-poker/risk?rules=anteBonus.straight_5&rounds=100')
  await ready(page)
  await expect(answer(page)).toContainText('After 100 rounds at $10')
  await page.goto('/three-card-poker/risk?rules=anteBonus.straight_x')
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText(/number/)
  await ready(page)
})
