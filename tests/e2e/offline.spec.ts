import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { keptOf, reached } from '@/app/sw.js/kept'
import { filesFor, filesIn, gameOfPath } from '@/app/sw.js/requests'
import { GAME_IDS } from '@/lib/games/ids'
import { GAMES } from '@/lib/games/index'
import { must } from '@/lib/result'
import { setHand, usually } from '@/lib/engines/pai-gow/index'
import { amountInWords } from '@/lib/teaching/dealer-school/table/chips'
import { parseExam, partsOf, pointsOf } from '@/lib/teaching/dealer-school/exam/exam'
import { parseCode } from '@/lib/teaching/dealer-school/exam/code'
import { askExam, type ExamQuestion, markResult } from '@/lib/teaching/dealer-school/exam/grade'
import { errorKinds, loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { lonelyRulesOf } from '@/lib/teaching/dealer-school/table/house'
import { seatOf } from '@/lib/teaching/dealer-school/payouts/session'
import { type Network, networkTo } from '../tools/network'
import { anyGrade, anyOf, begins, like } from '../tools/said'
import { ROOT } from '../tools/site'
import { axeFindings } from './axe'
import { at, expect as check, said, test as plain } from './fixture'
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

const answer = (page: Page) => page.getByRole('region', { name: said().deciding.theAnswer })
const decision = (page: Page) => page.getByLabel(begins(said().deciding.yourDecision('~')))
const bar = (page: Page) => page.getByRole('status').filter({ hasText: said().offline.newVersion })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

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
  await expect(answer(page).getByRole('heading', { level: 2 })).toHaveText(new RegExp(`^${anyGrade(said())}$`))
}

test('what is kept for a language has each file that its pages name, and each that a script of theirs loads', () => {
  const read = (path: string): string => readFileSync(join(ROOT, '.next', path), 'utf8')
  const kept = keptOf('any')
  for (const language of ['en', ...Object.keys(kept.languages)])
    expect(kept.files.filter((file) => file.language === language).length, language).toBeGreaterThan(200)
  const named = new Map<string, readonly string[]>()
  const namedIn = (file: string): readonly string[] => {
    const known =
      named.get(file) ??
      filesIn(read(file.replace('/_next/', '')).replaceAll('static/chunks/', '/_next/static/chunks/'))
    named.set(file, known)
    return known
  }
  for (const [language, pages] of Object.entries({ en: kept.pages, ...kept.languages })) {
    const documents = pages.map((path) => read(`server/app/${path === '/' ? 'index' : path}.html`))
    const all = reached(documents.flatMap(filesIn), namedIn)
    expect(all.size, language).toBeGreaterThan(400)
    const pathsFor = (games: readonly string[]) =>
      filesFor({ languages: [language], games }, kept).map(({ path }) => path)
    const files = new Set(pathsFor(kept.games))
    // The long data of a page are kept with the page.
    expect(
      [...all].filter((file) => !files.has(file) && !file.startsWith('/_next/static/data/')),
      language,
    ).toEqual([])
    // Without the games that weren't opened, each page has what it names itself.
    const shared = new Set(pathsFor([]))
    for (const [index, document] of documents.entries()) {
      const game = gameOfPath(pages[index]!, kept)
      const own = game === undefined ? shared : new Set(pathsFor([game]))
      expect(
        filesIn(document).filter((file) => !own.has(file) && !file.startsWith('/_next/static/data/')),
        pages[index],
      ).toEqual([])
    }
  }
})

/** The bytes that the site takes on the device. */
const used = (page: Page) => page.evaluate(async () => (await navigator.storage.estimate()).usage ?? NaN)

const MB = 1_000_000

