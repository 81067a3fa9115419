import type { Page } from '@playwright/test'
import { money, plain, withUnit } from '@/app/_languages/format'
import { anyGrade, anyOf, anyScore, begins, cardIn, like, writtenIn } from '../tools/said'
import { axeFindings } from './axe'
import { at, expect, followTo, said, test } from './fixture'

const THREE_CARD = '/three-card-poker/trainer'
const HOLDEM = '/ultimate-texas-holdem/trainer'

const options = (page: Page) => page.getByRole('list', { name: begins(said().deciding.yourDecision('~')) })
const answer = (page: Page) => page.getByRole('region', { name: said().deciding.theAnswer })
const settlement = (page: Page) => page.getByRole('region', { name: said().trainer.settlement })
const spoken = (page: Page) => page.locator('p[role=status]')
const next = (page: Page) => {
  const { playOn, nextHand, toSummary } = said().trainer
  return page.getByRole('button', { name: new RegExp(`^(${playOn}|${nextHand}|${toSummary})`) })
}
const control = (page: Page) => page.getByRole('button', { name: begins(said().trainer.whatToTrain) })
const sheet = (page: Page) => page.getByRole('dialog', { name: said().trainer.whatToTrain })
const start = (page: Page) => sheet(page).getByRole('button', { name: said().trainer.start })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
/** `Hand 1 of 3` */
const handOf = (page: Page, hand: number, hands: number) =>
  page.getByText(`${said().trainer.hand} ${said().trainer.of(hand, hands)}`)
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

async function answerBy(page: Page, key: string): Promise<void> {
  await expect(options(page)).toBeVisible()
  await page.keyboard.press(key)
  await expect(answer(page).getByRole('heading', { level: 2 })).toHaveText(new RegExp(`^${anyGrade(said())}$`))
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
  const { games, trainer } = said()
  const { drills, stages } = games['ultimate-texas-holdem']
  await page.goto(`${at(HOLDEM)}?seed=sheet-1`)
  await expect(options(page)).toBeVisible()
  await page.keyboard.press('/')
  await expect(sheet(page)).toBeVisible()
  expect(await axeFindings(page), 'the sheet').toEqual([])
  await sheet(page).getByRole('radio', { name: trainer.oneStage }).focus()
  await page.keyboard.press('Space')
  await sheet(page).getByRole('button', { name: drills.river!.name }).press('Enter')
  await sheet(page).getByRole('group', { name: trainer.handsChoice }).getByRole('button', { name: '10' }).press('Enter')
  await start(page).press('Enter')
  await expect(page).toHaveURL(/drill=river&n=10&seed=/)
  await expect(options(page)).toBeFocused()
  await expect(spoken(page)).toHaveText(begins(stages.river!))
  await expect(control(page)).toContainText(drills.river!.name)
  await expect(handOf(page, 1, 10)).toBeVisible()
})

test(
  'a session of so many hands ends with its summary; another one begins from there',
  { tag: '@spanish' },
  async ({ page }) => {
    const { trainer, trainerSummary } = said()
    await page.goto(`${at(THREE_CARD)}?drill=close-calls&n=3&seed=three-1`)
    for (let hand = 1; hand <= 3; hand++) {
      await expect(handOf(page, hand, 3)).toBeVisible()
      await answerBy(page, '1')
      await expect(next(page)).toHaveText(begins(hand === 3 ? trainer.toSummary : trainer.nextHand))
      await page.keyboard.press('Space')
    }
    await expect(title(page)).toHaveText(anyScore(said(), 3))
    await page.getByRole('button', { name: trainerSummary.anotherSession }).click()
    await expect(handOf(page, 1, 3)).toBeVisible()
    await expect(page).toHaveURL(/drill=close-calls&n=3&seed=(?!three)/)
  },
)

test('each answer is kept as it is given, and a whole round at its end', async ({ page }) => {
  await page.goto(`${at(THREE_CARD)}?seed=kept-1`)
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
  await page.getByRole('button', { name: said().trainer.endSession }).click()
  await expect(title(page)).toHaveText(anyScore(said(), 1))
})

