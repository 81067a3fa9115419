import type { Page } from '@playwright/test'
import { axeFindings } from './axe'
import { expect, test } from './fixture'

const SETTINGS = '/settings'

const switchOf = (page: Page, name: RegExp) => page.getByRole('switch', { name })
const choose = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByText(name, { exact: true }).click()
/** The colour of the first diamond or club on the felt. */
const colourOf = (page: Page, suit: 'diamonds' | 'clubs') =>
  page
    .locator(`[role=img][aria-label$="of ${suit}"] g`)
    .first()
    .evaluate((drawn) => getComputedStyle(drawn).fill)
const widthOfCard = async (page: Page): Promise<number> =>
  (await page.getByRole('img', { name: 'ace of spades' }).first().boundingBox())!.width

test('what is set shows at once, and axe finds nothing', async ({ page }) => {
  await page.goto(SETTINGS)
  const [red, black, width] = [await colourOf(page, 'diamonds'), await colourOf(page, 'clubs'), await widthOfCard(page)]
  await switchOf(page, /^Four colors/).press('Space')
  await expect.poll(() => colourOf(page, 'diamonds')).not.toBe(red)
  expect(await colourOf(page, 'clubs')).not.toBe(black)
  await choose(page, 'Size', 'Large')
  await expect.poll(() => widthOfCard(page)).toBeGreaterThan(width)
  await page.getByRole('textbox', { name: /^Stake/ }).fill('25')
  await expect(page.getByRole('button', { name: /^Stake: \$25/ })).toBeVisible()
  await page.getByRole('textbox', { name: /^Pace/ }).fill('0')
  await expect(page.getByText(/^Enter a whole number.*stays at 35 for now/)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})

test.describe('before any script of the page has come', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ })
  test('cards look as they were set', async ({ page }) => {
    await page.goto(SETTINGS)
    await switchOf(page, /^Four colors/).press('Space')
    await choose(page, 'Size', 'Small')
    await choose(page, 'Dealing', 'At once')
    await page.route(/\/_next\/.*\.js/, (route) => route.abort())
    await page.goto('/')
    expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
      deck: 'four',
      cards: 'small',
      dealing: '0',
    })
    const clubs = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--clubs'))
    const coloured = await clubs()
    await page.evaluate(() => delete document.documentElement.dataset.deck)
    expect(await clubs()).not.toBe(coloured)
  })
})

test('less motion, where the system asks for it, is stronger than a slow deal', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(SETTINGS)
  const duration = () =>
    page
      .getByRole('img', { name: 'ace of spades' })
      .evaluate((card) => parseFloat(getComputedStyle(card).animationDuration))
  await choose(page, 'Dealing', 'Slow')
  await expect.poll(duration).toBeGreaterThan(0.4)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(duration).toBeLessThan(0.01)
})

test('the rules one plays by are in force where an address says nothing, and give way to a link', async ({ page }) => {
  await page.goto(SETTINGS)
  const list = page.getByRole('combobox', { name: 'Three Card Poker' })
  const names = await list.getByRole('option').allTextContents()
  const [usual, other] = [names[0]!, names[1]!]
  await list.selectOption(other)
  await page.goto('/three-card-poker/trainer')
  await expect(page.getByRole('main').getByText(other).first()).toBeVisible()
  await expect(page).toHaveURL(/rules=/)
  await page.goto('/three-card-poker/calculator')
  await expect(page).toHaveURL(/rules=/)
  await page.goto('/three-card-poker/trainer?seed=link-1&spot=hand-6c5sQs')
  await expect(page.getByRole('main').getByText(usual).first()).toBeVisible()
  await page.goto('/three-card-poker/risk')
  await expect(page).toHaveURL(/rules=/)
})

test('rules in use are made one’s own where they are named, and stand in the settings', async ({ page }) => {
  await page.goto('/three-card-poker/trainer?rules=pair-plus.flush_3&seed=own-1')
  await page
    .getByRole('main')
    .getByRole('button', { name: /, changed/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Make these my rules' }).click()
  await expect(page.getByText('These are the rules you play by.')).toBeVisible()
  await page.goto(SETTINGS)
  await expect(page.getByRole('combobox', { name: 'Three Card Poker' })).toHaveValue('pair-plus.flush_3')
})

test('two tabs agree, and a reset is undone', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()]
  await one.goto(SETTINGS)
  await other.goto(SETTINGS)
  await switchOf(one, /^Four colors/).press('Space')
  await expect(switchOf(other, /^Four colors/)).toBeChecked()
  await other.getByRole('button', { name: 'Reset all settings' }).click()
  await expect(switchOf(one, /^Four colors/)).not.toBeChecked()
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(switchOf(one, /^Four colors/)).toBeChecked()
})

test('where nothing may be stored they hold as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto(SETTINGS)
  await expect(page.getByText(/last only until you close the page/)).toBeVisible()
  await page.getByRole('textbox', { name: /^Stake/ }).fill('50')
  await switchOf(page, /^Four colors/).press('Space')
  await page.getByRole('link', { name: 'Daily hand' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Daily hand')
  await expect(page.getByRole('button', { name: /^Stake: \$50/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.dataset.deck)).toBe('four')
})
