import type { Locator, Page } from '@playwright/test'
import type { GameId } from '@/lib/games/ids'
import { said } from './fixture'

/* What the tests of the pay-table pages look at. */

export const ULTIMATE = '/ultimate-texas-holdem/pay-tables'

export const edge = (page: Page): Locator => page.locator('[data-figure=edge]')
/** To ten places, in the proof under the figures. */
export const exactEdge = (page: Page): Locator => page.locator('[data-figure=exact-edge]')
export const slider = (page: Page, name: string): Locator => page.getByRole('slider', { name, exact: true })
export const figure = (page: Page, name: string | RegExp): Locator =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(name) })
    .locator('dd')

/** The name of a pay: “Blind: Flush”. */
export function payName(game: GameId, table: string, hand: string): string {
  const { name, values } = said().games[game].fields[table]!
  return `${name}: ${values![hand]!}`
}

/** A number as the page writes it: `0.90`, in Spanish `0,90`. */
export const written = (number: string): string => number.replace('.', said().numbers.decimal)
/** `0.90%` */
export const percent = (number: string): string => said().numbers.percent(written(number))

export async function press(page: Page, key: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await page.keyboard.press(key)
}
