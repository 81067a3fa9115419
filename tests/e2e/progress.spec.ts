import type { Locator, Page } from '@playwright/test'
import { money, whole } from '@/app/_languages/format'
import { midnight, monthName, monthStart } from '@/app/progress/dates'
import { exampleAnswers, exampleRounds, type ExampleSize } from '@/app/progress/example'
import { GAMES } from '@/lib/games/index'
import type { GameSkills } from '@/lib/game/precomputed/skills'
import { errorRateOf } from '@/lib/teaching/quiz/error-rate'
import type { Kept } from '@/lib/teaching/quiz/record'
import { makeArchive } from '@/lib/storage/archive'
import threeCardSkills from '@/content/three-card-poker/skills.json' with { type: 'json' }
import ultimateSkills from '@/content/ultimate-texas-holdem/skills.json' with { type: 'json' }
import { anyOf, begins, like, writtenIn } from '../tools/said'
import { axeFindings } from './axe'
import { at, expect, followTo, said, test } from './fixture'

/*
 * The page over records that go in by the page's own import. A learner made up from a seed answers; what the page says of the answers
 * is held against the statistics, whose tests are elsewhere.
 */

const SKILLS = [ultimateSkills, threeCardSkills] as unknown as readonly GameSkills[]
const FIRST = GAMES[0]
const STAGES = FIRST.stages.map(({ id }) => ({ id, name: FIRST.messages.stages[id]! }))
/** An evening in November 2026: what is due depends on the time. */
const NOW = midnight(1_795_262_400_000) + 18 * 3_600_000

test.beforeEach(({ page }) => page.clock.setFixedTime(NOW))

/** `count` answers and a tenth as many rounds of the made-up learner, up to now. */
function training(count: number): readonly Kept[] {
  const size: ExampleSize = {
    answers: count,
    rounds: Math.round(count / 10),
    days: count > 100 ? 200 : 1,
    until: NOW - 3_600_000,
    seed: 'browser',
  }
  const facts = {
    id: FIRST.id,
    name: FIRST.name,
    unit: FIRST.unit,
    stages: STAGES,
    edge: 0.02,
    asked: { ev: -0.02, variance: 4 },
  }
  return [...exampleAnswers(SKILLS, size, new Map(GAMES.map((game) => [game.id, game]))), ...exampleRounds(facts, size)]
}

const HOME = '/progress'
const DATA = '/progress/data'

/** Imports a file, which has several records. */
async function importFile(page: Page, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  const { progress } = said()
  await page.getByLabel(progress.exportedFile).setInputFiles(file)
  await page.getByRole('button', { name: begins(progress.add('~')) }).click()
}

async function fill(page: Page, records: readonly Kept[]): Promise<void> {
  const buffer = Buffer.from(
    [...makeArchive({ records, preferences: null, houseWays: null, at: 1_790_000_000_000 })].join(''),
  )
  await page.goto(at(DATA))
  await importFile(page, { name: 'training.json', mimeType: 'application/json', buffer })
  await expect(page.getByText(like(said().progress.imported(records.length, '~', 'training.json')))).toBeVisible()
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const figuresOf = (page: Page, title: string) => page.getByRole('table', { name: said().progress.inFigures(title) })
const isExample = (page: Page) => page.getByText(said().progress.exampleLead)
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
/** All figures on the page, as they are read. */
const figures = async (page: Page): Promise<string> => {
  await expect(region(page, said().progress.luckAndSkill)).toBeVisible()
  await expect(figuresOf(page, said().progress.cutOffs)).toBeVisible()
  return page.getByRole('main').innerText()
}

test('the first time: an example that says so, and the way to begin', async ({ page }) => {
  const { progress } = said()
  await page.goto(at(HOME))
  await expect(isExample(page)).toBeVisible()
  const example = region(page, progress.example)
  await expect(example.getByRole('region', { name: progress.whereYouStand })).toContainText(FIRST.name)
  await expect(example.getByRole('img', { name: begins(progress.rateSpoken('~', '~')) })).toBeVisible()
  await expect(example.getByRole('img', { name: begins(progress.gamesSpoken('~')) })).toBeVisible()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: progress.answerFirst }).click()
  await expect(page).toHaveURL(new RegExp(`/${FIRST.id}/trainer`))
})