test('a first visit keeps little, and a game that is opened works offline with all its tools', async ({
  page,
  network,
}) => {
  const { offline } = said()
  const opened = GAMES.find(({ id }) => id === 'three-card-poker')!
  await page.goto(at('/about'))
  await kept(page)
  const first = await used(page)
  expect(first).toBeLessThan(15 * MB)
  await page.goto(at('/settings'))
  await expect(page.getByRole('status').filter({ hasText: offline.noGameKept })).toBeVisible()

  await page.goto(at(`/${opened.id}`))
  const tools = ['/learn', '/trainer', '/calculator', '/strategy', '/pay-tables', '/side-bets', '/risk']
  for (const tool of tools)
    await expect
      .poll(() =>
        page.evaluate(
          async (one) => (await caches.match(one, { ignoreVary: true })) !== undefined,
          at(`/${opened.id}${tool}`),
        ),
      )
      .toBe(true)
  expect((await used(page)) - first).toBeLessThan(3 * MB)
  // A game is on the device once all of its files are.
  await page.goto(at('/offline'))
  await expect(page.getByText(offline.notOnDevice)).toHaveCount(GAMES.length - 1)

  network.set('cut')
  for (const tool of tools) {
    await page.goto(at(`/${opened.id}${tool}`))
    await expect(title(page)).not.toHaveText(offline.title)
    await expect(page.locator('fieldset.island:disabled')).toHaveCount(0)
  }
  await page.goto(at(`/${opened.id}/trainer?seed=opened-1`))
  await decide(page, false)
  await page.goto(at('/xx-poker/trainer'))
  await expect(title(page)).toHaveText(offline.title)
  await expect(page.getByText(offline.notOnDevice)).toHaveCount(GAMES.length - 1)
})

