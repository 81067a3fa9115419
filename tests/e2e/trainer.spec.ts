import type { Page } from '@playwright/test'
import { GAME_NAMES } from '@/lib/games/names'
import { anyCard, anyGrade, begins, like } from '../tools/said'
import { axeFindings } from './axe'
import { at, expect, followTo, said, test } from './fixture'

const THREE_CARD = '/three-card-poker/trainer'
const HOLDEM = '/ultimate-texas-holdem/trainer'

const options = (page: Page) => page.getByRole('list', { name: said().deciding.yourDecision('') })
const answer = (page: Page) => page.getByRole('region', { name: said().deciding.theAnswer })
const settlement = (page: Page) => page.getByRole('region', { name: said().trainer.settlement })
const spoken = (page: Page) => page.locator('p[role=status]')
const next = (page: Page, name: 'playOn' | 'nextHand') => page.getByRole('button', { name: said().trainer[name] })
/** Cards of one's own, as they are told at a decision. */
const spokenHand = (): RegExp => new RegExp(`${said().places.hand()}: (${anyCard(said())}(, |;|\\.| ))+`)
const stage = (id: string): RegExp => begins(said().games['ultimate-texas-holdem'].stages[id]!)

/** Presses a key at a decision and waits for its grade. */
async function answerBy(page: Page, key: string): Promise<void> {
  await expect(options(page)).toBeVisible()
  await page.keyboard.press(key)
  await expect(answer(page).getByRole('heading', { level: 2 })).toHaveText(new RegExp(`^${anyGrade(said())}$`))
}

test.describe('by keyboard alone', () => {
  test('a whole hand of Three Card Poker: question, grade, settlement, next hand', async ({ page }) => {
    const { answer: words, cards, deciding, numbers, places } = said()
    await page.goto(`${THREE_CARD}?seed=keys-1`)
    await expect(spoken(page)).toHaveText(spokenHand())
    await expect(spoken(page)).toContainText(`${places.dealer()}: ${cards.cardsFaceDown(3, numbers.word(3)!)}`)

    await answerBy(page, '1')
    await expect(spoken(page)).toHaveText(new RegExp(`^${anyGrade(said())}\\.`))
    await expect(next(page, 'playOn')).toBeFocused()

    await page.keyboard.press('Space')
    await expect(settlement(page).getByRole('row', { name: words.total })).toBeVisible()
    await expect(spoken(page)).toHaveText(like(deciding.total('~'), String.raw`[+−]?\$[\d.]+`))

    await page.keyboard.press('Enter')
    await expect(options(page)).toBeFocused()
    await expect(page).toHaveURL(/seed=keys-2/)
    await answerBy(page, 'f')
    await expect(page.getByRole('region', { name: words.thisSession })).toContainText(like(words.ofAsked('~', '2')))
  })

  test('a whole round of Ultimate Texas Hold’em goes through flop and river to the showdown', async ({ page }) => {
    await page.goto(`${HOLDEM}?seed=keys-1`)
    await answerBy(page, '3')
    await page.keyboard.press('Space')
    await expect(spoken(page)).toHaveText(stage('flop'))
    await answerBy(page, 'c')
    await page.keyboard.press('Enter')
    await expect(spoken(page)).toHaveText(stage('river'))
    await answerBy(page, '1')
    await page.keyboard.press('Space')
    await expect(settlement(page).getByRole('row')).toHaveCount(5)
    await expect(settlement(page).getByRole('listitem')).toHaveCount(3)
    await expect(spoken(page)).not.toContainText(said().cards.faceDown)
    await page.keyboard.press('Space')
    await expect(spoken(page)).toHaveText(stage('preflop'))
  })

  test('the options can be reached with Tab and taken with Enter, and ? opens the help', async ({ page }) => {
    await page.goto(`${THREE_CARD}?seed=tab-1`)
    await expect(options(page)).toBeVisible()
    const fold = page.getByRole('button', { name: begins(said().games['three-card-poker'].action('fold').name) })
    for (
      let presses = 0;
      presses < 40 && !(await fold.evaluate((button) => button === document.activeElement));
      presses++
    )
      await page.keyboard.press('Tab')
    await expect(fold).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(answer(page)).toBeVisible()
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: said().trainer.howToPlay })
    await expect(help).toBeVisible()
    expect(await axeFindings(page), 'the help').toEqual([])
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
  })
})

