import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameOf, loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import type { Page } from '@playwright/test'
import { money } from '@/app/_languages/format'
import { type AskedTable, hasBefore } from '@/lib/teaching/dealer-school/table/board'
import { amountInWords, type Due, ROUNDINGS } from '@/lib/teaching/dealer-school/table/chips'
import { drawBoard } from '@/lib/teaching/dealer-school/table/draw'
import type { Rules } from '@/lib/game/game'
import { GAME_IDS, type GameId } from '@/lib/games/ids'
import { GAME_NAMES } from '@/lib/games/names'
import { begins, writtenIn } from '../tools/said'
import { ROOT } from '../tools/site'
import { at, expect, followTo, said, test } from './fixture'

await loadSchoolGames(GAME_IDS)

/** A table as a link with nothing but a seed means it: by the first variant, dealt as links from before deal. */
const linkedTable = (game: GameId): AskedTable => ({
  game,
  rules: gameOf(game).variants[0].rules as Rules,
  ...(hasBefore(game) && { isOlder: true }),
})

const PAGE = '/dealer-school/payouts'

const spoken = (page: Page) => page.locator('p[role=status]')
const settle = (page: Page) => page.getByRole('region', { name: said().payouts.settleSeat })
const verdict = (page: Page) => page.getByRole('region', { name: said().dealerSchool.verdict })
const session = (page: Page) => page.getByRole('region', { name: said().answer.thisSession })
const heading = (page: Page) => verdict(page).getByRole('heading', { level: 2 })
const check = (page: Page) => settle(page).getByRole('button', { name: said().payouts.check })
/** A seat is asked. */
const asks = (page: Page, seat = 1) =>
  expect(spoken(page)).toHaveText(begins(said().payouts.spokenQuestion(seat, 2, '~', '~')))

/** Opens a table: the page once, each other table by a link in it. */
const goTo = async (page: Page, query: string): Promise<void> =>
  void (await (page.url().includes(PAGE) ? followTo(page, query) : page.goto(`${at(PAGE)}${query}`)))

/** What is due at the first seat of a page's table. */
const dueAt = (game: GameId, seed: string, seats = 2): readonly Due[] =>
  drawBoard({ ...linkedTable(game), seats, rounding: ROUNDINGS[0] }, seed).seats[0]!.due

/** Settles a seat by keys alone, every bet right. */
async function settleByKeys(page: Page, due: readonly Due[]): Promise<void> {
  for (const { does, cents } of due) {
    if (does === 'pay') {
      for (const character of amountInWords(cents)) await page.keyboard.press(character)
      await page.keyboard.press('Enter')
    } else await page.keyboard.press(does === 'lose' ? 'l' : 'p')
  }
  await page.keyboard.press('Enter')
}

/** The scripts of the build with the solvers' kernel in them. */
function kernels(): readonly string[] {
  const folder = join(ROOT, '.next/static/chunks')
  const found = readdirSync(folder).filter((file) =>
    readFileSync(join(folder, file), 'utf8').includes('0061736d01000000'),
  )
  expect(found).not.toEqual([])
  return found
}

test('a seat by keyboard alone, in each game: settled, judged, and the next one', async ({ page }) => {
  for (const game of GAME_IDS) {
    await goTo(page, `?game=${game}&seed=keys-2`)
    await asks(page)
    await settleByKeys(page, dueAt(game, 'keys-2'))
    await expect(heading(page), game).toHaveText(said().payouts.allRight)
    await expect(verdict(page).getByRole('button', { name: said().payouts.nextSeat })).toBeFocused()
    await page.keyboard.press('Space')
    await asks(page, 2)
  }
  // Nothing is solved here, so no game brings the kernel.
  const solving = kernels()
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(asked.filter((url) => solving.some((file) => url.endsWith(file)))).toEqual([])
})

test('a wrong pay is told with what was due, and counted by its kind of bet', async ({ page }) => {
  const { games, payouts } = said()
  await page.goto(`${at(PAGE)}?seed=wrong-1&seats=1`)
  const due = dueAt('ultimate-texas-holdem', 'wrong-1', 1)
  const fields = settle(page).getByRole('textbox')
  for (let i = 0; i < due.length; i++) await fields.nth(i).fill('0.01')
  await check(page).click()
  await expect(heading(page)).toHaveText(payouts.someRight(0, due.length))
  await expect(verdict(page)).toContainText(
    payouts.youSaid(payouts.saidPay(writtenIn(said(), () => money(0.01, 'USD')))),
  )
  await session(page).getByText(payouts.betByBet).click()
  await expect(session(page).getByRole('table')).toContainText(games['ultimate-texas-holdem'].bets.ante!)
  await verdict(page).getByRole('button', { name: payouts.nextTable }).click()
  await expect(page).toHaveURL(/seats=1&seed=wrong-2$/)
})

test('an amount that is none is said so, and an unanswered bet is gone to', async ({ page }) => {
  await page.goto(`${at(PAGE)}?seed=bad-1`)
  const first = settle(page).getByRole('textbox').first()
  await first.fill('1,2,3')
  await expect(settle(page)).toContainText(said().payouts.noAmount)
  await check(page).focus()
  await page.keyboard.press('Enter')
  await expect(first).toBeFocused()
})

