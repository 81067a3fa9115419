import type { Page, Route } from '@playwright/test'
import { money } from '@/app/_languages/format'
import { pageKinds } from '../tools/pages'
import { begins, writtenIn } from '../tools/said'
import { at, enabled, expect, said, test } from './fixture'

/* What a first visitor does before the page's code runs. Nothing that they type or press is lost without a word. */

const GUIDE = '/ultimate-texas-holdem'
const HAND = `${GUIDE}/hands/k5o`
const TRAINER = `${GUIDE}/trainer`
const PAYOUTS = '/dealer-school/payouts'
const CODE = '**/_next/static/chunks/*.js'

/** Holds the page's code back until it is released. */
async function holdCode(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(CODE, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** A phone on a slow line: a quarter of this machine's speed, and slow 3G. */
async function slowPhone(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
}

/** Opened and drawn; the code need not be there. */
const open = (page: Page, path: string) => page.goto(at(path), { waitUntil: 'commit' })
const runsCode = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('header .island:enabled') !== null)
const preferences = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('feltwise.preferences') ?? '{}') as unknown)
const lostPart = (page: Page) => page.getByRole('alert').filter({ hasText: said().trouble.partDidNotCome })
const searchButton = (page: Page) => page.getByRole('button', { name: said().chrome.search })
/** The stake in the header, and the field under it. */
const stakeButton = (page: Page) =>
  page.getByRole('button', { name: begins(said().chrome.stakeNow('~', '').split('~')[0]!) })
const stakeField = (page: Page) => page.getByRole('textbox', { name: said().settings.stake })

