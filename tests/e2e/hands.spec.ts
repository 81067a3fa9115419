import { line } from '@/content/es/hands/starting'
import { list as spanishList } from '@/content/ultimate-texas-holdem/es/hand-list'
import type { HandPages } from '@/content/pages/hand-page'
import { list } from '@/content/ultimate-texas-holdem/pages/list'
import { GAME_NAMES } from '@/lib/games/names'
import { startingHand } from '@/lib/game/strategy/starting-hands'
import { ENGLISH, like, SPANISH } from '../tools/said'
import { axeFindings } from './axe'
import { expect, test } from './fixture'

const HAND = '/ultimate-texas-holdem/hands/k5o'
const handIn = ({ pages }: HandPages, slug: string) => pages.find((page) => page.slug === slug)!

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a hand’s page has its answer, its tables and its proof, and leads on', async ({ page }) => {
    const { start, games, handPages, numbers, proof } = SPANISH
    const { action } = games['ultimate-texas-holdem']
    await page.goto(`${start}${HAND}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(handIn(spanishList, 'k5o').title)
    await expect(
      page
        .getByRole('list', { name: handPages.worths(numbers.units('ante')) })
        .getByRole('listitem')
        .first(),
    ).toContainText(action('raise-4x').name)
    await expect(
      page
        .getByRole('table', { name: line.says.table(startingHand('k5o')).caption })
        .getByRole('row', { name: handIn(spanishList, 'k4o').name }),
    ).toContainText(action('check').name)
    const command = page.getByText('npm run -s solve')
    await expect(command).toBeHidden()
    await page.getByText(proof.recompute).click()
    await expect(command).toBeVisible()
    await page.getByRole('navigation', { name: handPages.hands }).getByRole('link', { name: handPages.next }).click()
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
  const { answer, games, handPages, numbers } = ENGLISH
  const { action } = games['ultimate-texas-holdem']
  const antes = numbers.units('ante')
  const question = page.getByRole('group', { name: handPages.decide(handIn(list, 'k4o').name) })
  await question.getByRole('button', { name: action('raise-4x').name }).click()
  await expect(page.getByText(like(handPages.costsUnits(answer.grades.inaccuracy, '~', antes)))).toBeVisible()
  await question.getByRole('button', { name: action('check').name }).click()
  await expect(page.getByText(like(handPages.worthUnits(answer.grades.best, '~', antes)))).toBeVisible()
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    ENGLISH.handPages.subject(handIn(list, 'k5o').name, GAME_NAMES['ultimate-texas-holdem']),
  )
  expect(await page.locator('script').count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('an address in capitals leads to the one in lowercase, also of a hand that moved', async ({ page, request }) => {
  await page.goto('/ultimate-texas-holdem/hands/K5O?rules=standard')
  expect(new URL(page.url()).pathname).toBe('/ultimate-texas-holdem/hands/k5o')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(handIn(list, 'k5o').name)
  for (const [asked, path] of [
    ['/ultimate-texas-holdem/hands/AKs', '/ultimate-texas-holdem/hands'],
    ['/es/Blackjack/hands/16-against-10', '/es/blackjack/hands/16-against-10'],
    ['/Texas-21/Trainer', '/texas-21/trainer'],
    ['/THREE-CARD-POKER/hands/Q-6-4', '/three-card-poker/hands/q-6-4'],
    ['/ULTIMATE-TEXAS-HOLDEM/SIDE-BETS/TRIPS', '/ultimate-texas-holdem/side-bets/trips'],
  ] as const) {
    const answer = await request.get(asked)
    expect([new URL(answer.url()).pathname, answer.status()], asked).toEqual([path, 200])
  }
  const first = await request.get('/ULTIMATE-TEXAS-HOLDEM/hands/AKs?hand=AsKs', { maxRedirects: 0 })
  expect([first.status(), first.headers().location]).toEqual([308, '/ultimate-texas-holdem/hands/aks?hand=AsKs'])
  expect((await request.get('/NO%C3%89-Page')).status()).toBe(404)
})
