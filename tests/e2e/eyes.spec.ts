import type { Page } from '@playwright/test'
import type { GameId } from '@/lib/games/ids'
import { lowerFirst } from '@/lib/text'
import { begins, cardIn, ENGLISH, like, type Said, SPANISH } from '../tools/said'
import { axeFindingsByLightAndDark } from './axe'
import { expect as plain, followTo, test } from './fixture'

/** A worker that starts cold beside other tests takes its time. */
const expect = plain.configure({ timeout: 30_000 })

test.slow()

const eyes = (page: Page, { calculator }: Said) => page.getByRole('region', { name: calculator.eyes })
const cell = (page: Page, said: Said, card: string, says = '~') =>
  eyes(page, said).getByRole('button', { name: begins(said.calculator.cell(cardIn(said, card), says)) })
const status = (page: Page, said: Said) => eyes(page, said).getByRole('status').first()
/** An action in a sentence: “check”. */
const play = ({ games }: Said, game: GameId, action: string): string => lowerFirst(games[game].action(action).name)

/** Any of these sentences, with any number in place of a 7. */
const anyOf = (...sentences: readonly string[]): RegExp =>
  new RegExp(sentences.map((sentence) => like(sentence).source.replaceAll('7', String.raw`\d+`)).join('|'))

/** The map is full: it says what it comes to. */
function full(page: Page, said: Said): Promise<void> {
  const { noFlip, flipped, flippedVariously } = said.calculator
  const flip = { count: 7, to: '~' }
  return expect(status(page, said)).toContainText(
    anyOf(noFlip(7, '~'), flipped(7, flip), flippedVariously(7, 7, [flip])),
  )
}

/** The search for more than one card: begun by itself where a decision takes no time, else by its button. */
async function searchMore(page: Page, said: Said): Promise<void> {
  const { lookForThem, twoDo, pairing, adding } = said.calculator
  const look = eyes(page, said).getByRole('button', { name: lookForThem })
  await look
    .or(eyes(page, said).getByText(anyOf(twoDo('~', '~'), pairing, adding(7))))
    .first()
    .waitFor()
  if (await look.isVisible()) await look.click()
}

test('a hold’em spot: the map fills, the cards that flip the play are marked and named', async ({ page }) => {
  const { calculator } = ENGLISH
  const check = play(ENGLISH, 'ultimate-texas-holdem', 'check')
  const map = eyes(page, ENGLISH)
  await page.goto('/ultimate-texas-holdem/calculator?hand=Ks5d')
  await full(page, ENGLISH)
  await expect(status(page, ENGLISH)).toHaveText(calculator.flipped(50, { count: 6, to: check }))
  await expect(map.locator('button[data-card]')).toHaveCount(50)
  await expect(map.locator('button[data-flips]')).toHaveCount(6)
  await expect(cell(page, ENGLISH, 'Kh', calculator.flipsPlay('−0.118', check, '0.085'))).toBeVisible()
  await expect(cell(page, ENGLISH, 'Ah', calculator.stillBest('+0.053', '~'))).toBeVisible()
  await expect(map.getByRole('list', { name: calculator.makeBest(check) }).getByRole('listitem')).toHaveCount(6)
  await expect(map.getByText(calculator.cellSeen(cardIn(ENGLISH, 'Ks')))).toBeAttached()
})

test('by keyboard: arrows move over the map, Enter opens a card, and it goes among the dead cards', async ({
  page,
}) => {
  const { start, calculator } = SPANISH
  const map = eyes(page, SPANISH)
  await page.goto(`${start}/three-card-poker/calculator?hand=6c5sQs`)
  await full(page, SPANISH)
  await cell(page, SPANISH, 'As').focus()
  await page.keyboard.press('End')
  await expect(cell(page, SPANISH, '2c')).toBeFocused()
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
  await full(page, SPANISH)
  await expect(map.locator('button[data-card]')).toHaveCount(48)
})

test('Texas 21: cards of one value alike, with how many are left', async ({ page }) => {
  const { cellLeft, flipsPlay, stillBest } = ENGLISH.calculator
  const left = (card: string, count: number, says: string) =>
    eyes(page, ENGLISH).getByRole('button', { name: begins(cellLeft(cardIn(ENGLISH, card), count, says)) })
  const stand = play(ENGLISH, 'texas-21', 'stand')
  await page.goto('/texas-21/calculator?hand=Tc6d&upcard=Th&flop=2c3d5hKc')
  await full(page, ENGLISH)
  await expect(eyes(page, ENGLISH).locator('button[data-flips]')).toHaveCount(8)
  await expect(left('5h', 5, flipsPlay('−0.0043', stand, '~'))).toBeVisible()
  await expect(left('6s', 6, stillBest('+0.0029', '~'))).toBeVisible()
})

test('what would have to be out: one card, two that no one card replaces, and into the calculator', async ({
  page,
}) => {
  const { start, calculator, games } = SPANISH
  const map = eyes(page, SPANISH)
  await page.goto(`${start}/three-card-poker/calculator?hand=6c5sQs`)
  await full(page, SPANISH)
  await expect(map).toContainText(calculator.oneEnough)
  await followTo(page, '?hand=Qs7h3d')
  await expect(map).not.toContainText(calculator.oneEnough)
  await full(page, SPANISH)
  await searchMore(page, SPANISH)
  await expect(map).toContainText(like(calculator.twoDo(play(SPANISH, 'three-card-poker', 'fold'), '~')))
  await map.getByRole('button', { name: calculator.putDead(2) }).click()
  await expect(page).toHaveURL(/dead=3s3h/)
  const best = calculator.spoken(games['three-card-poker'].action('fold').name, '~', '~')
  await expect(page.getByRole('region', { name: calculator.theAnswer }).getByRole('status')).toContainText(like(best))
})

test('a long search says what it tries, and stops', async ({ page }) => {
  const { calculator } = ENGLISH
  await page.goto('/ultimate-texas-holdem/calculator?hand=AsAd')
  await full(page, ENGLISH)
  await expect(status(page, ENGLISH)).toContainText(anyOf(calculator.noFlip(7, '~')))
  const stop = eyes(page, ENGLISH).getByRole('button', { name: calculator.stop })
  await searchMore(page, ENGLISH)
  await stop.click()
  await expect(eyes(page, ENGLISH)).toContainText(calculator.searchStopped)
  await eyes(page, ENGLISH).getByRole('button', { name: calculator.searchAgain }).click()
  await expect(stop).toBeVisible()
})

test('nothing overflows and axe finds nothing', async ({ page }, { project }) => {
  // The longest words on the narrow screen.
  const hand =
    project.name === 'phone'
      ? 'pai-gow-poker/calculator?hand=AsAdKsQh9c7h2d'
      : 'ultimate-texas-holdem/calculator?hand=Ks5d'
  await page.goto(`${SPANISH.start}/${hand}`)
  await full(page, SPANISH)
  await eyes(page, SPANISH).locator('button[data-card]').first().click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  expect(await axeFindingsByLightAndDark(page)).toEqual([])
})

test('every figure of the map is whole, at any width', async ({ page }) => {
  await page.goto('/texas-21/calculator?hand=Tc6d&upcard=Th')
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
