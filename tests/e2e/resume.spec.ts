import type { Page } from '@playwright/test'
import { anyGrade, anyScore, begins, like } from '../tools/said'
import { axeFindings } from './axe'
import { at, expect, said, test } from './fixture'

/* A session goes on where it was, whenever the page is reloaded, left or opened twice. */

const TRAINER = '/three-card-poker/trainer'

const options = (page: Page) => page.getByRole('list', { name: begins(said().deciding.yourDecision('~')) })
const answer = (page: Page) => page.getByRole('region', { name: said().deciding.theAnswer })
const verdict = (page: Page) => answer(page).getByRole('heading', { level: 2 })
const spoken = (page: Page) => page.locator('p[role=status].sr-only')
const strip = (page: Page) => page.getByRole('region', { name: said().answer.thisSession })
/** So many hands of this session were answered. */
const counts = (page: Page, asked: number) =>
  expect(strip(page)).toContainText(like(said().answer.ofAsked('~', String(asked))))
const isGraded = (page: Page) => expect(verdict(page)).toHaveText(new RegExp(`^${anyGrade(said())}$`))
/** `Hand 1 of 3` */
const handOf = (page: Page, hand: number, hands: number) =>
  page.getByText(`${said().trainer.hand} ${said().trainer.of(hand, hands)}`)
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const earlier = (page: Page) => page.getByRole('dialog', { name: said().trainer.opensEarlier })

/** What a store of the browser has. */
const records = <T>(page: Page, store: 'answers' | 'rounds' | 'sessions'): Promise<readonly T[]> =>
  page.evaluate(
    (name) =>
      new Promise<readonly T[]>((resolve, reject) => {
        const open = indexedDB.open('feltwise')
        open.onerror = () => reject(new Error('no database'))
        open.onsuccess = () => {
          const all = open.result.transaction(name).objectStore(name).getAll()
          all.onsuccess = () => {
            open.result.close()
            resolve(all.result as readonly T[])
          }
        }
      }),
    store,
  )

/** How many records the browser's storage has. */
const stored = async (page: Page, store: 'answers' | 'rounds'): Promise<number> => (await records(page, store)).length

/** How many changes of its session the browser has stored. */
const version = async (page: Page): Promise<number> =>
  (await records<{ readonly version: number }>(page, 'sessions'))[0]?.version ?? 0

async function answerBy(page: Page, key: string): Promise<void> {
  await expect(options(page)).toBeVisible()
  await page.keyboard.press(key)
  await isGraded(page)
}

const KINDS = [
  ['practice', '?seed=go-1'],
  ['close calls', '?choice=close&n=3&seed=go-1'],
  ['a friend’s link', '?choice=replay&skills=pair~queen-high~pair&n=3&vs=2.3.120&seed=go-1'],
  ['a clock', '?drill=queen-high&n=3&clock=60&seed=go-1'],
  ['a bankroll', '?bank=50&seed=go-1'],
  ['a lesson', '?choice=course&lesson=pair&seed=go-1'],
  ['a placement', '?choice=placement&seed=go-1'],
] as const

// Every second kind in Spanish.
for (const [i, [name, query]] of KINDS.entries()) {
  const tag = i % 2 === 0 ? [] : '@spanish'
  test(
    `${name}: a reload shows the same question, then the same feedback, and counts it once`,
    { tag },
    async ({ page }) => {
      await page.goto(`${at(TRAINER)}${query}`)
      await expect(options(page)).toBeVisible()
      const question = await spoken(page).textContent()
      await page.reload()
      await expect(spoken(page)).toHaveText(question ?? '')
      await answerBy(page, '2')
      // The grade is drawn once it's stored: nothing is waited for.
      expect(await stored(page, 'answers')).toBe(1)
      const told = await spoken(page).textContent()
      for (let reloads = 0; reloads < 2; reloads++) {
        await page.reload()
        await isGraded(page)
        await expect(spoken(page)).toHaveText(told ?? '')
        await counts(page, 1)
        expect(await stored(page, 'answers')).toBe(1)
      }
      const graded = await version(page)
      await page.keyboard.press('Space')
      await expect(answer(page)).toBeHidden()
      // Where the hand went on is stored right after it's shown. A reload before that comes back to the answer.
      await expect.poll(() => version(page)).toBeGreaterThan(graded)
      const after = await spoken(page).textContent()
      await page.reload()
      await expect(spoken(page)).toHaveText(after ?? '')
      await counts(page, 1)
    },
  )
}

