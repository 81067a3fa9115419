import type { Page } from '@playwright/test'
import { money } from '@/app/_languages/format'
import type { GameId } from '@/lib/games/ids'
import { loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { colorOf, valueOf } from '@/lib/teaching/dealer-school/table/rack'
import { anyOf, begins, writtenIn } from '../tools/said'
import { type Act, type Entry, keysOf, type Shift, shiftOf } from '../tools/shift'
import { axeFindings } from './axe'
import { at, expect, said, test } from './fixture'

/* A shift of 30 minutes at three tables, each run in another way, by a clock that the test turns. */

const PAGE = '/dealer-school/audition'
/** Milliseconds: slow enough for a few rounds to fill the shift. */
const TIMES = [33_000, 71_500, 52_200]
const NOON = 1_790_000_000_000
const HOUR = 3_600_000

await loadSchoolGames(['three-card-poker', 'pai-gow-poker', 'blackjack'])

const dollars = (cents: number): string => writtenIn(said(), () => money(cents / 100, 'USD'))

async function byKeys(page: Page, { rack }: Shift, { slips, act }: Entry): Promise<void> {
  for (const key of [...(slips ? ['e'] : []), ...keysOf(rack, act)]) await page.keyboard.press(key)
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const openHand = (page: Page) => button(page, `${said().audition.openHand} · E`).tap()

async function cut(page: Page, pile: Extract<Act, { kind: 'change' }>['pile']): Promise<void> {
  const { audition } = said()
  for (const [chip, count] of Object.entries(pile)) {
    const name = `${dollars(Number(chip))} (${audition.colors[colorOf(Number(chip))!]})`
    for (let i = 0; i < count; i++) await button(page, audition.addChip(name)).tap()
  }
  const total = dollars(valueOf(pile))
  const pays = anyOf(audition.cut(total), audition.cutChange(total))
  await page.getByRole('button', { name: new RegExp(`^(${pays.source})`) }).tap()
}

function place(page: Page, where: number | 'dealer'): Promise<void> {
  const { audition } = said()
  const name = begins(where === 'dealer' ? `${audition.dealer} · D` : audition.seat(where))
  return button(page, new RegExp(`${name.source}\\b`)).tap()
}

async function byTouch(page: Page, _: Shift, { slips, act }: Entry): Promise<void> {
  const { audition } = said()
  if (slips) await openHand(page)
  switch (act.kind) {
    case 'place':
      return place(page, act.place)
    case 'expose':
      return openHand(page)
    case 'peek':
      return button(page, `${audition.peek} · K`).tap()
    case 'bets':
      if (act.back) {
        await place(page, act.back.place)
        await button(page, audition.sendBetBack(act.back.bet)).tap()
      }
      return button(page, begins(audition.noMoreBets)).tap()
    case 'rule':
      return page
        .getByRole('region', { name: audition.yourMove })
        .getByRole('listitem')
        .nth(act.option)
        .getByRole('button')
        .tap()
    case 'change':
      return cut(page, act.pile)
    case 'settle': {
      await place(page, act.place)
      const does = { lose: audition.takeBet, push: audition.pushBet, pay: audition.payBet }[act.does]
      await button(page, does(act.bet)).tap()
      if (act.does === 'pay') await cut(page, act.pile)
    }
  }
}

/** Runs a whole shift at a game, and reads what the page reports of it. */
async function run(page: Page, game: GameId, step: typeof byKeys): Promise<void> {
  const { audition } = said()
  const shift = writtenIn(said(), () =>
    shiftOf(`game=${game}&seats=2&target=40&shift=30&events=on&sides=own&seed=shift-2`, TIMES),
  )
  await page.clock.install({ time: NOON })
  await page.goto(at(`${PAGE}?${shift.query.replace('seats=2', 'seats=1').replace('shift-2', 'shift-1')}`))
  const players = page.getByRole('group', { name: audition.howManySeats })
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
    const over = page.getByRole('region', { name: i < rounds.length - 1 ? audition.roundOver : audition.shiftOver })
    await expect(over).toBeVisible()
    if (i < rounds.length - 1) await over.getByRole('button').press(' ')
    else await expect(over.getByRole('status')).toContainText(audition.shiftOf(figures.rounds, figures.hands))
  }
  const figure = (label: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd')
  await expect(figure(audition.atTable)).toContainText(figures.minutes)
  await expect(figure(audition.handsAnHour)).toHaveText(`${figures.handsAnHour} ${audition.ofTarget('40')}`)
  await expect(figure(audition.handled)).toHaveText(figures.handled!)
  await expect(figure(audition.perHundred)).toHaveText(`${figures.perHundred} ${figures.errors}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await page.clock.resume()
  expect(await axeFindings(page), 'the report').toEqual([])
}

test(
  'a shift of 30 minutes by keyboard reports the pace and the errors of its script',
  { tag: '@spanish' },
  ({ page }) => run(page, 'three-card-poker', byKeys),
)

for (const { name, viewport, game, tag } of [
  { name: 'a tablet', viewport: { width: 1024, height: 768 }, game: 'pai-gow-poker', tag: [] },
  { name: 'a phone', viewport: { width: 390, height: 844 }, game: 'blackjack', tag: ['@spanish'] },
] as const)
  test.describe(name, () => {
    test.use({ viewport, hasTouch: true, isMobile: true })
    test(
      'a shift of 30 minutes by touch reports the pace and the errors of its script',
      { tag: [...tag] },
      ({ page }) => run(page, game, byTouch),
    )
  })
