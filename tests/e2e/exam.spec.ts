import { GAME_IDS } from '@/lib/games/ids'
import { loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { mkdir, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { usualTable } from '@/lib/teaching/dealer-school/table/board'
import { amountInWords, type Due, ROUNDINGS } from '@/lib/teaching/dealer-school/table/chips'
import { type Exam, makeExam, parseExam } from '@/lib/teaching/dealer-school/exam/exam'
import { makeSaids } from '@/lib/teaching/dealer-school/records/answer-texts'
import { type ExamResult, makeCode, parseCode } from '@/lib/teaching/dealer-school/exam/code'
import { makeResultFile } from '@/lib/teaching/dealer-school/exam/file'
import { askExam } from '@/lib/teaching/dealer-school/exam/grade'
import { seatOf } from '@/lib/teaching/dealer-school/payouts/session'
import { KNOWN_WAYS } from '@/lib/engines/pai-gow/house-ways/hands'
import { must } from '@/lib/result'
import { anyOf, like } from '../tools/said'
import { axeFindings } from './axe'
import { at, expect, said, test } from './fixture'

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
const code = (page: Page) => page.getByRole('region', { name: said().exam.codeOfThis })
/** It asks a question of three. */
const asks = (page: Page, question: number) => expect(heading(page)).toHaveText(said().exam.questionOf(question, 3))
/** Where the code of a result is entered, and opened. */
const codeField = (page: Page) => page.getByLabel(said().exam.codeOfResult)
const open = (page: Page) => page.getByRole('button', { name: said().exam.openResult })

/** In a class: the lines of its table, that of a trainee, and what was refused. */
const results = (page: Page) => page.getByRole('region', { name: said().exam.results, exact: true }).getByRole('row')
const line = (page: Page, name: string) => results(page).and(page.getByRole('row', { name: new RegExp(`^${name}`) }))
const cell = (page: Page, name: string, text: string) => line(page, name).getByRole('cell', { name: text, exact: true })
const refused = (page: Page) => page.getByLabel(said().exam.refused)
const resultFiles = (page: Page) => page.getByLabel(said().exam.resultFiles, { exact: true })

/** What is due in a question of paying and taking. */
function duesOf(exam: Exam, index: number): readonly Due[] {
  const asked = askExam(exam, index)
  if (asked.kind !== 'payouts') throw new Error('this exam asks no payouts')
  return seatOf(asked.session).due
}

async function start(page: Page, exam: Exam, name = 'Anna Kowalski'): Promise<void> {
  await page.goto(`${at(PAGE)}?exam=${makeExam(exam)}`)
  await page.getByLabel(said().exam.yourName).fill(name)
  await page.keyboard.press('Enter')
  await asks(page, 1)
}

test(
  'an exam is built, taken by keyboard alone, and opened by its code in another browser; an altered code is refused',
  { tag: '@spanish' },
  async ({ page, browser, baseURL }) => {
    const { exam: words, problems } = said()
    await page.goto(at(PAGE))
    await page.getByRole('textbox', { name: words.questions }).fill('3')
    await page.getByRole('textbox', { name: words.seed }).fill('e2e')
    const link = (await page.getByRole('region', { name: words.linkOfExam }).textContent())!.trim()
    const exam = must(parseExam(new URLSearchParams(new URL(link).hash.slice(1)).get('exam')!))
    expect(exam).toMatchObject({ questions: 3, seed: 'e2e' })
    await start(page, exam)
    expect(await axeFindings(page), 'the question').toEqual([])
    for (const question of [1, 2, 3]) {
      await asks(page, question)
      for (const key of ['1', '2', 'Space']) await page.keyboard.press(key)
    }
    await expect(heading(page)).toHaveText(
      new RegExp(`^(${anyOf(words.passedTitle('Anna Kowalski'), words.failedTitle('Anna Kowalski')).source})$`),
    )
    const written = (await code(page).textContent())!.trim()
    expect(must(parseCode(written))).toMatchObject({ name: 'Anna Kowalski', answers: ['a', 'a', 'a'] })
    const other = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage()
    await other.goto(at(PAGE))
    await codeField(other).fill(written.replace('Anna', 'Anne'))
    await open(other).click()
    await expect(other.getByText(problems['altered-code']()).first()).toBeVisible()
    await codeField(other).fill(written)
    await open(other).click()
    await expect(heading(other)).toHaveText((await heading(page).textContent())!)
    await expect(other.locator('.exam-question')).toHaveText(await page.locator('.exam-question').allTextContents())
    await other.goto(`${at(PAGE)}?result=${written.replace('Anna', 'Anne')}`)
    await expect(heading(other)).toHaveText(words.codeRefused)
    await other.context().close()
  },
)

test('the link asks the same hands in two browsers, one of them a phone’s', async ({ page, browser, baseURL }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const other = await (await browser.newContext(baseURL === undefined ? phone : { ...phone, baseURL })).newPage()
  for (const exam of [SETTING, PAYING, CALLING, RULING]) {
    const asked = []
    for (const one of [page, other]) {
      await start(one, exam)
      const heard = []
      for (const question of [1, 2, 3]) {
        await asks(one, question)
        heard.push(await spoken(one).textContent())
        expect(await one.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        )
        await one.getByRole('button', { name: said().exam.leaveOut }).click()
      }
      asked.push(heard)
    }
    expect(asked[0]).toEqual(asked[1])
    expect(new Set(asked[0]).size).toBe(3)
  }
  await other.context().close()
})

test('a reload loses no answer and no draft, and gives no time back', { tag: '@spanish' }, async ({ page }) => {
  const { dealerSchool, exam, payouts } = said()
  await page.clock.install()
  await start(page, PAYING)
  const settle = page.getByRole('region', { name: payouts.settleSeat })
  for (const { does, cents } of duesOf(PAYING, 1)) {
    if (does === 'pay') {
      for (const character of amountInWords(cents)) await page.keyboard.press(character)
      await page.keyboard.press('Enter')
    } else await page.keyboard.press(does === 'lose' ? 'l' : 'p')
  }
  await page.keyboard.press('Enter')
  await asks(page, 2)
  await settle.getByRole('textbox').first().fill('12.5')
  await page.clock.runFor(60_000)
  await expect(page.getByRole('timer')).toHaveText(/^[34]:\d\d$/)
  await page.reload()
  await asks(page, 2)
  await expect(settle.getByRole('textbox').first()).toHaveValue('12.5')
  await expect(page.getByRole('timer')).toHaveText(/^[34]:\d\d$/)
  await page.clock.runFor(300_000)
  await expect(heading(page)).toHaveText(exam.failedTitle('Anna Kowalski'))
  await expect(page.getByText(dealerSchool.ofAll(1, 3))).toBeVisible()
})

test('a round is called by keys, and no verdict comes before the end', async ({ page }) => {
  const { dealerSchool, exam } = said()
  await start(page, CALLING)
  await page.keyboard.press('f')
  await page.keyboard.press('1')
  await asks(page, 2)
  await expect(page.getByRole('region', { name: dealerSchool.verdict })).toHaveCount(0)
  await page.keyboard.press('p')
  await page.getByRole('button', { name: exam.end }).click()
  await page.getByRole('button', { name: exam.endSure }).click()
  await expect(page.locator('.exam-question').nth(2)).toContainText(exam.markOpen)
})

test('disputes are ruled by keys, and the result says what the sheet rules', { tag: '@spanish' }, async ({ page }) => {
  await start(page, RULING)
  expect(await axeFindings(page), 'the dispute').toEqual([])
  for (const question of [1, 2, 3]) {
    await asks(page, question)
    await page.keyboard.press(String(question))
  }
  await expect(page.locator('.exam-question')).toHaveCount(3)
  await expect(page.locator('.exam-question').first()).toContainText(like(said().foul.rulingOf('Texas Poker sheet~')))
  expect(must(parseCode((await code(page).textContent())!.trim())).answers).toEqual(['a', 'b', 'c'])
})

test('a result prints by day, however dark the screen is', async ({ page }) => {
  const result: ExamResult = { exam: PAYING, name: 'Anna', begun: 29_000_000, seconds: 100, answers: ['', '', ''] }
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${at(PAGE)}?result=${makeCode(result)}`)
  await expect(heading(page)).toHaveText(said().exam.failedTitle('Anna'))
  /** Its colour's parts, from 0 to 255. */
  const paper = async () =>
    (await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper')))
      .match(/[0-9a-f]{2}/g)!
      .map((part) => parseInt(part, 16))
  expect(Math.max(...(await paper()))).toBeLessThan(80)
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  expect(Math.min(...(await paper()))).toBeGreaterThan(200)
  await expect(page.getByRole('button', { name: said().exam.print })).toBeHidden()
})

test(
  'a class table comes from files and codes, refuses what is none, and goes out and in as CSV',
  { tag: '@spanish' },
  async ({ page }, info) => {
    const { dealerSchool, exam: words, problems } = said()
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
    await page.goto(`${at(PAGE)}/class`)
    await resultFiles(page).setInputFiles(['anna.json', 'altered.json', 'notes.txt', 'bo.json'].map(file))
    await expect(line(page, 'Anna')).toContainText(dealerSchool.ofAll(3, 3))
    await expect(cell(page, 'Bo', words.fail)).toBeVisible()
    await expect(refused(page)).toContainText(`altered.json: ${problems['altered-result']({ field: 'right' })}`)
    await expect(refused(page)).toContainText(`notes.txt: ${problems['result-not-json']()}`)
    await page
      .getByLabel(words.codesOrLinks)
      .fill(`${makeCode(result('Di', 2))}\n${makeCode(result('Ed', 2)).replace('Ed', 'Ef')}`)
    await page.getByRole('button', { name: words.addCodes }).click()
    await expect(cell(page, 'Di', words.pass)).toBeVisible()
    await expect(refused(page)).toContainText(`${words.codeNumber(2)}: ${problems['altered-code']()}`)
    expect(await axeFindings(page), 'the table').toEqual([])
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: words.saveCsv }).click()
    await (await saved).saveAs(file('class.csv'))
    await page.getByRole('button', { name: words.clearTable }).click()
    await resultFiles(page).setInputFiles(file('class.csv'))
    await expect(results(page)).toHaveCount(4)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  },
)

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
  await page.goto(`${at(PAGE)}/class`)
  await page.getByLabel(said().exam.folderOfFiles).setInputFiles(folder)
  await expect(line(page, 'Anna')).toContainText(said().dealerSchool.ofAll(1, 3))
  await expect(line(page, 'Bo')).toBeVisible()
  await expect(refused(page).getByRole('listitem')).toHaveText([`photo.jpg: ${said().problems['result-not-json']()}`])
})