test('the answer carries its proof: counts, the exact fraction, the calculator and the command', async ({ page }) => {
  const { answer: words, helps: about, numbers: counted, proof: proven } = said()
  await page.goto(at(`${HOLDEM}?spot=hand-Ks5d&seed=proof-1`))
  await answerBy(page, '3')
  // Words before units: counts and antes wait for a tap.
  const [before, after] = words.worthOver('~', '', '').split('~') as [string, string]
  const counts = answer(page).getByText(new RegExp(`^${before}[\\d.,\\s]+${after.split(',')[0]}`))
  await expect(counts).toBeHidden()
  await expect(answer(page).getByRole('link', { name: proven.open })).toHaveAttribute(
    'href',
    /calculator\?spot=hand-Ks5d/,
  )
  await answer(page).getByRole('button', { name: proven.recompute }).click()
  await expect(counts).toContainText(new RegExp(`${words.exactly('').trim()}\\s−?[\\d.,\\s]+\\s/\\s[\\d.,\\s]+`))
  await expect(answer(page).getByRole('table', { name: proven.exactValues(counted.units('ante')) })).toContainText(
    /[\d.,\s]+ = −?\+?0[.,]\d{3}/,
  )
  await expect(answer(page).getByLabel(about.theCommand)).toHaveText(
    `echo '{"game":"ultimate-texas-holdem","hand":["Ks","5d"]}' | npm run -s solve`,
  )
})

test('an exact tie offers both answers as best, and grades both so', async ({ page }) => {
  const { answer: words, deciding: decided } = said()
  const spot = 'spot=hand-Qc6d~board-2cKd5d7h3d~did-check.check'
  await page.goto(at(`${HOLDEM}?seed=tie-1&${spot}`))
  for (const key of ['1', '2']) {
    if (key === '2') await followTo(page, `?seed=tie-2&${spot}`)
    await answerBy(page, key)
    await expect(answer(page).getByRole('heading', { level: 2 })).toHaveText(words.grades.best!)
    await expect(answer(page)).toContainText(decided.worthTheSame(['~']).replace('~', '').trim())
    await expect(answer(page).getByText(words.best, { exact: true })).toHaveCount(2)
  }
})

test('the address holds the hand: opened again it is the same, and the same cards come', async ({ page }) => {
  await page.goto(HOLDEM)
  // The first visit begins with how the game is played.
  await page
    .getByRole('dialog', { name: said().trainer.howToPlay })
    .getByRole('button', { name: said().trainer.toTheHand })
    .click()
  await expect(spoken(page)).toHaveText(spokenHand())
  await answerBy(page, '3')
  await page.keyboard.press('Space')
  await expect(spoken(page)).toHaveText(stage('flop'))
  const flop = await spoken(page).textContent()
  await expect(page).toHaveURL(/seed=[a-z0-9]+-1&spot=hand-[^&]*board-/)
  await page.reload()
  await expect(spoken(page)).toHaveText(flop ?? '')
})

test('another address opens another hand without a reload, and going back opens the first as it was left', async ({
  page,
}) => {
  await page.goto(`${HOLDEM}?seed=first-1`)
  await expect(spoken(page)).toHaveText(spokenHand())
  await answerBy(page, '3')
  const first = await spoken(page).textContent()
  const { chrome } = said()
  const menu = page.getByRole('button', { name: chrome.menu })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('navigation', { name: chrome.main }).getByRole('link', { name: chrome.train }).click()
  await expect(page).toHaveURL(/seed=(?!first)/)
  await expect(spoken(page)).toHaveText(spokenHand())
  await page.goBack()
  await expect(page).toHaveURL(/seed=first-1/)
  await expect(spoken(page)).toHaveText(first ?? '')
})