test('all games are kept for whoever asks', async ({ page, network }) => {
  const { offline } = said()
  await page.goto(at('/settings'))
  const button = page.getByRole('button', { name: like(offline.keepAll('~')) })
  await expect(button).toBeVisible()
  network.set('cut')
  await button.click()
  await expect(page.getByText(offline.allNotKept)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  network.set('open')
  await button.click()
  await expect(page.getByText(offline.allKept)).toBeVisible()
  await expect(button).toBeHidden()
})

test('loaded once, the site trains without a network', async ({ page, network }) => {
  const { chrome, felt, games, offline, payTables, risk } = said()
  await page.goto(at('/about'))
  await kept(page)
  await page.goto(at('/three-card-poker'))
  await visited(page, at('/three-card-poker'))

  network.set('cut')
  await page.reload()
  await expect(title(page)).toContainText('Three Card Poker')

  for (const game of GAMES) {
    await test.step(`a decision of ${game.name}`, async () => {
      await page.goto(at(`/${game.id}/trainer?seed=offline-1`))
      await decide(page, game.arrange !== undefined)
    })
  }
  await page.clock.setFixedTime(NOW)
  const before = await storedAnswers(page)
  for (const { name, path, does, shows } of PARTS)
    await test.step(name, async () => {
      await page.goto(at(path))
      await does(page)
      await shows(page)
      await page.reload()
      await shows(page)
    })
  expect(await storedAnswers(page)).toBe(before + ANSWERS)
  await test.step('a whole game', async () => {
    await page.goto(at('/ultimate-texas-holdem/pay-tables?rules=blind.flush_2'))
    const { flush } = games['ultimate-texas-holdem'].fields.blind!.values!
    await expect(page.getByText(payTables.gains(payTables.payAt(flush!, '2 : 1'), 1)).first()).toBeVisible()
  })
  await test.step('the risk of a session, and a calculator', async () => {
    await page.goto(at('/texas-21/risk?hours=10&bankroll=500'))
    await expect(page.getByText(risk.ruin).first()).toBeVisible()
    await page.goto(at('/casino-holdem/calculator'))
    await expect(page.getByRole('textbox').first()).toBeVisible()
  })
  await test.step('the dealer school, reached by a link', async () => {
    await page.getByRole('link', { name: chrome.dealerSchool }).first().click()
    await expect(page).toHaveURL(/\/dealer-school$/)
    await page.goto(at('/dealer-school/payouts?seed=offline-1'))
    await expect(page.getByRole('region', { name: felt.table }).first()).toBeVisible()
  })
  await test.step('the search', async () => {
    await page.goto(at('/search?q=k5o'))
    await expect(page.getByRole('option').first()).toBeVisible()
  })
  await test.step('a page that was never opened', async () => {
    await page.goto(at('/texas-21/hands'))
    await expect(title(page)).toHaveText(said().offline.title)
    await expect(page.getByText(at('/texas-21/hands'), { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: /Three Card Poker/ }).first()).toHaveAttribute(
      'href',
      at('/three-card-poker'),
    )
    expect(await axeFindings(page)).toEqual([])
    network.set('open')
    await page.getByRole('button', { name: offline.tryAgain }).click()
    await expect(title(page)).toContainText('Texas 21')
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
      const error = errorKinds(asked.session).findIndex(({ id }) => id === kind)
      return page.locator('.trainer-panel li').nth(error).getByRole('button').click()
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
  const { dealerSchool, exam: words } = said()
  await loadSchoolGames(GAME_IDS)
  const ez = lonelyRulesOf('pai-gow-poker').find(({ id }) => id === 'ez')!
  const trainee = await context.newPage()
  await page.goto(at('/dealer-school'))
  await kept(page)
  network.set('cut')

  await page.goto(at('/dealer-school/exam'))
  await page.getByRole('button', { name: words.mixedSample }).click()
  const parts = page.getByRole('list', { name: words.parts }).getByRole('button', { name: /^\d\. / })
  const questions = page.getByRole('textbox', { name: words.questions })
  const games = page.getByRole('combobox', { name: dealerSchool.game })
  await expect(parts).toHaveCount(3)
  await questions.fill('2')
  await parts.nth(1).click()
  await questions.fill('2')
  await games.selectOption({ label: 'Pai Gow Poker' })
  await page.getByRole('checkbox', { name: begins(said().start === '' ? ez.en : ez.es) }).check()
  await parts.nth(2).click()
  await questions.fill('2')
  await games.selectOption({ label: 'Three Card Poker' })
  await page.getByRole('button', { name: words.addPart }).click()
  await page.getByRole('button', { name: words.subjectDisputes, exact: true }).click()
  await questions.fill('2')
  await page.getByRole('textbox', { name: begins(words.house) }).fill('Casino Royal')
  const link = (await page.getByRole('region', { name: words.linkOfExam }).textContent())!.trim()
  const given = new URLSearchParams(new URL(link).hash.slice(1)).get('exam')!
  const exam = must(parseExam(given))
  expect(partsOf(exam).map(({ questions: number, subject: { kind } }) => [kind, number])).toEqual([
    ['house-way', 2],
    ['payouts', 2],
    ['foul', 2],
    ['disputes', 2],
  ])
  expect(partsOf(exam)[1]!.subject).toMatchObject({ game: 'pai-gow-poker', house: ['ez'] })

  await trainee.goto(at(`/dealer-school/exam?exam=${given}`))
  await trainee.getByLabel(words.yourName).fill('Ana Ruiz')
  await trainee.keyboard.press('Enter')
  for (let index = 1; index <= 8; index++) {
    await expect(title(trainee)).toHaveText(words.questionOf(index, 8))
    // One is left out, so that the marks aren't full.
    if (index === 2) await trainee.getByRole('button', { name: words.leaveOut }).click()
    else await answerRightly(trainee, askExam(exam, index))
  }
  await expect(title(trainee)).toHaveText(words.passedTitle('Ana Ruiz'))
  const code = (await trainee.getByRole('region', { name: words.codeOfThis }).textContent())!.trim()
  const { right, points } = markResult(must(parseCode(code)))
  expect([right, points]).toEqual([7, pointsOf(exam) - 1])
  await trainee.close()

  await page.getByLabel(words.codeOfResult).fill(code)
  await page.getByRole('button', { name: words.openResult }).click()
  await expect(title(page)).toHaveText(words.passedTitle('Ana Ruiz'))
  await expect(page.locator('.exam-question')).toHaveCount(8)
  await page.getByRole('link', { name: words.toCertificate }).click()
  await expect(title(page)).toHaveText('Ana Ruiz')
  await expect(page.getByRole('article')).toContainText('Casino Royal')
  await expect(page.getByText(words.verified(8))).toBeVisible()
  await page.goto(at(`/dealer-school/exam?certificate=${code.replace('Ruiz', 'Ruis')}`))
  await expect(title(page)).toHaveText(words.codeRefused)

  await page.goto(at('/dealer-school/exam/class'))
  await page.getByLabel(words.codesOrLinks).fill(code)
  await page.getByRole('button', { name: words.addCodes }).click()
  const line = page.getByRole('region', { name: words.results, exact: true }).getByRole('row', { name: /^Ana Ruiz/ })
  await expect(line.getByRole('cell', { name: words.pass, exact: true })).toBeVisible()
})

test('a new version says so, waits, and loses no session', async ({ page, network }) => {
  const { offline, trainer: words, trainerSummary } = said()
  const isNew = () =>
    page.evaluate(async () => {
      const { port1, port2 } = new MessageChannel()
      const build = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)))
      navigator.serviceWorker.controller?.postMessage({ kind: 'which-build' }, [port2])
      return (await build) === 'another'
    })
  const trainer = page.getByRole('main')
  await page.goto(at('/three-card-poker/trainer?n=2&seed=update-1'))
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

  await bar(page).getByRole('button', { name: offline.reload }).click()
  await expect(bar(page)).toBeHidden()
  await expect.poll(isNew).toBe(true)
  await expect(trainer.locator('p[role=status]')).toHaveText(cards ?? '')
  await expect(trainer.getByText(words.of(2, 2))).toBeVisible()
  await decide(page, false)
  await page.keyboard.press('Space')
  await page.keyboard.press('Space')
  // The summary has what was answered under the old version, too.
  await expect(trainer).toContainText(words.hands(2))
  await expect(trainer).toContainText(anyOf(trainerSummary.someRight(0, 2), trainerSummary.someRight(1, 2)))
})

