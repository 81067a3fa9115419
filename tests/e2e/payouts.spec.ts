import { gameOf, loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import type { Page } from '@playwright/test'
import type { Table } from '@/lib/teaching/dealer-school/board'
import { amountInWords, type Due, ROUNDINGS } from '@/lib/teaching/dealer-school/chips'
import { drawBoard } from '@/lib/teaching/dealer-school/draw'
import type { Rules } from '@/lib/games/game'
import { GAME_IDS, type GameId } from '@/lib/games/ids'
import { expect, test } from './fixture'

await loadSchoolGames(GAME_IDS)

/** A table as a link with a seed and no rules means it: by the first variant. */
const linkedTable = (game: GameId): Table => ({ game, rules: gameOf(game).variants[0].rules as Rules })

const PAGE = '/dealer-school/payouts'

const spoken = (page: Page) => page.locator('p[role=status]')
const settle = (page: Page) => page.getByRole('region', { name: 'Settle this seat' })
const verdict = (page: Page) => page.getByRole('region', { name: 'The verdict' })
const session = (page: Page) => page.getByRole('region', { name: 'This session' })

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

test('a seat by keyboard alone, in each game: settled, judged, and the next one', async ({ page }) => {
  for (const game of GAME_IDS) {
    await page.goto(`${PAGE}?game=${game}&seed=keys-2`)
    await expect(spoken(page)).toHaveText(/^Seat 1 of 2\./)
    await settleByKeys(page, dueAt(game, 'keys-2'))
    await expect(verdict(page).getByRole('heading', { level: 2 }), game).toHaveText('All right')
    await expect(verdict(page).getByRole('button', { name: 'Next seat' })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(spoken(page)).toHaveText(/^Seat 2 of 2\./)
  }
})

test('a wrong pay is told with what was due, and counted by its kind of bet', async ({ page }) => {
  await page.goto(`${PAGE}?seed=wrong-1&seats=1`)
  const due = dueAt('ultimate-texas-holdem', 'wrong-1', 1)
  const fields = settle(page).getByRole('textbox')
  for (let i = 0; i < due.length; i++) await fields.nth(i).fill('0.01')
  await settle(page).getByRole('button', { name: 'Check' }).click()
  await expect(verdict(page).getByRole('heading', { level: 2 })).toHaveText(`0 of ${due.length} right`)
  await expect(verdict(page)).toContainText('You said: pay $0.01')
  await session(page).getByText('Bet by bet').click()
  await expect(session(page).getByRole('table')).toContainText('Ante')
  await verdict(page).getByRole('button', { name: 'Next table' }).click()
  await expect(page).toHaveURL(/seats=1&seed=wrong-2$/)
})

test('an amount that is none is said so, and an unanswered bet is gone to', async ({ page }) => {
  await page.goto(`${PAGE}?seed=bad-1`)
  const first = settle(page).getByRole('textbox').first()
  await first.fill('1,2,3')
  await expect(settle(page)).toContainText('Enter an amount such as')
  await settle(page).getByRole('button', { name: 'Check' }).focus()
  await page.keyboard.press('Enter')
  await expect(first).toBeFocused()
})

test('the address deals the same table again; settings travel in it', async ({ page }) => {
  await page.goto(`${PAGE}?game=pai-gow-poker&rounding=quarter&seed=again-1`)
  await expect(spoken(page)).toHaveText(/^Seat 1/)
  const text = await spoken(page).textContent()
  await page.reload()
  await expect(spoken(page)).toHaveText(text!)
  await page.getByLabel('Game', { exact: true }).selectOption('XX Poker')
  await expect(page).toHaveURL(/game=xx-poker&rounding=quarter&seed=again-2$/)
})

test('other rules are chosen, pay as they say, and travel in the address', async ({ page }) => {
  await page.goto(`${PAGE}?game=three-card-poker&seed=rules-1`)
  await page.getByRole('button', { name: 'Ante bonus 5-4-1' }).click()
  await page.getByRole('radio', { name: 'Ante bonus 3-1-1' }).click()
  await expect(page).toHaveURL(/game=three-card-poker&rules=3-1-1[^&]*&seed=rules-2$/)
  await page.getByText('What this house pays, and its rules').click()
  await expect(
    page.getByRole('table', { name: 'Ante bonus' }).getByRole('row', { name: 'Straight flush' }),
  ).toContainText('3 to 1')
  await page.getByLabel('Game', { exact: true }).selectOption('XX Poker')
  await expect(page).toHaveURL(/game=xx-poker&seed=rules-3$/)
  await page.goto(`${PAGE}?game=three-card-poker&rules=6-6-6`)
  await expect(page.getByText('has no variant “6-6-6”')).toBeVisible()
})

test('how often results come is told for the usual rules, and under others it is said that it is not', async ({
  page,
}) => {
  const judge = async (game: GameId, rules: string): Promise<void> => {
    await page.goto(`${PAGE}?game=${game}${rules}&seed=often-1`)
    const fields = settle(page).getByRole('textbox')
    await expect(fields.first()).toBeVisible()
    for (let i = 0; i < (await fields.count()); i++) await fields.nth(i).fill('0.01')
    await settle(page).getByRole('button', { name: 'Check' }).click()
    await expect(verdict(page).getByRole('heading', { level: 2 })).toBeVisible()
  }
  const none = verdict(page).getByText('How often a result comes is counted under the usual rules')
  await judge('ultimate-texas-holdem', '')
  await expect(none).toHaveCount(0)
  await judge('three-card-poker', '&rules=3-1-1')
  await expect(none).toBeVisible()
  await expect(verdict(page).getByText(/^Comes up at/)).toHaveCount(0)
})

test('an address that holds no table says what is wrong and the way on', async ({ page }) => {
  await page.goto(`${PAGE}?seats=9`)
  await expect(page.getByText('A table has 1 to 3 seats')).toBeVisible()
  await page.getByRole('button', { name: 'Deal a new table' }).click()
  await expect(spoken(page)).toHaveText(/^Seat 1/)
})

test.describe('on a phone of 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a seat by touch: nothing is wider than the screen, and what is tapped is large enough', async ({ page }) => {
    for (const game of GAME_IDS) {
      await page.goto(`${PAGE}?game=${game}&seed=touch-1`)
      await expect(spoken(page)).toHaveText(/^Seat 1/)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        game,
      ).toBeLessThanOrEqual(0)
      for (const push of await settle(page)
        .getByRole('button', { name: /^(Push|Nothing)$/ })
        .all()) {
        const box = (await push.boundingBox())!
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
        await push.tap()
      }
      await settle(page).getByRole('button', { name: 'Check' }).tap()
      await expect(verdict(page)).toBeVisible()
      const next = page.getByRole('button', { name: 'Next seat' })
      await expect(next).toBeInViewport({ ratio: 1 })
      await next.tap()
      await expect(settle(page)).toBeVisible()
    }
  })
})

