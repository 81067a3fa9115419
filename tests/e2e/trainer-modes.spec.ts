import type { Page } from '@playwright/test'
import { axeFindings } from './axe'
import { expect, test } from './fixture'

const THREE_CARD = '/three-card-poker/trainer'
const HOLDEM = '/ultimate-texas-holdem/trainer'

const options = (page: Page) => page.getByRole('list', { name: /^Your decision/ })
const answer = (page: Page) => page.getByRole('region', { name: 'The answer' })
const settlement = (page: Page) => page.getByRole('region', { name: 'The settlement' })
const spoken = (page: Page) => page.locator('p[role=status]')
const next = (page: Page) => page.getByRole('button', { name: /^(Play on|Next hand|To the summary)/ })
const control = (page: Page) => page.getByRole('button', { name: /^What to train/ })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'What to train' })
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

const GRADE = /^(Best|Fine|Inaccuracy|Mistake|Blunder)$/

async function answerBy(page: Page, key: string): Promise<void> {
  await expect(options(page)).toBeVisible()
  await page.keyboard.press(key)
  await expect(answer(page).getByRole('heading', { level: 2 })).toHaveText(GRADE)
}

/** What the browser keeps of training, read past the page. */
const kept = (page: Page, store: 'answers' | 'rounds'): Promise<readonly Record<string, unknown>[]> =>
  page.evaluate(async (name) => {
    const [found] = await indexedDB.databases()
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const open = indexedDB.open(found?.name ?? '')
      open.onsuccess = () => resolve(open.result)
      open.onerror = () => reject(new Error('no database'))
    })
    const list = await new Promise<Record<string, unknown>[]>((resolve) => {
      const all = db.transaction(name).objectStore(name).getAll()
      all.onsuccess = () => resolve(all.result as Record<string, unknown>[])
    })
    db.close()
    return list
  }, store)

test('by keyboard: what to train is chosen on a sheet, and the session begins at once', async ({ page }) => {
  await page.goto(`${HOLDEM}?seed=sheet-1`)
  await expect(options(page)).toBeVisible()
  await page.keyboard.press('/')
  await expect(sheet(page)).toBeVisible()
  expect(await axeFindings(page), 'the sheet').toEqual([])
  await sheet(page).getByRole('radio', { name: 'One stage or one rule' }).focus()
  await page.keyboard.press('Space')
  await sheet(page).getByRole('button', { name: 'On the river' }).press('Enter')
  await sheet(page).getByRole('group', { name: 'Hands' }).getByRole('button', { name: '10' }).press('Enter')
  await sheet(page).getByRole('button', { name: 'Start' }).press('Enter')
  await expect(page).toHaveURL(/drill=river&n=10&seed=/)
  await expect(options(page)).toBeFocused()
  await expect(spoken(page)).toHaveText(/^On the river/)
  await expect(control(page)).toContainText('On the river')
  await expect(page.getByText('Hand 1 of 10')).toBeVisible()
})

test('a session of so many hands ends with its summary; another one begins from there', async ({ page }) => {
  await page.goto(`${THREE_CARD}?drill=close-calls&n=3&seed=three-1`)
  for (let hand = 1; hand <= 3; hand++) {
    await expect(page.getByText(`Hand ${hand} of 3`)).toBeVisible()
    await answerBy(page, '1')
    await expect(next(page)).toHaveText(hand === 3 ? /^To the summary/ : /^Next hand/)
    await page.keyboard.press('Space')
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/of 3 right|All 3 right/)
  await page.getByRole('button', { name: 'Another session' }).click()
  await expect(page.getByText('Hand 1 of 3')).toBeVisible()
  await expect(page).toHaveURL(/drill=close-calls&n=3&seed=(?!three)/)
})

