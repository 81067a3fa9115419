import { readFile, rm, writeFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { KNOWN_WAYS } from '@/lib/engines/pai-gow/house-ways/hands'
import { DATABASE, MIGRATIONS } from '@/lib/storage/schema'
import { makeArchive } from '@/lib/storage/archive'
import { answerOf, answers, roundOf } from '@/tests/storage/samples'
import { money, whole } from '@/app/_languages/format'
import { anyGrade, anyOf, begins, like, writtenIn } from '../tools/said'
import { axeFindings } from './axe'
import { at, expect, said, test } from './fixture'

const DATA = '/progress/data'
/** One decision to a question. */
const TRAINER = '/three-card-poker/trainer?drill=queen-high'

const fileInput = (page: Page) => page.getByLabel(said().progress.exportedFile)
const stored = (page: Page, what: 'answers' | 'rounds') => {
  const { progress } = said()
  return page
    .getByRole('region', { name: progress.stored })
    .locator('dl > div', { hasText: progress[`${what}Head`] })
    .locator('dd')
}
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const alert = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })
/** How many answers and rounds. */
const counted = (answers: string, rounds: string): string => {
  const { progress } = said()
  return progress.both(progress.answers(answers), progress.rounds(rounds))
}
/** A file was not imported: why. */
const notImported = (file: string, why: string): RegExp =>
  like(said().progress.notImported.replace('{file}', file).replace('{why}', why))
/** So many records were added, whichever. */
const added = (file: string): RegExp => {
  const { imported } = said().progress
  return anyOf(imported(1, '~', file), imported(2, '~', file))
}
/** Some records cannot be read. */
const damaged = (page: Page) => page.getByText(anyOf(said().progress.damaged('1'), said().progress.damaged('~')))
const addButton = (page: Page) => button(page, begins(said().progress.add('~')))
/** Deletes everything, after the question. */
async function deleteAll(page: Page): Promise<void> {
  await button(page, said().progress.deleteAll).click()
  await button(page, said().progress.delete).click()
}
const undo = (page: Page) => button(page, said().progress.undo)
const decision = (page: Page) => page.getByRole('list', { name: begins(said().deciding.yourDecision('~')) })

const archive = (records: readonly unknown[]) =>
  Buffer.from(
    [...makeArchive({ records, preferences: '{"stake":25}', houseWays: null, at: 1_790_000_000_000 })].join(''),
  )

/** Imports records, and waits until they are stored. */
async function fill(page: Page, records: readonly unknown[]): Promise<void> {
  await fileInput(page).setInputFiles({ name: 'training.json', mimeType: 'application/json', buffer: archive(records) })
  await addButton(page).click()
  await expect(page.getByText(added('training.json'))).toBeVisible()
}

async function exported(page: Page): Promise<{ readonly records: readonly unknown[]; readonly path: string }> {
  const download = page.waitForEvent('download')
  await button(page, said().progress.exportAll).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^feltwise-\d{4}-\d{2}-\d{2}\.json$/)
  const path = await file.path()
  return { path, records: (JSON.parse(await readFile(path, 'utf8')) as { records: unknown[] }).records }
}

test('export, delete, undo, delete, import: the same records to the last digit', async ({ page }) => {
  const { progress } = said()
  const records = [
    ...Array.from({ length: 300 }, (_, n) =>
      answerOf(n, { cost: Math.sqrt(n) / 97, grade: n === 0 ? 'best' : 'mistake' }),
    ),
    roundOf(0),
    roundOf(1),
  ]
  await page.goto(at(DATA))
  await expect(page.getByText(progress.nothingToExport)).toBeVisible()
  await fill(page, records)
  await expect(stored(page, 'answers')).toHaveText('300')
  await expect(stored(page, 'rounds')).toHaveText('2')
  const before = await exported(page)
  expect(before.records).toHaveLength(302)

  await button(page, progress.deleteAll).click()
  await expect(page.getByText(progress.askDelete(counted('300', '2')))).toBeFocused()
  await button(page, progress.delete).click()
  await expect(stored(page, 'answers')).toHaveText('0')
  expect(await axeFindings(page), 'deleted').toEqual([])
  await undo(page).click()
  await expect(page.getByText(progress.back)).toBeVisible()
  expect((await exported(page)).records).toEqual(before.records)

  await deleteAll(page)
  await expect(undo(page)).toBeVisible()
  // To leave is to give it up.
  await page.goto(at('/about'))
  await page.goto(at(DATA))
  await expect(page.getByText(progress.nothingToDelete)).toBeVisible()
  await fileInput(page).setInputFiles(before.path)
  await expect(page.getByText(like(`${counted('300', '2')}, ${progress.onDay('~')}`))).toBeVisible()
  await button(page, progress.add(progress.records('302'))).click()
  await expect(stored(page, 'answers')).toHaveText('300')
  expect((await exported(page)).records).toEqual(before.records)
})

