import type { Page } from '@playwright/test'
import { axeFindingsByLightAndDark } from './axe'
import { expect as plain, followTo, test } from './fixture'

/** A worker that starts cold beside other tests takes its time. */
const expect = plain.configure({ timeout: 30_000 })

test.slow()

const eyes = (page: Page) => page.getByRole('region', { name: 'If you saw one more card' })
const cell = (page: Page, name: RegExp) => eyes(page).getByRole('button', { name })
/** The map is full: it says what it comes to. */
const full = (page: Page) => expect(eyes(page).getByRole('status').first()).toContainText('unseen cards')

/** The search for more than one card: begun by itself where a decision takes no time, else by its button. */
async function searchMore(page: Page): Promise<void> {
  const look = eyes(page).getByRole('button', { name: 'Look for them' })
  await look
    .or(eyes(page).getByText(/No single card does it, but|Trying pairs|No pair does it/))
    .first()
    .waitFor()
  if (await look.isVisible()) await look.click()
}

test('a hold’em spot: the map fills, the cards that flip the play are marked and named', async ({ page }) => {
  await page.goto('/ultimate-texas-holdem/calculator?hand=Ks5d')
  await full(page)
  await expect(eyes(page).getByRole('status').first()).toHaveText(
    '6 of the 50 unseen cards would make check the best play if you saw one dead.',
  )
  await expect(eyes(page).locator('button[data-card]')).toHaveCount(50)
  await expect(eyes(page).locator('button[data-flips]')).toHaveCount(6)
  await expect(cell(page, /^king of hearts: −0\.118, changes the play: check is best by 0\.085/)).toBeVisible()
  await expect(cell(page, /^ace of hearts: \+0\.053, still best by/)).toBeVisible()
  await expect(
    eyes(page).getByRole('list', { name: 'Cards that make check the best play' }).getByRole('listitem'),
  ).toHaveCount(6)
  await expect(eyes(page).getByText('king of spades: seen already')).toBeAttached()
})

test('by keyboard: arrows move over the map, Enter opens a card, and it goes among the dead cards', async ({
  page,
}) => {
  await page.goto('/three-card-poker/calculator?hand=6c5sQs')
  await full(page)
  await cell(page, /^ace of spades/).focus()
  await page.keyboard.press('End')
  await expect(cell(page, /^two of clubs/)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(eyes(page).locator('button[data-card]:focus')).toHaveCount(1)
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(
    eyes(page)
      .getByText(/dead:$/)
      .first(),
  ).toBeVisible()
  await eyes(page).getByRole('button', { name: 'Add it to the dead cards' }).first().click()
  await expect(page).toHaveURL(/dead=(Ks|Ah)/)
  // Another question, another map: one card fewer.
  await full(page)
  await expect(eyes(page).locator('button[data-card]')).toHaveCount(48)
})

test('Texas 21: cards of one value alike, with how many are left', async ({ page }) => {
  await page.goto('/texas-21/calculator?hand=Tc6d&upcard=Th&flop=2c3d5hKc')
  await full(page)
  await expect(eyes(page).locator('button[data-flips]')).toHaveCount(8)
  await expect(cell(page, /^five of hearts, 5 left: −0\.0043, changes the play: stand is best/)).toBeVisible()
  await expect(cell(page, /^six of spades, 6 left: \+0\.0029, still best/)).toBeVisible()
})

test('what would have to be out: one card, two that no one card replaces, and into the calculator', async ({
  page,
}) => {
  await page.goto('/three-card-poker/calculator?hand=6c5sQs')
  await full(page)
  await expect(eyes(page)).toContainText('One card is enough.')
  await followTo(page, '?hand=Qs7h3d')
  await expect(eyes(page)).not.toContainText('One card is enough.')
  await full(page)
  await searchMore(page)
  await expect(eyes(page)).toContainText(
    'No single card does it, but these two do: with both dead, fold is the best play',
  )
  await eyes(page).getByRole('button', { name: 'Add them to the dead cards' }).click()
  await expect(page).toHaveURL(/dead=3s3h/)
  await expect(page.getByRole('region', { name: 'The answer' }).getByRole('status')).toContainText('Best: Fold.')
})

test('a long search says what it tries, and stops', async ({ page }) => {
  await page.goto('/ultimate-texas-holdem/calculator?hand=AsAd')
  await full(page)
  await expect(eyes(page).getByRole('status').first()).toContainText('No single card changes the play')
  const stop = eyes(page).getByRole('button', { name: 'Stop' })
  await searchMore(page)
  await stop.click()
  await expect(eyes(page)).toContainText('You stopped the search')
  await eyes(page).getByRole('button', { name: 'Search again' }).click()
  await expect(stop).toBeVisible()
})

test('nothing overflows and axe finds nothing', async ({ page }, { project }) => {
  // The longest words on the narrow screen.
  const hand =
    project.name === 'phone'
      ? 'pai-gow-poker/calculator?hand=AsAdKsQh9c7h2d'
      : 'ultimate-texas-holdem/calculator?hand=Ks5d'
  await page.goto(`/${hand}`)
  await full(page)
  await eyes(page).locator('button[data-card]').first().click()
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
