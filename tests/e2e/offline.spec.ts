import type { BrowserContext, Page } from '@playwright/test'
import { GAME_IDS } from '@/lib/games/ids'
import { GAMES } from '@/lib/games/index'
import { must } from '@/lib/result'
import { setHand, usually } from '@/lib/engines/pai-gow/index'
import { amountInWords } from '@/lib/teaching/dealer-school/chips'
import { parseExam, partsOf, pointsOf } from '@/lib/teaching/dealer-school/exam'
import { parseCode } from '@/lib/teaching/dealer-school/exam-code'
import { askExam, type ExamQuestion, markResult } from '@/lib/teaching/dealer-school/exam-grade'
import { errorKinds } from '@/lib/teaching/dealer-school/fouls'
import { seatOf } from '@/lib/teaching/dealer-school/payouts'
import { loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { type Network, networkTo } from '../tools/network'
import { axeFindings } from './axe'
import { expect as check, test as plain } from './fixture'
import { ANSWERS, NOW, PARTS, storedAnswers } from './learning'

/*
 * The site behind a network that can be cut. Only here do pages have a service worker: elsewhere it would only slow the tests down. One
 * browser is asked everything, one thing after the other, for it takes far longer to keep the site than to do any of this to it.
 */

const test = plain.extend<object, { readonly network: Network; readonly visitor: BrowserContext }>({
  network: [
    async ({ browserName: _ }, hand) => {
      const network = await networkTo(`http://localhost:${process.env.E2E_PORT!}`)
      await hand(network)
      network.close()
    },
    { scope: 'worker' },
  ],
  visitor: [
    async ({ browser, network }, hand) => {
      const visitor = await browser.newContext({
        baseURL: network.url,
        serviceWorkers: 'allow',
        reducedMotion: 'reduce',
      })
      await hand(visitor)
      await visitor.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ network }, hand) => hand(network.url),
  context: ({ visitor }, hand) => hand(visitor),
  page: async ({ context, network }, hand) => {
    network.set('open')
    const page = await context.newPage()
    await hand(page)
    await page.close()
  },
})

const expect = check.configure({ timeout: 45_000 })

// To keep the site is most of the first test, on a busy machine for longer than any other takes.
test.describe.configure({ mode: 'serial', timeout: 240_000 })

// What cannot be reached is noted in the console by the browser itself.
test.use({ linksAhead: true, expectedErrors: /net::ERR_|Failed to load resource/ })

const GRADE = /^(Best|Fine|Inaccuracy|Mistake|Blunder)$/
const answer = (page: Page) => page.getByRole('region', { name: 'The answer' })
const decision = (page: Page) => page.getByLabel(/^Your decision/)
const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready.' })

/** Waits until everything is kept. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

const visited = (page: Page, path: string) =>
  expect
    .poll(() =>
      page.evaluate(
        async (one) => (await (await caches.open('feltwise-visited')).match(one, { ignoreVary: true })) !== undefined,
        path,
      ),
    )
    .toBe(true)

async function decide(page: Page, arranging: boolean): Promise<void> {
  await expect(decision(page)).toBeVisible()
  if (arranging) await page.keyboard.press('h')
  await page.keyboard.press(arranging ? 'Space' : '1')
  await expect(answer(page).getByRole('heading', { level: 2 })).toHaveText(GRADE)
}

test('loaded once, the site trains without a network', async ({ page, network }) => {
  await page.goto('/about')
  await kept(page)
  await page.goto('/three-card-poker')
  await visited(page, '/three-card-poker')

  network.set('cut')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Three Card Poker')

  for (const game of GAMES) {
    await test.step(`a decision of ${game.name}`, async () => {
      await page.goto(`/${game.id}/trainer?seed=offline-1`)
      await decide(page, game.arrange !== undefined)
    })
  }
  await page.clock.setFixedTime(NOW)
  const before = await storedAnswers(page)
  for (const { name, path, does, shows } of PARTS)
    await test.step(name, async () => {
      await page.goto(path)
      await does(page)
      await shows(page)
      await page.reload()
      await shows(page)
    })
  expect(await storedAnswers(page)).toBe(before + ANSWERS)
  await test.step('a whole game', async () => {
    await page.goto('/ultimate-texas-holdem/pay-tables?rules=blind.flush_2')
    await expect(page.getByText('Flush at 2 : 1 is worth').first()).toBeVisible()
  })
  await test.step('the risk of a session, and a calculator', async () => {
    await page.goto('/texas-21/risk?hours=10&bankroll=500')
    await expect(page.getByText('How long a bankroll lasts').first()).toBeVisible()
    await page.goto('/casino-holdem/calculator')
    await expect(page.getByRole('textbox').first()).toBeVisible()
  })
  await test.step('the dealer school, reached by a link', async () => {
    await page.getByRole('link', { name: 'Dealer school' }).first().click()
    await expect(page).toHaveURL(/\/dealer-school$/)
    await page.goto('/dealer-school/payouts?seed=offline-1')
    await expect(page.getByRole('region', { name: /table/i }).first()).toBeVisible()
  })
  await test.step('the search', async () => {
    await page.goto('/search?q=k5o')
    await expect(page.getByRole('option').first()).toBeVisible()
  })
  await test.step('a page that was never opened', async () => {
    await page.goto('/texas-21/hands')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline')
    await expect(page.getByText('/texas-21/hands', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: /Three Card Poker/ }).first()).toHaveAttribute(
      'href',
      '/three-card-poker',
    )
    expect(await axeFindings(page)).toEqual([])
    network.set('open')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Texas 21')
  })
})

/** How a question of an exam is answered rightly by keys and, where there are more choices than keys, by a press. */
async function answerRightly(page: Page, asked: ExamQuestion): Promise<void> {
  switch (asked.kind) {
    case 'house-way': {
      const { cards } = asked.question
      const { low } = setHand(usually(asked.subject.way), cards)!
      for (const card of low) await page.keyboard.press(String(cards.indexOf(card) + 1))
      return page.keyboard.press('Space')
    }
    case 'payouts':
      for (const { does, cents } of seatOf(asked.session).due) {
        if (does === 'pay') {
          for (const character of amountInWords(cents)) await page.keyboard.press(character)
          await page.keyboard.press('Enter')
        } else await page.keyboard.press(does === 'lose' ? 'l' : 'p')
      }
      return page.keyboard.press('Enter')
    case 'foul': {
      const [kind] = asked.session.question.kinds
      if (kind === undefined) return page.keyboard.press('p')
      await page.keyboard.press('f')
      const at = errorKinds(asked.session).findIndex(({ id }) => id === kind)
      return page.locator('.trainer-panel li').nth(at).getByRole('button').click()
    }
    case 'disputes':
      return page.keyboard.press(String(asked.question.options.indexOf(asked.question.dispute.ruling) + 1))
  }
}

// What is sat lives in its tab alone, as it would in another browser.
test('a mixed exam with house rules is made in one tab, sat in another, and its result, certificate and class are read in the first, all offline', async ({
  page,
  context,
  network,
}) => {
  await loadSchoolGames(GAME_IDS)
  const trainee = await context.newPage()
  await page.goto('/dealer-school')
  await kept(page)
  network.set('cut')

  await page.goto('/dealer-school/exam')
  await page.getByRole('button', { name: '10 house way, 5 payouts, 5 mistakes' }).click()
  const parts = page.getByRole('list', { name: 'Parts' }).getByRole('button', { name: /^\d\. / })
  const questions = page.getByRole('textbox', { name: 'Questions' })
  const games = page.getByRole('combobox', { name: 'Game' })
  await questions.fill('2')
  await parts.nth(1).click()
  await questions.fill('2')
  await games.selectOption({ label: 'Pai Gow Poker' })
  await page.getByRole('checkbox', { name: /^EZ: no commission/ }).check()
  await parts.nth(2).click()
  await questions.fill('2')
  await games.selectOption({ label: 'Three Card Poker' })
  await page.getByRole('button', { name: 'Add a part' }).click()
  await page.getByRole('button', { name: 'Disputes', exact: true }).click()
  await questions.fill('2')
  await page.getByRole('textbox', { name: /^Your house/ }).fill('Casino Royal')
  const link = (await page.getByRole('region', { name: 'The link of this exam' }).textContent())!.trim()
  const given = new URL(link).searchParams.get('exam')!
  const exam = must(parseExam(given))
  expect(partsOf(exam).map(({ questions: number, subject: { kind } }) => [kind, number])).toEqual([
    ['house-way', 2],
    ['payouts', 2],
    ['foul', 2],
    ['disputes', 2],
  ])
  expect(partsOf(exam)[1]!.subject).toMatchObject({ game: 'pai-gow-poker', house: ['ez'] })

  await trainee.goto(`/dealer-school/exam?exam=${given}`)
  await trainee.getByLabel('Your name').fill('Ana Ruiz')
  await trainee.keyboard.press('Enter')
  for (let index = 1; index <= 8; index++) {
    await expect(trainee.getByRole('heading', { level: 1 })).toHaveText(`Question ${index} of 8`)
    // One is left out, so that the marks aren't full.
    if (index === 2) await trainee.getByRole('button', { name: 'Skip it' }).click()
    else await answerRightly(trainee, askExam(exam, index))
  }
  await expect(trainee.getByRole('heading', { level: 1 })).toHaveText('Ana Ruiz: passed')
  const code = (await trainee.getByRole('region', { name: 'The code of this result' }).textContent())!.trim()
  const { right, points } = markResult(must(parseCode(code)))
  expect([right, points]).toEqual([7, pointsOf(exam) - 1])
  await trainee.close()

  await page.getByLabel('The code of a result').fill(code)
  await page.getByRole('button', { name: 'Open the result' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana Ruiz: passed')
  await expect(page.locator('.exam-question')).toHaveCount(8)
  await page.getByRole('link', { name: 'Open the certificate' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana Ruiz')
  await expect(page.getByRole('article')).toContainText('Casino Royal')
  await expect(page.getByText(/^Checked here: .* marked all 8 answers/)).toBeVisible()
  await page.goto(`/dealer-school/exam?certificate=${code.replace('Ruiz', 'Ruis')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This code doesn’t work')

  await page.goto('/dealer-school/exam/class')
  await page.getByLabel('Codes or links, one to a line').fill(code)
  await page.getByRole('button', { name: 'Add the codes' }).click()
  const line = page.getByRole('region', { name: 'Results', exact: true }).getByRole('row', { name: /^Ana Ruiz/ })
  await expect(line).toContainText('pass')
})

test('a new version says so, waits, and loses no session', async ({ page, network }) => {
  const isNew = () =>
    page.evaluate(async () => {
      const { port1, port2 } = new MessageChannel()
      const build = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)))
      navigator.serviceWorker.controller?.postMessage({ kind: 'which-build' }, [port2])
      return (await build) === 'another'
    })
  const trainer = page.getByRole('main')
  await page.goto('/three-card-poker/trainer?n=2&seed=update-1')
  await decide(page, false)
  await kept(page)
  const script = await (await page.request.get('/sw.js')).text()
  network.replace('/sw.js', script.replace(/build:"[^"]+"/, 'build:"another"'))
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
  await expect(bar(page)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Space')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/seed=update-2/)
  await expect(decision(page)).toBeVisible()
  const cards = await trainer.locator('p[role=status]').textContent()
  expect(await isNew()).toBe(false)

  await bar(page).getByRole('button', { name: 'Reload' }).click()
  await expect(bar(page)).toBeHidden()
  await expect.poll(isNew).toBe(true)
  await expect(trainer.locator('p[role=status]')).toHaveText(cards ?? '')
  await expect(trainer.getByText('2 of 2')).toBeVisible()
  await decide(page, false)
  await page.keyboard.press('Space')
  await page.keyboard.press('Space')
  // The summary has what was answered under the old version, too.
  await expect(trainer).toContainText('2 hands')
  await expect(trainer).toContainText(/of 2 right/)
})

/** What is kept of a hashed script of the trainer: its path, and the type of the entry; null where there is none. */
const keptScript = (page: Page) =>
  page.evaluate(async () => {
    const shells = (await caches.keys()).find((name) => name.startsWith('feltwise-shells-'))!
    const html = await (await (await caches.open(shells)).match('/three-card-poker/trainer'))!.text()
    const path = [...html.matchAll(/\/_next\/static\/chunks\/[\w.~-]+\.js/g)].at(-1)![0]
    const entry = await (await caches.open('feltwise-files')).match(path, { ignoreVary: true })
    return { path, type: entry?.headers.get('content-type') ?? null }
  })

test('files and pages that are wrong are never kept, a silent network is waited for a moment, and what is deleted comes again', async ({
  page,
  network,
}) => {
  // What the browser itself remembers of the pages before would answer in the worker's place.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto('/about')
  await kept(page)
  const { path } = await keptScript(page)
  await test.step('an entry of a wrong type is dropped and fetched again', async () => {
    await page.evaluate(async (one) => {
      const wrong = new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
      await (await caches.open('feltwise-files')).put(one, wrong)
    }, path)
    await page.goto('/three-card-poker/trainer?seed=wrong-1')
    await decide(page, false)
    await expect.poll(async () => (await keptScript(page)).type).toContain('javascript')
  })
  await test.step('a page given for a script with status 200 is never kept', async () => {
    await page.goto('/about')
    await page.evaluate(async (one) => void (await (await caches.open('feltwise-files')).delete(one)), path)
    network.replace(path, '<!doctype html><p>The host’s own page', 'text/html')
    // Past what the browser's own cache has of it.
    const type = (one: string) => fetch(one, { cache: 'reload' }).then(({ headers }) => headers.get('content-type'))
    expect(await page.evaluate(type, path)).toBe('text/html')
    expect((await keptScript(page)).type).toBeNull()

    network.replace(path, null)
    await page.goto('/three-card-poker/trainer?seed=wrong-2')
    await decide(page, false)
    await expect.poll(async () => (await keptScript(page)).type).toContain('javascript')
  })
  await test.step('the page of a captive portal is shown and not kept', async () => {
    await page.goto('/three-card-poker')
    await visited(page, '/three-card-poker')
    network.set('portal')
    for (const address of ['/three-card-poker', '/casino-holdem/hands', '/settings']) {
      await page.goto(address, { waitUntil: 'load' })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in to the network')
    }
    network.set('cut')
    await page.goto('/three-card-poker')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Three Card Poker')
    await page.goto('/casino-holdem/hands')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline')
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  })
  await test.step('a network that never answers is waited for a moment only', async () => {
    network.set('open')
    await page.goto('/settings')
    await expect(page.getByText(/is on this device and works offline/)).toBeVisible()
    network.set('silent')
    await page.goto('/xx-poker/trainer?seed=silent-1')
    await expect(decision(page)).toBeVisible()
    network.set('open')
  })
  await test.step('what the browser has deleted is kept anew by the same version', async () => {
    await page.goto('/about')
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
    })
    await page.goto('/games')
    await expect
      .poll(() =>
        page.evaluate(async () => (await caches.match('/xx-poker/trainer', { ignoreVary: true })) !== undefined),
      )
      .toBe(true)
    network.set('cut')
    await page.goto('/xx-poker/trainer?seed=deleted-1')
    await decide(page, false)
  })
})
