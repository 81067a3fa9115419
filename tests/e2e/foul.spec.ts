import { gameOf, loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import type { Page } from '@playwright/test'
import type { Table } from '@/lib/teaching/dealer-school/board'
import { errorKinds, questionOf } from '@/lib/teaching/dealer-school/fouls'
import type { Rules } from '@/lib/games/game'
import { GAME_IDS, type GameId } from '@/lib/games/ids'
import { axeFindings } from './axe'
import { expect, test } from './fixture'

await loadSchoolGames(GAME_IDS)

/** A table as a link with a seed and no rules means it: by the first variant. */
const linkedTable = (game: GameId): Table => ({ game, rules: gameOf(game).variants[0].rules as Rules })

const PAGE = '/dealer-school/foul'

const spoken = (page: Page) => page.locator('p[role=status]')
const handling = (page: Page) => page.getByRole('region', { name: 'The dealer’s handling' })
const verdict = (page: Page) => page.getByRole('region', { name: 'The verdict' })
const heading = (page: Page) => verdict(page).getByRole('heading', { level: 2 })
const session = (page: Page) => page.getByRole('region', { name: 'This session' })

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
    await page.goto(`${PAGE}?game=${game}&seed=${seed}`)
    await expect(spoken(page)).toHaveText(/F calls foul/)
    await page.keyboard.press('f')
    await expect(handling(page).getByRole('listitem')).toHaveCount(errorKinds(linkedTable(game)).length)
    if (game === GAME_IDS[0]) expect(await axeFindings(page), 'the list').toEqual([])
    await page.keyboard.press(keyOf(game, questionOf(linkedTable(game), seed).kinds[0]!))
    await expect(heading(page), game).toHaveText('You caught it and named it')
    await expect(verdict(page).getByRole('button', { name: 'Next round' })).toBeFocused()
    await expect(session(page)).toContainText('1 of 1')
    await page.keyboard.press('Space')
    await expect(spoken(page)).toHaveText(/F calls foul/)
  }
})

test('a miss, a false alarm and a rightly passed round are told apart', async ({ page }) => {
  const game = 'three-card-poker'
  await page.goto(`${PAGE}?game=${game}&seed=${seedOf(game, 'miss', true)}`)
  await handling(page).getByRole('button', { name: 'Let it pass' }).click()
  await expect(heading(page)).toHaveText('You missed an error')
  await expect(verdict(page)).toContainText('The dealer ')
  await page.goto(`${PAGE}?game=${game}&seed=${seedOf(game, 'clean', false)}`)
  await expect(spoken(page)).toHaveText(/F calls foul/)
  await page.keyboard.press('p')
  await expect(heading(page)).toHaveText('Right: nothing was wrong')
  await page.reload()
  await expect(spoken(page)).toHaveText(/F calls foul/)
  await page.keyboard.press('f')
  await page.keyboard.press('Backspace')
  await expect(handling(page).getByRole('button', { name: 'Let it pass' })).toBeVisible()
  await page.keyboard.press('f')
  await page.keyboard.press('1')
  await expect(heading(page)).toHaveText('False alarm: nothing was wrong')
  await expect(session(page)).toContainText('False alarms')
})

test('a dispute is ruled by keys, with the sheet’s ruling and why', async ({ page }) => {
  await page.goto(`${PAGE}?game=disputes&seed=floor-1`)
  await expect(page.getByText('Texas Poker sheet').first()).toBeVisible()
  expect(await axeFindings(page), 'the dispute').toEqual([])
  await page.keyboard.press('2')
  await expect(heading(page)).toHaveText(/^(Right ruling|Another ruling)$/)
  await expect(verdict(page)).toContainText('Houses differ')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/game=disputes&seed=floor-2$/)
  await page.getByLabel('What is asked').selectOption('XX Poker')
  await expect(page).toHaveURL(/game=disputes&of=xx-poker&seed=floor-3$/)
  await page.getByRole('button', { name: 'Rounds', exact: true }).click()
  await expect(page).toHaveURL(/game=xx-poker&seed=floor-4$/)
})

test('other rules are chosen and travel in the address; answers stay', async ({ page }) => {
  await page.goto(`${PAGE}?game=texas-21&seed=rules-1`)
  await expect(spoken(page)).toHaveText(/F calls foul/)
  await page.keyboard.press('p')
  await expect(session(page)).toContainText('of 1')
  await page.getByRole('button', { name: 'Dealer hits soft 17' }).click()
  await page.getByRole('radio', { name: 'Dealer stands on soft 17', exact: true }).click()
  await expect(page).toHaveURL(/game=texas-21&rules=s17&seed=rules-2$/)
  await expect(spoken(page)).toHaveText(/F calls foul/)
  await page.keyboard.press('p')
  await expect(session(page)).toContainText('of 2')
})

test('an address that holds no round says what is wrong and the way on', async ({ page }) => {
  await page.goto(`${PAGE}?game=bridge`)
  await expect(page.getByText('“bridge” isn’t a game of the school')).toBeVisible()
  await page.getByRole('button', { name: 'Deal a new round' }).click()
  await expect(spoken(page)).toHaveText(/F calls foul/)
})

test.describe('on a phone of 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a round by touch: nothing is wider than the screen, and what is tapped is large enough', async ({ page }) => {
    for (const game of GAME_IDS) {
      await page.goto(`${PAGE}?game=${game}&seed=touch-1`)
      await expect(spoken(page)).toHaveText(/F calls foul/)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        game,
      ).toBeLessThanOrEqual(0)
      await handling(page).getByRole('button', { name: 'Foul' }).tap()
      const first = handling(page).getByRole('listitem').first().getByRole('button')
      expect((await first.boundingBox())!.height).toBeGreaterThanOrEqual(44)
      await first.tap()
      const next = verdict(page).getByRole('button', { name: 'Next round' })
      await expect(next).toBeInViewport({ ratio: 1 })
      await next.tap()
      await expect(handling(page)).toBeVisible()
    }
  })
})