test('the address deals the same table again; settings travel in it', async ({ page }) => {
  await page.goto(`${at(PAGE)}?game=pai-gow-poker&rounding=quarter&seed=again-1`)
  await asks(page)
  const text = await spoken(page).textContent()
  await page.reload()
  await expect(spoken(page)).toHaveText(text!)
  await page.getByLabel(said().dealerSchool.game, { exact: true }).selectOption(GAME_NAMES['xx-poker'])
  await expect(page).toHaveURL(/game=xx-poker&rounding=quarter&seed=again-2$/)
})

test('other rules are chosen, pay as they say, and travel in the address', async ({ page }) => {
  const { dealerSchool, games, problems, ruleFields } = said()
  const { bets, fields, variants } = games['three-card-poker']
  await page.goto(`${at(PAGE)}?game=three-card-poker&seed=rules-1`)
  await page.getByRole('button', { name: variants['5-4-1']! }).click()
  await page.getByRole('radio', { name: variants['3-1-1']! }).click()
  await expect(page).toHaveURL(/game=three-card-poker&rules=3-1-1[^&]*&seed=rules-2$/)
  await page.getByText(dealerSchool.houseRules).click()
  await expect(
    page
      .getByRole('table', { name: bets['ante-bonus']! })
      .getByRole('row', { name: fields.anteBonus!.values!['straight-flush']! }),
  ).toContainText(ruleFields.payTo('3', '1'))
  await page.getByLabel(said().dealerSchool.game, { exact: true }).selectOption(GAME_NAMES['xx-poker'])
  await expect(page).toHaveURL(/game=xx-poker&seed=rules-3$/)
  await goTo(page, '?game=three-card-poker&rules=6-6-6')
  await expect(
    page.getByText(
      problems['unknown-variant']({ name: '6-6-6', game: GAME_NAMES['three-card-poker'], hint: { known: [] } }),
    ),
  ).toBeVisible()
})

test('how often results come is told for the usual rules, and under others it is said that it is not', async ({
  page,
}) => {
  const judge = async (game: GameId, rules: string): Promise<void> => {
    await goTo(page, `?game=${game}${rules}&seed=often-1`)
    const fields = settle(page).getByRole('textbox')
    await expect(fields.first()).toBeVisible()
    for (let i = 0; i < (await fields.count()); i++) await fields.nth(i).fill('0.01')
    await check(page).click()
    await expect(heading(page)).toBeVisible()
  }
  const none = verdict(page).getByText(said().payouts.howOftenOtherRules)
  await judge('ultimate-texas-holdem', '')
  await expect(none).toHaveCount(0)
  await judge('three-card-poker', '&rules=3-1-1')
  await expect(none).toBeVisible()
  await expect(verdict(page).getByText(begins(said().payouts.comesAt('~')))).toHaveCount(0)
})

test('an address that holds no table says what is wrong and the way on', async ({ page }) => {
  await page.goto(`${at(PAGE)}?seats=9`)
  await expect(page.getByText(said().problems['seats-here']({ text: '9', most: 3 }))).toBeVisible()
  await page.getByRole('button', { name: said().answer.dealNew('table') }).click()
  await asks(page)
})

test.describe('on a phone of 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a seat by touch: nothing is wider than the screen, and what is tapped is large enough', async ({ page }) => {
    for (const game of GAME_IDS) {
      await page.goto(`${at(PAGE)}?game=${game}&seed=touch-1`)
      await asks(page)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        game,
      ).toBeLessThanOrEqual(0)
      for (const push of await settle(page)
        .getByRole('button', { name: new RegExp(`^(${said().payouts.choicePush}|${said().payouts.choiceNothing})$`) })
        .all()) {
        const box = (await push.boundingBox())!
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
        await push.tap()
      }
      await check(page).tap()
      await expect(verdict(page)).toBeVisible()
      const next = page.getByRole('button', { name: said().payouts.nextSeat })
      await expect(verdict(page).getByRole('heading').first()).toBeInViewport({ ratio: 1 })
      await expect(next).toBeInViewport({ ratio: 1 })
      await next.tap()
      await expect(settle(page)).toBeVisible()
    }
  })
})

test('a house’s rules, limits and pay tables are chosen on the page, and go with its address', async ({ page }) => {
  const { dealerSchool } = said()
  await page.goto(`${at(PAGE)}?game=pai-gow-poker&seed=house-1`)
  await page.getByText(dealerSchool.ownHouse).click()
  await page.getByLabel(dealerSchool.leastBet).fill('25')
  await expect(page).toHaveURL(/limits=25-&seed=/)
  await page.getByLabel(dealerSchool.mostBet).fill('10')
  await expect(page.getByText(dealerSchool.noLimits)).toBeVisible()
  await page.getByLabel(dealerSchool.mostBet).fill('500')
  await expect(page).toHaveURL(/limits=25-500&seed=/)
  await expect(page.getByRole('checkbox', { name: /^Envy/ })).toHaveCount(0)
  await page.getByRole('checkbox', { name: /^EZ: no commission/ }).check()
  await expect(page).toHaveURL(/house=ez&limits=25-500&seed=/)
  await page.getByText(dealerSchool.ownTables).click()
  await page.reload()
  await page.getByText(dealerSchool.ownHouse).click()
  await expect(page.getByRole('checkbox', { name: /^EZ/ })).toBeChecked()
  await expect(page.getByLabel(dealerSchool.leastBet)).toHaveValue('25')
})
