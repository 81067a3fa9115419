import type { Locator, Page } from '@playwright/test'
import type { AnyGame } from '@/lib/game/game'
import { findGame, GAMES } from '@/lib/games/index'
import { begins, ENGLISH, type Said, SPANISH } from '../tools/said'
import { expect, followTo, test } from './fixture'

/* What an answer teaches is seen without scrolling: measured on the phone that most people hold, in every game. */

const answer = (page: Page, { deciding }: Said = ENGLISH) => page.getByRole('region', { name: deciding.theAnswer })
const settlement = (page: Page, { trainer }: Said) => page.getByRole('region', { name: trainer.settlement })
const question = (page: Page) => page.locator('.trainer-question')
const next = (page: Page) => page.locator('.trainer-next').getByRole('button').last()

/** Chooses one of the options, counted round and round; or the cards as the house would set them. */
async function decide(page: Page, game: AnyGame, choice: number, words: Said = ENGLISH): Promise<void> {
  await expect(question(page)).toBeVisible({ timeout: 45_000 })
  if (game.arrange) {
    const { arrange } = words.games[game.id]!
    await question(page)
      .getByRole('button', { name: words.deciding.setAs(arrange!.suggestedBy), exact: true })
      .click()
    await question(page).getByRole('button', { name: words.cards.confirm }).click()
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

// Every second game in Spanish, whose words are longer.
for (const [i, game] of GAMES.entries()) {
  const words = i % 2 === 0 ? ENGLISH : SPANISH
  test(`on a phone of 390 px the verdict, its cost and the reason of ${game.name} are in the first screen, the dealer’s cards at the showdown, and the best play when time runs out`, async ({
    page,
  }) => {
    await page.goto(`${words.start}/${game.id}/trainer?seed=phone-1`)
    for (const choice of [0, 1]) {
      // The next hand of the same session.
      if (choice > 0) {
        await expect(page.locator('.trainer-next :focus')).toBeVisible()
        await next(page).click()
      }
      await expect(page).toHaveURL(new RegExp(`seed=phone-${choice + 1}&`))
      for (let i = 0; i < 8 && !(await settlement(page, words).isVisible()); i++) {
        await decide(page, game, choice, words)
        const grade = answer(page, words).getByRole('heading', { level: 2 })
        await expect(grade).toBeVisible({ timeout: 45_000 })
        await isInSight(page, grade.locator('..'))
        await isInSight(page, answer(page, words).locator('.trainer-reason'))
        await next(page).click()
        await expect(settlement(page, words).or(question(page)).first()).toBeVisible()
      }
      await expect(settlement(page, words)).toBeVisible()
      for (const cards of await page
        .locator('.trainer-felt')
        .getByRole('group', { name: begins(words.places.dealer()) })
        .all())
        await isInSight(page, cards)
    }
    await followTo(page, '?seed=phone-11&clock=1')
    await expect(answer(page, words).locator('.trainer-reason')).toBeVisible({ timeout: 45_000 })
    await isInSight(page, answer(page, words).getByRole('heading', { level: 2 }).locator('..'))
    await isInSight(page, answer(page, words).locator('.trainer-reason'))
  })
}

test('on a phone of 390 px the verdict and the reason are in the first screen with everybody’s cards, and in a lesson', async ({
  page,
}) => {
  test.setTimeout(180_000)
  for (const address of [
    '/three-card-poker/trainer?seats=all&seed=phone-1',
    '/ultimate-texas-holdem/trainer?seats=all&seed=phone-1',
    '/mississippi-stud/trainer?seats=all&seed=phone-1',
    '/mississippi-stud/trainer?choice=placement&seed=phone-1',
    '/three-card-poker/trainer?choice=course&lesson=pair&seed=phone-4',
  ]) {
    const [path, query] = address.split('?') as [string, string]
    await (new URL(page.url()).pathname === path ? followTo(page, `?${query}`) : page.goto(address))
    await decide(page, findGame(address.split('/')[1]!)!, 1)
    await expect(answer(page).getByRole('heading', { level: 2 })).toBeVisible({ timeout: 45_000 })
    // With other players' cards, what they change comes a moment later.
    if (address.includes('seats'))
      await expect(answer(page).locator('.trainer-reason').getByRole('status')).not.toBeEmpty({ timeout: 45_000 })
    await isInSight(page, answer(page).getByRole('heading', { level: 2 }).locator('..'))
    await isInSight(page, answer(page).locator('.trainer-reason'))
  }
})

test('on a phone of 390 px an answer, the next street and the settlement stand where they are at once: nothing glides under the finger', async ({
  page,
}) => {
  await page.goto('/mississippi-stud/trainer?seed=phone-1')
  await page.evaluate(() => {
    const stops: number[] = []
    addEventListener('scroll', () => stops.push(scrollY))
    Object.assign(window, { stops })
  })
  /** How often the page was scrolled since this was asked last. */
  const scrolled = (): Promise<number> =>
    page.evaluate(() => (window as unknown as { readonly stops: number[] }).stops.splice(0).length)
  // The click brings its button above the bar, and the page goes to what matters now.
  const MOST_STOPS = 2
  const game = findGame('mississippi-stud')!
  while (!(await settlement(page, ENGLISH).isVisible())) {
    await decide(page, game, 0)
    const grade = answer(page).getByRole('heading', { level: 2 })
    await expect(grade).toBeVisible({ timeout: 45_000 })
    await isInSight(page, grade.locator('..'))
    expect(await scrolled()).toBeLessThanOrEqual(MOST_STOPS)
    await next(page).click()
    await expect(settlement(page, ENGLISH).or(question(page)).first()).toBeVisible()
    // The next question is at the top of the page, and a showdown's felt right below its heading.
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(200)
    expect(await scrolled()).toBeLessThanOrEqual(MOST_STOPS)
  }
})

test('on a phone of 390 px the first page’s hand has its options on the screen, then the verdict and the reason', async ({
  page,
}) => {
  await page.goto('/')
  const options = page.getByRole('list', { name: ENGLISH.deciding.yourDecision('') }).getByRole('button')
  for (const option of await options.all()) await expect(option).toBeInViewport({ ratio: 1 })
  await options.last().click()
  await expect(answer(page).getByRole('heading', { level: 2 }).locator('..')).toBeInViewport({ ratio: 1 })
  await expect(answer(page).getByText(/^Raise 4× K6 offsuit\./)).toBeInViewport({ ratio: 1 })
  await expect(answer(page).getByRole('link', { name: ENGLISH.trainer.nextHand })).toBeInViewport({ ratio: 1 })
})

test('on a phone of 390 px the way to the rules is in the first screen of a game that is new', async ({ page }) => {
  for (const id of ['pai-gow-poker', 'mississippi-stud', 'three-card-poker'])
    for (const { start, trainer } of [ENGLISH, SPANISH]) {
      await page.goto(`${start}/${id}/trainer?seed=new-1`)
      const button = page.getByRole('button', { name: trainer.inThirtySeconds })
      await expect(button).toBeVisible({ timeout: 45_000 })
      const box = (await button.boundingBox())!
      const bar = (await page.locator('.trainer-question').boundingBox())!
      expect(box.y + box.height).toBeLessThanOrEqual(bar.y)
    }
})
