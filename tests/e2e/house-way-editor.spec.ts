import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Clause } from '@/lib/engines/pai-gow/house-way'
import { KNOWN_WAYS } from '@/lib/engines/pai-gow/house-ways/hands'
import { anyGrade, begins, like } from '../tools/said'
import { axeFindings } from './axe'
import { at, expect, said, test } from './fixture'

const EDITOR = '/house-ways/editor?from=playnow'

const clause = (page: Page, id: string) => page.getByRole('list').getByRole('button', { name: new RegExp(`^${id} ·`) })
/** The clause of the way that is edited, as it was. */
const clauseOf = (id: string): Clause => KNOWN_WAYS[0]!.clauses.find((one) => one.id === id)!
/** The name of the way, or its short name, with what is said below the field. */
const field = (page: Page, id: 'name' | 'id') => {
  const { houseWays } = said()
  return page.getByRole('textbox', { name: begins(`${houseWays[id]} ${houseWays[`${id}Hint`]}`) })
}
const writeSentence = (page: Page) => page.getByRole('button', { name: said().houseWays.writeSentence })

test('a way is checked while it is written: what cannot be read, a hand that no clause covers, a foul one, a clause never reached', async ({
  page,
}) => {
  const { houseWays, problems } = said()
  const wrong = { id: 'empty' } as const
  await page.goto(at(EDITOR))
  await expect(page.getByText(houseWays.allCovered)).toBeVisible()
  await expect(page.getByText(houseWays.noneFoul)).toBeVisible()

  await clause(page, 'F4').click()
  await page.getByRole('button', { name: houseWays.removeIt }).click()
  await expect(page.getByText(houseWays.someUncovered)).toBeVisible()
  await expect(page.getByRole('group', { name: houseWays.badHand }).getByRole('img')).toHaveCount(7)
  expect(await axeFindings(page), 'a hand goes wrong').toEqual([])

  await clause(page, 'K1').click()
  const oneOfThree = houseWays.card('3', 'first')
  await page.getByLabel(houseWays.oneCard(houseWays.inFront)).selectOption(oneOfThree)
  await page.getByLabel(houseWays.otherCard(houseWays.inFront)).selectOption(oneOfThree)
  await expect(page.getByText(houseWays.setsFoul('K1'))).toBeVisible()

  // Above all clauses of one pair.
  for (let i = 0; i < 6; i++) await page.getByRole('button', { name: houseWays.moveUp('P1') }).click()
  await expect(page.getByText(like(houseWays.unreached(2).replace('2', '~'), String.raw`\d+`))).toBeVisible()

  // Said in its place, and nothing is lost.
  await clause(page, 'T4-split').click()
  const asSaid = page.getByLabel(houseWays.asSaid)
  await asSaid.fill('')
  await expect(
    page.getByRole('alert').filter({ hasText: problems['way-part']({ at: houseWays.asSaid, wrong }) }),
  ).toBeVisible()
  await writeSentence(page).click()
  await expect(asSaid).toHaveValue(houseWays.sentence(clauseOf('T4-split')))
  await field(page, 'name').fill('')
  await expect(page.getByText(problems['way-part']({ at: houseWays.name, wrong }))).toBeVisible()
})

test('a way is saved, exported, imported and drilled', { tag: '@spanish' }, async ({ page }) => {
  const { dealerSchool, houseWayDrill, houseWays } = said()
  const open = page.getByLabel(houseWays.wayAsFile)
  await page.goto(at(EDITOR))
  await clause(page, 'Q2-keep').click()
  await page.getByRole('group', { name: houseWays.singleOf }).getByRole('button', { name: 'K', exact: true }).click()
  await writeSentence(page).click()
  await field(page, 'name').fill('The school')
  await field(page, 'id').fill('school')
  await page.getByRole('button', { name: houseWays.save }).click()
  await expect(page.getByText(houseWays.saved('The school'))).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: houseWays.exportFile }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('house-way-school.json')
  const text = await readFile(await file.path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ id: 'school', name: 'The school' })

  const hostile = JSON.stringify({ ...JSON.parse(text), clauses: [{ id: '<b>' }] })
  await open.setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from(hostile) })
  const refusal = houseWays.notOpened.replace('{file}', 'bad.json').replace('{why}', 'clauses[0].id~')
  await expect(page.getByRole('alert').filter({ hasText: like(refusal) })).toBeVisible()
  await open.setInputFiles({ name: 'good.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(page.getByText(houseWays.opened('good.json'))).toBeVisible()

  await page.getByRole('link', { name: houseWays.drillIt }).click()
  await expect(page).toHaveURL(/dealer-school\/house-way#way=own\./)
  await page.getByLabel(dealerSchool.whatIsAsked).selectOption('Q2-keep')
  await expect(page.getByRole('region', { name: houseWayDrill.yourSetting })).toBeVisible()
  await page.keyboard.press('1')
  await page.keyboard.press('2')
  await page.keyboard.press('Space')
  // Without the king.
  const { when, ...keep } = clauseOf('Q2-keep')
  await expect(page.getByRole('region', { name: dealerSchool.verdict })).toContainText(
    houseWays.sentence({ ...keep, when: when.map((condition) => ({ ...condition, single: ['A'] })) }),
  )

  await page.goto(at('/house-ways/editor'))
  await expect(field(page, 'name')).toHaveValue('The school')
  await page.goto(at('/dealer-school/house-way'))
  await page.getByLabel(dealerSchool.houseWay, { exact: true }).selectOption('The school')
  await expect(page).toHaveURL(/way=own\./)
})

test('a way of one’s own sets the dealer’s hand in the trainer and the calculator', async ({ page }) => {
  const { deciding, games, houseWays, proof } = said()
  const { houseWay } = games['pai-gow-poker'].fields
  await page.goto(at(EDITOR))
  await page.getByRole('link', { name: houseWays.trainAgainst }).click()
  await expect(page).toHaveURL(/pai-gow-poker\/trainer#rules=houseWay_own\./)
  await expect(page.getByRole('button', { name: `${houseWay!.name}: ${houseWays.myWay}` })).toBeVisible()
  await expect(page.getByRole('region', { name: begins(deciding.yourDecision('~')) })).toBeVisible()
  await page.keyboard.press('h')
  await page.keyboard.press('Space')
  await expect(page.getByRole('region', { name: deciding.theAnswer }).getByRole('heading', { level: 2 })).toHaveText(
    new RegExp(`^${anyGrade(said())}$`),
  )
  await page.goto(
    page
      .url()
      .replace('trainer', 'calculator')
      .replace(/&seed.*/, '&hand=8s8h8d8cKs7h3d'),
  )
  await expect(page.getByText(proof.recompute).first()).toBeVisible()
})

test(
  'a shared way that is damaged is refused with the reason, and the way on',
  { tag: '@spanish' },
  async ({ page }) => {
    const { houseWays, problems } = said()
    await page.goto(at('/house-ways/editor?way=own.eyJpZCI6'))
    await expect(page.getByText(problems['damaged-way']())).toBeVisible()
    await page.getByRole('button', { name: houseWays.beginUsual }).click()
    await expect(page.getByRole('heading', { name: houseWays.clauses })).toBeVisible()
  },
)