test(
  'close calls: the hand is searched for, its gap is within the dial, and its address opens it again',
  { tag: '@spanish' },
  async ({ page }) => {
    const { trainer } = said()
    const close = writtenIn(said(), () => withUnit(plain(0.02, 2), 'ante'))
    await page.goto(`${at(HOLDEM)}?seed=dial-1`)
    await control(page).click()
    await sheet(page).getByText(begins(trainer.more)).click()
    await sheet(page)
      .getByRole('radio', { name: begins(trainer.closeCalls) })
      .check()
    const dial = sheet(page).getByRole('slider')
    await dial.focus()
    await page.keyboard.press('Home')
    await expect(dial).toHaveAttribute('aria-valuetext', like(trainer.atMost(close, '~')))
    await expect(sheet(page)).toContainText(like(trainer.thisCloseCome(trainer.onceIn('~')), String.raw`\d+`))
    expect(await axeFindings(page), 'the dial').toEqual([])
    await start(page).click()
    await expect(page).toHaveURL(/choice=close&gap=0\.02&seed=[a-z0-9]+-1/)
    // A seed whose first hands are found within a dozen deals: any other may have nothing so close among all that are tried.
    await page.goto(`${at(HOLDEM)}?choice=close&gap=0.02&seed=close27-1`)
    await expect(page.getByText(trainer.closeCall(close))).toBeVisible()
    await expect(page).toHaveURL(/seed=close27-1&spot=/)
    const question = await spoken(page).textContent()
    await page.reload()
    await expect(spoken(page)).toHaveText(question ?? '')
    await page.goto(`${at(HOLDEM)}?choice=close&gap=0.02&seed=close27-1`)
    await expect(spoken(page)).toHaveText(question ?? '')
    for (let hand = 2; hand <= 3; hand++) {
      await answerBy(page, '1')
      await page.keyboard.press('Space')
      await expect(page).toHaveURL(new RegExp(`-${hand}&spot=`))
      await expect(options(page)).toBeFocused()
    }
    expect((await kept(page, 'answers')).every(({ gap, choice }) => choice === 'close' && Number(gap) <= 0.02)).toBe(
      true,
    )
  },
)

test('one skill is found by its name, with how often it comes, how hard it is and one’s own record', async ({
  page,
}) => {
  const { trainer } = said()
  await page.goto(`${at(THREE_CARD)}?choice=skill&skill=queen-high&seed=skill-1`)
  await answerBy(page, '1')
  await page.keyboard.press('/')
  const chosen = sheet(page).getByRole('list', { name: trainer.skills }).getByRole('button', { pressed: true })
  await expect(chosen).toContainText(new RegExp(`${trainer.right(0, 1)}|${trainer.right(1, 1)}`))
  await expect(chosen).toContainText(like(trainer.onceIn('~'), String.raw`[\d.]+`))
  await sheet(page).getByRole('searchbox').fill('queen six four')
  await sheet(page).getByRole('list', { name: trainer.skills }).getByRole('button', { pressed: false }).first().click()
  expect(await axeFindings(page), 'the list').toEqual([])
  await start(page).click()
  await expect(page).toHaveURL(/choice=skill&skill=/)
  await expect(page.getByText(begins(trainer.bothSides('~')))).toBeVisible()
})

test(
  'nothing due is said, with what one can do; what was missed comes again, labelled as repetition',
  { tag: '@spanish' },
  async ({ page }) => {
    const { numbers, places, trainer } = said()
    await page.goto(`${at(THREE_CARD)}?choice=due`)
    await expect(page.getByRole('heading', { name: trainer.nothingDue })).toBeVisible()
    expect(await axeFindings(page), 'nothing due').toEqual([])
    await page.clock.install()
    await page.goto(`${at(THREE_CARD)}?seed=due-1&spot=hand-AsAdKc`)
    await answerBy(page, '2')
    await page.clock.fastForward('01:00:00')
    await control(page).click()
    await expect(sheet(page).getByText(begins(trainer.dueNow(1)))).toBeVisible()
    await sheet(page)
      .getByRole('radio', { name: begins(trainer.dueAgain) })
      .check()
    await start(page).click()
    await expect(
      page.getByText(anyOf(trainer.lastMissed('~'), trainer.lastRight('~'), trainer.repetition)),
    ).toBeVisible()
    await expect(spoken(page)).toHaveText(like(places.hand()))
    await answerBy(page, '1')
    await page.keyboard.press('Space')
    await expect(page.getByRole('heading', { name: trainer.nothingDue })).toBeVisible()
    await expect(page.getByText(like(trainer.nextComes('~')))).toBeVisible()
    await page.getByRole('button', { name: trainer.byValueInstead }).click()
    await expect(page.getByText(trainer.byValueAlone)).toBeVisible()
    await answerBy(page, '1')
    const { source } = begins(trainer.worth('~', numbers.percent('~'), '~'), '.*', '.*', String.raw`\d+`)
    await expect(page.getByText(new RegExp(`${source}$`))).toBeVisible()
  },
)

