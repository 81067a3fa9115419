import { readFile, rm, writeFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { KNOWN_WAYS } from '@/lib/engines/pai-gow/house-ways/hands'
import { DATABASE, MIGRATIONS } from '@/lib/storage/schema'
import { makeArchive } from '@/lib/storage/archive'
import { answerOf, answers, roundOf } from '@/tests/storage/samples'
import { axeFindings } from './axe'
import { expect, test } from './fixture'

const DATA = '/progress/data'
/** One decision to a question. */
const TRAINER = '/three-card-poker/trainer?drill=queen-high'

const fileInput = (page: Page) => page.getByLabel('Exported file')
const stored = (page: Page, label: 'Answers' | 'Rounds') =>
  page.getByRole('region', { name: 'What is stored' }).locator('dl > div', { hasText: label }).locator('dd')
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const alert = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })

const archive = (records: readonly unknown[]) =>
  Buffer.from(
    [...makeArchive({ records, preferences: '{"stake":25}', houseWays: null, at: 1_790_000_000_000 })].join(''),
  )

/** Imports records, and waits until they are stored. */
async function fill(page: Page, records: readonly unknown[]): Promise<void> {
  await fileInput(page).setInputFiles({ name: 'training.json', mimeType: 'application/json', buffer: archive(records) })
  await button(page, /^Add/).click()
  await expect(page.getByText('added from training.json')).toBeVisible()
}

async function exported(page: Page): Promise<{ readonly records: readonly unknown[]; readonly path: string }> {
  const download = page.waitForEvent('download')
  await button(page, 'Export everything').click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^feltwise-\d{4}-\d{2}-\d{2}\.json$/)
  const path = await file.path()
  return { path, records: (JSON.parse(await readFile(path, 'utf8')) as { records: unknown[] }).records }
}

test('export, delete, undo, delete, import: the same records to the last digit', async ({ page }) => {
  const records = [
    ...Array.from({ length: 300 }, (_, n) =>
      answerOf(n, { cost: Math.sqrt(n) / 97, grade: n === 0 ? 'best' : 'mistake' }),
    ),
    roundOf(0),
    roundOf(1),
  ]
  await page.goto(DATA)
  await expect(page.getByText('There is nothing to export yet.')).toBeVisible()
  await fill(page, records)
  await expect(stored(page, 'Answers')).toHaveText('300')
  await expect(stored(page, 'Rounds')).toHaveText('2')
  const before = await exported(page)
  expect(before.records).toHaveLength(302)

  await button(page, 'Delete everything').click()
  await expect(page.getByText('Delete 300 answers and 2 rounds?')).toBeFocused()
  await button(page, 'Delete').click()
  await expect(stored(page, 'Answers')).toHaveText('0')
  expect(await axeFindings(page), 'deleted').toEqual([])
  await button(page, 'Undo').click()
  await expect(page.getByText('Everything is back.')).toBeVisible()
  expect((await exported(page)).records).toEqual(before.records)

  await button(page, 'Delete everything').click()
  await button(page, 'Delete').click()
  await expect(button(page, 'Undo')).toBeVisible()
  // To leave is to give it up.
  await page.goto('/about')
  await page.goto(DATA)
  await expect(page.getByText('There is nothing to delete.')).toBeVisible()
  await fileInput(page).setInputFiles(before.path)
  await expect(page.getByText('300 answers and 2 rounds, on')).toBeVisible()
  await button(page, 'Add 302 records').click()
  await expect(stored(page, 'Answers')).toHaveText('300')
  expect((await exported(page)).records).toEqual(before.records)
})

test('an import is looked at before it is done; what is here stays, duplicates and bad records are told', async ({
  page,
}) => {
  await page.goto(DATA)
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
  for (const name of ['New', 'Already here', 'Here, but different', 'Unreadable']) {
    await expect(preview.locator('dl > div', { hasText: name }).locator('dd').first()).toHaveText('1')
  }
  await preview.getByText('What we can’t read, and where').click()
  await expect(preview.getByText('records[3].cost: this must be a number from 0 to 1,000,000.')).toBeVisible()
  expect(await axeFindings(page), 'the preview').toEqual([])
  await button(page, 'Cancel').click()
  await expect(stored(page, 'Answers')).toHaveText('5')
  await fileInput(page).setInputFiles(file)
  await button(page, 'Add 1 record').click()
  await expect(stored(page, 'Answers')).toHaveText('6')
  const { records } = await exported(page)
  expect(records).toContainEqual(answerOf(1))
  await fileInput(page).setInputFiles(file)
  await expect(page.getByText('Every record in this file is here already.')).toBeVisible()
  await page.getByLabel('Replace my settings with those in the file').check()
  await button(page, 'Use its settings').click()
  await expect(page.getByRole('button', { name: /\$25/ }).first()).toBeVisible()
})

