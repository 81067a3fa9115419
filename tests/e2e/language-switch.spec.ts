import type { Page } from '@playwright/test'
import { LANGUAGES } from '@/lib/messages/languages'
import { begins, ENGLISH, like, type Said, SPANISH } from '../tools/said'
import { at, expect, said, test } from './fixture'

/* The other language has the same page in the same state: what a reader has sorted, typed, written or played is there, too. */

const [{ name: english }, { name: spanish }] = LANGUAGES
/** The language that a test begins in, and the other one. */
const bothOf = (): readonly [Said, Said] => [said(), said() === ENGLISH ? SPANISH : ENGLISH]
const turnTo = (page: Page, to: Said) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: to === ENGLISH ? english : spanish })
    .click()

/** Where the rows of a list lead, without the language. */
const rows = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .getByRole('main')
    .locator('tbody th a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.replace(/^\/es/, '')))

test('a list that is sorted or searched stays so', async ({ page }) => {
  const [{ bestOdds }, other] = bothOf()
  await page.goto(at('/best-odds'))
  const usual = await rows(page)
  await page.getByRole('button', { name: bestOdds.hour }).click()
  await page.getByRole('button', { name: bestOdds.hour }).click()
  await expect(page).toHaveURL(/\?sort=hour-falls$/)
  const sorted = await rows(page)
  expect(sorted).not.toEqual(usual)
  await turnTo(page, other)
  await expect(page).toHaveURL(new RegExp(String.raw`${other.start}/best-odds\?sort=hour-falls$`))
  await expect(page.getByRole('columnheader', { name: other.bestOdds.hour })).toHaveAttribute('aria-sort', 'descending')
  expect(await rows(page)).toEqual(sorted)

  await page.goto(at('/my-table'))
  await page.getByRole('radio', { name: 'Blackjack', exact: true }).check()
  await turnTo(page, other)
  await expect(page.getByRole('heading', { level: 1, name: other.myTable.title })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Blackjack', exact: true })).toBeChecked()

  await page.goto(at('/search?q=k5o'))
  await expect(page.getByRole('option').first()).toBeVisible()
  await turnTo(page, other)
  await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('k5o')
  await expect(page.getByRole('option').first()).toBeVisible()
})

test(
  'a house way that is being written is there in the other language, unsaved, and goes on',
  { tag: '@spanish' },
  async ({ page }) => {
    const [own, other] = bothOf()
    const name = ({ houseWays }: Said) => page.getByRole('textbox', { name: begins(houseWays.name) }).first()
    await page.goto(at('/house-ways/editor?from=playnow'))
    await name(own).fill('The school')
    await page.getByRole('button', { name: own.houseWays.moveUp('P1') }).click()
    await page.getByRole('list').getByRole('button', { name: /^F4 ·/ }).click()
    await page.getByRole('button', { name: own.houseWays.removeIt }).click()
    const clauses = page
      .getByRole('main')
      .getByRole('list')
      .getByRole('button', { name: /^[A-Z]\d\S* ·/ })
    const written = async (): Promise<readonly string[]> =>
      (await clauses.allTextContents()).map((text) => /^[A-Z]\d[a-z-]*/.exec(text.trim())?.[0] ?? text)
    const before = await written()
    expect(before.length).toBeGreaterThan(20)
    await turnTo(page, other)
    await expect(name(other)).toHaveValue('The school')
    expect(await written()).toEqual(before)
    await name(other).fill('La escuela')
    await turnTo(page, own)
    await expect(name(own)).toHaveValue('La escuela')
  },
)

test('a round goes on where it was, with its session', async ({ page }) => {
  const [own, other] = bothOf()
  const cards = (): Promise<readonly string[]> =>
    page.locator('main .playing-card-face').evaluateAll((faces) => faces.map((face) => face.innerHTML))
  const decision = ({ deciding }: Said, stage = '~') =>
    page.getByRole('list', { name: begins(deciding.yourDecision(stage)) })
  const onFlop = ({ games }: Said): string => games['ultimate-texas-holdem'].stages.flop!
  const answer = ({ deciding }: Said) => page.getByRole('region', { name: deciding.theAnswer })
  const session = ({ answer: { thisSession } }: Said) => page.getByRole('region', { name: thisSession })
  await page.goto(at('/ultimate-texas-holdem/trainer?seed=keys-1'))
  await expect(decision(own)).toBeVisible()
  // As a browser that translates the page does; the site has no words in this language.
  await page.evaluate(() => void (document.documentElement.lang = 'fr'))
  await page.keyboard.press('3')
  await expect(answer(own)).toBeVisible()
  await page.keyboard.press('Space')
  await expect(decision(own, onFlop(own))).toBeVisible()
  const before = await cards()
  await turnTo(page, other)
  await expect(decision(other, onFlop(other))).toBeVisible()
  expect(await cards()).toEqual(before)
  await expect(session(other)).toContainText(like(other.answer.ofAsked('~', '1')))
  // An answer, too, is still there.
  await page.keyboard.press('c')
  await expect(answer(other).getByRole('heading', { level: 2 })).toBeVisible()
  await turnTo(page, own)
  await expect(answer(own).getByRole('heading', { level: 2 })).toBeVisible()
  await expect(session(own)).toContainText(like(own.answer.ofAsked('~', '2')))
})

test(
  'a hand that is typed is answered in the other language, under the same rules',
  { tag: '@spanish' },
  async ({ page }) => {
    const [own, other] = bothOf()
    const main = page.getByRole('main')
    const field = ({ games }: Said, id: 'hand' | 'board' | 'dead') =>
      main.getByRole('textbox', { name: games['ultimate-texas-holdem'].entered[id]!.name })
    const flush = ({ games, ruleFields }: Said) => {
      const { name, values } = games['ultimate-texas-holdem'].fields.blind!
      return main.getByRole('textbox', { name: ruleFields.toOne(name, values!.flush!) })
    }
    await page.goto(at('/ultimate-texas-holdem/calculator'))
    await field(own, 'hand').fill('k♠ 10d')
    await field(own, 'board').fill('Qh, 7c, 2d')
    await field(own, 'dead').fill('As')
    await page.getByRole('button', { name: own.calculator.rules }).click()
    await flush(own).fill('2')
    await expect(page).toHaveURL(/rules=/)
    await turnTo(page, other)
    await expect(field(other, 'hand')).toHaveValue('KsTd')
    await expect(field(other, 'board')).toHaveValue('Qh7c2d')
    await expect(field(other, 'dead')).toHaveValue('As')
    await expect(flush(other)).toHaveValue('2')
    await expect(main.getByRole('list', { name: other.answer.worths })).toBeVisible()
  },
)