test('a replay asks the skills of a list, one after the other', async ({ page }) => {
  await page.goto(`${at(THREE_CARD)}?choice=replay&skills=pair~queen-high&n=2&seed=replay-1`)
  await expect(spoken(page)).toHaveText(like(said().places.hand()))
  const question = await spoken(page).textContent()
  await answerBy(page, '1')
  await page.keyboard.press('Space')
  await expect(spoken(page)).toHaveText(like(cardIn(said(), 'Qs').replace(/\S+$/, '')))
  await page.goto(`${at(THREE_CARD)}?choice=replay&skills=pair~queen-high&n=2&seed=replay-1`)
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
    const { answer: words, deciding, trainer } = said()
    await page.goto(`${at(THREE_CARD)}?drill=queen-high&n=2&clock=10&seed=clock-1`)
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
    await expect(answer(page).getByRole('heading', { level: 2 })).toHaveText(trainer.noAnswerInTime)
    await expect(answer(page).getByRole('list', { name: words.worths })).toBeVisible()
    await expect(spoken(page)).toHaveText(begins(`${deciding.timeIsUp} ${deciding.best('~')}`))
    await expect(next(page)).toBeFocused()
    expect(await axeFindings(page), 'the missed hand').toEqual([])
    await page.keyboard.press('Space')
    await answerBy(page, '1')
    await expect(next(page)).toHaveText(begins(said().trainer.toSummary))
    expect((await kept(page, 'answers')).length).toBe(1)
  })

  test('a run counts right answers until its time is up', { tag: '@spanish' }, async ({ page }) => {
    await page.clock.install()
    const { rightSoFar, timeIsUp } = said().trainer
    await page.goto(`${at(THREE_CARD)}?drill=queen-high&run=60&seed=run-1`)
    await answerBy(page, '1')
    await page.clock.runFor(120_000)
    await expect(
      page.getByText(new RegExp(`^(${rightSoFar(1)}|${rightSoFar(2)})$`.replaceAll('{right}', String.raw`\d`))),
    ).toBeVisible()
    await page.keyboard.press('Space')
    await expect(options(page)).toBeVisible()
    await page.clock.runFor(61_000)
    await expect(answer(page).getByRole('heading', { level: 2 })).toHaveText(timeIsUp)
    await page.keyboard.press('Space')
    await expect(title(page)).toHaveText(anyScore(said(), 1))
  })

  test('a run without a fault ends at the first', async ({ page }) => {
    await page.goto(`${at(THREE_CARD)}?drill=queen-high&run=faultless&seed=fault-1&spot=hand-AsAdAc`)
    await answerBy(page, '2')
    await expect(next(page)).toHaveText(begins(said().trainer.toSummary))
  })
})

test(
  'whole rounds with a bankroll: what is left stands there, and the end when it is gone',
  { tag: '@spanish' },
  async ({ page }) => {
    await page.goto(`${at(THREE_CARD)}?bank=2&seed=bank-1`)
    await expect(
      page.getByText(
        said().trainer.bankrollLeft.replace(
          '{money}',
          writtenIn(said(), () => money(20, 'USD')),
        ),
      ),
    ).toBeVisible()
    const summary = page.getByRole('heading', { level: 1, name: anyScore(said(), 2) })
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
  },
)

test('without storage the trainer works on and says so once', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined })
  })
  await page.goto(`${at(THREE_CARD)}?n=1&seed=without-1&drill=queen-high`)
  await answerBy(page, '1')
  await expect(page.getByText(said().trainer.worksOn)).toHaveCount(1)
  await page.keyboard.press('Space')
  await expect(title(page)).toHaveText(anyScore(said(), 1))
})

/** A small phone and a usual one. */
const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
]

test(
  'on a phone the control, the felt and the options fit in every mode, and the sheet too',
  { tag: '@spanish' },
  async ({ page }) => {
    await page.setViewportSize(PHONES[0]!)
    await page.goto(`${at(HOLDEM)}?seed=small-1`)
    await expect(page).toHaveURL(/spot=/)
    for (const query of ['choice=close&n=20&clock=20', 'choice=worth&run=300', 'bank=100&n=50']) {
      await followTo(page, `?${query}&seed=small-1`)
      // Its hand is found, and stands in the address.
      await expect(page).toHaveURL(
        ({ searchParams }) =>
          searchParams.has('spot') &&
          [...new URLSearchParams(query)].every(([key, value]) => searchParams.get(key) === value),
      )
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
      await expect(start(page)).toBeInViewport({ ratio: 1 })
      expect(await overflow(page), 'the sheet').toBeLessThanOrEqual(0)
    }
  },
)