test(
  'the bar, the count and the summary agree through reloads at every step',
  { tag: '@spanish' },
  async ({ page }) => {
    await page.goto(`${at(TRAINER)}?drill=queen-high&n=3&seed=agree-1`)
    for (let hand = 1; hand <= 3; hand++) {
      await expect(handOf(page, hand, 3)).toBeVisible()
      await page.reload()
      await expect(handOf(page, hand, 3)).toBeVisible()
      await answerBy(page, '2')
      await page.reload()
      await isGraded(page)
      await expect(handOf(page, hand, 3)).toBeVisible()
      await counts(page, hand)
      await page.keyboard.press('Space')
    }
    await expect(title(page)).toHaveText(anyScore(said(), 3))
    const summary = await title(page).textContent()
    await page.reload()
    await expect(title(page)).toHaveText(summary ?? '')
    expect(await stored(page, 'answers')).toBe(3)
  },
)

test('an answer that is graded is stored, even if the page closes in that moment', async ({ page, context }) => {
  await page.goto(`${at(TRAINER)}?drill=queen-high&seed=closes-1`)
  for (let hand = 1; hand <= 3; hand++) {
    await expect(options(page)).toBeVisible()
    await page.evaluate(
      (name) =>
        new Promise<void>((resolve) => {
          const look = (): void => {
            if (document.querySelector(`section[aria-label="${name}"] h2`)) resolve()
            else requestAnimationFrame(look)
          }
          dispatchEvent(new KeyboardEvent('keydown', { key: '2' }))
          look()
        }),
      said().deciding.theAnswer,
    )
    const address = page.url()
    await page.close()
    page = await context.newPage()
    await page.goto(address)
    await isGraded(page)
    expect(await stored(page, 'answers')).toBe(hand)
    await page.keyboard.press('Space')
  }
})

test('two tabs with one session count each hand once, and agree', { tag: '@spanish' }, async ({ page, context }) => {
  await page.goto(`${at(TRAINER)}?drill=queen-high&n=2&seed=twice-1`)
  await answerBy(page, '2')
  await page.keyboard.press('Space')
  await expect(handOf(page, 2, 2)).toBeVisible()
  await expect(options(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(handOf(other, 2, 2)).toBeVisible()
  await answerBy(page, '1')
  const told = await spoken(page).textContent()
  await expect(options(other)).toBeVisible()
  await other.keyboard.press('2')
  // The other tab takes what this one answered.
  await expect(spoken(other)).toHaveText(told ?? '')
  await counts(other, 2)
  expect(await stored(page, 'answers')).toBe(2)
})

test('the back button leads to the earlier hands, and only then out of the trainer', async ({ page }) => {
  await page.goto(at('/three-card-poker'))
  await page.goto(`${at(TRAINER)}?drill=queen-high&n=5&seed=back-1`)
  for (let hand = 1; hand <= 2; hand++) {
    await answerBy(page, '2')
    await page.keyboard.press('Space')
    await expect(handOf(page, hand + 1, 5)).toBeVisible()
  }
  const question = await spoken(page).textContent()
  await page.goBack()
  await expect(earlier(page)).toBeVisible()
  await expect(earlier(page).getByRole('button', { expanded: true })).toHaveCount(1)
  await expect(earlier(page).getByRole('list', { name: said().answer.worths })).toBeVisible()
  expect(await axeFindings(page), 'the earlier hands').toEqual([])
  await earlier(page).getByRole('button', { name: said().trainer.backToHand }).click()
  await expect(handOf(page, 3, 5)).toBeVisible()
  await expect(spoken(page)).toHaveText(question ?? '')
  await answerBy(page, '2')
  await counts(page, 3)
  await page.goBack()
  await expect(earlier(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/three-card-poker$/)
})

test(
  'the left arrow opens the earlier hands one after the other, and the question waits',
  { tag: '@spanish' },
  async ({ page }) => {
    await page.goto(`${at(TRAINER)}?drill=queen-high&seed=left-1`)
    for (let hand = 1; hand <= 2; hand++) {
      await answerBy(page, '2')
      await page.keyboard.press('Space')
      await expect(page).toHaveURL(new RegExp(`left-${hand + 1}&`))
    }
    const question = await spoken(page).textContent()
    await page.keyboard.press('ArrowLeft')
    const rows = earlier(page).getByRole('listitem').getByRole('button', { expanded: true })
    await expect(earlier(page).getByRole('heading', { level: 3 })).toHaveCount(2)
    const latest = await rows.first().textContent()
    await page.keyboard.press('ArrowLeft')
    await expect(
      earlier(page).getByRole('heading', { level: 3 }).last().getByRole('button', { expanded: true }),
    ).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(rows.first()).toHaveText(latest ?? '')
    await page.keyboard.press('Escape')
    await expect(spoken(page)).toHaveText(question ?? '')
    await expect(options(page)).toBeVisible()
  },
)

test('a clock isn’t wound up again by a reload', async ({ page }) => {
  await page.goto(`${at(TRAINER)}?drill=queen-high&run=60&seed=wound-1`)
  await expect(page.getByRole('timer')).toHaveText(/0:5[0-7]/)
  await page.reload()
  await expect(page.getByRole('timer')).toHaveText(/0:[0-5][0-7]/)
  await expect(page.getByRole('timer')).not.toHaveText(/0:5[89]|1:00/)
})