test('a house’s rules, limits and pay tables are chosen on the page, and go with its address', async ({ page }) => {
  await page.goto(`${PAGE}?game=pai-gow-poker&seed=house-1`)
  await page.getByText('Your house: limits, tables and rules').click()
  await page.getByLabel('Table minimum, in dollars').fill('25')
  await expect(page).toHaveURL(/limits=25-&seed=/)
  await page.getByLabel('Table maximum, in dollars').fill('10')
  await expect(page.getByText('Enter whole dollars, the minimum first, or nothing.')).toBeVisible()
  await page.getByLabel('Table maximum, in dollars').fill('500')
  await expect(page).toHaveURL(/limits=25-500&seed=/)
  await expect(page.getByRole('checkbox', { name: /^Envy/ })).toHaveCount(0)
  await page.getByRole('checkbox', { name: /^EZ: no commission/ }).check()
  await expect(page).toHaveURL(/house=ez&limits=25-500&seed=/)
  await page.getByText('Your house’s pay tables, odds and rules').click()
  await page.reload()
  await page.getByText('Your house: limits, tables and rules').click()
  await expect(page.getByRole('checkbox', { name: /^EZ/ })).toBeChecked()
  await expect(page.getByLabel('Table minimum, in dollars')).toHaveValue('25')
})
