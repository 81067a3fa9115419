import type { Page } from '@playwright/test'
import { anyCard, anyGrade, ENGLISH, SPANISH } from '../tools/said'
import { expect, test } from './fixture'
import { listenTo, type Heard } from './heard'

/* Whole drills as they are heard: the page is known by its accessibility tree alone, and all that is done is done by keys. */

const CARD = /(ace|king|queen|jack|ten|nine|eight|seven|six|five|four|three|two) of (spades|hearts|diamonds|clubs)/
const VERDICT = /^(Best|Fine|Inaccuracy|Mistake|Blunder)/
const COST = /(costs you \$[\d.]+ on average|would cost you \$[\d.]+ on average|worth exactly the same)/

const isIn = (role: string, name: RegExp) => (node: Heard) =>
  node.within.some((above) => above.role === role && name.test(above.name))

test('a hand is heard, answered, graded and followed by the next, by the accessibility tree and keys alone', async ({
  page,
}) => {
  await page.goto('/three-card-poker/trainer?seed=heard-1')
  const { nodes, find, focused, tabTo, hear } = await listenTo(page)
  const deal = await hear(/Options: 1 .+, 2 .+/)
  expect(deal).toMatch(/Your hand: /)
  expect(deal.match(new RegExp(CARD, 'g'))).toHaveLength(3)

  expect((await nodes())[0]!.name).toMatch(/Three Card Poker/)
  expect(await find('heading', /^Three Card Poker$/)).toMatchObject([{ states: { level: 1 } }])
  const options = (await nodes()).filter(({ role }) => role === 'button').filter(isIn('list', /^Your decision/))
  expect(options.map(({ name }) => name)).toEqual(['Play', 'Fold'])

  await page.keyboard.press('?')
  expect((await find('dialog', /^How to play/))[0]!.text).toContain('choose an option by its number')
  await page.keyboard.press('Escape')
  expect(await find('dialog', /./)).toEqual([])

  await tabTo('button', /^Fold$/)
  await page.keyboard.press('Enter')
  const verdict = await hear(VERDICT)
  expect(verdict).toMatch(COST)
  expect((await nodes()).filter(isIn('list', /^What each option is worth/)).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Play', 'Fold', 'best']),
  )
  expect(await focused()).toMatchObject({ role: 'button', name: expect.stringMatching(/^(Next hand|Play on)/) })

  await page.keyboard.press('Enter')
  await hear(/Total/)
  await page.keyboard.press('Enter')
  expect((await hear(/Options: 1 /)).match(CARD)).not.toBeNull()
})

for (const [language, words] of Object.entries({ English: ENGLISH, Spanish: SPANISH }))
  test(`seven cards are set in two hands by the accessibility tree and keys alone, in ${language}`, async ({
    page,
  }) => {
    const card = new RegExp(anyCard(words), 'gi')
    const keys = new RegExp(words.deciding.asksToMove('', 7, '~', '').trim().split('~')[0]!)
    const graded = new RegExp(`^${anyGrade(words)}`)
    const { costs, ahead, worthTheSame } = words.deciding
    const told = [costs('', '~'), ahead('', '~'), worthTheSame(['~'])]
    const cost = new RegExp(told.map((text) => text.trim().replace('~', '[$\\d.,\\s]*')).join('|'))
    const { into } = words.games['pai-gow-poker'].arrange!

    await page.goto(`${words.start}/pai-gow-poker/trainer?seed=heard-1`)
    const { find, focused, tabTo, hear } = await listenTo(page)
    const deal = await hear(keys)
    expect(deal.toLowerCase()).toContain(`${keys.source}${into}`.toLowerCase())
    const cards = deal.match(card)!
    expect(cards).toHaveLength(7)
    for (const one of cards.slice(0, 2)) {
      await tabTo('button', new RegExp(`^${words.cards.goesTo(one, into)}`, 'i'))
      await page.keyboard.press('Enter')
      expect(await focused()).toMatchObject({ states: { pressed: 'true' } })
    }
    expect(await find('group', new RegExp(into, 'i'))).toHaveLength(1)
    await tabTo('button', new RegExp(`^${words.cards.confirm}`))
    await page.keyboard.press('Enter')
    expect(await hear(graded)).toMatch(cost)
    await page.keyboard.press('Enter')
    await hear(new RegExp(words.answer.total))
    await page.keyboard.press('Enter')
    await hear(keys, deal)
  })