test('50 MB of noise, and files that mean ill, are refused with the reason; nothing is lost', async ({
  page,
}, testInfo) => {
  await page.goto(DATA)
  await fill(page, answers(3))
  const size = 50_000_000
  const bytes = Buffer.alloc(size)
  for (let i = 0; i < size; i += 4) bytes.writeUInt32LE(Math.imul(i + 1, 2_654_435_761) >>> 0, i)
  const head = '{"format":"feltwise-log","version":1,"records":['
  const noises: readonly (readonly [string, Buffer, RegExp])[] = [
    ['bytes', bytes, /isn’t a text file/],
    ['letters', Buffer.alloc(size, 'noise '), /Feltwise didn’t export this file/],
    ['one-text', Buffer.concat([Buffer.from('{"a":"'), Buffer.alloc(size, 'x')]), /more than 12 million characters/],
    ['brackets', Buffer.concat([Buffer.from(head), Buffer.alloc(size, '[')]), /brackets inside each other/],
    ['cut-off', Buffer.concat([Buffer.from(`${head}"`), Buffer.alloc(size, 'y')]), /its end is missing/],
    [
      'numbers',
      Buffer.concat([Buffer.from(`${head}0`), Buffer.alloc(size, ',1'), Buffer.from(']}')]),
      /more than 500,000 records/,
    ],
    ['newer', Buffer.from('{"format":"feltwise-log","version":99,"records":[]}'), /newer Feltwise/],
    ['foreign', Buffer.from('{"__proto__":{"format":"feltwise-log"},"constructor":1}'), /Feltwise didn’t export it/],
  ]
  for (const [name, noise, reason] of noises) {
    const path = testInfo.outputPath(`${name}.json`)
    await writeFile(path, noise)
    await fileInput(page).setInputFiles(path)
    await expect(alert(page, `couldn’t import ${name}.json`), name).toContainText(reason)
    await expect(alert(page, `couldn’t import ${name}.json`)).toContainText('Nothing here was changed.')
    await rm(path)
  }
  await expect(stored(page, 'Answers')).toHaveText('3')
  expect((await exported(page)).records).toHaveLength(3)
})

test('two tabs have the same records, whichever of them adds or deletes', async ({ page, context }) => {
  await page.goto(DATA)
  const other = await context.newPage()
  await other.goto(DATA)
  await expect(other.getByText('There is nothing to export yet.')).toBeVisible()
  await fill(page, answers(300))
  await expect(stored(other, 'Answers')).toHaveText('300')
  await fill(other, [roundOf(0)])
  await expect(stored(page, 'Rounds')).toHaveText('1')
  await button(other, 'Delete everything').click()
  await button(other, 'Delete').click()
  await expect(stored(page, 'Answers')).toHaveText('0')
  // Only the tab that deleted gives up the way back by leaving.
  await expect(button(page, 'Undo')).toBeVisible()
  await page.goto('/about')
  await page.goto(DATA)
  await page.close()
  await button(other, 'Undo').click()
  await expect(stored(other, 'Answers')).toHaveText('300')
})

/** Answers the decision that is asked and waits for its grade. */
async function answerOne(page: Page): Promise<void> {
  await expect(page.getByRole('list', { name: /^Your decision/ })).toBeVisible()
  await page.keyboard.press('1')
  await expect(page.getByRole('region', { name: 'The answer' }).getByRole('heading', { level: 2 })).toHaveText(
    /^(Best|Fine|Inaccuracy|Mistake|Blunder)$/,
  )
}

/** Waits until so many answers are in the database, as a page that was just opened finds them. */
async function expectStored(context: BrowserContext, count: number): Promise<void> {
  const page = await context.newPage()
  await page.goto(DATA)
  await expect(stored(page, 'Answers')).toHaveText(String(count))
  await expect(page.getByText('cannot be read')).toHaveCount(0)
  await page.close()
}

test('a tab that is killed in the middle of an answer loses nothing that was given', async ({ context }) => {
  const page = await context.newPage()
  await page.goto(`${TRAINER}&seed=killed-1`)
  await answerOne(page)
  await page.keyboard.press('Space')
  await answerOne(page)
  await expectStored(context, 2)
  await page.bringToFront()
  await page.keyboard.press('Space')
  await expect(page.getByRole('list', { name: /^Your decision/ })).toBeVisible()
  const session = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  await page.keyboard.press('1')
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  const later = await context.newPage()
  await later.goto(DATA)
  // The third was being given: it is there or it is not.
  await expect(stored(later, 'Answers')).toHaveText(/^[23]$/)
  await expect(later.getByText('cannot be read')).toHaveCount(0)
  await fill(later, answers(10))
  await expect(stored(later, 'Answers')).toHaveText(/^1[23]$/)
})

