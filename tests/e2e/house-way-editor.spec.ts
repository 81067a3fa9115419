import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axeFindings } from './axe'
import { expect, test } from './fixture'

const EDITOR = '/house-ways/editor?from=playnow'

const clause = (page: Page, id: string) => page.getByRole('list').getByRole('button', { name: new RegExp(`^${id} ·`) })

test('a way is checked while it is written: what cannot be read, a hand that no clause covers, a foul one, a clause never reached', async ({
  page,
}) => {
  await page.goto(EDITOR)
  await expect(page.getByText('Every hand is covered')).toBeVisible()
  await expect(page.getByText('No hand is set foul')).toBeVisible()

  await clause(page, 'F4').click()
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(page.getByText('No clause covers some hands')).toBeVisible()
  await expect(page.getByRole('group', { name: 'A hand that goes wrong' }).getByRole('img')).toHaveCount(7)
  expect(await axeFindings(page), 'a hand goes wrong').toEqual([])

  await clause(page, 'K1').click()
  await page.getByLabel('In front: one card').selectOption('one of the three')
  await page.getByLabel('In front: the other card').selectOption('one of the three')
  await expect(page.getByText('K1 sets hands foul')).toBeVisible()

  // Above all clauses of one pair.
  for (let i = 0; i < 6; i++) await page.getByRole('button', { name: 'Move P1 up' }).click()
  await expect(page.getByText(/never reached/)).toBeVisible()

  // Said in its place, and nothing is lost.
  await clause(page, 'T4-split').click()
  await page.getByLabel('In a dealer’s words').fill('')
  await expect(page.getByRole('alert').filter({ hasText: 'sentence' })).toBeVisible()
  await page.getByRole('button', { name: 'Write the sentence for me' }).click()
  await expect(page.getByLabel('In a dealer’s words')).toHaveValue(
    'Two pairs, if the higher pair is aces: the lower pair in front.',
  )
  await page.getByLabel('Name', { exact: false }).first().fill('')
  await expect(page.getByText('name: this must be a text.')).toBeVisible()
})

test('a way is saved, exported, imported and drilled', async ({ page }) => {
  await page.goto(EDITOR)
  await clause(page, 'Q2-keep').click()
  await page
    .getByRole('group', { name: 'At least one of these as a single card' })
    .getByRole('button', { name: 'K', exact: true })
    .click()
  await page.getByRole('button', { name: 'Write the sentence for me' }).click()
  await page.getByRole('textbox', { name: /^Name/ }).fill('The school')
  await page.getByRole('textbox', { name: /^Short name/ }).fill('school')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved in this browser as “The school”.')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export a file' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('house-way-school.json')
  const text = await readFile(await file.path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ id: 'school', name: 'The school' })

  const hostile = JSON.stringify({ ...JSON.parse(text), clauses: [{ id: '<b>' }] })
  await page
    .getByLabel('A house way as a file')
    .setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from(hostile) })
  await expect(page.getByRole('alert').filter({ hasText: 'couldn’t open bad.json. clauses[0].id' })).toBeVisible()
  await page
    .getByLabel('A house way as a file')
    .setInputFiles({ name: 'good.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(page.getByText('good.json is open')).toBeVisible()

  await page.getByRole('link', { name: 'Drill it' }).click()
  await expect(page).toHaveURL(/dealer-school\/house-way\?way=own\./)
  await page.getByLabel('What is asked').selectOption('Q2-keep')
  await expect(page.getByRole('region', { name: 'Your setting' })).toBeVisible()
  await page.keyboard.press('1')
  await page.keyboard.press('2')
  await page.keyboard.press('Space')
  await expect(page.getByRole('region', { name: 'The verdict' })).toContainText(
    'the four are sevens to tens and there is an ace as a single card',
  )

  await page.goto('/house-ways/editor')
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('The school')
  await page.goto('/dealer-school/house-way')
  await page.getByLabel('House way', { exact: true }).selectOption('The school')
  await expect(page).toHaveURL(/way=own\./)
})

test('a way of one’s own sets the dealer’s hand in the trainer and the calculator', async ({ page }) => {
  await page.goto(EDITOR)
  await page.getByRole('link', { name: 'Train against it' }).click()
  await expect(page).toHaveURL(/pai-gow-poker\/trainer\?rules=houseWay_own\./)
  await expect(page.getByRole('button', { name: 'House way: My house way' })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Your decision/ })).toBeVisible()
  await page.keyboard.press('h')
  await page.keyboard.press('Space')
  await expect(page.getByRole('region', { name: 'The answer' }).getByRole('heading', { level: 2 })).toHaveText(
    /^(Best|Fine|Inaccuracy|Mistake|Blunder)$/,
  )
  await page.goto(
    page
      .url()
      .replace('trainer', 'calculator')
      .replace(/&seed.*/, '&hand=8s8h8d8cKs7h3d'),
  )
  await expect(page.getByText('Recompute it yourself').first()).toBeVisible()
})

test('a shared way that is damaged is refused with the reason, and the way on', async ({ page }) => {
  await page.goto('/house-ways/editor?way=own.eyJpZCI6')
  await expect(page.getByText(/damaged/)).toBeVisible()
  await page.getByRole('button', { name: 'Start from the rule sheet’s' }).click()
  await expect(page.getByRole('heading', { name: 'The clauses, in order' })).toBeVisible()
})
