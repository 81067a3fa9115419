import type { Page } from '@playwright/test'
import { money } from '@/app/_languages/format'
import { begins, ENGLISH, like, notAPay, type Said, SPANISH, writtenIn } from '../tools/said'
import { axeFindings } from './axe'
import { expect as plain, test } from './fixture'

/** A worker that starts cold beside other tests takes its time. */
const expect = plain.configure({ timeout: 30_000 })

test.slow()

const PAGE = '/three-card-poker/risk'

const answer = (page: Page, { risk }: Said) => page.getByRole('region', { name: risk.theAnswer })
const ends = (page: Page, { risk }: Said) => page.getByRole('region', { name: risk.ends })
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const stake = (page: Page, { numbers, risk }: Said) => field(page, begins(risk.stake(numbers.unit('ante'))))
const bankroll = (page: Page, { risk }: Said) => field(page, begins(risk.bankroll))
/** The row of one's own bankroll, in antes. */
const own = (page: Page, { numbers, risk }: Said, antes: number) =>
  page
    .getByRole('region', { name: risk.ruin })
    .getByRole('row', { name: risk.ownBankroll(`${antes} ${numbers.units('ante')}`) })
const ready = (page: Page, said: Said) => expect(ends(page, said)).toBeVisible()

/** The answer after so long, at a stake. */
const tells = (said: Said, length: string, at = 10, ...figures: readonly string[]): RegExp =>
  like(
    said.risk.answer(
      length,
      writtenIn(said, () => money(at, 'USD')),
      '~',
      '~',
      '~',
    ),
    ...figures,
  )

test('the answer first, then how sessions end, as time passes, and how long a bankroll lasts', async ({ page }) => {
  const { risk } = ENGLISH
  await page.goto(PAGE)
  await ready(page, ENGLISH)
  await expect(answer(page, ENGLISH)).toContainText(
    tells(ENGLISH, risk.someHours('4'), 10, String.raw`\d+(\.\d)?%`, String.raw`−\$\d+`, String.raw`\+\$\d+`),
  )
  await expect(ends(page, ENGLISH).getByRole('table', { name: risk.ofAll }).getByRole('row')).toHaveCount(7)
  await expect(page.getByRole('img', { name: begins(risk.endsChart('~', '~', '~', '~')) })).toBeVisible()
  await expect(page.getByRole('img', { name: begins(risk.fanChart('~', '~', '~')) })).toBeVisible()
  await expect(own(page, ENGLISH, 100)).toContainText(risk.certain)
})

test('by keyboard: hours, rounds, a bankroll; all of it in the address', async ({ page }) => {
  const { start, risk } = SPANISH
  await page.goto(`${start}${PAGE}`)
  await ready(page, SPANISH)
  await field(page, risk.hours).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('10')
  await expect(answer(page, SPANISH)).toContainText(tells(SPANISH, risk.someHours('10')))
  await expect(page).toHaveURL(/hours=10/)
  await page.getByRole('button', { name: risk.byRounds }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: risk.rounds, exact: true }).fill('1')
  await expect(answer(page, SPANISH)).toContainText(tells(SPANISH, risk.oneRound))
  await bankroll(page, SPANISH).fill('250')
  await expect(own(page, SPANISH, 25)).toBeVisible()
  await expect(page).toHaveURL(/bankroll=250/)
  await page.reload()
  await expect(answer(page, SPANISH)).toContainText(tells(SPANISH, risk.oneRound))
  await expect(bankroll(page, SPANISH)).toHaveValue('250')
})

test('what is wrong stands beside its field, and the last figures stay', async ({ page }) => {
  const { risk } = ENGLISH
  await page.goto(PAGE)
  await ready(page, ENGLISH)
  await field(page, risk.hours).fill('many')
  await expect(page.getByText(risk.badHours('35', '285'))).toBeVisible()
  await stake(page, ENGLISH).fill('-1')
  await expect(page.getByText(risk.badStake('100,000'))).toBeVisible()
  await expect(answer(page, ENGLISH)).toContainText(tells(ENGLISH, risk.someHours('4')))
  await expect(answer(page, ENGLISH)).toContainText(risk.unreadNumber)
  expect(await axeFindings(page), 'with bad numbers').toEqual([])
  await field(page, risk.hours).fill('2')
  await stake(page, ENGLISH).fill('25')
  await expect(answer(page, ENGLISH)).toContainText(tells(ENGLISH, risk.someHours('2'), 25))
})

test('other rules are solved first: a pay table of the address', async ({ page }) => {
  const { start, risk } = SPANISH
  await page.goto(`${start}${PAGE}?rules=anteBonus.straight_5&rounds=100`)
  await ready(page, SPANISH)
  await expect(answer(page, SPANISH)).toContainText(tells(SPANISH, risk.someRounds('100')))
  await page.goto(`${start}${PAGE}?rules=anteBonus.straight_x`)
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText(notAPay(SPANISH, 'x', 100_000))
  await ready(page, SPANISH)
})
