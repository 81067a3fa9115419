import type { Page } from '@playwright/test'
import { money } from '@/app/_languages/format'
import { begins, like, notAPay, writtenIn } from '../tools/said'
import { axeFindings } from './axe'
import { at, expect as plain, said, test } from './fixture'

/** A worker that starts cold beside other tests takes its time. */
const expect = plain.configure({ timeout: 30_000 })

test.slow()

const PAGE = '/three-card-poker/risk'

const answer = (page: Page) => page.getByRole('region', { name: said().risk.theAnswer })
const ends = (page: Page) => page.getByRole('region', { name: said().risk.ends })
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const stake = (page: Page) => field(page, begins(said().risk.stake(said().numbers.unit('ante'))))
const bankroll = (page: Page) => field(page, begins(said().risk.bankroll))
/** The row of one's own bankroll, in antes. */
const own = (page: Page, antes: number) =>
  page
    .getByRole('region', { name: said().risk.ruin })
    .getByRole('row', { name: said().risk.ownBankroll(`${antes} ${said().numbers.units('ante')}`) })
const ready = (page: Page) => expect(ends(page)).toBeVisible()

/** The answer after so long, at a stake. */
const tells = (length: string, stake = 10, ...figures: readonly string[]): RegExp =>
  like(
    said().risk.answer(
      length,
      writtenIn(said(), () => money(stake, 'USD')),
      '~',
      '~',
      '~',
    ),
    ...figures,
  )

test('the answer first, then how sessions end, as time passes, and how long a bankroll lasts', async ({ page }) => {
  const { risk } = said()
  await page.goto(at(PAGE))
  await ready(page)
  await expect(answer(page)).toContainText(
    tells(risk.someHours('4'), 10, String.raw`\d+(\.\d)?%`, String.raw`−\$\d+`, String.raw`\+\$\d+`),
  )
  await expect(ends(page).getByRole('table', { name: risk.ofAll }).getByRole('row')).toHaveCount(7)
  await expect(page.getByRole('img', { name: begins(risk.endsChart('~', '~', '~', '~')) })).toBeVisible()
  await expect(page.getByRole('img', { name: begins(risk.fanChart('~', '~', '~')) })).toBeVisible()
  await expect(own(page, 100)).toContainText(risk.certain)
})

test('by keyboard: hours, rounds, a bankroll; all of it in the address', { tag: '@spanish' }, async ({ page }) => {
  const { risk } = said()
  await page.goto(at(PAGE))
  await ready(page)
  await field(page, risk.hours).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('10')
  await expect(answer(page)).toContainText(tells(risk.someHours('10')))
  await expect(page).toHaveURL(/hours=10/)
  await page.getByRole('button', { name: risk.byRounds }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: risk.rounds, exact: true }).fill('1')
  await expect(answer(page)).toContainText(tells(risk.oneRound))
  await bankroll(page).fill('250')
  await expect(own(page, 25)).toBeVisible()
  await expect(page).toHaveURL(/bankroll=250/)
  await page.reload()
  await expect(answer(page)).toContainText(tells(risk.oneRound))
  await expect(bankroll(page)).toHaveValue('250')
})

test('an error appears beside its field, and the last figures stay', async ({ page }) => {
  const { risk } = said()
  await page.goto(at(PAGE))
  await ready(page)
  await field(page, risk.hours).fill('many')
  await expect(page.getByText(risk.badHours('35', '285'))).toBeVisible()
  await stake(page).fill('-1')
  await expect(page.getByText(risk.badStake('100,000'))).toBeVisible()
  await expect(answer(page)).toContainText(tells(risk.someHours('4')))
  await expect(answer(page)).toContainText(risk.unreadNumber)
  expect(await axeFindings(page), 'with bad numbers').toEqual([])
  await field(page, risk.hours).fill('2')
  await stake(page).fill('25')
  await expect(answer(page)).toContainText(tells(risk.someHours('2'), 25))
})

test('other rules are solved first: a pay table of the address', { tag: '@spanish' }, async ({ page }) => {
  const { risk } = said()
  await page.goto(at(`${PAGE}?rules=anteBonus.straight_5&rounds=100`))
  await ready(page)
  await expect(answer(page)).toContainText(tells(risk.someRounds('100')))
  await page.goto(at(`${PAGE}?rules=anteBonus.straight_x`))
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText(notAPay(said(), 'x', 100_000))
  await ready(page)
})
