import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, test as plain } from '@playwright/test'
import { hashOf, inlineScripts } from '@/lib/make/built-pages/policy.mjs'
import { ROOT } from '../tools/site'
import { anyGrade, anyOf, begins } from '../tools/said'
import { axeFindings } from './axe'
import { at, expect, said, test } from './fixture'
import { ANSWERS, NOW, PARTS, storedAnswers } from './learning'

/* What a page withstands: foreign scripts, parts that do not come, a browser that stores nothing or runs no script, a clock that goes back. */

const TRAINER = '/three-card-poker/trainer?drill=queen-high'
const EMBED = '/embed/three-card-poker'

const decision = (page: Page) => page.getByRole('list', { name: begins(said().deciding.yourDecision('~')) })
const grade = (page: Page) =>
  page.getByRole('region', { name: said().deciding.theAnswer }).getByRole('heading', { level: 2 })
const isGraded = (page: Page) => expect(grade(page)).toHaveText(new RegExp(`^${anyGrade(said())}$`))

async function answerOne(page: Page): Promise<void> {
  await expect(decision(page)).toBeVisible()
  await page.keyboard.press('1')
  await isGraded(page)
}

const builtPages = (): string[] => {
  const folder = join(ROOT, '.next/server')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.html(\.body)?$/.test(name))
    .map((name) => join(folder, name))
}

const METAS =
  /^[^]*?<head>\s*<meta charset="[^"]*"\s*\/?>\s*<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i

/** What is wrong with a built page's policy; undefined of one that is right. */
function wrongPolicy(html: string): string | undefined {
  const policy = METAS.exec(html)?.[1]
  if (policy === undefined) return 'no policy'
  if (/script-src[^;]*unsafe/.test(policy)) return 'a policy for any script'
  return inlineScripts(html).every((script) => policy.includes(hashOf(script)))
    ? undefined
    : 'a script without its hash'
}

plain('every built page has a policy before anything else, with the hash of each of its scripts', () => {
  const pages = builtPages()
  expect(pages.length).toBeGreaterThan(1000)
  const wrong = pages.flatMap((file) => {
    const why = wrongPolicy(readFileSync(file, 'utf8'))
    return why === undefined ? [] : [`${file}: ${why}`]
  })
  expect(wrong).toEqual([])
})

plain('headers say what a page cannot: who may frame it, and what a worker may do', async ({ request }) => {
  for (const path of [
    '/',
    '/three-card-poker',
    '/three-card-poker/hands',
    '/search?q=k5',
    '/no-such-page',
    '/progress',
  ]) {
    const response = await request.get(path)
    const headers = response.headers()
    expect(headers['content-security-policy'], path).toBe("frame-ancestors 'none'")
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['permissions-policy'], path).toContain('camera=()')
    expect(headers['strict-transport-security'], `${path}: this is plain http`).toBeUndefined()
    // A page that may not be kept could not be gone back to as it was.
    if (response.ok()) expect(headers['cache-control'], path).not.toContain('no-store')
    expect(wrongPolicy(await response.text()), path).toBeUndefined()
  }
  const [script] = /\/_next\/static\/chunks\/[\w.~-]+\.js/.exec(await (await request.get('/')).text())!
  expect((await request.get(script)).headers()['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
  )
})

plain('a card may be framed by anyone, and runs nothing', async ({ request }) => {
  const [path] = readdirSync(join(ROOT, `.next/server/app${EMBED}`)).filter((name) => name.endsWith('.html.body'))
  const response = await request.get(`${EMBED}/${path!.replace(/\.body$/, '')}`)
  expect(response.ok()).toBe(true)
  expect(response.headers()['content-security-policy']).toBeUndefined()
  expect(response.headers()['x-content-type-options']).toBe('nosniff')
  expect(await response.text()).toContain("script-src 'none'")
})

