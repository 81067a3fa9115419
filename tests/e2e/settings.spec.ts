import type { Page } from '@playwright/test'
import { money } from '@/app/_languages/format'
import { GAME_NAMES } from '@/lib/games/names'
import { begins, cardIn, like, writtenIn } from '../tools/said'
import { axeFindings } from './axe'
import { at, expect, said, test } from './fixture'

const SETTINGS = '/settings'

const fourColours = (page: Page) => page.getByRole('switch', { name: begins(said().settings.fourColours) })
const stake = (page: Page) => page.getByRole('textbox', { name: begins(said().settings.stake) })
/** The stake, as the head of the page has it. */
const stakeIs = (page: Page, amount: number) =>
  page.getByRole('button', {
    name: begins(
      said().chrome.stakeNow(
        writtenIn(said(), () => money(amount, 'USD')),
        '~',
      ),
    ),
  })
const choose = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByText(name, { exact: true }).click()
/** The colour of the first diamond or club on the felt. */
const colourOf = (page: Page, suit: 'diamonds' | 'clubs') =>
  page
    .locator(`[role=img][aria-label$=" ${said().calculator[suit].toLowerCase()}"] g`)
    .first()
    .evaluate((drawn) => getComputedStyle(drawn).fill)
const widthOfCard = async (page: Page): Promise<number> =>
  (await page
    .getByRole('img', { name: cardIn(said(), 'As') })
    .first()
    .boundingBox())!.width

test('what is set shows at once, and axe finds nothing', { tag: '@spanish' }, async ({ page }) => {
  const { settings } = said()
  await page.goto(at(SETTINGS))
  const [red, black, width] = [await colourOf(page, 'diamonds'), await colourOf(page, 'clubs'), await widthOfCard(page)]
  await fourColours(page).press('Space')
  await expect.poll(() => colourOf(page, 'diamonds')).not.toBe(red)
  expect(await colourOf(page, 'clubs')).not.toBe(black)
  await choose(page, settings.size, settings.large)
  await expect.poll(() => widthOfCard(page)).toBeGreaterThan(width)
  await stake(page).fill('25')
  await expect(stakeIs(page, 25)).toBeVisible()
  await page.getByRole('textbox', { name: begins(settings.pace) }).fill('0')
  await expect(page.getByText(begins(settings.staysInForce(settings.paceProblem('~'), '35')))).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})

test.describe('before any script of the page has come', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ })
  test('cards look as they were set', async ({ page }) => {
    const { settings } = said()
    await page.goto(at(SETTINGS))
    await fourColours(page).press('Space')
    await choose(page, settings.size, settings.small)
    await choose(page, settings.dealing, settings.atOnce)
    await page.route(/\/_next\/.*\.js/, (route) => route.abort())
    await page.goto(at('/'))
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
  await page.goto(at(SETTINGS))
  const duration = () =>
    page
      .getByRole('img', { name: cardIn(said(), 'As') })
      .evaluate((card) => parseFloat(getComputedStyle(card).animationDuration))
  await choose(page, said().settings.dealing, said().settings.slow)
  await expect.poll(duration).toBeGreaterThan(0.4)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(duration).toBeLessThan(0.01)
})

test(
  'the rules one plays by are in force where an address says nothing, and give way to a link',
  { tag: '@spanish' },
  async ({ page }) => {
    await page.goto(at(SETTINGS))
    const list = page.getByRole('combobox', { name: GAME_NAMES['three-card-poker'] })
    const names = await list.getByRole('option').allTextContents()
    const [usual, other] = [names[0]!, names[1]!]
    await list.selectOption(other)
    await page.goto(at('/three-card-poker/trainer'))
    await expect(page.getByRole('main').getByText(other).first()).toBeVisible()
    await expect(page).toHaveURL(/rules=/)
    await page.goto(at('/three-card-poker/calculator'))
    await expect(page).toHaveURL(/rules=/)
    await page.goto(at('/three-card-poker/trainer?seed=link-1&spot=hand-6c5sQs'))
    await expect(page.getByRole('main').getByText(usual).first()).toBeVisible()
    await page.goto(at('/three-card-poker/risk'))
    await expect(page).toHaveURL(/rules=/)
  },
)

test('rules in use are made one’s own where they are named, and stand in the settings', async ({ page }) => {
  await page.goto(at('/three-card-poker/trainer?rules=pair-plus.flush_3&seed=own-1'))
  await page
    .getByRole('main')
    .getByRole('button', { name: like(said().ruleFields.changed('~')) })
    .first()
    .click()
  await page.getByRole('button', { name: said().ruleFields.makeYours }).click()
  await expect(page.getByText(said().ruleFields.yours)).toBeVisible()
  await page.goto(at(SETTINGS))
  await expect(page.getByRole('combobox', { name: GAME_NAMES['three-card-poker'] })).toHaveValue('pair-plus.flush_3')
})

test('two tabs agree, and a reset is undone', { tag: '@spanish' }, async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()]
  await one.goto(at(SETTINGS))
  await other.goto(at(SETTINGS))
  await fourColours(one).press('Space')
  await expect(fourColours(other)).toBeChecked()
  await other.getByRole('button', { name: said().settings.reset }).click()
  await expect(fourColours(one)).not.toBeChecked()
  await other.getByRole('button', { name: said().settings.undo }).click()
  await expect(fourColours(one)).toBeChecked()
})

test('where nothing may be stored they hold as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto(at(SETTINGS))
  await expect(page.getByText(said().settings.notKept)).toBeVisible()
  await stake(page).fill('50')
  await fourColours(page).press('Space')
  await page.getByRole('link', { name: said().chrome.dailyHand }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(said().daily.title)
  await expect(stakeIs(page, 50)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.dataset.deck)).toBe('four')
})
