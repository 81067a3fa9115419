import type { Page } from '@playwright/test'
import { anyGrade, begins, like } from '../tools/said'
import { expect, said } from './fixture'

/* What is learned with outside of the trainer's own session: what somebody does there, and what a reload must show again. */

/** The calendar stands still at 21 November 2026; the day before is Three Card Poker's. */
export const NOW = '2026-11-21T12:00:00Z'

interface Part {
  readonly name: string
  readonly path: string
  /** Answers, marks or types something, until it's stored. */
  readonly does: (page: Page) => Promise<void>
  /** What stands there then, and after a reload. */
  readonly shows: (page: Page) => Promise<void>
}

const choose = async (page: Page): Promise<void> => {
  await expect(page.getByRole('list', { name: begins(said().deciding.yourDecision('~')) })).toBeVisible()
  await page.keyboard.press('1')
}

const isGraded = (page: Page): Promise<void> =>
  expect(page.getByRole('region', { name: said().deciding.theAnswer }).getByRole('heading', { level: 2 })).toHaveText(
    new RegExp(`^${anyGrade(said())}$`),
  )

const handsField = (page: Page) => page.getByRole('textbox', { name: said().evening.yourHands })

export const PARTS: readonly Part[] = [
  {
    name: 'a lesson',
    path: '/three-card-poker/trainer?choice=course&lesson=pair&seed=parts-1',
    does: choose,
    shows: isGraded,
  },
  {
    name: 'the daily hand',
    path: '/daily?date=2026-11-20',
    does: choose,
    shows: isGraded,
  },
  {
    name: 'an evening',
    path: '/my-evening',
    does: async (page) => {
      await page.getByRole('combobox').selectOption('three-card-poker')
      const { evening } = said()
      await handsField(page).fill('AhKdQc f')
      await page.getByText(evening.worstFirst).waitFor()
      await page.getByRole('button', { name: evening.save }).click()
      await expect(page.getByText(begins(evening.saved(1)))).toBeVisible()
    },
    shows: (page) => expect(handsField(page)).toHaveValue(''),
  },
  {
    name: 'the grid',
    path: '/ultimate-texas-holdem/learn/grid',
    does: async (page) => {
      await page.locator('[data-hand=AA]').click()
      await page.getByRole('button', { name: said().course.gridCheck }).click()
    },
    shows: (page) =>
      expect(
        page.getByRole('heading', { name: new RegExp(`${like(said().course.gridRight('~', '169')).source}$`) }),
      ).toBeVisible(),
  },
]

/** Of the parts: the lesson, the daily hand and the evening, one each. */
export const ANSWERS = 3

/** How many answers the browser's database holds. */
export const storedAnswers = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('feltwise')
        opening.onerror = () => reject(new Error('no database'))
        opening.onsuccess = () => {
          const counting = opening.result.transaction('answers').objectStore('answers').count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
  )