test('every control works without code, or is disabled until the code runs', async ({ page }) => {
  await page.goto('/offline')
  const paths = [...new Set(pageKinds().map(({ path }) => path.replace(/[?#].*/, '')))]
  // Asked for and read where they are looked at: handed on to the test and back, they would take several times as long.
  const found = await page.evaluate(async (all) => {
    const controls: string[] = []
    for (const path of all) {
      const drawn = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html')
      for (const one of drawn.querySelectorAll<HTMLElement>('button, input, select, textarea'))
        if (!one.matches(':disabled, [popovertarget], form[action] *') && !one.closest('noscript'))
          controls.push(`${path}: ${one.outerHTML.slice(0, 120)}`)
    }
    return controls
  }, paths)
  expect(paths.length).toBeGreaterThan(20)
  expect(found).toEqual([])
})

/** Every second one is opened in Spanish. */
const PHONE_PAGES = [
  ['guide', GUIDE],
  ['hand', HAND],
  ['home', '/'],
  ['trainer', `${TRAINER}?seed=menu-1`],
  ['settings', '/settings'],
  ['payouts', PAYOUTS],
] as const
for (const [i, [name, path]] of PHONE_PAGES.entries()) {
  const tag = i % 2 === 0 ? [] : '@spanish'
  test.describe(`on a phone, ${name}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('opens menu, stake and search before the code is there, and goes on when it is', { tag }, async ({ page }) => {
      const { chrome: words } = said()
      const release = await holdCode(page)
      await open(page, path)
      const menu = page.getByRole('group', { name: words.menu })
      await page.getByRole('button', { name: words.menu }).tap()
      await expect(menu).toBeVisible()
      await expect(menu.getByRole('button', { name: words.dark })).toBeDisabled()
      expect(await runsCode(page)).toBe(false)
      await stakeButton(page).tap()
      await expect(menu).toBeHidden()
      await expect(page.getByRole('group', { name: words.yourStake }).getByRole('link')).toHaveAttribute(
        'href',
        /settings/,
      )
      await page.getByRole('button', { name: words.menu }).tap()
      release()
      await enabled(page)
      await expect(menu).toBeVisible()
      await menu.getByRole('button', { name: words.dark }).tap()
      await expect(page.locator('html')).toHaveClass(/dark/)
    })
  })
}

test('the search takes what is typed before the code is there, and leads to its page', async ({ page }) => {
  await holdCode(page)
  await open(page, GUIDE)
  await searchButton(page).click()
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('k5o')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/?\?q=k5o$/)
})

test(
  'what is typed into the search before the code is there is found when it is',
  { tag: '@spanish' },
  async ({ page }) => {
    const release = await holdCode(page)
    await open(page, GUIDE)
    await searchButton(page).click()
    await page.keyboard.type('k5')
    release()
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.type('o uth')
    await expect(page.getByRole('combobox')).toHaveValue('k5o uth')
    await expect(page.getByRole('option').first()).toContainText(said().search.examples[0]!)
  },
)

test('a stake form that was opened early is there when the code is', async ({ page }) => {
  const release = await holdCode(page)
  await open(page, GUIDE)
  await stakeButton(page).click()
  release()
  await stakeField(page).fill('25')
  await stakeField(page).press('Enter')
  await expect(stakeButton(page)).toContainText(writtenIn(said(), () => money(25, 'USD')))
  await expect(stakeField(page)).toBeHidden()
})

test('an answer on a hand’s page waits for the code, and counts', { tag: '@spanish' }, async ({ page }) => {
  const release = await holdCode(page)
  await open(page, HAND)
  const option = page
    .getByRole('group', { name: begins(said().handPages.decide('~')) })
    .first()
    .getByRole('button')
    .first()
  await expect(option).toBeDisabled()
  release()
  await option.click()
  await expect(option).toHaveAttribute('aria-pressed', 'true')
})

test('settings take nothing before they can keep it, and then all of it', async ({ page }) => {
  const release = await holdCode(page)
  const { settings } = said()
  await open(page, '/settings')
  const stake = page.getByLabel(settings.stakeOfBet)
  const [colours, sounds] = [page.getByRole('switch').nth(0), page.getByRole('switch').nth(1)]
  const labelOf = (nth: number) => page.locator('label', { has: page.locator('[role=switch]') }).nth(nth)
  for (const field of [stake, sounds, colours, page.getByLabel(settings.currency)]) await expect(field).toBeDisabled()
  // Who types and presses all the same changes nothing that is seen.
  await stake.click({ force: true })
  await page.keyboard.type('2')
  await colours.evaluate((box: HTMLElement) => box.click())
  await expect(stake).toHaveValue('10')
  await expect(colours).not.toBeChecked()
  release()
  await enabled(page)
  await stake.fill('25')
  await labelOf(0).click()
  await labelOf(1).click()
  await expect(stake).toHaveValue('25')
  expect(await preferences(page)).toMatchObject({ stake: 25, fourColours: true, sounds: true })
})

test('what is typed while the search box loads is searched', { tag: '@spanish' }, async ({ page }) => {
  await page.goto(at(GUIDE))
  const release = await holdCode(page)
  await page.keyboard.press('/')
  await page.keyboard.type('k5')
  release()
  await page.keyboard.type('o')
  await expect(page.getByRole('combobox')).toHaveValue('k5o')
  await page.keyboard.type(' uth')
  await expect(page.getByRole('combobox')).toHaveValue('k5o uth')
})

test.describe('on a slow phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the first tap opens the menu, code or no code', async ({ page }) => {
    const { menu } = said().chrome
    await slowPhone(page)
    await open(page, GUIDE)
    await page.getByRole('button', { name: menu }).tap()
    await expect(page.getByRole('group', { name: menu })).toBeVisible()
  })
})

/** Lets each address fail so many times. */
async function failEach(page: Page, times: number): Promise<ReadonlyMap<string, number>> {
  const asked = new Map<string, number>()
  await page.route(CODE, (route: Route) => {
    const url = route.request().url()
    asked.set(url, (asked.get(url) ?? 0) + 1)
    return asked.get(url)! <= times ? route.abort() : route.continue()
  })
  return asked
}

test.describe('parts that fail to load', () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to (fetch|load)|ChunkLoadError/ })

  // At a hand: on a first visit the rules lie over the table.
  for (const [path, tag] of [
    [GUIDE, []],
    [`${TRAINER}?seed=parts-1`, ['@spanish']],
  ] as const)
    test(`${path}: each twice, and the page works`, { tag: [...tag] }, async ({ page }) => {
      const asked = await failEach(page, 2)
      await open(page, path)
      await expect.poll(() => runsCode(page)).toBe(true)
      expect([...asked.values()].filter((times) => times === 3).length).toBeGreaterThan(5)
      await stakeButton(page).click()
      await expect(stakeField(page)).toBeVisible()
      await expect(lostPart(page)).toBeHidden()
    })

  test('a part that never comes is told, and the page can be tried again', async ({ page }) => {
    await failEach(page, Infinity)
    await open(page, '/settings')
    await expect(lostPart(page)).toBeVisible()
    await page.unrouteAll()
    await lostPart(page).getByRole('link', { name: said().trouble.tryAgain }).click()
    await expect.poll(() => runsCode(page)).toBe(true)
    await expect(lostPart(page)).toBeHidden()
  })

  test(
    'a search whose code never comes leads to its page, with what was typed',
    { tag: '@spanish' },
    async ({ page }) => {
      await page.goto(at(GUIDE))
      // The page's own code is there: what fails is the search's alone.
      await expect.poll(() => runsCode(page)).toBe(true)
      await page.route(CODE, (route) => route.abort())
      await page.keyboard.press('/')
      await page.keyboard.type('k5o')
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/search\/?\?q=k5o$/)
    },
  )
})

test('pages are asked about each time, and hashed files never', async ({ page }) => {
  const cacheOf = async (path: string) => (await page.request.get(path)).headers()['cache-control']
  for (const path of ['/', GUIDE, HAND, TRAINER, '/sw.js', '/sitemap.xml', '/search-index.json'])
    expect(await cacheOf(path), path).toBe('public, max-age=0, must-revalidate')
  await page.goto(GUIDE)
  const [script, style] = await page.evaluate(() => [
    document.querySelector<HTMLScriptElement>('head script[src]:not([nomodule])')!.src,
    document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')!.href,
  ])
  for (const path of [script!, style!]) expect(await cacheOf(path)).toBe('public, max-age=31536000, immutable')
})

/** The pages whose code comes after they are shown, with the address of a first question where chance decides. */
const LATER = [
  '/three-card-poker/trainer?seed=largest-1',
  `${PAYOUTS}?seed=largest-1`,
  '/dealer-school/foul?seed=largest-1',
  '/dealer-school/house-way?seed=largest-1',
  '/dealer-school/audition?seed=largest-1',
  '/daily',
]

for (const [i, path] of LATER.entries()) {
  test.describe(`${path} on a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test(
      'says what it is for while its code comes, and shows nothing larger afterwards',
      { tag: i % 2 === 0 ? [] : '@spanish' },
      async ({ page }) => {
        await page.addInitScript(() => {
          const largest: (string | null | undefined)[] = []
          Object.assign(window, { largest })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) largest.push((entry as LargestContentfulPaint).element?.textContent)
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        })
        const release = await holdCode(page)
        await open(page, path)
        const about = (await page.getByRole('main').getByRole('paragraph').first().textContent())!
        expect(about.length).toBeGreaterThan(60)
        await expect(page.getByRole('status').first()).toBeVisible()
        release()
        await enabled(page)
        await expect(page.getByText(about, { exact: true })).toBeHidden()
        await page.waitForLoadState('networkidle')
        const seen = await page.evaluate(() => (window as unknown as { readonly largest: string[] }).largest)
        expect(seen.at(-1)).toBe(about)
      },
    )
  })
}