/** The scripts that the page has loaded, in order. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => [...document.scripts].filter(({ src }) => src !== '').map(({ src }) => new URL(src).pathname))

/** The type of what is kept of a script; null where nothing is. */
const typeKept = (page: Page, path: string) =>
  page.evaluate(
    async (one) =>
      (await (await caches.open('feltwise-files')).match(one, { ignoreVary: true }))?.headers.get('content-type') ??
      null,
    path,
  )

test('files and pages that are wrong are never kept, a silent network is waited for a moment, and what is deleted comes again', async ({
  page,
  network,
}) => {
  const { settings } = said()
  // What the browser itself remembers of the pages before would answer in the worker's place.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto(at('/about'))
  await kept(page)
  await page.goto(at('/settings'))
  await expect(page.getByRole('button', { name: said().offline.repair })).toBeVisible()
  const ofSettings = await scriptsOf(page)
  await page.goto(at('/three-card-poker/trainer?seed=right-1'))
  await decide(page, false)
  // The settings have to work while it is broken.
  const path = (await scriptsOf(page)).findLast((script) => !ofSettings.includes(script))!
  await page.goto(at('/about'))
  await test.step('an entry of a wrong type is dropped and fetched again', async () => {
    await page.evaluate(async (one) => {
      const wrong = new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
      await (await caches.open('feltwise-files')).put(one, wrong)
    }, path)
    await page.goto(at('/three-card-poker/trainer?seed=wrong-1'))
    await decide(page, false)
    await expect.poll(() => typeKept(page, path)).toContain('javascript')
  })
  await test.step('a page given for a script with status 200 is never kept', async () => {
    await page.goto(at('/about'))
    await page.evaluate(async (one) => void (await (await caches.open('feltwise-files')).delete(one)), path)
    network.replace(path, '<!doctype html><p>The host’s own page', 'text/html')
    // Past what the browser's own cache has of it.
    const type = (one: string) => fetch(one, { cache: 'reload' }).then(({ headers }) => headers.get('content-type'))
    expect(await page.evaluate(type, path)).toBe('text/html')
    expect(await typeKept(page, path)).toBeNull()

    network.replace(path, null)
    await page.goto(at('/three-card-poker/trainer?seed=wrong-2'))
    await decide(page, false)
    await expect.poll(() => typeKept(page, path)).toContain('javascript')
  })
  await test.step('a script that was cut off with status 200 is never kept, and one that is in the copy comes again', async () => {
    const length = () =>
      page.evaluate(
        async (one) =>
          (await (await (await caches.open('feltwise-files')).match(one, { ignoreVary: true }))?.text())?.length ??
          null,
        path,
      )
    const whole = await length()
    const text = await (await page.request.get(path)).text()
    await page.goto(at('/about'))
    await page.evaluate(
      async ([one, part]) => {
        const cut = new Response(part, { headers: { 'content-type': 'text/javascript' } })
        await (await caches.open('feltwise-files')).put(one!, cut)
      },
      [path, text.slice(0, text.length / 2)],
    )
    network.replace(path, text.slice(0, text.length / 2))
    expect(await page.evaluate((one) => fetch(one, { cache: 'reload' }).then(({ ok }) => ok), path)).toBe(true)
    expect(await length()).toBeNull()
    await page.goto(at('/settings'))
    const health = page.getByRole('status').filter({ hasText: said().offline.partsMissing })
    await expect(health).toBeVisible()
    await page.getByRole('button', { name: said().offline.repair }).click()
    await expect(page.getByText(said().offline.notRepaired)).toBeVisible()
    expect(await length()).toBeNull()
    network.replace(path, null)
    await page.getByRole('button', { name: said().offline.repair }).click()
    await expect(page.getByText(begins(said().offline.repaired))).toBeVisible()
    expect(await length()).toBe(whole)
    await page.goto(at('/three-card-poker/trainer?seed=wrong-3'))
    await decide(page, false)
  })
  await test.step('the page of a captive portal is shown and not kept', async () => {
    await page.goto(at('/three-card-poker'))
    await visited(page, at('/three-card-poker'))
    network.set('portal')
    for (const address of ['/three-card-poker', '/casino-holdem/hands', '/settings']) {
      await page.goto(at(address), { waitUntil: 'load' })
      await expect(title(page)).toHaveText('Log in to the network')
    }
    network.set('cut')
    await page.goto(at('/three-card-poker'))
    await expect(title(page)).toContainText('Three Card Poker')
    await page.goto(at('/casino-holdem/hands'))
    await expect(title(page)).toHaveText(said().offline.title)
    await page.goto(at('/settings'))
    await expect(title(page)).toHaveText(settings.title)
  })
  await test.step('a network that never answers is waited for a moment only', async () => {
    network.set('open')
    await page.goto(at('/settings'))
    await expect(page.getByText(said().offline.allKept)).toBeVisible()
    network.set('silent')
    await page.goto(at('/xx-poker/trainer?seed=silent-1'))
    await expect(decision(page)).toBeVisible()
    network.set('open')
  })
  await test.step('what the browser has deleted is kept anew by the same version', async () => {
    await page.goto(at('/about'))
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
    })
    await page.goto(at('/games'))
    await expect
      .poll(() =>
        page.evaluate(
          async (one) => (await caches.match(one, { ignoreVary: true })) !== undefined,
          at('/xx-poker/trainer'),
        ),
      )
      .toBe(true)
    network.set('cut')
    await page.goto(at('/xx-poker/trainer?seed=deleted-1'))
    await decide(page, false)
  })
})
