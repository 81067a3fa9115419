import type { Page } from '@playwright/test'
import { JOKER, RANKS } from '@/lib/cards/card'
import { begins, like } from '../tools/said'
import { at, expect, said, test } from './fixture'

const DRILL = '/dealer-school/house-way'

const spoken = (page: Page) => page.locator('p[role=status]')
const question = (page: Page) => page.getByRole('region', { name: said().houseWayDrill.yourSetting })
const verdict = (page: Page) => page.getByRole('region', { name: said().dealerSchool.verdict })
const session = (page: Page) => page.getByRole('region', { name: said().answer.thisSession })
const heading = (page: Page) => verdict(page).getByRole('heading', { level: 2 })
/** What the button of a card in the hand is called. */
const inHand = (card: string): string => said().cards.goesTo(card, said().houseWayDrill.inFront.toLowerCase())
const card = (page: Page, name: string) => page.getByRole('button', { name: inHand(name), exact: true })
const confirm = (page: Page) => page.getByRole('button', { name: said().cards.confirm })
const nextHand = (page: Page) => page.getByRole('button', { name: said().houseWayDrill.nextHand })

/** The hand as a screen reader hears it. */
async function handOf(page: Page): Promise<readonly string[]> {
  const told = begins(said().houseWayDrill.spokenHand('~', 7), '(.+?)')
  await expect(spoken(page)).toHaveText(told)
  return told.exec((await spoken(page).textContent()) ?? '')?.[1]?.split(', ') ?? []
}

test('a hand by keyboard alone: moved, taken back, confirmed, judged, and the next one', async ({ page }) => {
  const { answer, houseWayDrill } = said()
  await page.goto(`${at(DRILL)}?clauses=K1&seed=keys-1`)
  expect(await handOf(page)).toHaveLength(7)
  await page.keyboard.press('1')
  await page.keyboard.press('2')
  await page.keyboard.press('Backspace')
  await expect(question(page)).not.toContainText(houseWayDrill.isFull)
  await page.keyboard.press('s')
  await page.keyboard.press('3')
  await expect(question(page)).toContainText(houseWayDrill.isFull)
  await page.keyboard.press('Space')
  await expect(heading(page)).toHaveText(
    new RegExp(`^(${houseWayDrill.right}|${houseWayDrill.foul}|${houseWayDrill.notThisWay})$`),
  )
  await expect(verdict(page)).toContainText('K1')
  await expect(verdict(page)).toContainText(houseWayDrill.whyNoEarlier)
  await expect(nextHand(page)).toBeFocused()
  await expect(session(page)).toContainText(like(answer.ofAsked('~', '1')))
  await page.keyboard.press('Space')
  await expect(question(page)).toBeFocused()
  await expect(page).toHaveURL(/clauses=K1&seed=keys-[2-9]$/)
  expect(await handOf(page)).toHaveLength(7)
})

