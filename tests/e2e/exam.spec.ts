import { GAME_IDS } from '@/lib/games/ids'
import { loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { mkdir, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { usualTable } from '@/lib/teaching/dealer-school/board'
import { amountInWords, type Due, ROUNDINGS } from '@/lib/teaching/dealer-school/chips'
import { type Exam, makeExam, parseExam } from '@/lib/teaching/dealer-school/exam'
import { makeSaids } from '@/lib/teaching/dealer-school/exam-answers'
import { type ExamResult, makeCode, parseCode } from '@/lib/teaching/dealer-school/exam-code'
import { makeResultFile } from '@/lib/teaching/dealer-school/exam-file'
import { askExam } from '@/lib/teaching/dealer-school/exam-grade'
import { seatOf } from '@/lib/teaching/dealer-school/payouts'
import { KNOWN_WAYS } from '@/lib/engines/pai-gow/house-ways/hands'
import { must } from '@/lib/result'
import { axeFindings } from './axe'
import { expect, test } from './fixture'

await loadSchoolGames(GAME_IDS)

const PAGE = '/dealer-school/exam'
const SETTING: Exam = {
  questions: 3,
  minutes: 5,
  pass: 60,
  seed: 'e2e',
  subject: { kind: 'house-way', way: KNOWN_WAYS[0]!, asked: { kind: 'all' } },
}
const PAYING: Exam = {
  ...SETTING,
  subject: { kind: 'payouts', ...usualTable('three-card-poker'), rounding: ROUNDINGS[0] },
}
const RULING: Exam = { ...SETTING, subject: { kind: 'disputes', game: 'casino-holdem' } }
const CALLING: Exam = { ...SETTING, subject: { kind: 'foul', ...usualTable('casino-holdem') } }

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const spoken = (page: Page) => page.locator('p[role=status]')
const code = (page: Page) => page.getByRole('region', { name: 'The code of this result' })

/** What is due in a question of paying and taking. */
function duesOf(exam: Exam, index: number): readonly Due[] {
  const asked = askExam(exam, index)
  if (asked.kind !== 'payouts') throw new Error('this exam asks no payouts')
  return seatOf(asked.session).due
}

async function start(page: Page, exam: Exam, name = 'Anna Kowalski'): Promise<void> {
  await page.goto(`${PAGE}?exam=${makeExam(exam)}`)
  await page.getByLabel('Your name').fill(name)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Question 1 of 3')
}

test('an exam is built, taken by keyboard alone, and opened by its code in another browser; an altered code is refused', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(PAGE)
  await page.getByRole('textbox', { name: 'Questions' }).fill('3')
  await page.getByRole('textbox', { name: 'Seed' }).fill('e2e')
  const link = (await page.getByRole('region', { name: 'The link of this exam' }).textContent())!.trim()
  const exam = must(parseExam(new URL(link).searchParams.get('exam')!))
  expect(exam).toMatchObject({ questions: 3, seed: 'e2e' })
  await start(page, exam)
  expect(await axeFindings(page), 'the question').toEqual([])
  for (const at of [1, 2, 3]) {
    await expect(heading(page)).toHaveText(`Question ${at} of 3`)
    for (const key of ['1', '2', 'Space']) await page.keyboard.press(key)
  }
  await expect(heading(page)).toHaveText(/^Anna Kowalski: (not )?passed$/)
  const written = (await code(page).textContent())!.trim()
  expect(must(parseCode(written))).toMatchObject({ name: 'Anna Kowalski', answers: ['a', 'a', 'a'] })
  const other = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage()
  await other.goto(PAGE)
  await other.getByLabel('The code of a result').fill(written.replace('Anna', 'Anne'))
  await other.getByRole('button', { name: 'Open the result' }).click()
  await expect(other.getByText('This code was altered').first()).toBeVisible()
  await other.getByLabel('The code of a result').fill(written)
  await other.getByRole('button', { name: 'Open the result' }).click()
  await expect(heading(other)).toHaveText((await heading(page).textContent())!)
  await expect(other.locator('.exam-question')).toHaveText(await page.locator('.exam-question').allTextContents())
  await other.goto(`${PAGE}?result=${written.replace('Anna', 'Anne')}`)
  await expect(heading(other)).toHaveText('This code doesn’t work')
  await other.context().close()
})

test('the link asks the same hands in two browsers, one of them a phone’s', async ({ page, browser, baseURL }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const other = await (await browser.newContext(baseURL === undefined ? phone : { ...phone, baseURL })).newPage()
  for (const exam of [SETTING, PAYING, CALLING, RULING]) {
    const asked = []
    for (const one of [page, other]) {
      await start(one, exam)
      const heard = []
      for (const at of [1, 2, 3]) {
        await expect(heading(one)).toHaveText(`Question ${at} of 3`)
        heard.push(await spoken(one).textContent())
        expect(await one.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        )
        await one.getByRole('button', { name: 'Skip it' }).click()
      }
      asked.push(heard)
    }
    expect(asked[0]).toEqual(asked[1])
    expect(new Set(asked[0]).size).toBe(3)
  }
  await other.context().close()
})

test('a reload loses no answer and no draft, and gives no time back', async ({ page }) => {
  await page.clock.install()
  await start(page, PAYING)
  const settle = page.getByRole('region', { name: 'Settle this seat' })
  for (const { does, cents } of duesOf(PAYING, 1)) {
    if (does === 'pay') {
      for (const character of amountInWords(cents)) await page.keyboard.press(character)
      await page.keyboard.press('Enter')
    } else await page.keyboard.press(does === 'lose' ? 'l' : 'p')
  }
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Question 2 of 3')
  await settle.getByRole('textbox').first().fill('12.5')
  await page.clock.runFor(60_000)
  await expect(page.getByRole('timer')).toHaveText(/^[34]:\d\d$/)
  await page.reload()
  await expect(heading(page)).toHaveText('Question 2 of 3')
  await expect(settle.getByRole('textbox').first()).toHaveValue('12.5')
  await expect(page.getByRole('timer')).toHaveText(/^[34]:\d\d$/)
  await page.clock.runFor(300_000)
  await expect(heading(page)).toHaveText('Anna Kowalski: not passed')
  await expect(page.getByText('1 of 3')).toBeVisible()
})

test('a round is called by keys, and no verdict comes before the end', async ({ page }) => {
  await start(page, CALLING)
  await page.keyboard.press('f')
  await page.keyboard.press('1')
  await expect(heading(page)).toHaveText('Question 2 of 3')
  await expect(page.getByRole('region', { name: 'The verdict' })).toHaveCount(0)
  await page.keyboard.press('p')
  await page.getByRole('button', { name: 'End the exam now' }).click()
  await page.getByRole('button', { name: 'Press again to end it' }).click()
  await expect(page.locator('.exam-question').nth(2)).toContainText('Not answered')
})

test('disputes are ruled by keys, and the result says what the sheet rules', async ({ page }) => {
  await start(page, RULING)
  expect(await axeFindings(page), 'the dispute').toEqual([])
  for (const at of [1, 2, 3]) {
    await expect(heading(page)).toHaveText(`Question ${at} of 3`)
    await page.keyboard.press(String(at))
  }
  await expect(page.locator('.exam-question')).toHaveCount(3)
  await expect(page.locator('.exam-question').first()).toContainText('Ruling: Texas Poker sheet')
  expect(must(parseCode((await code(page).textContent())!.trim())).answers).toEqual(['a', 'b', 'c'])
})

test('a result prints by day, however dark the screen is', async ({ page }) => {
  const result: ExamResult = { exam: PAYING, name: 'Anna', begun: 29_000_000, seconds: 100, answers: ['', '', ''] }
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${PAGE}?result=${makeCode(result)}`)
  await expect(heading(page)).toHaveText('Anna: not passed')
  /** Its colour's parts, from 0 to 255. */
  const paper = async () =>
    (await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper')))
      .match(/[0-9a-f]{2}/g)!
      .map((part) => parseInt(part, 16))
  expect(Math.max(...(await paper()))).toBeLessThan(80)
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  expect(Math.min(...(await paper()))).toBeGreaterThan(200)
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
})

test('a class table comes from files and codes, refuses what is none, and goes out and in as CSV', async ({
  page,
}, info) => {
  const right = [1, 2, 3].map((i) => makeSaids(duesOf(PAYING, i)))
  const result = (name: string, rights: number): ExamResult => ({
    exam: PAYING,
    name,
    begun: 29_000_000,
    seconds: 100,
    answers: right.map((answer, i) => (i < rights ? answer : '')),
  })
  const file = (name: string): string => info.outputPath(name)
  await Promise.all([
    writeFile(file('anna.json'), makeResultFile(result('Anna', 3))),
    writeFile(file('bo.json'), makeResultFile(result('Bo', 1))),
    writeFile(file('altered.json'), makeResultFile(result('Cy', 1)).replace('"right": 1', '"right": 3')),
    writeFile(file('notes.txt'), 'no result'),
  ])
  await page.goto(`${PAGE}/class`)
  await page
    .getByLabel('Result files', { exact: true })
    .setInputFiles(['anna.json', 'altered.json', 'notes.txt', 'bo.json'].map(file))
  const line = (name: string) =>
    page.getByRole('region', { name: 'Results', exact: true }).getByRole('row', { name: new RegExp(`^${name}`) })
  await expect(line('Anna')).toContainText('3 of 3')
  await expect(line('Bo')).toContainText('fail')
  await expect(page.getByLabel('Refused')).toContainText('altered.json: It was altered')
  await expect(page.getByLabel('Refused')).toContainText('notes.txt: It is not JSON')
  await page
    .getByLabel('Codes or links, one to a line')
    .fill(`${makeCode(result('Di', 2))}\n${makeCode(result('Ed', 2)).replace('Ed', 'Ef')}`)
  await page.getByRole('button', { name: 'Add the codes' }).click()
  await expect(line('Di')).toContainText('pass')
  await expect(page.getByLabel('Refused')).toContainText('Code 2: This code was altered')
  expect(await axeFindings(page), 'the table').toEqual([])
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  await (await saved).saveAs(file('class.csv'))
  await page.getByRole('button', { name: 'Clear the table' }).click()
  await page.getByLabel('Result files', { exact: true }).setInputFiles(file('class.csv'))
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('row')).toHaveCount(4)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
})

test('a folder of result files becomes a class table: those in folders within it too, what systems leave there passed over', async ({
  page,
}, info) => {
  const folder = info.outputPath('results')
  await mkdir(`${folder}/second group`, { recursive: true })
  const result = (name: string): ExamResult => ({
    exam: PAYING,
    name,
    begun: 29_000_000,
    seconds: 100,
    answers: [makeSaids(duesOf(PAYING, 1)), '', ''],
  })
  await Promise.all([
    writeFile(`${folder}/anna.json`, makeResultFile(result('Anna'))),
    writeFile(`${folder}/second group/bo.json`, makeResultFile(result('Bo'))),
    writeFile(`${folder}/.DS_Store`, 'x'),
    writeFile(`${folder}/Thumbs.db`, 'x'),
    writeFile(`${folder}/photo.jpg`, 'x'),
  ])
  await page.goto(`${PAGE}/class`)
  await page.getByLabel('A folder of result files').setInputFiles(folder)
  await expect(
    page.getByRole('region', { name: 'Results', exact: true }).getByRole('row', { name: /^Anna/ }),
  ).toContainText('1 of 3')
  await expect(
    page.getByRole('region', { name: 'Results', exact: true }).getByRole('row', { name: /^Bo/ }),
  ).toBeVisible()
  await expect(page.getByLabel('Refused').getByRole('listitem')).toHaveText([/^photo\.jpg: It is not JSON/])
})