/** How many bytes this site may store. Set before anything is written: the browser remembers for a while how much room there was. */
async function setQuota(page: Page, baseURL: string | undefined, quotaSize?: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(baseURL!).origin,
    ...(quotaSize === undefined ? {} : { quotaSize }),
  })
}

test('an import for which there is no room is told and changes nothing; what fits is stored', async ({
  page,
  baseURL,
}) => {
  await page.goto('/about')
  await setQuota(page, baseURL, 300_000)
  await page.goto(DATA)
  await fill(page, answers(20))
  await fileInput(page).setInputFiles({
    name: 'training.json',
    mimeType: 'application/json',
    buffer: archive(answers(5000)),
  })
  await button(page, /^Add/).click()
  await expect(alert(page, 'couldn’t import training.json')).toContainText('no room left')
  await expect(stored(page, 'Answers')).toHaveText('20')
  await page.reload()
  await expect(stored(page, 'Answers')).toHaveText('20')
  await fill(page, answers(21))
  await expect(stored(page, 'Answers')).toHaveText('21')
})

test('with a full disk answers stay in the page, and are stored when there is room', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/about')
  await setQuota(page, baseURL, 1)
  await page.goto(`${TRAINER}&seed=full-1`)
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

test('where the browser stores nothing, it is said, and everything works from memory', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await page.goto(`${TRAINER}&seed=blocked-1`)
  await answerOne(page)
  await page.keyboard.press('Space')
  await answerOne(page)
  await page.goto(DATA)
  await expect(alert(page, 'stores nothing for this site')).toBeVisible()
  expect(await axeFindings(page), 'no storage').toEqual([])
  await fill(page, answers(4))
  await expect(stored(page, 'Answers')).toHaveText('4')
  expect((await exported(page)).records).toHaveLength(4)
  await button(page, 'Delete everything').click()
  await button(page, 'Delete').click()
  await button(page, 'Undo').click()
  await expect(stored(page, 'Answers')).toHaveText('4')
})

test('data of a newer Feltwise is left alone; an old tab that holds the data is named', async ({ page, context }) => {
  await page.goto('/about')
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
  await page.goto(DATA)
  await expect(alert(page, 'data of a newer Feltwise; nothing was changed')).toBeVisible()

  await page.goto('/about')
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
  await other.goto(DATA)
  await expect(alert(other, 'Another tab with an older Feltwise')).toBeVisible()
  await page.evaluate(() => (window as unknown as { held: IDBDatabase }).held.close())
  await expect(alert(other, 'Another tab')).toHaveCount(0)
  await fill(other, answers(2))
  await expectStored(context, 2)
})

test('a file of many records stops the page nowhere for long', async ({ page }, testInfo) => {
  test.slow()
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })
  const longest = () => page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks.splice(0)))
  await page.goto(DATA)
  await expect(page.getByText('There is nothing to export yet.')).toBeVisible()
  await longest()
  // From the disk: what Playwright hands over by itself, it unpacks in the page.
  const path = testInfo.outputPath('training.json')
  await writeFile(path, archive(answers(40_000)))
  await fileInput(page).setInputFiles(path)
  await button(page, 'Add 40,000 records').click()
  await expect(stored(page, 'Answers')).toHaveText('40,000')
  // In one go each of reading, adding and showing them took more than a second. A busy machine makes every task longer.
  expect(await longest()).toBeLessThan(500)
  await exported(page)
  expect(await longest()).toBeLessThan(500)
})

test('house ways of one’s own are exported with everything, and an import takes them back', async ({ page }) => {
  const saved = JSON.stringify({
    version: 1,
    ways: [
      { ...KNOWN_WAYS[0], id: 'school', name: 'The school' },
      { id: 'later', kind: 'unknown' },
    ],
  })
  await page.goto(DATA)
  await page.evaluate((text) => localStorage.setItem('feltwise.house-ways', text), saved)
  await page.reload()
  const { path } = await exported(page)
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await fileInput(page).setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer: await readFile(path) })
  await expect(page.getByText('The school')).toBeVisible()
  await expect(page.getByText('1 entry can’t be read by this version and will be kept unread.')).toBeVisible()
  await button(page, 'Add 2 house ways').click()
  await expect(page.getByText('2 house ways were added from all.json.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('feltwise.house-ways'))).toBe(saved)
})