test('a drill tells its keys on a sheet, and goes without single keys where they are turned off', async ({ page }) => {
  await page.goto('/dealer-school/foul?game=three-card-poker&seed=heard-1')
  const { find, said, tabTo, hear } = await listenTo(page)
  await hear(/F calls foul/)
  await page.keyboard.press('?')
  expect((await find('dialog', /^Keys$/))[0]!.text).toContain('let it pass')
  await tabTo('link', /^Turn single keys off$/)
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await find('switch', /^Letters, numbers and signs/)).length).toBe(1)
  const keys = await tabTo('switch', /^Letters, numbers and signs/)
  expect(keys.states.checked).toBe('true')
  await page.keyboard.press('Space')

  await page.goBack()
  const round = await hear(/F calls foul/)
  for (const key of ['?', 'p', '/']) await page.keyboard.press(key)
  expect(await find('dialog', /./)).toEqual([])
  expect(await said()).toBe(round)
  await tabTo('button', /^Let it pass/)
  await page.keyboard.press('Enter')
  await hear(/^(Right|Missed)/)
})

/** Pages that are wider with letters set apart, or once their charts are there; and what is there then. */
const WIDE_PAGES: Readonly<Record<string, string>> = {
  '/xx-poker/trainer?seed=wide-1': '.felt-surface',
  '/pai-gow-poker/trainer?seed=wide-1': '.felt-surface',
  '/dealer-school/house-way?seed=wide-1': '.felt-surface',
  '/ultimate-texas-holdem/pay-tables': 'table',
  '/ultimate-texas-holdem/calculator?hand=Ks5d': '.calculator-spread table',
  '/texas-21/calculator?hand=Tc6d&upcard=Th&flop=2c3d5hKc': '.eyes-map button:not(.eyes-waiting)',
  '/casino-holdem/risk': '.desk-chart canvas',
  '/texas-21/strategy': 'canvas',
  '/xx-poker/strategy': 'canvas',
  '/house-ways/playnow': '.way-tree',
  '/house-ways/compare/mgm/foxwoods': 'figure',
  '/search?q=pair': 'main a',
}

/** How much wider than the window the page is, and what is cut off at the edge of its own box. */
const overflowOf = (page: Page) =>
  page.evaluate(() => ({
    wider: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
    cut: [...document.querySelectorAll('main *, header *')]
      .filter((one) => one.clientWidth > 1 && !one.closest('svg, .sr-only'))
      .filter((one) => /hidden|clip/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.textContent),
  }))

/** The distances that WCAG 1.4.12 asks a page to bear. */
const setApart = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const wider = new CSSStyleSheet()
    wider.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = [wider]
  })

test('nothing is wider than the window or cut off, magnified four times or with letters set apart', async ({
  page,
}) => {
  test.slow()
  const fits = () => expect.poll(() => overflowOf(page)).toEqual({ wider: 0, cut: [] })
  for (const [path, sign] of Object.entries(WIDE_PAGES))
    await test.step(path, async () => {
      await page.setViewportSize({ width: 320, height: 256 })
      await page.goto(path)
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
      await expect(page.locator(sign).first()).toBeAttached()
      await fits()
      await page.setViewportSize({ width: 375, height: 667 })
      await fits()
      await setApart(page)
      await fits()
      await page.setViewportSize({ width: 1280, height: 800 })
      await fits()
      await page.setViewportSize({ width: 320, height: 256 })
      await fits()
    })
})

test('what has the focus is never hidden behind a bar or the felt', async ({ page }) => {
  for (const [width, height] of [
    [1280, 720],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/ultimate-texas-holdem/trainer?seed=focus-1')
    await (await listenTo(page)).hear(/Options: 1 /)
    for (let tabs = 0; tabs < 22; tabs++) {
      await page.keyboard.press('Tab')
      const hidden = await page.evaluate(() => {
        const { activeElement: here } = document
        if (!here || here === document.body || !here.closest('main, header, footer')) return null
        const { left, top, width, height } = here.getBoundingClientRect()
        const shares = [0.1, 0.5, 0.9]
        const seen = shares.some((x) =>
          shares.some((y) => here.contains(document.elementFromPoint(left + x * width, top + y * height))),
        )
        return seen ? null : here.textContent
      })
      expect(hidden, `${width} × ${height}, Tab ${tabs + 1}`).toBeNull()
    }
  }
})

test('seven cards to be set lie on the felt at every width', async ({ page }) => {
  for (const path of ['/pai-gow-poker/trainer?seed=wide-1', '/dealer-school/house-way?seed=wide-1']) {
    await page.goto(path)
    const cards = page.locator('.felt-arranged .playing-card')
    await expect(cards).toHaveCount(7)
    for (const width of [320, 390, 700, 768, 820, 959, 960, 1024, 1199, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const felt = (await page.locator('.felt-surface').boundingBox())!
      const sides = await cards.evaluateAll((all) =>
        all.map((one) => [one.getBoundingClientRect().left, one.getBoundingClientRect().right] as const),
      )
      expect(Math.min(...sides.map(([left]) => left)), `${path} at ${width} px`).toBeGreaterThanOrEqual(felt.x + 4)
      expect(Math.max(...sides.map(([, right]) => right)), `${path} at ${width} px`).toBeLessThanOrEqual(
        felt.x + felt.width - 4,
      )
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${path} at ${width} px`,
      ).toBeLessThanOrEqual(width)
    }
  }
})
