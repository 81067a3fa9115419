import type { Page } from '@playwright/test'
import { begins, like } from '../tools/said'
import { axeFindings } from './axe'
import { at, expect, said, test } from './fixture'

const SESSION = '/three-card-poker/trainer?drill=close-calls&n=3&seed=summary-1'

const options = (page: Page) => page.getByRole('list', { name: begins(said().deciding.yourDecision('~')) })
const answer = (page: Page) => page.getByRole('region', { name: said().deciding.theAnswer })
const spoken = (page: Page) => page.getByRole('main').locator('p[role=status].sr-only').first()
const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Answers the hands of a session by the same key, to its summary. Gives what was spoken of the first. */
async function playAll(page: Page, hands: number, key: string): Promise<string> {
  let first = ''
  for (let hand = 1; hand <= hands; hand++) {
    await expect(options(page)).toBeVisible()
    if (hand === 1) first = (await spoken(page).textContent()) ?? ''
    await page.keyboard.press(key)
    await expect(answer(page).getByRole('heading', { level: 2 })).toBeVisible()
    await page.keyboard.press('Space')
  }
  await expect(page.getByText(said().trainerSummary.givenAway).first()).toBeVisible()
  return first
}

test(
  'a session ends with how it went, its dearest decisions with their proofs, and nothing for axe',
  { tag: '@spanish' },
  async ({ page }) => {
    const { answer: words, deciding, proof, trainerSummary } = said()
    const { dearest, someRight } = trainerSummary
    const over = begins(words.worthOver('~', '|', '').split('|')[0]!, String.raw`[\d.,\s]+`)
    await page.goto(at(SESSION))
    await playAll(page, 3, '2')
    await expect(title(page)).toHaveText(new RegExp([0, 1, 2, 3].map((right) => someRight(right, 3)).join('|')))
    await expect(title(page)).toBeFocused()
    const first = page
      .getByRole('region', { name: new RegExp([1, 2, 3].map(dearest).join('|')) })
      .getByRole('listitem')
      .first()
    await first.getByRole('button', { expanded: false }).click()
    await first.getByRole('button', { name: proof.recompute }).click()
    await expect(first.getByText(over)).toBeVisible()
    await expect(first.getByText(like(deciding.costs('~', '~')))).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 780 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner').first()).toBeHidden()
    await expect(page.getByRole('button', { name: trainerSummary.print })).toBeHidden()
    await expect(first.getByText(over)).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await first.getByRole('button', { name: trainerSummary.playAgain }).click()
    await expect(first.getByRole('list', { name: begins(said().deciding.yourDecision('~')) })).toBeFocused()
  },
)

test(
  'the same hands are played again, by oneself and by a friend against the score',
  { tag: '@spanish' },
  async ({ page, browser }) => {
    const { helps, trainerSummary } = said()
    const { friendGot, gaveTheSame, yourFriend } = trainerSummary
    await page.goto(at(SESSION))
    const hand = await playAll(page, 3, '2')
    await page.getByRole('button', { name: trainerSummary.makeLink }).click()
    const link = /http\S+/.exec((await page.getByLabel(helps.whatIsShared).textContent()) ?? '')?.[0] ?? ''
    await page.getByRole('link', { name: trainerSummary.replay }).click()
    await expect(options(page)).toBeVisible()
    await expect(spoken(page)).toHaveText(hand)

    const friend = await (await browser.newContext()).newPage()
    await friend.goto(link)
    await expect(spoken(friend)).toHaveText(hand)
    await playAll(friend, 3, '2')
    const got = [0, 1, 2, 3].map((right) => like(friendGot(yourFriend, right, 3, '~')).source).join('|')
    await expect(friend.getByText(new RegExp(`^(${got}).*${like(gaveTheSame).source}$`))).toBeVisible()
    await friend.close()
  },
)

test('another session begins with fresh hands', async ({ page }) => {
  await page.goto(at(SESSION))
  await playAll(page, 3, '1')
  await page.getByRole('button', { name: said().trainerSummary.anotherSession }).click()
  await expect(options(page)).toBeVisible()
  await expect(page).toHaveURL(/n=3&seed=(?!summary-)/)
})
