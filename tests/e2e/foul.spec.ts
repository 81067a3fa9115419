import { errorKinds, gameOf, loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import type { Page } from '@playwright/test'
import { type AskedTable, hasBefore } from '@/lib/teaching/dealer-school/table/board'
import { questionOf } from '@/lib/teaching/dealer-school/errors/fouls'
import type { Rules } from '@/lib/game/game'
import { GAME_IDS, type GameId } from '@/lib/games/ids'
import { GAME_NAMES } from '@/lib/games/names'
import { like } from '../tools/said'
import { axeFindings } from './axe'
import { at, expect, followTo, said, test } from './fixture'

await loadSchoolGames(GAME_IDS)

/** A table as a link with nothing but a seed means it: by the first variant, dealt as links from before deal. */
const linkedTable = (game: GameId): AskedTable => ({
  game,
  rules: gameOf(game).variants[0].rules as Rules,
  ...(hasBefore(game) && { isOlder: true }),
})

const PAGE = '/dealer-school/foul'

const spoken = (page: Page) => page.locator('p[role=status]')
const handling = (page: Page) => page.getByRole('region', { name: said().foul.handling })
const verdict = (page: Page) => page.getByRole('region', { name: said().dealerSchool.verdict })
const heading = (page: Page) => verdict(page).getByRole('heading', { level: 2 })
const session = (page: Page) => page.getByRole('region', { name: said().answer.thisSession })
/** A round is there to be judged. */
const asked = (page: Page) => expect(spoken(page)).toHaveText(like(said().foul.spokenRound('~', '~')))

/** Opens a round: the page once, each other round by a link in it, which begins a session without an answer. */
async function goTo(page: Page, query: string): Promise<void> {
  if (!page.url().includes(PAGE)) return void (await page.goto(`${at(PAGE)}${query}`))
  await followTo(page, query)
  await expect(session(page)).not.toContainText(like(said().answer.ofAsked('~', '1')))
}

/** The first seed of a session whose round has an error, or has none. */
function seedOf(game: GameId, name: string, isFoul: boolean): string {
  for (let i = 1; ; i++)
    if (questionOf(linkedTable(game), `${name}-${i}`).kinds.length > 0 === isFoul) return `${name}-${i}`
}

/** The number key of an error in the list of its game. */
const keyOf = (game: GameId, kind: string): string =>
  String(errorKinds(linkedTable(game)).findIndex(({ id }) => id === kind) + 1)

test('an error is called, named and counted by keyboard alone, in each game', async ({ page }) => {
  for (const game of GAME_IDS) {
    const seed = seedOf(game, 'keys', true)
    await goTo(page, `?game=${game}&seed=${seed}`)
    await asked(page)
    await page.keyboard.press('f')
    await expect(handling(page).getByRole('listitem')).toHaveCount(errorKinds(linkedTable(game)).length)
    if (game === GAME_IDS[0]) expect(await axeFindings(page), 'the list').toEqual([])
    await page.keyboard.press(keyOf(game, questionOf(linkedTable(game), seed).kinds[0]!))
    await expect(heading(page), game).toHaveText(said().foul.named)
    await expect(verdict(page).getByRole('button', { name: said().foul.nextRound })).toBeFocused()
    await expect(session(page)).toContainText(said().answer.ofAsked('1', '1'))
    await page.keyboard.press('Space')
    await asked(page)
  }
})

test('a miss, a false alarm and a rightly passed round are told apart', async ({ page }) => {
  const game = 'three-card-poker'
  const { foul } = said()
  await page.goto(`${at(PAGE)}?game=${game}&seed=${seedOf(game, 'miss', true)}`)
  await handling(page).getByRole('button', { name: foul.letPass }).click()
  await expect(heading(page)).toHaveText(foul.missed)
  await expect(verdict(page)).toContainText(like(foul.theDealer('~')))
  await goTo(page, `?game=${game}&seed=${seedOf(game, 'clean', false)}`)
  await asked(page)
  await page.keyboard.press('p')
  await expect(heading(page)).toHaveText(foul.passed)
  await page.reload()
  await asked(page)
  await page.keyboard.press('f')
  await page.keyboard.press('Backspace')
  await expect(handling(page).getByRole('button', { name: foul.letPass })).toBeVisible()
  await page.keyboard.press('f')
  await page.keyboard.press('1')
  await expect(heading(page)).toHaveText(foul.falseAlarm)
  await expect(session(page)).toContainText(foul.shortFalseAlarm)
})

test('a dispute is ruled by keys, with the sheet’s ruling and why', async ({ page }) => {
  const { dealerSchool, foul } = said()
  await page.goto(`${at(PAGE)}?game=disputes&seed=floor-1`)
  await expect(page.getByText('Texas Poker sheet').first()).toBeVisible()
  expect(await axeFindings(page), 'the dispute').toEqual([])
  await page.keyboard.press('2')
  await expect(heading(page)).toHaveText(new RegExp(`^(${foul.soRules}|${foul.rulesOtherwise})$`))
  await expect(verdict(page)).toContainText(like(foul.rulingOf('~')))
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/game=disputes&seed=floor-2$/)
  await page.getByLabel(dealerSchool.whatIsAsked).selectOption(GAME_NAMES['xx-poker'])
  await expect(page).toHaveURL(/game=disputes&of=xx-poker&seed=floor-3$/)
  await page.getByRole('button', { name: foul.rounds, exact: true }).click()
  await expect(page).toHaveURL(/game=xx-poker&seed=floor-4$/)
})

test('other rules are chosen and travel in the address; answers stay', async ({ page }) => {
  const { answer, games } = said()
  const { h17, s17 } = games['texas-21'].variants
  await page.goto(`${at(PAGE)}?game=texas-21&seed=rules-1`)
  await asked(page)
  await page.keyboard.press('p')
  await expect(session(page)).toContainText(like(answer.ofAsked('~', '1')))
  await page.getByRole('button', { name: h17! }).click()
  await page.getByRole('radio', { name: s17!, exact: true }).click()
  await expect(page).toHaveURL(/game=texas-21&rules=s17&sides=own&seed=rules-2$/)
  await asked(page)
  await page.keyboard.press('p')
  await expect(session(page)).toContainText(like(answer.ofAsked('~', '2')))
})

test('an address that holds no round says what is wrong and the way on', async ({ page }) => {
  await page.goto(`${at(PAGE)}?game=bridge`)
  await expect(page.getByText(said().problems['not-in-school']({ text: 'bridge' }))).toBeVisible()
  await page.getByRole('button', { name: said().answer.dealNew('round') }).click()
  await asked(page)
})

test.describe('on a phone of 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a round by touch: nothing is wider than the screen, and what is tapped is large enough', async ({ page }) => {
    for (const game of GAME_IDS) {
      await page.goto(`${at(PAGE)}?game=${game}&seed=touch-1`)
      await asked(page)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        game,
      ).toBeLessThanOrEqual(0)
      await handling(page).getByRole('button', { name: said().foul.foul }).tap()
      const first = handling(page).getByRole('listitem').first().getByRole('button')
      expect((await first.boundingBox())!.height).toBeGreaterThanOrEqual(44)
      await first.tap()
      const next = verdict(page).getByRole('button', { name: said().foul.nextRound })
      await expect(verdict(page).getByRole('heading').first()).toBeInViewport({ ratio: 1 })
      await expect(next).toBeInViewport({ ratio: 1 })
      await next.tap()
      await expect(handling(page)).toBeVisible()
    }
  })
})
