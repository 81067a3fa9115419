import type { Page } from '@playwright/test'
import { axeFindings } from './axe'
import { expect, test } from './fixture'

const SESSION = '/three-card-poker/trainer?drill=close-calls&n=3&seed=summary-1'

const options = (page: Page) => page.getByRole('list', { name: /^Your decision/ })
const answer = (page: Page) => page.getByRole('region', { name: 'The answer' })
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
  await expect(page.getByText('Given away').first()).toBeVisible()
  return first
}

test('a session ends with how it went, its dearest decisions with their proofs, and nothing for axe', async ({
  page,
}) => {
  await page.goto(SESSION)
  await playAll(page, 3, '2')
  await expect(title(page)).toHaveText(/of 3 right/)
  await expect(title(page)).toBeFocused()
  const first = page
    .getByRole('region', { name: /costliest decisions|decision that cost you/ })
    .getByRole('listitem')
    .first()
  await first.getByRole('button', { expanded: false }).click()
  await first.getByRole('button', { name: 'Recompute it yourself' }).click()
  await expect(first.getByText(/^Over [\d,]+ deals/)).toBeVisible()
  await expect(first.getByText(/costs you .* on average/)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner').first()).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(first.getByText(/^Over [\d,]+ deals/)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await first.getByRole('button', { name: 'Play this hand again' }).click()
  await expect(first.getByRole('list', { name: /^Your decision/ })).toBeFocused()
})

test('the same hands are played again, by oneself and by a friend against the score', async ({ page, browser }) => {
  await page.goto(SESSION)
  const hand = await playAll(page, 3, '2')
  await page.getByRole('button', { name: 'Make the link' }).click()
  const link = /http\S+/.exec((await page.getByLabel('What is shared').textContent()) ?? '')?.[0] ?? ''
  await page.getByRole('link', { name: 'Replay these hands' }).click()
  await expect(options(page)).toBeVisible()
  await expect(spoken(page)).toHaveText(hand)

  const friend = await (await browser.newContext()).newPage()
  await friend.goto(link)
  await expect(spoken(friend)).toHaveText(hand)
  await playAll(friend, 3, '2')
  await expect(friend.getByText(/^Your friend got \d of 3.*It’s a tie\.$/)).toBeVisible()
  await friend.close()
})

test('another session begins with fresh hands', async ({ page }) => {
  await page.goto(SESSION)
  await playAll(page, 3, '1')
  await page.getByRole('button', { name: 'Another session' }).click()
  await expect(options(page)).toBeVisible()
  await expect(page).toHaveURL(/n=3&seed=(?!summary-)/)
})
