import { axeFindings } from './axe'
import { expect, test } from './fixture'

const HAND = '/ultimate-texas-holdem/hands/k5o'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a hand’s page has its answer, its tables and its proof, and leads on', async ({ page }) => {
    await page.goto(HAND)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'K5 offsuit in Ultimate Texas Hold’em: raise or check?',
    )
    await expect(
      page.getByRole('list', { name: 'What each option is worth, in antes' }).getByRole('listitem').first(),
    ).toContainText('Raise 4×')
    await expect(
      page
        .getByRole('table', { name: 'The offsuit kings, and the hands beside it' })
        .getByRole('row', { name: /K4 offsuit/ }),
    ).toContainText('Check')
    const command = page.getByText('npm run -s solve')
    await expect(command).toBeHidden()
    await page.getByText('Recompute it yourself').click()
    await expect(command).toBeVisible()
    await page.getByRole('navigation', { name: 'Hands' }).getByRole('link', { name: /Next/ }).click()
    await expect(page).toHaveURL(/\/hands\/q5s\/?$/)
  })

  test('the list of hands is a map of links, and the old address of a row leads to it', async ({ page }) => {
    await page.goto('/ultimate-texas-holdem/hands')
    await page.getByRole('table').first().getByRole('link', { name: /72o/ }).click()
    await expect(page).toHaveURL(/\/hands\/?#72o$/)
    await page.goto('/ultimate-texas-holdem/hands/k4o')
    await expect(page).toHaveURL(/\/hands\/k5o\/?#k4o$/)
  })
})

test('a neighbour is asked and graded, and nothing is found', async ({ page }) => {
  await page.goto(HAND)
  const question = page.getByRole('group', { name: 'Your decision: K4 offsuit' })
  await question.getByRole('button', { name: 'Raise 4×' }).click()
  await expect(page.getByText('Inaccuracy: costs')).toBeVisible()
  await question.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Best: worth')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})

test('the page as data, and as a card in a frame', async ({ page, request }) => {
  const data = (await (await request.get(`${HAND}/data.json`)).json()) as {
    best: string[]
    options: { ev: { exact: string } }[]
  }
  expect(data.best).toEqual(['raise-4x'])
  expect(data.options[0]!.ev.exact).toMatch(/^-?\d+\/\d+$/)
  await page.goto('/embed/ultimate-texas-holdem/k5o.html')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('K5 offsuit at Ultimate Texas Hold’em')
  expect(await page.locator('script').count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('an address in capitals leads to the one in lowercase, also of a hand that moved', async ({ page, request }) => {
  await page.goto('/ultimate-texas-holdem/hands/K5O?rules=standard')
  expect(new URL(page.url()).pathname).toBe('/ultimate-texas-holdem/hands/k5o')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('K5 offsuit')
  for (const [asked, path] of [
    ['/ultimate-texas-holdem/hands/AKs', '/ultimate-texas-holdem/hands'],
    ['/es/Blackjack/hands/16-against-10', '/es/blackjack/hands/16-against-10'],
    ['/Texas-21/Trainer', '/texas-21/trainer'],
  ] as const) {
    const answer = await request.get(asked)
    expect([new URL(answer.url()).pathname, answer.status()], asked).toEqual([path, 200])
  }
  expect((await request.get('/ultimate-texas-holdem/hands/AKs', { maxRedirects: 0 })).status()).toBe(308)
  expect((await request.get('/NO%C3%89-Page')).status()).toBe(404)
})