test(
  'an import is looked at before it is done; what is here stays, duplicates and bad records are told',
  { tag: '@spanish' },
  async ({ page }) => {
    const { problems, progress } = said()
    await page.goto(at(DATA))
    await fill(page, answers(5))
    const file = {
      name: 'mixed.json',
      mimeType: 'application/json',
      buffer: archive([
        answerOf(0),
        answerOf(1, { cost: 9, grade: 'blunder' }),
        answerOf(7),
        { ...answerOf(8), cost: '0' },
      ]),
    }
    await fileInput(page).setInputFiles(file)
    const preview = page.getByRole('region', { name: /^mixed\.json/ })
    await expect(preview.getByRole('heading')).toBeFocused()
    for (const name of [progress.fresh, progress.alreadyHere, progress.differing, progress.unreadable]) {
      await expect(preview.locator('dl > div', { hasText: name }).locator('dd').first()).toHaveText('1')
    }
    await preview.getByText(progress.whatUnreadable).click()
    const must = { id: 'number', args: { least: 0, most: 1_000_000 } } as const
    await expect(preview.getByText(problems['record-field']({ place: 'records[3].cost', must }))).toBeVisible()
    expect(await axeFindings(page), 'the preview').toEqual([])
    await button(page, progress.doNothing).click()
    await expect(stored(page, 'answers')).toHaveText('5')
    await fileInput(page).setInputFiles(file)
    await button(page, progress.add(progress.records('1'))).click()
    await expect(stored(page, 'answers')).toHaveText('6')
    const { records } = await exported(page)
    expect(records).toContainEqual(answerOf(1))
    await fileInput(page).setInputFiles(file)
    await expect(page.getByText(progress.nothingNew)).toBeVisible()
    await page.getByLabel(progress.takeSettingsToo).check()
    await button(page, progress.takeSettings).click()
    await expect(
      page.getByRole('button', { name: like(writtenIn(said(), () => money(25, 'USD'))) }).first(),
    ).toBeVisible()
  },
)

test('50 MB of noise, and files that mean ill, are refused with the reason; nothing is lost', async ({
  page,
}, testInfo) => {
  const { problems } = said()
  await page.goto(at(DATA))
  await fill(page, answers(3))
  const size = 50_000_000
  const bytes = Buffer.alloc(size)
  for (let i = 0; i < size; i += 4) bytes.writeUInt32LE(Math.imul(i + 1, 2_654_435_761) >>> 0, i)
  const head = '{"format":"feltwise-log","version":1,"records":['
  const noises: readonly (readonly [string, Buffer, string])[] = [
    ['bytes', bytes, problems['not-text']()],
    ['letters', Buffer.alloc(size, 'noise '), problems['not-exported']()],
    ['one-text', Buffer.concat([Buffer.from('{"a":"'), Buffer.alloc(size, 'x')]), problems['long-frame']()],
    ['brackets', Buffer.concat([Buffer.from(head), Buffer.alloc(size, '[')]), problems['deep-file']({ most: 32 })],
    [
      'cut-off',
      Buffer.concat([Buffer.from(`${head}"`), Buffer.alloc(size, 'y')]),
      problems['broken-json']({ why: { id: 'cut' } }),
    ],
    [
      'numbers',
      Buffer.concat([Buffer.from(`${head}0`), Buffer.alloc(size, ',1'), Buffer.from(']}')]),
      problems['many-records']({ most: 500_000 }),
    ],
    [
      'newer',
      Buffer.from('{"format":"feltwise-log","version":99,"records":[]}'),
      problems['newer-file']({ version: 99, most: 1 }),
    ],
    [
      'foreign',
      Buffer.from('{"__proto__":{"format":"feltwise-log"},"constructor":1}'),
      problems['foreign-format']({ found: '~', format: 'feltwise-log' }),
    ],
  ]
  for (const [name, noise, reason] of noises) {
    const path = testInfo.outputPath(`${name}.json`)
    await writeFile(path, noise)
    await fileInput(page).setInputFiles(path)
    await expect(alert(page, notImported(`${name}.json`, '~')), name).toContainText(notImported(`${name}.json`, reason))
    await rm(path)
  }
  await expect(stored(page, 'answers')).toHaveText('3')
  expect((await exported(page)).records).toHaveLength(3)
})

