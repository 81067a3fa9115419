import type { Page } from '@playwright/test'
import { anyCard, anyGrade, anyOf, begins, ENGLISH, like, type Said, SPANISH } from '../tools/said'
import { at, expect, said, test } from './fixture'
import { listenTo, type Heard } from './heard'

/* Whole drills as they are heard: the page is known by its accessibility tree alone, and all that is done is done by keys. */

/** What is heard of a decision, of its verdict, and of what it costs. */
const asks = (options: string): RegExp => like(said().deciding.asksToChoose('', options).trim(), '.+', '.+')
const verdictIn = (words: Said): RegExp => new RegExp(`^${anyGrade(words)}`)

function costIn({ deciding: { costs, ahead, worthTheSame } }: Said): RegExp {
  const told = [costs('', '~'), ahead('', '~'), worthTheSame(['~'])]
  return new RegExp(told.map((text) => text.trim().replace('~', '[$\\d.,\\s]*')).join('|'))
}

const isIn = (role: string, name: RegExp) => (node: Heard) =>
  node.within.some((above) => above.role === role && name.test(above.name))

test('a hand is heard, answered, graded and followed by the next, by the accessibility tree and keys alone', async ({
  page,
}) => {
  const { answer, deciding, games, places, trainer } = said()
  const { action } = games['three-card-poker']
  const [play, fold] = [action('play').name, action('fold').name]
  const card = new RegExp(anyCard(said()), 'g')
  await page.goto(at('/three-card-poker/trainer?seed=heard-1'))
  const { nodes, find, focused, tabTo, hear } = await listenTo(page)
  const deal = await hear(asks('1 ~, 2 ~'))
  expect(deal).toContain(`${places.hand()}: `)
  expect(deal.match(card)).toHaveLength(3)

  expect((await nodes())[0]!.name).toMatch(/Three Card Poker/)
  expect(await find('heading', /^Three Card Poker$/)).toMatchObject([{ states: { level: 1 } }])
  const options = (await nodes())
    .filter(({ role }) => role === 'button')
    .filter(isIn('list', begins(deciding.yourDecision('~'))))
  expect(options.map(({ name }) => name)).toEqual([play, fold])

  await page.keyboard.press('?')
  expect((await find('dialog', begins(trainer.howToPlay)))[0]!.text).toContain(deciding.chooseByNumber)
  await page.keyboard.press('Escape')
  expect(await find('dialog', /./)).toEqual([])

  await tabTo('button', new RegExp(`^${fold}$`))
  await page.keyboard.press('Enter')
  const verdict = await hear(verdictIn(said()))
  expect(verdict).toMatch(costIn(said()))
  expect((await nodes()).filter(isIn('list', begins(answer.worths))).map(({ name }) => name)).toEqual(
    expect.arrayContaining([play, fold, answer.best]),
  )
  expect(await focused()).toMatchObject({
    role: 'button',
    name: expect.stringMatching(new RegExp(`^(${trainer.nextHand}|${trainer.playOn})`)),
  })

  await page.keyboard.press('Enter')
  await hear(new RegExp(answer.total))
  await page.keyboard.press('Enter')
  expect((await hear(asks('1 ~'))).match(card)).not.toBeNull()
})

for (const [language, words] of Object.entries({ English: ENGLISH, Spanish: SPANISH }))
  test(`seven cards are set in two hands by the accessibility tree and keys alone, in ${language}`, async ({
    page,
  }) => {
    const card = new RegExp(anyCard(words), 'gi')
    const keys = new RegExp(words.deciding.asksToMove('', 7, '~', '').trim().split('~')[0]!)
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
    expect(await hear(verdictIn(words))).toMatch(costIn(words))
    await page.keyboard.press('Enter')
    await hear(new RegExp(words.answer.total))
    await page.keyboard.press('Enter')
    await hear(keys, deal)
  })

test(
  'a drill tells its keys on a sheet, and goes without single keys where they are turned off',
  { tag: '@spanish' },
  async ({ page }) => {
    const { dealerSchool, foul, helps, settings } = said()
    const asksAgain = like(foul.spokenRound('', '~').trim())
    const singleKeys = begins(settings.singleKeys)
    await page.goto(at('/dealer-school/foul?game=three-card-poker&seed=heard-1'))
    const { find, said: saidNow, tabTo, hear } = await listenTo(page)
    await hear(asksAgain)
    await page.keyboard.press('?')
    expect((await find('dialog', new RegExp(`^${helps.keys}$`)))[0]!.text).toContain(dealerSchool.keyPass)
    await tabTo('link', new RegExp(`^${helps.turnKeysOff}$`))
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await find('switch', singleKeys)).length).toBe(1)
    const keys = await tabTo('switch', singleKeys)
    expect(keys.states.checked).toBe('true')
    await page.keyboard.press('Space')

    await page.goBack()
    const round = await hear(asksAgain)
    for (const key of ['?', 'p', '/']) await page.keyboard.press(key)
    expect(await find('dialog', /./)).toEqual([])
    expect(await saidNow()).toBe(round)
    await tabTo('button', begins(foul.letPass))
    await page.keyboard.press('Enter')
    await hear(new RegExp(`^(${anyOf(foul.passed, foul.missed).source})`))
  },
)

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

test(
  'nothing is wider than the window or cut off, magnified four times or with letters set apart',
  { tag: '@spanish' },
  async ({ page }) => {
    test.slow()
    const fits = () => expect.poll(() => overflowOf(page)).toEqual({ wider: 0, cut: [] })
    for (const [path, sign] of Object.entries(WIDE_PAGES))
      await test.step(path, async () => {
        await page.setViewportSize({ width: 320, height: 256 })
        await page.goto(at(path))
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
  },
)

test('what has the focus is never hidden behind a bar or the felt', { tag: '@spanish' }, async ({ page }) => {
  for (const [width, height] of [
    [1280, 720],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(at('/ultimate-texas-holdem/trainer?seed=focus-1'))
    await (await listenTo(page)).hear(asks('1 ~'))
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
    await page.goto(at(path))
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
