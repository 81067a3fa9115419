import type { Page } from '@playwright/test'
import { loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { colorOf } from '@/lib/teaching/dealer-school/rack'
import { type Act, type Entry, keysOf, type Shift, shiftOf } from '../tools/shift'
import { axeFindings } from './axe'
import { expect, test } from './fixture'

/* A shift of 30 minutes at three tables, each run in another way, by a clock that the test turns. */

const PAGE = '/dealer-school/audition'
/** Milliseconds: slow enough for a few rounds to fill the shift. */
const TIMES = [33_000, 71_500, 52_200]
const NOON = 1_790_000_000_000
const HOUR = 3_600_000

const GAMES = ['three-card-poker', 'pai-gow-poker', 'blackjack'] as const
await loadSchoolGames(GAMES)
const [KEYS, TABLET, PHONE] = GAMES.map((game) =>
  shiftOf(`game=${game}&seats=2&target=40&shift=30&events=on&seed=shift-2`, TIMES),
) as [Shift, Shift, Shift]

const dollars = (cents: number): string => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`

async function byKeys(page: Page, { rack }: Shift, { slips, act }: Entry): Promise<void> {
  for (const key of [...(slips ? ['e'] : []), ...keysOf(rack, act)]) await page.keyboard.press(key)
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const openHand = (page: Page) => button(page, 'Open your hand · E').tap()

async function cut(page: Page, pile: Extract<Act, { kind: 'change' }>['pile']): Promise<void> {
  for (const [cents, count] of Object.entries(pile))
    for (let i = 0; i < count; i++)
      await button(
        page,
        `Add a chip of ${dollars(Number(cents))} (${colorOf(Number(cents))?.replace('half', 'half-dollar')})`,
      ).tap()
  await page.getByRole('button', { name: /^(Pay|Give) \$/ }).tap()
}

const place = (page: Page, at: number | 'dealer') =>
  button(page, at === 'dealer' ? /^Dealer · D/ : new RegExp(`^Seat ${at}\\b`)).tap()

async function byTouch(page: Page, _: Shift, { slips, act }: Entry): Promise<void> {
  if (slips) await openHand(page)
  switch (act.kind) {
    case 'place':
      return place(page, act.place)
    case 'expose':
      return openHand(page)
    case 'bets':
      if (act.back) {
        await place(page, act.back.place)
        await button(page, `Send ${act.back.bet} back`).tap()
      }
      return button(page, /^No more bets/).tap()
    case 'rule':
      return page
        .getByRole('region', { name: 'Your move' })
        .getByRole('listitem')
        .nth(act.option)
        .getByRole('button')
        .tap()
    case 'change':
      return cut(page, act.pile)
    case 'settle': {
      await place(page, act.place)
      const does = { lose: 'Take', push: 'Push', pay: 'Pay' }[act.does]
      await button(page, `${does} ${act.bet}`).tap()
      if (act.does === 'pay') await cut(page, act.pile)
    }
  }
}

/** Runs the whole shift, and reads what the page reports of it. */
async function run(page: Page, shift: Shift, step: typeof byKeys): Promise<void> {
  await page.clock.install({ time: NOON })
  await page.goto(`${PAGE}?${shift.query.replace('seats=2', 'seats=1').replace('shift-2', 'shift-1')}`)
  const players = page.getByRole('group', { name: 'How many players' })
  await expect(players).toBeVisible()
  await page.clock.pauseAt(NOON + HOUR)
  // The next table is dealt, and its first step is timed from here.
  await players.getByRole('button', { name: '2' }).click()
  await page.getByRole('heading', { level: 1 }).click()
  const { rounds, figures } = shift
  for (const [i, entries] of rounds.entries()) {
    for (const entry of entries) {
      await page.clock.fastForward(entry.ms)
      await step(page, shift, entry)
    }
    const over = page.getByRole('region', { name: i < rounds.length - 1 ? 'The round is over' : 'The shift is over' })
    await expect(over).toBeVisible()
    if (i < rounds.length - 1) await over.getByRole('button').press(' ')
    else
      await expect(over.getByRole('status')).toContainText(
        `You dealt ${figures.rounds} rounds, ${figures.hands} hands.`,
      )
  }
  const figure = (label: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd')
  await expect(figure('At the table')).toContainText(figures.minutes)
  await expect(figure('Hands an hour')).toHaveText(`${figures.handsAnHour} target 40`)
  await expect(figure('Handled rightly')).toHaveText(figures.handled!)
  await expect(figure('Errors per 100 payouts')).toHaveText(`${figures.perHundred} ${figures.errors}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await page.clock.resume()
  expect(await axeFindings(page), 'the report').toEqual([])
}

test('a shift of 30 minutes by keyboard reports the pace and the errors of its script', ({ page }) =>
  run(page, KEYS, byKeys))

for (const { name, viewport, shift } of [
  { name: 'a tablet', viewport: { width: 1024, height: 768 }, shift: TABLET },
  { name: 'a phone', viewport: { width: 390, height: 844 }, shift: PHONE },
])
  test.describe(name, () => {
    test.use({ viewport, hasTouch: true, isMobile: true })
    test('a shift of 30 minutes by touch reports the pace and the errors of its script', ({ page }) =>
      run(page, shift, byTouch))
  })
