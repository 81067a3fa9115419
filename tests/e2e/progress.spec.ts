import type { Page } from '@playwright/test'
import { money } from '@/app/_languages/format'
import { midnight, monthName, monthStart } from '@/app/progress/dates'
import { exampleAnswers, exampleRounds, type ExampleSize } from '@/app/progress/example'
import { GAMES } from '@/lib/games/index'
import type { GameSkills } from '@/lib/games/skills'
import { errorRateOf } from '@/lib/teaching/quiz/error-rate'
import type { Kept } from '@/lib/teaching/quiz/record'
import { makeArchive } from '@/lib/storage/archive'
import threeCardSkills from '@/content/skills/three-card-poker.json' with { type: 'json' }
import ultimateSkills from '@/content/skills/ultimate-texas-holdem.json' with { type: 'json' }
import { axeFindings } from './axe'
import { expect, test } from './fixture'

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

async function fill(page: Page, records: readonly Kept[]): Promise<void> {
  const buffer = Buffer.from(
    [...makeArchive({ records, preferences: null, houseWays: null, at: 1_790_000_000_000 })].join(''),
  )
  await page.goto('/progress/data')
  await page.getByLabel('Exported file').setInputFiles({ name: 'training.json', mimeType: 'application/json', buffer })
  await page.getByRole('button', { name: /^Add/ }).click()
  await expect(page.getByText('added from training.json')).toBeVisible()
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const table = (page: Page, name: string) => page.getByRole('table', { name })
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
/** All figures on the page, as they are read. */
const figures = async (page: Page): Promise<string> => {
  await expect(region(page, 'Luck and skill')).toBeVisible()
  await expect(table(page, 'Your cut-offs, in figures')).toBeVisible()
  return page.getByRole('main').innerText()
}

test('the first time: an example that says so, and the way to begin', async ({ page }) => {
  await page.goto('/progress')
  await expect(page.getByText('This is an example.')).toBeVisible()
  const example = region(page, 'Example of this page')
  await expect(example.getByRole('region', { name: 'Where you stand' })).toContainText(FIRST.name)
  await expect(example.getByRole('img', { name: /^Error rate over time: from/ })).toBeVisible()
  await expect(example.getByRole('img', { name: /^The edge you play at over time/ })).toBeVisible()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: 'Answer the first question' }).click()
  await expect(page).toHaveURL(new RegExp(`/${FIRST.id}/trainer`))
})

test('thirty answers: figures with wide bounds, in the place of the example; a view that nothing is of, and addresses that name what there is not, say so', async ({
  page,
}) => {
  const records = training(30)
  await fill(page, records)
  await page.goto('/progress')
  await expect(region(page, 'Where you stand')).toContainText('Too early for a trend')
  await expect(page.getByText('This is an example.')).toHaveCount(0)
  await expect(table(page, 'Error rate over time, in figures').getByRole('row')).toHaveCount(4)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await axeFindings(page)).toEqual([])

  await page.goto(`/progress?game=${GAMES.at(-1)!.id}`)
  await expect(region(page, 'Nothing here yet')).toContainText(`No answers in ${GAMES.at(-1)!.name} yet`)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Show everything' }).click()
  await expect(region(page, 'Where you stand')).toBeVisible()
  await page.goto('/progress?game=chess')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('There is no game “chess” here')
  await expect(region(page, 'Where you stand')).toBeVisible()
})

test('ten thousand answers: the page’s figures are those of the records, and the same after export, delete and import', async ({
  page,
}) => {
  const records = training(10_000)
  await fill(page, records)
  await page.goto('/progress')
  const before = await figures(page)
  for (const game of GAMES.slice(0, SKILLS.length)) {
    const own = records.flatMap((one) => (one.kind === 'answer' && one.game === game.id ? [one] : []))
    const row = region(page, 'Where you stand').getByRole('listitem').filter({ hasText: game.name })
    await expect(row).toContainText(own.length.toLocaleString('en'))
    await expect(row).toContainText(money((errorRateOf(own).rate!.value / 1000) * 10, 'USD'))
  }
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await axeFindings(page)).toEqual([])

  await page.goto('/progress/data')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export everything' }).click()
  const path = await (await download).path()
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.goto('/progress')
  await expect(page.getByText('This is an example.')).toBeVisible()
  await page.goto('/progress/data')
  await page.getByLabel('Exported file').setInputFiles(path)
  await page.getByRole('button', { name: /^Add/ }).click()
  await expect(page.getByText(/added from/)).toBeVisible()
  await page.goto('/progress')
  expect(await figures(page)).toBe(before)
})

test('months of what is due are turned; by keyboard from all games to a stage and a skill, kept in the address, and into the trainer', async ({
  page,
}) => {
  await fill(page, training(1500))
  await page.goto('/progress')
  const due = region(page, 'Due')
  await expect(due.getByRole('table', { name: monthName(NOW) })).toBeVisible()
  await due.getByRole('button', { name: 'Earlier month' }).click()
  await expect(due.getByRole('table', { name: monthName(monthStart(NOW, -1)) })).toBeVisible()
  await expect(due.getByRole('cell', { name: /answered/ }).first()).toBeVisible()
  await expect(due.getByRole('link', { name: /^Train [\d,]+ due: / }).first()).toHaveAttribute(
    'href',
    /trainer\?choice=due$/,
  )

  await region(page, 'Where you stand').getByRole('link', { name: FIRST.name }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`game=${FIRST.id}$`))
  await expect(table(page, 'By stage, in figures')).toBeVisible()
  await page.getByRole('button', { name: STAGES[1]!.name }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`stage=${STAGES[1]!.id}`))
  await expect(page.getByRole('heading', { name: STAGES[1]!.name })).toBeVisible()
  await expect(region(page, 'What it adds to the edge')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: STAGES[1]!.name })).toHaveAttribute('aria-pressed', 'true')
  await page.getByLabel('Skill').selectOption({ index: 1 })
  await expect(page).toHaveURL(/skill=/)
  expect(await axeFindings(page), 'a skill').toEqual([])
  await page.getByRole('link', { name: 'Train this' }).click()
  await expect(page).toHaveURL(/trainer\?choice=skill&skill=/)
})

test.describe('where the browser stores nothing', () => {
  test('the page says so, and shows the example', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { get: () => undefined }))
    await page.goto('/progress')
    await expect(page.getByRole('status').filter({ hasText: 'Not stored.' })).toContainText(
      'This browser stores nothing for this site',
    )
    await expect(page.getByText('This is an example.')).toBeVisible()
  })
})