for (const [name, width, height] of [
  ['a small phone', 360, 640],
  ['a phone held sideways', 844, 390],
  ['a tablet', 768, 1024],
] as const) {
  test(`on ${name} nothing is wider than the screen and the options are in reach`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of [HOLDEM, THREE_CARD]) {
      await page.goto(at(`${path}?seed=small-1`))
      await expect(options(page)).toBeVisible()
      for (const button of await options(page).getByRole('button').all()) {
        await expect(button).toBeInViewport({ ratio: 1 })
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48)
      }
      await answerBy(page, '1')
      await expect(page.locator('.trainer-answer').getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    }
  })
}

test('a drill of one stage asks the next question after each answer', async ({ page }) => {
  await page.goto(at(`${HOLDEM}?drill=river&seed=drill-1`))
  await expect(spoken(page)).toHaveText(stage('river'))
  await answerBy(page, '2')
  await expect(next(page, 'nextHand')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(spoken(page)).toHaveText(stage('river'))
})

test('the stake is kept, and costs are shown in its money', async ({ page }) => {
  const { chrome: frame, felt: laid, settings: words } = said()
  const table = page.getByRole('region', { name: laid.table })
  await page.goto(at(`${THREE_CARD}?seed=stake-1`))
  await page.getByRole('button', { name: begins(frame.stakeNow('~', '~')) }).click()
  await page.getByLabel(words.stake, { exact: true }).fill('0')
  await page.getByRole('button', { name: words.set }).click()
  await expect(page.getByRole('alert').filter({ hasText: like(words.stakeProblem('~')) })).toBeVisible()
  await page.getByLabel(words.stake, { exact: true }).fill('25')
  await page.getByLabel(words.currency).selectOption('EUR')
  await page.getByRole('button', { name: words.set }).click()
  await expect(table).toContainText(/€25|25\s€/)
  await page.reload()
  await expect(table).toContainText(/€25|25\s€/)
})

for (const path of [HOLDEM, THREE_CARD]) {
  test(`${path}: whatever the address says, there is a message and a way on`, async ({ page }) => {
    const hostile = [
      'spot=%3Cscript%3Ealert(1)%3C/script%3E',
      'spot=hand-AsAs',
      `spot=${'hand-As'.repeat(900)}`,
      'seed=..%2F..%2Fetc',
      'drill=__proto__',
      'rules=__proto___1',
      'spot=%00',
      'seed=',
    ]
    for (const [i, query] of hostile.entries()) {
      // One page is opened at each address. In the other all but the first are followed to, from a hand that is there.
      if (i === 0 || path === HOLDEM) await page.goto(`${path}?${query}`)
      else {
        await followTo(page, '?seed=well-1')
        await expect(spoken(page)).toHaveText(spokenHand())
        await followTo(page, `?${query}`)
      }
      await expect(page.getByRole('heading', { name: said().answer.unreadable('hand') }), query).toBeVisible()
    }
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: said().answer.dealNew('hand') }).click()
    await expect(spoken(page)).toHaveText(spokenHand())
  })
}

test.describe('with no such game', () => {
  test.use({ expectedErrors: /404/ })

  test('there is a page that says so and names the games', async ({ page }) => {
    const response = await page.goto('/no-such-game/trainer')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said().missing.noPage)
    await page.getByRole('main').getByRole('link', { name: GAME_NAMES['three-card-poker'] }).click()
    await expect(options(page)).toBeVisible()
  })
})

test('a worker that does not load is told in words, can be tried again, and the hand can be played on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    class Broken extends EventTarget {
      constructor() {
        super()
        setTimeout(() => this.dispatchEvent(new Event('error')), 20)
      }
      postMessage(): void {}
      terminate(): void {}
    }
    Object.assign(window, { Worker: Broken })
  })
  await page.goto(at(`${THREE_CARD}?seed=broken-1`))
  await expect(options(page)).toBeVisible()
  await page.keyboard.press('1')
  const again = said().answer.tryAgain
  const told = page.getByRole('alert').filter({ has: page.getByRole('button', { name: again }) })
  await expect(told).toBeVisible()
  await told.getByRole('button', { name: again }).click()
  await expect(told).toBeVisible()
  await told.getByRole('button', { name: said().trainer.playOnWithout }).click()
  await expect(settlement(page)).toBeVisible()
})