// Here the policy has to refuse, which the other tests take for a fault.
plain('scripts that are not the site’s are refused: written in, put in, of another site', async ({ page }) => {
  await page.route('/about', async (route) => {
    const response = await route.fetch()
    const foreign =
      '<script>window.written = true</script><img src="/no-picture.png" onerror="window.handled = true"><script src="https://example.org/a.js"></script></body>'
    await route.fulfill({ response, body: (await response.text()).replace('</body>', foreign) })
  })
  await page.addInitScript(() => {
    // React may write the page anew where it holds what the server didn't send: what is refused is told once more then.
    const refused = new Set<string>()
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI }) => void refused.add(`${effectiveDirective} ${blockedURI}`),
    )
    Object.assign(window, { refused })
  })
  await page.goto('/about')
  const refused = () =>
    page.evaluate(() => [...(window as unknown as { readonly refused: ReadonlySet<string> }).refused].sort())
  const written = ['script-src-attr inline', 'script-src-elem https://example.org/a.js', 'script-src-elem inline']
  await expect.poll(refused).toEqual(written)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.written = true'
    document.body.append(script)
    return fetch('https://example.org/').catch(() => undefined)
  })
  await expect.poll(refused).toEqual(['connect-src https://example.org/', ...written])
  expect(await page.evaluate(() => 'written' in window || 'handled' in window)).toBe(false)
})

plain('a worker asks no other site', async ({ page }) => {
  const made = page.waitForEvent('worker')
  await page.goto(at(TRAINER))
  const worker = await made
  await answerOne(page)
  const refused = worker.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener('securitypolicyviolation', (event) =>
          resolve((event as SecurityPolicyViolationEvent).effectiveDirective),
        )
        fetch('https://example.org/').catch(() => undefined)
      }),
  )
  expect(await refused).toBe('connect-src')
})

test.describe('a part of a page that does not come', () => {
  test.use({ expectedErrors: /Failed to load|ERR_FAILED|ChunkLoadError|404/ })
  test(
    'is told in words, and loading the page again mends it with nothing lost',
    { tag: '@spanish' },
    async ({ page }) => {
      const { guidePage, trouble } = said()
      await page.goto(at('/three-card-poker'))
      let gone = true
      await page.route(/\/_next\/static\/chunks\/.*\.js/, (route) =>
        gone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
      )
      await page.getByRole('main').getByRole('link', { name: guidePage.train, exact: true }).first().click()
      const again = page.getByRole('button', { name: trouble.loadAgain })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(trouble.partDidNotCome)
      gone = false
      await again.click()
      await expect(decision(page)).toBeVisible()
    },
  )
})

test.describe('a fault of ours', () => {
  test.use({ expectedErrors: /broken by the test/, colorScheme: 'dark' })

  /** Makes what only our code asks of the browser fail, until `mend`. */
  const breakUntilMended = (page: Page, what: 'page' | 'frame') =>
    page.addInitScript((broken) => {
      let isBroken = true
      const broke = (): void => {
        if (isBroken) throw new Error('broken by the test')
      }
      const { getRandomValues } = crypto
      const { addListener } = MediaQueryList.prototype
      if (broken === 'page')
        crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => (
          broke(),
          getRandomValues.call(crypto, array as never) as T
        )
      // The themes are the only ones left to ask in this old way.
      else
        MediaQueryList.prototype.addListener = function (heard) {
          broke()
          addListener.call(this, heard)
        }
      Object.assign(window, { mend: () => (isBroken = false) })
    }, what)

  for (const [place, what, tag] of [
    ['a page', 'page', []],
    ['the frame around the pages', 'frame', ['@spanish']],
  ] as const) {
    test(`in ${place} leaves ways on, in the colours of before`, { tag: [...tag] }, async ({ page }) => {
      const { trouble } = said()
      await breakUntilMended(page, what)
      await page.goto(at(TRAINER))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(trouble.broke)
      await expect(page.getByRole('button', { name: trouble.loadAgain })).toBeVisible()
      await expect(page.getByRole('link', { name: trouble.toFirstPage })).toBeVisible()
      await expect(page.locator('html')).toHaveClass(/\bdark\b/)
      await page.evaluate(() => (window as unknown as { readonly mend: () => void }).mend())
      expect(await axeFindings(page)).toEqual([])
      await page.getByRole('button', { name: trouble.tryAgain }).click()
      await answerOne(page)
    })
  }
})

test.describe('a chart that does not come', () => {
  test.use({ expectedErrors: /Failed to load|ERR_FAILED|ChunkLoadError|404/ })
  test('leaves its page, with words in its place', async ({ page }) => {
    await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
      const response = await route.fetch()
      return (await response.text()).includes('$chartjs') ? route.abort() : route.fulfill({ response })
    })
    await page.goto(at('/three-card-poker/risk'))
    await expect(page.getByText(begins(said().helps.noDrawing)).first()).toBeVisible()
    await expect(page.getByRole('table').first()).toBeVisible()
  })
})