test('each answer is kept as it is given, and a whole round at its end', async ({ page }) => {
  await page.goto(`${THREE_CARD}?seed=kept-1`)
  await answerBy(page, '1')
  await expect.poll(async () => (await kept(page, 'answers')).length).toBe(1)
  expect(await kept(page, 'answers')).toMatchObject([
    { kind: 'answer', game: 'three-card-poker', seed: 'kept-1', choice: 'dealt', rules: '', action: 'play' },
  ])
  expect(typeof (await kept(page, 'answers'))[0]?.time).toBe('number')
  await page.keyboard.press('Space')
  await expect(settlement(page)).toBeVisible()
  await expect.poll(async () => (await kept(page, 'rounds')).length).toBe(1)
  expect(await kept(page, 'rounds')).toMatchObject([
    { kind: 'round', game: 'three-card-poker', seed: 'kept-1', decisions: 1 },
  ])
  await page.getByRole('button', { name: 'End session' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^One decision/)
})

test('close calls: the hand is searched for, its gap is within the dial, and its address opens it again', async ({
  page,
}) => {
  await page.goto(`${HOLDEM}?seed=dial-1`)
  await control(page).click()
  await sheet(page).getByText(/^More/).click()
  await sheet(page)
    .getByRole('radio', { name: /^Close calls \(set how close\)/ })
    .check()
  const dial = sheet(page).getByRole('slider')
  await dial.focus()
  await page.keyboard.press('Home')
  await expect(dial).toHaveAttribute('aria-valuetext', /at most 0\.02 antes/)
  await expect(sheet(page)).toContainText(/Decisions this close come once in \d+ rounds/)
  expect(await axeFindings(page), 'the dial').toEqual([])
  await sheet(page).getByRole('button', { name: 'Start' }).click()
  await expect(page).toHaveURL(/choice=close&gap=0\.02&seed=[a-z0-9]+-1/)
  // A seed whose first hands are found within a dozen deals: any other may have nothing so close among all that are tried.
  await page.goto(`${HOLDEM}?choice=close&gap=0.02&seed=close27-1`)
  await expect(page.getByText('Close call: the best two options are within 0.02 antes.')).toBeVisible()
  await expect(page).toHaveURL(/seed=close27-1&spot=/)
  const question = await spoken(page).textContent()
  await page.reload()
  await expect(spoken(page)).toHaveText(question ?? '')
  await page.goto(`${HOLDEM}?choice=close&gap=0.02&seed=close27-1`)
  await expect(spoken(page)).toHaveText(question ?? '')
  for (let hand = 2; hand <= 3; hand++) {
    await answerBy(page, '1')
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(new RegExp(`-${hand}&spot=`))
    await expect(options(page)).toBeFocused()
  }
  expect((await kept(page, 'answers')).every(({ gap, choice }) => choice === 'close' && Number(gap) <= 0.02)).toBe(true)
})

test('one skill is found by its name, with how often it comes, how hard it is and one’s own record', async ({
  page,
}) => {
  await page.goto(`${THREE_CARD}?choice=skill&skill=queen-high&seed=skill-1`)
  await answerBy(page, '1')
  await page.keyboard.press('/')
  const chosen = sheet(page).getByRole('list', { name: 'Skills' }).getByRole('button', { pressed: true })
  await expect(chosen).toContainText(/1 right/)
  await expect(chosen).toContainText(/once in [\d.]+ rounds/)
  await sheet(page).getByRole('searchbox').fill('queen six four')
  await sheet(page).getByRole('list', { name: 'Skills' }).getByRole('button', { pressed: false }).first().click()
  expect(await axeFindings(page), 'the list').toEqual([])
  await sheet(page).getByRole('button', { name: 'Start' }).click()
  await expect(page).toHaveURL(/choice=skill&skill=/)
  await expect(page.getByText(/^Every hand practices one skill/)).toBeVisible()
})

test('nothing due is said, with what one can do; what was missed comes again, labelled as repetition', async ({
  page,
}) => {
  await page.goto(`${THREE_CARD}?choice=due`)
  await expect(page.getByRole('heading', { name: 'Nothing is due now' })).toBeVisible()
  expect(await axeFindings(page), 'nothing due').toEqual([])
  await page.clock.install()
  await page.goto(`${THREE_CARD}?seed=due-1&spot=hand-AsAdKc`)
  await answerBy(page, '2')
  await page.clock.fastForward('01:00:00')
  await control(page).click()
  await expect(sheet(page).getByText(/^1 skill is due/)).toBeVisible()
  await sheet(page)
    .getByRole('radio', { name: /^Due again/ })
    .check()
  await sheet(page).getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText(/^(You (missed this|got this)|A kind of decision)/)).toBeVisible()
  await expect(spoken(page)).toHaveText(/Your hand/)
  await answerBy(page, '1')
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { name: 'Nothing is due now' })).toBeVisible()
  await expect(page.getByText(/The next repetition comes (in|on)/)).toBeVisible()
  await page.getByRole('button', { name: 'Train what pays off most instead' }).click()
  await expect(page.getByText('Chosen because it pays off most.')).toBeVisible()
  await answerBy(page, '1')
  await expect(
    page.getByText(
      /^Knowing this saves you .* an hour at your stake: it comes .*, and you miss it \d+% of the time\.$/,
    ),
  ).toBeVisible()
})

test('a replay asks the skills of a list, one after the other', async ({ page }) => {
  await page.goto(`${THREE_CARD}?choice=replay&skills=pair~queen-high&n=2&seed=replay-1`)
  await expect(spoken(page)).toHaveText(/Your hand/)
  const question = await spoken(page).textContent()
  await answerBy(page, '1')
  await page.keyboard.press('Space')
  await expect(spoken(page)).toHaveText(/queen of/)
  await page.goto(`${THREE_CARD}?choice=replay&skills=pair~queen-high&n=2&seed=replay-1`)
  await expect(spoken(page)).toHaveText(question ?? '')
})

