import type { Page } from '@playwright/test'
import type { GameId } from '@/lib/games/ids'
import { lowerFirst } from '@/lib/text'
import { anyOf, begins, cardIn, like } from '../tools/said'
import { axeFindingsByLightAndDark } from './axe'
import { at, expect as plain, followTo, said, test } from './fixture'

/** A worker that starts cold beside other tests takes its time. */
const expect = plain.configure({ timeout: 30_000 })

test.slow()

const eyes = (page: Page) => page.getByRole('region', { name: said().calculator.eyes })
const cell = (page: Page, card: string, says = '~') =>
  eyes(page).getByRole('button', { name: begins(said().calculator.cell(cardIn(said(), card), says)) })
const status = (page: Page) => eyes(page).getByRole('status').first()
/** An action in a sentence: “check”. */
const play = (game: GameId, action: string): string => lowerFirst(said().games[game].action(action).name)

/** With any number in place of a 7. */
const withNumbers = ({ source }: RegExp): RegExp => new RegExp(source.replaceAll('7', String.raw`\d+`))

/** The map is full: it says what it comes to. */
function full(page: Page): Promise<void> {
  const { noFlip, flipped, flippedVariously } = said().calculator
  const flip = { count: 7, to: '~' }
  return expect(status(page)).toContainText(
    withNumbers(
      anyOf(noFlip(7, '~'), flipped(7, flip), flipped(7, { ...flip, count: 1 }), flippedVariously(7, 7, [flip])),
    ),
  )
}

/** The search for more than one card: begun by itself where a decision takes no time, else by its button. */
async function searchMore(page: Page): Promise<void> {
  const { lookForThem, twoDo, pairing, adding } = said().calculator
  const look = eyes(page).getByRole('button', { name: lookForThem })
  await look
    .or(eyes(page).getByText(withNumbers(anyOf(twoDo('~', '~'), pairing, adding(7)))))
    .first()
    .waitFor()
  if (await look.isVisible()) await look.click()
}

/** With a card opened, nothing is wider than the screen, and axe finds nothing. */
async function fits(page: Page): Promise<void> {
  await eyes(page).locator('button[data-card]').first().click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  expect(await axeFindingsByLightAndDark(page)).toEqual([])
}

test('a hold’em spot: the map fills, the cards that flip the play are marked and named, nothing overflows and axe finds nothing', async ({
  page,
}) => {
  const { calculator } = said()
  const check = play('ultimate-texas-holdem', 'check')
  const map = eyes(page)
  await page.goto(at('/ultimate-texas-holdem/calculator?hand=Ks5d'))
  await full(page)
  await expect(status(page)).toHaveText(calculator.flipped(50, { count: 6, to: check }))
  await expect(map.locator('button[data-card]')).toHaveCount(50)
  await expect(map.locator('button[data-flips]')).toHaveCount(6)
  await expect(cell(page, 'Kh', calculator.flipsPlay('−0.118', check, '0.085'))).toBeVisible()
  await expect(cell(page, 'Ah', calculator.stillBest('+0.053', '~'))).toBeVisible()
  await expect(map.getByRole('list', { name: calculator.makeBest(check) }).getByRole('listitem')).toHaveCount(6)
  await expect(map.getByText(calculator.cellSeen(cardIn(said(), 'Ks')))).toBeAttached()
  await fits(page)
})

test(
  'by keyboard: arrows move over the map, Enter opens a card, and it goes among the dead cards',
  { tag: '@spanish' },
  async ({ page }) => {
    const { calculator } = said()
    const map = eyes(page)
    await page.goto(at('/three-card-poker/calculator?hand=6c5sQs'))
    await full(page)
    await cell(page, 'As').focus()
    await page.keyboard.press('End')
    await expect(cell(page, '2c')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(map.locator('button[data-card]:focus')).toHaveCount(1)
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(map.getByText(new RegExp(`${like(calculator.cardDead('~')).source}$`)).first()).toBeVisible()
    await map
      .getByRole('button', { name: calculator.putDead(1) })
      .first()
      .click()
    await expect(page).toHaveURL(/dead=(Ks|Ah)/)
    // Another question, another map: one card fewer.
    await full(page)
    await expect(map.locator('button[data-card]')).toHaveCount(48)
  },
)

test('Texas 21: cards of one value alike, with how many are left', async ({ page }) => {
  const { cellLeft, flipsPlay, stillBest } = said().calculator
  const left = (card: string, count: number, says: string) =>
    eyes(page).getByRole('button', { name: begins(cellLeft(cardIn(said(), card), count, says)) })
  const stand = play('texas-21', 'stand')
  await page.goto(at('/texas-21/calculator?hand=Tc6d&upcard=Th&flop=2c3d5hKc'))
  await full(page)
  await expect(eyes(page).locator('button[data-flips]')).toHaveCount(8)
  await expect(left('5h', 5, flipsPlay('−0.0043', stand, '~'))).toBeVisible()
  await expect(left('6s', 6, stillBest('+0.0029', '~'))).toBeVisible()
})

test(
  'what would have to be out: one card, two that no one card replaces, and into the calculator',
  { tag: '@spanish' },
  async ({ page }) => {
    const { calculator, games } = said()
    const map = eyes(page)
    await page.goto(at('/three-card-poker/calculator?hand=6c5sQs'))
    await full(page)
    await expect(map).toContainText(calculator.oneEnough)
    await followTo(page, '?hand=Qs7h3d')
    await expect(map).not.toContainText(calculator.oneEnough)
    await full(page)
    await searchMore(page)
    await expect(map).toContainText(like(calculator.twoDo(play('three-card-poker', 'fold'), '~')))
    await map.getByRole('button', { name: calculator.putDead(2) }).click()
    await expect(page).toHaveURL(/dead=3s3h/)
    const best = calculator.spoken(games['three-card-poker'].action('fold').name, '~', '~')
    await expect(page.getByRole('region', { name: calculator.theAnswer }).getByRole('status')).toContainText(like(best))
  },
)

test('a long search says what it tries, and stops', async ({ page }) => {
  const { calculator } = said()
  await page.goto(at('/ultimate-texas-holdem/calculator?hand=AsAd'))
  await full(page)
  await expect(status(page)).toContainText(withNumbers(like(calculator.noFlip(7, '~'))))
  const stop = eyes(page).getByRole('button', { name: calculator.stop })
  await searchMore(page)
  await stop.click()
  await expect(eyes(page)).toContainText(calculator.searchStopped)
  await eyes(page).getByRole('button', { name: calculator.searchAgain }).click()
  await expect(stop).toBeVisible()
})

test('on a phone of 390 px nothing overflows and axe finds nothing', async ({ page }) => {
  // The longest words on the narrow screen.
  await page.goto(at('/pai-gow-poker/calculator?hand=AsAdKsQh9c7h2d'))
  await full(page)
  await fits(page)
})

test('every figure of the map is whole, at any width', async ({ page }) => {
  await page.goto(at('/texas-21/calculator?hand=Tc6d&upcard=Th'))
  await expect(page.locator('.eyes-change').first()).toBeVisible()
  await expect(page.locator('.eyes-waiting')).toHaveCount(0)
  for (const width of [390, 720, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(width)
    const clipped = await page.locator('.eyes-button').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell.querySelector('.eyes-change')!)
        const isWhole = range.getClientRects().length === 1 && range.getBoundingClientRect().width <= cell.clientWidth
        return isWhole ? [] : [cell.textContent]
      }),
    )
    expect([width, clipped]).toEqual([width, []])
  }
})
