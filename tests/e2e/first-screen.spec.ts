import type { Locator, Page } from '@playwright/test'
import { GAMES } from '@/lib/games/index'
import type { AnyGame } from '@/lib/games/game'
import { expect, test } from './fixture'

/* What an answer teaches is seen without scrolling: measured on the phone that most people hold, in every game. */

const answer = (page: Page) => page.getByRole('region', { name: 'The answer' })
const settlement = (page: Page) => page.getByRole('region', { name: 'The settlement' })
const question = (page: Page) => page.locator('.trainer-question')
const next = (page: Page) => page.locator('.trainer-next').getByRole('button').last()

/** Chooses one of the options, counted round and round; or the cards as the house would set them. */
async function decide(page: Page, game: AnyGame, choice: number): Promise<void> {
  await expect(question(page)).toBeVisible({ timeout: 45_000 })
  if (game.arrange) {
    await question(page).getByRole('button', { name: game.arrange.suggestedBy, exact: true }).click()
    await question(page).getByRole('button', { name: 'Confirm' }).click()
    return
  }
  const options = question(page).getByRole('listitem').getByRole('button')
  await options.nth(choice % (await options.count())).click()
}

/** The place of what is looked at, between the header and the bar of the next step; scrolling has ended. */
async function isInSight(page: Page, what: Locator): Promise<void> {
  const [header, bar] = [page.locator('header').first(), page.locator('.trainer-next')]
  await expect(async () => {
    const [top, box, bottom] = await Promise.all([header.boundingBox(), what.boundingBox(), bar.boundingBox()])
    expect(box!.y).toBeGreaterThanOrEqual(top!.y + top!.height - 1)
    expect(box!.y + box!.height).toBeLessThanOrEqual(Math.min(844, bottom!.y) + 1)
  }).toPass({ timeout: 10_000 })
}

test('on a phone of 390 px the verdict, its cost and the reason are in the first screen, and the dealer’s cards at the showdown', async ({
  page,
}) => {
  test.setTimeout(300_000)
  for (const game of GAMES)
    for (const choice of [0, 1]) {
      await page.goto(`/${game.id}/trainer?seed=phone-${choice + 1}`)
      for (let i = 0; i < 8 && !(await settlement(page).isVisible()); i++) {
        await decide(page, game, choice)
        const grade = answer(page).getByRole('heading', { level: 2 })
        await expect(grade, game.id).toBeVisible({ timeout: 45_000 })
        await isInSight(page, grade.locator('..'))
        await isInSight(page, answer(page).locator('.trainer-reason'))
        await next(page).click()
        await expect(settlement(page).or(question(page)).first()).toBeVisible()
      }
      await expect(settlement(page), game.id).toBeVisible()
      for (const cards of await page
        .locator('.trainer-felt')
        .getByRole('group', { name: /^Dealer/ })
        .all())
        await isInSight(page, cards)
    }
})