/** Until nothing was fetched for half a second: the solver has come. A clock that is put forward before runs out of patience with it. */
async function allFetched(page: Page): Promise<void> {
  let last = performance.now()
  page.on('request', () => (last = performance.now()))
  await expect.poll(() => (page.workers().length > 0 ? performance.now() - last : 0)).toBeGreaterThan(500)
}

test.describe('against the clock', () => {
  test('no answer in time is none: it is shown, not graded and not kept; a sheet stops the clock', async ({ page }) => {
    await page.clock.install()
    await page.goto(`${THREE_CARD}?drill=queen-high&n=2&clock=10&seed=clock-1`)
    const timer = page.getByRole('timer')
    await expect(options(page)).toBeVisible()
    // Behind the sheet the time stands still.
    await page.keyboard.press('?')
    await allFetched(page)
    await page.keyboard.press('Escape')
    await page.clock.runFor(3000)
    await expect(timer).toHaveText(/0:0[67]/)
    await page.keyboard.press('?')
    await page.clock.runFor(20_000)
    await page.keyboard.press('Escape')
    await expect(timer).toHaveText(/0:0[67]/)
    await page.clock.runFor(8000)
    await expect(answer(page).getByRole('heading', { level: 2 })).toHaveText('No answer in time')
    await expect(answer(page).getByRole('list', { name: 'What each option is worth' })).toBeVisible()
    await expect(spoken(page)).toHaveText(/^Time is up\. Best: /)
    await expect(next(page)).toBeFocused()
    expect(await axeFindings(page), 'the missed hand').toEqual([])
    await page.keyboard.press('Space')
    await answerBy(page, '1')
    await expect(next(page)).toHaveText(/^To the summary/)
    expect((await kept(page, 'answers')).length).toBe(1)
  })

  test('a run counts right answers until its time is up', async ({ page }) => {
    await page.clock.install()
    await page.goto(`${THREE_CARD}?drill=queen-high&run=60&seed=run-1`)
    await answerBy(page, '1')
    await page.clock.runFor(120_000)
    await expect(page.getByText(/^\d right$/)).toBeVisible()
    await page.keyboard.press('Space')
    await expect(options(page)).toBeVisible()
    await page.clock.runFor(61_000)
    await expect(answer(page).getByRole('heading', { level: 2 })).toHaveText('Time is up')
    await page.keyboard.press('Space')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^One decision/)
  })

  test('a run without a fault ends at the first', async ({ page }) => {
    await page.goto(`${THREE_CARD}?drill=queen-high&run=faultless&seed=fault-1&spot=hand-AsAdAc`)
    await answerBy(page, '2')
    await expect(next(page)).toHaveText(/^To the summary/)
  })
})

test('whole rounds with a bankroll: what is left stands there, and the end when it is gone', async ({ page }) => {
  await page.goto(`${THREE_CARD}?bank=2&seed=bank-1`)
  await expect(page.getByText('$20 left')).toBeVisible()
  const summary = page.getByRole('heading', { level: 1, name: /right|gave away nothing|decision/ })
  for (let hand = 1; hand <= 30 && !(await summary.isVisible()); hand++) {
    await answerBy(page, '2')
    await page.keyboard.press('Space')
    await expect(settlement(page)).toBeVisible()
    await page.keyboard.press('Space')
    await expect(options(page).or(summary)).toBeVisible()
  }
  // An ante is lost by each fold: two of them are all there was.
  await expect(summary).toBeVisible()
  expect((await kept(page, 'rounds')).length).toBe(2)
})

test('without storage the trainer works on and says so once', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined })
  })
  await page.goto(`${THREE_CARD}?n=1&seed=without-1&drill=queen-high`)
  await answerBy(page, '1')
  await expect(page.getByText(/The trainer still works\./)).toHaveCount(1)
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^One decision/)
})

/** A small phone and a usual one. */
const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
]

test('on a phone the control, the felt and the options fit in every mode, and the sheet too', async ({ page }) => {
  await page.setViewportSize(PHONES[0]!)
  for (const query of ['choice=close&n=20&clock=20', 'choice=worth&run=300', 'bank=100&n=50']) {
    await page.goto(`${HOLDEM}?${query}&seed=small-1`)
    await expect(options(page)).toBeVisible()
    for (const size of PHONES) {
      await page.setViewportSize(size)
      for (const button of await options(page).getByRole('button').all())
        await expect(button).toBeInViewport({ ratio: 1 })
      expect((await control(page).boundingBox())?.height).toBeGreaterThanOrEqual(44)
      expect(await overflow(page), query).toBeLessThanOrEqual(0)
    }
  }
  await control(page).click()
  for (const size of PHONES) {
    await page.setViewportSize(size)
    await expect(sheet(page).getByRole('button', { name: 'Start' })).toBeInViewport({ ratio: 1 })
    expect(await overflow(page), 'the sheet').toBeLessThanOrEqual(0)
  }
})
