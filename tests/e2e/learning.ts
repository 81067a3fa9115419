import type { Page } from '@playwright/test'
import { expect } from './fixture'

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
  await expect(page.getByRole('list', { name: /^Your decision/ })).toBeVisible()
  await page.keyboard.press('1')
}

const isGraded = (page: Page): Promise<void> =>
  expect(page.getByRole('region', { name: 'The answer' }).getByRole('heading', { level: 2 })).toHaveText(
    /^(Best|Fine|Inaccuracy|Mistake|Blunder)$/,
  )

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
      await page.getByRole('textbox', { name: 'Your hands' }).fill('AhKdQc f')
      await page.getByText('Your mistakes, the worst first').waitFor()
      await page.getByRole('button', { name: 'Add to my progress' }).click()
      await expect(page.getByText(/^Added 1 decision/)).toBeVisible()
    },
    shows: (page) => expect(page.getByRole('textbox', { name: 'Your hands' })).toHaveValue(''),
  },
  {
    name: 'the grid',
    path: '/ultimate-texas-holdem/learn/grid',
    does: async (page) => {
      await page.locator('[data-hand=AA]').click()
      await page.getByRole('button', { name: 'Score my marks' }).click()
    },
    shows: (page) => expect(page.getByRole('heading', { name: /of 169 right$/ })).toBeVisible(),
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