test('the verdict is in sight from its heading on after a setting, on a tablet on its side', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto(`${at(DRILL)}?clauses=K1&seed=sight-1`)
  expect(await handOf(page)).toHaveLength(7)
  for (const key of ['1', '2', 'Space']) await page.keyboard.press(key)
  await expect(nextHand(page)).toBeFocused()
  await expect(heading(page)).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('the setting of the clause is right, with any cards that come to the same', async ({ page }) => {
  // Three of a kind: it stays behind, the two highest other cards go in front.
  await page.goto(`${at(DRILL)}?clauses=K1&seed=right-1`)
  const { answer, cards, houseWayDrill } = said()
  const order = RANKS.map((_, rank) => cards.rank(rank))
  const rank = (name: string): number => (name === cards.card(JOKER) ? 12 : order.indexOf(name.split(' ')[0]!))
  const hand = await handOf(page)
  const singles = hand.filter((name) => hand.filter((other) => rank(other) === rank(name)).length === 1)
  const [first, second] = singles.sort((a, b) => rank(b) - rank(a))
  await card(page, first!).click()
  await card(page, second!).click()
  await confirm(page).click()
  await expect(heading(page)).toHaveText(houseWayDrill.right)
  await expect(session(page)).toContainText(answer.ofAsked('1', '1'))
})

test('cards and buttons that are clicked leave the space bar to the confirmation', async ({ page }) => {
  await page.goto(`${at(DRILL)}?clauses=K1&seed=mouse-1`)
  const [first, second] = await handOf(page)
  await card(page, first!).click()
  await page.getByRole('button', { name: said().cards.clear }).click()
  await card(page, first!).click()
  await card(page, second!).click()
  await page.keyboard.press('Space')
  await expect(verdict(page)).toBeVisible()
})

test('cards are dragged in front, and back', async ({ page }) => {
  // Places are measured here, so nothing may be under way.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${at(DRILL)}?seed=drag-1`)
  const [first = ''] = await handOf(page)
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }, steps = 8): Promise<void> => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps })
    await page.mouse.up()
  }
  const middle = async (name: string | RegExp): Promise<{ x: number; y: number }> => {
    const box = (await page.getByRole('button', { name }).boundingBox())!
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const place = (await page.getByRole('group', { name: said().houseWayDrill.inFront }).boundingBox())!
  const front = { x: place.x + place.width / 2, y: place.y + place.height / 2 }
  const home = await middle(inHand(first))
  await drag(home, front)
  await expect(card(page, first)).toHaveAttribute('aria-pressed', 'true')
  // A quick mouse, which is far off the card by its first move.
  await drag(await middle(said().cards.takeBack(first)), home, 1)
  await expect(card(page, first)).toHaveAttribute('aria-pressed', 'false')
  await drag(home, { x: home.x + 20, y: home.y + 20 })
  await expect(card(page, first)).toHaveAttribute('aria-pressed', 'false')
})

test('the address asks the same hand again, and the clauses and the way travel in it', async ({ page }) => {
  const { dealerSchool } = said()
  await page.goto(`${at(DRILL)}?way=foxwoods&clauses=family.two-pairs&seed=again-5`)
  const hand = await handOf(page)
  await page.reload()
  expect(await handOf(page)).toEqual(hand)
  await page.getByLabel(dealerSchool.houseWay, { exact: true }).selectOption('MGM')
  await expect(page).toHaveURL(/way=mgm&seed=again-6$/)
  await page.getByLabel(dealerSchool.whatIsAsked).selectOption('T1-keep')
  await expect(page).toHaveURL(/way=mgm&clauses=T1-keep&seed=again-7$/)
})

test('in the flash mode the cards turn over, and are set from memory', async ({ page }) => {
  const { cards, houseWayDrill, numbers } = said()
  await page.goto(`${at(DRILL)}?flash=2&seed=flash-1`)
  expect(await handOf(page)).toHaveLength(7)
  await expect(spoken(page)).toHaveText(like(houseWayDrill.spokenFaceDown(numbers.word(7)!)))
  await expect(card(page, cards.byNumber(3))).toBeVisible()
  await page.keyboard.press('3')
  await page.keyboard.press('5')
  await page.keyboard.press('Space')
  await expect(verdict(page)).toBeVisible()
})

test('an address that holds no hand says what is wrong and the way on', async ({ page }) => {
  await page.goto(`${at(DRILL)}?clauses=T9-keep`)
  await expect(page.getByText(said().problems['no-such-clause']({ text: 'T9-keep' }))).toBeVisible()
  await page.getByRole('button', { name: said().answer.dealNew('hand') }).click()
  expect(await handOf(page)).toHaveLength(7)
})

test.describe('on a phone of 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a hand by touch: nothing is wider than the screen, and what is tapped is large enough', async ({ page }) => {
    await page.goto(`${at(DRILL)}?seed=touch-1`)
    const [first = '', second = ''] = await handOf(page)
    for (const name of [first, second]) {
      const box = (await card(page, name).boundingBox())!
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
      await card(page, name).tap()
    }
    await expect(confirm(page)).toBeInViewport({ ratio: 1 })
    await confirm(page).tap()
    await expect(verdict(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await expect(heading(page)).toBeInViewport({ ratio: 1 })
    await expect(nextHand(page)).toBeInViewport({ ratio: 1 })
    await nextHand(page).tap()
    await expect(question(page)).toBeVisible()
  })
})