test.describe('a browser that gives nothing to write on', () => {
  test('trains all the same, and says once that nothing is kept', { tag: '@spanish' }, async ({ page }) => {
    const { broke, partDidNotCome } = said().trouble
    await page.addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get: refuse })
    })
    await page.goto(at(`${TRAINER}&seed=nothing-1`))
    await answerOne(page)
    for (const path of ['/progress', '/settings', '/daily', '/dealer-school/exam', '/house-ways/editor']) {
      await page.goto(at(path))
      await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText(anyOf(broke, partDidNotCome))
    }
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('texts and charts are read whole, and tools say what they need', async ({ page }) => {
    for (const path of [
      '/three-card-poker',
      '/three-card-poker/strategy',
      '/pai-gow-poker',
      '/ultimate-texas-holdem/hands',
      '/glossary',
      '/house-ways',
      '/errata',
    ]) {
      await page.goto(at(path))
      await expect(page.getByRole('main').getByRole('heading').nth(1), path).toBeVisible()
      expect(
        await page
          .getByRole('main')
          .getByText(/JavaScript/)
          .count(),
        path,
      ).toBe(0)
    }
    for (const path of [
      '/three-card-poker/trainer',
      '/three-card-poker/calculator',
      '/daily',
      '/progress',
      '/progress/data',
      '/dealer-school/exam',
      '/dealer-school/house-way',
      '/dealer-school/payouts',
      '/house-ways/editor',
      '/search',
      '/settings',
    ]) {
      await page.goto(at(path))
      await expect(page.getByText(/JavaScript/).first(), path).toBeVisible()
    }
  })
})

test('a clock that goes back loses nothing and breaks nothing', { tag: '@spanish' }, async ({ page }) => {
  // Noon of 20 November 2026.
  const noon = 1_795_176_000_000
  await page.clock.setFixedTime(noon)
  await page.goto(at(`${TRAINER}&seed=clock-1`))
  await answerOne(page)
  await page.clock.setFixedTime(noon - 3 * 86_400_000)
  await page.keyboard.press('Space')
  await answerOne(page)
  // What is shown may be a moment ahead of the disk, and a reload waits for nothing.
  await expect.poll(() => storedAnswers(page)).toBe(2)
  await page.reload()
  await expect(decision(page).or(grade(page))).toBeVisible()
  await page.goto(at('/progress'))
  const decisions = page.getByRole('main').locator('dl > div', { hasText: said().progress.decisions })
  await expect(decisions.locator('dd').first()).toHaveText('2')
})

// Playwright's browsers keep no page to go back to unless asked, and one without windows never does: then the session is taken up again.
plain(
  'a page that is gone back to is as it was left, and its worker answers',
  async ({ playwright, baseURL, launchOptions }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    const page = await browser.newPage({ baseURL: baseURL! })
    await page.goto(at(`${TRAINER}&seed=back-1`))
    await answerOne(page)
    const address = page.url()
    await page.goto(at('/about'))
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(address)
    await isGraded(page)
    await page.keyboard.press('Space')
    await expect(grade(page)).toBeHidden()
    await answerOne(page)
    await browser.close()
  },
)

test('a worker that ends without an event is replaced before anybody waits for it', async ({ page }) => {
  await page.goto(at(TRAINER))
  await answerOne(page)
  const workers = page.workers()
  expect(workers.length).toBeGreaterThan(0)
  await Promise.all(workers.map((worker) => worker.evaluate(() => self.close()).catch(() => undefined)))
  await page.keyboard.press('Space')
  await expect(decision(page)).toBeVisible()
  await answerOne(page)
})

test(
  'a lesson, the daily hand, an evening and the grid outlive their workers, and count once',
  { tag: '@spanish' },
  async ({ page }) => {
    await page.clock.setFixedTime(NOW)
    let isFirst = true
    // The first worker of each page ends once it has told the page that it lives.
    page.on('worker', (worker) => {
      if (!isFirst) return
      isFirst = false
      const end = async (): Promise<void> => {
        const lives = async () =>
          (await navigator.locks.query()).held?.some(({ name }) => name?.startsWith('feltwise.'))
        while (!(await lives())) await new Promise((resolve) => setTimeout(resolve, 5))
        self.close()
      }
      void worker.evaluate(end).catch(() => undefined)
    })
    for (const { name, path, does, shows } of PARTS)
      await test.step(name, async () => {
        isFirst = true
        await page.goto(at(path))
        await does(page)
        await shows(page)
        expect(isFirst, 'a worker was ended').toBe(false)
        await page.reload()
        await shows(page)
      })
    expect(await storedAnswers(page)).toBe(ANSWERS)
  },
)