test(
  'two tabs have the same records, whichever of them adds or deletes',
  { tag: '@spanish' },
  async ({ page, context }) => {
    const { progress } = said()
    await page.goto(at(DATA))
    const other = await context.newPage()
    await other.goto(at(DATA))
    await expect(other.getByText(progress.nothingToExport)).toBeVisible()
    await fill(page, answers(300))
    await expect(stored(other, 'answers')).toHaveText('300')
    await fill(other, [roundOf(0)])
    await expect(stored(page, 'rounds')).toHaveText('1')
    await deleteAll(other)
    await expect(stored(page, 'answers')).toHaveText('0')
    // Only the tab that deleted gives up the way back by leaving.
    await expect(undo(page)).toBeVisible()
    await page.goto(at('/about'))
    await page.goto(at(DATA))
    await page.close()
    await undo(other).click()
    await expect(stored(other, 'answers')).toHaveText('300')
  },
)

/** Answers the decision that is asked and waits for its grade. */
async function answerOne(page: Page): Promise<void> {
  await expect(decision(page)).toBeVisible()
  await page.keyboard.press('1')
  await expect(
    page.getByRole('region', { name: said().deciding.theAnswer }).getByRole('heading', { level: 2 }),
  ).toHaveText(new RegExp(`^${anyGrade(said())}$`))
}

/** Waits until so many answers are in the database, as a page that was just opened finds them. */
async function expectStored(context: BrowserContext, count: number): Promise<void> {
  const page = await context.newPage()
  await page.goto(at(DATA))
  await expect(stored(page, 'answers')).toHaveText(String(count))
  await expect(damaged(page)).toHaveCount(0)
  await page.close()
}

test('a tab that is killed in the middle of an answer loses nothing that was given', async ({ context }) => {
  const page = await context.newPage()
  await page.goto(`${at(TRAINER)}&seed=killed-1`)
  await answerOne(page)
  await page.keyboard.press('Space')
  await answerOne(page)
  await expectStored(context, 2)
  await page.bringToFront()
  await page.keyboard.press('Space')
  await expect(decision(page)).toBeVisible()
  const session = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  await page.keyboard.press('1')
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  const later = await context.newPage()
  await later.goto(at(DATA))
  // The third was being given: it is there or it is not.
  await expect(stored(later, 'answers')).toHaveText(/^[23]$/)
  await expect(damaged(later)).toHaveCount(0)
  await fill(later, answers(10))
  await expect(stored(later, 'answers')).toHaveText(/^1[23]$/)
})

/** How many bytes this site may store. Set before anything is written: the browser remembers for a while how much room there was. */
async function setQuota(page: Page, baseURL: string | undefined, quotaSize?: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(baseURL!).origin,
    ...(quotaSize === undefined ? {} : { quotaSize }),
  })
}

test(
  'an import for which there is no room is told and changes nothing; what fits is stored',
  { tag: '@spanish' },
  async ({ page, baseURL }) => {
    await page.goto(at('/about'))
    await setQuota(page, baseURL, 300_000)
    await page.goto(at(DATA))
    await fill(page, answers(20))
    await fileInput(page).setInputFiles({
      name: 'training.json',
      mimeType: 'application/json',
      buffer: archive(answers(5000)),
    })
    await addButton(page).click()
    await expect(alert(page, notImported('training.json', '~'))).toContainText(said().problems.StorageFull())
    await expect(stored(page, 'answers')).toHaveText('20')
    await page.reload()
    await expect(stored(page, 'answers')).toHaveText('20')
    await fill(page, answers(21))
    await expect(stored(page, 'answers')).toHaveText('21')
  },
)

test('with a full disk answers stay in the page, and are stored when there is room', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto(at('/about'))
  await setQuota(page, baseURL, 1)
  await page.goto(`${at(TRAINER)}&seed=full-1`)
  await answerOne(page)
  await page.keyboard.press('Space')
  await answerOne(page)
  await expectStored(context, 0)
  await setQuota(page, baseURL)
  await page.bringToFront()
  await page.keyboard.press('Space')
  await answerOne(page)
  await expectStored(context, 3)
})

