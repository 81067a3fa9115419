import type { Page } from '@playwright/test'
import { addressIn } from '@/app/_languages/places'
import spanish from '@/app/_languages/translations/es'
import { makeExam } from '@/lib/teaching/dealer-school/exam/exam'
import { KNOWN_WAYS } from '@/lib/engines/pai-gow/house-ways/hands'
import { englishOn, MOST_ENGLISH } from '../tools/english-words'
import { expect, test } from './fixture'

const { areas: words } = spanish

/*
 * A player and a trainee train in Spanish and never meet English: what their answers lead to is read whole, also what is folded away. Pages
 * as they open, and the first answers on them, are read by languages.spec.ts.
 */

interface Screen {
  readonly name: string
  /** The English address. Without one, the screen before goes on. */
  readonly path?: string
  /** What is done there, until what it leads to is there. */
  readonly act?: (page: Page) => Promise<unknown>
}

const main = (page: Page) => page.getByRole('main')
const shows = (page: Page, text: string | RegExp) => main(page).getByText(text).first().waitFor()
const keys =
  (pressed: readonly string[], shown: string) =>
  async (page: Page): Promise<void> => {
    for (const key of pressed) await page.keyboard.press(key)
    await shows(page, shown)
  }
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click()
const follow = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name }).first().click()

const SPOT = '/ultimate-texas-holdem/trainer?seed=picture-1&spot=hand-Ks5d'
const answered = words.proof.recompute

const PLAYER: readonly Screen[] = [
  { name: 'a hand on home', path: '/', act: keys(['1'], answered) },
  { name: 'a course', path: '/ultimate-texas-holdem/learn' },
  {
    name: 'its placement',
    act: (page) => follow(page, words.course.place).then(() => shows(page, words.trainer.placement)),
  },
  { name: 'a lesson', path: '/three-card-poker/learn', act: (page) => follow(page, words.course.start) },
  { name: 'a right answer', path: SPOT, act: keys(['1'], answered) },
  {
    name: 'my evening',
    path: '/my-evening',
    act: (page) => main(page).getByLabel(words.evening.yourHands).last().fill('Ks5d 4x'),
  },
  { name: 'a chart', path: '/blackjack/strategy' },
  {
    name: 'totals in Blackjack’s calculator',
    path: '/blackjack/calculator?hand=Ts6d&upcard=9h',
    act: keys([], answered),
  },
  {
    name: 'a chart to mark',
    path: '/ultimate-texas-holdem/learn/grid',
    act: (page) =>
      press(page, 'AA')
        .then(() => press(page, words.course.gridCheck))
        .then(() => shows(page, words.course.gridAgain)),
  },
  {
    name: 'my table',
    path: '/my-table',
    act: (page) => main(page).getByRole('radio', { name: 'Blackjack', exact: true }).check(),
  },
  { name: 'progress', path: '/progress' },
  { name: 'search', path: '/search?q=pareja', act: (page) => main(page).getByRole('option').first().waitFor() },
]

const EXAM = makeExam({
  questions: 2,
  minutes: 5,
  pass: 60,
  seed: 'e2e',
  subject: { kind: 'house-way', way: KNOWN_WAYS[0]!, asked: { kind: 'all' } },
})

async function sit(page: Page): Promise<void> {
  await page.getByLabel(words.exam.yourName).fill('Ana')
  await page.keyboard.press('Enter')
  for (const question of [1, 2]) {
    await page.getByRole('heading', { level: 1, name: words.exam.questionOf(question, 2) }).waitFor()
    for (const key of ['1', '2', 'Space']) await page.keyboard.press(key)
  }
  await shows(page, words.exam.right)
}

const PASTED = 'Two pair: Split unless holding an ace.'

async function paste(page: Page): Promise<void> {
  await main(page).locator('summary').filter({ hasText: words.houseWays.paste }).click()
  await page.getByLabel(words.houseWays.pasteField).fill(PASTED)
  await shows(page, /^Dobles parejas: /)
  // What is pasted is the reader’s own.
  await page
    .getByText(PASTED, { exact: true })
    .first()
    .evaluate((own) => own.remove())
}

const TRAINEE: readonly Screen[] = [
  {
    name: 'the audition',
    path: '/dealer-school/audition?seed=picture-1',
    act: (page) => press(page, words.audition.hint),
  },
  { name: 'an exam', path: `/dealer-school/exam?exam=${EXAM}`, act: (page) => shows(page, words.exam.start) },
  { name: 'a sat exam', act: sit },
  { name: 'a house way pasted', path: '/house-ways/editor?from=foxwoods', act: paste },
  { name: 'a page that is not there', path: '/games/none' },
]

async function listen(page: Page, screens: readonly Screen[]): Promise<void> {
  let [all, english] = [0, 0]
  for (const { name, path, act } of screens) {
    if (path !== undefined) await page.goto(addressIn('es', path) ?? `/es${path}`)
    await main(page).locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
    await act?.(page)
    const heard = await englishOn(page)
    expect.soft(heard.english / heard.words, `${name}: ${heard.texts.join(' | ')}`).toBeLessThan(MOST_ENGLISH)
    all += heard.words
    english += heard.english
  }
  expect(english / all).toBeLessThan(MOST_ENGLISH)
}

test('a player who answers in Spanish meets no English', async ({ page }) => {
  await listen(page, PLAYER)
})

test.describe('at school', () => {
  test.use({ expectedErrors: /404/ })
  test('a trainee meets none either', async ({ page }) => {
    await listen(page, TRAINEE)
  })
})