test(
  'thirty answers: figures with wide bounds, in the place of the example; a view that nothing is of, and addresses that name what there is not, say so',
  { tag: '@spanish' },
  async ({ page }) => {
    const { progress } = said()
    const standing = region(page, progress.whereYouStand)
    const records = training(30)
    await fill(page, records)
    await page.goto(at(HOME))
    await expect(standing).toContainText(progress.trendEarly)
    await expect(isExample(page)).toHaveCount(0)
    await expect(figuresOf(page, progress.rateOverTime).getByRole('row')).toHaveCount(4)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(await axeFindings(page)).toEqual([])

    const last = GAMES.at(-1)!
    await followTo(page, `?game=${last.id}`)
    await expect(region(page, progress.nothingHere)).toContainText(progress.noGameAnswered(last.name))
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('link', { name: progress.showEverything }).click()
    await expect(standing).toBeVisible()
    await followTo(page, '?game=chess')
    await expect(page.getByRole('main').getByRole('alert')).toContainText(progress.noSuchGame('chess'))
    await expect(standing).toBeVisible()
  },
)

test('ten thousand answers: the page’s figures are those of the records, and the same after export, delete and import', async ({
  page,
}) => {
  const { progress } = said()
  const records = training(10_000)
  await fill(page, records)
  await page.goto(at(HOME))
  const before = await figures(page)
  for (const game of GAMES.slice(0, SKILLS.length)) {
    const own = records.flatMap((one) => (one.kind === 'answer' && one.game === game.id ? [one] : []))
    const row = region(page, progress.whereYouStand).getByRole('listitem').filter({ hasText: game.name })
    await expect(row).toContainText(writtenIn(said(), () => whole(own.length)))
    await expect(row).toContainText(writtenIn(said(), () => money((errorRateOf(own).rate!.value / 1000) * 10, 'USD')))
  }
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await axeFindings(page)).toEqual([])

  await page.goto(at(DATA))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: progress.exportAll }).click()
  const path = await (await download).path()
  await page.getByRole('button', { name: progress.deleteAll }).click()
  await page.getByRole('button', { name: progress.delete, exact: true }).click()
  await expect(page.getByRole('button', { name: progress.undo })).toBeVisible()
  await page.goto(at(HOME))
  await expect(isExample(page)).toBeVisible()
  await page.goto(at(DATA))
  await importFile(page, path)
  const { imported, importedWithSettings } = progress
  const told = [imported, importedWithSettings].map((of) => of(records.length, '~', '~'))
  await expect(page.getByText(anyOf(...told))).toBeVisible()
  await page.goto(at(HOME))
  expect(await figures(page)).toBe(before)
})

test(
  'months of what is due are turned; by keyboard from all games to a stage and a skill, kept in the address, and into the trainer',
  { tag: '@spanish' },
  async ({ page }) => {
    const { games, numbers, progress } = said()
    const month = (months: number): string => writtenIn(said(), () => monthName(monthStart(NOW, months)))
    const { id: stage } = FIRST.stages[1]!
    const stageName = games[FIRST.id]!.stages[stage]!
    await fill(page, training(1500))
    await page.goto(at(HOME))
    const due = region(page, progress.due)
    await expect(due.getByRole('table', { name: month(0) })).toBeVisible()
    await due.getByRole('button', { name: progress.earlierMonth }).click()
    await expect(due.getByRole('table', { name: month(-1) })).toBeVisible()
    await expect(due.getByRole('cell', { name: like(progress.answered('~')) }).first()).toBeVisible()
    await expect(
      due.getByRole('link', { name: begins(progress.trainDue('~', ''), `[\\d${numbers.grouping}]+`) }).first(),
    ).toHaveAttribute('href', /trainer\?choice=due$/)

    await region(page, progress.whereYouStand).getByRole('link', { name: FIRST.name }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`game=${FIRST.id}$`))
    await expect(figuresOf(page, progress.byStage)).toBeVisible()
    await page.getByRole('button', { name: stageName }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`stage=${stage}`))
    await expect(page.getByRole('heading', { name: stageName })).toBeVisible()
    await expect(region(page, progress.edgeTitlePart)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: stageName })).toHaveAttribute('aria-pressed', 'true')
    await page.getByLabel(progress.skill).selectOption({ index: 1 })
    await expect(page).toHaveURL(/skill=/)
    expect(await axeFindings(page), 'a skill').toEqual([])
    await page.getByRole('link', { name: progress.trainThis }).click()
    await expect(page).toHaveURL(/trainer\?choice=skill&skill=/)
  },
)

test.describe('where the browser stores nothing', () => {
  test('the page says so, and shows the example', async ({ page }) => {
    const { problems, progress } = said()
    await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { get: () => undefined }))
    await page.goto(at(HOME))
    await expect(page.getByRole('status').filter({ hasText: progress.notStored })).toContainText(
      problems.StorageBlocked(),
    )
    await expect(isExample(page)).toBeVisible()
  })
})