test(
  'where the browser stores nothing, it is said, and everything works from memory',
  { tag: '@spanish' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    })
    await page.goto(`${at(TRAINER)}&seed=blocked-1`)
    await answerOne(page)
    await page.keyboard.press('Space')
    await answerOne(page)
    await page.goto(at(DATA))
    await expect(alert(page, said().problems.StorageBlocked())).toBeVisible()
    expect(await axeFindings(page), 'no storage').toEqual([])
    await fill(page, answers(4))
    await expect(stored(page, 'answers')).toHaveText('4')
    expect((await exported(page)).records).toHaveLength(4)
    await deleteAll(page)
    await undo(page).click()
    await expect(stored(page, 'answers')).toHaveText('4')
  },
)

test('data of a newer Feltwise is left alone; an old tab that holds the data is named', async ({ page, context }) => {
  const { NewerData, OlderTab, Outdated } = said().problems
  await page.goto(at('/about'))
  await page.evaluate(
    ([name, version]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name, version)
        request.onerror = () => reject(request.error!)
        request.onsuccess = () => {
          request.result.close()
          resolve()
        }
      }),
    [DATABASE, MIGRATIONS.length + 5] as const,
  )
  await page.goto(at(DATA))
  await expect(alert(page, NewerData())).toBeVisible()

  await page.goto(at('/about'))
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        indexedDB.deleteDatabase(name).onsuccess = () => {
          const request = indexedDB.open(name, 1)
          request.onupgradeneeded = () => {
            for (const store of ['answers', 'rounds'])
              request.result.createObjectStore(store, { keyPath: 'id' }).createIndex('game', 'game')
          }
          request.onsuccess = () => {
            Object.assign(window, { held: request.result })
            resolve()
          }
        }
      }),
    DATABASE,
  )
  const other = await context.newPage()
  await other.goto(at(DATA))
  await expect(alert(other, OlderTab())).toBeVisible()
  await page.evaluate(() => (window as unknown as { held: IDBDatabase }).held.close())
  await expect(alert(other, anyOf(OlderTab(), Outdated()))).toHaveCount(0)
  await fill(other, answers(2))
  await expectStored(context, 2)
})

test('a file of many records stops the page nowhere for long', { tag: '@spanish' }, async ({ page }, testInfo) => {
  test.slow()
  const { progress } = said()
  const many = writtenIn(said(), () => whole(40_000))
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })
  /** The longest time for which the page stood still during some work, as a share of the whole work. */
  async function stillDuring(work: () => Promise<unknown>): Promise<number> {
    await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0))
    const started = performance.now()
    await work()
    const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks)
    return Math.max(0, ...tasks) / (performance.now() - started)
  }
  await page.goto(at(DATA))
  await expect(page.getByText(progress.nothingToExport)).toBeVisible()
  // From the disk: what Playwright hands over by itself, it unpacks in the page.
  const path = testInfo.outputPath('training.json')
  await writeFile(path, archive(answers(40_000)))
  const imported = await stillDuring(async () => {
    await fileInput(page).setInputFiles(path)
    await button(page, progress.add(progress.records(many))).click()
    await expect(stored(page, 'answers')).toHaveText(many)
  })
  // In one go, each of reading, adding and showing them is a third of the whole. A busy machine makes all of it longer.
  expect(imported).toBeLessThan(0.25)
  expect(await stillDuring(() => exported(page))).toBeLessThan(0.5)
})

test('house ways of one’s own are exported with everything, and an import takes them back', async ({ page }) => {
  const { progress } = said()
  const saved = JSON.stringify({
    version: 1,
    ways: [
      { ...KNOWN_WAYS[0], id: 'school', name: 'The school' },
      { id: 'later', kind: 'unknown' },
    ],
  })
  await page.goto(at(DATA))
  await page.evaluate((text) => localStorage.setItem('feltwise.house-ways', text), saved)
  await page.reload()
  const { path } = await exported(page)
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await fileInput(page).setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer: await readFile(path) })
  await expect(page.getByText('The school')).toBeVisible()
  await expect(page.getByText(progress.waysUnread('1'))).toBeVisible()
  await button(page, progress.add(progress.ownWays('2'))).click()
  await expect(page.getByText(progress.imported(2, progress.ownWays('2'), 'all.json'))).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('feltwise.house-ways'))).toBe(saved)
})
